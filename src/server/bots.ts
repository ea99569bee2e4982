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
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly busy = new Map<Worker, { readonly job: Job; readonly patience: NodeJS.Timeout }>();
  /** By table, in the order in which they are served: a table with many bots waits no less than one with one. */
  private readonly waiting = new Map<string, Job[]>();
  private stopped = false;

  constructor(size = Math.max(1, availableParallelism() - 1)) {
    this.size = size;
  }

  get queued(): number {
    let n = 0;
    for (const jobs of this.waiting.values()) n += jobs.length;
    return n;
  }

  think(table: string, asked: Asked): Promise<Answer | null> {
    return new Promise((resolve, reject) => {
      const done = (thought: Thought): void => {
        if ('failed' in thought) reject(new Error(thought.failed));
        else resolve(thought.answer);
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
    worker.on('message', (thought: Thought) => this.settle(worker, thought, true));
    worker.on('error', (error) => this.settle(worker, { failed: String(error) }, false));
    worker.on('exit', () => this.settle(worker, { failed: 'The thread of a bot ended.' }, false));
    return worker;
  }

  private give(worker: Worker, job: Job): void {
    const tooLong = (): void => this.settle(worker, { failed: 'A bot thought for too long.' }, false);
    this.busy.set(worker, { job, patience: setTimeout(tooLong, PATIENCE_MS).unref() });
    worker.postMessage(job.asked);
  }

  private settle(worker: Worker, thought: Thought, alive: boolean): void {
    const under = this.busy.get(worker);
    this.busy.delete(worker);
    if (!alive && this.all.delete(worker)) void worker.terminate();
    if (under) clearTimeout(under.patience);
    if (!under || this.stopped) return;
    if (alive) this.idle.push(worker);
    under.job.done(thought);
    this.serve();
  }
}
