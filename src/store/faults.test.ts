import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kinds, newTable, SLOW, useBackend } from '../testing/stores.ts';
import { Groups } from './group.ts';
import { logOf } from './log.ts';
import { migrate } from './migrations.ts';
import { openStore } from './open.ts';
import { failure } from './postgres.ts';
import { SqliteLink } from './sqlite.ts';
import { type Store, StoreUnavailable } from './store.ts';
import { tablesOf } from './tables.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 5);
const LONG = 60_000 * ROUNDS;
const TABLES = 20;

type Appended = { readonly tableId: string; readonly seq: number; readonly count: number; readonly by: string };
type Appender = {
  readonly child: ChildProcess;
  readonly acknowledged: () => Appended[];
};

function startAppender(where: string, by: string, appends: number): Appender {
  const script = fileURLToPath(new URL('../testing/appender.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, where, by, String(TABLES), String(appends)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  const acknowledged = () =>
    said
      .slice(0, said.lastIndexOf('\n') + 1)
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '))
      .map(([tableId, seq, count]) => ({ tableId, seq: Number(seq), count: Number(count), by }));
  return { child, acknowledged };
}

async function makeTables(where: string): Promise<void> {
  const store = await openStore(where);
  for (let i = 0; i < TABLES; i++) await store.tables.create(newTable(`table${i}`));
  await store.close();
}

/** Every log is whole and says of each entry which one it is; what was acknowledged is there, by whom it was. */
async function expectKept(store: Store, appended: readonly Appended[]): Promise<void> {
  const logs = new Map<string, { seq: number; by: string }[]>();
  for (let i = 0; i < TABLES; i++) {
    const log = (await store.log.read(`table${i}`)) as { seq: number; by: string }[];
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, seq) => seq));
    logs.set(`table${i}`, log);
  }
  const lost = appended.filter(({ tableId, seq, count, by }) => {
    const there = logs.get(tableId)?.slice(seq, seq + count) ?? [];
    return there.length !== count || there.some((entry) => entry.by !== by);
  });
  expect(lost).toEqual([]);
}

describe.each(kinds)('when things go wrong on %s', (kind) => {
  const backend = useBackend(kind);

  it(
    'loses nothing that was acknowledged when the process is killed',
    async () => {
      const where = await backend.place();
      await makeTables(where);
      const all: Appended[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const { child, acknowledged } = startAppender(where, `round${round}`, 1_000_000);
        // Each time a little later, in the middle of its work.
        await expect
          .poll(() => acknowledged().length, { interval: 1, timeout: SLOW })
          .toBeGreaterThan(2 * TABLES * (round % 5));
        child.kill('SIGKILL');
        await once(child, 'close');
        all.push(...acknowledged());
        const store = await openStore(where);
        await expectKept(store, all);
        await store.close();
      }
      expect(all.length).toBeGreaterThan(ROUNDS * TABLES);
    },
    LONG,
  );

  it(
    'lets exactly one of two processes have each place in a log',
    async () => {
      const where = await backend.place();
      await makeTables(where);
      const racers = ['red', 'blue'].map((by) => startAppender(where, by, 40));
      const codes = await Promise.all(racers.map(({ child }) => once(child, 'close')));
      expect(codes.map(([code]) => code)).toEqual([0, 0]);
      const all = racers.flatMap(({ acknowledged }) => acknowledged());
      expect(all).toHaveLength(2 * 40 * TABLES);
      expect(new Set(all.map(({ tableId, seq }) => `${tableId} ${seq}`)).size).toBe(all.length);
      const store = await openStore(where);
      await expectKept(store, all);
      for (let i = 0; i < TABLES; i++) {
        const written = all.filter(({ tableId }) => tableId === `table${i}`).reduce((sum, { count }) => sum + count, 0);
        expect(await store.log.length(`table${i}`)).toBe(written);
      }
      await store.close();
    },
    LONG,
  );
});

describe('a PostgreSQL that dies', () => {
  const backend = useBackend('postgres');

  it(
    'refuses while it is away, keeps what it acknowledged, and goes on when it is back',
    async () => {
      const where = await backend.place();
      await makeTables(where);
      const store = await openStore(where);
      const all: Appended[] = [];
      const refusals: unknown[] = [];
      let stop = false;
      const play = async (tableId: string): Promise<void> => {
        for (let seq = 0; !stop; ) {
          try {
            if ((await store.log.append(tableId, seq, [{ seq, by: 'me' }])) === 'ok') {
              all.push({ tableId, seq, count: 1, by: 'me' });
              seq++;
            } else seq = await store.log.length(tableId);
          } catch (error) {
            refusals.push(error);
            await sleep(20);
          }
        }
      };
      const playing = Array.from({ length: TABLES }, (_, i) => play(`table${i}`));
      for (let round = 0; round < ROUNDS; round++) {
        const before = all.length;
        await expect.poll(() => all.length, { timeout: SLOW }).toBeGreaterThan(before + 2 * TABLES);
        await backend.postgres?.kill();
        const refused = refusals.length;
        await expect.poll(() => refusals.length, { timeout: SLOW }).toBeGreaterThan(refused + TABLES);
        await backend.postgres?.restart();
      }
      const before = all.length;
      await expect.poll(() => all.length, { timeout: SLOW }).toBeGreaterThan(before + 2 * TABLES);
      stop = true;
      await Promise.all(playing);
      expect(refusals.filter((error) => !(error instanceof StoreUnavailable))).toEqual([]);
      await expectKept(store, all);
      await store.close();
    },
    LONG,
  );

  it(
    'carries notices from one process to another, and says when some may have been lost',
    async () => {
      const where = await backend.place();
      const [here, there] = await Promise.all([openStore(where), openStore(where)]);
      const heard: string[] = [];
      let missed = 0;
      await there.notices.listen(
        (payload) => heard.push(payload),
        () => missed++,
      );
      await here.notices.send(['before']);
      await expect.poll(() => heard, { timeout: SLOW }).toEqual(['before']);
      await backend.postgres?.kill();
      await expect(there.ping()).rejects.toThrow(StoreUnavailable);
      await backend.postgres?.restart();
      await expect.poll(() => missed, { timeout: SLOW }).toBe(1);
      await here.notices.send(['after']);
      await expect.poll(() => heard, { timeout: SLOW }).toEqual(['before', 'after']);
      await Promise.all([here.close(), there.close()]);
    },
    LONG,
  );

  it('is told from one that is asked something wrong', async () => {
    const reason = (code: string) => (failure({ code, message: 'x' }) as StoreUnavailable).reason;
    expect(['53100', '53300', '57P01', '08006', 'ECONNRESET', 'EPIPE'].map(reason)).toEqual([
      'full',
      'busy',
      ...['gone', 'gone', 'gone', 'gone'],
    ]);
    // The disk of a backup is another one.
    const file = { code: 'ENOSPC', syscall: 'write', message: 'ENOSPC: no space left on device, write' };
    expect(failure(file)).not.toBeInstanceOf(StoreUnavailable);
    expect(failure({ code: 'EPIPE', syscall: 'write', message: 'write EPIPE' })).toBeInstanceOf(StoreUnavailable);
    expect(failure(new Error('timeout exceeded when trying to connect'))).toBeInstanceOf(StoreUnavailable);
    expect(failure({ code: '23505', message: 'duplicate key' })).not.toBeInstanceOf(StoreUnavailable);
    await expect(openStore('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(StoreUnavailable);
  });
});

describe('an SQLite file', () => {
  const backend = useBackend('sqlite');

  it('refuses moves while the disk is full, writes nothing of them, and goes on when there is room', async () => {
    const link = new SqliteLink(await backend.place());
    await migrate(link);
    const tables = tablesOf(link);
    const log = logOf(link, new Groups(link, () => {}));
    for (const id of ['a', 'b']) await tables.create(newTable(id, { status: 'running' }));
    const { rows } = await link.query({ sql: 'pragma page_count', values: [] });
    await link.query({ sql: `pragma max_page_count = ${Number(rows[0]['page_count']) + 8}`, values: [] });

    const lengths = { a: 0, b: 0 };
    const append = async (id: 'a' | 'b') => {
      await log.append(id, lengths[id], [{ text: 'x'.repeat(900) }], [lengths[id]], { at: lengths[id] + 1 });
      lengths[id]++;
    };
    let refused: unknown;
    // What goes from the journal to the log makes a little room: full is a disk that refuses twice.
    for (let times = 0; times < 2; ) {
      const answers = await Promise.allSettled([append('a'), append('b')]);
      refused = answers.find((answer) => answer.status === 'rejected')?.reason;
      times = refused ? times + 1 : 0;
    }
    expect(refused).toMatchObject({ name: 'StoreUnavailable', reason: 'full' });
    await link.query({ sql: 'pragma max_page_count = 1000000', values: [] });
    for (const id of ['a', 'b'] as const) {
      expect(await log.length(id)).toBe(lengths[id]);
      expect((await tables.get(id))?.turn).toEqual([lengths[id] - 1]);
    }
    await Promise.all([append('a'), append('b')]);
    expect(await log.length('a')).toBe(lengths.a);
    await link.close();
  });

  it('says that it cannot be opened', async () => {
    await expect(openStore(backend.folder)).rejects.toThrow(StoreUnavailable);
    await expect(openStore(join('/dev/null', 'x', 'table.sqlite'))).rejects.toThrow(StoreUnavailable);
  });
});
