/** npm run bench -- server: tables with two sockets each on this machine, beside boardgame.io and a plain reference. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ensureServerBuilt } from '../../../scripts/build.mjs';
import { ensurePeers } from '../../../scripts/setup.mjs';
import type { Asked, Row } from '../contract.ts';
import { heard } from '../rounds.ts';
import { type Contender, removeFolder, start, tempFolder, type Usage } from './contenders.ts';
import type { Dialect } from './dialects.ts';
import type { Order, Plan, Result } from './load.ts';
import { makeTables, type Tables } from './tables.ts';

const NAMES: { readonly [D in Dialect]: string } = {
  ours: 'Once Upon a Table',
  boardgame: 'boardgame.io, in memory',
  plain: 'plain ws + SQLite',
};
const ALL = Object.keys(NAMES) as Dialect[];
/** As fast as they can, so that V8 compiles what it should: at a thousand moves a second that takes most of a minute. */
const WARM_UP_S = 2.5;
const ROUND_S = 3;
/** A shared machine is a tenth faster or slower from one round to the next: of two rounds one run says 0.44 and the next 0.57. */
const FEWEST_ROUNDS = 8;
const LONG_ROUND_S = 10;
const THINK_MS = 1000;
const THINKING_TABLES = 1000;
const IDLE_TABLES = 5000;
/** Until a server that has just started has tidied up after itself. */
const BEGIN_S = 25;
/** Until the letters that new tables' people are due, should they be away, have been looked at, and V8 has tidied up after them all. */
const SETTLE_S = 100;
/** Long enough for whatever a server does every so often. */
const IDLE_S = 46;
/** More than any server plays here, for games that end meanwhile. */
const GAMES_A_SECOND = 120;

type Measured = Result & { /** Seconds of the processor that the server has used. */ readonly used: number };

class Load {
  private readonly child: ChildProcess;

  constructor() {
    this.child = fork(new URL('./load.ts', import.meta.url), {
      execArgv: ['--import', import.meta.resolve('tsx')],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }

  async sit(plan: Plan): Promise<void> {
    this.child.send({ sit: plan });
    await heard(this.child);
  }

  async measure(order: Order, server: Contender): Promise<Measured> {
    this.child.send({ measure: order });
    await heard(this.child);
    const before = await server.usage();
    const result = (await heard(this.child)) as Result;
    return { ...result, used: (await server.usage()).seconds - before.seconds };
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill();
    await gone;
  }
}

/** A server at whose tables people sit. */
class Playing {
  private readonly folder = tempFolder();
  private readonly load = new Load();
  private server: Contender | null = null;

  async begin(which: Dialect, at: number, spare: number): Promise<void> {
    const server = await start(which, this.folder);
    this.server = server;
    const { ids, tokens } = which === 'ours' ? await makeTables(server.url, at + spare) : named(at);
    await this.load.sit({ dialect: which, url: server.url, tables: ids, at, tokens });
  }

  measure(order: Order): Promise<Measured> {
    return this.load.measure(order, this.server as Contender);
  }

  async end(): Promise<void> {
    await this.load.end();
    await this.server?.end();
    removeFolder(this.folder);
  }
}

const named = (count: number): Tables => ({
  ids: Array.from({ length: count }, (_, i) => `table-${i}`),
  tokens: ['', ''],
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Of several rounds one. */
function together(rounds: readonly Measured[]): Measured {
  const sum = (of: (measured: Measured) => number): number => rounds.reduce((total, round) => total + of(round), 0);
  const middle = (of: (measured: Measured) => number): number => median(rounds.map(of));
  return {
    moves: sum(({ moves }) => moves),
    seconds: sum(({ seconds }) => seconds),
    used: sum(({ used }) => used),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    share: middle(({ share }) => share),
  };
}

/**
 * The three take turns in short rounds, so that a machine that is faster in one minute than in the next is so for all of them:
 * while one plays the others rest.
 */
async function inTurns(at: number, order: Order, rounds: number): Promise<{ [D in Dialect]: Measured }> {
  const playing = {} as { [D in Dialect]: Playing };
  const measured: { readonly [D in Dialect]: Measured[] } = { ours: [], boardgame: [], plain: [] };
  try {
    // Whoever thinks ends no game in such a time.
    const spare =
      order.thinkMs > 0 ? 0 : Math.ceil(GAMES_A_SECOND * (WARM_UP_S + rounds * (order.seconds + order.warmUp)));
    for (const which of ALL) {
      playing[which] = new Playing();
      await playing[which].begin(which, at, spare);
      await playing[which].measure({ seconds: WARM_UP_S, warmUp: 0, thinkMs: 0 });
    }
    for (let i = 0; i < rounds; i++) for (const which of ALL) measured[which].push(await playing[which].measure(order));
  } finally {
    for (const which of ALL) await playing[which]?.end();
  }
  return { ours: together(measured.ours), boardgame: together(measured.boardgame), plain: together(measured.plain) };
}

const row = (name: string, value: number, unit: string, reference: string | null = null, other?: number): Row => ({
  bench: 'server',
  name,
  value,
  unit,
  reference,
  ratio: other === undefined ? null : value / other,
});

type Figure = { readonly name: string; readonly unit: string; readonly of: (measured: Measured) => number };

function* compared(
  what: string,
  { name, unit, of }: Figure,
  by: { readonly [D in Dialect]: Measured },
): Generator<Row> {
  for (const peer of ['boardgame', 'plain'] as const)
    yield row(`${what}: ${name}`, of(by.ours), unit, NAMES[peer], of(by[peer]));
  for (const peer of ['boardgame', 'plain'] as const) yield row(`  ${name}, ${NAMES[peer]}`, of(by[peer]), unit);
}

const MOVES: Figure = { name: 'moves', unit: 'moves/s', of: ({ moves, seconds }) => moves / seconds };
const FRUGALITY: Figure = { name: 'moves a processor second', unit: 'moves/s', of: ({ moves, used }) => moves / used };
const P50: Figure = { name: 'p50 from move to seen by both', unit: 'ms', of: ({ p50 }) => p50 };
const P99: Figure = { name: 'p99 from move to seen by both', unit: 'ms', of: ({ p99 }) => p99 };
const LOAD: Figure = { name: 'share of a core taken by the load itself', unit: 'cores', of: ({ share }) => share };
const SHARE: Figure = { name: 'share of a core', unit: 'cores', of: ({ used, seconds }) => used / seconds };

async function* flatOut(at: number, seconds: number): AsyncGenerator<Row> {
  const rounds = Math.max(FEWEST_ROUNDS, Math.round(seconds / ROUND_S));
  const by = await inTurns(at, { seconds: ROUND_S, warmUp: ROUND_S / 2, thinkMs: 0 }, rounds);
  for (const figure of [MOVES, FRUGALITY, P99, LOAD]) yield* compared(`${at} tables`, figure, by);
}

async function* thinking(seconds: number): AsyncGenerator<Row> {
  // In one go: a server that rests between rounds tidies its memory up in the next one.
  const order = { seconds: Math.max(LONG_ROUND_S, seconds), warmUp: 4, thinkMs: THINK_MS };
  const by = await inTurns(THINKING_TABLES, order, 1);
  const what = `${THINKING_TABLES} tables that think for a second`;
  for (const figure of [P50, P99, MOVES]) yield* compared(what, figure, by);
  yield row(`${what}: ${SHARE.name}`, SHARE.of(by.ours), SHARE.unit, 'the bar of 0.25', 0.25);
  for (const peer of ['boardgame', 'plain'] as const)
    yield row(`  ${SHARE.name}, ${NAMES[peer]}`, SHARE.of(by[peer]), SHARE.unit);
}

const passing = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** What a server takes that nobody asks anything of. */
async function resting(server: Contender): Promise<number> {
  const before = await server.usage();
  await passing(IDLE_S);
  return ((await server.usage()).seconds - before.seconds) / IDLE_S;
}

/** The tables are made by one server and watched at another, which has done nothing else before. */
async function* idle(): AsyncGenerator<Row> {
  const folder = tempFolder();
  const load = new Load();
  try {
    const first = await start('ours', folder);
    const { ids, tokens } = await makeTables(first.url, IDLE_TABLES);
    await first.end();
    const server = await start('ours', folder);
    yield row('start-up until ready', server.readyAfter, 's', 'the bar of 2', 2);
    await passing(BEGIN_S);
    const alone = await resting(server);
    const empty = await server.usage('collected');
    await load.sit({ dialect: 'ours', url: server.url, tables: ids, at: IDLE_TABLES, tokens });
    const each = ({ bytes }: Usage): number => (bytes - empty.bytes) / IDLE_TABLES / 1024;
    // What opening them took in passing V8 gives back only when it sees that nothing more comes.
    const opened = each(await server.usage('collected'));
    yield row('memory of a table with two sockets, just opened', opened, 'KB', 'the bar of 40 when idle', 40);
    await passing(SETTLE_S);
    const rested = each(await server.usage());
    yield row('memory of an idle table with two sockets', rested, 'KB', 'the bar of 40', 40);
    const idle = await resting(server);
    yield row(`${IDLE_TABLES} idle tables: share of a core`, idle, 'cores', 'the same server with none', alone);
    await load.end();
    await server.end();
  } finally {
    await load.end();
    removeFolder(folder);
  }
}

async function* fast({ seconds, tables }: Asked): AsyncGenerator<Row> {
  for (const at of tables === null ? [100, 1000] : [tables]) yield* flatOut(at, seconds);
}

const parts: { readonly [name: string]: (asked: Asked) => AsyncGenerator<Row> } = {
  fast,
  thinking: ({ seconds }) => thinking(seconds),
  idle,
};
export const SERVER_PARTS = Object.keys(parts);

/** With `--part` one of them, with `--tables N` only so many tables that play as fast as they can. */
export async function* server(asked: Asked): AsyncGenerator<Row> {
  await ensureServerBuilt();
  await ensurePeers();
  const part = asked.part ?? (asked.tables === null ? null : 'fast');
  for (const name of SERVER_PARTS) if ((part ?? name) === name) yield* parts[name](asked);
}
