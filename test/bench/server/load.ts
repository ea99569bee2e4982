/** The load, in a process of its own: many tables with two sockets each, and a clock from a move to the moment both have seen it. */
import { type Dialect, dialects, type Talk } from './dialects.ts';
import { RawSocket } from './raw-socket.ts';

export type Plan = {
  readonly dialect: Dialect;
  readonly url: string;
  /** The first `at` of them are played at, the others follow as games end. */
  readonly tables: readonly string[];
  readonly at: number;
  readonly tokens: readonly [string, string];
};
export type Order = { readonly seconds: number; readonly warmUp: number; readonly thinkMs: number };
export type Result = {
  readonly moves: number;
  readonly seconds: number;
  /** From the move to seen-by-both, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The load's own share of a core. */
  readonly share: number;
};

const CONNECTING = 40;

const tell = (message: unknown): void => void process.send?.(message);
const fail = (error: unknown): never => {
  console.error(error);
  process.exit(1);
};

let order: Order | null = null;
let moves = 0;
let measuring = false;
let waits: number[] = [];

class TableOfTwo {
  readonly ready: Promise<void>;
  private joined: () => void = () => undefined;
  private readonly seats: { readonly talk: Talk; readonly say: (text: string) => void; step: number }[] = [];
  private move: { readonly seat: number; readonly text: string } | null = null;
  private sentAt = 0;
  private both = -1;
  private over = false;
  private thinking: NodeJS.Timeout | undefined;
  private readonly spare: () => string;

  constructor(plan: Plan, table: string, spare: () => string) {
    this.spare = spare;
    this.ready = new Promise((resolve) => {
      this.joined = resolve;
    });
    for (const [seat, token] of plan.tokens.entries()) {
      const talk = dialects[plan.dialect](table, seat, token);
      const socket = new RawSocket(new URL(plan.url), (text) => this.hear(seat, text), fail);
      const say = (text: string): void => socket.send(text);
      this.seats.push({ talk, say, step: -1 });
      talk.begin(say);
    }
  }

  private hear(seat: number, text: string): void {
    const me = this.seats[seat];
    const seen = me.talk.hear(text, me.say);
    if (!seen) return;
    me.step = seen.step;
    if (seen.move !== null) this.move = { seat, text: seen.move };
    this.over ||= seen.over;
    const [one, other] = this.seats;
    if (one.step !== other.step || one.step <= this.both) return;
    this.both = one.step;
    if (this.sentAt > 0) {
      moves++;
      if (measuring) waits.push(performance.now() - this.sentAt);
      this.sentAt = 0;
    } else this.joined();
    if (this.over) this.next();
    else if (order) this.goOn(order.thinkMs);
  }

  /** The game is over: both sit down at another table. */
  private next(): void {
    this.over = false;
    this.both = -1;
    this.move = null;
    const table = this.spare();
    for (const seat of this.seats) {
      seat.step = -1;
      seat.talk.sit(table, seat.say);
    }
  }

  /** After a rest. Whoever is on the way to the next move, or to another table, goes on by themselves. */
  resume(afterMs: number): void {
    clearTimeout(this.thinking);
    if (this.sentAt === 0 && this.both >= 0) this.goOn(afterMs);
  }

  private goOn(afterMs: number): void {
    if (afterMs > 0) this.thinking = setTimeout(() => this.play(), afterMs);
    else this.play();
  }

  private play(): void {
    if (!this.move) return;
    const { seat, text } = this.move;
    this.move = null;
    this.sentAt = performance.now();
    this.seats[seat].say(text);
  }
}

const tables: TableOfTwo[] = [];

async function sitDown(plan: Plan): Promise<void> {
  let used = plan.at;
  const spare = (): string => plan.tables[used++] ?? fail(new Error('The load ran out of tables.'));
  for (let i = 0; i < plan.at; i += CONNECTING) {
    const group = plan.tables.slice(i, Math.min(plan.at, i + CONNECTING)).map((id) => new TableOfTwo(plan, id, spare));
    await Promise.all(group.map(({ ready }) => ready));
    tables.push(...group);
  }
}

const wait = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function measure(given: Order): Promise<Result> {
  order = given;
  for (const table of tables) table.resume(given.thinkMs * Math.random());
  await wait(given.warmUp);
  tell('began');
  const before = process.cpuUsage();
  const from = performance.now();
  moves = 0;
  measuring = true;
  await wait(given.seconds);
  // Until the next order everybody keeps their next move to themselves.
  measuring = false;
  order = null;
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - from) / 1000;
  const sorted = Float64Array.from(waits).sort();
  waits = [];
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { moves, seconds, p50: at(0.5), p99: at(0.99), share: (user + system) / 1e6 / seconds };
}

process.on('message', (message: { sit: Plan } | { measure: Order }) => {
  const work = 'sit' in message ? sitDown(message.sit).then(() => 'ready') : measure(message.measure);
  work.then(tell, fail);
});
