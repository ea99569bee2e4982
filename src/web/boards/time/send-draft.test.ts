import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftSender } from './send-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is typed', () => {
  test('goes out at once, then every 60 ms at most, and its last letter always', () => {
    const sent: [number, string][] = [];
    const sender = draftSender();
    const start = performance.now();
    for (let i = 1; i <= 30; i++) {
      const words = 'x'.repeat(i);
      sender.type(() => sent.push([performance.now() - start, words]));
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(500);
    expect(sent.map(([, words]) => words.length)).toEqual([1, 6, 12, 18, 24, 30]);
    expect(sent.map(([at]) => at)).toEqual([0, 60, 120, 180, 240, 300]);
  });

  test('is not sent any more once the sentence is told', () => {
    const sent: string[] = [];
    const sender = draftSender();
    sender.type(() => sent.push('a'));
    sender.type(() => sent.push('ab'));
    sender.stop();
    vi.advanceTimersByTime(500);
    expect(sent).toEqual(['a']);
  });
});
