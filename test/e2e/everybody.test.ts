/** For everybody: by keyboard alone, read aloud, in both themes, with large text; and the bad days. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { stepOf } from './friends.ts';
import { likes } from './gallery/gallery.ts';
import { lookOver } from './look-over.ts';
import { onBoard, playNow, playOn, prepare, taken } from './play.ts';
import { PHONE, SIDEWAYS } from './sizes.ts';
import { useStage } from './stage.ts';
import { inWorkers, noStore } from './worker.ts';

const stage = useStage();

const WHAT_A_DIE_DOES = / on r\dc\d|draw two residents/i;

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`;
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}

describe('by keyboard and ear', () => {
  test('a whole game with Tab and Enter only, and the focus always on what can be done next', async () => {
    const { context, page } = await stage.enter();
    await likes(context, { quickBots: true });
    await page.goto(stage.url());
    await page.locator('.book').first().waitFor();
    await tabTo(page, /Play now: Once Upon a Castle/);
    await page.keyboard.press('Enter');
    await page.locator('.question-open').waitFor();
    await tabTo(page, WHAT_A_DIE_DOES);
    const ended = page.locator('.finale');
    const ready = page.locator('.table-board .lit:focus, #question .answers button:focus');
    let answers = 0;
    for (; answers < 400; answers++) {
      await ready.or(ended).first().waitFor();
      if (await ended.isVisible()) break;
      const step = await page.locator('#question').getAttribute('data-step');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (before) =>
          document.querySelector('#question')?.getAttribute('data-step') !== before ||
          document.querySelector('.die:focus[aria-pressed=true]'),
        step,
      );
      // A die only shows what it can do: the next stop is a square, or the answer of a die that marks none.
      if (await page.locator('.die:focus').count()) await tabTo(page, WHAT_A_DIE_DOES);
    }
    expect(answers).toBeGreaterThan(20);
    await ended.waitFor();
    // The result is where one goes on reading.
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('finale-title');
    expect(stage.complaints()).toEqual([]);
    await context.close();
  }, 240_000);

  test('a live region says what happened and what is asked', async () => {
    const { context, page } = await stage.enter();
    await prepare(page, stage.url());
    await playNow(page, stage.url());
    await playOn(page, 1, () => 0);
    await page.locator('.question-open').waitFor();
    const asked = await page.locator('.question-text').first().innerText();
    await page.waitForFunction(
      (text) => document.querySelector('[aria-live=polite]')?.textContent?.endsWith(text),
      asked,
    );
    await context.close();
  }, 60_000);

  test('with text at 200% a phone needs no scrolling sideways, nor does a table', async () => {
    const { context, page } = await stage.enter({ viewport: PHONE });
    await likes(context, { textSize: 200, quickBots: true });
    const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    for (const path of [
      '/',
      '/games',
      '/settings',
      '/learn',
      '/learn/castle',
      '/watch',
      '/join',
      '/credits',
      '/table/none',
    ]) {
      await page.goto(stage.url() + path);
      await page.locator('h1').waitFor();
      expect(await width(), path).toBe(PHONE.width);
    }
    await playNow(page, stage.url());
    await page.locator('.question-open').waitFor();
    expect(await width(), 'table').toBe(PHONE.width);
    const board = page.locator('.table-board');
    expect(await board.evaluate((element) => element.scrollWidth - element.clientWidth), 'board').toBe(0);
    await context.close();
  }, 60_000);

  test('where colours are forced, what can be done still stands out', async () => {
    const { context, page } = await stage.enter({ forcedColors: 'active' });
    await likes(context, { quickBots: true });
    await playNow(page, stage.url());
    const lit = await onBoard(page);
    const { style, width } = await lit.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(style).toBe('solid');
    expect(width).toBeGreaterThanOrEqual(2);
    await context.close();
  }, 30_000);
});

describe('on a phone', () => {
  const upright = { held: 'upright', viewport: PHONE };
  const sideways = { held: 'sideways', viewport: SIDEWAYS };
  test.each([upright, sideways])(
    'a whole game by touch, $held, and nothing that can be tapped ever lies under the question',
    async ({ viewport }) => {
      const { context, page } = await stage.enter({ viewport, hasTouch: true });
      await likes(context, { quickBots: true });
      await playNow(page, stage.url());
      await page.getByRole('button', { name: 'No more tips in this game' }).tap();
      const ended = page.locator('.finale');
      const choices = page.locator('.castle-board .lit:not(.die), #question .answers button');
      let answers = 0;
      for (; answers < 400; answers++) {
        await choices.or(ended).first().waitFor();
        if (await ended.isVisible()) break;
        const step = await page.locator('#question').getAttribute('data-step');
        expect(await hidden(page), `answer ${answers}`).toEqual([]);
        await choices.first().tap();
        await taken(page, step);
      }
      expect(answers).toBeGreaterThan(20);
      await ended.waitFor();
      expect(stage.complaints()).toEqual([]);
      await context.close();
    },
    240_000,
  );

  test('held sideways, every table is for everybody', async () => {
    const { context, page } = await stage.enter({ viewport: SIDEWAYS, hasTouch: true });
    await likes(context, { quickBots: true });
    for (const game of ['Castle', 'September', 'Time']) {
      await playNow(page, stage.url(), game);
      await page.locator('.table-board button:visible').first().waitFor();
      // What a newcomer is told stands under the question, over nothing.
      const tip = page.locator('.tip');
      if (await tip.isVisible())
        expect(await tip.evaluate((one) => getComputedStyle(one).position), game).toBe('static');
      expect(await lookOver(page, 'light'), game).toEqual([]);
    }
    await context.close();
  }, 60_000);

  for (const touched of [true, false]) {
    test(`a question is felt ${touched ? 'in the hand' : 'only after a first touch: browsers forbid it before'}`, async () => {
      const { context, page } = await stage.enter({ viewport: PHONE, hasTouch: true });
      await context.addInitScript((hasBeenActive) => {
        const felt: unknown[] = [];
        Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive } });
        Object.assign(window, { felt });
        navigator.vibrate = (pattern) => felt.push(pattern) > 0;
      }, touched);
      await likes(context, { quickBots: true });
      await playNow(page, stage.url());
      await page.locator('.question-open').waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-live=polite]')?.textContent !== '');
      const felt = await page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.length);
      expect(felt > 0).toBe(touched);
      await context.close();
    }, 30_000);
  }
});

/** The squares and line ends that may be tapped, but whose middle is covered or out of sight. */
const hidden = (page: Page): Promise<string[]> =>
  page.locator('.grid .lit').evaluateAll((all) =>
    all.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(seen) ? [] : [element.getAttribute('aria-label') ?? ''];
    }),
  );

describe('away', () => {
  test('whoever comes back is told what happened meanwhile', async () => {
    const { context, page: there } = await stage.enter();
    // Bots play on in a tab that lies behind the others, while somebody is elsewhere.
    await there.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await there.goto(`${stage.url()}/watch`);
    await there.getByRole('button', { name: /Castle/ }).click();
    await there.locator('#question').waitFor();
    const page = await context.newPage();
    await page.goto(there.url());
    await page.locator('#question').waitFor();
    const table = page.url();
    // What has been seen is noted once it is painted, and goes on being noted until the page is left.
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('seen:')));
    await page.goto(`${stage.url()}/settings`);
    const left = await stepOf(there);
    await there.waitForFunction(
      (step) => Number(document.querySelector('#question')?.getAttribute('data-step')) > step + 16,
      left,
    );
    await page.goto(table);
    const dialog = page.getByRole('dialog', { name: 'While you were away' });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.waitFor({ state: 'detached' });
    await context.close();
  }, 60_000);
});

describe('bad days', () => {
  test('a table that is not there, and a page that is not there, say so', async () => {
    const { context, page } = await stage.enter();
    await page.goto(`${stage.url()}/table/nosuchtable`);
    await page.getByRole('heading', { name: 'No such table here.' }).waitFor();
    await page.goto(`${stage.url()}/nowhere`);
    await page.getByRole('heading', { name: 'This page was never written.' }).waitFor();
    await context.close();
  }, 30_000);

  test('where nothing may be stored a game can be played, and the table says that it is not kept', async () => {
    const { context, page } = await stage.enter();
    await context.addInitScript(noStore);
    const end = await inWorkers(page, noStore);
    await playNow(page, stage.url());
    await page.getByText(/This browser keeps nothing/).waitFor();
    await end();
    await context.close();
  }, 30_000);

  test('a fault in the program is caught, and the way out is a button', async () => {
    const { context, page } = await stage.enter();
    await page.goto(stage.url());
    await page.locator('.book').first().waitFor();
    // What the browser only complains of is none: that something grows while its size is being told.
    const said = await page.evaluate(
      () =>
        new Promise<string>((heard) => {
          const box = document.body.appendChild(document.createElement('div'));
          addEventListener('error', ({ message }) => {
            watch.disconnect();
            box.remove();
            heard(message);
          });
          const watch = new ResizeObserver(() => {
            box.style.height = `${box.offsetHeight + 1}px`;
          });
          watch.observe(box);
        }),
    );
    expect(said).toContain('ResizeObserver');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    expect(await page.locator('.book').count()).toBeGreaterThan(0);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('torn on purpose');
      });
    });
    await page.getByRole('heading', { name: 'A page tore.' }).waitFor();
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.locator('.book').first().waitFor();
    await context.close();
  }, 30_000);
});
