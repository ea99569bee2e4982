/** Once Upon a Time among three browsers: a whole tale, and the book that is shared. */
import { describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { useHouse } from './friends.ts';
import type { Person } from './person.ts';
import { still } from './still.ts';
import { cardOf, drag, handOf, keyTo, said, seal, seen, sitDown, stamp, takeDeck, tell } from './tellers.ts';

const house = useHouse({}, { allChoices: false });

/** A deck that cannot be played with is refused, with the line that is wrong; then a good one. */
async function choose({ page }: Person): Promise<void> {
  await page.getByText('Variants').click();
  const bad = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{\n"cards": 1\n}') };
  await page.getByLabel('Take a file …').setInputFiles(bad);
  await page.getByText('bad.json cannot be played with').waitFor();
  await page.getByText('Line 2:').waitFor();
  await takeDeck(page);
}

/** Tells sentence after sentence until no card is left, then lays the ending as soon as that may be done. */
async function tellToTheEnd(teller: Person, all: readonly Person[]): Promise<void> {
  for (let cards = await handOf(teller); cards.length > 0; cards = await handOf(teller)) {
    const [card] = cards;
    await tell(teller, `Then they found a ${card.toLowerCase()} behind the ${cards.length} doors.`, card, all);
    await cardOf(teller, card).waitFor({ state: 'detached' });
  }
  await teller.page.getByRole('button', { name: 'Lay this ending' }).click();
}

describe('three browsers', () => {
  test('tell a whole tale to its end', async () => {
    const all = await Promise.all([
      house.enter('Ann'),
      house.enter('Bob', { colorScheme: 'dark' }),
      house.enter('Cid'),
    ]);
    // Ann has a keyboard and nothing else; Bob drags cards.
    const [ann, bob, cid] = all;
    await sitDown(house.url(), all, choose);
    for (const colorScheme of ['light', 'dark'] as const) {
      await ann.page.emulateMedia({ colorScheme });
      expect(await findings(ann.page), `telling, ${colorScheme}`).toEqual([]);
    }
    await ann.page.emulateMedia({ colorScheme: 'light' });

    // By mention: Ann speaks of a card that Bob holds.
    const [bobs] = await handOf(bob);
    await ann.page.keyboard.type(`Once upon a time there was a ${bobs.toLowerCase()} that nobody wanted.`);
    await ann.page.keyboard.press('Enter');
    await seen(all, /that nobody wanted\.$/);
    await drag(bob, bobs, bob.page.locator('.time-sentence').first());
    await seen(all, `Bob lays “${bobs}”.`);
    await ann.page.locator('.log-line', { hasText: `lays “${bobs}”` }).waitFor();
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
    const [byDay, byLamp] = await Promise.all([findings(ann.page), findings(bob.page)]);
    expect(byDay, 'a vote by day').toEqual([]);
    expect(byLamp, 'a vote by lamp').toEqual([]);
    await keyTo(ann, stamp(ann, 'No'));
    await seen(all, 'Not so. Bob loses the card and draws two.');

    // Silly: Ann objects to what Cid tells, and Bob agrees.
    await tell(cid, 'And the moon was a fish, and the fish was a Tuesday.', null, all);
    await keyTo(ann, ann.page.getByRole('button', { name: 'Silly!' }));
    await keyTo(ann, ann.page.getByRole('button', { name: /^The telling: “And the moon/ }));
    await seen(all, 'Ann objects: the telling makes no sense.');
    await seal(bob, 'Yes');
    await seen(all, 'Silly indeed! The sentence of Cid is struck.');

    // A pause: Ann says nothing for too long. The grace of a new storyteller and the pause take half a minute.
    await Promise.all([seen([bob, cid], /Ann falls silent/, 60_000), seen([ann], /Go on!/, 60_000)]);
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
  }, 240_000);
});

/** Presses End as soon as the pages of a book are there, before anybody can have counted them. */
function pressEndAtOnce(): void {
  const watch = new MutationObserver(() => {
    const pages = document.querySelector('.tome-pages');
    if (!pages) return;
    watch.disconnect();
    pages.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Whoever has pressed End and goes on by Tab is not turned to the end again when the pages become more. */
async function goesOnByTab({ page }: Person): Promise<void> {
  const pages = page.locator('.tome-pages');
  await pages.press('Tab');
  await pages.evaluate((box) => box.scrollTo({ left: 0, behavior: 'instant' }));
  await page
    .locator('.tome-turn')
    .getByText(/^1 of /)
    .waitFor();
  const count = await pages.locator('.tome-stop').count();
  const { width, height } = page.viewportSize() ?? expect.fail('no window');
  await page.setViewportSize({ width: 360, height });
  await expect.poll(() => pages.locator('.tome-stop').count()).toBeGreaterThan(count);
  await still(page);
  expect(await pages.evaluate((box) => box.scrollLeft)).toBe(0);
  await page.setViewportSize({ width, height });
}

/** The book is shared once everybody agrees, without what the host leaves out, and until somebody takes it back. */
async function share(all: readonly Person[]): Promise<void> {
  const [ann, bob, cid] = all;
  const [byDay, byLamp] = await Promise.all([findings(ann.page), findings(bob.page)]);
  expect(byDay, 'the book by day').toEqual([]);
  expect(byLamp, 'the book by lamp').toEqual([]);
  await ann.page.getByRole('button', { name: 'Leave sentences out …' }).click();
  await ann.page.getByRole('button', { name: 'Leave out of the book' }).nth(1).click();
  await ann.page.getByText('[A sentence was left out here.]').waitFor();
  for (const { page } of [ann, bob]) await page.getByRole('button', { name: 'I agree' }).click();
  await bob.page.getByText('Still to agree: Cid.').waitFor();
  await cid.page.getByRole('button', { name: 'I agree' }).click();
  const link = ann.page.getByLabel('Link to the book');
  await link.waitFor();
  const eve = await house.enter('Eve');
  await eve.page.addInitScript(pressEndAtOnce);
  await eve.page.goto(await link.inputValue());
  await eve.page.getByText('[A sentence was left out here.]').waitFor();
  await eve.page
    .locator('.tome-turn')
    .getByText(/^([2-9]|1\d) of \1$/)
    .waitFor();
  await eve.page.getByRole('button', { name: 'Next page' }).and(eve.page.locator(':disabled')).waitFor();
  await goesOnByTab(eve);
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
  expect(await findings(eve.page), 'a shared book').toEqual([]);
  await bob.page.getByRole('button', { name: 'Take it back' }).click();
  await bob.page.getByRole('button', { name: 'I agree' }).waitFor();
  await eve.page.reload();
  await eve.page.getByRole('heading', { name: 'This book is not shared, or no longer.' }).waitFor();
  await eve.context.close();
}
