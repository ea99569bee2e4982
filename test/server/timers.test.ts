/** One timer for all deadlines, and the buckets that count what people do. */
import { expect, it } from 'vitest';
import { Rates } from '../../src/server/rates.ts';
import { Timers } from '../../src/server/timers.ts';

it('rings every alarm once, in order, and none that was cancelled', async () => {
  const timers = new Timers();
  const now = Date.now();
  const rung: number[] = [];
  const delays = Array.from({ length: 200 }, (_, i) => (i * 37) % 101);
  const alarms = delays.map((delay) => timers.set(now + delay, () => rung.push(delay)));
  for (const [i, alarm] of alarms.entries()) if (i % 3 === 0) timers.cancel(alarm);
  timers.cancel(alarms[0]);
  timers.set(now + 1e12, () => rung.push(-1));
  const kept = delays.filter((_, i) => i % 3 !== 0).sort((a, b) => a - b);
  await expect.poll(() => rung.length).toBe(kept.length);
  expect(rung).toEqual(kept);
  timers.stop();
});

it('gives a burst, then one at a time, to each for themselves', () => {
  let now = 0;
  const rates = new Rates(
    true,
    () => {},
    () => now,
  );
  const take = (who: string): boolean => rates.take('chat', who);
  expect(Array.from({ length: 10 }, () => take('ann')).filter(Boolean)).toHaveLength(8);
  expect(take('bob')).toBe(true);
  now += 2_000;
  expect([take('ann'), take('ann')]).toEqual([true, false]);
  now += 100_000;
  expect(Array.from({ length: 10 }, () => take('ann')).filter(Boolean)).toHaveLength(8);
});
