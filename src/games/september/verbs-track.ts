/** Verbs for Stars, the meeple, the Event Track, the Atomic Project and the People table. */

import { has, spread } from '../../kernel/bits.ts';
import { act, ask, roll, type Step } from '../../kernel/frames.ts';
import { BLUE, PEOPLE } from './names.ts';
import { cardAt } from './roster.ts';
import { bombBuilt, colourOfDie, DICE, otherSide, type September, trackEnded } from './state.ts';
import { advance as advanceOn, crossedNumbers, crossOffHourglass, gain, openCards, tableNumber } from './track.ts';

export const stars = (n: number): Step<September> =>
  act((s, f, tell) => {
    s.stars[f.seat] += n;
    tell('stars', f.seat, n);
  });

export const takeMeeple: Step<September> = act((s, f, tell) => {
  if (s.meeple === f.seat) return tell('in-vain', f.seat);
  tell('meeple', f.seat, s.meeple);
  s.meeple = f.seat;
});

/** S-18. */
export const advance: Step<September> = act((s, f, tell) => advanceOn(s, f.seat, tell));

export const hourglass: Step<September> = act((s, f, tell) => crossOffHourglass(s, f.seat, tell));

/** Advances, or crosses off an hourglass, as far as there is anything left of either. */
const ADVANCE = 0;
const CROSS_OFF = 1;
export const advanceOrHourglass: Step<September> = ask({
  verb: 'choose',
  of: 'gift',
  choices(s, f, out) {
    let n = 0;
    if (!trackEnded(s, f.seat)) out[n++] = ADVANCE;
    if (!bombBuilt(s, f.seat)) out[n++] = CROSS_OFF;
    return n;
  },
  take: (s, f, gift, tell) => (gift === ADVANCE ? advanceOn(s, f.seat, tell) : crossOffHourglass(s, f.seat, tell)),
  none: (_, f, tell) => tell('in-vain', f.seat),
});

/** Draws one of the six dice from a bag; `a` is 1 if it is Blue. */
export const drawDie: Step<September> = roll({
  verb: 'draw',
  of: 'die',
  n: () => DICE,
  take(_, f, die, tell) {
    f.a = colourOfDie(die) === BLUE ? 1 : 0;
    tell('draws', f.seat, colourOfDie(die));
  },
});

/** Gains and uses a Person of one's choice. */
export const gainPerson: Step<September> = ask({
  verb: 'gain',
  of: 'card',
  choices: (s, f, out) => spread(openCards(s, f.seat, PEOPLE), out, 0, cardAt(f.seat, PEOPLE, 0)),
  take: (s, f, card, tell) => gain(s, f.seat, PEOPLE, card - cardAt(f.seat, PEOPLE, 0), tell),
  none: (_, f, tell) => tell('in-vain', f.seat),
});

/** Two dice rolled for the People table only: `a` and `b` are their faces. */
export const rollRow: Step<September> = roll({
  verb: 'roll',
  of: 'face',
  n: () => 6,
  take(_, f, face) {
    f.a = face + 1;
  },
});
export const rollColumn: Step<September> = roll({
  verb: 'roll',
  of: 'face',
  n: () => 6,
  take(_, f, face, tell) {
    f.b = face + 1;
    tell('rolls-table', f.seat, f.a, f.b);
  },
});
export const readPeople: Step<September> = act((s, f, tell) => {
  const number = tableNumber(s, f.a, f.b);
  if (!has(crossedNumbers(s, f.seat, PEOPLE), number)) return gain(s, f.seat, PEOPLE, number, tell);
  tell('number-gone', f.seat, PEOPLE);
  return;
});

/** Crosses out a Person whom the opponent has not gained (S-11). */
export const crossOutPerson: Step<September> = ask({
  verb: 'double-cross',
  of: 'card',
  choices(s, f, out) {
    const them = otherSide(f.seat);
    return spread(openCards(s, them, PEOPLE), out, 0, cardAt(them, PEOPLE, 0));
  },
  take(s, f, card, tell) {
    s.doubleCross = card - cardAt(otherSide(f.seat), PEOPLE, 0);
    tell('double-crosses', f.seat, card);
  },
  none: (_, f, tell) => tell('in-vain', f.seat),
});
