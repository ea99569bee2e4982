/** The page's side of the worker that hosts the tables of this browser. */
import type { Mention } from '../../games/time/mentions.ts';
import type { GameFile } from '../../table/file.ts';
import { settings } from '../settings/settings.ts';
import {
  type Acknowledged,
  type GameCard,
  type NewTable,
  NOBODY_TYPES,
  type Step,
  type TableClient,
  type TableEvent,
  type TableState,
  type Typing,
} from '../table/client.ts';
import { t } from '../text/index.ts';
import { createStore, type Store } from '../ui/store.ts';
import { toast } from '../ui/toast.tsx';
import { newId } from './chance.ts';
import type { Ask, FromPage, Looks, Reading, TableAsk, ToPage, Update } from './wire.ts';

let worker: Worker | undefined;
let count = 0;
const open = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
const clients = new Map<string, LocalTable>();

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });
  started.addEventListener('message', ({ data }: MessageEvent<ToPage>) => hear(data));
  return started;
}

function hear(message: ToPage): void {
  if (message.kind === 'answer') {
    const waiting = open.get(message.rid);
    open.delete(message.rid);
    if (message.failed === undefined) waiting?.resolve(message.answer);
    else waiting?.reject(new Error(message.failed));
  } else if (message.kind === 'update') clients.get(message.table)?.take(message.update);
  else if (message.kind === 'typing') clients.get(message.table)?.typing.set(message.typing);
  else if (message.kind === 'unsaved') toast(t.bad.notStored);
  else {
    const { why, detail } = message;
    clients.get(message.table)?.emit({ kind: 'gone', why, detail });
  }
}

function send<T>(ask: Ask): Promise<T> {
  worker ??= start();
  const rid = ++count;
  const message: FromPage = { rid, ask };
  worker.postMessage(message);
  return new Promise<unknown>((resolve, reject) => open.set(rid, { resolve, reject })) as Promise<T>;
}

/** Starts the worker before it is needed. */
export function warmUp(): void {
  worker ??= start();
}

export const cardOf = (game: string): Promise<GameCard> => send({ kind: 'card', game });
/** Reading takes a lexicon and its time: the page has neither while somebody types. */
export const read = (reading: Omit<Reading, 'kind'>): Promise<readonly Mention[]> => send({ kind: 'read', ...reading });
export const createTable = (table: NewTable): Promise<string> => send({ kind: 'create', table });

/** A bot that answered at once could not be followed by eye. */
const PACE_MS = 650;
const sendOpen = (table: string): void =>
  void send({ kind: 'open', table, pace: settings.get().quickBots ? 0 : PACE_MS });

export function openTable(id: string): TableClient {
  const table = new LocalTable(id);
  clients.set(id, table);
  sendOpen(id);
  return table;
}

class LocalTable implements TableClient {
  readonly id: string;
  readonly typing: Store<Typing> = createStore(NOBODY_TYPES);
  private steps: readonly Step[] = [];
  private fixed: Update['fixed'];
  private last: TableEvent | null = null;
  private readonly listeners = new Set<(event: TableEvent) => void>();

  constructor(id: string) {
    this.id = id;
  }

  subscribe(listener: (event: TableEvent) => void): () => void {
    this.listeners.add(listener);
    if (this.last) listener(this.last);
    return () => this.listeners.delete(listener);
  }

  emit(event: TableEvent): void {
    this.last = event;
    for (const listener of this.listeners) listener(event);
  }

  take({ from, fresh, fixed = this.fixed, views, ...rest }: Update): void {
    // Something was missed, in a tab that was asleep or came late: ask for everything.
    if (from > this.steps.length || !fixed) {
      sendOpen(this.id);
      return;
    }
    this.fixed = fixed;
    this.steps = [...this.steps.slice(0, from), ...fresh];
    const state: TableState = { ...rest, views: this.whole(views), steps: this.steps };
    this.emit({ kind: 'state', state });
  }

  private whole(views: Looks['views']): TableState['views'] {
    const filled = Object.entries(views).map(([seat, view]) => [
      seat,
      { ...view, state: { ...this.fixed, ...view.state } },
    ]);
    return Object.fromEntries(filled);
  }

  private ask<T>(ask: TableAsk): Promise<T> {
    return send({ kind: 'table', table: this.id, ask });
  }

  move(seat: number, key: string, pick?: number, text?: string): Acknowledged {
    const said = { ...(pick === undefined ? {} : { pick }), ...(text === undefined ? {} : { text }) };
    return this.ask({ kind: 'move', id: newId(), seat, key, ...said });
  }

  /** Round one screen everybody sees it; only the clocks have to know. */
  draft(): void {
    void this.ask({ kind: 'draft' });
  }

  undo(seat: number): Acknowledged {
    return this.ask({ kind: 'undo', id: newId(), seat });
  }

  resign(seat: number): Acknowledged {
    return this.ask({ kind: 'resign', id: newId(), seat });
  }

  /** Round one screen people talk. */
  chat(): Acknowledged {
    return Promise.resolve({ code: 'no-chat' });
  }

  async past(step: number): Promise<Pick<TableState, 'views' | 'scores'>> {
    const { views, scores } = await this.ask<Looks>({ kind: 'past', step });
    return { views: this.whole(views), scores };
  }

  file(): Promise<GameFile> {
    return this.ask({ kind: 'file' });
  }

  verify(): Promise<readonly string[]> {
    return this.ask({ kind: 'verify' });
  }

  async again({ setup, people, outcome }: TableState): Promise<string> {
    const options = Object.entries(setup.options).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]);
    const seated = people.map(({ name, kind, level }) => ({ name, kind, ...(level === undefined ? {} : { level }) }));
    const after = outcome ? { after: outcome } : {};
    const id = await createTable({ game: setup.game, options: Object.fromEntries(options), people: seated, ...after });
    return `/table/${id}`;
  }

  close(): void {
    if (clients.get(this.id) !== this) return;
    clients.delete(this.id);
    void send({ kind: 'close', table: this.id });
  }
}
