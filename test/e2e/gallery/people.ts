/** Friends: tables that are set for others, and the others. */
import type { Part } from './gallery.ts';

export const people: Part = [
  {
    name: 'waiting-room',
    async show({ page, url, friend }) {
      await page.goto(url);
      await page.getByRole('button', { name: /Play with friends/ }).click();
      await page.getByRole('button', { name: 'Set the table' }).click();
      const link = await page.getByLabel('Link for your friends').inputValue();
      const marian = await friend('Marian');
      await marian.goto(link);
      await marian.getByRole('button', { name: 'Sit down' }).click();
      await page.getByText('Marian').first().waitFor();
    },
  },
];
