/** What is worn, given and kept, and what it sets going. */
import type { WrittenBeats } from '../beat.ts';

export const keepsakes: WrittenBeats = {
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
};
