/** Comings and goings, as the host sees them (T-18, T-22), and the windows that wait for people in slow play (T-28). */
import { single } from '../../../kernel/bits.ts';
import type { Tell } from '../../../kernel/game.ts';
import { proceed } from './judging.ts';
import { absent, allRipe, everybody, isLast, present, type TimeState, type Window } from './state.ts';
import { listeners } from './votes.ts';

export type Change = 'away' | 'back' | 'bot' | 'person';
export const CHANGES: readonly Change[] = ['away', 'back', 'bot', 'person'];

/** Of whom the host may say so: a set of seats. */
export function changeable(s: TimeState, what: Change): number {
  const set = what === 'away' || what === 'back' ? s.away : s.bots;
  return what === 'back' || what === 'person' ? set : everybody(s) & ~set;
}

export function change(s: TimeState, what: Change, seat: number, tell: Tell): void {
  const wasAbsent = absent(s, s.teller);
  const somebody = present(s) !== 0;
  if (what === 'away') s.away |= single(seat);
  else if (what === 'back') s.away &= ~single(seat);
  else if (what === 'bot') s.bots |= single(seat);
  else s.bots &= ~single(seat);
  s.changes++;
  tell(what, seat);
  const isAbsent = absent(s, s.teller);
  // T-22: the pause clock rests while she is gone, and her absence is timed from its beginning.
  if (isAbsent !== wasAbsent) s.beat++;
  if (isAbsent && !(wasAbsent && somebody)) s.absences++;
  ripenAnswered(s, tell);
}

/** The storyteller is gone, and there is somebody to play on with. */
export const absenceRuns = (s: TimeState): boolean => s.leaving === '' && absent(s, s.teller) && present(s) !== 0;

/** A window has had its time; one that is not the newest closes with that (T-11). */
export function ripen(s: TimeState, window: Window, tell: Tell): void {
  window.ripe = true;
  if (!isLast(s, window.on)) s.windows = s.windows.filter((w) => w !== window);
  if (allRipe(s)) proceed(s, tell);
}

/** T-28: a window closes early when everybody has let it pass. */
export function ripenAnswered(s: TimeState, tell: Tell): void {
  if (!s.play.slow) return;
  const awaited = listeners(s);
  for (const window of s.windows.slice()) if (!window.ripe && (awaited & ~window.let) === 0) ripen(s, window, tell);
}

export function letPass(s: TimeState, seat: number, tell: Tell): void {
  for (const window of s.windows) window.let |= single(seat);
  tell('lets-pass', seat);
  ripenAnswered(s, tell);
}
