/** A server for tests, and people who talk to it the way any client would. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { Update } from '../../src/protocol/to-client.ts';
import { type ToClient, toClient } from '../../src/protocol/to-client.ts';
import { type Running, type ServerOptions, startServer } from '../../src/server/serve.ts';

export type Place = Running & { readonly url: string; readonly folder: string };

export const tempFolder = (): string => mkdtempSync(join(tmpdir(), 'table-server-'));

export async function serve(options: Partial<ServerOptions> = {}): Promise<Place> {
  const folder = tempFolder();
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    store: join(folder, 'table.sqlite'),
    web: join(folder, 'web'),
    rates: false,
    log: pino({ level: 'error' }, pino.destination(2)),
    ...options,
  });
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    folder,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Answer = {
  readonly status: number;
  readonly body: { [field: string]: unknown } & Loose;
  readonly headers: Headers;
};
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shapes they assert themselves
type Loose = any;

export class Person {
  readonly url: string;
  token = '';
  id = '';
  name = '';

  constructor(url: string) {
    this.url = url;
  }

  static async arrive(url: string, name = 'Ann'): Promise<Person> {
    const person = new Person(url);
    const { body } = await person.ask('POST', '/api/guest', { name, bearer: true });
    person.token = body.token;
    person.id = body.me.id;
    person.name = body.me.name;
    return person;
  }

  static all(url: string, ...names: readonly string[]): Promise<Person[]> {
    return Promise.all(names.map((name) => Person.arrive(url, name)));
  }

  async ask(method: string, path: string, body?: unknown, headers: { [name: string]: string } = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...(this.token ? { authorization: `Bearer ${this.token}` } : {}), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
  }

  async create(table: unknown): Promise<{ id: string; invite: string; commitment: string }> {
    const { status, body } = await this.ask('POST', '/api/tables', table);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  socket(): Promise<Socket> {
    return Socket.open(this.url, this.token);
  }
}

type Kind = ToClient['t'];
type Of<T extends Kind> = Extract<ToClient, { t: T }>;

/** A connection that checks every message against the protocol. */
export class Socket {
  readonly heard: ToClient[] = [];
  /** All that ever came in, as it came. */
  readonly texts: string[] = [];
  /** The latest of each table, with whole states: what was sent before is added to it. */
  readonly updates = new Map<string, Update>();
  onUpdate: (update: Update) => void = () => {};
  private readonly ws: WebSocket;
  private readonly gone: Promise<number>;
  private rids = 0;
  private waiting: { readonly fits: (message: ToClient) => boolean; readonly done: (message: ToClient) => void }[] = [];

  private constructor(ws: WebSocket) {
    this.ws = ws;
    this.gone = new Promise((resolve) => ws.once('close', resolve));
    ws.on('error', () => undefined);
    ws.on('message', (data) => this.hear(data.toString()));
  }

  static async open(url: string, token: string): Promise<Socket> {
    const socket = new Socket(new WebSocket(`${url.replace('http', 'ws')}/ws`));
    await new Promise((resolve, reject) => {
      socket.ws.once('open', resolve);
      socket.ws.once('error', reject);
    });
    socket.send({ t: 'hello', v: 1, ...(token ? { token } : {}) });
    const lost = socket.gone.then(() => Promise.reject(new Error('The server was gone before it said welcome.')));
    await Promise.race([socket.next('welcome'), lost]);
    return socket;
  }

  private hear(text: string): void {
    this.texts.push(text);
    const sent = v.parse(toClient, JSON.parse(text));
    const message = sent.t === 'update' ? this.whole(sent) : sent;
    this.heard.push(message);
    if (message.t === 'update') {
      this.updates.set(message.table, message);
      this.onUpdate(message);
    }
    for (const { done } of this.waiting.filter(({ fits }) => fits(message))) done(message);
    this.waiting = this.waiting.filter(({ fits }) => !fits(message));
  }

  private whole(update: Update): Update {
    const before = this.updates.get(update.table);
    const views = Object.entries(update.views).map(([seat, view]) => [
      seat,
      { ...view, state: { ...before?.views[seat]?.state, ...view.state } },
    ]);
    return { ...before, ...update, views: Object.fromEntries(views) };
  }

  raw(text: string): void {
    this.ws.send(text);
  }

  binary(bytes: Buffer): void {
    this.ws.send(bytes);
  }

  get open(): boolean {
    return this.ws.readyState === WebSocket.OPEN;
  }

  send(message: { t: string; [field: string]: unknown }): void {
    this.raw(JSON.stringify(message));
  }

  next<T extends Kind>(t: T, fits: (message: Of<T>) => boolean = () => true): Promise<Of<T>> {
    return new Promise((resolve) => {
      this.waiting.push({
        fits: (message) => message.t === t && fits(message as Of<T>),
        done: (message) => resolve(message as Of<T>),
      });
    });
  }

  /** Sends a request and gives its answer: null, why not, or the fault. */
  ask(message: { t: string; [field: string]: unknown }): Promise<Of<'ack'> | Of<'error'> | Of<'past'>> {
    const rid = ++this.rids;
    const answers = (['ack', 'error', 'past'] as const).map((t) => this.next(t, (m) => m.rid === rid));
    this.send({ ...message, rid });
    return Promise.race(answers);
  }

  async watch(table: string, from?: number): Promise<void> {
    await this.ask({ t: 'watch', table, ...(from === undefined ? {} : { from }) });
  }

  closed(): Promise<number> {
    return this.gone;
  }

  close(): Promise<number> {
    this.ws.close();
    return this.gone;
  }

  /** Without a word. */
  hangUp(): Promise<number> {
    this.ws.terminate();
    return this.gone;
  }
}

let moves = 0;

/** Answers everything that is put to a seat, at once, until the game is over. */
export function playOut(
  socket: Socket,
  table: string,
  seat: number,
  options: { stopAfter?: number; acked?: (key: string) => void } = {},
): Promise<void> {
  let n = 0;
  const answered = new Set<string>();
  return new Promise((resolve) => {
    const act = (update: Update): void => {
      if (update.table !== table) return;
      const view = update.views[seat];
      if (!view || update.outcome || n >= (options.stopAfter ?? Number.POSITIVE_INFINITY)) {
        resolve();
        return;
      }
      for (const decision of view.decisions) {
        if (decision.may || answered.has(decision.key)) continue;
        answered.add(decision.key);
        n++;
        const { key, options: picks, text } = decision;
        const pick = picks.length > 0 ? { pick: picks[(n * 7 + 3) % picks.length] } : {};
        const move = {
          t: 'move',
          table,
          seat,
          id: `m${++moves}`,
          key,
          ...pick,
          ...(text ? { text: 'And so it went on.' } : {}),
        };
        void socket.ask(move).then((answer) => {
          if (answer.t === 'ack' && !answer.why) options.acked?.(key);
          else answered.delete(key);
        });
        break;
      }
    };
    socket.onUpdate = act;
    const now = socket.updates.get(table);
    if (now) act(now);
  });
}

/** Two people at a table of Castle that has begun. */
export async function castleForTwo(url: string, more: { [field: string]: unknown } = {}) {
  const [ann, bob] = await Promise.all([Person.arrive(url, 'Ann'), Person.arrive(url, 'Bob')]);
  const table = await ann.create({ game: 'castle', seats: ['me', 'free'], ...more });
  await bob.ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  await ann.ask('POST', `/api/tables/${table.id}/start`, {});
  return { ann, bob, table };
}

/** A move that somebody is asked for, of those who sit there in this order; ready to be sent under a name. */
export function firstMove(table: string, sockets: readonly Socket[], id: string) {
  const seat = sockets.findIndex((socket, seat) => socket.updates.get(table)?.views[seat].decisions.length !== 0);
  const [{ key, options }] = sockets[seat].updates.get(table)?.views[seat].decisions ?? [];
  return { t: 'move', table, seat, id, key, pick: options[0] };
}
