/** Who sits where round the table: the story goes to the left, so whoever is next sits there. */
import { absent, type TimeState } from '../../../games/time/rules/state.ts';
import type { TimeView } from '../../../games/time/view.ts';
import { text } from './text.ts';

export type Role = 'tells' | 'next' | 'listens';
export type Place = { readonly seat: number; readonly role: Role; readonly gone: boolean };

export const sizeOf = (hand: number | readonly number[]): number => (typeof hand === 'number' ? hand : hand.length);

const gone = (s: TimeView, seat: number): boolean => absent(s as unknown as TimeState, seat);

/** T-22: the next who is there. */
function nextOf(s: TimeView): number {
  const n = s.hands.length;
  for (let step = 1; step < n; step++) {
    const seat = (s.teller + step) % n;
    if (!gone(s, seat)) return seat;
  }
  return (s.teller + 1) % n;
}

/** All places, beginning to the left of whoever looks, who comes last. */
export function roundFrom(s: TimeView, seat: number): Place[] {
  const n = s.hands.length;
  const next = nextOf(s);
  return Array.from({ length: n }, (_, k) => {
    const i = (Math.max(0, seat) + 1 + k) % n;
    return { seat: i, role: i === s.teller ? 'tells' : i === next ? 'next' : 'listens', gone: gone(s, i) };
  });
}

export function noteOf(role: Role, away: boolean): string {
  if (away) return text.away;
  if (role === 'tells') return text.tells;
  return role === 'next' ? text.next : '';
}
