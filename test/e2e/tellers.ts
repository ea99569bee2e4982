/** People round one table for Once Upon a Time, each at a screen of their own, and what they do there. */
import type { Locator, Page } from 'playwright-core';
import type { Person } from './person.ts';

const NOUNS =
  'anvil barrel bucket candle carpet chimney cradle curtain drum feather fiddle hammer kettle ladder lantern loom needle ' +
  'oven parcel pillow pitchfork plough ribbon saddle scarf shovel spindle thimble trumpet umbrella violin wagon whistle ' +
  'basket broom clock flute ladle mirror spade';

const titleOf = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** A deck in which every card can interrupt by its group, and each is mentioned by its own title and nothing else. */
export const deckFile = JSON.stringify({
  name: 'The Lumber Room',
  cards: NOUNS.split(' ').map((noun) => ({ title: titleOf(noun), group: 'item', interrupt: true, aliases: [noun] })),
  endings: Array.from({ length: 9 }, (_, i) => ({ text: `And that was how the ${i + 2} brothers came home again.` })),
});

/** In the form for a new table: the deck above. */
export async function takeDeck(page: Page): Promise<void> {
  const deck = { name: 'room.json', mimeType: 'application/json', buffer: Buffer.from(deckFile) };
  await page.getByLabel('Take a file …').setInputFiles(deck);
  await page.getByText('40 story cards').waitFor();
}

/** From the first screen to a table that has begun, the first of them as its host and first storyteller. */
export async function sitDown(
  url: string,
  all: readonly Person[],
  choose: (host: Person) => Promise<unknown>,
): Promise<void> {
  const [host, ...guests] = all;
  const { page } = host;
  await page.goto(url);
  await page.getByRole('button', { name: 'Choose players and options for Once Upon a Time' }).click();
  await page.getByLabel('By a link').check();
  await page.getByRole('radio', { name: String(all.length), exact: true }).check();
  await page.getByLabel('Who begins').selectOption({ label: `${host.name} begins` });
  await choose(host);
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

/** What somebody holds, as their own screen shows it. */
export const handOf = ({ page }: Person): Promise<string[]> =>
  page.locator('.time-hand .time-card-title').allInnerTexts();

export const cardOf = ({ page }: Person, title: string) =>
  page.locator('.time-hand .time-card', { has: page.getByText(title, { exact: true }) });

/** The same once it is mentioned. A word may raise another card beside it, which then says that word, too: a fiddle is a violin. */
export const raisedOf = (person: Person, title: string) => cardOf(person, title).and(person.page.locator('.raised'));

/** Drags a card of the hand onto something, by mouse. */
export async function drag(teller: Person, title: string, onto: Locator): Promise<void> {
  const { mouse } = teller.page;
  const from = await cardOf(teller, title).boundingBox();
  const to = await onto.boundingBox();
  if (!from || !to) throw new Error(`${title} cannot be dragged there.`);
  await mouse.move(from.x + from.width / 2, from.y + 20);
  await mouse.down();
  await mouse.move(from.x + from.width / 2, from.y - 20, { steps: 3 });
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await mouse.up();
}

/** The same with a finger, upwards out of the hand. */
export async function swipe(teller: Person, title: string, onto: Locator): Promise<void> {
  const card = cardOf(teller, title);
  await card.scrollIntoViewIfNeeded();
  const from = await card.boundingBox();
  const to = await onto.boundingBox();
  if (!from || !to) throw new Error(`${title} cannot be dragged there.`);
  const session = await teller.context.newCDPSession(teller.page);
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const touch = (type: 'touchStart' | 'touchMove', share: number): Promise<unknown> => {
    const at = { x: x + (to.x + to.width / 2 - x) * share, y: y + (to.y + to.height / 2 - y) * share };
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  };
  await touch('touchStart', 0);
  // First straight up: that is what takes a card out of the row.
  const up = [{ x, y: y - 24 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: up });
  for (const share of [0.4, 0.7, 1]) await touch('touchMove', share);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Writes a sentence, with a card of the hand if one is named, and waits until everybody has read it. */
export async function tell(
  teller: Person,
  sentence: string,
  card: string | null,
  all: readonly Person[],
): Promise<void> {
  const { page } = teller;
  const box = page.getByLabel('Your sentence');
  await box.fill(sentence);
  if (card !== null) await cardOf(teller, card).click();
  await page.getByRole('button', { name: /^Tell it/ }).click();
  await seen(all, sentence);
}

/** Answers what is judged. */
export const stamp = ({ page }: Person, answer: 'Accept' | 'Contest' | 'Yes' | 'No'): Locator =>
  page.locator('.time-stamp', { hasText: answer });
export const seal = (teller: Person, answer: Parameters<typeof stamp>[1]): Promise<void> =>
  stamp(teller, answer).click();

/**
 * Reaches something by the Tab key alone, whichever way is shorter, and presses Enter there. False: it went away or cannot be
 * pressed any more.
 */
export async function keyTo({ page }: Person, wanted: Locator): Promise<boolean> {
  for (let presses = 0; presses < 150; presses++) {
    const [way] = await wanted.evaluateAll((found) =>
      found.map((element) => {
        const now = document.activeElement ?? document.body;
        if (element === now) return 'Enter';
        const behind = element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING;
        return behind && now !== document.body ? 'Shift+Tab' : 'Tab';
      }),
    );
    if (way === undefined) return false;
    await page.keyboard.press(way);
    if (way === 'Enter') return true;
  }
  if (await wanted.isDisabled()) return false;
  throw new Error(`${wanted} cannot be reached by keyboard.`);
}

/** What a screen reader has been told last. */
export const said = ({ page }: Person, words: string | RegExp): Promise<void> =>
  page.locator('[aria-live=polite]', { hasText: words }).first().waitFor({ state: 'attached' });

/** Every screen shows these words. */
export const seen = (all: readonly Person[], words: string | RegExp, timeout = 15_000): Promise<unknown> =>
  Promise.all(all.map(({ page }) => page.locator('.time-board').getByText(words).first().waitFor({ timeout })));
