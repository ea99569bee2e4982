/** Things, and what they set going. */
import type { WrittenBeats } from '../beat.ts';

export const items: WrittenBeats = {
  axe: [
    [
      'H+captive',
      'H-captive good',
      'Somebody had left an axe in the yard, and {H} reached it through the bars with {H.his} belt and was free by sunrise.',
    ],
    [
      '@forest',
      'H>axe',
      '{H} found an axe stuck fast in a stump, and when {H.he} pulled it out the whole wood sighed.',
    ],
    [
      'V !has:axe',
      'H>axe good',
      'So {H} took an axe from the wall, not to use it, but so that {V} should see that {H.he} had it.',
    ],
    ['F', 'good', '{F} swung the axe once, twice and again, and there was a way through where there had been none.'],
    [
      '',
      'H>axe good',
      '{H} earned {H.his} keep with an axe for a whole month, and was paid with something better than money: the truth.',
      'The only thing of any use that {H} owned was an axe, and with it {H.he} hewed {H.his} way through.',
    ],
  ],
  boat: [
    [
      '@at-sea',
      'go:island',
      'The boat sprang a leak in the third hour, and {H} bailed with {H.his} hat until the keel touched sand.',
    ],
    [
      '',
      'go:shore +journey',
      '{H} found a boat with no oars, sat down in it all the same, and it slid out over the water as if somebody had called it, all the way to the far side.',
      'A ferryman lent {H} his boat on the promise that {H.he} would bring it back, and by evening {H.he} was on the other side.',
    ],
    [
      'V',
      '+journey bad',
      'When {H} came down to the water, {V} had already taken the only boat.',
      '{V} had a hole bored in every boat along the shore, all but one, and that one {H} found.',
    ],
    [
      'L',
      '+journey',
      '{H} and {L} got away in a boat hardly wider than a cradle, and neither of them could swim, but the far side held still for them.',
    ],
  ],
  book: [
    [
      'curse',
      '+riddle good',
      'In a book with iron clasps {H} found the whole matter of the curse written down, all but the last line.',
    ],
    [
      'V',
      '+secret good',
      '{V} wrote everything down in a black book, and {H} had only to find out where {V.he} kept it.',
    ],
    [
      '',
      'H>book +riddle',
      'Somebody gave {H} an old book with blank pages, all but one, and on that one stood {H.his} own name.',
      '{H} had once learned to read from a torn book, and it was that which helped {H.him} now: {H.he} read the sign that others passed by.',
    ],
    [
      'K',
      '+secret',
      '{K} showed {H} the great book of the house, from which one leaf had been cut, and {H} knew where {H.he} had seen that leaf.',
    ],
  ],
  crown: [
    [
      'throne V',
      '+throne bad',
      'And {V} put on the crown with {V.his} own hands, since nobody else would do it for {V.him}.',
    ],
    ['K', '+throne', '{K} took off the crown and set it on {H.s} head for a moment. “Heavy, is it not?” said {K}.'],
    [
      '',
      '+throne +secret H>crown',
      'At the bottom of {H.s} bundle, wrapped in a stocking, lay a small golden crown, and {H} had never been told where it came from.',
      'For it was said that there was a crown lying somewhere that would fit only the right head, and {H} laughed at that, and then stopped laughing.',
    ],
    [
      'throne',
      '',
      'The crown had lain on its cushion for seven years, and those who tried to lift it could not; {H} took care not to touch it.',
    ],
  ],
  door: [
    [
      'H+captive',
      'H-captive good',
      'Then {H} did what no prisoner had thought of: {H.he} tried the door, and it had never been locked.',
    ],
    [
      'V',
      'good',
      'Behind {V.s} chair there was a door that {V.he} never looked at, and so {H} looked at nothing else.',
    ],
    [
      '',
      '+secret',
      'Then {H} stood before a door without a handle, and so {H.he} did the only thing left to do and knocked.',
      '{H} might open every door but one, they told {H.him}, and of course from that moment {H.he} thought of no other.',
    ],
    ['S', 'good', '{S} showed {H} a door so low that {H.he} had to go through it on {H.his} knees.'],
  ],
  fire: [
    ['night', 'good', '{H} made a fire no larger than a hat, and sat beside it until {H.his} courage had dried.'],
    ['V', '+wrong bad', 'In {V.his} rage {V} set fire to all that {H} had worked for.'],
    ['F', 'good', '{H} and {F} sat by the fire, and {F} told {H.him} what {F.he} had never told anybody.'],
    [
      '',
      '',
      'There was a fire burning where no one had laid one, and in it {H} saw, quite clearly, what {H.he} had to do.',
      '{H} put {H.his} hand into the fire, as {H.he} had been told to, and it did not burn {H.him}.',
    ],
  ],
  food: [
    ['S', 'good', '{S} set bread before {H}, and however much {H.he} ate there was always a slice left over.'],
    ['F', 'good', '{H} and {F} shared the last of the cheese, and agreed that it had never tasted better.'],
    ['V', 'bad', '{V} invited {H} to supper, and {H} noticed that {V} {V.himself} did not eat.'],
    ['H+captive', 'bad', 'They gave {H} nothing to eat but a crust a day, and half of that {H.he} kept for the mice.'],
    [
      '',
      'good',
      '{H} had eaten nothing for two days when {H.he} came upon a table laid for one, and the soup was still hot.',
      'All that {H} had left was a loaf of bread, and {H.he} broke it in two, for {H.he} was never one to eat alone.',
    ],
  ],
  ring: [
    [
      'L',
      'L>ring +token +lovers good',
      '{H} gave {L} a ring of plaited straw, since {H.he} had no other, and {L} would not have changed it for rubies.',
    ],
    ['P+away', 'H>ring +token', 'In the ashes {H} found a ring, and it was {P.s}.'],
    [
      'K',
      '+token H>ring',
      '{K} drew the ring from {K.his} finger and gave it to {H}, and after that every gate stood open.',
    ],
    [
      'V',
      '+token +secret',
      '{V} wore a ring turned inward, and when {H} saw what was cut in the stone {H.he} understood a great deal.',
    ],
    [
      '',
      'H>ring +token +secret',
      'A fish that {H} bought for a farthing had a ring in its belly, and on the ring stood three letters that {H} knew.',
      '{H} put the ring on {H.his} thumb, it being too big for any other finger, and heard at once what nobody else could hear.',
    ],
  ],
  spell: [
    ['V', 'H+cursed +curse bad', 'Then {V} spoke a spell over {H}, slowly, like someone reading out a bill.'],
    ['curse', '+riddle', 'A spell has always one weak stitch, and {H} began to look for the weak stitch in this one.'],
    [
      '',
      '+curse +riddle',
      '{H} had picked up one scrap of a spell, the middle part, and knew neither how it began nor where it stopped.',
      '{H} said the spell backward by mistake, and it worked a great deal better that way.',
    ],
    ['S', 'good', '{S} taught {H} a spell of three words, good for one use only, and made {H.him} say it into a jug.'],
  ],
  sword: [
    [
      'V has:sword',
      'good',
      '{H} laid the sword across the threshold, and {V}, for all {V.his} boasting, could not step over it.',
    ],
    [
      '!has:sword',
      'H>sword good',
      'From the thatch {H} drew a sword that had been put there before {H.he} was born, and there was not a speck of rust on it.',
    ],
    ['V', 'bad', 'At that {V} drew a sword and let {H} see how thin the edge was.'],
    [
      '',
      'H>sword',
      '{H} traded {H.his} coat for a sword that would not leave its sheath for anything but a just cause, and felt very cold and very safe.',
    ],
  ],
  treasure: [
    [
      'V',
      '+treasure +wrong bad',
      '{V} had heaped up treasure enough to pave the way to the moon, and every piece of it had belonged to somebody else.',
    ],
    [
      'want:fortune',
      '+treasure done good',
      'And there lay the treasure, more than {H} could have carried in a year, and all of it {H.his} for the asking.',
    ],
    [
      'F',
      '+treasure +riddle',
      '{F} owned half of a treasure map, and {H}, though {H.he} did not know it yet, owned the other half.',
    ],
    [
      '',
      '+treasure',
      'Under the stone {H} found a treasure, and took a single coin, and put the stone back.',
      'People said that there was treasure to be had for whoever dared, and {H}, who had nothing, found that {H.he} dared.',
    ],
  ],
  window: [
    [
      'H+captive',
      'H-captive good',
      'There was a window no wider than a loaf, and {H}, having been fed so little, went through it.',
    ],
    ['L', 'good', '{L} put a candle in the window so that {H} should know {H.he} was waited for.'],
    ['V', '+secret good', 'Through a window {H} saw {V} alone, weeping, and did not know what to make of it.'],
    [
      '',
      '+secret',
      '{H} climbed to a window where a light was burning, and what {H.he} saw through the glass made {H.him} hold {H.his} breath.',
    ],
  ],
  cloak: [
    [
      'S',
      'H>cloak good',
      '{S} took off a cloak the colour of dusk and laid it over {H.s} shoulders. “It will forget to show you,” said {S}.',
    ],
    ['V', '+secret', '{V} never took off {V.his} cloak, not even at table, and {H} began to wonder what was under it.'],
    ['has:cloak', 'good', 'Under the cloak nobody saw {H}, and so {H.he} heard what {H.he} was never meant to hear.'],
    [
      '',
      'H>cloak good',
      '{H} cut {H.his} cloak in two and gave away the warmer half.',
      'All that was left to {H} was a cloak so patched that nobody could tell which piece of it had been the first.',
    ],
  ],
  flower: [
    ['L', '+token L>flower +lovers good', '{H} picked a flower for {L}, a common one, and {L} pressed it and kept it.'],
    [
      'curse',
      '+riddle H>flower',
      'Only the flower that blooms in the snow could help, {H} was told, and so that was what {H.he} began to look for.',
    ],
    [
      'V',
      'bad',
      'Wherever {V} set {V.his} foot each flower hung its head, and so {H} could tell where {V.he} had been.',
      'There was one flower that {V} could not abide, and {H} pinned it to {H.his} collar.',
    ],
    [
      '',
      'H>flower +token',
      '{H} had kept one flower from {H.his} own garden, and though it had been in {H.his} pocket all this while it had not withered.',
    ],
  ],
  mirror: [
    ['V', '+secret', '{V} kept a mirror covered with a cloth, and one evening {H} lifted the cloth.'],
    [
      'P?',
      '+riddle',
      'In the mirror {H} saw not {H.his} own face but the one {H.he} had come for, very small and a long way off.',
    ],
    ['L', '', '{H} and {L} looked into one mirror, and it showed them old, side by side, and laughing.'],
    [
      '',
      'H>mirror',
      'A pedlar gave {H} a mirror in which everybody looked as they were, and for that reason nobody had ever bought it.',
    ],
  ],
  shoe: [
    ['L', '+token', '{L} lost a shoe upon the steps, and {H} picked it up, and would not have sold it for a dukedom.'],
    [
      'P?',
      'good',
      'Half buried in the mud was a shoe, and when {H} had wiped it clean {H.he} saw that {H.he} was on the right track.',
    ],
    [
      '',
      'H>shoes',
      '{H} had worn out one pair of shoes already, and now {H.he} put on the second, which were of iron.',
      'In the heel of {H.s} left shoe there was something hard, and when {H.he} shook it out it was a golden nail.',
    ],
    ['V', '', '{V} always limped a little, for one shoe was a hoof inside, and {H} had noticed.'],
  ],
  gift: [
    [
      'S',
      'H>gift +token good',
      '{S} gave {H} a gift wrapped in a cabbage leaf, and said that it must not be unwrapped before the last hour.',
    ],
    ['L', '+token', '{L} made {H} a present of the one thing {L.he} had never lent to anybody.'],
    ['V', 'bad', '{V} sent {H} a gift in a box with holes in the lid, and whatever was inside it was breathing.'],
    [
      '',
      'H>gift',
      'For a parting gift they gave {H} salt, a needle and a candle end, and each of these was to save {H.his} life.',
    ],
  ],
  key: [
    [
      'H+captive',
      'H-captive good',
      'The mouse that {H} had fed all winter came back with a key in its mouth, and {H} opened the lock with shaking hands.',
    ],
    [
      'V',
      '+secret +token H>key',
      'From {V.s} belt hung a key that fitted no lock in the house, and {H} contrived to be standing near when it fell.',
    ],
    ['S', 'H>key +token +riddle good', '{S} gave {H} a key and would not say what it was for.'],
    [
      '',
      'H>key +token +riddle',
      '{H} carried on a string about {H.his} neck a small key, and had never found the lock that went with it.',
    ],
  ],
  tree: [
    [
      '@forest',
      '+secret',
      'In the middle of the wood stood a tree with a face in its bark, and it opened one eye when {H} came near.',
    ],
    [
      'V',
      '',
      '{V.s} strength, so the story went, was not in {V.him} at all but hung in a tree like an apple, and {H} made up {H.his} mind to find it.',
    ],
    ['L', '+lovers', 'Into the bark of a tree {H} cut {L.s} name, and {L} pretended not to have seen it.'],
    [
      '',
      '',
      '{H} sat down under a tree to think, and an acorn fell on {H.his} head, and with it, it seemed, a thought.',
      '{H} climbed to the top of the tallest tree, and from there {H.he} saw how matters lay.',
    ],
  ],
  bell: [
    [
      'V',
      'bad',
      'As soon as {H} set foot inside, a bell began to ring of its own accord, and {V} lifted {V.his} head.',
    ],
    ['night', '', 'A bell rang somewhere, thirteen times, and {H} counted every stroke.'],
    ['curse', '', 'Nobody had heard the bell since the curse fell, but {H} heard it now, thin and clear.'],
    [
      '',
      'H>bell',
      '{H} wore a small bell on {H.his} wrist, given {H.him} in the cradle, and it rang whenever somebody lied.',
      'Then a bell rang out, and all who heard it put down what they were holding and came to where {H} was.',
    ],
  ],
  letter: [
    [
      'P+away',
      '+secret good',
      'A letter came for {H}, and it was in {P.s} hand: “Do not look for me,” it said, and so {H} knew exactly where to look.',
    ],
    ['L', '+token', '{L} sent {H} a letter with nothing in it but a drawing of a gate, standing open.'],
    ['V', 'bad H+tricked', '{V} had a letter forged in {H.s} name, and it said all that {H} would never have said.'],
    [
      '',
      'H>letter +riddle',
      'That same day a letter was put into {H.s} hand, with no name on it and a seal that {H.he} had seen once before.',
    ],
    ['K', '', '{K} wrote a letter with {K.his} own hand, and told {H} to deliver it and on no account to read it.'],
  ],
};
