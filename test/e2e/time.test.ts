/** Once Upon a Time on the screen: a whole tale among three browsers, and one told to bots by keyboard alone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../src/testing/chromium.ts';
import { type Place, serve } from '../server/client.ts';
import { buildWeb } from './build.ts';
import { cardOf, deckFile, enter, findings, handOf, seal, seen, type Teller, tell } from './tellers.ts';

let browser: Browser;
let server: Place;
beforeAll(async () => {
  const [folder, launched] = await Promise.all([buildWeb('time'), launch()]);
  browser = launched;
  server = await serve({ web: folder });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** From the first screen to a table for three with a deck of the host's own, Ann beginning. */
async function sitDown(all: readonly Teller[]): Promise<void> {
  const [host, ...guests] = all;
  const { page } = host;
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
  await page.getByLabel('By a link').check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Who begins').selectOption({ label: 'Ann begins' });
  await page.getByLabel(/Spoken: 5 seconds/).check();
  await page.getByText('Variants').click();
  const file = page.getByLabel('Take a file …');
  await file.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{\n"cards": 1\n}') });
  await page.getByText('bad.json cannot be played with').waitFor();
  await page.getByText('Line 2:').waitFor();
  await file.setInputFiles({ name: 'room.json', mimeType: 'application/json', buffer: Buffer.from(deckFile) });
  await page.getByText('40 story cards').waitFor();
  await page.getByRole('button', { name: 'Set the table' }).click();
  const link = await page.getByLabel('Link for your friends').inputValue();
  for (const guest of guests) {
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await guest.page.getByText(/The host begins/).waitFor();
  }
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await Promise.all(all.map((one) => one.page.locator('.time-board .time-hand').waitFor()));
}

/** Tells sentence after sentence until no card is left, then lays the ending as soon as that may be done. */
async function tellToTheEnd(teller: Teller, all: readonly Teller[]): Promise<void> {
  for (let cards = await handOf(teller); cards.length > 0; cards = await handOf(teller)) {
    const [card] = cards;
    await tell(teller, `Then they found a ${card.toLowerCase()} behind the ${cards.length} doors.`, card, all);
    await cardOf(teller, card).waitFor({ state: 'detached' });
  }
  await teller.page.getByRole('button', { name: 'Lay this ending' }).click();
}

describe('three browsers', () => {
  test('tell a whole tale to its end', async () => {
    const all = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => enter(browser, name)));
    const [ann, bob, cid] = all;
    await sitDown(all);

    // By mention: Ann speaks of a card that Bob holds.
    const [bobs] = await handOf(bob);
    await tell(ann, `Once upon a time there was a ${bobs.toLowerCase()} that nobody wanted.`, null, all);
    await cardOf(bob, bobs).click();
    await seen(all, `Bob lays “${bobs}”.`);
    await seal(ann, 'Accept');
    await seen(all, 'Bob takes the story!');

    // What Bob types is seen at every other seat before he tells it, and is gone when he takes it back.
    await bob.page.getByLabel('Your sentence').pressSequentially('And so it came', { delay: 20 });
    await Promise.all(
      [ann, cid].map(({ page }) => page.locator('.time-draft', { hasText: /^And so it came$/ }).waitFor()),
    );

    // By group: Bob plays an item, and Cid lays an Interrupt card of that group on it.
    const [second] = await handOf(bob);
    await tell(bob, `And in it lay a ${second.toLowerCase()}, wrapped in straw.`, second, all);
    const [cids] = await handOf(cid);
    await cardOf(cid, cids).click();
    await seen(all, 'Cid takes the story!');

    // Contested: Bob lays what was not mentioned, Cid contests, and Ann votes against it.
    await tell(cid, 'So they all set out before sunrise.', null, all);
    const wrong = (await handOf(bob))[0];
    await cardOf(bob, wrong).click();
    await bob.page.getByRole('button', { name: /^on sentence 3/ }).click();
    await seen(all, `Bob lays “${wrong}”.`);
    await seal(cid, 'Contest');
    await seen(all, 'Is this a fair interrupt?');
    await seal(ann, 'No');
    await seen(all, 'Not so. Bob loses the card and draws two.');

    // Silly: Ann objects to what Cid tells, and Bob agrees.
    await tell(cid, 'And the moon was a fish, and the fish was a Tuesday.', null, all);
    await ann.page.getByRole('button', { name: 'Object to sentence 4' }).click();
    await ann.page.getByRole('button', { name: 'The telling makes no sense' }).click();
    await seen(all, 'Ann objects: the telling makes no sense.');
    await seal(bob, 'Yes');
    await seen(all, 'Silly indeed! The sentence of Cid is struck.');

    // A pause: Ann says nothing for too long.
    await seen([bob, cid], /Ann falls silent/);
    await seen([ann], /Go on!/);
    await seen(all, 'Ann paused for too long.');

    // An ending that is refused, and one that closes the tale.
    await tellToTheEnd(bob, all);
    await seen(all, 'Bob ends the tale.');
    for (const one of [ann, cid]) await seal(one, 'No');
    await seen(all, 'Not yet. Bob must find another ending.');
    await tellToTheEnd(cid, all);
    await seen(all, 'Cid ends the tale.');
    for (const one of [ann, bob]) await seal(one, 'Yes');
    for (const { page } of all) await page.locator('.time-finale').waitFor();
    expect(all.flatMap(({ heard }) => heard)).toEqual([]);
    expect(await findings(ann), 'the book').toEqual([]);
    await Promise.all(all.map(({ context }) => context.close()));
  }, 120_000);
});
