/** Kings and queens, and who belongs to whose family. */
import type { WrittenBeats } from '../beat.ts';

export const kin: WrittenBeats = {
  king: [
    [
      '!K',
      'N:ruler +ruler +throne',
      'Over all that country ruled {+king} who could no longer laugh, and he promised whatever was asked to anyone who could mend that.',
      'Now the land belonged to {+king} who trusted nobody, and word of {H} came even to him.',
    ],
    [
      'Km',
      '+bargain',
      'The king sent for {H} and said, “Do me one service, and I will ask no questions about the rest.”',
    ],
    [
      '!V',
      'N:villain +throne +wrong bad',
      'But the land had been taken by {+false king}, and those who remembered the true one did so with their mouths shut.',
    ],
    [
      'V',
      '+throne',
      'When the king heard what {V} had done, he offered half of all he had to whoever put an end to it.',
    ],
    ['', '', 'Even the king, who never looked up from his accounts, looked up when he was told about {H}.'],
  ],
  prince: [
    [
      'Hf !L',
      'N:love +lovers good',
      'It was there that {H} first saw {+prince}, who had run away from his own birthday and was up to the elbows in mud.',
      'Now {+prince} had sworn to marry nobody who did not beat him at chess, and {H} beat him twice.',
    ],
    ['Hm !F', 'N:friend good', '{H} pulled {+prince} out of a bog by his boots, and they were friends from that hour.'],
    [
      '!V',
      'N:villain +throne bad',
      'But {+prince} who wanted the throne before his time saw in {H} a piece that could be moved.',
    ],
    [
      '',
      '+throne',
      'A prince had come that way before {H} with forty servants, and had turned back at the first brambles.',
    ],
  ],
  princess: [
    [
      'Hm !L',
      'N:love +lovers good',
      'It was there that {H} first saw {+princess}, who had climbed over the wall to get away from her dancing master.',
      'Now {+princess} had refused eleven suitors by asking each for the truth, and {H} told it to her before she could ask.',
    ],
    [
      'Hf !F',
      'N:friend good',
      '{H} found a friend where {H.he} looked for none: {+princess} who was bored to tears and would have given all her pearls for an adventure.',
    ],
    ['', '+throne', 'A princess, so people said, would be given to whoever did what {H} was now about to try.'],
    [
      'V',
      '+wrong bad',
      'But {V} had made up {V.his} mind to have the princess and the land together, and {H} stood in the way of both.',
    ],
  ],
  queen: [
    [
      '!K',
      'N:ruler +ruler +throne',
      'Over all that country ruled {+queen} who had not spoken since her coronation, and she sent for {H}.',
      'Now the land belonged to {+queen} who weighed every word, and she looked at {H} for a long time before she nodded.',
    ],
    [
      'Kf',
      '+bargain',
      'The queen said to {H}, “Bring me what I ask, and you shall have what you ask,” and they shook hands on it.',
    ],
    [
      '!V',
      'N:villain +throne +wrong bad',
      'But the crown sat on {+false queen}, and she had heard {H.s} name once too often.',
    ],
    ['', '', 'The queen gave {H} leave to go wherever {H.he} liked, and a page to see that {H.he} did.'],
  ],
  'husband-wife': [
    [
      'L',
      '+lovers good',
      '{H} asked {L} to marry {H.him}, and {L} said yes, but not before all this was at an end.',
      '“When this is over,” {L} said to {H}, “I should like to be married,” and {H} could find nothing to say against it.',
    ],
    ['Vf Hm', '+wrong bad', '{V} demanded a wedding, and gave {H} three days to say yes.'],
    ['Vm Hf', '+wrong bad', '{V} had made up {V.his} mind to marry {H}, and sent word that the cake was ordered.'],
    [
      '',
      '',
      'A husband and wife who had quarrelled for thirty years stopped long enough to give {H} a bed and two kinds of good advice.',
    ],
    [
      '!V Hf',
      'N:villain +bargain bad',
      '{H} had been promised in marriage to {+rich baron}, and no one had thought to ask {H.him}.',
    ],
    [
      '!V Hm',
      'N:villain +bargain bad',
      '{H} had been promised in marriage to {+rich widow}, and no one had thought to ask {H.him}.',
    ],
  ],
  parent: [
    [
      '!P !want:debt',
      'N:kin +family +bargain want:debt bad',
      'But {H} had {+father/mother} who had made a promise in a bad hour, and the one who was to pay for it was {H}.',
    ],
    [
      'P',
      '+family',
      '{H} thought of {H.his} mother and father, and of what {P} would say, and was ashamed to turn back.',
    ],
    [
      'V !kinsman',
      '+kinsman +secret',
      'It came out little by little that {V} had once sworn to {H.s} father never to lift a hand against {H}, and that the oath was nearly worn through.',
    ],
    [
      '',
      '+family',
      '{H} remembered what {H.his} {mother|father} used to say: that the straight way is for people who are in no hurry.',
      'For {H.s} {mother|father} had taught {H.him} one thing, and that was never to leave a question unasked.',
    ],
    [
      'L',
      '+family bad',
      'But {L.s} {mother|father} would not hear of it, and said that a person who came on foot could leave on foot.',
    ],
  ],
  stepmother: [
    [
      '!V',
      'N:villain +villain +family +wrong bad',
      'For {H} had {+stepmother}, who kept the larder locked and {H} at the washtub.',
      'But {H.s} father took a second wife, and {H} had {+stepmother} who could not look at {H.him} without counting what {H.he} ate.',
    ],
    [
      'Vf !stepmother',
      'V+kinswoman +family +stepmother bad',
      'And the worst of it was that {V} had married {H.s} father, and was {H.s} stepmother before the week was out.',
    ],
    [
      'V !stepmother',
      '+stepmother +family bad',
      'As for {H.s} stepmother, she was of one mind with {V}, and had sold {H} for the price of a bonnet.',
    ],
    [
      '',
      '+family',
      '{H.s} stepmother had always said that {H.he} would come to nothing, and {H} thought of that now and set {H.his} teeth.',
    ],
  ],
  'brother-sister': [
    [
      '!P !want:find',
      'N:kin N+away +loss +family want:find bad',
      'Now {H} had {+brother/sister}, dearer to {H.him} than anything under the sun, and one evening {N} went out and did not come back.',
      'But {H} could not rest, for {H.he} had {+younger brother/younger sister}, and {N} had been missing since the first snow.',
    ],
    [
      'P',
      '+family',
      '“I am your own flesh and blood,” {P} said, “brother or sister, what does it matter, I will stand by you,” and {P.he} did.',
    ],
    [
      '!P',
      'N:kin +family good',
      'Who should come running after {H} but {+little brother/little sister}, who refused to be left behind.',
    ],
    ['V', 'N:friend', 'Now {V} had {+brother/sister} who was nothing like {V.him}, and {N} took pity on {H}.'],
    [
      'P+away',
      '',
      '{H} asked everyone {H.he} met whether they had seen {H.his} brother or sister, as it might be, go by, but none of them knew anything of {P}.',
    ],
  ],
};
