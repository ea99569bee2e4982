/** Somebody goes away in the middle of a game and does not come back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGameFile, verify } from '../../src/table/file.ts';
import { castleForTwo, Person, type Place, playOut, type Socket, serve } from './client.ts';

let place: Place;
beforeAll(async () => {
  place = await serve({ claimMs: 50 });
});
afterAll(() => place.stop());

const claim = (socket: Socket, table: string, seat: number, what: 'win' | 'bot' = 'win') =>
  socket.ask({ t: 'claim', table, seat, id: `claim ${what}`, for: what });

async function sit(people: readonly Person[], table: string): Promise<Socket[]> {
  const sockets = await Promise.all(people.map((person) => person.socket()));
  await Promise.all(sockets.map((socket) => socket.watch(table)));
  return sockets;
}

it('a clock that has answered twice for somebody gone gives the game to whoever claims it, and the file says so', async () => {
  const { ann, bob, table } = await castleForTwo(place.url, { clock: { kind: 'move', ms: 1_000 } });
  const [a, b] = await sit([ann, bob], table.id);
  await Promise.all([playOut(a, table.id, 0, { stopAfter: 4 }), playOut(b, table.id, 1, { stopAfter: 4 })]);
  expect(await claim(a, table.id, 1)).toMatchObject({ why: { code: 'still-there' } });
  await b.close();
  const claimed = async (): Promise<unknown> => claim(a, table.id, 1);
  await expect.poll(claimed, { timeout: 20_000, interval: 200 }).toMatchObject({ t: 'ack', why: null });
  const update = a.updates.get(table.id);
  expect(update?.outcome).toMatchObject({ winners: [0], how: 'claim' });
  expect(update?.steps.at(-1)).toMatchObject({ kind: 'claim', seat: 0 });
  const { body } = await ann.ask('GET', `/api/tables/${table.id}/file`);
  const file = readGameFile(JSON.stringify(body));
  if (!file.ok) throw new Error(file.problems.join());
  expect(verify(file.value, () => () => 0)).toEqual([]);
  const bent = { ...file.value, result: { winners: [1], scores: [0, 0], how: 'claim' } };
  expect(verify(bent, () => () => 0)).not.toEqual([]);
  const rating = async (who: Person) => (await ann.ask('GET', `/api/players/${who.id}`)).body.ratings[0]?.rating;
  await expect.poll(() => rating(bob)).toBeLessThan(1500);
  expect(await rating(ann)).toBeGreaterThan(1500);
  await a.close();
});

it('without a clock patience is asked for, and said how much; the bot that may be had meanwhile is no bar to coming back', async () => {
  const { ann, bob, table } = await castleForTwo(place.url);
  const both = [ann, bob];
  const sockets = await sit(both, table.id);
  // C-7: mostly both are asked at the beginning; whom the dice leave nothing to answer is not waited for.
  const gone = sockets.findIndex((socket, seat) => socket.updates.get(table.id)?.views[seat].decisions.length !== 0);
  const a = sockets[1 - gone];
  await sockets[gone].close();
  await expect
    .poll(() => claim(a, table.id, gone))
    .toMatchObject({ t: 'ack', why: { code: 'still-there', wait: expect.closeTo(3 * 86_400_000, -5) } });
  const onlooker = await new Person(place.url).socket();
  await onlooker.watch(table.id);
  expect(await claim(onlooker, table.id, gone)).toMatchObject({ why: { code: 'not-your-seat' } });
  await expect.poll(() => claim(a, table.id, gone, 'bot')).toMatchObject({ t: 'ack', why: null });
  const [back] = await sit([both[gone]], table.id);
  expect(await back.ask({ t: 'back', table: table.id, seat: gone, id: 'back' })).toMatchObject({ why: null });
  await Promise.all([a, back, onlooker].map((socket) => socket.close()));
});

it('a bot is not claimed from', async () => {
  const { ann } = await castleForTwo(place.url);
  const table = await ann.create({ game: 'castle', seats: ['me', { bot: 'random' }] });
  await ann.ask('POST', `/api/tables/${table.id}/start`, {});
  const [a] = await sit([ann], table.id);
  expect(await claim(a, table.id, 1)).toMatchObject({ why: { code: 'still-there' } });
  expect(await claim(a, table.id, 1, 'bot')).toMatchObject({ why: { code: 'still-there' } });
  await a.close();
});
