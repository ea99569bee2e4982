/** Clocks over a restart: they follow from the log, so nobody gains or loses a moment. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { castleForTwo, Person, serve, tempFolder } from './client.ts';

const at = (person: Person, url: string): Person => {
  const there = new Person(url);
  there.token = person.token;
  return there;
};

it('every kind of clock stands as it stood, and what ran out meanwhile is answered at once', async () => {
  const store = join(tempFolder(), 'table.sqlite');
  const first = await serve({ store });
  const clocks = [
    { kind: 'move', ms: 600_000 },
    { kind: 'game', ms: 600_000, increment: 5_000 },
    { kind: 'move', ms: 3 * 86_400_000 },
    { kind: 'move', ms: 1_000 },
  ];
  const sat = await Promise.all(clocks.map((clock) => castleForTwo(first.url, { clock })));
  const ann = sat[0].ann;
  const tale = await ann.create({ game: 'time', seats: ['me', { bot: 'gentle' }] });
  await ann.ask('POST', `/api/tables/${tale.id}/start`, {});
  const look = async (url: string, who: Person, table: string) => {
    const socket = await at(who, url).socket();
    await socket.watch(table);
    const update = socket.updates.get(table);
    await socket.close();
    return update;
  };
  const slow = sat.slice(0, 3);
  const before = await Promise.all(slow.map(({ ann, table }) => look(first.url, ann, table.id)));
  expect(before.map((update) => update?.deadlines[0]?.kind)).toEqual(['answer', 'flag', 'answer']);
  const quick = (await look(first.url, sat[3].ann, sat[3].table.id))?.step as number;
  await first.stop();

  const second = await serve({ store });
  const after = await Promise.all(slow.map(({ ann, table }) => look(second.url, ann, table.id)));
  expect(after.map((update) => update?.deadlines)).toEqual(before.map((update) => update?.deadlines));
  for (const [i, update] of after.entries()) expect(update?.now).toBeGreaterThan(before[i]?.now as number);
  // Nobody looks at the quick one: its clock goes on by itself, move after move.
  await expect
    .poll(async () => (await look(second.url, sat[3].bob, sat[3].table.id))?.step, { timeout: 15_000, interval: 300 })
    .toBeGreaterThan(quick);
  expect((await look(second.url, ann, tale.id))?.deadlines.length).toBeGreaterThan(0);
  await second.stop();
});

it('a game of other rules is not played on under these', async () => {
  const store = join(tempFolder(), 'table.sqlite');
  const first = await serve({ store });
  const { ann, table } = await castleForTwo(first.url);
  await first.stop();
  const database = new DatabaseSync(store);
  const { spec } = database.prepare('select spec from tables where id = ?').get(table.id) as { spec: string };
  const { setup, ...rest } = JSON.parse(spec);
  const changed = JSON.stringify({ setup: { ...setup, rules: setup.rules + 1 }, ...rest });
  database.prepare('update tables set spec = ? where id = ?').run(changed, table.id);
  database.close();
  const second = await serve({ store, log: pino({ level: 'silent' }) });
  const socket = await at(ann, second.url).socket();
  const gone = socket.next('gone');
  socket.send({ t: 'watch', rid: 1, table: table.id });
  expect(await gone).toMatchObject({ why: 'broken', detail: expect.stringMatching('other-rules') });
  await socket.close();
  await second.stop();
});
