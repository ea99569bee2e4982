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
  { name: 'learn', show: at('/learn') },
  { name: 'learn-castle', show: lesson('castle') },
  { name: 'learn-september', show: lesson('september') },
  { name: 'learn-time', show: lesson('time') },
  { name: 'settings', show: at('/settings') },
  { name: 'no-table', show: at('/table/none') },
];

/** With its pictures, which come a moment after the words. */
function lesson(game: string): Part[number]['show'] {
  return async (studio) => {
    await at(`/learn/${game}`)(studio);
    await studio.page.locator('.learn-drawing > *').last().waitFor();
  };
}
