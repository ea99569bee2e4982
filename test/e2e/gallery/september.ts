/** September's maps and sheets. */
import { playNow, playOn } from '../play.ts';
import { like, type Part } from './gallery.ts';

export const september: Part = [
  {
    name: 'september',
    async show({ page, url }) {
      await playNow(page, url, 'September');
      await like(page, { allChoices: true });
      await playOn(page, 12, () => 0);
      await like(page, { allChoices: false });
      await page.locator('.question-open').waitFor();
    },
  },
];
