/** A game of real time knows who is there: going, being gone, being played for, and coming back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person, type Place, type Socket, serve } from './client.ts';

let place: Place;
beforeAll(async () => {
  place = await serve({ awayMs: 100, claimMs: 300 });
});
afterAll(() => place.stop());

type Known = { readonly away: number; readonly bots: number };
const known = (socket: Socket, table: string): Known => {
  const [view] = Object.values(socket.updates.get(table)?.views ?? {});
  return view.state as Known;
};

it('T-22 whoever leaves a tale is away, may be given a bot, and has the seat back on coming home', async () => {
  const [ann, bob, cat] = await Person.all(place.url, 'Ann', 'Bob', 'Cat');
  const table = await ann.create({ game: 'time', seats: ['me', 'free', 'free'] });
  for (const person of [bob, cat]) await person.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  await ann.ask('POST', `/api/tables/${table.id}/start`, {});
  const [a, b, c] = await Promise.all([ann, bob, cat].map((person) => person.socket()));
  for (const socket of [a, b, c]) await socket.watch(table.id);
  expect(known(a, table.id)).toMatchObject({ away: 0, bots: 0 });

  // A line that is lost for a moment is nobody's business; one that stays lost is.
  const absent = a.next('update', () => known(a, table.id).away === 0b010);
  await b.close();
  await absent;
  expect(await c.ask({ t: 'claim', table: table.id, seat: 0, id: 'no', for: 'bot' })).toMatchObject({
    why: { code: 'still-there' },
  });
  const played = a.next('people', ({ people }) => people[1].kind === 'bot');
  await expect
    .poll(() => c.ask({ t: 'claim', table: table.id, seat: 1, id: 'a bot for Bob', for: 'bot' }), { interval: 50 })
    .toMatchObject({ t: 'ack', why: null });
  expect((await played).people[1]).toMatchObject({ name: 'Bob', present: false });
  await expect.poll(() => known(a, table.id).bots).toBe(0b010);

  const there = a.next('update', () => known(a, table.id).away === 0);
  const again = await bob.socket();
  await again.watch(table.id);
  await there;
  expect(await a.ask({ t: 'back', table: table.id, seat: 1, id: 'not mine' })).toMatchObject({
    why: { code: 'not-your-seat' },
  });
  expect(await again.ask({ t: 'back', table: table.id, seat: 1, id: 'home' })).toMatchObject({ why: null });
  await expect.poll(() => known(a, table.id).bots).toBe(0);
  expect(a.heard.findLast((message) => message.t === 'people')).toMatchObject({
    people: [{}, { name: 'Bob', kind: 'person', present: true }, {}],
  });
  await Promise.all([a, c, again].map((socket) => socket.close()));
});
