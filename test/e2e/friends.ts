/** People with browsers of their own at a real server; what tests of playing together need. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { ServerOptions } from '../../src/server/serve.ts';
import { launch } from '../../src/testing/chromium.ts';
import { type Place, serve } from '../server/client.ts';
import { findings as axeFindings } from './axe.ts';
import { WEB } from './build.ts';
import { arrive, type Person } from './person.ts';

export type { Person };
export type House = {
  readonly url: () => string;
  /** Where the server keeps everything. */
  readonly folder: () => string;
  /** Somebody with a browser of their own. */
  readonly enter: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** From the first screen to the waiting room; the link for the others. */
  readonly setTable: (person: Person, prepare?: () => Promise<unknown>) => Promise<string>;
  /** Two at a table of Castle that has begun. */
  readonly castle: (ann: Person, bob: Person, prepare?: () => Promise<unknown>) => Promise<string>;
};

type Options = Partial<ServerOptions>;

/** Unless they are of another taste, people like every choice as a button. */
export function useHouse(
  options: Options | (() => Promise<Options>) = {},
  taste: object = { allChoices: true },
): House {
  let browser: Browser;
  let server: Place;
  beforeAll(async () => {
    browser = await launch();
    server = await serve({ web: WEB, ...(typeof options === 'function' ? await options() : options) });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const house: House = {
    url: () => server.url,
    folder: () => server.folder,
    enter: (name, settings) => arrive(browser, { ...taste, name }, settings),
    async setTable({ page }, prepare = async () => {}) {
      await page.goto(server.url);
      await page.getByRole('button', { name: /Play with friends/ }).click();
      await page.getByRole('button', { name: 'Set the table' }).waitFor();
      await prepare();
      await page.getByRole('button', { name: 'Set the table' }).click();
      await page.getByRole('heading', { name: 'Chairs' }).waitFor();
      const link = page.getByLabel('Link for your friends');
      return (await link.count()) > 0 ? link.inputValue() : '';
    },
    async castle(ann, bob, prepare) {
      const link = await house.setTable(ann, prepare);
      await sitDown(bob, link);
      await ann.page.getByText('Bob').first().waitFor();
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      for (const { page } of [ann, bob]) await page.locator('#question').waitFor();
      return ann.page.url();
    },
  };
  return house;
}

/** What a thumb would miss on pages, in dialogs and in the chat: everything that can be tapped and is less than 44 px high or wide. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const taps = 'button, select, summary, textarea, a, label:has(> input), input:not([type=radio], [type=checkbox])';
    const places = [...document.querySelectorAll('.page-sheet, dialog[open], .chat')];
    return places.flatMap((place) =>
      [...place.querySelectorAll<HTMLElement>(taps)].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        // A link within a sentence is as high as its line; what is not shown cannot be missed.
        const inLine = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
        const hidden = width <= 1 || element.closest('.visually-hidden, [hidden]') !== null;
        return inLine || hidden || (width >= 43.5 && height >= 43.5)
          ? []
          : [`too small: ${element.className || element.tagName} ${Math.round(width)} x ${Math.round(height)}`];
      }),
    );
  });

/** What axe finds wrong with a page, and what is too small to tap. */
export async function findings(page: Page): Promise<string[]> {
  return [...(await axeFindings(page)), ...(await tooSmall(page))];
}

export async function sitDown({ page }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText(/The host begins/).waitFor();
}

export const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('#question').getAttribute('data-step'));

/** The answers that lie open to somebody. */
export const buttons = ({ page }: Person) => page.locator('.question-open .answers button');

/** Whoever is asked first, and the other one. */
export async function asked(ann: Person, bob: Person): Promise<[Person, Person]> {
  await Promise.race([buttons(ann).first().waitFor(), buttons(bob).first().waitFor()]);
  return (await buttons(ann).first().isVisible()) ? [ann, bob] : [bob, ann];
}

/** Answers everything that is asked of this one, until the game is over or so many answers are given. */
export async function answer({ page }: Person, most = Number.POSITIVE_INFINITY): Promise<number> {
  const buttons = page.locator('.question-open .answers button');
  const ended = page.locator('.finale');
  for (let given = 0; given < most; given++) {
    await buttons.or(ended).first().waitFor({ timeout: 60_000 });
    if (await ended.isVisible()) return given;
    const step = await stepOf(page);
    await buttons.first().click();
    // The step alone says little: it may be somebody else's, while this answer is still on its way.
    await page.waitForFunction(
      (before) =>
        Number(document.querySelector('#question')?.getAttribute('data-step')) > before &&
        !document.querySelector('[data-taken]'),
      step,
    );
  }
  return most;
}

/** A clock that no form offers, so that nobody has to wait for it. */
export async function quickTable(house: House, ann: Person, bob: Person, clock: object): Promise<void> {
  await ann.page.goto(house.url());
  const { id, invite } = await ann.page.evaluate(async (wanted) => {
    const post = async (path: string, body: object) =>
      (await fetch(`/api${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
    await post('/guest', { name: 'Ann' });
    return post('/tables', { game: 'castle', seats: ['me', 'free'], clock: wanted });
  }, clock);
  await sitDown(bob, `${house.url()}/join/${invite}`);
  await ann.page.goto(`${house.url()}/online/${id}`);
  await ann.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [ann, bob]) await page.locator('#question').waitFor();
}

export const closeAll = (...people: readonly Person[]): Promise<unknown> =>
  Promise.all(people.map(({ context }) => context.close()));
