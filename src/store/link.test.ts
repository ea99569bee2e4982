import { expect, it } from 'vitest';
import { builders, compiled, prepared, preparedFor } from './link.ts';

it.each(['sqlite', 'postgres'] as const)(
  '%s: a prepared query is built once and says what a fresh one says',
  (kind) => {
    const build = builders[kind]();
    let built = 0;
    const make = (id: string, seat: number, name: string | null) => {
      built++;
      return build
        .updateTable('seats')
        .set({ identity: name, bot: 'greedy' })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where(({ eb, selectFrom }) => eb('table_id', 'in', selectFrom('tables').select('id').where('id', '=', id)));
    };
    const again = prepared(make);
    for (const [id, seat, name] of [
      ['a', 0, 'Ann'],
      ['b', 1, null],
      ['', 0, 'a'],
    ] as const) {
      const before = built;
      const statement = compiled(again(id, seat, name));
      expect(built - before).toBe(before === 0 ? 1 : 0);
      expect(statement).toEqual(compiled(make(id, seat, name)));
    }
  },
);

it('a prepared query of a list is built once for each length', () => {
  const build = builders.postgres();
  let built = 0;
  const make = ([name, ...ids]: readonly string[]) => {
    built++;
    return build.selectFrom('identities').select('id').where('id', 'in', ids).where('name', '=', name);
  };
  const again = preparedFor(make);
  for (const values of [
    ['Ann', 'a', 'b'],
    ['Ben', 'c'],
    ['Eve', 'b', 'a'],
  ])
    expect(compiled(again(values))).toEqual(compiled(make(values)));
  // Twice to be prepared, and three times to be compared.
  expect(built).toBe(5);
});
