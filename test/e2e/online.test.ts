/** Friends, each at a screen of their own, over a real server. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../src/testing/chromium.ts';
import { type Place, serve } from '../server/client.ts';
import { buildWeb } from './build.ts';
import { DESK, PHONE } from './sizes.ts';

let browser: Browser;
let server: Place;
beforeAll(async () => {
  const [folder, launched] = await Promise.all([buildWeb('online'), launch()]);
  browser = launched;
  server = await serve({ web: folder });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

type Person = { readonly context: BrowserContext; readonly page: Page; readonly heard: string[] };

/** Somebody with a browser of their own, who likes every choice as a button. */
async function enter(name: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(
    (settings) => {
      if (!localStorage.getItem('settings')) localStorage.setItem('settings', settings);
    },
    JSON.stringify({ name, allChoices: true }),
  );
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  return { context, page, heard };
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** From the first screen to the waiting room; the link for the others. */
async function setTable({ page }: Person, prepare: () => Promise<unknown> = async () => {}): Promise<string> {
  await page.goto(server.url);
  await page.getByRole('button', { name: /Play with friends/ }).click();
  await page.getByRole('button', { name: 'Set the table' }).waitFor();
  await prepare();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('heading', { name: 'Chairs' }).waitFor();
  const link = page.getByLabel('Link for your friends');
  return (await link.count()) > 0 ? link.inputValue() : '';
}

async function sitDown({ page }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText(/The host begins/).waitFor();
}

const stepOf = async (page: Page): Promise<number> => Number(await page.locator('#question').getAttribute('data-step'));

/** Answers everything that is asked of this one, until the game is over or so many answers are given. */
async function answer({ page }: Person, most = Number.POSITIVE_INFINITY): Promise<number> {
  const buttons = page.locator('.question-open .answers button');
  const ended = page.locator('.finale');
  for (let given = 0; given < most; given++) {
    await buttons.or(ended).first().waitFor({ timeout: 60_000 });
    if (await ended.isVisible()) return given;
    const step = await stepOf(page);
    await buttons.first().click();
    await page.waitForFunction(
      (before) => Number(document.querySelector('#question')?.getAttribute('data-step')) > before,
      step,
    );
  }
  return most;
}

const closeAll = (...people: readonly Person[]): Promise<unknown> =>
  Promise.all(people.map(({ context }) => context.close()));

describe('friends online', () => {
  test('two play Castle to the end, a third looks on, and one loses the network in between', async () => {
    const [ann, bob, eve] = await Promise.all([enter('Ann'), enter('Bob'), enter('')]);
    const link = await setTable(ann);
    expect(await findings(ann.page), 'waiting room').toEqual([]);
    await sitDown(bob, link);
    await ann.page.getByText('Bob').first().waitFor();
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [ann, bob]) await page.locator('#question').waitFor();
    await eve.page.goto(ann.page.url());
    await eve.page.locator('#question').waitFor();
    await ann.page.getByText('1 person watches').waitFor({ state: 'attached' });

    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    await ann.page.getByLabel('Say something').fill('Good luck!');
    await ann.page.getByRole('button', { name: 'Send' }).click();
    await bob.page.getByRole('tab', { name: 'Chat' }).click();
    await bob.page.getByText('Good luck!').waitFor();

    const anns = answer(ann);
    await answer(bob, 4);
    expect([...ann.heard, ...bob.heard, ...eve.heard]).toEqual([]);
    await bob.context.setOffline(true);
    await bob.page.getByText(/The connection is lost/).waitFor();
    // What is answered without a network is kept and sent when there is one.
    const buttons = bob.page.locator('.question-open .answers button');
    const asked = await buttons.first().isVisible();
    if (asked) await buttons.first().click();
    const before = await stepOf(bob.page);
    await bob.context.setOffline(false);
    await bob.page.getByText(/The connection is lost/).waitFor({ state: 'detached' });
    if (asked)
      await bob.page.waitForFunction(
        (step) => Number(document.querySelector('#question')?.getAttribute('data-step')) > step,
        before,
      );
    await Promise.all([anns, answer(bob)]);

    for (const { page } of [ann, bob, eve]) await page.locator('.finale').waitFor();
    const totals = await ann.page.locator('.player-total').allInnerTexts();
    expect(await bob.page.locator('.player-total').allInnerTexts()).toEqual(totals);
    expect(await eve.page.locator('.player-total').allInnerTexts()).toEqual(totals);
    expect(await eve.page.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    await bob.page.locator('.finale-dice summary').click();
    await bob.page.getByRole('button', { name: 'Check every roll' }).click();
    await bob.page.getByText(/All \d+ rolls agree with the seal/).waitFor();

    await ann.page.getByRole('button', { name: 'Play again' }).click();
    await ann.page.getByRole('heading', { name: 'Chairs' }).waitFor();
    await bob.page.getByRole('button', { name: 'Sit down' }).click();
    await bob.page.getByText(/The host begins/).waitFor();
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [ann, bob]) await page.locator('#question').waitFor();
    await ann.page.goto(`${server.url}/games`);
    await ann.page.getByText('Finished').waitFor();
    expect(await ann.page.locator('.game-row').count()).toBe(2);
    expect([...ann.heard, ...eve.heard]).toEqual([]);
    await closeAll(ann, bob, eve);
  }, 300_000);
});

describe('open tables', () => {
  test('a table for anybody is listed, filled and begun, and a draw is agreed on; axe finds nothing on a phone by lamplight', async () => {
    const [ann, bob] = await Promise.all([
      enter('Ann'),
      enter('Bob', { viewport: PHONE, colorScheme: 'dark', hasTouch: true }),
    ]);
    await bob.page.goto(`${server.url}/join`);
    await bob.page.getByText('No table is open right now').waitFor();
    await setTable(ann, () => ann.page.getByLabel(/Anybody may sit down/).check());
    await bob.page.getByRole('link', { name: /Set by Ann/ }).waitFor();
    expect(await findings(bob.page), 'lobby').toEqual([]);
    await bob.page.getByRole('link', { name: /Set by Ann/ }).click();
    await bob.page.getByRole('button', { name: 'Sit down' }).click();
    await bob.page.getByText(/The host begins/).waitFor();
    expect(await findings(bob.page), 'waiting room').toEqual([]);
    expect(await bob.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    await bob.page.locator('#question').waitFor();

    await ann.page.getByRole('button', { name: 'Menu' }).click();
    await ann.page.getByRole('button', { name: 'Offer a draw' }).click();
    await bob.page.getByRole('button', { name: 'Accept the draw' }).click();
    for (const { page } of [ann, bob]) await page.getByRole('heading', { name: 'A draw' }).waitFor();
    expect([...ann.heard, ...bob.heard]).toEqual([]);
    await closeAll(ann, bob);
  }, 90_000);
});

describe('bad days online', () => {
  test('a chair given away, a full table, a cleared one and a link to nowhere each say so', async () => {
    const [ann, bob, eve] = await Promise.all([enter('Ann'), enter('Bob'), enter('Eve')]);
    const link = await setTable(ann);
    await sitDown(bob, link);
    await eve.page.goto(link);
    await eve.page.getByRole('heading', { name: 'Every chair is taken.' }).waitFor();
    await ann.page.getByRole('button', { name: 'Take the chair from Bob' }).click();
    await bob.page.getByText(/The host has given your chair away/).waitFor();
    await ann.page.getByLabel('Seat a bot on chair 2').selectOption('greedy');
    await ann.page.getByText('Eager bot').waitFor();
    await ann.page.getByRole('button', { name: 'Clear the table' }).click();
    await bob.page.getByRole('heading', { name: 'This table was cleared away.' }).waitFor();
    await eve.page.goto(`${server.url}/join/${'x'.repeat(43)}`);
    await eve.page.getByRole('heading', { name: 'No such table here.' }).waitFor();
    await eve.page.goto(`${server.url}/online/nosuchtable`);
    await eve.page.getByRole('heading', { name: 'No such table here.' }).waitFor();
    await closeAll(ann, bob, eve);
  }, 90_000);

  test('without a network set-up and table say so, and the table comes by itself when it is back', async () => {
    const ann = await enter('Ann');
    await setTable(ann);
    const url = ann.page.url();
    await ann.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await ann.context.setOffline(true);
    await ann.page.goto(server.url);
    await ann.page.getByRole('button', { name: /Play with friends/ }).click();
    await ann.page.getByText(/This needs a server and a network/).waitFor();
    expect(await ann.page.getByRole('button', { name: 'Set the table' }).isDisabled()).toBe(true);
    await ann.page.goto(url);
    await ann.page.getByRole('heading', { name: 'The server does not answer.' }).waitFor();
    await ann.context.setOffline(false);
    await ann.page.getByRole('heading', { name: 'Chairs' }).waitFor();
    await closeAll(ann);
  }, 60_000);
});
