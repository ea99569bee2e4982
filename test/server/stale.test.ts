/** What is read of a table while it changes must not undo the change. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds, SLOW, useBackend } from '../../src/testing/stores.ts';
import { castleForTwo, Person, type Place, serve } from './client.ts';

const GAMES = 12;

describe.each(kinds)('with %s', (kind) => {
  const backend = useBackend(kind);
  let place: Place;
  beforeAll(async () => {
    place = await serve({ store: await backend.place() });
  }, SLOW);
  afterAll(() => place.stop(), SLOW);

  const rename = (person: Person, times: number): Promise<unknown>[] =>
    Array.from({ length: times }, (_, i) => person.ask('PATCH', '/api/me', { name: `Bob ${i}` }));

  it('a game that ends while somebody takes another name stays over', async () => {
    for (let game = 0; game < GAMES; game++) {
      const { ann, bob, table } = await castleForTwo(place.url);
      const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
      await Promise.all([a.watch(table.id), b.watch(table.id)]);
      await Promise.all([a.ask({ t: 'resign', table: table.id, seat: 0, id: 'r' }), ...rename(bob, 6)]);
      const last = await bob.ask('PATCH', '/api/me', { name: 'Bob' });
      expect(last.status).toBe(200);
      if (b.heard.findLast((m) => m.t === 'people')?.people[1].name !== 'Bob')
        await b.next('people', ({ people }) => people[1].name === 'Bob');
      const states = b.heard.flatMap((m) => (m.t === 'table' ? [m.about.status] : []));
      expect(states.lastIndexOf('running')).toBeLessThan(states.indexOf('finished'));
      await Promise.all([a.close(), b.close()]);
    }
  });

  it('a game that starts while somebody takes another name has begun', async () => {
    for (let game = 0; game < GAMES; game++) {
      const [ann, bob] = await Person.all(place.url, 'Ann', 'Bob');
      const table = await ann.create({ game: 'castle', seats: ['me', 'free'] });
      await bob.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
      const a = await ann.socket();
      await a.watch(table.id);
      await Promise.all([ann.ask('POST', `/api/tables/${table.id}/start`, {}), ...rename(bob, 8)]);
      expect(await a.ask({ t: 'resign', table: table.id, seat: 0, id: 'r' })).toMatchObject({ why: null });
      await a.close();
    }
  });
});

it('whoever hangs up while a table is being opened for them is not there afterwards', async () => {
  const place = await serve();
  const { ann, bob, table } = await castleForTwo(place.url);
  const a = await ann.socket();
  await a.watch(table.id);
  for (let i = 0; i < 20; i++) {
    const b = await bob.socket();
    b.send({ t: 'watch', rid: 1, table: table.id, from: 0 });
    b.send({ t: 'lobby', on: true });
    await b.hangUp();
  }
  const other = await ann.socket();
  await other.watch(table.id);
  const told = other.heard.findLast((message) => message.t === 'people');
  expect(told?.people.map(({ present }) => present)).toEqual([true, false]);
  await place.stop();
});

it('a line of chat that is sent again after a broken line is said once', async () => {
  const place = await serve();
  const { ann, bob, table } = await castleForTwo(place.url);
  const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
  await Promise.all([a.watch(table.id), b.watch(table.id)]);
  const line = { t: 'chat', table: table.id, id: 'one', text: 'Good evening' };
  for (let i = 0; i < 2; i++) expect(await a.ask(line)).toMatchObject({ t: 'ack', why: null });
  // Of somebody else it is another one.
  expect(await b.ask(line)).toMatchObject({ t: 'ack', why: null });
  const lines = b.heard.flatMap((message) => (message.t === 'chat' ? message.lines : []));
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1]);
  await place.stop();
});

it('PostgreSQL is never asked for a letter that it does not know', async () => {
  const place = await serve();
  const ann = await Person.arrive(place.url);
  for (const path of ['/tables/%00', '/players/a%00b/games', '/books/%00', '/players/x/games?after=1.%00'])
    expect((await ann.ask('GET', `/api${path}`)).status, path).toBe(404);
  const table = { game: 'castle', seats: ['me', 'free'], entropy: '\0'.repeat(20) };
  expect((await ann.ask('POST', '/api/tables', table)).body.error).toMatchObject({ code: 'bad-message' });
  // Nor is anything that was asked for left out without a word.
  const hidden = { game: 'castle', seats: ['me', 'free'], options: JSON.parse('{"__proto__":"x"}') };
  expect((await ann.ask('POST', '/api/tables', hidden)).body.error).toMatchObject({ code: 'bad-message' });
  await place.stop();
});
