/** Somebody deletes their account: nobody waits for them, and no name stays behind. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { castleForTwo, Person, type Place, serve } from './client.ts';

let place: Place;
beforeAll(async () => {
  place = await serve();
});
afterAll(() => place.stop());

it('leaves every table that has not begun: their own is closed, elsewhere the chair is free', async () => {
  const [ann, bob, cat] = await Person.all(place.url, 'Ann', 'Bob', 'Cat');
  const hosted = await ann.create({ game: 'castle', seats: ['me', 'free', 'free'], public: true });
  const other = await bob.create({ game: 'castle', seats: ['me', 'free'], public: true });
  await bob.ask('POST', `/api/tables/${hosted.id}/join`, {});
  await ann.ask('POST', `/api/tables/${other.id}/join`, {});
  expect((await ann.ask('DELETE', '/api/me')).status).toBe(200);
  const lobby = (await cat.ask('GET', '/api/tables')).body.map(({ id }: { id: string }) => id);
  expect(lobby).toEqual([other.id]);
  expect((await cat.ask('POST', `/api/tables/${hosted.id}/join`, {})).body.error.code).toBe('closed');
  expect((await bob.ask('POST', `/api/tables/${other.id}/start`, {})).body.error.code).toBe('not-ready');
  expect((await cat.ask('POST', `/api/tables/${other.id}/join`, {})).body.seat).toBe(1);
});

it('lets the other one of a game that goes on have it at once', async () => {
  const { ann, bob, table } = await castleForTwo(place.url);
  const b = await bob.socket();
  await b.watch(table.id);
  await ann.ask('DELETE', '/api/me');
  const claim = () => b.ask({ t: 'claim', table: table.id, seat: 0, id: 'mine', for: 'win' });
  await expect.poll(claim).toMatchObject({ t: 'ack', why: null });
  await b.close();
});

it('is “a player” also where a game is over and still looked at; a rematch keeps no chair, and there is no page', async () => {
  const { ann, bob, table } = await castleForTwo(place.url);
  const b = await bob.socket();
  await b.watch(table.id);
  await b.ask({ t: 'resign', table: table.id, seat: 1, id: 'r' });
  const renamed = b.next('people', ({ people }) => people[0].name === 'a player');
  await ann.ask('DELETE', '/api/me');
  expect((await renamed).people[0]).toMatchObject({ kind: 'person', who: null });
  expect((await bob.ask('GET', `/api/players/${ann.id}`)).status).toBe(404);
  const again = (await bob.ask('POST', `/api/tables/${table.id}/rematch`, {})).body.id;
  const { body } = await bob.ask('GET', `/api/tables/${again}`);
  expect(body.people.map(({ kind }: { kind: string }) => kind)).toEqual(['person', 'free']);
  await b.close();
});
