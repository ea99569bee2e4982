/**
 * Every message and every request that the schemas know, right and gone wrong in every way: the answer is a typed error, the
 * socket stays or is closed with a reason, nothing is noted as a failure of the server, and people at another table play on.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import * as bodies from '../../src/protocol/http.ts';
import { faultShape } from '../../src/protocol/parts.ts';
import type { ToClient } from '../../src/protocol/to-client.ts';
import { schemaOf } from '../../src/protocol/to-server.ts';
import { castleForTwo, Person, type Place, playOut, type Socket, serve } from './client.ts';
import { arbitraryOf, type Hints, texts } from './shapes.ts';

const SEED = 20_261_115;
const EACH = Number(process.env['FUZZ'] ?? 60);

let place: Place;
/** All that the server wrote down, and of that what it holds for failures of its own. */
const written: string[] = [];
const noted: string[] = [];
beforeAll(async () => {
  const write = (line: string): void => {
    written.push(line);
    if (JSON.parse(line).level >= pino.levels.values['error']) noted.push(line);
  };
  const log = pino({ level: 'trace' }, { write });
  place = await serve({ log });
});
afterAll(async () => {
  await place.stop();
  const log = written.join('');
  for (const secret of secrets) expect(log).not.toContain(secret);
});
/** What the log may never say: tokens, invitations, names, words. */
const secrets: string[] = ['Once upon a secret'];

const sample = <T>(arbitrary: fc.Arbitrary<T>, n: number): T[] => fc.sample(arbitrary, { numRuns: n, seed: SEED });

/** How many sockets the server has open. */
async function sockets(): Promise<number> {
  const text = await (await fetch(`${place.url}/metrics`)).text();
  return Number(/^table_sockets (\d+)/m.exec(text)?.[1]);
}

/** Tables of every game and in every state, with the same two people. */
async function world() {
  const { ann, bob, table } = await castleForTwo(place.url);
  secrets.push(ann.token, bob.token, table.invite);
  const sit = async (game: string, start: boolean): Promise<string> => {
    const { id, invite } = await ann.create({ game, seats: ['me', 'free'], clock: { kind: 'move', ms: 86_400_000 } });
    await bob.ask('POST', `/api/tables/${id}/join`, { invite });
    if (start) await ann.ask('POST', `/api/tables/${id}/start`, {});
    return id;
  };
  const [september, time, open, left] = await Promise.all([
    sit('september', true),
    sit('time', true),
    sit('castle', false),
    sit('castle', false),
  ]);
  await ann.ask('POST', `/api/tables/${left}/leave`, {});
  return { ann, bob, tables: [table.id, september, time, open, left] };
}

/** Two who play a whole game while the others send nonsense. */
async function undisturbed(): Promise<() => Promise<void>> {
  const { ann, bob, table } = await castleForTwo(place.url);
  const sockets = await Promise.all([ann.socket(), bob.socket()]);
  await Promise.all(sockets.map((socket) => socket.watch(table.id)));
  const over = Promise.all(sockets.map((socket, seat) => playOut(socket, table.id, seat)));
  return async () => {
    await over;
    for (const socket of sockets) {
      expect(socket.updates.get(table.id)?.outcome).not.toBeNull();
      expect(socket.heard.filter(({ t }) => t === 'error' || t === 'bye')).toEqual([]);
    }
    await Promise.all(sockets.map((socket) => socket.close()));
  };
}

it('answers every message over the socket', async () => {
  const { ann, bob, tables } = await world();
  const others = await undisturbed();
  const keys = new Set<string>();
  const someone = async (person: Person): Promise<Socket> => {
    const socket = await person.socket();
    for (const table of tables) await socket.watch(table);
    for (const { views } of socket.updates.values())
      for (const { decisions } of Object.values(views)) for (const { key } of decisions) keys.add(key);
    return socket;
  };
  const people = [ann, bob, new Person(place.url)];
  const sockets = await Promise.all(people.map(someone));
  const hints: Hints = {
    table: fc.constantFrom(...tables, 'nothing'),
    seat: fc.nat({ max: 3 }),
    key: fc.constantFrom(...keys, '0.answer.99'),
    token: fc.constantFrom(ann.token, 'x'.repeat(43)),
  };
  /** Only another version of the protocol is shown the door. */
  const back = async (who: number): Promise<void> => {
    expect(await sockets[who].closed()).toBe(1008);
    expect(sockets[who].heard.at(-1)).toMatchObject({ t: 'bye', why: 'version' });
    heard.push(...sockets[who].heard);
    sockets[who] = await someone(people[who]);
  };
  const heard: ToClient[] = [];
  for (const option of schemaOf(null).options) {
    for (const [i, text] of sample(texts(arbitraryOf(option, hints)), EACH).entries()) {
      const who = i % sockets.length;
      sockets[who].raw(text);
      if (!sockets[who].open) await back(who);
    }
    const pongs = sockets.map((socket) => Promise.race([socket.next('pong', ({ at }) => at === -7), socket.closed()]));
    for (const socket of sockets) socket.send({ t: 'ping', at: -7 });
    const answers = await Promise.all(pongs);
    for (const [who, answer] of answers.entries()) if (typeof answer === 'number') await back(who);
  }
  // What waits for the disk is answered too: the last request of all has its turn after them.
  await Promise.all(sockets.map((socket) => socket.ask({ t: 'past', table: 'nothing', step: 0 })));
  for (const socket of sockets) heard.push(...socket.heard);
  const errors = heard.filter((message) => message.t === 'error');
  expect(errors.length).toBeGreaterThan(100);
  expect(errors.filter(({ code }) => code === 'internal')).toEqual([]);
  await others();
  expect(noted).toEqual([]);
  await Promise.all(sockets.map((socket) => socket.close()));
});

it('closes sockets that break the protocol below the messages, with a reason', async () => {
  const { ann, tables } = await world();
  const url = `${place.url.replace('http', 'ws')}/ws`;
  const closing = async (spoil: (ws: WebSocket) => void): Promise<number> => {
    const ws = new WebSocket(url);
    ws.on('error', () => undefined);
    await new Promise((resolve) => ws.once('open', resolve));
    ws.send(JSON.stringify({ t: 'hello', v: 1, token: ann.token }));
    spoil(ws);
    return new Promise((resolve) => ws.once('close', resolve));
  };
  const raw = (ws: WebSocket): { write(bytes: Buffer): void } =>
    (ws as unknown as { _socket: { write(bytes: Buffer): void } })._socket;
  const codes = await Promise.all([
    closing((ws) => ws.send('x'.repeat(20_000))),
    closing((ws) => raw(ws).write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]))),
    closing((ws) => raw(ws).write(Buffer.from([0x81, 0x01, 0x41]))),
    closing((ws) => raw(ws).write(Buffer.from([0xf3, 0x80, 0, 0, 0, 0]))),
  ]);
  // Too long, not UTF-8, not masked, reserved bits.
  expect(codes).toEqual([1009, 1007, 1002, 1002]);

  const socket = await ann.socket();
  await socket.watch(tables[0]);
  await socket.ask({ t: 'chat', table: tables[0], text: 'Once upon a secret' });
  const error = socket.next('error');
  socket.binary(Buffer.from([1, 2, 3]));
  expect(await error).toMatchObject({ code: 'bad-message' });
  await socket.close();

  // Somebody who asks and asks and reads nothing.
  const deaf = new WebSocket(url);
  deaf.on('error', () => undefined);
  const cut = new Promise<number>((resolve) => deaf.once('close', resolve));
  await new Promise((resolve) => deaf.once('open', resolve));
  deaf.send(JSON.stringify({ t: 'hello', v: 1, token: ann.token }));
  deaf.send(JSON.stringify({ t: 'watch', rid: 1, table: tables[0] }));
  const before = await sockets();
  deaf.pause();
  // The first word about a tale brings its whole deck.
  for (let rid = 2; rid < 200; rid++) deaf.send(JSON.stringify({ t: 'watch', rid, table: tables[2] }));
  await expect.poll(sockets, { timeout: 20_000 }).toBe(before - 1);
  deaf.resume();
  expect(await cut).toBe(1006);

  const half = (text: string): Promise<string> =>
    new Promise((resolve) => {
      let heard = '';
      const line = connect(Number(new URL(place.url).port), '127.0.0.1', () => line.end(text));
      line.on('data', (chunk) => {
        heard += chunk;
      });
      line.on('error', () => undefined);
      line.on('close', () => resolve(heard.split('\r\n')[0]));
    });
  const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nhost: x\r\n';
  expect(await half('nonsense\r\n\r\n')).toMatch('400');
  expect(await half(`GET /ws HTTP/1.1\r\n${upgrade}\r\n`)).toMatch('400');
  expect(await half(`GET //[ HTTP/1.1\r\n${upgrade}\r\n`)).toMatch('404');
  expect(await half(`GET /elsewhere HTTP/1.1\r\n${upgrade}\r\n`)).toMatch('404');
  expect(await half(`GET /ws HTTP/1.1\r\norigin: null\r\n${upgrade}\r\n`)).toMatch('403');
  expect(await half('GET /ws HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/HTTP\/1.1 [24]/);
  expect(noted).toEqual([]);
});

/** Every route that the server declares, read from its own text: one that is added is fuzzed from the first day. */
function routes(): { readonly method: string; readonly path: string }[] {
  const folder = fileURLToPath(new URL('../../src/server', import.meta.url));
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\bapp\.(get|post|patch|put|delete)\('(\/[^']+)'/g),
    ])
    .map(([, method, path]) => ({ method: method.toUpperCase(), path }));
  expect(found.length).toBeGreaterThan(25);
  return found.map(({ method, path }) => ({
    method,
    path: /^\/(healthz|readyz|metrics)$/.test(path) ? path : `/api${path}`,
  }));
}

it('answers every request', async () => {
  const { ann, bob, tables } = await world();
  const others = await undisturbed();
  const ids = [...tables, ann.id, bob.id, 'nothing', '%00', '..%2f..', '%f0%9f', 'x'.repeat(300), "'--"];
  const hints: Hints = {
    game: fc.constantFrom('castle', 'time', 'chess'),
    who: fc.constantFrom(bob.id, 'nobody'),
    table: fc.constantFrom(...tables, 'nothing'),
    seat: fc.nat({ max: 3 }),
  };
  const schemas = Object.values(bodies).filter((schema) => typeof schema === 'object' && 'type' in schema);
  const body = fc.oneof(...schemas.map((schema) => texts(arbitraryOf(schema as v.GenericSchema, hints))));
  const asked: string[] = [];
  for (const { method, path } of routes()) {
    const guest = await Person.arrive(place.url);
    const tokens = [guest.token, guest.token, ann.token, 'guessed', ''];
    const n = /:/.test(path) || method !== 'GET' ? Math.ceil(EACH / 4) : 3;
    await Promise.all(
      sample(fc.tuple(body, fc.nat(), fc.nat()), n).map(async ([text, a, b]) => {
        // The account of those who play on is nobody's to delete.
        const token = method === 'DELETE' ? guest.token : tokens[a % tokens.length];
        const url = path.replace(/:\w+(\{[^}]*\})?/g, () => ids[b % ids.length]);
        const response = await fetch(place.url + url, {
          method,
          headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': 'application/json' },
          ...(method === 'GET' ? {} : { body: text }),
        });
        const answer = await response.text();
        const what = `${method} ${url} ${text} → ${response.status} ${answer.slice(0, 200)}`;
        asked.push(what);
        expect(response.status, what).toBeLessThan(500);
        if (response.status < 400) return;
        expect(v.safeParse(v.object({ error: faultShape }), JSON.parse(answer)).success, what).toBe(true);
      }),
    );
  }
  expect(asked.length).toBeGreaterThan(200);
  await others();
  expect(noted).toEqual([]);
});
