import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { quickMove } from './quick-move.ts';
import { schemaOf } from './to-server.ts';

const long = (least: number, most: number) => fc.integer({ min: least, max: most }).map((length) => 'x'.repeat(length));
const odd = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, -0, 0.5, 31, 32, 1e9, 1e9 + 1, 2 ** 53, '', 'a b', null, []));
const mostly = (good: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: odd });

const message = fc.record(
  {
    t: fc.oneof({ weight: 20, arbitrary: fc.constant('move') }, { weight: 1, arbitrary: odd }),
    rid: mostly(fc.nat(1e9)),
    table: mostly(fc.oneof(fc.stringMatching(/^[\w-]{1,40}$/), long(39, 41), fc.constant('tab\nle'))),
    seat: mostly(fc.nat(31)),
    id: mostly(fc.oneof(fc.string({ maxLength: 40 }), long(39, 41))),
    key: mostly(fc.oneof(fc.constant('0.use.12'), long(79, 81))),
    pick: mostly(fc.maxSafeInteger()),
    text: mostly(fc.oneof(fc.string(), long(3999, 4001))),
    more: odd,
  },
  { requiredKeys: [] },
);

it('reads as a move what the schema does, and nothing else', () => {
  let moves = 0;
  const agree = (json: unknown): void => {
    const { success, output } = v.safeParse(schemaOf(json), json);
    const move = success && output.t === 'move' ? output : null;
    expect(quickMove(json)).toEqual(move);
    if (move) moves++;
  };
  const whole = { t: 'move', rid: 1, table: 'a-table', seat: 0, id: '0-1', key: '0.use.12' };
  fc.assert(
    fc.property(
      fc.oneof(
        message,
        message.map((some) => ({ ...whole, ...some })),
        odd,
      ),
      (json) => agree(JSON.parse(JSON.stringify(json))),
    ),
    { numRuns: 5000 },
  );
  expect(moves).toBeGreaterThan(500);
});
