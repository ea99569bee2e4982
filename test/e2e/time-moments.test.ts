/**
 * Moments of a tale that come seldom: two who pounce at once, a word that is cut off, a book that is heard, a table where words are
 * kept mild.
 */
import { describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { useHouse } from './friends.ts';
import type { Person } from './person.ts';
import { PHONE } from './sizes.ts';
import { cardOf, handOf, raisedOf, seal, seen, sitDown, swipe, takeDeck, tell } from './tellers.ts';

const house = useHouse({}, { allChoices: false });

const HELD = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

/** With the deck in which every card is mentioned by its title and nothing else, and all the time that there is. */
async function calmly({ page }: Person): Promise<void> {
  await page.getByLabel('As long as you like').check();
  await page.getByText('Variants').click();
  await takeDeck(page);
}

describe('round one table', () => {
  test('of two cards laid at once the first is judged first, and everybody reads why; one is drawn out of the hand by finger', async () => {
    const all = await Promise.all([
      house.enter('Ann', HELD),
      house.enter('Bob', { ...HELD, colorScheme: 'dark' }),
      house.enter('Cid', HELD),
    ]);
    const [ann, bob, cid] = all;
    await sitDown(house.url(), all, calmly);
    const [[bobs], [cids]] = [await handOf(bob), await handOf(cid)];
    const both = `Once upon a time a ${bobs.toLowerCase()} lay beside a ${cids.toLowerCase()}.`;
    await tell(ann, both, null, all);
    // What is mentioned rises by itself, unless somebody would rather listen.
    await Promise.all([raisedOf(bob, bobs).waitFor(), raisedOf(cid, cids).waitFor()]);
    const [byDay, byLamp] = await Promise.all([findings(cid.page), findings(bob.page)]);
    expect(byDay, 'a raised card by day').toEqual([]);
    expect(byLamp, 'a raised card by lamp').toEqual([]);
    await swipe(bob, bobs, bob.page.locator('.time-sentence').first());
    await seen(all, `Bob lays “${bobs}”.`);
    await cardOf(cid, cids).tap();
    await seen(all, `Bob with “${bobs}” was first`);
    await seen(all, new RegExp(`^Cid with “${cids}”, \\d+\\.\\d\\d s later$`));
    await seen(all, /^Whoever laid first is judged first/);
    await cid.page.getByText('Your card lies in line.').waitFor({ state: 'attached' });
    expect(await findings(bob.page), 'two in line').toEqual([]);
    await seal(ann, 'Contest');
    await cid.page.locator('.time-stamp').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await cid.page.emulateMedia({ colorScheme });
      expect(await findings(cid.page), `a vote, ${colorScheme}`).toEqual([]);
    }
    await seal(cid, 'Yes');
    await seen(all, 'Bob takes the story!');
    await seen(all, 'Cid laid a moment later and takes the card back.');
    await cardOf(cid, cids).waitFor();

    // The table from above: who sits where, who is next, and how one's own cards behave.
    await cid.page.getByRole('button', { name: 'Round the table' }).tap();
    const ring = cid.page.getByRole('dialog');
    await ring.locator('.time-ring-seat.tells', { hasText: 'Bob' }).waitFor();
    await ring.locator('.time-ring-seat.next', { hasText: 'you' }).waitFor();
    expect(await findings(cid.page), 'the ring').toEqual([]);
    await ring.getByLabel(/^My cards rise by themselves/).uncheck();
    await ring.getByRole('button', { name: 'Close' }).tap();
    await tell(bob, `Then the ${cids.toLowerCase()} was gone.`, null, all);
    await cardOf(cid, cids).and(cid.page.locator(':enabled')).waitFor();
    expect(await cid.page.locator('.time-card.raised').count()).toBe(0);
    expect(all.flatMap(({ heard }) => heard)).toEqual([]);
    await Promise.all(all.map(({ context }) => context.close()));
  }, 90_000);

  test('whoever is interrupted in the middle of a word types on, and none of it is taken for a command', async () => {
    const all = await Promise.all([house.enter('Ann'), house.enter('Bob')]);
    const [ann, bob] = all;
    await sitDown(house.url(), all, calmly);
    const [bobs] = await handOf(bob);
    await tell(ann, `Once upon a time there was a ${bobs.toLowerCase()}.`, null, all);
    const box = ann.page.getByLabel('Your sentence');
    await box.focus();
    await ann.page.keyboard.type('It belonged to a');
    // However long she thinks about the next word: it is the box that is taken away under her hands.
    const since = await ann.page.evaluate(() => performance.now());
    await ann.page.waitForFunction((since) => performance.now() - since > 1_000, since);
    await cardOf(bob, bobs).click();
    await box.waitFor({ state: 'detached' });
    // Single keys that undo, show the scores and play the game again from its beginning.
    await ann.page.keyboard.type(' usurper.');
    const shown = (): Promise<string | null> =>
      ann.page.getByRole('tab', { name: 'Scores' }).getAttribute('aria-selected');
    expect(await shown()).toBe('false');
    expect(await ann.page.getByText('The table as it was.').count()).toBe(0);
    // After a silence keys are commands again.
    const press = (): Promise<string | null> => ann.page.keyboard.press('s').then(shown);
    await expect.poll(press, { interval: 1_000, timeout: 10_000 }).toBe('true');
    expect(all.flatMap(({ heard }) => heard)).toEqual([]);
    await Promise.all(all.map(({ context }) => context.close()));
  }, 60_000);

  test('where words are kept mild, table talk is too; somebody is reported and not heard any more', async () => {
    const all = await Promise.all([house.enter('Ann'), house.enter('Bob')]);
    const [ann, bob] = all;
    await sitDown(house.url(), all, ({ page }) => page.getByLabel('Mild').check());
    for (const { page } of all) await page.getByRole('tab', { name: 'Chat' }).click();
    const said = bob.page.getByLabel('Say something');
    await said.fill('What a bloody hell of a start!');
    await said.press('Enter');
    await bob.page.getByText('Can you say “bloody hell” another way?').waitFor();
    expect(await said.inputValue()).toBe('What a bloody hell of a start!');
    await said.fill('What a start!');
    await said.press('Enter');
    await ann.page.locator('.chat-line', { hasText: 'What a start!' }).waitFor();
    expect(await ann.page.locator('.chat-line').count()).toBe(1);

    await ann.page.getByRole('button', { name: 'About Bob, who said: What a start!' }).click();
    const dialog = ann.page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Report/ }).click();
    await dialog.getByLabel('Insults or threats').check();
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await ann.page.getByText('The report is on its way').waitFor();
    await ann.page.getByRole('button', { name: 'About Bob', exact: true }).click();
    await dialog.getByRole('button', { name: /Do not hear them/ }).click();
    await ann.page.getByText('1 line of people whom you do not hear').waitFor();
    expect(all.flatMap(({ heard }) => heard)).toEqual([]);
    await Promise.all(all.map(({ context }) => context.close()));
  }, 60_000);
});

describe('the finished book on a phone', () => {
  test('is heard with the sentence marked that is read; and whoever had most cards left begins the next tale', async () => {
    const ann = await house.enter('Ann', HELD);
    const { page } = ann;
    // This browser has no voice: the test says when a sentence has been spoken.
    await page.addInitScript(() => {
      const spoken: SpeechSynthesisUtterance[] = [];
      Object.assign(window, { spoken });
      speechSynthesis.speak = (utterance) => void spoken.push(utterance);
    });
    await page.goto(`${house.url()}/settings`);
    await page.getByLabel('Bots answer at once').check();
    await page.goto(house.url());
    await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).tap();
    await page.getByLabel('Who begins').selectOption({ label: 'Ann begins' });
    await page.getByLabel('Nobody interrupts').check();
    await calmly(ann);
    await page.getByRole('button', { name: 'Begin', exact: true }).tap();
    await page.locator('.time-hand').waitFor();
    for (let cards = await handOf(ann); cards.length > 0; cards = await handOf(ann)) {
      const [card] = cards;
      await tell(ann, `And there were ${cards.length} times a ${card.toLowerCase()}.`, card, [ann]);
      await cardOf(ann, card).waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Lay this ending' }).tap();
    await page.locator('.tome-pages').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(ann.page), `the book, ${colorScheme}`).toEqual([]);
    }

    const read = page.locator('.tome-sentence.read');
    const speak = (): Promise<string> =>
      page.evaluate(() => {
        const { spoken } = window as unknown as { spoken: SpeechSynthesisUtterance[] };
        const last = spoken.at(-1) as SpeechSynthesisUtterance;
        last.dispatchEvent(new Event('end'));
        return last.text;
      });
    const told = await page.locator('.tome-sentence').count();
    await page.getByRole('button', { name: 'Read aloud' }).tap();
    for (let i = 0; i < told; i++) {
      await page.locator(`.tome-sentence:nth-of-type(${i + 1}).read`).waitFor();
      // Its page lies open.
      await expect.poll(async () => (await read.boundingBox())?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((await read.boundingBox())?.x).toBeLessThan(PHONE.width);
      const marked = await read.locator('p').innerText();
      expect(marked.replace(/\s/g, '')).toContain((await speak()).slice(1).replace(/\s/g, ''));
    }
    await read.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Read aloud' }).tap();
    await read.waitFor();
    await page.getByRole('button', { name: 'Stop reading' }).tap();
    await read.waitFor({ state: 'detached' });

    // T-26: hers are all told, so the next tale is begun by one of the others, though the host had named her.
    await page.getByRole('button', { name: 'Play again' }).tap();
    await page.locator('.time-person.tells').waitFor();
    expect(await page.locator('.time-person.tells .time-name').innerText()).not.toBe('you');
    expect(ann.heard).toEqual([]);
    await ann.context.close();
  }, 90_000);
});
