/** A server that is stopped while games end, or while letters go out. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { letterTo } from '../../src/server/news.ts';
import { openStore } from '../../src/store/open.ts';
import { alone } from './alone.ts';
import { castleForTwo, Person, playOut, serve, tempFolder } from './client.ts';
import { SmtpSink } from './smtp-sink.ts';

const TABLES = 16;
/** So many letters are on their way together. */
const AT_ONCE = 16;

it('rates them before it goes, and has nothing to complain of', async () => {
  const folder = tempFolder();
  const store = join(folder, 'table.sqlite');
  const lines: string[] = [];
  const place = await serve({ store, log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) });
  const people = await Promise.all([Person.arrive(place.url, 'Ann'), Person.arrive(place.url, 'Bob')]);
  const [ann, bob] = people;

  /** A table at which both have moved twice, so that giving up counts. */
  async function played() {
    const table = await ann.create({ game: 'castle', seats: ['me', 'free'] });
    await bob.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
    await ann.ask('POST', `/api/tables/${table.id}/start`, {});
    const sockets = await Promise.all(people.map((person) => person.socket()));
    await Promise.all(sockets.map((socket) => socket.watch(table.id)));
    const moved = [0, 0];
    await new Promise<void>((resolve) => {
      for (const [seat, socket] of sockets.entries()) {
        const acked = (): void => {
          moved[seat]++;
          if (Math.min(...moved) === 2) resolve();
        };
        void playOut(socket, table.id, seat, { acked });
      }
    });
    return { id: table.id, socket: sockets[0] };
  }

  const tables = await Promise.all(Array.from({ length: TABLES }, played));
  // All with the same two people: each rating waits for the others, long after everybody has heard of the end.
  const gaveUp = tables.map(({ id, socket }) => socket.ask({ t: 'resign', table: id, seat: 0, id: 'enough' }));
  for (const answer of await Promise.all(gaveUp)) expect(answer).toMatchObject({ t: 'ack', why: null });
  await place.stop();
  expect(lines).toEqual([]);

  const kept = await openStore(store);
  expect(await kept.results.unrated(TABLES)).toEqual([]);
  await kept.close();
  rmSync(folder, { recursive: true });
});

it('refuses nobody who moves while it stops: who is not answered asks the next one', async () => {
  const place = await serve();
  const games = await Promise.all(Array.from({ length: TABLES }, () => castleForTwo(place.url)));
  const seats = games.flatMap(({ ann, bob, table }) => [ann, bob].map((person, seat) => ({ person, seat, table })));
  let moves = 0;
  const sockets = await Promise.all(
    seats.map(async ({ person, seat, table }) => {
      const socket = await person.socket();
      await socket.watch(table.id);
      void playOut(socket, table.id, seat, { acked: () => moves++ });
      return socket;
    }),
  );
  await expect.poll(() => moves).toBeGreaterThan(TABLES);
  await place.stop();
  await Promise.all(sockets.map((socket) => socket.closed()));
  const refused = sockets.flatMap(({ heard }) => heard.flatMap((m) => (m.t === 'ack' && m.why ? [m.why.code] : [])));
  expect(refused).toEqual([]);
});

it('has not taken a move that comes while it stops, and says so: the game is not over', async () => {
  const here = await alone();
  const [{ seat, key, options }] = here.room.table.view(0).decisions;
  here.room.close();
  expect(await here.room.request({ kind: 'move', seat, key, pick: options[0] })).toEqual({ code: 'not-saved' });
  await here.close();
});

it('does not wait for a mail server that says nothing, and what was not told is told after the next start', async () => {
  const folder = tempFolder();
  const file = join(folder, 'table.sqlite');
  const sink = new SmtpSink();
  sink.mute = true;
  const lines: string[] = [];
  const options = {
    store: file,
    origin: 'https://table.example',
    mail: { url: await sink.start(), from: 'table@table.example' },
    graceMs: 0,
    postMs: 20,
    log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
  };
  const place = await serve(options);
  const people = await Promise.all(Array.from({ length: 40 }, () => Person.arrive(place.url)));
  const store = await openStore(file);
  for (const { id } of people) await store.identities.setAddress(id, `${id}@example.org`, 1);
  await store.outbox.put(people.map(({ id }) => letterTo(id, { kind: 'test' }, 0, 'mail')));
  await expect.poll(() => sink.lines).toBe(AT_ONCE);
  const socket = await people[1].socket();
  const bye = socket.next('bye');
  const began = Date.now();
  const stopped = place.stop();
  sink.hangUp(3);
  await stopped;
  expect(Date.now() - began).toBeLessThan(5_000);
  expect((await bye).why).toBe('stopping');
  expect(lines).toEqual([]);
  // Those that were on their way, and no others.
  expect(sink.lines).toBe(AT_ONCE);
  expect(await store.outbox.due(Number.MAX_SAFE_INTEGER, 99)).toHaveLength(people.length);

  sink.mute = false;
  const again = await serve(options);
  await expect.poll(() => sink.mails.length, { timeout: 5_000 }).toBe(people.length);
  await store.close();
  await again.stop();
  await sink.stop();
  rmSync(folder, { recursive: true });
}, 30_000);
