import { describe, expect, it } from 'vitest';
import type { Clock, Entry } from '../table/entries.ts';
import { waitForGame } from './claims.ts';

const DAY = 86_400_000;
const move = (seat: number, at: number, late = false): Entry => ({
  ...{ kind: 'move', seat, at, key: `${seat}.use.${at}` },
  ...(late ? { late: true } : {}),
});
const none: Clock = { kind: 'none' };
const base = { clock: none, live: false, seat: 1, awaited: true };

describe('the game of somebody who is gone', () => {
  it('can be claimed after three days if there is no clock', () => {
    const log = [move(1, 5), move(0, 1000)];
    expect(waitForGame({ ...base, log, now: 2 * DAY + 1000 })).toBe(DAY);
    expect(waitForGame({ ...base, log, now: 3 * DAY + 1000 })).toBe(0);
    expect(waitForGame({ ...base, log: [], now: 3 * DAY })).toBe(0);
  });

  it('can be claimed when the time of a clock has gone by, two minutes at least and three days at most', () => {
    const log = [move(0, 0)];
    const wait = (ms: number, now: number): number =>
      waitForGame({ ...base, clock: { kind: 'game', ms, increment: 0 }, log, now });
    expect(wait(1_000, 60_000)).toBe(60_000);
    expect(wait(600_000, 500_000)).toBe(100_000);
    expect(wait(30 * DAY, 2 * DAY)).toBe(DAY);
  });

  it('can be claimed once the clock has answered twice for them, and not if they have answered since', () => {
    const clock: Clock = { kind: 'move', ms: DAY };
    const at = (log: Entry[]): number => waitForGame({ ...base, clock, awaited: false, log, now: 10 });
    expect(at([move(1, 1, true), move(0, 2), move(1, 3, true), move(0, 4)])).toBe(0);
    expect(at([move(1, 1, true), move(1, 3)])).toBe(Number.POSITIVE_INFINITY);
    expect(at([move(0, 1, true), move(1, 2, true)])).toBe(Number.POSITIVE_INFINITY);
  });

  it('cannot be claimed while it is not their turn, unless people play in real time', () => {
    const log = [move(1, 0)];
    expect(waitForGame({ ...base, awaited: false, log, now: 9 * DAY })).toBe(Number.POSITIVE_INFINITY);
    expect(waitForGame({ ...base, awaited: false, live: true, log, now: 1 })).toBe(0);
  });
});
