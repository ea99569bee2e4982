import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTable, SLOW, useBackend } from '../testing/stores.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

describe("an SQLite file's journal", () => {
  const backend = useBackend('sqlite');
  let place: string;
  let store: Store;
  /** Looks at the file as it is, past the store. */
  let file: InstanceType<typeof DatabaseSync>;
  beforeEach(async () => {
    place = await backend.place();
    store = await openStore(place);
    for (const id of ['a', 'b']) await store.tables.create(newTable(id, { status: 'running' }));
    file = new DatabaseSync(place, { readOnly: true });
  });
  afterEach(async () => {
    file.close();
    await store.close();
  });

  const all = (sql: string) => file.prepare(sql).all();
  const logged = () => all('select table_id, seq, count, turn from log order by table_id, seq');
  const groups = () => all('select n from journal').length;
  const play = async (id: string, from: number, to: number) => {
    for (let seq = from; seq < to; seq++) expect(await store.log.append(id, seq, [{ seq }], [seq])).toBe('ok');
  };
  const entries = (count: number) => Array.from({ length: count }, (_, seq) => ({ seq }));

  it('has a row for each group, and a log gets all that is held of it as one row when somebody asks', async () => {
    await play('a', 0, 3);
    await play('b', 0, 1);
    expect([groups(), logged()]).toEqual([4, []]);
    expect(await store.log.read('a')).toEqual(entries(3));
    expect(logged()).toEqual([{ table_id: 'a', seq: 0, count: 3, turn: '[2]' }]);
    // Those of the other table are still needed.
    expect(groups()).toBe(1);
    await play('a', 3, 5);
    expect((await store.tables.list({ limit: 9 })).map(({ id, turn }) => [id, turn])).toEqual([
      ['b', [0]],
      ['a', [4]],
    ]);
    expect(logged()).toEqual([
      { table_id: 'a', seq: 0, count: 3, turn: '[2]' },
      { table_id: 'a', seq: 3, count: 2, turn: '[4]' },
      { table_id: 'b', seq: 0, count: 1, turn: '[0]' },
    ]);
    expect(groups()).toBe(0);
    expect(await store.log.read('a', 1)).toEqual(entries(5).slice(1));
  });

  it('is read by whoever opens the file next, and by two at once', async () => {
    await play('a', 0, 3);
    await play('b', 0, 2);
    await store.log.read('b');
    await play('b', 2, 4);
    const other = await openStore(place);
    expect(await other.log.length('a')).toBe(3);
    expect(await other.log.read('b')).toEqual(entries(4));
    expect(groups()).toBe(0);
    // What each of them knows of the logs ends where the other one writes.
    expect(await other.log.append('a', 3, [{ seq: 3 }])).toBe('ok');
    expect(await store.log.append('a', 3, ['late'])).toBe('conflict');
    expect(await store.log.append('a', 4, [{ seq: 4 }])).toBe('ok');
    expect(await other.log.append('a', 4, ['late'])).toBe('conflict');
    expect(await store.log.read('a')).toEqual(entries(5));
    expect(await other.log.read('a')).toEqual(entries(5));
    await other.close();
  });

  it('is passed over by the end of a game, which is never found without its last move', async () => {
    await play('a', 0, 2);
    await play('b', 0, 1);
    const beside = { at: 9, table: { status: 'finished' } } as const;
    expect(await store.log.append('a', 2, [{ seq: 2 }], [], beside)).toBe('ok');
    expect(logged()).toEqual([{ table_id: 'a', seq: 0, count: 3, turn: '[]' }]);
    expect(all(`select status from tables where id = 'a'`)).toEqual([{ status: 'finished' }]);
    // Its moves before that stand in the journal beside those of others, and are not written twice.
    const other = await openStore(place);
    expect(await other.log.read('a')).toEqual(entries(3));
    expect(await other.log.length('b')).toBe(1);
    await other.close();
  });

  it('holds no more than some megabytes, and nothing once it is closed', async () => {
    const long = 'x'.repeat(1_500_000);
    for (const [seq, id] of ['a', 'b', 'a', 'b'].entries())
      expect(await store.log.append(id, seq >> 1, [long])).toBe('ok');
    expect(logged()).toMatchObject([{ table_id: 'a', seq: 0, count: 2 }]);
    expect(groups()).toBe(3);
    await store.close();
    expect(logged()).toMatchObject([
      { table_id: 'a', seq: 0, count: 2 },
      { table_id: 'b', seq: 0, count: 2 },
    ]);
    expect(groups()).toBe(0);
    store = await openStore(place);
  });

  it(
    'is emptied after a while also if nobody asks',
    async () => {
      await play('a', 0, 2);
      await expect.poll(() => logged().length, { timeout: SLOW }).toBe(1);
      expect(groups()).toBe(0);
    },
    SLOW,
  );

  it('takes back what failed, and goes on from what is written', async () => {
    await play('a', 0, 2);
    const result = { seat: 0, identity: null, bot: null, place: 1, won: true, score: 1 };
    const twice = { at: 9, results: [result, result] };
    await expect(store.log.append('a', 2, ['wrong'], [], twice)).rejects.toThrow('UNIQUE');
    await play('a', 2, 4);
    expect(await store.log.read('a')).toEqual(entries(4));
  });
});
