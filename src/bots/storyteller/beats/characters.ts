/** Who comes into the tale, and what follows from it. */
import type { WrittenBeats } from '../beat.ts';

export const characters: WrittenBeats = {
  beggar: [
    [
      '!S',
      'N:stranger +stranger good',
      '{H} shared {H.his} last crust with {+beggar}, who looked at {H.him} for a long while and said, “You will need me before I need you.”',
      '{+beggar} held out an empty bowl to {H}, and {H}, who had little enough, dropped in the only penny {H.he} owned.',
    ],
    [
      '',
      'N:stranger +stranger',
      '{H} would have walked on, but {+beggar} caught {H.him} by the sleeve and asked where {H.he} was bound.',
    ],
    [
      'V',
      'N:stranger +stranger +secret',
      '{+beggar} to whom {H} had given a coin bent close and told {H.him} what everybody whispered about {V}.',
    ],
  ],
  child: [
    [
      '',
      'N:friend good',
      '{H} was not too proud to ask {+small boy/small girl}, who knew every hole in every hedge and said at once, “I will show you.”',
      'It was a child who saw it first: {+small boy/small girl} pulled at {H.s} hand and pointed.',
    ],
    [
      'V',
      'bad +wrong',
      'But {V} let it be known that every family must give up a child, and there was weeping in every street.',
    ],
    ['L', '+family', 'Within the year {H} and {L} had a child, with {H.s} chin and {L.s} temper.'],
  ],
  cook: [
    [
      'H+captive',
      'H-captive N:friend good',
      'But {+cook} who brought {H} {H.his} bread took pity on {H.him}, left the bolt undrawn, and looked the other way.',
    ],
    [
      'K',
      'N:friend',
      'So that {H} could be near {K}, {+cook} took {H.him} on to scour the pots, and asked no questions.',
    ],
    [
      '',
      'N:friend good',
      '{H} found work with {+cook}, who hid a warm heart under a dreadful temper and soon would not hear a word against {H.him}.',
    ],
    [
      'V',
      'N:friend +secret',
      '{V.s} own cook, who had seen everything through the hatch, told {H} more in an hour than others had in a year.',
    ],
  ],
  enemy: [
    [
      '!V',
      'N:villain +villain bad',
      'But {H} had an enemy: {+steward} who had never forgiven {H.him} for being loved.',
      'But {H} had made an enemy without knowing it, and that was {+magistrate}, who smiled at {H.him} and counted the days.',
    ],
    [
      'V',
      '+wrong bad',
      'From that day on {V} was {H.s} sworn enemy, and made no secret of it.',
      '“Then I am your enemy,” {V} said to {H}, very softly, “and you will wish that I were not.”',
    ],
    [
      'V F',
      'bad',
      '{F} warned {H} that an enemy does not always come with drums, and that {V} was closer than {H.he} thought.',
    ],
  ],
  'old-man': [
    [
      '!S',
      'N:stranger +stranger good',
      'There sat {+old man} mending a net that had no end, and he said to {H} without looking round, “You are late.”',
      '{+old man} whose bundle {H} had carried a mile told {H.him} which way to take, and which of two brothers to believe.',
    ],
    [
      'riddle',
      '+token',
      'An old man laughed when {H} asked him for the answer. “I have forgotten it,” he said, “but I remember who knows it.”',
    ],
    [
      'V',
      '+secret',
      'An old man, the last who remembered, told {H} what {V} had been like when {V.he} was young and nobody was afraid of {V.him}.',
    ],
    [
      '',
      '',
      'An old man on a bench said to {H}, “Everyone hurries past what they are looking for,” and went back to his pipe.',
    ],
  ],
  'old-woman': [
    [
      '!S',
      'N:stranger +stranger good',
      '{+old woman} was dragging a sack of turnips up the slope, and {H} took it from her without being asked.',
      '{H} drew water for {+old woman}, who tasted it, nodded, and began to speak of things that nobody could have told her.',
    ],
    [
      'curse',
      '+riddle',
      'An old woman looked at {H} with her one good eye and said, “What was knotted with a word can only be loosed with one.”',
    ],
    [
      '!treasure',
      'H>ball good',
      'An old woman put a ball of grey wool into {H.s} hand. “Let it roll,” she said, “and do not be too clever to follow it.”',
    ],
    ['', '', 'An old woman took {H} in, asked for nothing, and sat up until all had been told.'],
  ],
  shepherdess: [
    [
      'Hm !L',
      'N:love +lovers good',
      '{+shepherdess} laughed at the way {H} crossed the stile, and {H} crossed it twice more so as to hear it again.',
    ],
    [
      '',
      'N:friend good',
      '{+shepherdess} left her flock to the dog, took her crook, and walked with {H} as far as anyone had ever been.',
      '{H} helped {+shepherdess} to find a lamb that had strayed, and in return she told {H.him} where not to set {H.his} foot.',
    ],
    [
      'V',
      '',
      'A shepherdess had seen {V} go by at dawn with something heavy under {V.his} coat, and she showed {H} the tracks.',
    ],
  ],
  thief: [
    [
      '!V',
      'N:villain +wrong +theft bad',
      'But {+thief} had been watching {H}, and by sunrise all that {H} had saved was gone.',
    ],
    [
      'H+captive',
      'H-captive N:friend good',
      'In the straw beside {H} sat {+thief}, who said that locks were a kind of handwriting, and read this one to {H.him} from the other side.',
    ],
    [
      '',
      'N:friend good',
      '{H} caught {+thief} with a hand in {H.his} pocket, and let {N.him} keep the crust that {N.he} found there; after that {N.he} was the best friend {H.he} had.',
    ],
    ['V', '', 'A thief who had once worked for {V}, and never been paid, drew {H} a map on the back of {H.his} hand.'],
  ],
  witch: [
    [
      '!V',
      'N:villain +villain +curse bad',
      'But in that country there was {+witch}, who forgot no slight and forgave no kindness.',
      'But {+witch} had smelled {H} coming for a mile, and she had already put the kettle on.',
    ],
    [
      'Vf !witch',
      '+witch +secret bad V+witch',
      'Only then did {H} understand that {V} was a witch, and had been one all along.',
    ],
    [
      '',
      '+bargain +witch',
      'A witch offered {H} what {H.he} wanted for the colour of {H.his} eyes, and {H} bargained her down to one of {H.his} dreams.',
    ],
    [
      'V',
      '+bargain bad +witch',
      '{V} went to a witch by the back way, and came out again with a small jar and a bad conscience.',
    ],
  ],
  orphan: [
    [
      '',
      'N:friend good',
      'An orphan attached {N.himself} to {H}, {+bootblack/goose girl} without a soul in the world, and would not be shaken off.',
      '{H} took an orphan under {H.his} wing: {+chimney sweep/match seller}, all elbows and questions.',
    ],
    ['!P !family', '+family', 'For {H} was an orphan, and had learned early to be {H.his} own mother and father.'],
    ['V', '+secret', 'It was said that {V} had been an orphan once, left in a basket at a door that did not open.'],
  ],
};
