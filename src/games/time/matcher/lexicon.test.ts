import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readings } from './lemma.ts';
import { kindOf, placesOf, within } from './lexicon.ts';

const isA = (word: string, kind: string): boolean => within(kindOf(kind)!, placesOf(word)[0].at);

test('T-10 the lexicon knows what is a kind of what', () => {
  expect(isA('mare', 'horse')).toBe(true);
  expect(isA('raven', 'bird')).toBe(true);
  expect(isA('horse', 'mare')).toBe(false);
  expect(isA('fox', 'bird')).toBe(false);
  expect(placesOf('xyzzy')).toEqual([]);
});

test('T-10 the lexicon weighs less than 100 KB packed', () => {
  expect(gzipSync(readFileSync(new URL('./lexicon.json', import.meta.url))).length).toBeLessThan(100_000);
});

test('T-10 the lexicon is what its script writes', () => {
  const script = fileURLToPath(new URL('../../../../scripts/build-lexicon.mjs', import.meta.url));
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toContain('up to date');
});

test.each([
  ['wolves', 'wolf'],
  ['children', 'child'],
  ['died', 'die'],
  ['lying', 'lie'],
  ['galloping', 'gallop'],
  ['dropped', 'drop'],
  ['hurried', 'hurry'],
  ['chased', 'chase'],
  ['flew', 'fly'],
  ['slain', 'slay'],
  ['happily', 'happy'],
  ['lovelier', 'lovely'],
  ['biggest', 'big'],
  ['witches', 'witch'],
])('T-10 %s is read as %s', (word, lemma) => expect(readings(word).map((form) => form.lemma)).toContain(lemma));
