/**
 * Plays a game on the phone with one finger: taps something that glows, or a button under the question. The page is asked
 * nothing from shortly before a tap until its change has been painted: looking costs the page time, too.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { GameId } from '../../../src/games/registry.ts';
import { generator } from '../kernel/random.ts';

const TALE = [
  'Once upon a time a king lived in a castle by the sea.',
  'He had a daughter who was brave and a horse that could talk.',
  'One night a stranger came to the gate and asked for shelter.',
  'They walked into the forest, and it grew dark.',
];

const TAPS: { readonly [game in GameId]: string } = {
  castle: '.castle-board .lit:not(.die), .question-open .answers .button-offer',
  september: '.table-board .lit, .acting .button-main, .question-open .answers .button-offer',
  time: '.question-open .answers .button-offer, .time-compose .button-main:enabled',
};

/** Before a finger comes down, and after it until the next look. */
const STILL_MS = 100;
const LOOK_MS = 450;
/** How long a finger rests. */
const TOUCH_MS = 60;

export type Played = { readonly taps: number; readonly over: boolean };

/** To the end, or until so many milliseconds have passed. */
export async function play(page: Page, game: GameId, most: number): Promise<Played> {
  const session = await page.context().newCDPSession(page);
  const below = generator(7);
  const until = Date.now() + most;
  const over = page.locator('.finale');
  for (let taps = 0; ; ) {
    if (Date.now() > until || (await over.isVisible())) return { taps, over: await over.isVisible() };
    if (game === 'time') await tell(page, taps);
    const at = await page.evaluate<Point | null>(aim(TAPS[game], below(1 << 16)));
    if (at) {
      await wait(STILL_MS);
      await tap(session, at);
      taps++;
    }
    await wait(LOOK_MS);
  }
}

type Point = { readonly x: number; readonly y: number };

/** The middle of one of the things that can be seen and tapped, brought into sight. */
const aim = (selector: string, any: number): string => `(() => {
  const all = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((e) => e.checkVisibility());
  if (all.length === 0) return null;
  const one = all[${any} % all.length];
  one.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

async function tap(session: CDPSession, at: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await wait(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A sentence, if it is for us to tell. */
async function tell(page: Page, taps: number): Promise<void> {
  const box = page.locator('.time-write');
  if ((await box.isVisible()) && (await box.inputValue()) === '') await box.fill(TALE[taps % TALE.length]);
}
