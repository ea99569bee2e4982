/** When somebody counts as gone, so that the others may go on without them. */
import type { Clock, Entry } from '../table/entries.ts';

/** How long somebody must have been away before a bot may be asked for, or at a game of real time the game. */
export const CLAIM_MS = 120_000;
/** Where nobody agreed on a clock, people have lives. */
const PATIENCE_MS = 3 * 86_400_000;
/** So many answers in a row that the clock gave instead. */
const TIMEOUTS = 2;

export type Absence = {
  readonly clock: Clock;
  readonly live: boolean;
  readonly log: readonly Entry[];
  readonly seat: number;
  /** The table waits for that seat. */
  readonly awaited: boolean;
  /** The log's time. */
  readonly now: number;
};

/**
 * How much longer the other one must wait before the game can be claimed from whoever is away; 0: now. As long as the table
 * does not even wait for them, for ever.
 */
export function waitForGame({ clock, live, log, seat, awaited, now }: Absence): number {
  if (live) return 0;
  const answers = log.filter((entry) => entry.kind === 'move' && entry.seat === seat).slice(-TIMEOUTS);
  if (answers.length === TIMEOUTS && answers.every((entry) => entry.kind === 'move' && entry.late)) return 0;
  if (!awaited) return Number.POSITIVE_INFINITY;
  const limit = clock.kind === 'none' ? PATIENCE_MS : Math.min(PATIENCE_MS, Math.max(CLAIM_MS, clock.ms));
  return Math.max(0, limit - (now - (log.at(-1)?.at ?? 0)));
}
