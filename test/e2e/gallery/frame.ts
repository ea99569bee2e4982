/** Home and the pages around the tables. */
import { at, type Part } from './gallery.ts';

export const frame: Part = [
  { name: 'home', show: at('/') },
  {
    name: 'set-up',
    async show({ page }) {
      await page
        .getByRole('button', { name: /Choose players/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Begin' }).waitFor();
    },
  },
  { name: 'no-games', show: at('/games') },
  {
    name: 'your-games',
    async show(studio) {
      const { page, url } = studio;
      for (const game of ['Castle', 'September']) {
        await page.goto(url);
        await page.getByRole('button', { name: `Play now: Once Upon a ${game}` }).click();
        await page.locator('#question').waitFor();
      }
      await at('/games')(studio);
      await page.locator('.game-row').nth(1).waitFor();
    },
  },
  { name: 'learn', show: at('/learn') },
  { name: 'learn-castle', show: lesson('castle') },
  { name: 'learn-september', show: lesson('september') },
  { name: 'learn-time', show: lesson('time') },
  { name: 'settings', show: at('/settings') },
  { name: 'credits', show: at('/credits') },
  { name: 'no-table', show: at('/table/none') },
];

/** With its pictures, which come a moment after the words. */
function lesson(game: string): Part[number]['show'] {
  return async (studio) => {
    await at(`/learn/${game}`)(studio);
    await studio.page.locator('.learn-drawing > *').last().waitFor();
  };
}
