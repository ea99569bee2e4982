/** Messages by the thousand, made from the schemas that the server checks with: right ones, and right ones gone wrong. */
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

type Any = {
  readonly type: string;
  readonly entries?: { readonly [field: string]: Any };
  readonly options?: readonly unknown[];
  readonly wrapped?: Any;
  readonly item?: Any;
  readonly value?: Any;
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
};

/** Values for fields of a name, so that many messages get past the first door. */
export type Hints = { readonly [field: string]: fc.Arbitrary<unknown> };

export const arbitraryOf = (schema: GenericSchema, hints: Hints): fc.Arbitrary<unknown> => of(schema as Any, hints);

function of(schema: Any, hints: Hints): fc.Arbitrary<unknown> {
  const limit = (type: string): number | undefined =>
    schema.pipe?.find((action) => action.type === type)?.requirement as number | undefined;
  switch (schema.type) {
    case 'string': {
      const pattern = schema.pipe?.find((action) => action.type === 'regex')?.requirement;
      if (pattern instanceof RegExp) return fc.stringMatching(pattern);
      return fc.string({ minLength: limit('min_length') ?? 0, maxLength: limit('max_length') ?? 60, unit: 'grapheme' });
    }
    case 'number':
      return fc.integer({ min: limit('min_value') ?? -1e9, max: limit('max_value') ?? 1e9 });
    case 'boolean':
      return fc.boolean();
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 });
    case 'literal':
      return fc.constant(schema.literal);
    case 'picklist':
      return fc.constantFrom(...(schema.options as string[]));
    case 'nullable':
      return fc.option(of(schema.wrapped as Any, hints));
    case 'exact_optional':
    case 'optional':
      return of(schema.wrapped as Any, hints);
    case 'array':
      return fc.array(of(schema.item as Any, hints), { maxLength: 5 });
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 12 }), of(schema.value as Any, hints), { maxKeys: 4 });
    case 'union':
    case 'variant':
      return fc.oneof(...(schema.options as Any[]).map((option) => of(option, hints)));
    case 'object': {
      const fields = Object.entries(schema.entries ?? {});
      const arbitraries = fields.map(([field, entry]) => [field, hints[field] ?? of(entry, hints)]);
      const required = fields.filter(([, entry]) => !entry.type.endsWith('optional')).map(([field]) => field);
      return fc.record(Object.fromEntries(arbitraries), { requiredKeys: required as never[] });
    }
    default:
      throw new Error(`The fuzzer does not know schemas of type ${schema.type}.`);
  }
}

const tower = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** What no schema expects where it stands. */
const junk = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0.5,
    1e308,
    2 ** 53,
    '',
    '\u0000',
    '\ud800',
    '../../etc',
    "'; drop table log; --",
    [],
    {},
  ),
  fc.constantFrom({ $gt: '' }, { toString: 1 }, { length: -1 }, [[[[[[1]]]]]]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant('x'.repeat(5_000)),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A right message with something wrong: a field lost, replaced or added. */
const spoiled = (message: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(message, fc.nat(), fc.constantFrom('lose', 'replace', 'add'), junk).map(([value, n, how, other]) => {
    if (typeof value !== 'object' || value === null) return other;
    const fields = Object.entries(value);
    const at = n % Math.max(1, fields.length);
    if (how === 'lose') return Object.fromEntries(fields.filter((_, i) => i !== at));
    if (how === 'replace') return Object.fromEntries(fields.map(([field, old], i) => [field, i === at ? other : old]));
    return { ...value, constructor: other, extra: other };
  });

/** As texts: right, wrong in shape, and no longer JSON. */
export const texts = (message: fc.Arbitrary<unknown>): fc.Arbitrary<string> => {
  const right = message.map((value) => JSON.stringify(value));
  const wrong = spoiled(message).map((value) => JSON.stringify(value) ?? '');
  const torn = fc.tuple(right, fc.nat(), fc.string({ unit: 'binary', maxLength: 5 })).map(([text, n, more]) => {
    const at = n % (text.length + 1);
    return n % 2 === 0 ? text.slice(0, at) : `${text.slice(0, at)}${more}${text.slice(at)}`;
  });
  const odd = fc.constantFrom(
    '',
    ' ',
    'null',
    '[]',
    '"t"',
    '{"__proto__":{"t":"ping"}}',
    '{"t":{}}',
    tower(9),
    tower(4_000),
  );
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 5, arbitrary: wrong },
    { weight: 3, arbitrary: torn },
    odd,
  );
};
