/** How things and people are, and what comes of that. */
import type { WrittenBeats } from '../beat.ts';

export const aspects: WrittenBeats = {
  beautiful: [
    ['L', '+lovers good', '{H} thought {L} the most beautiful sight {H.he} had ever seen, soot and all.'],
    ['V', 'bad', '{V} was beautiful, everyone agreed on that, and so nobody looked any further.'],
    ['S', '', 'When {S} smiled, {H} saw that {S.he} must once have been beautiful, and was so still, in a way.'],
    [
      '',
      'good',
      'It was the most beautiful morning of the year, and {H} decided that nothing bad could possibly begin on it.',
      '{H} sang as {H.he} went, and it was so beautiful that the reapers put down their sickles.',
    ],
  ],
  cursed: [
    [
      'V !curse',
      'H+cursed +curse want:curse bad',
      'And {V} laid a curse upon {H}: that whatever {H.he} loved should forget {H.him}.',
    ],
    [
      '!curse',
      '+curse want:curse bad',
      'But a curse lay on {H.s} family, and it came due in {H.his} eighteenth year.',
      'For {H} was cursed: whatever {H.he} counted, there was always one too few.',
    ],
    [
      'curse V',
      '+secret good',
      'It was said that an old curse lay on {V} too, and that {V.he} could only shake it off by handing it on.',
    ],
    [
      'curse',
      'good',
      '“No curse is longer than the breath it was spoken with,” {H} told {H.himself}, and felt a little better.',
    ],
  ],
  disguised: [
    [
      'V',
      'H+disguised good',
      'So {H} went to {V} in disguise, with flour in {H.his} hair and a cushion under {H.his} coat.',
      '{V} came to {H} in disguise, as a seller of ribbons, and very nearly had {H.him} deceived.',
    ],
    [
      'K',
      '+secret',
      'But the one at whose side {H} had been walking was {K} in disguise, come to hear what people said of {K.him}.',
    ],
    [
      '',
      'H+disguised +secret',
      '{H} changed clothes with a scarecrow, and in that disguise {H.he} walked past all who were looking for {H.him}.',
    ],
  ],
  'far-away': [
    ['P+away', '+journey bad', 'But {P} was far away by then, farther than bells can be heard.'],
    ['V', '', 'Far away, {V} felt a draught on {V.his} neck, and asked who was coming.'],
    ['L+away', '', 'And far away, at the same hour, {L} looked at the same star.'],
    [
      '',
      '+journey',
      '{H} had now come so far away that the bread had another name.',
      'What {H} needed was far away, past the last inn and the last hedge, and there was nothing for it but to go there.',
    ],
  ],
  frightened: [
    ['V', 'bad', '{H} was more frightened of {V} than {H.he} had ever been of anything, and went on all the same.'],
    ['V late', 'good', 'For the first time it was {V} who was afraid.'],
    ['F', '', '{F} was so frightened that {F.his} teeth clattered, but {F.he} did not leave {H.s} side.'],
    ['', 'bad', '{H} was frightened then, and said so aloud, and found that it helped.'],
  ],
  happy: [
    ['L', '+lovers good', '{H} and {L} were so happy that they forgot, for one whole afternoon, what hung over them.'],
    ['F', 'good', '{F} turned three somersaults, so happy was {F.he} that {H} had come through it.'],
    ['V', 'bad', '{V} could not bear to see anybody happy, and {H} had been whistling.'],
    ['', 'good', 'And for a little while {H} was as happy as a person can be who has wet feet.'],
  ],
  hidden: [
    ['V', 'good', '{H} lay hidden under the stacked hay while {V} walked up and down, no more than an arm away.'],
    ['treasure', '+secret', 'What {H} was after was hidden where nobody looks, in plain sight.'],
    [
      'P?',
      '+secret',
      'In the lining of {H.s} coat something had lain hidden since {H.he} was a baby: it was half of a coin.',
    ],
    [
      '',
      '+secret +token',
      'Behind a loose brick {H} found what somebody had hidden there in a great hurry: a tin box, and in it a lock of hair.',
    ],
  ],
  'long-lost': [
    [
      '!P',
      'N:kin +family good',
      'And that was how {H} came upon a long-lost cousin: {+piper/lacemaker}, who had {H.s} own ears.',
    ],
    [
      'P+away',
      '+loss',
      'A long-lost friend of {P.s} turned up with news, and none of it was good, but all of it was useful to {H}.',
    ],
    [
      'F',
      '+family +secret good',
      'From the way {F} laughed, {H} knew that here was {H.his} own long-lost cousin, and it turned out to be so.',
    ],
    [
      '',
      '+family',
      'And what fell out of the wall but the long-lost seal of {H.s} house, about which three generations had quarrelled.',
    ],
  ],
  lost: [
    ['@forest', 'H+lost bad', 'By evening {H} was lost, and every tree looked like the last.'],
    ['P+away', '+loss bad', 'All trace of {P} was lost at the water.'],
    ['F', 'bad', '{H} and {F} were hopelessly lost, and each was too polite to say so.'],
    ['', 'bad', '{H} had lost {H.his} way, and for three days met nobody but {H.his} own footprints.'],
  ],
  lucky: [
    ['V', 'good', 'It was lucky for {H} that {V} never looked up.'],
    [
      'H+captive',
      'H-captive good',
      'By a stroke of luck it was the jailer’s name day, and {H} stepped over him and out into the air.',
    ],
    [
      '',
      'good',
      'As luck would have it, {H} stumbled at just the right moment, and what was meant for {H.his} head went into the doorpost.',
      '{H} was born lucky, people used to say, and now for the first time {H.he} thought that they might be right.',
    ],
  ],
  poisoned: [
    [
      'V F',
      'F+poisoned bad',
      '{V} had poisoned the cup, but it was {F} who drank from it, and {F.he} sank down at {H.s} feet.',
    ],
    ['V', 'bad', 'The apple that {V} held out to {H} was poisoned on one side, the red one.'],
    [
      'F+poisoned',
      'F-poisoned good',
      'Against that poison there was one herb only, and {H} found it with {H.his} bare hands, and {F} opened {F.his} eyes.',
    ],
    ['', 'bad', 'The well had been poisoned, and {H} was the only one who had not drunk from it.'],
  ],
  secret: [
    ['V', '+secret good', '{V} had a secret, and now {H} knew it.'],
    ['L', '+secret', '{L} told {H} a secret, and it weighed more than either of them had thought.'],
    ['S', '+secret', '“It is a secret,” said {S}, and at once told {H} all of it.'],
    [
      '',
      '+secret',
      '{H} had kept one secret all {H.his} life, and it was that {H.he} had been there when it happened.',
      'In secret, and by the light of one candle, {H} took the thing apart and saw how it was made.',
    ],
  ],
  sleeping: [
    ['V', 'good', '{V} had fallen asleep with {V.his} boots on, and {H} drew the keys out from under {V.his} cheek.'],
    [
      'curse',
      '+curse bad',
      'Wherever the curse had fallen people were asleep, with the spoon halfway to the mouth, and {H} walked among them on tiptoe.',
    ],
    ['F', 'good', 'While {F} slept, {H} put {H.his} own coat over {F.him} and thought matters out to the end.'],
    ['', 'good', '{H} slept for a day and a half, and woke with the answer on {H.his} tongue.'],
  ],
  stolen: [
    ['V', '+theft +wrong bad', 'In the morning it was gone: {V} had stolen all that {H} had in the world.'],
    [
      'theft V',
      '-theft good',
      '{H} did a thing then that {H.he} was not proud of, and stole back from {V} what {V} had stolen.',
    ],
    [
      'K',
      '+theft +wrong',
      'Something had been stolen from {K}, and {K} would not say what it was, only that {H} must bring it back.',
    ],
    ['', '+theft bad', 'That same hour somebody stole all that {H} had, down to {H.his} shadow, or so it felt.'],
  ],
  'this-animal-can-talk': [
    [
      'F',
      '',
      'A hedgehog sat in the way. “You are going in the wrong direction,” said the hedgehog, and {H} and {F} turned round.',
    ],
    [
      'V',
      '+secret good',
      '“Ask {V.him} what became of the others,” said the cat to {H}, and licked its paw as if it had not spoken.',
    ],
    [
      '',
      '+beast good',
      '“I would not, if I were you,” said a fox, and so {H} learned that the foxes in that country could talk.',
      'A mouse had been listening to {H} all the while. “There is a simpler way,” the mouse said.',
    ],
    ['L', 'good', '“Kiss, and have done with it,” said the cat, and {H} and {L} both blushed to the ears.'],
  ],
  'this-can-fly': [
    ['V', 'bad', 'Then {V} rose into the air and flew over the roofs like a burnt rag, and {H} could only look on.'],
    ['has:cloak', 'good', 'The cloak filled with wind and flew up with {H} in it, over hedge and steeple.'],
    [
      '',
      '+journey good',
      'It was only a carpet with a hole in it, but when {H} sat down it flew up through the roof and away.',
      '{H} spoke kindly to the wind, and the wind picked {H.him} up, and {H.he} flew through the air until {H.his} hat was full of stars.',
    ],
  ],
  tiny: [
    ['S', 'H>nut good', '{S} gave {H} a tiny walnut, and in it was folded a whole suit of clothes.'],
    ['V', 'bad', '{V} laughed and said that a person so tiny should not have such large plans, and {H} remembered it.'],
    [
      'H+captive',
      'H-captive good',
      'There was a tiny crack in the wall of {H.s} cell, and {H} worked at it with a spoon until it was a large one.',
    ],
    [
      '',
      '',
      'What {H} had taken for a speck of dust was a tiny coach with six tiny grooms, and it drew up beside {H.his} boot.',
      'It was a tiny thing that gave it away, no bigger than a pea, but {H} noticed it.',
    ],
  ],
  ugly: [
    [
      'L',
      '+lovers good',
      '“They told me you were ugly,” {L} said to {H}, “and I was so relieved when it was only your hat.”',
    ],
    ['V', '', 'For one instant {V} forgot to smile, and {H} saw how ugly {V.he} was underneath.'],
    ['S', '+stranger', 'The children called {S} ugly and threw clods, until {H} went and stood in front of {S.him}.'],
    ['', '', '{H} chose the ugly little casket of the three, since nobody else had wanted it.'],
  ],
  'very-strong': [
    [
      'H+captive',
      'H-captive good',
      'Nobody had told {H} how strong {H.he} had grown, and when {H.he} leaned on the wall the wall gave way.',
    ],
    [
      'F',
      'good',
      '{F} was so strong that {F.he} could lift a cow with a calf in it, and now {F.he} lifted the stone from {H.s} path.',
    ],
    ['V', 'bad', '{V} was as strong as ten, and knew it, and that was the trouble.'],
    ['', 'good', '{H} was given a sip from the jug, and at once was as strong as an ox, though only until sundown.'],
  ],
  'very-wise': [
    ['S', '+riddle good', '{S} was very wise, and so gave {H} no advice at all, only a question to take along.'],
    ['K', '', '{K} was wise enough to know who was wiser, and asked {H}.'],
    ['F', 'good', '{F}, who was wiser than {F.he} looked, told {H} to wait one more day.'],
    [
      '',
      '+riddle',
      'A wise owl in a hollow oak told {H} only this: that the end was sewn to the beginning.',
      'All the wise men of the land had given it up, and {H} only tried it because {H.he} did not know that.',
    ],
  ],
  blind: [
    ['V', '', '{V} had one weakness, and {H} found it: in bright light {V.he} was as blind as a mole.'],
    ['S', '+stranger good', 'Only now did {H} see that {S} was blind, and had known {H.him} by {H.his} step.'],
    [
      'curse',
      'bad',
      'For three days the curse took {H.s} eyes, and {H.he} was blind, and learned the world again by hand.',
    ],
    [
      '',
      'N:friend good',
      '{H} gave {H.his} arm to {+fiddler} who was blind, and was told in return what the seeing never notice.',
    ],
  ],
  mad: [
    ['V', 'bad', '{V} went raving mad for an afternoon, and threw down every plate in the house, two by two.'],
    ['K', '+secret', 'People said that {K} had gone mad, but {H}, who had listened to {K.him}, was not so sure.'],
    [
      '',
      '',
      'Everybody told {H} that {H.he} was mad to try it, and they said it so often that {H.he} began to hum it.',
      'A madman in a paper hat made {H} a deep bow, and told {H.him} the only sensible thing {H.he} had heard all week.',
    ],
  ],
  evil: [
    [
      'V',
      '+wrong bad',
      'There was something evil in {V}, and it had got in young and put down roots.',
      '{V} had done evil for so long that it no longer gave {V.him} any pleasure, and {V.he} did it from habit.',
    ],
    [
      '!V',
      'N:villain +villain +wrong bad',
      'But something evil had its eye on {H}, and its name was {+baron/baroness}, to give it no other.',
    ],
    ['', 'bad', '{H} felt that something evil had passed that way, for the grass did not get up again.'],
  ],
  foolish: [
    ['V', 'good', '{V} took {H} for a fool, and that was the most foolish thing {V.he} ever did.'],
    [
      'F',
      '',
      'It was a foolish question that {F} asked, and nobody else would have dared to, and the answer to it saved {H}.',
    ],
    ['L', '+lovers', '{H} said something so foolish to {L} that {H.he} blushed for a week, and {L} treasured it.'],
    ['', 'bad', '{H} had been foolish, and {H.he} knew it the moment the gate fell shut.'],
  ],
  'this-object-can-talk': [
    ['V', '+secret good', '“{V} lies,” said the kettle suddenly, and {H} nearly dropped it.'],
    ['has:mirror', 'good', '“Not that way,” said the mirror in {H.s} bundle, in a muffled voice.'],
    [
      '',
      '+secret good',
      '“Mind your head,” said the gatepost, and {H} thanked it before {H.he} had time to be surprised.',
      'The clock had not spoken for a hundred years. “High time,” said the clock to {H}.',
    ],
  ],
};
