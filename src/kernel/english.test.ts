import { expect, test } from 'vitest';
import { and, many, ordinal } from './english.ts';

const words = ['one', 'two', 'three', 'four'];

test('a number counts as the language would', () => {
  const rules = new Intl.PluralRules('en');
  for (const n of [0, 0.5, 1, 1.5, 2, 11, 21, 101])
    expect(many(n, 'one', 'other')).toBe(`${n} ${rules.select(n) === 'one' ? 'one' : 'other'}`);
});

test('a list of any length reads as the language would', () => {
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  for (let n = 0; n <= words.length; n++) expect(and(words.slice(0, n))).toBe(list.format(words.slice(0, n)));
});

test('a place in a row ends as the language would', () => {
  const rules = new Intl.PluralRules('en', { type: 'ordinal' });
  const endings: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  for (let n = 0; n <= 130; n++) expect(ordinal(n)).toBe(`${n}${endings[rules.select(n)]}`);
});
