/** C-17, C-18: the score sheet, term by term, during the game and at its end. */

import { count, nth } from '../../kernel/bits.ts';
import type { Outcome, ScoreTerm } from '../../kernel/game.ts';
import { ARCHITECT } from './board.ts';
import { GUESTS } from './guests.ts';
import { CROWNS } from './roster.ts';
import { type Castle, FLAGS, flagsOf, seatsOf, TOWERS, towersOf } from './state.ts';

const sum = (values: readonly number[], seat: number, width: number): number => {
  let total = 0;
  for (let i = seat * width; i < (seat + 1) * width; i++) total += values[i];
  return total;
};

/** The value of the group in which the last resident stands, that group only. */
function residentPoints(s: Castle, seat: number): number {
  const { residentGroup, residentValues } = s.board.file;
  const n = s.residents[seat];
  return n === 0 ? 0 : residentValues[Math.ceil(n / residentGroup) - 1];
}

function guestPoints(s: Castle, seat: number, card: number): number {
  if (s.edition !== ARCHITECT) return s.board.file.apprenticeGuests[card];
  const guest = GUESTS[card];
  const points = s.board.file.guests[guest.id];
  switch (guest.counts) {
    case 'crowns':
      return points * count(s.guests[seat] & CROWNS);
    case 'floors':
      return points * s.floors[seat];
    case 'walls':
      return points * s.walls[seat];
    case 'towers':
      return points * towersOf(s, seat);
    case 'flags':
      return points * flagsOf(s, seat);
    default:
      return points;
  }
}

function guestsPoints(s: Castle, seat: number): number {
  let points = 0;
  for (let rest = s.guests[seat]; rest !== 0; rest &= rest - 1) points += guestPoints(s, seat, nth(rest, 0));
  return points;
}

export function scoreSheet(s: Castle, seat: number): ScoreTerm[] {
  const { sun, cloud, shepherdessCloud } = s.board.file;
  return [
    { term: 'towers', value: sum(s.towers, seat, TOWERS) },
    { term: 'sun', value: s.sun === seat ? sun : 0 },
    { term: 'cloud', value: s.cloud === seat ? cloud : 0 },
    { term: 'residents', value: residentPoints(s, seat) },
    { term: 'flags', value: sum(s.flags, seat, FLAGS) },
    { term: 'guests', value: guestsPoints(s, seat) },
    { term: 'clouds', value: s.clouds[seat] * shepherdessCloud },
  ];
}

export const total = (s: Castle, seat: number): number => scoreSheet(s, seat).reduce((t, { value }) => t + value, 0);

export const isOver = (s: Castle): boolean => s.stacks[s.stacks.length - 1].length === 0;

export function outcome(s: Castle): Outcome | null {
  if (!isOver(s)) return null;
  const scores = Array.from({ length: seatsOf(s) }, (_, seat) => total(s, seat));
  const best = Math.max(...scores);
  return { winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), scores, how: 'cloud' };
}
