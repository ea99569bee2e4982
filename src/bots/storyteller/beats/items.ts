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
      'And there lay the treasure, more than {H} could have carried in a year, and all of it there for the asking.',
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
};
