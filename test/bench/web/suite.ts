/**
 * The app in a real browser, as a mid-range phone would have it, from the real server: how much script comes, when the first
 * paint stands, what shifts, how long a tap takes, how long the page is ever busy.
 */
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { ensureBuilt } from '../../../scripts/build.mjs';
import type { GameId } from '../../../src/games/registry.ts';
import { launch } from '../../../src/testing/chromium.ts';
import { serve } from '../../server/client.ts';
import type { Asked, Row } from '../contract.ts';
import { type Busy, largestPaintOf, type Notes, notesOf, paintOf, scriptsOf, takePhone } from './phone.ts';
import { play } from './play.ts';

const WEB = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const COLD_STARTS = 5;
/** A game is played to its end, or for so many times the seconds that were asked for; one by itself for a look at it. */
const LONG = 75;
const LOOK = 18;

const BARS = { home: 60, board: 120, paint: 1500, tap: 50, task: 100, shift: 0 } as const;

function row(name: string, value: number, unit: string, bar?: number): Row {
  const reference = bar === undefined ? null : `the bar of ${bar} ${unit}`;
  return { bench: 'web', name, value, unit, reference, ratio: bar ? value / bar : null };
}

export async function* web({ ids, seconds }: Asked): AsyncGenerator<Row> {
  await ensureBuilt();
  const server = await serve({ web: WEB });
  const browser = await launch();
  try {
    const all = ids.length > 1;
    if (all) yield* home(browser, server.url);
    for (const id of ids) yield* game(browser, server.url, id, seconds * (all ? LONG : LOOK) * 1000);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

async function* home(browser: Browser, url: string): AsyncGenerator<Row> {
  const paints: number[] = [];
  const largest: number[] = [];
  let script = 0;
  let shift = 0;
  const tasks: Named[] = [];
  for (let i = 0; i < COLD_STARTS; i++) {
    const { page, context } = await takePhone(browser, {});
    await page.goto(url);
    await page.locator('.book').first().waitFor();
    await settled(page);
    paints.push(await paintOf(page));
    largest.push(await largestPaintOf(page));
    script = (await scriptsOf(page)).page;
    const notes = await notesOf(page);
    shift = Math.max(shift, shiftIn(notes));
    tasks.push(longest(notes, 0));
    await context.close();
  }
  yield row('home: script, compressed', script / 1000, 'KB', BARS.home);
  yield row('home: first paint, cold', quantile(paints, 0.5), 'ms', BARS.paint);
  yield row('home: largest paint, cold', quantile(largest, 0.5), 'ms');
  yield row('home: layout shift', shift, 'CLS', BARS.shift);
  yield* longestTask('home: longest task over 50 ms', largestFirst(tasks)[0]);
}

async function* game(browser: Browser, url: string, id: GameId, most: number): AsyncGenerator<Row> {
  const { page, context } = await takePhone(browser, {});
  await page.goto(url);
  await page.locator('.book').first().waitFor();
  const begin = id === 'time' ? await asTeller(page) : page.locator(`.book-actions [data-play=${id}]`);
  await settled(page);
  const before = await scriptsOf(page);
  const arrived = (await notesOf(page)).tasks.length;
  const start = performance.now();
  await begin.tap();
  await page.locator('.table-board').waitFor();
  const opened = performance.now() - start;
  const needed = await scriptsOf(page);
  await settled(page);
  const opening = await notesOf(page);
  const { taps, over } = await play(page, id, most);
  const notes = await notesOf(page);
  const after = await scriptsOf(page);
  await context.close();
  yield row(`${id}: script until the table stands, compressed`, (needed.page - before.page) / 1000, 'KB', BARS.board);
  yield row(`${id}: script that comes later`, (after.page - needed.page) / 1000, 'KB');
  yield row(`${id}: script of the worker (rules, bots, words)`, after.worker / 1000, 'KB');
  yield row(`${id}: from the tap to the table`, opened, 'ms');
  for (const [name, times] of [
    ['tap to the painted first change', notes.first.slice(opening.first.length)],
    ['tap to the painted move', notes.moves],
    ['key to the painted letter', notes.keys],
  ] as const) {
    if (times.length === 0) continue;
    const values = times.map(({ value }) => value);
    yield row(`${id}: ${name}, half of ${values.length}`, quantile(values, 0.5), 'ms', BARS.tap);
    yield row(`${id}: ${name}, 95%`, quantile(values, 0.95), 'ms', BARS.tap);
    yield row(`${id}: ${name}, all`, quantile(values, 1), 'ms', BARS.tap);
    for (const time of largestFirst(times).slice(0, 2)) {
      if (time.value > BARS.tap) yield row(`${id}: one was at ${during(notes, time)}`, time.value, 'ms');
    }
  }
  yield row(`${id}: layout shift, through the game`, shiftIn(notes), 'CLS', BARS.shift);
  for (const { value, what } of largestFirst(notes.shifts).slice(0, 3)) {
    yield row(`${id}: of it, ${what.slice(0, 60)}`, value, 'CLS');
  }
  yield* longestTask(`${id}: longest task over 50 ms, opening`, longest(opening, arrived), BARS.task);
  yield* longestTask(`${id}: longest task over 50 ms, playing`, longest(notes, opening.tasks.length), BARS.task);
  yield row(`${id}: taps, ${over ? 'to the end' : 'not to the end'}`, taps, 'number');
}

/** Whoever begins the tale writes: the form for a new table, and the button that begins. */
async function asTeller(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).tap();
  await page.getByLabel('Who begins').selectOption({ index: 1 });
  return page.getByRole('button', { name: 'Begin', exact: true });
}

type Named = { readonly value: number; readonly what: string };
const largestFirst = <N extends Named>(all: readonly N[]): readonly N[] => all.toSorted((a, b) => b.value - a.value);

/** The longest of the tasks from that one on. */
function longest(notes: Notes, from: number): Named {
  const [task] = largestFirst(notes.tasks.slice(from));
  return task ? { value: task.value, what: during(notes, task) } : { value: 0, what: '' };
}

/** When something was, and what the frame was for in which it lay. */
function during({ frames }: Notes, { start: at, what }: Busy): string {
  const frame = frames.find(({ start, value }) => start <= at + 1 && at < start + value);
  return frame ? `${what}: ${frame.what}` : what;
}

function* longestTask(name: string, { value, what }: Named, bar?: number): Generator<Row> {
  yield row(name, value, 'ms', bar);
  if (what) yield row(`${name.split(':')[0]}: that was at ${what}`, value, 'ms');
}

const shiftIn = ({ shifts }: Notes): number => shifts.reduce((sum, { value }) => sum + value, 0);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
