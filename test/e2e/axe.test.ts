/** axe finds nothing on any page, at a table or in a dialog, in both themes. */
import { describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { DESK, PHONE } from './sizes.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const PAGES = [
  '/',
  '/games',
  '/settings',
  '/learn',
  '/learn/castle',
  '/learn/september',
  '/learn/time',
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
        for (const leaf of ['The dice', 'Keys', 'Resign']) {
          await page.getByRole('dialog').getByRole('button', { name: leaf, exact: true }).click();
          expect(await findings(page), leaf).toEqual([]);
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: 'Menu' }).click();
        }
        await context.close();
      }, 120_000);
    }
  }
});
