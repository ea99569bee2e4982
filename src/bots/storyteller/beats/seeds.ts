/** Sentences without a card: what an ending will need, sown in time; ties between the villain and the quest; the solution. */
import type { WrittenBeats } from '../beat.ts';

/** By what the endings ask for. */
export const seeds: WrittenBeats = {
  'seed lovers': [
    [
      '!L',
      'N:love +lovers good',
      'Now there was {+clockmaker} whom {H} could not get out of {H.his} mind.',
      'It should be said that {H} had left {H.his} heart with {+rope maker}, and had not asked for it back.',
      'All this {H} would gladly have told to {+beekeeper}, who listened better than anyone and blushed more easily.',
      'And all this while {H} was thinking of {+saddler/seamstress} with freckles, who had once lent {H.him} an umbrella.',
    ],
  ],
  'seed villain': [
    [
      '!V want:find P?',
      'N:villain +villain +wrong +tied P+captive bad',
      'Now it was {+steward/dowager} who had spirited {P} away, for reasons that will come out, and {N} did not like to be asked.',
    ],
    [
      '!V want:debt',
      'N:villain +villain +tied bad',
      'The one to whom it was owed was {+moneylender}, who never raised {N.his} voice and never forgot a date.',
    ],
    [
      '!V want:curse',
      'N:villain +villain +wrong +tied bad',
      'The one who had wished it on {H} was {+weather-maker}, who had not been asked to the christening and had taken it ill.',
    ],
    [
      '!V want:throne',
      'N:villain +villain +wrong +tied bad',
      'The one who had done the cheating was {+steward/chamberlain’s widow}, who slept badly and had {H} watched.',
    ],
    [
      '!V want:riddle',
      'N:villain +villain +tied bad',
      'Only {+curiosity dealer} knew the answer, and {N.he} sold answers dear and liked nobody else to have any.',
    ],
    [
      '!V want:fortune',
      'N:villain +villain +tied bad',
      'But whoever earned a penny in those parts had to hand it to {+tax collector}, who counted with {N.his} eyes shut and was never wrong.',
    ],
    [
      '!V want:wonder',
      'N:villain +villain +tied bad',
      'But at the last hill sat {+gatekeeper}, who let no one by, and of {H} {N.he} took particular notice.',
    ],
    [
      '!V !want:find !want:debt !want:curse !want:throne !want:riddle !want:fortune !want:wonder',
      'N:villain +villain bad',
      'But {+steward/chamberlain’s widow} wished {H} ill, and had power enough to do something about it.',
      'But there was {+moneylender} in those parts who could not see a light without wanting to blow it out, and {N.he} had noticed {H}.',
    ],
  ],
  'seed friend': [
    [
      '!F',
      'N:friend good',
      'About that time {H} fell in with {+fiddler/fiddler’s widow}, who owed nobody anything and was glad of company.',
      'It was then that {H} got to know {+barrel maker}, who talked without stopping and never told a lie.',
    ],
  ],
  anew: [
    [
      'V+beaten',
      'V-beaten anew bad',
      'But {V} was not as beaten as everybody thought, and one morning the bed was found empty.',
      'It would have ended there, had {V} been one to take a lesson, but {V.he} only waited for people to look elsewhere.',
    ],
    ['!V', 'anew want:wonder', 'It might have ended there, but {H} had acquired the habit of going on.'],
  ],
  free: [
    [
      'H+captive',
      'H-captive good',
      'But no wall is built without a draught, and {H} felt along the stones until {H.he} found where it came in, and got out the same way.',
      'They had forgotten one thing, and that was how thin hunger had made {H}, who turned sideways and was gone.',
    ],
  ],
  'seed family': [
    [
      '!P',
      'N:kin +family',
      'The only kin that {H} had left was {+cousin}, who worried about {H.him} from morning to evening.',
    ],
  ],
  'seed loss': [
    [
      '!P',
      'N:kin N+away +family +loss want:find bad',
      'Now {H} had {+cousin} whom {H.he} loved better than anyone, and one evening {N} went to fetch in the washing and was not seen again.',
    ],
    ['P', 'P+away +loss bad want:find', 'But when {H} next asked after {P}, nobody had seen {P.him} since Sunday.'],
  ],
  'seed ruler': [
    [
      '!K',
      'N:ruler +ruler',
      'In that country everything had to be put before {+duke/duchess}, and so in the end {H} was put before {N.him} too.',
    ],
  ],
  'seed beast': [
    [
      '',
      'N:friend +beast good',
      'From that day on {+hedgehog} went everywhere with {H}, and had opinions.',
      'About then {+badger} began to walk at {H.s} heels, grumbling, and could not be sent home.',
      '{H} freed {+cat} from a thicket of brambles, and it never left {H.him} after that, whatever it pretended.',
    ],
  ],
  'seed stranger': [
    [
      '',
      'N:stranger +stranger',
      'Then there came {+tinker} whom nobody in those parts had seen before, and {N.he} asked for {H} by name.',
      'In the shade sat {+knife grinder} whom {H} had seen three times that week, in three different places.',
      '{H} lent {H.his} coat to {+bird catcher} who was shivering, and was thanked with a very odd look.',
    ],
  ],
  'seed curse': [
    ['', '+curse bad', 'For something had been wished on {H} in anger, and it clung to {H.him} like wet wool.'],
  ],
  'seed secret': [['', '+secret', 'There was one thing that {H} had never told to anybody.']],
  'seed bargain': [
    ['V', '+bargain', '{V} proposed a bargain, and {H}, who saw no other way, shook hands on it.'],
    ['', '+bargain', 'And {H} gave {H.his} word, with all that hung upon it.'],
  ],
  'seed riddle': [
    [
      '',
      '+riddle',
      'There was something about it that {H} could not make out, and it went round and round in {H.his} head like a rhyme.',
    ],
  ],
  'seed journey': [['', '+journey', '{H} went on, and the milestones went by, and still it was not the right place.']],
  'seed wrong': [
    ['V', '+wrong bad', 'What {V} had done to {H} could not be forgiven, or so everybody said.'],
    ['', '+wrong bad', 'A great wrong had been done, and nobody had paid for it.'],
  ],
  'seed death': [
    [
      '',
      '+death +family bad',
      'That was the year in which {H} had to put on black and follow {H.his} grandfather up the hill.',
    ],
  ],
  'seed throne': [
    [
      '',
      '+throne +wrong',
      'And all the while the throne stood empty, and those who had the keeping of it quarrelled about the cushions.',
    ],
  ],
  'seed treasure': [
    [
      '',
      '+treasure',
      'And everyone who had ever gone that way had gone for the same thing: the chest that was said to lie at the end of it.',
    ],
  ],
  'seed token': [
    [
      '',
      '+token H>keepsake',
      '{H} felt in {H.his} pocket for the thing that {H.he} had carried since {H.he} was small, and it was still there.',
    ],
  ],
  'seed place': [
    [
      '',
      '+place',
      'By a well with a broken rim {H} stopped to drink, and it seemed to {H.him} that {H.he} had been there before.',
    ],
  ],
};

/** The villain and the quest belong together. */
export const ties: WrittenBeats = {
  tie: [
    ['want:find V P?', 'P+captive +tied +wrong', 'It was {V}, as {H} now learned, who had spirited {P} away.'],
    ['want:debt V', '+tied', 'And the one to whom all this was owed was {V}, who kept the paper in {V.his} hat.'],
    ['want:curse V', '+tied +wrong', 'And the one who had wished it on {H} was {V}, and nobody else.'],
    ['want:throne V', '+tied +wrong', 'And the one who sat where {H} should have sat was {V}.'],
    ['want:riddle V', '+tied', 'The answer was known to one person only, and that was {V}.'],
    [
      'want:fortune V',
      '+tied',
      'And whatever {H} earned, {V} had it out of {H.his} pocket before {H.he} could close the button.',
    ],
    ['want:wonder V', '+tied', 'And {V} had forbidden anybody to go any farther, on pain of {V.his} displeasure.'],
  ],
};

/** How the quest comes to its end, with the villain or without. */
export const solutions: WrittenBeats = {
  solution: [
    [
      'want:find V P?',
      'P-away P-captive V+beaten done good',
      'When {V} saw that {H} was not afraid of {V.him} any more, all {V.his} power went out of {V.him} like air, and {P} was free.',
    ],
    [
      'want:find P?',
      'P-away P-captive done good',
      'And there, as if {P.he} had only stepped out for a moment, sat {P}, and {H} had found what {H.he} came for.',
    ],
    [
      'want:debt V',
      'V+beaten done good',
      'So {H} put down what {H.he} owed in front of {V}, to the last farthing, and there was nothing that {V} could say.',
    ],
    ['want:debt', 'done good', 'So when the day came {H} paid what {H.he} owed, and slept well after it.'],
    [
      'want:curse V',
      'V+beaten done good',
      '{H} gave {V} back {V.his} own words, one by one, and with the last of them {V} was undone, and {H} stood there as light as a leaf.',
    ],
    [
      'want:curse',
      'done good',
      'And all that had been wished on {H} in anger fell from {H.him}, for {H.he} had outlived it.',
    ],
    [
      'want:throne V',
      'V+beaten done good',
      'Then {H} stood up before them all and said whose child {H.he} was, and {V} turned as white as chalk, for there was nobody who doubted it.',
    ],
    ['want:throne', 'done good', 'So {H} was given back all that {H.he} had been born to.'],
    [
      'want:riddle V',
      'V+beaten done good',
      'Then {H} said the answer aloud, and {V}, who had been so sure of it, sat down as if {V.his} strings had been cut.',
    ],
    [
      'want:riddle',
      'done good',
      'And all at once {H} had the answer, and laughed, because it had been there from the first.',
    ],
    [
      'want:fortune V',
      'V+beaten done good',
      'So {V} had to turn out {V.his} own pockets for once, and {H} took back {H.his} own and not a penny more.',
    ],
    [
      'want:fortune',
      'done good',
      'So {H} had made {H.his} fortune after all, though it did not look as {H.he} had imagined it.',
    ],
    [
      'want:wonder V',
      'V+beaten done good',
      'And since {V} could not forbid what was already done, {V} went off one evening and was not missed, and {H} had seen what lay on the other side.',
    ],
    [
      'want:wonder',
      'done good',
      'So {H} had seen what lay on the other side, and could tell all who asked that it was worth the walk.',
    ],
    [
      'V',
      'V+beaten good',
      'And {V} found, as such people do, that nobody was left who would hold the ladder, and gave it up, and {H} was free of {V.him}.',
    ],
    ['', 'good', 'And so {H} had come through it all, and could sit down at last.'],
  ],
};
