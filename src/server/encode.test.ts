import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encode, pen } from './encode.ts';
import { framed } from './frame.ts';

it('writes any plain data as JSON.stringify does', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('"', '\\', '\n', '\u2028', '\ud800', ''),
  );
  const { tree } = fc.letrec((tie) => ({
    leaf: fc.oneof(fc.double(), fc.integer(), words, fc.boolean(), fc.constant(null), fc.constant(undefined)),
    tree: fc.oneof(
      { depthSize: 'small' },
      tie('leaf'),
      fc.array(tie('tree')),
      fc.dictionary(fc.oneof(words, fc.constantFrom('seat', 'fact', '0', '__proto__')), tie('tree'), {
        noNullPrototype: true,
      }),
    ),
  }));
  fc.assert(
    fc.property(tree, (data) => {
      expect(encode(data)).toBe(JSON.stringify(data) ?? 'null');
    }),
    { numRuns: 2000 },
  );
});

it('has room for whatever is long, and for a text within a text', () => {
  const long = { words: 'ł'.repeat(90_000), numbers: Array.from({ length: 40_000 }, (_, i) => 9_990 + i) };
  expect(encode(long)).toBe(JSON.stringify(long));
  const text = pen.text(() => {
    pen
      .raw('["é",')
      .raw(encode({ a: -7 }))
      .raw(',')
      .value(10_000)
      .raw(']');
  });
  expect(text).toBe('["é",{"a":-7},10000]');
});

it('writes frames that begin alike, of every length and script', () => {
  const ends = ['', 'x', 'zażółć 龍 🐉', ...[100, 116, 117, 118, 65_000, 65_526, 70_000].map((n) => 'ł'.repeat(n / 2))];
  const frames = pen.apart(() => {
    pen.raw('{"é":');
    return ends.map((end) => pen.frame(() => pen.value(end).raw('}')));
  });
  expect(frames).toEqual(ends.map((end) => framed(`{"é":${JSON.stringify(end)}}`)));
});
