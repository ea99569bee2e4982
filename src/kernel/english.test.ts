import { expect, test } from 'vitest';
import { and, many, ordinal } from './english.ts';

test('only one is one', () => {
  expect([0, 1, 1.5, 2, 21].map((n) => many(n, 'die', 'dice'))).toEqual([
    '0 dice',
    '1 die',
    '1.5 dice',
    '2 dice',
    '21 dice',
  ]);
});

test('a place in a row', () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111].map(ordinal);
  expect(places).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd', '111th']);
});

test('a list of any length reads as the language would have it', () => {
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  const words = ['one', 'two', 'three', 'four'];
  for (let n = 0; n <= words.length; n++) expect(and(words.slice(0, n))).toBe(list.format(words.slice(0, n)));
});
