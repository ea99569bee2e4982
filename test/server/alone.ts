/** A room without a server: on a real store, which can be made to fail or to wait at a moment that is the test's own. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { commit } from '../../src/dealer/dealer.ts';
import { games } from '../../src/games/registry.ts';
import { makeSetup } from '../../src/kernel/setup.ts';
import { Bots } from '../../src/server/bots.ts';
import type { Context, Rec } from '../../src/server/context.ts';
import { makeMetrics } from '../../src/server/metrics.ts';
import { Rates } from '../../src/server/rates.ts';
import type { Room } from '../../src/server/room.ts';
import { Rooms } from '../../src/server/rooms.ts';
import { Timers } from '../../src/server/timers.ts';
import { openStore } from '../../src/store/open.ts';
import { StoreUnavailable } from '../../src/store/store.ts';
import type { Clock, Entry, TableSpec } from '../../src/table/entries.ts';
import { tempFolder } from './client.ts';

type Thought = Awaited<ReturnType<Bots['think']>>;

export type Alone = {
  readonly room: Room;
  /** What was complained of. */
  readonly lines: string[];
  /** What happens before the log is read and before it is written; what is thrown here the store throws. */
  onRead: () => void | Promise<void>;
  onWrite: () => void | Promise<void>;
  /** What bots say to what they are asked. */
  think: () => Thought;
  /** How many alarms are set. */
  alarms(): number;
  close(): Promise<void>;
};

export const away = (): never => {
  throw new StoreUnavailable('gone');
};

const TABLE = 'table';
const SEED = 'ab'.repeat(32);

/** Castle, for so many people. */
export async function alone(
  options: { clock?: Clock; people?: number; status?: Rec['status'] } = {},
  meanwhile: Partial<Pick<Alone, 'onRead' | 'onWrite'>> = {},
): Promise<Alone> {
  const { clock = { kind: 'none' }, people = 2, status = 'running' } = options;
  const made = makeSetup(games.castle, people, { start: '1' });
  if (!made.ok) throw new Error(made.problems.join());
  const folder = tempFolder();
  const store = await openStore<TableSpec, Entry>(join(folder, 'table.sqlite'));
  const seats = Array.from({ length: people }, (_, i) => ({ identity: `${i}`, bot: null, entropy: `${i}` }));
  for (const { identity } of seats)
    await store.identities.create({ id: identity, name: `Player ${identity}`, at: Date.now() });
  await store.tables.create({
    ...{ id: TABLE, game: 'castle', status, seats, public: false, inviteHash: null, host: '0', rematchOf: null },
    ...{ seed: SEED, commitment: commit(SEED), spec: { setup: made.value, clock }, createdAt: Date.now() },
    options: { startedAt: Date.now() },
  });

  const lines: string[] = [];
  const metrics = makeMetrics();
  const timers = new Timers();
  const bots = new Bots(metrics, 1);
  bots.think = async () => here.think();
  const context: Context = {
    store: {
      ...store,
      log: {
        ...store.log,
        async read(id, from) {
          await here.onRead();
          return store.log.read(id, from);
        },
        async append(...given) {
          await here.onWrite();
          return store.log.append(...given);
        },
      },
    },
    log: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
    ...{ metrics, timers, bots, rates: new Rates(false), proxied: false, origin: null, mailer: null, graceMs: 0 },
    vapid: { publicKey: '', privateKey: '' },
  };
  const rooms = new Rooms(context, { leaseMs: 5_000, idleMs: 30_000, awayMs: 5_000, claimMs: 5_000 });
  await store.leases.enter(rooms.neighbours.me, 60_000, Date.now());
  const here = {
    lines,
    onRead: () => undefined,
    onWrite: () => undefined,
    think: () => null,
    ...meanwhile,
    alarms: () => timers.size,
    async close() {
      await rooms.stop();
      timers.stop();
      await bots.stop();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  } as Alone;
  const room = await rooms.get(TABLE);
  if (!room) throw new Error('The table is not there.');
  return Object.assign(here, { room });
}
