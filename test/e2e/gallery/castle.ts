/** Castle from the first roll to the end. */
import { playNow, playOn } from '../play.ts';
import { like, type Part, type Screen } from './gallery.ts';

const first = (): number => 0;

/** A leaf of the menu. */
const leaf =
  (name: string): Screen['show'] =>
  async ({ page }) => {
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('heading', { name, exact: true }).waitFor();
  };

export const castle: Part = [
  {
    name: 'castle-first',
    async show({ page, url }) {
      await playNow(page, url);
      await page.locator('.tip').waitFor();
    },
  },
  {
    name: 'castle',
    async show({ page }) {
      await like(page, { allChoices: true });
      await playOn(page, 24, first);
      await like(page, { allChoices: false });
      await page.locator('.question-open').waitFor();
    },
  },
  {
    name: 'scores',
    show: ({ page }) => page.getByRole('tab', { name: 'Scores' }).click(),
  },
  {
    name: 'castle-past',
    async show({ page }) {
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.locator('.log-entry').nth(4).click();
      await page.getByRole('button', { name: 'Back to now' }).waitFor();
    },
  },
  {
    name: 'menu',
    async show({ page }) {
      await page.getByRole('button', { name: 'Back to now' }).click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'dice', show: leaf('The dice') },
  { name: 'keys', show: leaf('Keys') },
  { name: 'resign', show: leaf('Resign') },
  {
    name: 'castle-end',
    async show({ page }) {
      await like(page, { allChoices: true });
      await playOn(page, 2000, first);
      // The castles are drawn one after another, each with its residents.
      await page.locator('.finale-sheet').last().locator('.residents[role=img]').waitFor();
    },
  },
];
