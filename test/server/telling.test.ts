/** Telling people who are away: devices, digests, silence; nothing lost and nothing twice. */
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextHour } from '../../src/server/hours.ts';
import { letterTo } from '../../src/server/news.ts';
import { deviceId } from '../../src/server/push.ts';
import type { ServerOptions } from '../../src/server/serve.ts';
import { openStore } from '../../src/store/open.ts';
import type { Letter } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres } from '../../src/testing/postgres.ts';
import { castleForTwo, Person, type Place, type Socket, serve, tempFolder } from './client.ts';
import { Device, PushService, SERVICE, SILENT_SERVICE, signedBy } from './push-service.ts';

const GRACE_MS = 300;
const EVER = Number.MAX_SAFE_INTEGER;

let service: PushService;
let place: Place;
/** The same database, looked at from the side. */
let store: Store;
const file = join(tempFolder(), 'table.sqlite');
const options = (): Partial<ServerOptions> => ({
  store: file,
  pushAgent: service.agent,
  graceMs: GRACE_MS,
  postMs: 20,
});
beforeAll(async () => {
  service = new PushService();
  await service.start();
  place = await serve(options());
  store = await openStore(file);
});
afterAll(async () => {
  await store.close();
  await place.stop();
  await service.stop();
});
beforeEach(() => {
  service.received.length = 0;
});

const pending = (): Promise<Letter[]> => store.outbox.due(EVER, 99);
const allTold = () => expect.poll(pending).toEqual([]);
/** What was put off comes now. */
const hurry = async (): Promise<void> =>
  store.outbox.put((await pending()).map((letter) => ({ ...letter, dueAt: 0, createdAt: letter.createdAt + 1 })));

/** Ann and Bob are at a table, Bob has a device, and it is told of everything so far. */
async function game() {
  const { ann, bob, table } = await castleForTwo(place.url);
  const device = new Device();
  await device.subscribe(bob);
  await allTold();
  service.received.length = 0;
  const a = await ann.socket();
  await a.watch(table.id);
  return { ann, bob, table, device, a };
}

/** Somebody answers until the game does not wait for them any more. */
async function answerAll(socket: Socket, table: string, seat: number): Promise<void> {
  const asked = () => (socket.updates.get(table)?.views[seat].decisions ?? []).find(({ may }) => !may);
  for (let decision = asked(), n = 0; decision; decision = asked(), n++) {
    const { key, options: picks } = decision;
    await socket.ask({ t: 'move', table, seat, id: `${key} ${n}`, key, pick: picks[n % picks.length] });
  }
}
const toBob = (a: Socket, table: string): Promise<void> => answerAll(a, table, 0);

describe('a device', () => {
  it('is told that it is one’s turn, in words that only it can read, from a server that it knows', async () => {
    const { ann, bob, table, device, a } = await game();
    const b = await bob.socket();
    await b.watch(table.id);
    await answerAll(b, table.id, 1);
    await b.close();
    expect(await pending()).toEqual([]);
    await toBob(a, table.id);
    await expect.poll(() => service.to(device).length).toBe(1);
    const [message] = service.to(device);
    expect(device.read(message)).toEqual({
      title: 'It is your turn',
      body: 'Once Upon a Castle with Ann.',
      path: `/online/${table.id}`,
      tag: table.id,
    });
    const { push } = (await ann.ask('GET', '/api/about')).body;
    const claims = signedBy(message, push);
    expect(claims).toMatchObject({ aud: SERVICE, sub: expect.stringMatching(/^(mailto|https):/) });
    expect(claims?.['exp']).toBeGreaterThan(Date.now() / 1000);
    expect(message.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(message.body.toString('latin1')).not.toMatch(/Castle|Ann/);
    await allTold();
    expect(service.received).toHaveLength(1);
    await a.close();
  });

  it('is quiet while one looks, also if one has come in time', async () => {
    const { bob, table, a } = await game();
    const b = await bob.socket();
    await b.watch(table.id);
    await toBob(a, table.id);
    await store.outbox.put([letterTo(bob.id, { kind: 'turn', table: table.id }, Date.now() + GRACE_MS)]);
    await allTold();
    expect(service.received).toEqual([]);
    // Gone, and back before the grace is over.
    const again = await bob.socket();
    await b.close();
    await again.watch(table.id);
    await allTold();
    expect(service.received).toEqual([]);
    await Promise.all([a.close(), again.close()]);
  });

  it('is told when the page is open and nobody looks at it, and quiet again when somebody does', async () => {
    const { bob, table, device, a } = await game();
    const b = await bob.socket();
    await b.watch(table.id);
    await answerAll(b, table.id, 1);
    b.send({ t: 'look', on: false });
    await toBob(a, table.id);
    await expect.poll(() => service.to(device).length).toBe(1);
    const people = a.heard.findLast(({ t }) => t === 'people');
    expect(people).toMatchObject({ people: [{ present: true }, { present: true }] });
    b.send({ t: 'look', on: true });
    b.send({ t: 'look', on: false });
    b.send({ t: 'look', on: true });
    await store.outbox.put([letterTo(bob.id, { kind: 'turn', table: table.id }, Date.now() + GRACE_MS)]);
    await allTold();
    expect(service.to(device)).toHaveLength(1);
    await Promise.all([a.close(), b.close()]);
  });

  it('hears once that a game has begun, that it is over, and that somebody wants another one', async () => {
    const [ann, bob] = await Person.all(place.url, 'Ann', 'Bob');
    const device = new Device();
    await device.subscribe(bob);
    const table = await ann.create({ game: 'castle', seats: ['me', 'free'] });
    await bob.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
    await ann.ask('POST', `/api/tables/${table.id}/start`, {});
    await allTold();
    const titles = () => service.to(device).map((message) => device.read(message).title);
    expect(titles()).toEqual([expect.stringMatching(/^The game has begun/)]);
    const a = await ann.socket();
    await a.watch(table.id);
    await a.ask({ t: 'resign', table: table.id, seat: 0, id: 'r' });
    await expect.poll(() => titles().at(-1)).toBe('The game is over: you have won');
    const { id } = (await ann.ask('POST', `/api/tables/${table.id}/rematch`, {})).body;
    await expect.poll(() => titles().at(-1)).toBe('Once more?');
    expect(service.to(device).map((message) => device.read(message).tag)).toEqual([table.id, table.id, id]);
    await a.close();
  });

  it('is struck off when it is gone, and tried again when its service fails', async () => {
    const [bob, gone, ill] = [await Person.arrive(place.url, 'Bob'), new Device(), new Device()];
    await gone.subscribe(bob);
    const illId = await ill.subscribe(bob, 'the old phone');
    service.answers.set(gone.path, 410);
    service.answers.set(ill.path, 503);
    await bob.ask('POST', '/api/push/test');
    await expect.poll(() => pending().then((letters) => letters.map(({ tries }) => tries))).toEqual([1]);
    expect((await bob.ask('GET', '/api/push')).body.devices).toMatchObject([{ id: illId, name: 'the old phone' }]);
    const [letter] = await pending();
    expect(letter.dueAt - Date.now()).toBeGreaterThan(20_000);
    await hurry();
    await expect.poll(() => pending().then((letters) => letters.map(({ tries }) => tries))).toEqual([2]);
    expect((await pending())[0].dueAt - Date.now()).toBeGreaterThan(100_000);
    service.answers.delete(ill.path);
    await hurry();
    await allTold();
    expect(service.to(ill)).toHaveLength(3);
    expect(ill.read(service.to(ill)[2]).tag).toBe('test');
    // It gives up at some time.
    service.answers.set(ill.path, 500);
    await bob.ask('POST', '/api/push/test');
    for (let tries = 1; tries <= 5; tries++) {
      await expect.poll(() => pending().then((letters) => letters[0]?.tries)).toBe(tries);
      await hurry();
    }
    await allTold();
  });

  it('does not wait for the service of others that gives no answer', async () => {
    const many = 40;
    const [ann, bob] = await Person.all(place.url, 'Ann', 'Bob');
    const phone = new Device();
    const letters = [letterTo(bob.id, { kind: 'test' }, 1, await phone.subscribe(bob))];
    for (let i = 0; i < many; i++) {
      const { endpoint, keys } = new Device(SILENT_SERVICE).subscription;
      await store.push.subscribe({ identity: ann.id, endpoint, keys, label: '', createdAt: 0 });
      letters.push(letterTo(ann.id, { kind: 'test' }, 0, deviceId(endpoint)));
    }
    await store.outbox.put(letters);
    await expect.poll(() => service.to(phone)).toHaveLength(1);
    const putOff = async (): Promise<number> => (await pending()).filter(({ tries }) => tries === 1).length;
    await expect.poll(putOff).toBe(many);
    // As many as are sent at once; the rest was put off without being asked.
    expect(service.received.length - 1).toBeLessThan(many / 2);
    await store.outbox.drop(await pending());
  });

  it('belongs to whoever subscribed it last, and to nobody after that', async () => {
    const [ann, bob] = await Person.all(place.url, 'Ann', 'Bob');
    const device = new Device();
    await device.subscribe(ann);
    const id = await device.subscribe(bob);
    expect((await ann.ask('GET', '/api/push')).body.devices).toEqual([]);
    expect((await ann.ask('DELETE', `/api/push/${id}`)).status).toBe(404);
    expect((await bob.ask('DELETE', `/api/push/${id}`)).status).toBe(200);
    await bob.ask('POST', '/api/push/test');
    await allTold();
    expect(service.received).toEqual([]);
    const evil = { origin: 'https://evil.example' };
    expect((await bob.ask('POST', '/api/push', device.subscription, evil)).body.error.code).toBe('bad-origin');
    expect((await new Person(place.url).ask('PATCH', '/api/me/settings', {})).body.error.code).toBe('not-signed-in');
    const wrong = { ...device.subscription, endpoint: 'https://127.0.0.1/push' };
    expect((await bob.ask('POST', '/api/push', wrong)).body.error.code).toBe('bad-message');
    const plain = { ...device.subscription, endpoint: 'http://push.example/x' };
    expect((await bob.ask('POST', '/api/push', plain)).body.error.code).toBe('bad-message');
  });
});

describe('whoever wants it so', () => {
  it('is told once a day, at their hour, what waits for them; of what does not wait, nothing', async () => {
    const { ann, bob, table, device, a } = await game();
    const telling = { push: 'digest', hour: 7, zone: 'Asia/Kathmandu' };
    expect((await bob.ask('PATCH', '/api/me/settings', { telling })).body.telling).toMatchObject(telling);
    expect((await bob.ask('PATCH', '/api/me/settings', { telling: { zone: 'Nowhere/At/All' } })).status).toBe(400);
    await toBob(a, table.id);
    const second = await ann.create({ game: 'september', seats: ['me', 'free'] });
    await bob.ask('POST', `/api/tables/${second.id}/join`, { invite: second.invite });
    await ann.ask('POST', `/api/tables/${second.id}/start`, {});
    await store.outbox.put([letterTo(bob.id, { kind: 'turn', table: table.id }, 0)]);
    const due = nextHour(7, 'Asia/Kathmandu', Date.now());
    await expect.poll(() => pending().then((all) => all.map(({ dueAt }) => dueAt))).toEqual([due]);
    expect(service.received).toEqual([]);
    await hurry();
    await expect.poll(() => service.to(device).length).toBe(1);
    const words = device.read(service.to(device)[0]);
    expect(words.title).toMatch(/wait/);
    expect(words.body).toContain('Once Upon a Castle with Ann.');
    // The game ends: nothing waits, so there is no digest, and its end is no news either.
    await a.ask({ t: 'resign', table: table.id, seat: 0, id: 'r' });
    await ann.socket().then(async (socket) => {
      await socket.watch(second.id);
      await socket.ask({ t: 'resign', table: second.id, seat: 0, id: 'r' });
      await socket.close();
    });
    await store.outbox.put([letterTo(bob.id, { kind: 'digest', channel: 'push' }, 0)]);
    await allTold();
    expect(service.received).toHaveLength(1);
    await a.close();
  });

  it('is told nothing', async () => {
    const { bob, table, a } = await game();
    await bob.ask('PATCH', '/api/me/settings', { telling: { push: 'off' } });
    await toBob(a, table.id);
    await store.outbox.put([letterTo(bob.id, { kind: 'turn', table: table.id }, 0)]);
    await allTold();
    expect(service.received).toEqual([]);
    await a.close();
  });

  it('is forgotten with everything that was still to be told', async () => {
    const { bob, table, a } = await game();
    await store.outbox.put([letterTo(bob.id, { kind: 'turn', table: table.id }, EVER)]);
    expect(await pending()).toHaveLength(1);
    expect((await bob.ask('GET', '/api/me/export')).body).toMatchObject({
      subscriptions: [{ label: 'a phone' }],
      letters: [{ notice: { kind: 'turn' } }],
    });
    await bob.ask('DELETE', '/api/me');
    expect(await pending()).toEqual([]);
    await a.close();
  });
});

describe('what is to be told', () => {
  it('survives a restart', async () => {
    const { bob, table, device, a } = await game();
    await toBob(a, table.id);
    await store.outbox.put([letterTo(bob.id, { kind: 'turn', table: table.id }, Date.now() + 500)]);
    await place.stop();
    expect(await pending()).toHaveLength(1);
    place = await serve(options());
    await expect.poll(() => service.to(device).length).toBe(1);
    await allTold();
    expect(service.to(device)).toHaveLength(1);
  });

  it('is told once, however many processes could', async () => {
    const postgres = await startPostgres();
    const where = await postgres.database();
    const servers = await Promise.all([1, 2, 3].map(() => serve({ ...options(), store: where })));
    const side = await openStore(where);
    const people = await Promise.all(Array.from({ length: 20 }, (_, i) => Person.arrive(servers[i % 3].url)));
    const devices = people.map(() => new Device());
    await Promise.all(devices.map((device, i) => device.subscribe(people[i])));
    await side.outbox.put(people.map(({ id }) => letterTo(id, { kind: 'test' }, 0)));
    await expect.poll(() => side.outbox.due(EVER, 99), { timeout: 10_000 }).toEqual([]);
    expect(devices.map((device) => service.to(device).length)).toEqual(devices.map(() => 1));
    // One looks at the table at another process than the one that sends: it is quiet all the same.
    const { ann, bob, table } = await castleForTwo(servers[0].url);
    const device = new Device();
    await device.subscribe(bob);
    await expect.poll(() => side.outbox.due(EVER, 99)).toEqual([]);
    service.received.length = 0;
    const there = new Person(servers[1].url);
    there.token = bob.token;
    const b = await there.socket();
    await b.watch(table.id);
    await side.outbox.put([letterTo(bob.id, { kind: 'turn', table: table.id }, Date.now() + 300)]);
    await expect.poll(() => side.outbox.due(EVER, 99)).toEqual([]);
    expect(service.received).toEqual([]);
    expect(ann.id).not.toBe(bob.id);
    await b.close();
    await side.close();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }, 60_000);
});
