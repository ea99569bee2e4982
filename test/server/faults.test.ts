/** What an outage may not do: lose what was acknowledged, stop a clock, or hang on. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alone, away } from './alone.ts';
import { startChild } from './child.ts';
import { castleForTwo, firstMove, Person, playOut, tempFolder } from './client.ts';

let folder: string;
beforeAll(() => {
  folder = tempFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The same people, at another address. */
function moved(person: Person, url: string): Person {
  const there = new Person(url);
  there.token = person.token;
  return there;
}

describe('a server that is killed', () => {
  it('has every acknowledged move when it is back, and the table goes on', async () => {
    const first = await startChild(folder);
    const { ann, bob, table } = await castleForTwo(first.url);
    const a = await ann.socket();
    const b = await bob.socket();
    await Promise.all([a.watch(table.id), b.watch(table.id)]);
    const acked: string[] = [];
    const enough = new Promise<void>((resolve) => {
      const note = (key: string): void => {
        acked.push(key);
        if (acked.length === 30) resolve();
      };
      void playOut(a, table.id, 0, { acked: note });
      void playOut(b, table.id, 1, { acked: note });
    });
    await enough;
    // In the middle of play: moves are on their way.
    expect(await first.end('SIGKILL')).toBeNull();
    const seen = Math.max(...[a, b].map((socket) => socket.updates.get(table.id)?.step as number));

    const second = await startChild(folder);
    const a2 = await moved(ann, second.url).socket();
    const b2 = await moved(bob, second.url).socket();
    await Promise.all([a2.watch(table.id), b2.watch(table.id)]);
    // Nobody has seen anything that is not there.
    expect(a2.updates.get(table.id)?.step).toBeGreaterThanOrEqual(seen);
    await Promise.all([playOut(a2, table.id, 0), playOut(b2, table.id, 1)]);
    const { body } = await moved(ann, second.url).ask('GET', `/api/tables/${table.id}/file`);
    const keys = new Set((body.log as { key?: string }[]).map(({ key }) => key));
    expect(acked.filter((key) => !keys.has(key))).toEqual([]);
    expect(await second.end('SIGTERM')).toBe(0);
  });

  it('lets the clocks go on as if nothing had been', async () => {
    const first = await startChild(folder);
    const { ann, bob, table } = await castleForTwo(first.url, { clock: { kind: 'game', ms: 6_000, increment: 0 } });
    const a = await ann.socket();
    await a.watch(table.id);
    expect(a.updates.get(table.id)?.deadlines[0]).toMatchObject({ kind: 'flag' });
    const started = Date.now();
    await first.end('SIGKILL');
    const second = await startChild(folder);
    // Nobody looks: the server itself wakes the table.
    const result = async (): Promise<unknown> =>
      (await moved(bob, second.url).ask('GET', `/api/tables/${table.id}`)).body.result;
    await expect.poll(result, { interval: 250, timeout: 30_000 }).toMatchObject({ how: 'flag' });
    expect(Date.now() - started).toBeGreaterThan(5_000);
    await second.end('SIGTERM');
  });

  it('tells its sockets when it is stopped', async () => {
    const child = await startChild(folder);
    const ann = await Person.arrive(child.url);
    const socket = await ann.socket();
    const bye = socket.next('bye');
    const closed = socket.closed();
    expect(await child.end('SIGTERM')).toBe(0);
    expect(await bye).toMatchObject({ why: 'stopping' });
    expect(await closed).toBe(1001);
  });
});

describe('a disk that takes no more', () => {
  it('has moves refused as not saved; nobody sees them, and the table goes on when there is room', async () => {
    const server = await startChild(folder, { LOG_LEVEL: 'silent' });
    const { ann, bob, table } = await castleForTwo(server.url);
    const sockets = await Promise.all([ann.socket(), bob.socket()]);
    await Promise.all(sockets.map((socket) => socket.watch(table.id)));
    const early = firstMove(table.id, sockets, 'before it');
    const seen = sockets[1 - early.seat].next('update');
    expect(await sockets[early.seat].ask(early)).toMatchObject({ t: 'ack', why: null });
    await seen;
    const move = firstMove(table.id, sockets, 'through the drought');
    const { seat } = move;
    const step = sockets[1 - seat].updates.get(table.id)?.step as number;

    // The kernel itself refuses every write beyond the first pages of a file, of this one process.
    const room = (bytes: string): void => {
      execFileSync('prlimit', [`--pid=${server.pid}`, `--fsize=${bytes}:`]);
    };
    room('2048');
    for (let i = 0; i < 3; i++)
      expect(await sockets[seat].ask(move)).toMatchObject({ t: 'ack', why: { code: 'not-saved' } });
    expect((await ann.ask('POST', '/api/tables', { game: 'castle', seats: ['me', 'free'] })).body.error.code).toBe(
      'not-saved',
    );
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    // What was written before can be read, wherever it stands.
    const turn = expect.arrayContaining([seat]);
    expect((await bob.ask('GET', `/api/tables/${table.id}`)).body).toMatchObject({ status: 'running', turn });
    expect((await bob.ask('GET', '/api/tables/mine')).body).toMatchObject([{ id: table.id, turn }]);
    expect(sockets.map((socket) => socket.updates.get(table.id)?.step)).toEqual([step, step]);

    room('unlimited');
    expect(await sockets[seat].ask(move)).toMatchObject({ t: 'ack', why: null });
    await Promise.all(sockets.map((socket, place) => playOut(socket, table.id, place)));
    const { body } = await ann.ask('GET', `/api/tables/${table.id}/file`);
    expect((body.log as { id?: string }[]).filter(({ id }) => id === move.id)).toHaveLength(1);
    await Promise.all(sockets.map((socket) => socket.close()));
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('a store that is away at the wrong moment', () => {
  it('has the first dice dealt as soon as it is back, though nobody asks for them', async () => {
    const here = await alone({}, { onWrite: away });
    const { log } = here.room.table;
    expect(log).toEqual([]);
    // Nor is it given up when it cannot even be read.
    let reads = 0;
    here.onRead = () => {
      reads++;
      away();
    };
    await expect.poll(() => reads, { timeout: 5_000 }).toBe(1);
    here.onRead = () => undefined;
    here.onWrite = () => undefined;
    await expect.poll(() => log.length, { timeout: 5_000 }).toBeGreaterThan(0);
    expect(here.room.table.view(0).decisions).not.toEqual([]);
    await here.room.settled();
    expect([here.alarms(), here.lines]).toEqual([0, []]);
    await here.close();
  });

  it('has them dealt also if it went between the start and the reading of the log, unless the table is left', async () => {
    const [here, other] = [await alone({ status: 'open' }), await alone({ status: 'open' })];
    for (const one of [here, other]) {
      const { record, names } = one.room;
      one.onRead = away;
      const started = { ...record, status: 'running', revision: record.revision + 1 } as const;
      await expect(one.room.changed(started, names)).rejects.toThrow('unavailable');
      expect(one.alarms()).toBe(1);
    }
    other.room.close();
    expect(other.alarms()).toBe(0);
    here.onRead = () => undefined;
    await expect.poll(() => here.room.table.log.length, { timeout: 5_000 }).toBeGreaterThan(0);
    for (const one of [here, other]) await one.close();
  });

  it('stops no clock, not even if it fails in a way that nobody has thought of', async () => {
    const here = await alone({ clock: { kind: 'move', ms: 50 } });
    const { log } = here.room.table;
    const dealt = log.length;
    here.onWrite = () => {
      here.onWrite = () => undefined;
      throw new Error('a thing that cannot be');
    };
    await expect.poll(() => log.length, { timeout: 5_000 }).toBeGreaterThan(dealt);
    expect(here.lines[0]).toMatch('a table cannot go on');
    await here.close();
  });
});
