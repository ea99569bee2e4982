/**
 * Plays a game on the phone with one finger: taps something that glows, or a button under the question; a teller writes letter by
 * letter. The page is asked nothing from shortly before a tap until its change has been painted: looking costs the page time, too.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { GameId } from '../../../src/games/registry.ts';
import { generator } from '../kernel/random.ts';

/** What a finger looks for: one of the first kind that there is. */
const TAPS: { readonly [game in GameId]: readonly string[] } = {
  castle: ['.castle-board .lit:not(.die), .question-open .answers .button-offer'],
  september: ['.table-board .lit, .acting .button-main, .question-open .answers .button-offer'],
  time: [
    '.time-stamp:enabled',
    '.time-ending .button',
    '.time-card.raised:enabled:not(.pressed)',
    '.time-compose .button-main:enabled',
    '.question-open .answers .button-offer',
  ],
};

/** Before a finger comes down, and after it until the page may be asked anything. */
const STILL_MS = 100;
const PAINT_MS = 150;
/** Between two looks while there is nothing to do. */
const LOOK_MS = 250;
/** How long a finger rests, and from one letter to the next. */
const TOUCH_MS = 60;
const LETTER_MS = 120;

export type Played = { readonly taps: number; readonly over: boolean };

/** To the end, or until so many milliseconds have passed. */
export async function play(page: Page, game: GameId, most: number): Promise<Played> {
  const session = await page.context().newCDPSession(page);
  const below = generator(7);
  const until = Date.now() + most;
  const over = page.locator('.finale');
  for (let taps = 0; ; ) {
    if (Date.now() > until || (await over.isVisible())) return { taps, over: await over.isVisible() };
    if (game === 'time') await tell(page);
    const at = await page.evaluate<Point | null>(aim(TAPS[game], below(1 << 16)));
    if (!at) {
      await wait(LOOK_MS);
      continue;
    }
    await wait(STILL_MS);
    await tap(session, at);
    taps++;
    await wait(PAINT_MS);
    await page.evaluate('benchFollowed()');
  }
}

type Point = { readonly x: number; readonly y: number };

/** The middle of one of the things that can be seen and tapped, brought into sight. */
const aim = (selectors: readonly string[], any: number): string => `(() => {
  for (const selector of ${JSON.stringify(selectors)}) {
    const all = [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    if (all.length === 0) continue;
    const one = all[${any} % all.length];
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }
  return null;
})()`;

async function tap(session: CDPSession, at: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await wait(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A sentence that mentions the first card of the hand, if it is for us to tell one and none has been begun. */
async function tell(page: Page): Promise<void> {
  const box = page.locator('.time-write');
  if (!(await box.isVisible()) || (await box.inputValue()) !== '') return;
  const titles = await page.locator('.time-hand .time-card-title').allInnerTexts();
  const [title = 'king'] = titles.map((words) => words.toLowerCase().split('/')[0]);
  await box.focus();
  await page.keyboard.type(`Then came the ${title}.`, { delay: LETTER_MS });
}
