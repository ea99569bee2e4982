import { expect, test } from 'vitest';
import { directionOf, levelsOf, mirrored, visualOrder } from '../../src/book/bidi.ts';

/** How a line is drawn from left to right; brackets turned where they stand right to left. */
function drawn(text: string, direction = directionOf(text, 'ltr')): string {
  const chars = [...text];
  const levels = levelsOf(chars, direction);
  const pieces = chars.map((char, i) => ({ level: levels[i], char: levels[i] % 2 === 1 ? mirrored(char) : char }));
  return visualOrder(pieces)
    .map(({ char }) => char)
    .join('');
}

// What the Unicode reference implementation gives; capitals in the examples of UAX #9 stand for Hebrew.
test.each([
  ['plain text', 'plain text'],
  ['שלום', 'םולש'],
  ['car is שלום in it', 'car is םולש in it'],
  ['שלום car עולם', 'םלוע car םולש'],
  ['בת 300 שנה', 'הנש 300 תב'],
  ['עמרו ٣٠٠ سنة', 'ةنس ٣٠٠ ורמע'],
  ['he said “שלום, עולם!” ok', 'he said “םלוע ,םולש!” ok'],
  ['סוף (the end).', '.(the end) ףוס'],
  ['a (כתר) b', 'a (רתכ) b'],
  ['מ־Paris!', '!Paris־מ'],
  ['1,234 + 5%', '1,234 + 5%'],
  ['מחיר: 1,234.5 $', '$ 1,234.5 :ריחמ'],
])('%s', (text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test('the first letter gives the direction, whatever stands before it', () => {
  expect(directionOf('«12» שלום and more', 'ltr')).toBe('rtl');
  expect(directionOf('“Hello שלום', 'rtl')).toBe('ltr');
  expect(directionOf('123 !?', 'rtl')).toBe('rtl');
});
