/** What the next icon of a side's track would do with the dice that lie there now (S-10, S-11). */
import { COLOURS, FLAG, HOURGLASS, PERSON } from '../../../games/september/names.ts';
import { cardAt, flagOf } from '../../../games/september/roster.ts';
import { colourOfDie, diceOf, type September, trackEnded } from '../../../games/september/state.ts';
import { crossedNumbers, tableNumber } from '../../../games/september/track.ts';
import { has, members } from '../../../kernel/bits.ts';
import { dieWords } from './options.ts';
import { text } from './text.ts';

/** A pair of dice, each by colour and face, and the card that it reads; the flag's card is read without any. */
export type Reading = {
  readonly dice: readonly (readonly [colour: number, face: number])[];
  readonly pair: string;
  readonly card: number;
  readonly gone: boolean;
};
export type Preview = { readonly icon: number; readonly words: string; readonly readings: readonly Reading[] };

export function readings(s: September, side: number, list: number): Reading[] {
  const mine = s.pool[side] | s.dump[side];
  const crossed = crossedNumbers(s, side, list);
  const found = new Map<string, Reading>();
  for (const row of members(mine & diceOf(s.board.rows[list]))) {
    for (const column of members(mine & diceOf(s.board.tableColumns[list]))) {
      const number = tableNumber(s, s.dice[row], s.dice[column]);
      const pair = text.pair(dieWords(s, row), dieWords(s, column));
      const dice = [row, column].map((die) => [colourOfDie(die), s.dice[die]] as const);
      found.set(pair, { dice, pair, card: cardAt(side, list, number), gone: has(crossed, number) });
    }
  }
  return [...found.values()];
}

export function previewOf(s: September, side: number): Preview {
  if (trackEnded(s, side)) return { icon: 0, words: text.trackDone, readings: [] };
  const icon = s.board.tracks[side][s.track[side]];
  if (icon === FLAG) {
    return { icon, words: '', readings: [{ dice: [], pair: text.icons[icon], card: flagOf(side), gone: false }] };
  }
  if (icon === HOURGLASS)
    return { icon, words: text.previewHourglass(s.hourglasses[side] + 1, s.board.hourglasses), readings: [] };
  if (icon < PERSON) return { icon, words: text.previewNothing, readings: [] };
  const list = icon - PERSON;
  const found = readings(s, side, list);
  if (found.length > 0) return { icon, words: '', readings: found };
  const { rows, tableColumns } = s.board;
  const words = text.previewLacks(text.icons[icon], COLOURS[rows[list]], COLOURS[tableColumns[list]]);
  return { icon, words, readings: [] };
}
