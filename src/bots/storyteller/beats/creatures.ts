/** Beasts, and those who are not quite of this world. */
import type { WrittenBeats } from '../beat.ts';

export const creatures: WrittenBeats = {
  bird: [
    [
      '!F',
      'N:friend good',
      '{H} untangled {+raven} from a thorn bush, and from that hour it followed {H.him} wherever {H.he} went.',
      'On {H.s} sleeve there settled {+nightingale}, tame as a kitten, and it would not be sent away again.',
    ],
    [
      'H+captive',
      'H-captive good N:friend',
      '{+raven} came flapping between the bars with a file in its beak, and before morning {H} was out.',
    ],
    [
      'P+away !solved',
      'good',
      'A bird dropped a grey feather at {H.s} feet, and {H} knew it at once: {P} used to wear one like it.',
    ],
    [
      '',
      '',
      'Three times a bird circled above {H}, and three times it flew off toward the same quarter of the sky, so {H} went after it.',
    ],
  ],
  fairy: [
    [
      '!S',
      'N:stranger +stranger good',
      'All at once the air began to hum, and before {H} stood {+fairy}, no taller than a candle, with her arms folded.',
    ],
    [
      'curse',
      '+riddle',
      'A fairy could not undo what was done, but she told {H} how it might be undone: “Look for what is yours and has never been yours.”',
    ],
    [
      '',
      'H+gifted +bargain good',
      'A fairy granted {H} one wish, to be used once and paid for after, and {H} put it by for the hour of need.',
      'For that kindness a fairy touched {H} on the forehead, and ever after no lie could deceive {H.him}.',
    ],
  ],
  frog: [
    [
      'bargain',
      '+beast',
      'A frog had heard every word of it, and it hopped up to {H} and said that it would be a witness.',
    ],
    [
      '!bargain',
      'N:friend +beast +bargain',
      '{+frog} fetched up what {H} had dropped, but first {H} had to promise to grant it a favour, no matter when it came to ask.',
    ],
    ['', '+beast', 'In {H.s} shoe that morning sat a frog, and it had plainly been waiting for {H.him} to wake.'],
    ['V', 'V+warty +beast bad', '“Whoever speaks of this,” said {V}, “will be a frog by supper,” and {H} believed it.'],
  ],
  giant: [
    [
      '!V',
      'N:villain +villain +wrong bad',
      'But nobody came or went in that country without paying {+giant}, who had already swallowed two harvests and was hungry still.',
    ],
    [
      '',
      'N:friend good',
      '{H} pulled a thorn as long as an oar out of the heel of {+giant}, who wept with relief and swore to carry {H.him} to the end of the earth.',
    ],
    [
      'V',
      '',
      '{V} had set a giant to keep watch, but {H} asked it politely what it would rather be doing, and slipped between its feet while it thought about that.',
    ],
  ],
  horse: [
    [
      '',
      'H>horse good',
      '{H} was given a horse that nobody else could ride, and it bent its neck to {H.him} as if they were old friends.',
      'For {H.his} last coins {H} bought a horse, lame and blinking, that turned out to be faster than any in the stables.',
    ],
    [
      'has:horse',
      '',
      '{H} gave the horse its head, and it carried {H.him} straight to what {H.he} had been looking for.',
    ],
    [
      'V',
      'bad',
      'But {V} had the faster horse, and got there first.',
      '{V} had every horse in the country bought up, so that {H} should have to walk.',
    ],
    [
      'F',
      'good',
      '{H} and {F} had only one horse between them, so they took turns, one in the saddle and one at the bridle.',
    ],
  ],
  monster: [
    [
      '!V',
      'N:villain +villain +beast +wrong bad',
      'But in those parts there was {+troll} with a voice like a cellar, who each spring took what {N.he} pleased.',
    ],
    ['', '+beast +wrong bad', 'For under the hill lay a dragon, and as {H} went over the hill it turned in its sleep.'],
    [
      '',
      'N:friend +beast good',
      'And there in the shadows {H} met {+monster} that had been alone so long that it burst into tears at the first kind word.',
    ],
    [
      'V',
      'bad +beast',
      'Behind {V.s} last gate waited a monster that had been fed on nothing but flattery, and {H} told it the truth until it crept away.',
    ],
  ],
  wolf: [
    [
      '!F',
      'N:friend +beast good',
      '{H} drew a splinter from the paw of {+wolf}, grey and thin, who looked at {H.him} and then walked at {H.his} side.',
    ],
    [
      '',
      'bad',
      'A wolf stood across the way with its head low, and {H} did not run but spoke to it quietly until it stepped aside.',
      'All at once a wolf was there, and {H} saved {H.himself} only by walking backward and singing.',
    ],
    ['V', 'bad', '{V} whistled, and out of the dusk came a wolf, and then another.'],
  ],
};
