/** The book of Time: its host's options, telling, an interruption, a vote, and the finished book. */
import type { Page } from 'playwright-core';
import { deckFile } from '../tellers.ts';
import type { Part } from './gallery.ts';

const OPENING = [
  'Once upon a time there was a tower at the edge of the wood, and in it lived a miller who had sold his shadow.',
  'Every night something knocked three times at the door, and every night the miller counted along.',
  'But in the seventh winter it knocked only twice.',
];

const friends: Page[] = [];
const seal = (page: Page, answer: string): Promise<void> => page.locator('.time-stamp', { hasText: answer }).click();

async function tell(page: Page, sentence: string, card: number | null): Promise<void> {
  await page.getByLabel('Your sentence').fill(sentence);
  if (card !== null) await page.locator('.time-card').nth(card).click();
  await page.getByRole('button', { name: /^Tell it/ }).click();
  await page.getByText(sentence).first().waitFor();
}

export const time: Part = [
  {
    name: 'time-options',
    async show({ page, url }) {
      await page.goto(url);
      await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
      await page.getByLabel('By a link').check();
      await page.getByRole('radio', { name: '3', exact: true }).check();
      await page.getByLabel('Who begins').selectOption({ label: 'Robin begins' });
      await page.getByLabel('As long as you like').check();
      await page.getByText('Variants').click();
      const deck = { name: 'room.json', mimeType: 'application/json', buffer: Buffer.from(deckFile) };
      await page.getByLabel('Take a file …').setInputFiles(deck);
      await page.getByText('40 story cards').waitFor();
      await page.getByText('Variants').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'time',
    async show({ page, friend }) {
      await page.getByRole('button', { name: 'Play with our deck after all' }).click();
      await page.getByRole('button', { name: 'Set the table' }).click();
      const link = await page.getByLabel('Link for your friends').inputValue();
      friends.length = 0;
      for (const name of ['Marian', 'Tuck']) {
        const other = await friend(name);
        friends.push(other);
        await other.goto(link);
        await other.getByRole('button', { name: 'Sit down' }).click();
        await other.getByText(/The host begins/).waitFor();
      }
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await page.locator('.time-hand').waitFor();
      await tell(page, OPENING[0], null);
      await tell(page, OPENING[1], 0);
      await page.getByLabel('Your sentence').fill(OPENING[2]);
      await page.locator('.time-card.raised, .time-compose').first().waitFor();
    },
  },
  {
    name: 'time-interrupt',
    async show({ page }) {
      const [marian] = friends;
      await page.getByRole('button', { name: /^Tell it/ }).click();
      await marian.getByText(OPENING[2]).waitFor();
      await marian.locator('.time-card:not(.raised):enabled').last().click();
      await marian.getByRole('button', { name: /^on sentence 3/ }).click();
      await page.locator('.time-judge').waitFor();
    },
  },
  {
    name: 'time-vote',
    async show({ page }) {
      const [, tuck] = friends;
      await seal(page, 'Contest');
      await page.locator('.time-seal').first().waitFor();
      await tuck.locator('.time-judge').waitFor();
    },
  },
  {
    name: 'time-book',
    async show({ page, url }) {
      await page.goto(url);
      await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
      await page.getByLabel('Who begins').selectOption({ label: 'Robin begins' });
      await page.getByLabel('Nobody interrupts').check();
      await page.getByLabel('As long as you like').check();
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await page.locator('.time-hand').waitFor();
      const titles = await page.locator('.time-card-title').allInnerTexts();
      for (const [i, title] of titles.entries()) {
        await tell(page, `${LINKS[i % LINKS.length]} ${title.toLowerCase()}, and nothing was as before.`, 0);
        await page
          .locator('.time-card')
          .nth(titles.length - 1 - i)
          .waitFor({ state: 'detached' });
      }
      await page
        .getByRole('button', { name: /^(Lay this ending|End: )/ })
        .first()
        .click();
      await page.locator('.tome-pages').waitFor();
    },
  },
  {
    name: 'time-pages',
    async show({ page }) {
      await page.locator('.tome-pages').focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('.tome-turn').getByText(/^2 of/).waitFor();
    },
  },
];

const LINKS = [
  'Once there was talk of',
  'Then the wind brought',
  'Nobody had reckoned with',
  'Behind the hill there waited',
  'In the evening they spoke of',
  'But at the well there was',
  'And last of all there came',
];
