/** A mid-range phone: four times slower than this machine, on fast 4G, with an empty cache. */
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core';

const SLOWER = 4;
/** What browsers' own tools call fast 4G: bytes a second, and milliseconds to and fro. */
const FAST_4G = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const WATCH = fileURLToPath(new URL('./watch.js', import.meta.url));

/** From when on the page was busy, for how many milliseconds, and with what. */
export type Busy = { readonly start: number; readonly value: number; readonly what: string };

export type Notes = {
  readonly shifts: readonly { readonly value: number; readonly what: string }[];
  /** Tasks over 50 ms, with the moment of the game; the frames that took as long, with what was done for them. */
  readonly tasks: readonly Busy[];
  readonly frames: readonly Busy[];
  /** From a tap to its first painted change and its painted move, from a key to its letter; with what was tapped. */
  readonly first: readonly Busy[];
  readonly moves: readonly Busy[];
  readonly keys: readonly Busy[];
};

export type Phone = { readonly page: Page; readonly context: BrowserContext };

/** A phone that nobody has used yet. */
export async function takePhone(browser: Browser, settings: object): Promise<Phone> {
  // The service worker fetches everything for days without network, when the first screen stands: no part of what is measured.
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: 'block' });
  await context.addInitScript(`localStorage.setItem('settings', ${JSON.stringify(JSON.stringify(settings))})`);
  await context.addInitScript({ path: WATCH });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, context };
}

export const notesOf = (page: Page): Promise<Notes> => page.evaluate<Notes>('benchNotes');

/** Milliseconds from the start of the navigation. */
export const paintOf = (page: Page): Promise<number> =>
  page.evaluate<number>("performance.getEntriesByName('first-contentful-paint')[0].startTime");

export const largestPaintOf = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true }))`);

const SCRIPTS = `performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js')).map(({ name, encodedBodySize }) => [name, encodedBodySize])`;

/** The scripts that have come over the network so far, compressed: those of the page, and those of its worker. */
export async function scriptsOf(page: Page): Promise<{ readonly page: number; readonly worker: number }> {
  const workers = page.workers();
  const own = new Map(await page.evaluate<[string, number][]>(SCRIPTS));
  const theirs = new Map<string, number>();
  for (const worker of workers) {
    for (const [name, size] of await evaluate(worker)) theirs.set(name, size);
    const size = own.get(worker.url());
    if (size !== undefined) theirs.set(worker.url(), size);
    own.delete(worker.url());
  }
  const sum = (sizes: ReadonlyMap<string, number>): number => [...sizes.values()].reduce((a, b) => a + b, 0);
  return { page: sum(own), worker: sum(theirs) };
}

const evaluate = (worker: Worker): Promise<[string, number][]> => worker.evaluate<[string, number][]>(SCRIPTS);
