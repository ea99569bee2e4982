/** Several servers on one PostgreSQL: any of them serves any table, and none is missed for long. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openStore } from '../../src/store/open.ts';
import { startPostgres, type TestPostgres } from '../../src/testing/postgres.ts';
import { startChild } from './child.ts';
import { castleForTwo, firstMove, Person, type Place, playOut, serve } from './client.ts';
import { startNginx } from './nginx.ts';

const SLOW = 60_000;

let postgres: TestPostgres;
let store: string;
let here: Place;
beforeAll(async () => {
  postgres = await startPostgres();
  store = await postgres.database();
  here = await serve({ store });
}, SLOW);
afterAll(async () => {
  await here.stop();
  await postgres.stop();
}, SLOW);

const at = (person: Person, url: string): Person => {
  const there = new Person(url);
  there.token = person.token;
  return there;
};

describe('two servers', () => {
  it('let people at different ones play together, and talk', async () => {
    const there = await serve({ store });
    const { ann, bob, table } = await castleForTwo(here.url);
    const a = await ann.socket();
    const b = await at(bob, there.url).socket();
    await Promise.all([a.watch(table.id), b.watch(table.id)]);
    const heard = b.next('chat', ({ lines }) => lines.length === 1);
    await a.ask({ t: 'chat', table: table.id, text: 'hello over there' });
    expect((await heard).lines[0].text).toBe('hello over there');
    await Promise.all([playOut(a, table.id, 0), playOut(b, table.id, 1)]);
    await expect.poll(() => b.updates.get(table.id)?.outcome).toEqual(a.updates.get(table.id)?.outcome);
    await Promise.all([a.close(), b.close()]);
    await there.stop();
  });

  it('show each other who is there, what is being typed, and let nobody past a mute', async () => {
    const there = await serve({ store });
    const [ann, bob] = await Person.all(here.url, 'Ann', 'Bob');
    const table = await ann.create({ game: 'time', seats: ['me', 'free'] });
    await bob.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
    await ann.ask('POST', `/api/tables/${table.id}/start`, {});
    const a = await ann.socket();
    const b = await at(bob, there.url).socket();
    const both = a.next('people', ({ people }) => people.every(({ present }) => present));
    await Promise.all([a.watch(table.id), b.watch(table.id)]);
    await both;

    const seat = a.updates.get(table.id)?.views[0].decisions.some((d) => d.verb === 'tell') ? 0 : 1;
    const [teller, other] = seat === 0 ? [a, b] : [b, a];
    const tell = teller.updates.get(table.id)?.views[seat].decisions.find((d) => d.verb === 'tell');
    const draft = { t: 'draft', table: table.id, seat, key: tell?.key };
    const seen = other.next('drafts', ({ drafts }) => drafts.some(({ text }) => text === 'Once upon a'));
    for (const text of ['Once', 'Once upon', 'Once upon a']) teller.send({ ...draft, text });
    expect((await seen).drafts).toEqual([{ seat, text: 'Once upon a' }]);
    // Of three in one breath the first is told at once, and the others together.
    expect(other.heard.filter(({ t }) => t === 'drafts')).toHaveLength(2);

    const elsewhere = at(ann, there.url);
    await elsewhere.ask('POST', '/api/mute', { who: bob.id, muted: true });
    const c = await new Person(here.url).socket();
    await c.watch(table.id);
    const passed = c.next('chat', ({ lines }) => lines.length === 1);
    await b.ask({ t: 'chat', table: table.id, text: 'can you hear me' });
    await passed;
    await elsewhere.ask('POST', '/api/mute', { who: bob.id, muted: false });
    const heard = a.next('chat', ({ lines }) => lines.length === 1);
    await b.ask({ t: 'chat', table: table.id, text: 'and now' });
    expect((await heard).lines[0].text).toBe('and now');

    const gone = a.next('people', ({ people }) => !people[1].present);
    await b.close();
    await gone;
    await Promise.all([a.close(), c.close()]);
    await there.stop();
  });

  it('show one lobby, and log out of all of them', async () => {
    const there = await serve({ store });
    const ann = await Person.arrive(here.url);
    const looker = await at(ann, there.url).socket();
    const first = looker.next('lobby');
    looker.send({ t: 'lobby', on: true });
    await first;
    let made = '';
    const seen = looker.next('lobby', ({ tables }) => tables.some(({ id }) => id === made));
    made = (await ann.create({ game: 'castle', seats: ['me', 'free'], public: true })).id;
    expect((await seen).tables.find(({ id }) => id === made)?.mine).toEqual([0]);
    const left = looker.next('lobby', ({ tables }) => tables.every(({ id }) => id !== made));
    await ann.ask('POST', `/api/tables/${made}/leave`, {});
    await left;

    const bye = looker.next('bye');
    const closed = looker.closed();
    await ann.ask('POST', '/api/logout');
    expect((await bye).why).toBe('signed-out');
    expect(await closed).toBe(1008);
    await there.stop();
  });

  it('count somebody gone from when the last line is lost, wherever that was', async () => {
    const claimMs = 1_500;
    const [one, two] = await Promise.all([serve({ store, claimMs }), serve({ store, claimMs })]);
    const { ann, bob, table } = await castleForTwo(one.url);
    const a = await ann.socket();
    const both = a.next('people', ({ people }) => people[1].present);
    await a.watch(table.id);
    const began = Date.now();
    const b = await at(bob, two.url).socket();
    await b.watch(table.id);
    await both;
    // Long enough that the first process, where Bob never was, would have lost patience.
    await expect.poll(() => Date.now() - began, { timeout: 10_000 }).toBeGreaterThan(claimMs + 200);
    const claim = { t: 'claim', table: table.id, seat: 1, id: 'claim', for: 'bot' };
    const left = a.next('people', ({ people }) => !people[1].present);
    await b.close();
    await left;
    expect(await a.ask(claim)).toMatchObject({ t: 'ack', why: { code: 'still-there' } });
    await expect.poll(() => a.ask(claim), { timeout: 10_000 }).toMatchObject({ t: 'ack', why: null });
    await a.close();
    await Promise.all([one.stop(), two.stop()]);
  });

  it('take over clocks and bots within seconds when one is killed', async () => {
    const doomed = await startChild('unused', { DATABASE_URL: store });
    const ann = await Person.arrive(doomed.url);
    const table = await ann.create({
      game: 'castle',
      seats: ['me', { bot: 'random' }, { bot: 'random' }],
      clock: { kind: 'move', ms: 1_000 },
    });
    await ann.ask('POST', `/api/tables/${table.id}/start`, {});
    const a = await ann.socket();
    await a.watch(table.id);
    await a.next('update');
    await doomed.end('SIGKILL');
    const again = await at(ann, here.url).socket();
    await again.watch(table.id);
    const step = again.updates.get(table.id)?.step as number;
    // Nobody moves but the clock, for a person who lets it run out, and the bots.
    await again.next('update', (update) => update.step > step + 3);
    await again.close();
  });
});

describe('two servers behind nginx, as docs/operating.md sets it up', () => {
  it('serve everybody from anywhere, believe what the proxy says, and each is not missed when it stops', async () => {
    // The certificate is one of the tests' own.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const places = await Promise.all([0, 1].map(() => serve({ store, proxied: true })));
    const nginx = await startNginx(places.map(({ url }) => url));
    const { ann, bob, table } = await castleForTwo(nginx.url);
    const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
    await Promise.all([a.watch(table.id), b.watch(table.id)]);
    await Promise.race([playOut(a, table.id, 0, { stopAfter: 9 }), playOut(b, table.id, 1, { stopAfter: 9 })]);

    // A browser: by cookie, which is for https only, from the page that the proxy serves.
    const made = await new Person(nginx.url).ask('POST', '/api/guest', { name: 'Cat' }, { origin: nginx.url });
    const cookie = made.headers.get('set-cookie') as string;
    expect(cookie).toMatch(/; Secure$/);
    expect(made.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const socket = (origin: string): WebSocket =>
      new WebSocket(`${nginx.url.replace('http', 'ws')}/ws`, { headers: { cookie: cookie.split(';')[0], origin } });
    const own = socket(nginx.url);
    await new Promise((resolve) => own.once('open', resolve));
    own.send('{"t":"hello","v":1}');
    const welcome = await new Promise((resolve) => own.once('message', (data) => resolve(JSON.parse(String(data)))));
    expect(welcome).toMatchObject({ t: 'welcome', you: { name: 'Cat' } });
    own.terminate();
    const evil = socket('https://evil.example');
    expect(await new Promise((resolve) => evil.once('error', ({ message }) => resolve(message)))).toMatch('403');

    expect((await fetch(`${nginx.url}/metrics`)).status).toBe(403);
    const moved = await fetch(`${nginx.plain}/learn?a=b`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://127.0.0.1/learn?a=b']);
    const asked = await Promise.all(places.map(({ url }) => requestsAt(url)));
    expect(Math.min(...asked)).toBeGreaterThan(1);

    await places[0].stop();
    const again = await ann.socket();
    await again.watch(table.id);
    expect(again.updates.get(table.id)?.step).toBeGreaterThan(5);
    await Promise.all([a.close(), b.close(), again.close()]);
    await nginx.stop();
    await places[1].stop();
    vi.unstubAllEnvs();
  });
});

/** How many requests and sockets came to a server, by its own count. */
async function requestsAt(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = [...text.matchAll(/^table_(?:http_ms_count\S*|sockets_opened_total) (\d+)$/gm)];
  return counts.reduce((sum, [, n]) => sum + Number(n), 0);
}

describe('a database that dies', () => {
  it('has moves refused as not saved, and the table goes on when it is back', async () => {
    const { ann, bob, table } = await castleForTwo(here.url);
    const sockets = [await ann.socket(), await bob.socket()];
    await Promise.all(sockets.map((socket) => socket.watch(table.id)));
    const move = firstMove(table.id, sockets, 'through the outage');
    const { seat } = move;
    await postgres.kill();
    const step = sockets[1 - seat].updates.get(table.id)?.step;
    expect(await sockets[seat].ask(move)).toMatchObject({ t: 'ack', why: { code: 'not-saved' } });
    expect(sockets[1 - seat].updates.get(table.id)?.step).toBe(step);
    expect((await fetch(`${here.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${here.url}/readyz`)).status).toBe(503);
    await postgres.restart();
    // The same request, again and again, is carried out once.
    const again = async (): Promise<unknown> => sockets[seat].ask(move);
    await expect.poll(again, { timeout: 20_000, interval: 300 }).toMatchObject({ t: 'ack', why: null });
    const after = sockets[seat].updates.get(table.id)?.step as number;
    expect(await again()).toMatchObject({ why: null });
    expect(sockets[seat].updates.get(table.id)?.step).toBe(after);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  it(
    'may have kept from a server that somebody logged out: that is looked after when it is back',
    async () => {
      const ann = await Person.arrive(here.url);
      const socket = await ann.socket();
      const elsewhere = await openStore(store);
      // As another server does it whose word is never heard.
      await elsewhere.sessions.closeAll(ann.id);
      await elsewhere.close();
      expect(await socket.ask({ t: 'past', table: 'none', step: 0 })).toMatchObject({ t: 'ack' });
      const bye = socket.next('bye');
      await postgres.kill();
      await postgres.restart();
      expect(await bye).toMatchObject({ why: 'signed-out' });
      expect(await socket.closed()).toBe(1008);
    },
    SLOW,
  );

  it('or only hangs does not answer as ready; a move waits for it, and is carried out once it goes on', async () => {
    const { ann, bob, table } = await castleForTwo(here.url);
    const sockets = [await ann.socket(), await bob.socket()];
    await Promise.all(sockets.map((socket) => socket.watch(table.id)));
    const move = firstMove(table.id, sockets, 'in the cold');
    postgres.freeze();
    const moved = sockets[move.seat].ask(move);
    const ready = async (): Promise<number> => (await fetch(`${here.url}/readyz`)).status;
    // A look of a moment ago counts for all who ask.
    await expect.poll(ready, { timeout: 8_000 }).toBe(503);
    postgres.thaw();
    expect(await moved).toMatchObject({ t: 'ack', why: null });
    await expect.poll(ready, { timeout: 8_000 }).toBe(200);
    await Promise.all(sockets.map((socket) => socket.close()));
  });
});
