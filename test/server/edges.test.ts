/** What the world may send: nonsense, too much of it, from the wrong place, by somebody else. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { hashOf } from '../../src/server/identity.ts';
import { openStore } from '../../src/store/open.ts';
import { castleForTwo, Person, type Place, serve, tempFolder } from './client.ts';

let place: Place;
let strict: Place;
beforeAll(async () => {
  const web = join(tempFolder(), 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Once Upon a Table</title>');
  writeFileSync(join(web, 'assets', 'app-0a1b2c3d.js'), 'export {};');
  place = await serve({ web });
  strict = await serve({ rates: true });
});
afterAll(() => Promise.all([place.stop(), strict.stop()]));

describe('messages that no client of ours would send', () => {
  it('get a typed error, and nobody else notices', async () => {
    const { ann, bob, table } = await castleForTwo(place.url);
    const watcher = await bob.socket();
    await watcher.watch(table.id);
    const socket = await ann.socket();
    await socket.watch(table.id);
    const before = watcher.heard.length;
    const value = fc.oneof(
      fc.json({ maxDepth: 3 }),
      fc.string(),
      fc.constant('['.repeat(5000)),
      fc.constant('{"t":"move"}'),
    );
    const shaped = fc.record({
      t: fc.constantFrom(
        'hello',
        'watch',
        'move',
        'undo',
        'draw',
        'claim',
        'chat',
        'draft',
        'past',
        'lobby',
        'ping',
        'nothing',
      ),
      table: fc.oneof(fc.constant(table.id), fc.string(), fc.integer()),
      rid: fc.oneof(fc.nat(), fc.string()),
      seat: fc.oneof(fc.integer(), fc.constant('0')),
      id: fc.string(),
      key: fc.string(),
      pick: fc.oneof(fc.double(), fc.string()),
    });
    const samples = [...fc.sample(value, 120), ...fc.sample(shaped, 120).map((message) => JSON.stringify(message))];
    for (const text of samples) socket.raw(text);
    const pong = socket.next('pong');
    socket.send({ t: 'ping', at: 1 });
    await pong;
    const errors = socket.heard.filter((message) => message.t === 'error');
    expect(errors.length).toBeGreaterThan(100);
    expect(errors.filter(({ code }) => code === 'internal')).toEqual([]);
    expect(watcher.heard.slice(before).filter(({ t }) => t === 'update' || t === 'error')).toEqual([]);
    await Promise.all([socket.close(), watcher.close()]);
  });

  it('are cut off when they are too long, and refused before a greeting or in another version', async () => {
    const ann = await Person.arrive(place.url);
    const socket = await ann.socket();
    const closed = socket.closed();
    socket.raw(JSON.stringify({ t: 'chat', text: 'x'.repeat(20_000) }));
    expect(await closed).toBe(1009);
    const ws = new WebSocket(`${place.url.replace('http', 'ws')}/ws`);
    const answers: string[] = [];
    ws.on('message', (data) => answers.push(JSON.parse(data.toString()).code ?? JSON.parse(data.toString()).why));
    await new Promise((resolve) => ws.once('open', resolve));
    ws.send('{"t":"lobby","on":true}');
    ws.send('{"t":"hello","v":1,"token":"guessed"}');
    ws.send('{"t":"hello","v":2}');
    await expect.poll(() => answers).toEqual(expect.arrayContaining(['hello-first', 'not-signed-in', 'version']));
    ws.terminate();
    const big = await ann.ask('POST', '/api/tables', {
      game: 'time',
      seats: ['me', 'free'],
      options: { deck: 'x'.repeat(600_000) },
    });
    expect(big.body.error.code).toBe('too-big');
    expect((await ann.ask('POST', '/api/tables', { game: 'chess', seats: ['me'] })).body.error.code).toBe(
      'bad-options',
    );
    expect((await ann.ask('POST', '/api/tables', { game: 'castle', seats: ['me'] })).body.error.code).toBe(
      'bad-options',
    );
    expect((await ann.ask('PUT', '/api/nothing')).body.error.code).toBe('not-found');
  });
});

/** A request written by hand: its status line and headers, and its body as far as it came. */
function byHand(head: readonly string[], body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const line = connect(place.port, '127.0.0.1');
    let heard = '';
    line.on('data', (chunk) => {
      heard += chunk;
    });
    line.on('error', reject);
    line.on('close', () => resolve(heard));
    line.write(`${[...head, '', ''].join('\r\n')}${body}`);
  });
}

describe('a body that is too long', () => {
  it('is refused before it is read, or as soon as it is known, and nothing follows it', async () => {
    const ann = await Person.arrive(place.url);
    const head = ['POST /api/tables HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${ann.token}`];
    const announced = await byHand([...head, 'Content-Length: 10000000'], '{');
    expect(announced).toMatch(/^HTTP\/1\.1 413 /);
    expect(announced).toMatch(/^connection: close\r$/im);
    expect(announced).toContain('"too-big"');
    const chunk = `${(200_000).toString(16)}\r\n${'x'.repeat(200_000)}\r\n`;
    const grown = await byHand([...head, 'Transfer-Encoding: chunked'], chunk.repeat(3));
    expect(grown).toMatch(/^HTTP\/1\.1 413 /);
    expect(grown).toMatch(/^connection: close\r$/im);
  });
});

describe('where requests come from', () => {
  it('is a host that there can be', async () => {
    const about = (host: string) => byHand(['GET /api/about HTTP/1.1', `Host: ${host}`, 'Connection: close'], '');
    expect(await about('256.1.1.1')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"bad-origin"/);
    for (const host of ['localhost:99999', 'a b']) expect(await about(host), host).toMatch(/^HTTP\/1\.1 400 /);
    expect(await about('table.example')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is checked for everything that a cookie allows', async () => {
    const made = await new Person(place.url).ask('POST', '/api/guest', { name: 'Cookie' }, { origin: place.url });
    const cookie = made.headers.get('set-cookie') as string;
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(JSON.stringify(made.body)).not.toContain(cookie.slice(14, 50));
    const nobody = new Person(place.url);
    const headers = { cookie: cookie.split(';')[0] };
    const rename = (origin?: string) =>
      nobody.ask('PATCH', '/api/me', { name: 'New' }, { ...headers, ...(origin ? { origin } : {}) });
    expect((await rename('https://evil.example')).body.error.code).toBe('bad-origin');
    expect((await rename()).body.error.code).toBe('bad-origin');
    expect((await rename(place.url)).body.me.name).toBe('New');
    const url = `${place.url.replace('http', 'ws')}/ws`;
    const evil = new WebSocket(url, { headers: { ...headers, origin: 'https://evil.example' } });
    expect(await new Promise((resolve) => evil.once('error', (error) => resolve(error.message)))).toMatch('403');
    const own = new WebSocket(url, { headers: { ...headers, origin: place.url } });
    await new Promise((resolve) => own.once('open', resolve));
    own.send('{"t":"hello","v":1}');
    const welcome = await new Promise((resolve) => own.once('message', (data) => resolve(JSON.parse(data.toString()))));
    expect(welcome).toMatchObject({ t: 'welcome', you: { name: 'New' } });
    own.terminate();
  });

  it('is remembered for a year from the last time, by each device for itself', async () => {
    const store = await openStore(join(place.folder, 'table.sqlite'));
    const made = await new Person(place.url).ask('POST', '/api/guest', { name: 'Daily' }, { origin: place.url });
    const [cookie] = (made.headers.get('set-cookie') as string).split(';');
    const token = cookie.split('=')[1];
    const [day, now] = [86_400_000, Date.now()];
    const left = async (): Promise<number> =>
      Math.round((((await store.sessions.find(hashOf(token), now))?.session.expiresAt ?? now) - now) / day);
    const ask = () => new Person(place.url).ask('GET', '/api/me', undefined, { cookie });
    expect((await ask()).headers.get('set-cookie')).toBeNull();
    await store.sessions.extend(hashOf(token), now + 100 * day);
    // A socket cannot set the cookie again, and must not keep the next request from it.
    const own = new WebSocket(`${place.url.replace('http', 'ws')}/ws`, { headers: { cookie, origin: place.url } });
    await new Promise((resolve) => own.once('open', resolve));
    own.terminate();
    expect(await left()).toBe(100);
    const again = await ask();
    expect(again.headers.get('set-cookie')).toMatch(new RegExp(`^${cookie}; .*HttpOnly; .*Max-Age=31536000`));
    expect(again.body.me.name).toBe('Daily');
    expect(await left()).toBe(365);
    expect((await ask()).headers.get('set-cookie')).toBeNull();
    // Whoever logs out is not let in again by the same answer.
    await store.sessions.extend(hashOf(token), now + 100 * day);
    const out = await new Person(place.url).ask('POST', '/api/logout', {}, { cookie, origin: place.url });
    expect(out.headers.get('set-cookie')).toMatch(/^table_session=;/);

    const bearer = await Person.arrive(place.url);
    await store.sessions.extend(hashOf(bearer.token), now + 100 * day);
    expect((await bearer.ask('GET', '/api/me')).headers.get('set-cookie')).toBeNull();
    const { session } = (await store.sessions.find(hashOf(bearer.token), now)) ?? expect.fail('no session');
    expect(session.expiresAt - now).toBeGreaterThan(364 * day);
    await store.close();
  });

  it('is answered with a strict policy, and files with the right age', async () => {
    const page = await fetch(`${place.url}/table/whatever`);
    expect(page.headers.get('content-type')).toMatch('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') as string;
    expect(policy).toMatch("script-src 'self';");
    expect(policy).toMatch("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
    const script = await fetch(`${place.url}/assets/app-0a1b2c3d.js`);
    expect(script.headers.get('cache-control')).toMatch('immutable');
    expect(await script.text()).toBe('export {};');
    for (const path of ['/assets/gone.js', '/..%2f..%2fpackage.json', '/assets/../../table.sqlite'])
      expect((await fetch(place.url + path)).status, path).toBe(404);
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(place.url + path)).status).toBe(200);
  });
});

describe('how much one may ask', () => {
  it('is limited: log-ins, chat, guests', async () => {
    const ann = await Person.arrive(strict.url);
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++) {
      const { body } = await ann.ask('POST', '/api/login', { login: 'nobody', password: 'wrong password' });
      codes.push(body.error?.code);
    }
    expect(codes[0]).toBe('wrong-password');
    expect(codes.at(-1)).toBe('too-many');
    const table = await ann.create({ game: 'castle', seats: ['me', 'free'] });
    const socket = await ann.socket();
    await socket.watch(table.id);
    const said: string[] = [];
    for (let i = 0; i < 10; i++) said.push((await socket.ask({ t: 'chat', table: table.id, text: 'hello' })).t);
    expect(said.slice(0, 8)).toEqual(new Array(8).fill('ack'));
    expect(said.at(-1)).toBe('error');
    const guests = await Promise.all(
      Array.from({ length: 45 }, () => new Person(strict.url).ask('POST', '/api/guest', {})),
    );
    expect(guests.some(({ status }) => status === 429)).toBe(true);
    await socket.close();
  });

  it('is limited for a network too: names cost nothing', async () => {
    const place = await serve({ rates: true });
    const { ann, table } = await castleForTwo(place.url);
    const socket = await ann.socket();
    await socket.watch(table.id);
    await socket.ask({ t: 'resign', table: table.id, seat: 0, id: 'r' });
    const people = await Promise.all(Array.from({ length: 6 }, () => Person.arrive(place.url)));
    const statuses: number[] = [];
    for (const person of people) {
      const ask = () => person.ask('POST', '/api/tables', { game: 'castle', seats: ['me', 'free'] });
      const answers = await Promise.all(Array.from({ length: 12 }, ask));
      statuses.push(...answers.map(({ status }) => status));
    }
    // With the one that was played sixty.
    expect(statuses.slice(0, 59)).toEqual(new Array(59).fill(201));
    expect(statuses.at(-1)).toBe(429);
    // A rematch is a table, too.
    expect((await ann.ask('POST', `/api/tables/${table.id}/rematch`, {})).status).toBe(429);
    await socket.close();
    await place.stop();
  });

  it('is limited for whoever is nobody, before the store is asked who they are; and what is dear is given seldom', async () => {
    const place = await serve({ rates: true });
    const ann = await Person.arrive(place.url);
    const all = await Promise.all(Array.from({ length: 3 }, () => ann.ask('GET', '/api/me/export')));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ann.ask('GET', '/api/me/export')).status).toBe(429);
    const nobody = new Person(place.url);
    nobody.token = 'x'.repeat(43);
    const statuses = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => nobody.ask('GET', '/api/me')));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses]).toEqual([200, 429]);
    await place.stop();
  }, 30_000);
});
