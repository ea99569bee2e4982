/** Once Upon a Time on the screen: a whole tale among three browsers, and one told to bots by keyboard alone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../src/testing/chromium.ts';
import { type Place, serve } from '../server/client.ts';
import { buildWeb } from './build.ts';
import { PHONE } from './sizes.ts';
import {
  cardOf,
  deckFile,
  drag,
  enter,
  findings,
  handOf,
  keyTo,
  said,
  seal,
  seen,
  stamp,
  type Teller,
  tell,
} from './tellers.ts';

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

describe.concurrent('three browsers', () => {
  test('tell a whole tale to its end', async () => {
    const all = await Promise.all([
      enter(browser, 'Ann'),
      enter(browser, 'Bob', { colorScheme: 'dark' }),
      enter(browser, 'Cid'),
    ]);
    // Ann has a keyboard and nothing else; Bob drags cards.
    const [ann, bob, cid] = all;
    await sitDown(all);

    // By mention: Ann speaks of a card that Bob holds.
    const [bobs] = await handOf(bob);
    await ann.page.keyboard.type(`Once upon a time there was a ${bobs.toLowerCase()} that nobody wanted.`);
    await ann.page.keyboard.press('Enter');
    await seen(all, /that nobody wanted\.$/);
    await drag(bob, bobs, bob.page.locator('.time-sentence').first());
    await seen(all, `Bob lays “${bobs}”.`);
    await said(ann, `Bob says that you mentioned “${bobs}”. Did you?`);
    await keyTo(ann, stamp(ann, 'Accept'));
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
    await seen([bob, cid], 'Waiting for the vote of Ann.');
    await said(ann, 'Is this a fair interrupt?');
    const [byDay, byLamp] = await Promise.all([findings(ann), findings(bob)]);
    expect(byDay, 'a vote by day').toEqual([]);
    expect(byLamp, 'a vote by lamp').toEqual([]);
    await keyTo(ann, stamp(ann, 'No'));
    await seen(all, 'Not so. Bob loses the card and draws two.');

    // Silly: Ann objects to what Cid tells, and Bob agrees.
    await tell(cid, 'And the moon was a fish, and the fish was a Tuesday.', null, all);
    await keyTo(ann, ann.page.getByRole('button', { name: 'Object to sentence 4' }));
    await keyTo(ann, ann.page.getByRole('button', { name: 'The telling makes no sense' }));
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
    await share(all);
    await Promise.all(all.map(({ context }) => context.close()));
  }, 150_000);
});

/** The book is shared once everybody agrees, without what the host leaves out, and until somebody takes it back. */
async function share(all: readonly Teller[]): Promise<void> {
  const [ann, bob, cid] = all;
  const [byDay, byLamp] = await Promise.all([findings(ann), findings(bob)]);
  expect(byDay, 'the book by day').toEqual([]);
  expect(byLamp, 'the book by lamp').toEqual([]);
  await ann.page.getByRole('button', { name: 'Leave out of the book' }).nth(1).click();
  await ann.page.getByText('[A sentence was left out here.]').waitFor();
  for (const { page } of [ann, bob]) await page.getByRole('button', { name: 'I agree' }).click();
  await bob.page.getByText('Still to agree: Cid.').waitFor();
  await cid.page.getByRole('button', { name: 'I agree' }).click();
  const link = ann.page.getByLabel('Link to the book');
  await link.waitFor();
  const eve = await enter(browser, 'Eve');
  await eve.page.goto(await link.inputValue());
  await eve.page.getByText('[A sentence was left out here.]').waitFor();
  await eve.page.locator('.tome-pages').focus();
  await eve.page.keyboard.press('End');
  await eve.page.getByRole('button', { name: 'Next page' }).and(eve.page.locator(':disabled')).waitFor();
  for (const [edition, head] of [
    ['PDF', '%PDF-1.7'],
    ['EPUB', 'PK'],
  ]) {
    await eve.page.locator('.time-save > summary').click();
    const saved = eve.page.waitForEvent('download');
    await eve.page.getByRole('button', { name: edition, exact: true }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, head.length).toString()).toBe(head);
  }
  expect(await findings(eve), 'a shared book').toEqual([]);
  await bob.page.getByRole('button', { name: 'Take it back' }).click();
  await bob.page.getByRole('button', { name: 'I agree' }).waitFor();
  await eve.page.reload();
  await eve.page.getByRole('heading', { name: 'This book is not shared, or no longer.' }).waitFor();
  await eve.context.close();
}

/** Round one screen with two bots that are in a hurry, and with the deck in which every card can interrupt. */
async function setUpAlone({ page, context }: Teller): Promise<void> {
  await page.goto(`${server.url}/settings`);
  await page.getByLabel('Bots answer at once').check();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Who begins').selectOption({ label: 'Ann begins' });
  await page.getByLabel('As long as you like').check();
  await page.getByText('Variants').click();
  const deck = { name: 'room.json', mimeType: 'application/json', buffer: Buffer.from(deckFile) };
  await page.getByLabel('Take a file …').setInputFiles(deck);
  await page.getByText('40 story cards').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.time-hand').waitFor();
}

/** Does what can be done now, by keyboard; true if that was to lay a card. */
async function act(ann: Teller, n: number): Promise<boolean> {
  const { page } = ann;
  const end = page.locator('.time-ending .button');
  const box = page.getByLabel('Your sentence');
  const vote = stamp(ann, 'Yes').or(stamp(ann, 'Accept'));
  if (await end.isVisible()) await keyTo(ann, end);
  else if (await vote.isVisible()) await keyTo(ann, vote);
  else if (await box.isVisible()) {
    const [card] = await handOf(ann);
    if (card === undefined) {
      await page.locator('.time-ending .button, .time-finale, .time-listen, .time-card').first().waitFor();
      return false;
    }
    if (!(await keyTo(ann, box))) return false;
    await page.keyboard.type(`Number ${n} was a ${card.toLowerCase()}.`);
    if (await keyTo(ann, cardOf(ann, card))) await keyTo(ann, page.getByRole('button', { name: /^Tell it/ }));
  } else return await keyTo(ann, page.locator('.time-card.raised:enabled').first());
  return false;
}

describe.concurrent('one browser, bots and no network', () => {
  test('a tale is told to its end by keyboard alone', async () => {
    const ann = await enter(browser, 'Ann');
    const { page } = ann;
    await setUpAlone(ann);
    const next = '.time-finale, .time-stamp, .time-card.raised:enabled, .time-compose, .time-ending .button';
    for (let n = 1; ; n++) {
      await page.locator(next).first().waitFor({ timeout: 60_000 });
      if (await page.locator('.time-finale').isVisible()) break;
      await act(ann, n);
    }
    await said(ann, /wins\./);
    // With no network the book is bound all the same.
    await page.locator('.time-save > summary').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF', exact: true }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    expect(ann.heard).toEqual([]);
    await ann.context.close();
  }, 150_000);

  test('the box, the question and the hand stay usable on a phone with its keyboard open; axe finds nothing', async () => {
    const ann = await enter(browser, 'Ann', { viewport: PHONE, hasTouch: true });
    const { page } = ann;
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
    await page.getByLabel('Who begins').selectOption({ label: 'Ann begins' });
    await page.getByLabel('As long as you like').check();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    const box = page.getByLabel('Your sentence');
    await box.fill('Once upon a time there was a king.');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(ann), `telling, ${colorScheme}`).toEqual([]);
    }
    await box.focus();
    await page.setViewportSize({ width: PHONE.width, height: 420 });
    for (const part of [
      box,
      page.getByRole('button', { name: 'Tell it' }),
      page.locator('.time-card').first(),
      page.locator('.question-text').first(),
      page.locator('.time-pages'),
    ]) {
      const place = await part.boundingBox();
      expect(place, String(part)).not.toBeNull();
      expect(place?.y, String(part)).toBeGreaterThanOrEqual(0);
      expect((place?.y ?? 0) + (place?.height ?? 0), String(part)).toBeLessThanOrEqual(420);
    }
    await page.locator('.time-card').first().tap();
    await page.getByRole('button', { name: /^Tell it, with/ }).tap();
    await page.locator('.time-sentence').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await ann.context.close();
  }, 60_000);

  test('a sentence is dictated once it has been said plainly who hears it, and a rough one is handed back', async () => {
    const ann = await enter(browser, 'Ann');
    const { page } = ann;
    // A browser's own recogniser wants a microphone and a network.
    await page.addInitScript(() => {
      class Recogniser {
        onresult: ((heard: unknown) => void) | null = null;
        onend: (() => void) | null = null;
        start(): void {
          const said = Object.assign([{ transcript: 'it was a bloody hell of a night' }], { isFinal: true });
          queueMicrotask(() => this.onresult?.({ results: [said] }));
        }
        abort(): void {
          this.onend?.();
        }
      }
      Object.assign(window, { SpeechRecognition: Recogniser });
    });
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
    await page.getByLabel('Who begins').selectOption({ label: 'Ann begins' });
    await page.getByLabel('Mild').check();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    const box = page.getByLabel('Your sentence');
    await box.fill('Once upon a time');
    await page.getByRole('button', { name: 'Dictate' }).click();
    await page.getByText('Chrome to Google').waitFor();
    expect(await box.inputValue()).toBe('Once upon a time');
    await page.getByRole('dialog').getByRole('button', { name: 'Dictate' }).click();
    await page.getByRole('button', { name: /Listening/ }).click();
    expect(await box.inputValue()).toBe('Once upon a time it was a bloody hell of a night');
    await page.getByRole('button', { name: 'Tell it' }).click();
    await page.getByText('Can you say “bloody hell” another way?').waitFor();
    await box.fill('Once upon a time it was a dark night.');
    await page.getByRole('button', { name: 'Tell it' }).click();
    await page.locator('.time-sentence', { hasText: 'it was a dark night' }).waitFor();
    expect(ann.heard).toEqual([]);
    await ann.context.close();
  }, 60_000);
});
