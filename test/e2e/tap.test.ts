/** What a tap does at once: it marks what was tapped, and leaves the focus where the next question is read. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { likes } from './gallery/gallery.ts';
import { onBoard, playNow } from './play.ts';
import { PHONE } from './sizes.ts';
import { useStage } from './stage.ts';
import { inWorkers } from './worker.ts';

const stage = useStage();

/** Runs in the worker: while somebody says so, whatever it has to tell waits. */
function slowLine(): void {
  const held: unknown[] = [];
  let slow = false;
  const tell = self.postMessage.bind(self);
  new BroadcastChannel('line').onmessage = ({ data }) => {
    slow = data;
    if (!slow) for (const message of held.splice(0)) tell(message);
  };
  self.postMessage = (message: unknown) => void (slow ? held.push(message) : tell(message));
}

/** Runs in the page: what is marked in the frame after the next click, and whether a token is drawn there already. */
const marksAfterClick = (): Promise<{ label: string | null; token: boolean }[]> =>
  new Promise((done) => {
    const look = (): void => {
      const marked = [...document.querySelectorAll('[data-taken]')];
      done(
        marked.map((element) => ({
          label: element.getAttribute('aria-label'),
          token: getComputedStyle(element, '::after').content !== 'none',
        })),
      );
    };
    addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
  });

const stepOf = (page: Page): Promise<string | null> => page.locator('#question').getAttribute('data-step');

/** Until somebody is asked something else. */
const askedAfter = (page: Page, step: string | null): Promise<unknown> =>
  page.waitForFunction((before) => {
    const question = document.querySelector('.question-open');
    return question && question.getAttribute('data-step') !== before;
  }, step);

test('what was tapped is marked in the very next frame, and until the table has answered', async () => {
  const { context, page } = await stage.enter({ viewport: PHONE, hasTouch: true, serviceWorkers: 'block' });
  await likes(context, { quickBots: true });
  const end = await inWorkers(page, slowLine);
  await playNow(page, stage.url());
  await page.getByRole('button', { name: 'No more tips in this game' }).tap();
  const setSlow = (slow: boolean): Promise<void> =>
    page.evaluate((said) => new BroadcastChannel('line').postMessage(said), slow);
  const square = await onBoard(page, '.square.lit');
  const label = await square.getAttribute('aria-label');
  const step = await stepOf(page);
  await setSlow(true);
  const marks = page.evaluate(marksAfterClick);
  await square.tap();
  expect(await marks).toEqual([{ label, token: true }]);
  // What takes long is said to be under way, and stays marked.
  await page.getByText('Writing it down').waitFor();
  expect(await page.locator('[data-taken]').count()).toBe(1);
  expect(await stepOf(page)).toBe(step);
  await setSlow(false);
  await askedAfter(page, step);
  expect(await page.locator('[data-taken]').count()).toBe(0);
  await end();
  await context.close();
}, 60_000);

test('a finger or a mouse leaves the focus with the question, and Tab goes on from there', async () => {
  for (const hasTouch of [true, false]) {
    const { context, page } = await stage.enter({ hasTouch });
    await likes(context, { quickBots: true });
    await playNow(page, stage.url());
    await page.locator('.question-open').waitFor();
    await page.evaluate(() => {
      const focused: string[] = [];
      Object.assign(window, { focused });
      addEventListener('focusin', ({ target }) => focused.push((target as Element).id));
    });
    for (let answers = 0; answers < 4; answers++) {
      const step = await stepOf(page);
      const choice = page.locator('.castle-board .lit:not(.die), #question .answers button').first();
      await (hasTouch ? choice.tap() : choice.click());
      await askedAfter(page, step);
    }
    // Once for all: to give it to every square and to take it back would be drawn each time.
    expect(await page.evaluate(() => (window as unknown as { focused: string[] }).focused)).toEqual(['question']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#question') !== null)).toBe(true);
    await context.close();
  }
}, 60_000);

test('in September quick taps are marked at once and counted together, and the board is lit for them a frame later', async () => {
  const { context, page } = await stage.enter({ viewport: PHONE, hasTouch: true });
  await likes(context, { quickBots: true });
  await playNow(page, stage.url(), 'September');
  await page.getByRole('button', { name: 'Reroll nothing' }).waitFor();
  const atOnce = await page.evaluate(async () => {
    const [first, , third] = document.querySelectorAll<HTMLElement>('.table-dice .lit');
    first.click();
    third.click();
    // Whatever is drawn without waiting for a frame is drawn by now.
    await Promise.resolve();
    return [first, third].map((die) => [die.hasAttribute('data-taken'), die.getAttribute('aria-pressed')]);
  });
  expect(atOnce).toEqual([
    [true, 'false'],
    [true, 'false'],
  ]);
  await page.getByRole('button', { name: 'Reroll 2 dice' }).waitFor();
  expect(await page.locator('.table-dice .sept-die.chosen').count()).toBe(2);
  expect(await page.locator('[data-taken]').count()).toBe(0);
  await context.close();
}, 60_000);

/** Runs in the page: taps the leaf of that part, and tells of every change of it until all its pieces are shown. */
const opening = (part: string): Promise<{ open: string; unseen: number; lit: number }[]> =>
  new Promise((done) => {
    const told: { open: string; unseen: number; lit: number }[] = [];
    const leaf = [...document.querySelectorAll<HTMLElement>('.leaf')].find(({ textContent }) =>
      textContent?.includes(part),
    );
    const watcher = new MutationObserver(() => {
      const unseen = document.querySelectorAll('.sept > :not(.aside) .unseen').length;
      if (unseen === told.at(-1)?.unseen) return;
      const open = document.querySelector<HTMLElement>('.leaf-open .leaf-name')?.textContent ?? '';
      told.push({ open, unseen, lit: document.querySelectorAll('.aside .lit').length });
      if (unseen > 0) return;
      watcher.disconnect();
      done(told);
    });
    watcher.observe(document.querySelector('.sept') as Element, { subtree: true, attributes: true, childList: true });
    leaf?.click();
  });

test('in September a part that is tapped is open at once, and what it shows comes a little at a time', async () => {
  const { context, page } = await stage.enter({ viewport: PHONE, hasTouch: true });
  await likes(context, { quickBots: true });
  await playNow(page, stage.url(), 'September');
  await page.locator('.sept-settled').waitFor();
  for (const [part, pieces] of [
    ['Pacific', 5],
    ['Events', 10],
    ['Europe', 5],
  ] as const) {
    const told = await page.evaluate(opening, part);
    expect(told[0], part).toMatchObject({ unseen: pieces });
    // No step is large, and whatever was left offers nothing any more.
    for (const [i, { open, unseen, lit }] of told.entries()) {
      expect(open).toContain(part);
      expect(lit).toBe(0);
      if (i > 0) expect(told[i - 1].unseen - unseen).toBeLessThanOrEqual(2);
    }
  }
  await context.close();
}, 60_000);
