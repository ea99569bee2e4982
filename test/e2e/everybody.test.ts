/** For everybody: by keyboard alone, read aloud, in both themes, with large text; and the bad days. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playNow, playOn, prepare } from './play.ts';
import { DESK, PHONE } from './sizes.ts';
import { useStage } from './stage.ts';

const stage = useStage('everybody');

async function findings(page: Page): Promise<string[]> {
  // What is still fading in has colours of its own.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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

const PAGES = [
  '/',
  '/games',
  '/settings',
  '/learn',
  '/learn/castle',
  '/watch',
  '/join',
  '/credits',
  '/nowhere',
  '/table/none',
];

describe('axe finds nothing', () => {
  for (const [viewport, colorScheme] of [
    [PHONE, 'light'],
    [DESK, 'dark'],
  ] as const) {
    test(`on any page, ${viewport.width} px, ${colorScheme}`, async () => {
      const { context, page } = await stage.enter({ viewport, colorScheme });
      for (const path of PAGES) {
        await page.goto(stage.url() + path);
        await page.locator('h1').waitFor();
        expect(await findings(page), path).toEqual([]);
      }
      await context.close();
    }, 120_000);
  }

  for (const viewport of [PHONE, DESK]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`at the table, ${viewport.width} px, ${colorScheme}`, async () => {
        const { context, page } = await stage.enter({ viewport, colorScheme });
        await page.goto(stage.url());
        await page
          .getByRole('button', { name: /Choose players/ })
          .first()
          .click();
        await page.getByRole('button', { name: 'Begin' }).waitFor();
        expect(await findings(page), 'set-up').toEqual([]);
        await page.getByRole('button', { name: 'Begin' }).click();
        await page.locator('.question-open').waitFor();
        await page.getByRole('tab', { name: 'Log' }).click();
        expect(await findings(page), 'table').toEqual([]);
        await page.getByRole('tab', { name: 'Scores' }).click();
        // A roll may leave nothing to do on the board; then every choice is a button already.
        const list = page.getByRole('button', { name: /choices as a list/ });
        if (await list.isVisible()) await list.click();
        expect(await findings(page), 'scores and choices').toEqual([]);
        await page.getByRole('button', { name: 'Menu' }).click();
        expect(await findings(page), 'menu').toEqual([]);
        await context.close();
      }, 120_000);
    }
  }
});

describe('by keyboard and ear', () => {
  test('from the first screen into a game and through its first questions, with Tab and Enter only', async () => {
    const { context, page } = await stage.enter();
    await page.goto(stage.url());
    await page.locator('.book').first().waitFor();
    await tabTo(page, /Play Once Upon a Castle now/);
    await page.keyboard.press('Enter');
    await page.locator('#question').waitFor();
    for (let i = 0; i < 3; i++) {
      await page.locator('.question-open').waitFor();
      const step = await page.locator('#question').getAttribute('data-step');
      if (await page.locator('.answers-more').isVisible()) {
        await tabTo(page, /choices as a list/);
        await page.keyboard.press('Enter');
        // The list opens with the focus on its first choice.
        await page.locator('.answers button:focus').waitFor();
      } else await tabTo(page, new RegExp(escaped(await page.locator('.answers button').first().innerText())));
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (before) => document.querySelector('#question')?.getAttribute('data-step') !== before,
        step,
      );
    }
    expect(stage.complaints()).toEqual([]);
    await context.close();
  }, 60_000);

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

  test('with text at 200% a phone needs no scrolling sideways', async () => {
    const { context, page } = await stage.enter({ viewport: PHONE });
    await page.goto(`${stage.url()}/settings`);
    await page.getByLabel('200%').check();
    for (const path of ['/', '/settings', '/learn/castle']) {
      await page.goto(stage.url() + path);
      await page.locator('h1').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
    }
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
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    });
    // The worker has its own scope: there the database refuses to open.
    await page.route('**/worker-*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      await route.fulfill({
        response,
        body: `Object.defineProperty(globalThis,'indexedDB',{value:undefined});${code}`,
      });
    });
    await playNow(page, stage.url());
    await page.getByText(/This browser keeps nothing/).waitFor();
    await context.close();
  }, 30_000);

  test('a fault in the program is caught, and the way out is a button', async () => {
    const { context, page } = await stage.enter();
    await page.goto(stage.url());
    await page.locator('.book').first().waitFor();
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
