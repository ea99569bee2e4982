/** Once Upon a Time at one screen with bots: by keyboard alone, on a phone with its keyboard open, by voice. */
import { describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { useHouse } from './friends.ts';
import type { Person } from './person.ts';
import { PHONE } from './sizes.ts';
import { cardOf, handOf, keyTo, raisedOf, said, stamp, takeDeck } from './tellers.ts';

const house = useHouse({}, { allChoices: false });

/** Round one screen with two bots that are in a hurry, and with the deck in which every card can interrupt. */
async function setUpAlone({ page, context }: Person): Promise<void> {
  await page.goto(`${house.url()}/settings`);
  await page.getByLabel('Bots answer at once').check();
  await page.goto(house.url());
  await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Who begins').selectOption({ label: 'Ann begins' });
  await page.getByLabel('As long as you like').check();
  await page.getByText('Variants').click();
  await takeDeck(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.time-hand').waitFor();
}

/** Does what can be done now, by keyboard; true if that was to lay a card. */
async function act(ann: Person, n: number): Promise<boolean> {
  const { page } = ann;
  const end = page.locator('.time-ending .button');
  const box = page.getByLabel('Your sentence');
  const vote = stamp(ann, 'Yes').or(stamp(ann, 'Accept'));
  if (await end.isVisible()) await keyTo(ann, end);
  else if (await vote.isVisible()) await keyTo(ann, vote);
  else if (await box.isVisible()) {
    const [card] = await handOf(ann);
    const tell = page.getByRole('button', { name: /^Tell it/ });
    if (!(await keyTo(ann, box))) return false;
    // Whoever took over with her last card tells a sentence before she may end.
    await page.keyboard.type(card === undefined ? `Day ${n} came.` : `Number ${n} was a ${card.toLowerCase()}.`);
    if (card === undefined || (await keyTo(ann, cardOf(ann, card)))) await keyTo(ann, tell);
  } else return await keyTo(ann, page.locator('.time-card.raised:enabled').first());
  return false;
}

describe('one browser, bots and no network', () => {
  test('what is chosen while the form still loads a part of itself stays chosen', async () => {
    const { page, context } = await house.enter('Ann');
    await page.goto(house.url());
    // In the very moment in which the last part is there.
    await page.evaluate(() => {
      new MutationObserver((_, watching) => {
        if (!document.querySelector('.own-deck')) return;
        watching.disconnect();
        const select = [...document.querySelectorAll('select')].find(({ labels }) =>
          labels[0]?.textContent?.startsWith('Who begins'),
        );
        if (!select) return;
        select.value = '1';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
    await page.locator('.own-deck').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByLabel('Your sentence').waitFor();
    await context.close();
  }, 30_000);

  test('a tale is told to its end by keyboard alone', async () => {
    const ann = await house.enter('Ann');
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

  test('words that are begun in the moment in which the sentence before is told stay', async () => {
    const { page, context } = await house.enter('Ann');
    await page.goto(house.url());
    await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
    await page.getByLabel('Who begins').selectOption({ label: 'Ann begins' });
    await page.getByLabel('Nobody interrupts').check();
    await page.getByLabel('As long as you like').check();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    const box = page.getByLabel('Your sentence');
    await box.fill('Once upon a time it rained.');
    await box.evaluate((element: HTMLTextAreaElement) => {
      // The first task after the one that draws the sentence in the book, before the browser has painted it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (!document.querySelector('.time-sentence') || element.readOnly) {
          port2.postMessage('');
          return;
        }
        element.value = 'Then it snowed.';
        element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
      };
      port2.postMessage('');
    });
    await page.getByRole('button', { name: 'Tell it' }).click();
    await page.locator('.time-sentence', { hasText: 'it rained' }).waitFor();
    await page.getByRole('button', { name: 'Tell it' }).click();
    await page.locator('.time-sentence', { hasText: 'it snowed' }).waitFor();
    await context.close();
  }, 30_000);

  test('the box, the question and the hand stay usable on a phone with its keyboard open; axe finds nothing', async () => {
    const ann = await house.enter('Ann', { viewport: PHONE, hasTouch: true });
    const { page } = ann;
    await page.goto(house.url());
    await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
    await page.getByLabel('Who begins').selectOption({ label: 'Ann begins' });
    await page.getByLabel('As long as you like').check();
    await page.getByText('Variants').click();
    await takeDeck(page);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    const box = page.getByLabel('Your sentence');
    await page.locator('.time-hand').waitFor();
    const last = (await handOf(ann)).at(-1) ?? '';
    await box.fill(`Once upon a time there was a ${last.toLowerCase()}.`);
    const lit = raisedOf(ann, last);
    await lit.waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(ann.page), `telling, ${colorScheme}`).toEqual([]);
    }
    await box.focus();
    await page.setViewportSize({ width: PHONE.width, height: 420 });
    for (const part of [
      box,
      page.getByRole('button', { name: 'Tell it' }),
      lit,
      page.locator('.question-text').first(),
      page.locator('.time-pages'),
    ]) {
      const place = await part.boundingBox();
      expect(place, String(part)).not.toBeNull();
      expect(place?.x, String(part)).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0), String(part)).toBeLessThanOrEqual(PHONE.width);
      expect(place?.y, String(part)).toBeGreaterThanOrEqual(0);
      expect((place?.y ?? 0) + (place?.height ?? 0), String(part)).toBeLessThanOrEqual(420);
    }
    await lit.tap();
    await page.getByRole('button', { name: /^Tell it, with/ }).tap();
    await page.locator('.time-sentence').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await ann.context.close();
  }, 60_000);

  test('a sentence is dictated once it has been said plainly who hears it, and a rough one is handed back', async () => {
    const ann = await house.enter('Ann');
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
    await page.goto(house.url());
    await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
    await page.getByLabel('Who begins').selectOption({ label: 'Ann begins' });
    await page.getByLabel('As long as you like').check();
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
