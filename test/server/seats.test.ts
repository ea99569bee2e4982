/** Who sits where: before the start, after it, and when the same people play again. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { castleForTwo, Person, type Place, serve } from './client.ts';

let place: Place;
beforeAll(async () => {
  place = await serve();
});
afterAll(() => place.stop());

it('whoever is kicked or leaves is seen to be gone, and a table without its host is closed for all', async () => {
  const [ann, bob, cat] = await Person.all(place.url, 'Ann', 'Bob', 'Cat');
  const table = await ann.create({ game: 'castle', seats: ['me', 'free', 'free'], public: true });
  const at = (what: string): string => `/api/tables/${table.id}/${what}`;
  const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
  await Promise.all([a.watch(table.id), b.watch(table.id)]);
  const seated = a.next('people', ({ people }) => people[1].name === 'Bob' && people[1].present);
  const sits = b.next('table', ({ about }) => about.mine[0] === 1);
  await bob.ask('POST', at('join'), {});
  await Promise.all([seated, sits]);

  const kicked = b.next('table', ({ about }) => about.mine.length === 0);
  const free = a.next('people', ({ people }) => people[1].kind === 'free');
  await ann.ask('POST', at('kick'), { seat: 1 });
  await Promise.all([kicked, free]);
  // A chair is free for others then, and for whoever was asked to leave it as long as the table is public.
  expect((await cat.ask('POST', at('join'), { seat: 1 })).body.seat).toBe(1);
  expect((await ann.ask('POST', at('kick'), { seat: 9 })).body.error.code).toBe('not-found');
  expect((await ann.ask('POST', at('bot'), { seat: 1, bot: 'greedy' })).body.error.code).toBe('seat-taken');

  const gone = b.next('gone');
  await ann.ask('POST', at('leave'), {});
  expect(await gone).toMatchObject({ why: 'closed', detail: '' });
  expect((await cat.ask('POST', at('join'), {})).body.error.code).toBe('closed');
  expect((await new Person(place.url).ask('GET', '/api/tables')).body).toEqual([]);
  await Promise.all([a.close(), b.close()]);
});

it('a game starts early with bots in the chairs that are free, and a rematch turns the table one chair on', async () => {
  const [ann, bob] = await Person.all(place.url, 'Ann', 'Bob');
  const table = await ann.create({ game: 'castle', seats: ['me', 'free', 'free'] });
  await bob.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite, seat: 2 });
  expect((await ann.ask('POST', `/api/tables/${table.id}/rematch`, {})).body.error.code).toBe('not-over');
  expect((await ann.ask('POST', `/api/tables/${table.id}/start`, { fill: 'random' })).status).toBe(200);
  const names = async (id: string): Promise<string[]> =>
    (await ann.ask('GET', `/api/tables/${id}`)).body.people.map(({ name }: { name: string }) => name);
  expect(await names(table.id)).toEqual(['Ann', 'random', 'Bob']);
  const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
  await Promise.all([a.watch(table.id), b.watch(table.id)]);
  await a.ask({ t: 'resign', table: table.id, seat: 0, id: 'a' });
  await b.ask({ t: 'resign', table: table.id, seat: 2, id: 'b' });
  await expect
    .poll(async () => (await ann.ask('GET', `/api/tables/${table.id}`)).body.status, { timeout: 30_000 })
    .toBe('finished');

  const offered = a.next('table', ({ about }) => about.rematch !== null);
  const again = await bob.ask('POST', `/api/tables/${table.id}/rematch`, {});
  expect((await offered).about.rematch).toBe(again.body.id);
  expect(await names(again.body.id)).toEqual(['Bob', 'Ann', 'random']);
  const stranger = await Person.arrive(place.url, 'Eve');
  expect((await stranger.ask('POST', `/api/tables/${table.id}/rematch`, {})).body.error.code).toBe('not-allowed');
  expect((await stranger.ask('POST', `/api/tables/${again.body.id}/join`, {})).body.error.code).toBe('not-allowed');
  expect((await ann.ask('POST', `/api/tables/${again.body.id}/join`, {})).body.seat).toBe(1);
  expect((await bob.ask('POST', `/api/tables/${again.body.id}/start`, {})).status).toBe(200);
  await Promise.all([a.close(), b.close()]);
});

it('of all who want to play again at once each finds the same table, and another one if that was closed', async () => {
  const { ann, bob, table } = await castleForTwo(place.url);
  const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
  await Promise.all([a.watch(table.id), b.watch(table.id)]);
  await a.ask({ t: 'resign', table: table.id, seat: 0, id: 'r' });
  const again = (who: Person) => who.ask('POST', `/api/tables/${table.id}/rematch`, {});
  const asked = await Promise.all([ann, bob, ann, bob].map(again));
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
  const [{ id }] = asked.map(({ body }) => body);
  const host = asked.findIndex(({ status }) => status === 201) % 2 === 0 ? ann : bob;
  const closed = a.next('table', ({ about }) => about.rematch === null);
  await host.ask('POST', `/api/tables/${id}/leave`, {});
  await closed;
  const { status, body } = await again(bob);
  expect(status).toBe(201);
  expect(body.id).not.toBe(id);
  await Promise.all([a.close(), b.close()]);
});

it('a game that goes on is not crowded out of somebody’s list by what is over', async () => {
  const { ann, table } = await castleForTwo(place.url);
  for (let i = 0; i < 101; i++) {
    const { id } = await ann.create({ game: 'castle', seats: ['me', 'free'] });
    await ann.ask('POST', `/api/tables/${id}/leave`, {});
  }
  const { body } = await ann.ask('GET', '/api/tables/mine');
  expect(body.map(({ id }: { id: string }) => id)).toEqual([table.id]);
});

it('a chair that there is not is refused as such, and so is an option that is none', async () => {
  const [ann, bob] = await Person.all(place.url, 'Ann', 'Bob');
  const table = await ann.create({ game: 'castle', seats: ['me', 'free'], public: true });
  expect((await bob.ask('POST', `/api/tables/${table.id}/join`, { seat: 9 })).body.error.code).toBe('not-found');
  for (const start of ['1.5', '0x1', '1e0', ' 1', '3'])
    expect(
      (await ann.ask('POST', '/api/tables', { game: 'time', seats: ['me', 'free'], options: { start } })).body.error
        .code,
      start,
    ).toBe('bad-options');
});

it('T-26 the rules choose among whom the next tale begins, and say what may be said at a table of mild words', async () => {
  const [ann, bob] = await Person.all(place.url, 'Ann', 'Bob');
  const options = { start: '1', handicap: '2', words: 'mild' };
  const table = await ann.create({ game: 'time', seats: ['me', 'free'], options });
  await bob.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  await ann.ask('POST', `/api/tables/${table.id}/start`, {});
  const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
  await Promise.all([a.watch(table.id), b.watch(table.id)]);
  expect(await b.ask({ t: 'chat', table: table.id, text: 'bloody hell' })).toMatchObject({
    why: { code: 'rough-word', word: 'bloody hell' },
    words: expect.stringContaining('another way'),
  });
  await b.ask({ t: 'resign', table: table.id, seat: 1, id: 'b' });
  const { id } = (await ann.ask('POST', `/api/tables/${table.id}/rematch`, {})).body;
  await a.watch(id);
  const again = a.heard.findLast((m) => m.t === 'table' && m.table === id);
  // Both hold as many cards; whoever is given a help keeps it on the other chair.
  expect(again?.t === 'table' && again.about.setup.options).toMatchObject({ start: '1+2', handicap: '1' });
  await Promise.all([a.close(), b.close()]);
});
