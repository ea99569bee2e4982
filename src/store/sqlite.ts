/** The link to an SQLite file, whose connection lives in a thread of its own: sqlite-worker.mjs says why. */
import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeFolder } from './folder.ts';
import {
  type BatchOutcome,
  builders,
  type GroupItem,
  type Link,
  type Outcome,
  type Reader,
  type Row,
  type Statement,
} from './link.ts';
import { StoreUnavailable } from './store.ts';

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void };
type Reply = {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly code: number };
};

/** SQLite's result codes that mean "not now" rather than "wrong". */
const UNAVAILABLE: { readonly [code: number]: StoreUnavailable['reason'] } = {
  5: 'busy',
  6: 'busy',
  8: 'gone',
  10: 'gone',
  11: 'gone',
  13: 'full',
  14: 'gone',
  26: 'gone',
};

const failure = ({ message, code }: NonNullable<Reply['error']>): Error => {
  const reason = UNAVAILABLE[code];
  return reason ? new StoreUnavailable(reason, new Error(message)) : new Error(`SQLite: ${message}`);
};

/** One thread and the calls that are under way in it. */
class Thread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  dead = false;

  constructor(file: string, readOnly: boolean) {
    this.worker = new Worker(new URL('./sqlite-worker.mjs', import.meta.url), { workerData: { file, readOnly } });
    this.worker.on('message', (reply: Reply) => this.settle(reply));
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('The thread of the database ended.')));
    // An idle store keeps no process alive; a write under way does.
    this.worker.unref();
  }

  call<T>(op: string, given?: unknown): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const id = ++this.calls;
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.worker.ref();
      this.worker.postMessage({ id, op, given });
    });
  }

  async end(): Promise<void> {
    await this.call('close').catch(() => {});
    this.dead = true;
    await this.worker.terminate();
  }

  private settle({ id, value, error }: Reply): void {
    const call = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.worker.unref();
    if (error) call?.reject(failure(error));
    else call?.resolve(value as never);
  }

  private fail(error: unknown): void {
    this.dead = true;
    for (const { reject } of this.waiting.values()) reject(new StoreUnavailable('gone', error));
    this.waiting.clear();
  }
}

export class SqliteLink implements Link {
  readonly kind = 'sqlite';
  readonly build = builders.sqlite();
  private readonly file: string;
  private thread: Thread | null = null;
  private closed = false;

  constructor(file: string) {
    this.file = file;
  }

  query(statement: Statement): Promise<Outcome> {
    return this.call('query', statement);
  }

  batch(statements: readonly Statement[]): Promise<BatchOutcome> {
    return this.call('batch', statements);
  }

  /** As one text, a line for each value: it goes to another thread at a fraction of what objects cost, and JSON has no line in it. */
  group(items: readonly GroupItem[]): Promise<number[]> {
    let lines = '';
    const beside: { [index: number]: readonly Statement[] } = {};
    for (let i = 0; i < items.length; i++) {
      const { tableId, seq, count, entries, turn, waits, beside: statements } = items[i];
      lines += `${tableId}\n${seq}\n${count}\n${entries}\n${turn}\n`;
      lines += waits ? `${waits.at}\n${waits.wakes ? (waits.wakeAt ?? 'never') : ''}\n` : '\n\n';
      if (statements.length > 0) beside[i] = statements;
    }
    return this.call('group', { lines, beside });
  }

  settle(): Promise<void> {
    return this.call('settle');
  }

  /** On a connection of its own, in a thread of its own: writers go on meanwhile. */
  async snapshot<T>(work: (read: Reader) => Promise<T>): Promise<T> {
    const thread = new Thread(this.file, true);
    try {
      await thread.call('script', 'begin');
      return await work(async (statement) => (await thread.call<{ rows: Row[] }>('query', statement)).rows);
    } finally {
      await thread.end();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.thread?.end();
  }

  private call<T>(op: string, given?: unknown): Promise<T> {
    if (this.closed) return Promise.reject(new StoreUnavailable('closed'));
    if (!this.thread || this.thread.dead) {
      try {
        makeFolder(dirname(this.file));
        // Everybody's data: for nobody else on this machine to read. What lies beside it follows.
        closeSync(openSync(this.file, 'a', 0o600));
      } catch (error) {
        return Promise.reject(new StoreUnavailable('gone', error));
      }
      this.thread = new Thread(this.file, false);
    }
    return this.thread.call<T>(op, given);
  }
}
