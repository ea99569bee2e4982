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
  { name: 'learn-castle', show: at('/learn/castle') },
  { name: 'settings', show: at('/settings') },
  { name: 'no-table', show: at('/table/none') },
];
