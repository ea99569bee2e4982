/** September on the screen: whole games between two browsers, by touch on a phone, by keyboard and ear. */
import type { BrowserContextOptions, ElementHandle, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { useHouse } from './friends.ts';
import type { Person } from './person.ts';
import { nextTap, setTable, tapping, told } from './september.ts';
import { DESK, PHONE } from './sizes.ts';

const house = useHouse({}, { allChoices: false });

async function enter(name: string, options: BrowserContextOptions): Promise<Person> {
  const person = await house.enter(name, options);
  await person.page.goto(house.url());
  return person;
}

/** What a finger would miss, and what sticks out at the side. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const small = [...document.querySelectorAll<HTMLElement>('button, a[href], summary, [role=tab]')].filter(
      (target) => {
        const { width: w, height: h } = target.getBoundingClientRect();
        return w > 0 && !target.closest('.skip') && (w < 43.9 || h < 43.9);
      },
    );
    const wide = [document.documentElement, document.querySelector('.table-board')].filter(
      (box) => box && box.scrollWidth > box.clientWidth,
    );
    const named = (element: Element | null): string => `${element?.tagName}.${element?.className}`;
    return [
      ...small.map((target) => `small: ${named(target)} ${target.getAttribute('aria-label') ?? target.textContent}`),
      ...wide.map((box) => `scrolls sideways: ${named(box)}`),
      ...(document.documentElement.scrollWidth > width ? ['wider than the screen'] : []),
    ];
  }, PHONE.width);

/** By day and by lamp, which differ in nothing but their colours; by lamp all of axe looks at the table with every mark. */
async function findingsInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findings(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...dark.map((finding) => `by lamp: ${finding}`), ...(await findings(page))];
}

/** More answers than these are given by each side in any whole game. */
const MIDDLE = 12;

describe('a whole game', () => {
  test('between two browsers, one of them a phone: every choice is tapped where it glows, axe finds nothing by day or by lamp', async () => {
    const ann = await enter('Ann', { viewport: DESK, colorScheme: 'light' });
    const bob = await enter('Bob', { viewport: PHONE, colorScheme: 'dark', hasTouch: true, isMobile: true });
    const [table, invite] = await setTable(ann.page, 'Ann', ['me', 'free']);
    await ann.page.goto(`${house.url()}/online/${table}`);
    await bob.page.goto(`${house.url()}/join/${invite}`);
    await bob.page.getByRole('button', { name: 'Sit down' }).tap();
    await bob.page.getByText(/The host begins/).waitFor();
    await ann.page.getByRole('button', { name: 'Begin' }).click();

    const shown = new Set<string>();
    const asked = new Set<string>();
    const looked = new Set<string>();
    /** Each moment once: as the game opens, and when a card asks in the midst of its effects. */
    const look = async (page: Page, moment: string, who: string): Promise<void> => {
      if (looked.has(`${who} ${moment}`)) return;
      looked.add(`${who} ${moment}`);
      expect(await findingsInBoth(page), `${who}, ${moment}`).toEqual([]);
    };
    /** Every kind of question once, whatever numbers and places it names. */
    const measured = new Set<string>();
    const measure = async (page: Page, question: string): Promise<void> => {
      const [kind] = question.split(/\d/);
      if (measured.has(kind)) return;
      measured.add(kind);
      expect(await misfits(page), question).toEqual([]);
    };
    const play = async ({ page }: Person, who: string, touch: boolean): Promise<number> => {
      for (let given = 0; ; given++) {
        const target = await nextTap(page);
        if (!target) return given;
        const { question, cards } = await told(page);
        for (const card of cards) shown.add(card);
        const [card] = /^(?!Play a die)[^:]+(?=: )/.exec(question) ?? [];
        if (card) asked.add(card);
        if (given === 0) await look(page, 'opening', who);
        else if (card) await look(page, 'chain', who);
        if (touch) await measure(page, question);
        await tapping(page, () => (touch ? target.tap() : target.click()));
      }
    };
    const [anns, bobs] = await Promise.all([play(ann, 'Ann', false), play(bob, 'Bob', true)]);
    expect(Math.min(anns, bobs)).toBeGreaterThan(MIDDLE);
    // Which cards come, and whom they ask, is chance: a card that asks is looked at for certain in september-marks.test.ts.
    expect([...looked]).toEqual(expect.arrayContaining(['Ann opening', 'Bob opening']));
    expect([...shown].length, [...shown].join(', ')).toBeGreaterThanOrEqual(10);
    expect([...asked], [...shown].join(', ')).not.toEqual([]);

    for (const { page } of [ann, bob]) {
      await page.getByText(/Completed by .+; that round was the last/).waitFor();
      expect(await findingsInBoth(page), 'finale').toEqual([]);
      expect(await page.locator('.count .counted').count()).toBe(10);
    }
    const totals = await ann.page.locator('.player-total').allInnerTexts();
    expect(await bob.page.locator('.player-total').allInnerTexts()).toEqual(totals);
    expect(await ann.page.locator('.term-total td').allInnerTexts()).toEqual(totals);
    expect((await ann.page.locator('.count tfoot td').allInnerTexts()).slice(0, 2)).toEqual(totals);
    expect(await misfits(bob.page)).toEqual([]);
    await ann.page.getByRole('button', { name: 'Look at the table' }).click();
    expect(await ann.page.locator('.card-cell.gained').count()).toBeGreaterThanOrEqual(10);
    expect([...ann.heard, ...bob.heard]).toEqual([]);
    await Promise.all([ann, bob].map(({ page }) => page.context().close()));
  }, 180_000);
});

describe('by keyboard and ear', () => {
  test('the Allied side is played to the end: the focus stays at the table, and everything asked and done is said', async () => {
    const { page, heard } = await enter('Ann', { viewport: DESK });
    const [table] = await setTable(page, 'Ann', [{ bot: 'greedy' }, 'me']);
    await page.goto(`${house.url()}/online/${table}`);
    await page.getByRole('button', { name: 'Begin' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#question').waitFor();
    await page.locator('#question').focus();

    let lost = 0;
    for (;;) {
      const target = await nextTap(page);
      if (!target) break;
      const { question } = await told(page);
      // What is asked is said, after all that has happened since.
      await page.waitForFunction(
        (text) => document.querySelector('[aria-live=polite]')?.textContent?.endsWith(text),
        question,
      );
      const said = await page.locator('[aria-live=polite]').first().innerText();
      const [latest] = await page.locator('.log-fresh .log-line').allInnerTexts();
      if (said !== question) expect(said).toContain(latest);
      const names = await choices(page);
      expect(names.length, question).toBeGreaterThan(0);
      expect(
        names.filter((name) => name.trim() === ''),
        question,
      ).toEqual([]);
      expect(new Set(names).size, `${question} ${names.join(' | ')}`).toBe(names.length);
      if (await page.evaluate(() => document.activeElement === document.body)) lost++;
      await tabTo(page, target);
      await tapping(page, () => page.keyboard.press('Enter'));
    }
    expect(lost).toBe(0);
    // The end takes the focus to its heading.
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('finale-title');
    expect(heard).toEqual([]);
    await page.context().close();
  }, 180_000);
});

/** What a screen reader calls the things that can be chosen now. Dice that look alike are told apart by where they lie. */
const choices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.table-board .lit, .answers button')]
      .filter((choice) => !choice.matches('.card-cell, .sheet .small-pick'))
      .map((choice) => choice.getAttribute('aria-label') ?? choice.textContent ?? ''),
  );

/** The shorter way: on from the focus, or back. */
async function tabTo(page: Page, target: ElementHandle<HTMLElement>): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    const key = await target.evaluate((element) => {
      const active = document.activeElement;
      if (active === element) return null;
      const before = active && element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
      return before ? 'Shift+Tab' : 'Tab';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${await target.evaluate((element) => element.outerHTML)}.`);
}
