import { describe, expect, test } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { contrast, DARK, LIGHT } from '../../src/book/palette.ts';
import { gapAfter, settle } from '../../src/book/setting.ts';
import { hard } from './hard.ts';
import { sample } from './sample.ts';

const say = (teller: number, text: string, more: Partial<Book['passages'][number]> = {}): Book['passages'][number] => ({
  ...{ teller, text, cards: [], struck: false, by: 'tell' as const },
  ...more,
});

describe('the setting', () => {
  test('a new teller begins a paragraph, and so does an interrupt; one teller goes on in the same', () => {
    const { paragraphs } = settle({
      ...sample,
      passages: [say(0, 'One.'), say(0, 'Two.'), say(1, 'Three.', { by: 'interrupt' }), say(0, 'Four.')],
      ending: null,
    });
    expect(paragraphs.map(({ teller, opens, sentences }) => [teller, opens, sentences.length])).toEqual([
      [0, 'tell', 2],
      [1, 'interrupt', 1],
      [0, 'tell', 1],
    ]);
  });

  test('a long turn is broken into paragraphs without a new charge', () => {
    const { paragraphs } = settle({ ...sample, passages: Array.from({ length: 60 }, () => say(0, 'x'.repeat(100))) });
    expect(paragraphs.length).toBeGreaterThan(5);
    expect(paragraphs.filter(({ opens }) => opens !== null)).toHaveLength(1);
  });

  test('T-15, T-20: what was struck is no part of the tale, and can still be read', () => {
    const { paragraphs, struck, cards } = settle(sample);
    const told = paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');
    expect(struck.map(({ text }) => text)).toEqual([
      'Then all of them turned into potatoes.',
      'And they all went home to supper and it was soup.',
    ]);
    for (const { text } of struck) expect(told).not.toContain(text);
    expect(cards.map(({ title }) => title)).not.toContain('Cursed');
  });

  test('the ending is told once, even if the passages hold it too', () => {
    const ending = { text: 'They lived.', teller: 0 };
    const passages = [say(0, 'Once.'), say(0, ' They  lived. ', { by: 'ending' })];
    const { paragraphs, sentences } = settle({ ...sample, passages, ending });
    expect(paragraphs.flatMap((paragraph) => paragraph.sentences.map(({ text }) => text))).toEqual(['Once.']);
    expect(sentences).toBe(2);
  });

  test('every ink can be read by day and by lamp, whatever colour a seat has', () => {
    for (const { ink, lampInk } of settle(hard['eight tellers']).tellers) {
      expect(contrast(ink, LIGHT.paper)).toBeGreaterThanOrEqual(7);
      expect(contrast(lampInk, DARK.paper)).toBeGreaterThanOrEqual(7);
    }
    expect(settle(hard['markup']).tellers[0].ink).toBe(LIGHT.ink);
  });

  test('a teller whom nobody knows gets a name and a charge', () => {
    const { tellers, ending } = settle(hard['nobody told it']);
    expect(tellers.map(({ name }) => name)).toEqual(['Somebody']);
    expect(ending?.teller).toBe(0);
  });

  test('Chinese and Japanese sentences follow each other without a space', () => {
    expect(gapAfter('从前，有一位女巫。')).toBe('');
    expect(gapAfter('Once upon a time.')).toBe(' ');
  });
});
