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

it('whoever was typing when the server stopped has not paused', async () => {
  const store = join(tempFolder(), 'table.sqlite');
  const first = await serve({ store });
  const [ann, bob, cat] = await Person.all(first.url, 'Ann', 'Bob', 'Cat');
  const table = await ann.create({ game: 'time', seats: ['me', 'free', 'free'], options: { start: '1' } });
  for (const one of [bob, cat]) await one.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  await ann.ask('POST', `/api/tables/${table.id}/start`, {});
  const pause = async (url: string): Promise<number> => {
    const socket = await at(bob, url).socket();
    await socket.watch(table.id);
    const deadlines = socket.updates.get(table.id)?.deadlines ?? [];
    await socket.close();
    return deadlines.find(({ idle }) => idle)?.due ?? 0;
  };
  const a = await ann.socket();
  await a.watch(table.id);
  const { key } =
    a.updates.get(table.id)?.views[0].decisions.find(({ text }) => text) ?? expect.fail('nothing is to be told');
  // T-9: the first seconds of a storyteller are free.
  await expect.poll(() => pause(first.url), { timeout: 20_000, interval: 500 }).toBeGreaterThan(0);
  const asked = await pause(first.url);
  const typed = (): Promise<number> => {
    a.send({ t: 'draft', table: table.id, seat: 0, key, text: `Once upon ${Math.random()}` });
    return pause(first.url);
  };
  await expect.poll(typed).toBeGreaterThan(asked + 100);
  const before = await pause(first.url);
  await a.close();
  await first.stop();
  const second = await serve({ store });
  expect(await pause(second.url)).toBeGreaterThanOrEqual(before);
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
