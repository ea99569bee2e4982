import { afterEach, expect, test, vi } from 'vitest';
import { makeApp } from './app.ts';
import type { Desk } from './ask.ts';
import { Assets } from './assets.ts';

afterEach(() => void vi.useRealTimers());

test('whoever asks whether we are ready shares one look at the store with all who ask within a second', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let [looks, well] = [0, true];
  const ping = (): Promise<void> => {
    looks++;
    return well ? Promise.resolve() : Promise.reject(new Error('gone'));
  };
  const app = makeApp({ context: { store: { ping } } } as unknown as Desk, new Assets('/nowhere'));
  const ask = async (): Promise<number[]> => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.request('/readyz')));
    return [...new Set(answers.map(({ status }) => status))];
  };
  expect(await ask()).toEqual([200]);
  expect(await ask()).toEqual([200]);
  expect(looks).toBe(1);
  well = false;
  vi.advanceTimersByTime(1_001);
  expect(await ask()).toEqual([503]);
  expect(looks).toBe(2);
  well = true;
  vi.advanceTimersByTime(1_001);
  expect(await ask()).toEqual([200]);
});
