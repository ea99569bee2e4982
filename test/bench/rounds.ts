/**
 * Measures several things in one run. Each has a process of its own, because V8 compiles a function for the objects that it
 * has seen so far: rules that have once been run on another game's states, or on boardgame.io's proxies, stay slower for
 * all. The things take turns in short rounds and the medians count, so that a busy machine hits all alike; seconds are those
 * of the processor, not of the wall, so that work of others does not count at all.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

/** Does some of the work and returns how many times: about a millisecond's worth, so that reading the clock costs nothing. */
export type Batch = () => number;

const ROUND_MS = 50;
const WARM_UP_MS = 700;
const FEWEST_ROUNDS = 5;

/** In the parent: times per second of the processor of each thing, in the order given. `runner` is a module that calls `serve`. */
export async function rates(runner: URL, things: readonly unknown[], seconds: number): Promise<number[]> {
  const children: ChildProcess[] = [];
  try {
    for (const thing of things) children.push(await begin(runner, thing));
    const measured = things.map((): number[] => []);
    for (const child of children) await round(child, WARM_UP_MS);
    const rounds = Math.max(FEWEST_ROUNDS, Math.round((seconds * 1000) / ROUND_MS));
    for (let i = 0; i < rounds; i++) {
      for (const [j, child] of children.entries()) measured[j].push(await round(child, ROUND_MS));
    }
    return measured.map(median);
  } finally {
    for (const child of children) child.kill();
  }
}

async function begin(runner: URL, thing: unknown): Promise<ChildProcess> {
  const child = fork(runner, [JSON.stringify(thing)], {
    execArgv: ['--import', import.meta.resolve('tsx')],
    // Libraries leave their checks for developers out.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await heard(child);
  return child;
}

async function round(child: ChildProcess, ms: number): Promise<number> {
  child.send(ms);
  return (await heard(child)) as number;
}

/** The next thing that a process says; or that it has ended. */
export async function heard(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  const died = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`A measured process ended (${code}); what it said stands above.`);
  });
  try {
    return ((await Promise.race([once(child, 'message', { signal }), died])) as unknown[])[0];
  } finally {
    died.catch(() => {});
    settled.abort();
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** In the child: answers each round with times per second. */
export function serve(batch: Batch): void {
  process.on('message', (ms: number) => {
    const end = performance.now() + ms;
    const before = process.cpuUsage();
    let times = 0;
    do times += batch();
    while (performance.now() < end);
    const { user, system } = process.cpuUsage(before);
    process.send?.((times / (user + system)) * 1e6);
  });
  process.send?.('ready');
}
