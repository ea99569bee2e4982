/** Bots think in threads of their own; the tables that wait for them take turns. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer } from '../bots/bot.ts';
import type { Asked, Thought } from './thinking.ts';

type Job = { readonly asked: Asked; readonly done: (thought: Thought) => void };

/** No answer after this long: the thread is given up and replaced. */
const PATIENCE_MS = 30_000;

export class Bots {
  private readonly size: number;
  private readonly trouble: (error: unknown) => void;
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  /** By table, in the order in which they are served: a table with many bots waits no less than one with one. */
  private readonly waiting = new Map<string, Job[]>();
  private stopped = false;

  constructor(trouble: (error: unknown) => void, size = Math.max(1, availableParallelism() - 1)) {
    this.trouble = trouble;
    this.size = size;
  }

  get queued(): number {
    let n = 0;
    for (const jobs of this.waiting.values()) n += jobs.length;
    return n;
  }

  think(table: string, asked: Asked): Promise<Answer | null> {
    return new Promise((resolve) => {
      const done = (thought: Thought): void => {
        if ('failed' in thought) this.trouble(new Error(thought.failed));
        resolve('failed' in thought ? null : thought.answer);
      };
      const jobs = this.waiting.get(table);
      if (jobs) jobs.push({ asked, done });
      else this.waiting.set(table, [{ asked, done }]);
      this.serve();
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.waiting.clear();
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  private serve(): void {
    if (this.stopped) return;
    while (this.waiting.size > 0) {
      const worker = this.idle.pop() ?? (this.all.size < this.size ? this.start() : null);
      if (!worker) return;
      const [table, jobs] = this.waiting.entries().next().value as [string, Job[]];
      this.waiting.delete(table);
      const job = jobs.shift() as Job;
      // To the end of the line.
      if (jobs.length > 0) this.waiting.set(table, jobs);
      this.give(worker, job);
    }
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-worker.mjs', import.meta.url));
    worker.unref();
    this.all.add(worker);
    return worker;
  }

  private give(worker: Worker, { asked, done }: Job): void {
    const settle = (thought: Thought, alive: boolean): void => {
      clearTimeout(patience);
      worker.removeAllListeners();
      if (alive) this.idle.push(worker);
      else {
        this.all.delete(worker);
        void worker.terminate();
      }
      done(thought);
      this.serve();
    };
    const patience = setTimeout(() => settle({ failed: 'A bot thought for too long.' }, false), PATIENCE_MS);
    patience.unref();
    worker.once('message', (thought: Thought) => settle(thought, true));
    worker.once('error', (error) => settle({ failed: String(error) }, false));
    worker.once('exit', () => settle({ failed: 'The thread of a bot ended.' }, false));
    worker.postMessage(asked);
  }
}
