/** Somebody goes away in the middle of a game and does not come back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGameFile, verify } from '../../src/table/file.ts';
import { alone } from './alone.ts';
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

it('what is asked for one seat is not mistaken for what another one asked by the same name', async () => {
  const { ann, bob, table } = await castleForTwo(place.url);
  const [a, b] = await sit([ann, bob], table.id);
  expect(await b.ask({ t: 'draw', table: table.id, seat: 1, id: 'n2', say: 'offer' })).toMatchObject({ why: null });
  await b.close();
  const bot = () => a.ask({ t: 'claim', table: table.id, seat: 1, id: 'n2', for: 'bot' });
  await expect.poll(bot).toMatchObject({ t: 'ack', why: null });
  expect(a.updates.get(table.id)?.steps.at(-1)).toMatchObject({ kind: 'seat', what: 'bot' });
  // Alone with a bot nobody agrees on a draw, and wins by it.
  expect(await a.ask({ t: 'draw', table: table.id, seat: 0, id: 'n3', say: 'offer' })).toMatchObject({
    why: { code: 'nobody-left' },
  });
  const [back] = await sit([bob], table.id);
  expect(await back.ask({ t: 'draw', table: table.id, seat: 1, id: 'n4', say: 'offer' })).toMatchObject({
    why: { code: 'nobody-left' },
  });
  expect(await back.ask({ t: 'undo', table: table.id, seat: 1, id: 'n5' })).toMatchObject({ t: 'ack' });
  await Promise.all([a.close(), back.close()]);
});

it('whoever plays at a seat that a bot has for them is back, and the bot leaves it', async () => {
  const { ann, bob, table } = await castleForTwo(place.url);
  const [a, b] = await sit([ann, bob], table.id);
  await b.close();
  await expect.poll(() => claim(a, table.id, 1, 'bot')).toMatchObject({ t: 'ack', why: null });
  const [back] = await sit([bob], table.id);
  const people = a.next('people', ({ people }) => people[1].kind === 'person');
  // By then the bot may have answered what was asked: even a move that comes too late says that somebody is there.
  expect(await back.ask({ t: 'move', table: table.id, seat: 1, id: 'm', key: 'gone' })).toMatchObject({
    why: { code: 'not-asked' },
  });
  expect((await people).people[1]).toMatchObject({ name: 'Bob', present: true });
  const steps = back.heard.flatMap((message) => (message.t === 'update' ? message.steps : []));
  expect(steps.at(-1)).toMatchObject({ kind: 'seat', seat: 1, what: 'person' });
  // Nobody takes back a seat that nobody else has.
  const before = steps.length;
  await back.ask({ t: 'move', table: table.id, seat: 1, id: 'n', key: 'gone' });
  expect(back.heard.flatMap((message) => (message.t === 'update' ? message.steps : []))).toHaveLength(before);
  await Promise.all([a.close(), back.close()]);
});

it('a claim that can never be says why instead of how long', async () => {
  const { ann, bob, table } = await castleForTwo(place.url);
  const [a, b] = await sit([ann, bob], table.id);
  expect(await claim(a, table.id, 7)).toMatchObject({ why: { code: 'no-such-seat' } });
  expect(await claim(a, table.id, 7, 'bot')).toMatchObject({ why: { code: 'no-such-seat' } });
  const there = await claim(a, table.id, 1);
  expect(there).toMatchObject({ why: { code: 'still-there' } });
  expect(there).not.toHaveProperty('why.wait');
  await b.ask({ t: 'resign', table: table.id, seat: 1, id: 'r' });
  expect(await claim(a, table.id, 1)).toMatchObject({ why: { code: 'game-over' } });
  // Whoever did not hear that it was carried out asks again, and hears it.
  expect(await b.ask({ t: 'resign', table: table.id, seat: 1, id: 'r' })).toMatchObject({ why: null });
  await Promise.all([a.close(), b.close()]);
});

it('whoever has resigned plays no more: a bot does', async () => {
  const [ann, bob, cat] = await Person.all(place.url, 'Ann', 'Bob', 'Cat');
  const table = await ann.create({ game: 'castle', seats: ['me', 'free', 'free'] });
  for (const one of [bob, cat]) await one.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  await ann.ask('POST', `/api/tables/${table.id}/start`, {});
  const [a, b] = await sit([ann, bob], table.id);
  await a.ask({ t: 'resign', table: table.id, seat: 0, id: 'r' });
  for (const say of ['offer', 'decline'] as const)
    expect(await a.ask({ t: 'draw', table: table.id, seat: 0, id: say, say })).toMatchObject({
      why: { code: expect.stringMatching(/resigned|no-draw-offered/) },
    });
  expect(await claim(b, table.id, 0)).toMatchObject({ why: { code: 'claim-of-two' } });
  await Promise.all([a.close(), b.close()]);
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

it('a bot that was about to move does not, once its seat is taken back', async () => {
  const here = await alone();
  const { room } = here;
  const [decision] = room.table.view(0).decisions;
  here.think = () => ({ decision, pick: decision.options[0], afterMs: 500 });
  expect(await room.hold({ kind: 'seat', seat: 0, held: 'bot' })).toBeNull();
  await expect.poll(() => here.alarms()).toBe(1);
  // What the bot wants comes while it is being written that its person is back, and waits behind that.
  let write = (): void => undefined;
  here.onWrite = () =>
    new Promise((resolve) => {
      write = resolve;
    });
  const back = room.hold({ kind: 'seat', seat: 0, held: 'person' });
  await expect.poll(() => here.alarms(), { timeout: 5_000 }).toBe(0);
  here.onWrite = () => undefined;
  write();
  expect(await back).toBeNull();
  await room.settled();
  expect(room.table.log.at(-1)).toMatchObject({ kind: 'seat', held: 'person' });
  await here.close();
});

it('two people agree on a draw over the head of a bot, and the file of it is in order', async () => {
  const [ann, bob] = await Person.all(place.url, 'Ann', 'Bob');
  const table = await ann.create({ game: 'castle', seats: ['me', 'free', { bot: 'random' }] });
  await bob.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  await ann.ask('POST', `/api/tables/${table.id}/start`, {});
  const [a, b] = await sit([ann, bob], table.id);
  const draw = (socket: Socket, seat: number, say: string) =>
    socket.ask({ t: 'draw', table: table.id, seat, id: say, say });
  expect(await draw(a, 0, 'offer')).toMatchObject({ why: null });
  expect(await draw(b, 1, 'accept')).toMatchObject({ why: null });
  expect(b.updates.get(table.id)?.outcome).toMatchObject({ winners: [0, 1, 2], how: 'draw' });
  const { body } = await ann.ask('GET', `/api/tables/${table.id}/file`);
  const file = readGameFile(JSON.stringify(body));
  if (!file.ok) throw new Error(file.problems.join());
  expect(verify(file.value, () => () => 0)).toEqual([]);
  await Promise.all([a.close(), b.close()]);
});

it('a bot for whoever has not agreed to a draw ends the game that everybody else has agreed to end', async () => {
  const here = await alone({ people: 3 });
  const { room } = here;
  expect(await room.request({ kind: 'draw', seat: 0, say: 'offer' })).toBeNull();
  expect(await room.request({ kind: 'draw', seat: 1, say: 'accept' })).toBeNull();
  expect(room.record.status).toBe('running');
  expect(await room.hold({ kind: 'seat', seat: 2, held: 'bot' })).toBeNull();
  expect(room.record).toMatchObject({ status: 'finished', result: { winners: [0, 1], how: 'draw' } });
  await here.close();
});
