/** The Event Track, the three tables and the Atomic Project (S-10 … S-12). */

import { has, single, spread } from '../../kernel/bits.ts';
import { ask, call, type Frame, type Step } from '../../kernel/frames.ts';
import type { Tell } from '../../kernel/game.ts';
import { FLAG, HOURGLASS, NINE, NONE, PEOPLE, PERSON, TRIPARTITE } from './names.ts';
import { cardAt, flagOf, ROSTER } from './roster.ts';
import { bombBuilt, type September, trackEnded } from './state.ts';

const NO_CARD = 0;

/** Marks the next icon and resolves it; a marked-out track gives nothing (S-10). */
export function advance(s: September, side: number, tell: Tell): Frame | undefined {
  if (trackEnded(s, side)) {
    tell('track-ended', side);
    return undefined;
  }
  const icon = s.board.tracks[side][s.track[side]++];
  tell('advances', side, s.track[side], icon);
  if (icon === FLAG) {
    tell('flag', side, flagOf(side));
    return call(ROSTER[flagOf(side)], side);
  }
  if (icon === HOURGLASS) return crossOffHourglass(s, side, tell);
  return icon < PERSON ? undefined : call('look-up', side, icon - PERSON);
}

/** S-12: the last hourglass sets off Weaponize; further ones are lost. */
export function crossOffHourglass(s: September, side: number, tell: Tell): Frame | undefined {
  if (bombBuilt(s, side)) {
    tell('hourglass-lost', side);
    return undefined;
  }
  s.hourglasses[side]++;
  tell('hourglass', side, s.hourglasses[side], s.board.hourglasses);
  if (!bombBuilt(s, side)) return undefined;
  tell('bomb', side);
  return call('weaponize', side);
}

/** The numbers of a list that are crossed out for a side: cards gained, and the Person whom Double-Cross took. */
export function crossedNumbers(s: September, side: number, list: number): number {
  const gained = s.cards[side * 3 + list];
  return side === TRIPARTITE && list === PEOPLE && s.doubleCross !== NONE ? gained | single(s.doubleCross) : gained;
}

/** S-11: the number at which two faces meet. */
export const tableNumber = (s: September, row: number, column: number): number =>
  s.board.bands[row] * 3 + s.board.bands[column];

/** S-11: the numbers that a side's dice of two colours can read in a table. */
function readable(s: September, side: number, list: number): number {
  const mine = s.pool[side] | s.dump[side];
  const row = s.board.rows[list] * 2;
  const column = s.board.tableColumns[list] * 2;
  let numbers = 0;
  for (let r = row; r < row + 2; r++) {
    if (!has(mine, r)) continue;
    for (let c = column; c < column + 2; c++) {
      if (has(mine, c)) numbers |= single(tableNumber(s, s.dice[r], s.dice[c]));
    }
  }
  return numbers;
}

/** Crosses the number out, circles the card and resolves it. */
export function gain(s: September, side: number, list: number, number: number, tell: Tell): Frame {
  s.cards[side * 3 + list] |= single(number);
  const card = cardAt(side, list, number);
  tell('gains', side, card);
  return call(ROSTER[card], side);
}

/** S-11: where the dice allow several numbers, she chooses among those not crossed out. */
export const lookUp: Step<September> = ask({
  verb: 'look-up',
  of: 'card',
  choices: (s, f, out) =>
    spread(readable(s, f.seat, f.a) & ~crossedNumbers(s, f.seat, f.a), out, 0, cardAt(f.seat, f.a, 0)),
  take: (s, f, card, tell) => gain(s, f.seat, f.a, card - cardAt(f.seat, f.a, 0), tell),
  none: (s, f, tell) => tell(readable(s, f.seat, f.a) === NO_CARD ? 'lacks-dice' : 'number-gone', f.seat, f.a),
});

/** The cards of a list that are not crossed out. */
export const openCards = (s: September, side: number, list: number): number =>
  ((1 << NINE) - 1) & ~crossedNumbers(s, side, list);
