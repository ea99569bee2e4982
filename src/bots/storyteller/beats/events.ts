/** What happens. */
import type { WrittenBeats } from '../beat.ts';

export const events: WrittenBeats = {
  'a-chase': [
    [
      'V',
      'bad',
      '{V} chased {H} over three hills and a turnip field, and gained at every hedge.',
      'Then {H} ran, and {V} ran after {H.him}, and the chase went straight through a wedding and out at the other end.',
    ],
    ['theft V', '-theft good', 'It was {H} now who gave chase, and {V} who looked over {V.his} shoulder.'],
    [
      '',
      'bad',
      'The hounds were on {H.s} heels before {H.he} had gone a mile, and they chased {H.him} until {H.he} ran through water.',
    ],
  ],
  'a-death': [
    [
      'K',
      'K+dead +death +throne bad',
      'Then the drums were muffled, for {K} was dead, and nobody knew who was to come after.',
    ],
    [
      'P',
      'P+dead +death +loss bad',
      'That winter {P} died, and with {P.his} last breath {P.he} told {H} where to look.',
    ],
    [
      'S late',
      'S+dead +death bad',
      '{S} died as quietly as {S.he} had lived, and {H} closed {S.his} eyes and took up {S.his} stick.',
    ],
    [
      '',
      '+death bad',
      'There had been a death, and the black ribbons told {H} that {H.he} had come one day late.',
      'Three had tried it before {H}, and all three were dead.',
      'That spring the last of those who had known {H} from a baby died, and {H} walked behind the coffin alone.',
    ],
    [
      'V',
      '+death +wrong bad',
      'Then {H} came upon the graves of those whom {V} had sent to their death, and there was one that was still open.',
    ],
  ],
  'a-fight': [
    [
      'V has:sword',
      'V+beaten good',
      '{H} and {V} fought from noon until the lamps were lit, and at the last stroke it was {V} who knelt.',
    ],
    ['V', 'bad', '{H} fought with {V} on the narrow ledge, and it was {H} who was thrown.'],
    ['F V', 'good', '{F} fought at {H.s} side with a ladle in each hand, and they were not the ones who ran.'],
    [
      '',
      'good',
      '{H} was drawn into a fight that was none of {H.his} business, and in that way found out whose side {H.he} was on.',
    ],
  ],
  'a-rescue': [
    [
      'H+captive F',
      'H-captive good',
      'It was {F} who came to the rescue, by way of the roof and with a rope of bed sheets, and {H} was free.',
    ],
    [
      'H+captive',
      'H-captive good',
      'When all hope was gone somebody came to the rescue, lifted the grating, and {H} climbed out into the starlight.',
    ],
    [
      'P+captive want:find',
      'P-captive P-away done good',
      'So {H} rescued {P} from the dark, and carried {P.him} out, for {P} weighed no more than a cat.',
    ],
    ['L+captive', 'L-captive +lovers good', 'So {H} rescued {L}, or {L} rescued {H}; they never could agree which.'],
    ['F', 'good', '{H} went under, and came up, and went under again, and {F} saved {H.him} by the hair.'],
    [
      '',
      'N:friend good',
      '{H} jumped in without thinking and saved {+pot boy/milkmaid} from drowning, and so won a friend.',
    ],
  ],
  'a-trap': [
    ['V', 'H+captive bad', 'But it was a trap, and {V} had baited it with the one thing {H} could not resist.'],
    ['V F', 'good', 'Now {H} and {F} set a trap for {V}, with a great deal of string.'],
    ['V+beaten', '', 'And so {V} was caught in {V.his} own trap, as {H} had hoped.'],
    ['', '', '{H} stepped round the trap that was meant for {H.him}, and then, being tidy, {H.he} closed it.'],
  ],
  'an-argument': [
    [
      'L',
      '+quarrel bad',
      '{H} and {L} had an argument about whose fault it was, and said things that neither of them meant.',
    ],
    ['F', 'bad', '{H} and {F} quarrelled over the way, and walked for an hour on opposite sides of the ditch.'],
    ['V', 'bad', '{H} and {V} argued until the candles went out, and neither gave an inch.'],
    ['K', '', '{H} dared to argue with {K}, which nobody had done before, and {K} began to enjoy it.'],
    [
      '',
      '',
      'There was a great argument about what was to be done with {H}, and while they were shouting {H} walked out at the back.',
    ],
  ],
  'an-object-breaks': [
    [
      'V',
      'good',
      'What {V} prized above everything slipped, fell and shattered, and {V} gave a cry as if {V.his} own ribs had gone.',
    ],
    ['has:mirror', 'bad', 'The mirror fell and broke into pieces, and out of each piece looked another {face|eye}.'],
    ['has:sword', 'bad', 'At the first blow {H.s} sword snapped in two.'],
    ['has:ring', '', 'The ring snapped in two, and {H} gave one half away and kept the other.'],
    [
      '',
      'bad',
      'The jug that {H} had carried so carefully shattered on the very last step.',
      'There was a crack like a whip, and the chain that had held {H} back snapped in two.',
    ],
  ],
  escape: [
    [
      'H+captive',
      'H-captive good',
      '{H} knotted {H.his} shirt to {H.his} blanket, and in that way {H.he} escaped.',
      'In the hour before cockcrow {H} escaped, leaving {H.his} hat on a broomstick so that the guard should think {H.him} asleep.',
    ],
    [
      'V',
      'good',
      '{H} slipped through {V.s} fingers and escaped, and the buttons of {H.his} coat were all that {V} had to show for it.',
    ],
    ['V+beaten', 'V-beaten bad', 'But {V} escaped, as such people do, by a way that nobody had thought of guarding.'],
    ['', 'good', '{H} barely escaped with {H.his} skin, and sat down behind a hedge and laughed until {H.he} cried.'],
  ],
  journey: [
    ['P+away', '+journey', 'So {H} set out to look for {P}, with a stick, a loaf and no plan at all.'],
    ['F', '+journey good', '{H} and {F} set off on their journey before the dew was dry.'],
    ['V', '+journey', 'It was a journey of seven weeks to where {V} was, and {H} was there in five.'],
    [
      '',
      '+journey',
      '{H} tied up {H.his} bundle and set out, and did not look back until {H.he} had passed the last hedge.',
      'The journey was long, and {H} wore out two pairs of soles and one good hat.',
    ],
  ],
  'people-meet': [
    [
      '!F',
      'N:friend good',
      'On the third day {H} met {+tinker/pedlar woman}, who was going nowhere in particular and thought that {H.s} way was as good as any.',
    ],
    ['V', 'bad', 'So at last {H} and {V} met, and looked at one another like two cats on a wall.'],
    [
      '!L',
      'N:love +lovers good',
      '{H} met {+glassblower}, who had sparks in {N.his} hair, and from then on {H.he} found reasons not to leave.',
    ],
    [
      'L+away',
      'L-away +lovers good',
      'And whom should {H} meet but {L}, who had been walking toward {H.him} all that while.',
    ],
    [
      '',
      '+stranger N:stranger',
      'There {H} met {+charcoal burner}, black as a boot, who bade {H.him} sit down and said nothing for an hour.',
    ],
  ],
  'people-part-company': [
    [
      'L',
      'L+away +loss bad',
      'There {H} and {L} had to part, and they said goodbye so often that the sun went down on it.',
    ],
    ['F', 'F+away bad', 'There {H} and {F} said farewell, for {F} had a promise of {F.his} own to keep.'],
    ['S', 'S+away', '“Farewell,” said {S}, who would go no farther, “and do not look round,” and {H} did not.'],
    ['', '', '{H} bade them all farewell, and was surprised at how many had come to see {H.him} off.'],
    ['V', '', '{H} took leave of {V} with a bow so deep that {V} never noticed what was missing until supper.'],
  ],
  'someone-is-hurt': [
    ['F', 'F+hurt bad', '{F} was hurt, worse than {F.he} would admit, and {H} bound up the wound with {H.his} sleeve.'],
    ['V', 'H+hurt bad', '{V} struck, and {H} was wounded in the shoulder.'],
    ['L H+hurt', 'H-hurt good', '{L} washed {H.s} wound and scolded {H.him} the whole time.'],
    ['', 'H+hurt bad', '{H} fell among the stones and hurt {H.his} foot, and from then on went with a stick.'],
  ],
  'time-passes': [
    ['H+captive', '', 'Weeks passed, and {H} scratched them into the wall one by one.'],
    [
      'L+away',
      'bad',
      'A year passed, and every evening {L} went to the gate, and every evening {L} came in again alone.',
    ],
    ['F', '', 'Months passed, and {H} and {F} grew so used to one another that they had stopped saying thank you.'],
    [
      '',
      'day',
      'Seven years passed, and {H} learned three trades and unlearned two fears.',
      'The days went by, and {H} had almost begun to think that it would all come right of itself.',
    ],
    ['V', 'bad', 'Years passed, and {V} grew careless, as those do who are never contradicted.'],
  ],
  transformation: [
    [
      'V',
      '+curse +beast bad',
      'And {V} turned {V.himself} into a hawk, and then into a bolt of black cloth, and so got past everyone but {H}.',
    ],
    [
      'F V',
      'F+beast +curse +beast bad',
      'With one word {V} turned {F} into a grey goose, and {H} had to carry {F.him} under {H.his} arm.',
    ],
    [
      'F+beast',
      'F-beast good',
      '{H} said the right word at last, and the feathers fell away, and what had been a goose turned into {F} again.',
    ],
    [
      '',
      '+curse',
      '{H} drank from the wrong cup and turned into a hare, and it was three days before {H.he} came back to {H.himself}.',
      'What {H} held in {H.his} hand turned into a snake, and then into a rope, and then, very slowly, into a key.',
    ],
  ],
  'two-people-fall-in-love': [
    [
      'L',
      '+lovers good',
      'And somewhere between one step and the next {H} fell in love with {L}, and it was too late to do anything about it.',
    ],
    ['F !L Hm Ff', 'F:love +lovers good', '{H} looked at {F}, who was peeling an onion and weeping, and fell in love.'],
    ['F !L Hf Fm', 'F:love +lovers good', '{H} watched {F} mending a sieve, badly, and fell in love.'],
    [
      '!L',
      'N:love +lovers good',
      '{H} fell in love with {+clockmaker} over a broken spring, and neither of them said so for a month.',
    ],
    [
      'V',
      '+lovers bad',
      'And {V}, to {V.his} own great annoyance, had fallen in love with {H}, and sent flowers and threats by turns.',
    ],
  ],
  contest: [
    [
      'K',
      '+bargain',
      '{K} proclaimed a contest, with three tasks and no second try, and {H} wrote {H.his} name under the others.',
    ],
    [
      'V',
      '+bargain',
      '{H} challenged {V} to a contest: whoever could keep silent the longer should have the other’s word.',
    ],
    ['F', 'good', '{H} and {F} held a contest to see who could think of more ways in, and {F} won by eleven to nine.'],
    [
      '',
      'good',
      'There was a contest that day for the longest lie, and {H}, who told the plain truth, won it by a mile.',
    ],
  ],
  dream: [
    ['P+away P? H?', '+riddle', 'In a dream {H} saw {P} behind a wall of glass, tracing letters with one finger.'],
    ['V H?', 'bad', '{V} came to {H} in a dream and sat on the end of the bed.'],
    [
      'H+captive',
      'good',
      'In that place {H} had the same dream each time {H.he} lay down: a gate, and somebody opening it.',
    ],
    [
      'H?',
      '+riddle',
      '{H} had a dream of a white stag with a lantern between its horns, and woke up facing the other way.',
    ],
  ],
  plan: [
    ['V F', 'good', '{H} and {F} made a plan against {V}, and drew it in the dust, and rubbed it out again.'],
    [
      'V',
      'bad',
      '{V} had a plan, and it was a good one, but for this: it left out {H.s} good nature.',
      '{H} thought of a plan so simple that {V} would never believe anyone had tried it.',
    ],
    ['', 'good', '{H} sat on {H.his} bundle until {H.he} had a plan, and it was well past noon when {H.he} got up.'],
  ],
  storm: [
    [
      '@at-sea',
      'go:island bad',
      'Then the storm came down on them, and when it lifted {H} was lying on a strange shore with seaweed in {H.his} hair.',
    ],
    ['V', 'bad', '{V} untied the sack in which {V.he} kept the storm, and {H} held on to whatever was nailed down.'],
    ['F', 'bad', 'The storm caught {H} and {F} in the open, and they sat it out beneath an upturned cart.'],
    ['', 'bad', 'Then came a storm with thunder and hail, and {H} lay flat until it had passed over.'],
  ],
  'something-is-revealed': [
    [
      'throne !heir',
      '+heir +secret H+heir good',
      'Now it was revealed who {H} really was: the rightful heir, left out of the book by a careless hand.',
    ],
    ['F', '+secret', '{F} confessed to {H} that {F.he} had not come by chance, but had been sent.'],
    ['V', '+wrong good', 'Then it came to light what {V} had done, all of it, with dates.'],
    ['', '+secret', 'And then {H} was told the whole truth, and it was quite different from what {H.he} had believed.'],
    [
      'S',
      '+secret',
      'And now {S} revealed what {S.he} had been keeping back from the first: that they had met before, in {H.s} cradle.',
    ],
  ],
};
