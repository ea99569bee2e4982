/** Bad days: what happened, what to do, and that nothing is lost. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/admin/commands.ts';
import { closeAll, findings, sitDown, useHouse } from './friends.ts';
import { PHONE } from './sizes.ts';

const house = useHouse();

/** As an operator types it beside the server. */
async function operate(...args: readonly string[]): Promise<void> {
  const { code, err } = await answer([...args, '--data', house.folder()]);
  expect(err).toBe('');
  expect(code).toBe(0);
}

/** Says it in a heading, offers a way on, and axe finds nothing. */
async function designed(page: Page, title: string, ways: readonly string[]): Promise<void> {
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  for (const name of ways) {
    const way = page
      .getByRole('main')
      .getByRole('link', { name })
      .or(page.getByRole('main').getByRole('button', { name }));
    expect(await way.count(), `${title}: ${name}`).toBe(1);
  }
  expect(await findings(page), title).toEqual([]);
}

describe('bad days', () => {
  test('a table that is not there, a full one, a chair given away, a cleared table and a page that is none', async () => {
    const [ann, bob, eve] = await Promise.all([
      house.enter('Ann'),
      house.enter('Bob', { viewport: PHONE, colorScheme: 'dark' }),
      house.enter('Eve'),
    ]);
    await eve.page.goto(`${house.url()}/online/nosuchtable`);
    await designed(eve.page, 'No such table here.', ['Your games', 'Home']);
    await eve.page.goto(`${house.url()}/table/nosuchtable`);
    await designed(eve.page, 'No such table here.', ['Your games', 'Home']);
    await eve.page.goto(`${house.url()}/nowhere`);
    await designed(eve.page, 'This page was never written.', ['Home']);
    const link = await house.setTable(ann);
    await sitDown(bob, link);
    await eve.page.goto(link);
    await designed(eve.page, 'Every chair is taken.', ['Watch', 'Open tables', 'Home']);
    await ann.page.getByRole('button', { name: 'Take the chair from Bob' }).click();
    await designed(bob.page, 'Your chair is gone.', ['Open tables', 'Stay and look on', 'Home']);
    await bob.page.getByRole('button', { name: 'Stay and look on' }).click();
    await bob.page.getByRole('heading', { name: 'Chairs' }).waitFor();
    await ann.page.getByRole('button', { name: 'Clear the table' }).click();
    await designed(bob.page, 'This table was cleared away.', ['Open tables', 'Home']);
    await closeAll(ann, bob, eve);
  }, 40_000);

  test('after a deploy: a server that speaks another way, and a page whose files are gone', async () => {
    const ann = await house.enter('Ann', { serviceWorkers: 'block' });
    await house.setTable(ann);
    await ann.page.routeWebSocket('**/ws', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => server.send(String(message).replace('"v":1', '"v":99')));
    });
    await ann.page.reload();
    await designed(ann.page, 'A newer version has come.', ['Load the page again']);
    await ann.page.goto(house.url());
    await ann.page.route('**/assets/watch-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await ann.page.getByRole('link', { name: /Watch/ }).click();
    await designed(ann.page, 'A newer version has come.', ['Load the page again']);
    await ann.page.unroute('**/assets/watch-*.js');
    await ann.page.getByRole('button', { name: 'Load the page again' }).click();
    await ann.page.getByRole('heading', { name: 'Watch a game' }).waitFor();
    await closeAll(ann);
  }, 40_000);

  test('without a server the own page, a player and a table each say so, and come by themselves or by a tap', async () => {
    const ann = await house.enter('Ann');
    await house.setTable(ann);
    const table = ann.page.url();
    await ann.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await ann.context.setOffline(true);
    await ann.page.goto(`${house.url()}/account`);
    await ann.page.getByText(/your page stays closed for now/).waitFor();
    expect(await findings(ann.page), 'own page').toEqual([]);
    await ann.page.goto(`${house.url()}/player/somebody`);
    await designed(ann.page, 'The server does not answer.', ['Load the page again', 'Home']);
    await ann.page.goto(`${house.url()}/watch`);
    await ann.page.getByText(/This needs a server, and none answers/).waitFor();
    await ann.page.goto(table);
    await designed(ann.page, 'The server does not answer.', ['Load the page again', 'Home']);
    await ann.context.setOffline(false);
    await ann.page.getByRole('heading', { name: 'Chairs' }).waitFor();
    await closeAll(ann);
  }, 40_000);

  test('somebody who is shut out hears so on every page, is left alone, plays on this screen, and may come back', async () => {
    const [ann, bob] = await Promise.all([
      house.enter('Ann'),
      house.enter('Bob', { viewport: PHONE, colorScheme: 'dark' }),
    ]);
    await sitDown(bob, await house.setTable(ann));
    const table = bob.page.url();
    const subject = `identity:${await bob.page.evaluate(async () => (await (await fetch('/api/me')).json()).me.id)}`;
    await operate('ban', subject, '--reason', 'rude', '--for', '7d');
    await designed(bob.page, 'This door is shut for you.', ['Home']);
    let knocks = 0;
    bob.page.on('websocket', () => knocks++);
    // Whatever makes a page try again at once.
    await bob.page.evaluate(() => dispatchEvent(new Event('online')));
    await bob.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(knocks).toBe(0);
    await bob.page.reload();
    await designed(bob.page, 'This door is shut for you.', ['Home']);
    await bob.page.goto(`${house.url()}/account`);
    await designed(bob.page, 'This door is shut for you.', ['Home']);
    await bob.page.goto(`${house.url()}/join`);
    await bob.page.getByText(/Whoever runs this server does not let you in/).waitFor();
    await bob.page.goto(house.url());
    await bob.page.getByRole('button', { name: 'Play now: Once Upon a Castle' }).click();
    await bob.page.locator('#question').waitFor();
    await operate('unban', subject);
    await bob.page.goto(table);
    await bob.page.getByRole('heading', { name: 'Chairs' }).waitFor();
    await closeAll(ann, bob);
  }, 60_000);

  test('somebody who logs out in one tab hears so in the other, and finds the chair again', async () => {
    const ann = await house.enter('Ann');
    await house.setTable(ann);
    const other = await ann.context.newPage();
    await other.goto(`${house.url()}/account`);
    await other.getByLabel('Name to log in with').fill('ann-of-two-tabs');
    await other.getByLabel('Password', { exact: true }).fill('once upon a horse');
    await other.getByRole('button', { name: 'Keep my games' }).click();
    await other.getByRole('button', { name: 'Log out' }).click();
    await designed(ann.page, 'You have logged out.', ['To the log-in', 'Stay and look on', 'Home']);
    await other.getByRole('button', { name: 'Log in' }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Name to log in with').fill('ann-of-two-tabs');
    await dialog.getByLabel('Password', { exact: true }).fill('once upon a horse');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await other.getByText('Welcome back, Ann.').waitFor();
    await ann.page.reload();
    await ann.page.getByRole('button', { name: /^Begin/ }).waitFor();
    await closeAll(ann);
  }, 60_000);
});
