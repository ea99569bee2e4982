import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { standardDeck } from '../../src/games/time/deck/standard.ts';
import { matchAll } from '../../src/games/time/matcher/match.ts';
import { labelled, scoreMatcher } from './score.ts';

const { tune, heldout } = scoreMatcher();

describe('T-13 the referee on labelled sentences', () => {
  test('T-13 finds 85 in 100 of what a fair judge accepts, on the part that is only measured', () => {
    expect(heldout.recall).toBeGreaterThanOrEqual(0.85);
    expect(tune.recall).toBeGreaterThanOrEqual(0.85);
  });

  test('T-13 is right 9 times in 10 when it is sure, on the part that is only measured', () => {
    expect(heldout.precisionSure).toBeGreaterThanOrEqual(0.9);
    expect(tune.precisionSure).toBeGreaterThanOrEqual(0.9);
  });

  test('T-17 is right 7 times in 10 when it is sure or finds it likely', () => {
    expect(heldout.precisionLikely).toBeGreaterThanOrEqual(0.7);
  });

  test('T-1 finds each card when it is told another way', () => {
    const lines = readFileSync(new URL('./paraphrases.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(1);
    const missed = lines
      .map((line): { text: string; card: string } => JSON.parse(line))
      .filter(({ text, card }) => !matchAll(text, standardDeck).some((one) => one.card.title === card));
    expect(missed.length / lines.length).toBeLessThan(0.05);
  });

  test('T-1 the labels name cards of the deck, each at least three times', () => {
    const titles = new Set(standardDeck.cards.map(({ title }) => title));
    const count = new Map<string, number>();
    const all = [...labelled('tune'), ...labelled('heldout')];
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    for (const { cards, either } of all) {
      for (const title of [...cards, ...either]) expect(titles).toContain(title);
      for (const title of cards) count.set(title, (count.get(title) ?? 0) + 1);
    }
    for (const title of titles) expect(count.get(title), title).toBeGreaterThanOrEqual(3);
  });
});
