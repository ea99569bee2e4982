/** Bots think in threads of their own; the tables that wait for them take turns. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer } from '../bots/bot.ts';
import type { Metrics } from './metrics.ts';
import type { Asked, Thought } from './thinking.ts';

type Job = { readonly asked: Asked; readonly at: number; readonly done: (thought: Thought) => void };

/** No answer after this long: the thread is given up and replaced. */
const PATIENCE_MS = 30_000;

export class Bots {
  private readonly lanes: readonly Lane[];

  constructor(metrics: Metrics, size = Math.max(1, availableParallelism() - 1)) {
    this.lanes = Array.from({ length: size }, () => new Lane(metrics));
  }

  get queued(): number {
    return this.lanes.reduce((n, lane) => n + lane.queued, 0);
  }

  think(table: string, asked: Asked): Promise<Answer | null> {
    // Always the same thread for a table: its bots remember.
    let sum = 0;
    for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) | 0;
    const lane = this.lanes[Math.abs(sum) % this.lanes.length];
    return new Promise((resolve, reject) => {
      const done = (thought: Thought): void => {
        if ('failed' in thought) reject(new Error(thought.failed));
        else resolve(thought.answer);
      };
      lane.add(table, { asked, at: performance.now(), done });
    });
  }

  async stop(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }
}

/** One thread and those who wait for it. */
class Lane {
  private worker: Worker | null = null;
  private under: { readonly job: Job; readonly since: number; readonly patience: NodeJS.Timeout } | null = null;
  /** By table, in the order in which they are served: a table with many bots waits no less than one with one. */
  private readonly waiting = new Map<string, Job[]>();
  private stopped = false;
  private readonly metrics: Metrics;

  constructor(metrics: Metrics) {
    this.metrics = metrics;
  }

  get queued(): number {
    let n = 0;
    for (const jobs of this.waiting.values()) n += jobs.length;
    return n;
  }

  add(table: string, job: Job): void {
    const jobs = this.waiting.get(table);
    if (jobs) jobs.push(job);
    else this.waiting.set(table, [job]);
    this.serve();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.waiting.clear();
    await this.worker?.terminate();
  }

  private serve(): void {
    if (this.stopped || this.under || this.waiting.size === 0) return;
    this.worker ??= this.start();
    const [table, jobs] = this.waiting.entries().next().value as [string, Job[]];
    this.waiting.delete(table);
    const job = jobs.shift() as Job;
    // To the end of the line.
    if (jobs.length > 0) this.waiting.set(table, jobs);
    const { worker } = this;
    const tooLong = (): void => this.settle(worker, { failed: 'A bot thought for too long.' }, false);
    const since = performance.now();
    this.metrics.botWaitMs.observe(since - job.at);
    this.under = { job, since, patience: setTimeout(tooLong, PATIENCE_MS).unref() };
    worker.postMessage(job.asked);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-worker.mjs', import.meta.url));
    worker.unref();
    worker.on('message', (thought: Thought) => this.settle(worker, thought, true));
    worker.on('error', (error) => this.settle(worker, { failed: String(error) }, false));
    worker.on('exit', () => this.settle(worker, { failed: 'The thread of a bot ended.' }, false));
    return worker;
  }

  private settle(worker: Worker, thought: Thought, alive: boolean): void {
    // The last words of a thread that has been given up.
    if (worker !== this.worker) return;
    if (!alive) {
      this.worker = null;
      void worker.terminate();
    }
    const { under } = this;
    this.under = null;
    if (under) clearTimeout(under.patience);
    if (!under || this.stopped) return;
    const { game } = under.job.asked;
    if ('failed' in thought) this.metrics.botFailures.inc({ game });
    else this.metrics.botThinkMs.observe({ game }, performance.now() - under.since);
    under.job.done(thought);
    this.serve();
  }
}
