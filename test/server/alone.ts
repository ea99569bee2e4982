/** A room without a server: its store, its bots and what is said of it are the test's own. */
import { pino } from 'pino';
import { games } from '../../src/games/registry.ts';
import { makeSetup } from '../../src/kernel/setup.ts';
import type { Context, Rec } from '../../src/server/context.ts';
import type { Keeper } from '../../src/server/keeper.ts';
import { makeMetrics } from '../../src/server/metrics.ts';
import { Room } from '../../src/server/room.ts';
import { Timers } from '../../src/server/timers.ts';
import { StoreUnavailable } from '../../src/store/store.ts';
import type { Clock, Entry } from '../../src/table/entries.ts';

type Thought = Awaited<ReturnType<Context['bots']['think']>>;

export type Alone = {
  readonly room: Room;
  readonly log: Entry[];
  /** What was complained of. */
  readonly lines: string[];
  /** What the store does before it reads and before it writes; whatever is thrown here it throws. */
  onRead: () => void | Promise<void>;
  onWrite: () => void | Promise<void>;
  /** What bots say to what they are asked. */
  think: () => Thought;
  /** How many alarms are set. */
  alarms(): number;
  close(): void;
};

export const away = (): never => {
  throw new StoreUnavailable('gone');
};

/** Castle, for so many people. */
export function alone(options: { clock?: Clock; people?: number; status?: Rec['status'] } = {}): Alone {
  const { clock = { kind: 'none' }, people = 2, status = 'running' } = options;
  const seats = Array.from({ length: people }, (_, i) => ({ identity: `${i}`, bot: null, entropy: `${i}` }));
  const made = makeSetup(games.castle, seats.length, { start: '1' });
  if (!made.ok) throw new Error(made.problems.join());
  const timers = new Timers();
  const log: Entry[] = [];
  const lines: string[] = [];
  const store = {
    async read(_: string, from = 0) {
      await here.onRead();
      return log.slice(from);
    },
    async append(_: string, seq: number, entries: readonly Entry[]) {
      await here.onWrite();
      if (seq !== log.length) return 'conflict';
      log.push(...entries);
      return 'ok';
    },
  };
  const keeper = {
    context: {
      store: { log: store },
      log: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
      metrics: makeMetrics(),
      timers,
      bots: { think: async () => here.think() },
      graceMs: 0,
    },
    snapshots: { resume: async () => 0 },
    leads: () => true,
    lead: () => undefined,
    grew: () => undefined,
    typing: () => undefined,
    finished: () => undefined,
    looks: () => true,
  } as unknown as Keeper;
  const record = {
    ...{ id: 'table', game: 'castle', status, revision: 1, seats, turn: [], result: null, seed: 'ab'.repeat(32) },
    ...{ spec: { setup: made.value, clock }, options: { startedAt: Date.now() } },
  } as unknown as Rec;
  const names = new Map(seats.map(({ identity }) => [identity, `Player ${identity}`]));
  const here: Alone = {
    room: new Room(keeper, record, names),
    log,
    lines,
    onRead: () => undefined,
    onWrite: () => undefined,
    think: () => null,
    alarms: () => timers.size,
    close() {
      here.room.close();
      timers.stop();
    },
  };
  return here;
}
