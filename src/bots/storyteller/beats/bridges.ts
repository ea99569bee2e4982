/** The last step to each ending: a sentence that brings nothing new and hands the tale over. */
import type { WrittenBeats } from '../beat.ts';

export const bridges: WrittenBeats = {
  'quarrel-tree': [
    [
      'L L?',
      'L-away L-captive',
      'After that nothing stood between {H} and {L} any longer, save a date and a minister.',
    ],
    ['L L?', 'L-away L-captive', 'And one fine day {H} and {L} put on clean shirts and asked everybody to come.'],
  ],
  'one-fire': [
    [
      'L L?',
      'L-away L-captive',
      '{H} and {L} had one another again, and no one asked any more whether it was fitting.',
    ],
  ],
  'she-said-yes': [
    [
      'Hm L L?',
      'L-away L-captive',
      'And {H} went straight to {L}, muddy as {H.he} was, for there was one thing still to be settled.',
    ],
    [
      'Hf L L?',
      'L-away L-captive',
      'And {L} was waiting for {H}, hat in hand, for there was one thing still to be settled.',
    ],
  ],
  'garden-gate': [
    [
      'Hf L L?',
      'L-away L-captive',
      '{L} was leaning there with {L.his} sleeves rolled up, as on the first day, and {H} saw how blind {H.he} had been.',
    ],
    [
      'Hm L L?',
      'L-away L-captive',
      '{H} was leaning there with {H.his} sleeves rolled up when {L} came up the lane, and she saw how blind she had been.',
    ],
  ],
  'no-crowns': [
    [
      'L L?',
      'L-away L-captive',
      'They offered the throne to {H} first and then to {L}, and each pointed to the other.',
    ],
  ],
  'supper-time': [
    [
      'P P?',
      'P-away P-captive done',
      'So they sat round the table that evening and tried not to look at {P.s} empty place.',
    ],
    ['', 'done', 'So they sat round the table that evening and tried not to look at the empty chair.'],
  ],
  'little-scar': [
    [
      'P P?',
      'P-away P-captive done',
      'At first nobody would believe it, so changed were {H} and {P} by all that they had been through.',
    ],
    ['', 'done', 'At first nobody at home would believe that it was {H}, so long had {H.he} been gone.'],
  ],
  'broken-coin': [
    [
      'P',
      'P-away P-captive done',
      '{H} felt in {H.his} pocket, and laid what {H.he} found there on the table, and {P} did the same.',
    ],
    [
      '',
      'done',
      'Then, before all of them, two hands were held out, and in each lay half of what had once been whole.',
    ],
  ],
  'where-they-parted': [
    [
      'P P?',
      'P-away P-captive done',
      '{H} had gone one way and {P} the other, and each had asked for the other at every inn.',
    ],
    ['L L?', 'L-away done', '{H} had gone one way and {L} the other, and each had asked for the other at every inn.'],
    ['', 'done', 'For all those whom {H} had lost had been looking for {H.him} as hard as {H.he} for them.'],
  ],
  'the-dog-knew-him': [
    ['Hm', 'done', 'So {H} came up the lane at last, grey with dust, and nobody knew {H.him} again.'],
    [
      'Pm P?',
      'P-away P-captive done',
      'So {H} and {P} came up the lane at last, and nobody would believe that the ragged fellow was {P}.',
    ],
    [
      '',
      'done',
      'So they all came up the lane at last, and behind them a ragged fellow whom nobody would believe to be who he was.',
    ],
  ],
  'last-stroke': [
    ['F+beast', 'F-beast done', 'And still {F} sat there in feathers, and the clock began to strike.'],
    ['', 'done', 'And now the hour had come at which it all must end, and the clock began to strike.'],
  ],
  'forgotten-name': [
    ['Hf', 'done', 'Only one thing was left to try, and {H} drew a deep breath.'],
    ['Lf', 'done', 'Only one thing was left to try, and {L} drew a deep breath.'],
    ['', 'done', 'Only one thing was left to try, and the eldest woman there stood up and drew a deep breath.'],
  ],
  'honest-tear': [
    [
      '',
      'done',
      '{H} had tried strength and {H.he} had tried cunning, and now {H.he} simply stood there and could do no more.',
    ],
  ],
  'feathers-dropped': [
    ['F+beast Fm', 'F-beast done', '{H} put {H.his} arms about {F}, feathers and all, and would not let go.'],
    ['', 'done', 'The wild swan that had followed {H} all this while came down and laid his neck in {H.his} lap.'],
  ],
  'one-sunrise': [
    ['L L?', 'L-away L-captive done', '{H} and {L} sat back to back all through the dark hours and held hands.'],
  ],
  'beggar-rules': [
    ['Hm', 'done', 'Nobody had thought to look under {H.s} rags, but when he spoke they knew the voice.'],
    [
      'Sm',
      'done',
      'And {S}, who had never told {H} his name, stood up in his rags, and they saw whom they had before them.',
    ],
    [
      '',
      'done',
      'And the one who had sat at the gate all that time, and whom {H} alone had ever greeted, stood up in his rags.',
    ],
  ],
  'back-stairs': [
    ['Vm', 'V+beaten done', 'All at once there were footsteps outside, and {V} heard them and went pale.'],
    [
      '',
      'V+beaten done',
      'All at once there were footsteps in the great hall, and he who had no business on that throne heard them.',
    ],
  ],
  'crown-that-fitted': [
    ['throne', 'done', 'So {H} was led up the steps by those who had once laughed at {H.him}.'],
    ['', 'done', 'So {H} was led up the steps, and everybody held their breath.'],
  ],
  'first-law': [
    ['Hf', 'done', 'So {H} sat down on the throne and asked for pen and ink.'],
    ['Lf', 'L-away L-captive done', 'So {L} sat down on the throne, and {H} brought her pen and ink.'],
    ['', 'done', 'So it was settled who should rule, and {H} {H.himself} brought her the pen and ink.'],
  ],
  'old-banner': [
    ['V', 'V+beaten done', 'So {V} was gone, and {H} opened the gates with {H.his} own hands.'],
    ['', 'done', 'So the bad years were over, and {H} opened the gates with {H.his} own hands.'],
  ],
  'dug-the-pit': [
    [
      'V',
      'V+beaten',
      '{V} had made everything ready for {H}, down to the branches on top, and stepped back to admire it.',
    ],
  ],
  'broom-and-bucket': [
    ['Vm', 'V+beaten', 'What was to be done with {V}, now that he could no longer harm {H} or anyone?'],
    ['', 'V+beaten', 'And the worst of those who had served against {H}, what was to be done with him?'],
  ],
  'magic-glass': [
    ['Vf', 'V+beaten', 'And {V}, who had lost everything but her vanity, went to ask who was to blame.'],
    ['', 'V+beaten', 'And she who had whispered it all into their ears went to ask who was to blame.'],
  ],
  'grain-of-barley': [
    ['Vm', 'V+beaten', '{V} swore that he had never meant {H} any harm.'],
    ['', 'V+beaten', 'Then the man who had carried tales against {H} swore that he had never meant any harm.'],
  ],
  'gold-to-lead': [
    ['Vf', 'V+beaten', '{V} did not wait for {H}, but made for the ferry with her skirts full.'],
    ['', 'V+beaten', 'She who had helped to rob {H} made for the ferry with her skirts full.'],
  ],
  'word-kept': [
    ['Hm', 'done', 'Nobody would have blamed {H} if he had simply gone his way.'],
    ['Lm', 'done', 'Nobody would have blamed {L} if he had simply gone his way.'],
    [
      '',
      'done',
      'And there was one more who had promised {H} something, and nobody would have blamed him if he had forgotten it.',
    ],
  ],
  'paid-in-kindness': [
    ['S S?', 'done', 'Now only one account was still open, and {H} waited for {S} at the gate.'],
    ['', 'done', 'Now only one account was still open, and {H} sat down at the gate to wait.'],
  ],
  'wet-wedding': [
    [
      'L L?',
      'done L-away L-captive',
      '{H} and {L} were to be married, and {H} remembered who else had been promised a seat at the table.',
    ],
    ['', 'done', 'There was to be a great feast, and {H} remembered who else had been promised a seat at the table.'],
  ],
  'last-penny': [
    [
      'V',
      'V+beaten done',
      '{H} laid the money down in front of {V}, and for the first time {V} looked {H.him} in the face.',
    ],
    ['', 'done', '{H} went to the one {H.he} owed it to, and laid down what {H.he} had.'],
  ],
  'seven-years': [
    ['Hf', 'done', 'One thing remained, and {H} had never hoped to be let off it.'],
    ['Lf', 'done', 'One thing remained, and {L} told {H} of it herself, and had never hoped to be let off it.'],
    ['', 'done', 'One thing remained, and she who had helped {H} most had never hoped to be let off it.'],
  ],
  'looked-twice': [
    ['Km', '', 'And {K} was ashamed that he had once had {H} turned away.'],
    ['Vm', 'V+beaten', 'And {V} was let go, and thought for a long time about how he had once laughed at {H}.'],
    ['Hm', '', 'And {H} thought for a long time about whom he had met, and in what coat.'],
    ['', '', 'And the gatekeeper who had once laughed at {H} thought for a long time about that.'],
  ],
  'read-backwards': [
    ['Hf', 'done', 'So {H} was rid of it, and a good deal wiser.'],
    ['Lf', 'done', 'So {L} was rid of it, and a good deal wiser.'],
    ['', 'done', 'So {H} was rid of it; and she who had wished it on {H.him} had learned something too.'],
  ],
  'small-doors': [
    [
      '',
      '',
      'And long after, when {H.s} hair was white, the lad who had held the lantern for {H.him} was asked what he had learned from it all.',
    ],
  ],
  'glad-of-home': [['', 'done', 'So {H} turned back, and those who had gone along with {H.him} turned back too.']],
  'hat-off': [
    ['Vm', 'V+beaten', 'Only {V} was left standing there, and for once he had nothing to say to {H}.'],
    ['', '', 'And there was one who had always looked down on {H} and all {H.his} friends.'],
  ],
  'still-laughing': [
    ['L L?', 'L-away L-captive', '{H} and {L} stayed there for the rest of their days, and some say longer.'],
  ],
  'standing-tree': [['', '', 'And on the spot where it all was decided {H} put a seed into the ground.']],
  'running-water': [['', '', 'And the beasts heard of it, and told it to their young, and were careful after that.']],
  'loaf-on-the-bridge': [['', 'done', 'And what {H} had promised, the others went on keeping when {H.he} was gone.']],
  'waiting-well': [
    [
      '',
      '',
      'As for the ring, {H} wanted no more of it, and dropped it in, and listened for a splash that did not come.',
    ],
  ],
  'white-feather': [
    ['Sf S?', 'S-away', 'Then {H} remembered {S}, without whom none of this would have come right.'],
    ['', '', 'Then {H} remembered who had stood by the wayside and pointed the way.'],
  ],
  'cows-in-the-ballroom': [
    [
      '',
      'done',
      'With that the last of the enchantment ran out, and {H} lay down where {H.he} was and shut {H.his} eyes.',
    ],
  ],
  'through-the-mirror': [
    ['Hf', '', 'But {H} had seen too much to stay, and one evening she folded her apron.'],
    ['Lf', '', 'But {L} had seen too much to stay, and one evening she kissed {H} on the forehead.'],
    ['', '', 'But she who had guided {H} all that way had no more to do there, and one evening she folded her apron.'],
  ],
  'evening-tide': [['', '', 'But {H} and the rest of them had got used to going on, and could not sit still.']],
  'sphinx-laughed': [
    ['', 'done', 'One question was still to be answered, and {H} stepped up to the one who asked it.'],
  ],
  'carried-the-key': [
    ['Hm', 'done', 'And now they all sat round {H} and shook their heads.'],
    ['', 'done', 'And now they all sat round and shook their heads at him who had stood by {H} from the beginning.'],
  ],
  'upside-down-map': [['', 'done', '{H} had looked under every stone, and they were about to give it up.']],
  'nobody-asked-her': [
    ['Hf', 'done', 'The learned men were still turning over their papers when {H} coughed.'],
    ['Pf P?', 'done', 'The learned men were still turning over their papers when {P} coughed.'],
    ['', 'done', 'The learned men were still turning over their papers when a small voice behind {H} coughed.'],
  ],
  'lowered-sword': [
    ['Hm V', 'V+beaten done', 'So {V} lay there, and {H} stood over {V.him}, and everyone waited.'],
    ['Lm V', 'V+beaten done', 'So {V} lay there, and beside {H} stood {L} with his arm raised, and everyone waited.'],
    [
      'V',
      'V+beaten done',
      'So {V} lay there, and before {H} stood the captain of the guard with his arm raised, and everyone waited.',
    ],
  ],
  'cut-ropes': [
    [
      'Hf Vm',
      'V+beaten done',
      'They brought {V} in, bound hand and foot, and asked {H} what she wanted done with him.',
    ],
    [
      'Vm',
      'V+beaten done',
      'They brought {V} in, bound hand and foot, and an aged mother whose house he had burned stood up from beside {H}.',
    ],
    [
      'V',
      'V+beaten done',
      'They brought in the henchman of {V}, bound hand and foot, and a woman whose house he had burned stood up from beside {H}.',
    ],
  ],
  'monster-gardener': [
    [
      'V',
      'V+beaten done',
      'Everyone thought that now it would be made to pay, but {H} held out {H.his} hand to it instead.',
    ],
    ['', 'done', 'Everyone thought that now it would be made to pay, but {H} held out {H.his} hand to it instead.'],
  ],
  'torn-sentence': [
    ['Kf', 'done', '{H} knelt before {K} and told her everything from the beginning.'],
    ['Hf', 'done', 'So {H} was queen, and on the first morning they laid a paper in front of her.'],
    ['', 'done', '{H} knelt down before the throne and told everything from the beginning.'],
  ],
  'last-laugh': [['', 'done', 'And when the will was read, {H} stood by the stove with the others and listened.']],
  'letter-to-each': [
    ['', 'done', 'When the mourning was over {H} and the others went up to open what had been left behind.'],
  ],
  'brought-her-soup': [
    ['Kf', 'done', '{K} had grown old, and when they asked her who should come after, she looked at {H} and smiled.'],
    ['Sf S?', 'done', 'Then it came out who {S} was, and she lifted her hand and pointed at {H}.'],
    ['', 'done', 'And she who had ruled them all in secret sent for {H} and for everybody else.'],
  ],
  'grandmothers-eyes': [
    ['L L?', 'L-away L-captive', '{H} and {L} lived in peace, and in time there was a cradle by the stove.'],
    ['', 'done', 'So {H} lived in peace, and in time there was a cradle by the stove.'],
  ],
};
