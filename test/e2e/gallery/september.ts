/** September: as it opens, a chain of effects in the middle of a game, a card to read, the end, and every mark on the map at once. */
import type { Page } from 'playwright-core';
import { playNow } from '../play.ts';
import { nextTap, tapping } from '../september.ts';
import { openMarks } from '../september-marks.ts';
import { like, type Part } from './gallery.ts';

/** Taps what glows until the question is one to stop at; false: the game was over before. */
async function playUntil(page: Page, stop: (question: string, given: number) => boolean): Promise<boolean> {
  for (let given = 0; ; given++) {
    const target = await nextTap(page);
    if (!target) return false;
    if (stop(await page.locator('.question-text').first().innerText(), given)) return true;
    await tapping(page, () => target.click());
  }
}

/** A card that asks is named first. */
const ofCard = /^(?!Play a die|Nothing can)[^:]+: /;

export const september: Part = [
  {
    name: 'september-opening',
    async show({ page, url }) {
      await playNow(page, url, 'September');
      await playUntil(page, (question) => question.startsWith('Play a die'));
    },
  },
  {
    name: 'september',
    async show({ page, url }) {
      // Few games have no card that asks so late.
      while (!(await playUntil(page, (question, given) => given > 18 && ofCard.test(question))))
        await playNow(page, url, 'September');
    },
  },
  {
    name: 'september-card',
    async show({ page }) {
      const events = page.getByRole('button', { name: /^Events/ });
      if (await events.isVisible()) await events.click();
      await page.locator('.sheet-mine .card-cell:not(.lit)').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'september-end',
    async show({ page }) {
      await like(page, {});
      await playUntil(page, () => false);
      await page.locator('.finale').waitFor();
    },
  },
  {
    name: 'september-marks',
    show: ({ page, url }) => openMarks(page, url),
  },
];
