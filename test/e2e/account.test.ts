/** Who somebody is: a guest, somebody who keeps their games, somebody who logs in elsewhere, and somebody who wants out. */
import { readFileSync } from 'node:fs';
import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closeAll, findings, useHouse } from './friends.ts';
import { PHONE } from './sizes.ts';

const house = useHouse();

describe('an account', () => {
  test('a guest gets a name, keeps the games by a password, logs in elsewhere, changes it and logs out', async () => {
    const ann = await house.enter('Ann');
    await house.setTable(ann);
    await ann.page.goto(`${house.url()}/account`);
    await ann.page.getByText('A guest. This browser knows you').waitFor();
    expect(await findings(ann.page), 'a guest').toEqual([]);
    await ann.page.getByRole('button', { name: 'Change your name' }).click();
    await ann.page.getByLabel('Your name at the table').fill('Anna the Bold');
    await ann.page.getByRole('button', { name: 'Save' }).click();
    await ann.page.locator('.plate-name', { hasText: 'Anna the Bold' }).waitFor();

    await ann.page.getByLabel('Name to log in with').fill('anna');
    await ann.page.getByLabel('Password', { exact: true }).fill('once upon a horse');
    await ann.page.getByRole('button', { name: 'Keep my games' }).click();
    await ann.page.getByRole('heading', { name: 'How you get in' }).waitFor();
    expect(await findings(ann.page), 'an account').toEqual([]);

    const phone = await house.enter('Somebody', { viewport: PHONE, colorScheme: 'dark', hasTouch: true });
    await phone.page.goto(`${house.url()}/account`);
    await phone.page.getByRole('button', { name: 'Log in' }).click();
    const door = phone.page.getByRole('dialog');
    expect(await findings(phone.page), 'the door').toEqual([]);
    await door.getByLabel('Name to log in with').fill('anna');
    await door.getByLabel('Password', { exact: true }).fill('wrong horse');
    await door.getByRole('button', { name: 'Log in', exact: true }).click();
    await door.getByText('The name or the password is wrong.').waitFor();
    await door.getByLabel('Password', { exact: true }).fill('once upon a horse');
    // Nothing more need be asked about somebody who has just come in: the games are theirs wherever they go next. What is answered
    // only now about who was here before does not count any more.
    const asked: Route[] = [];
    await phone.page.route('**/api/me', (route) => void asked.push(route));
    const asking = phone.page.waitForRequest('**/api/me');
    await phone.page.evaluate(() => dispatchEvent(new Event('focus')));
    await asking;
    await phone.page.keyboard.press('Enter');
    const plate = phone.page.locator('.plate-name', { hasText: 'Anna the Bold' });
    await plate.waitFor();
    const answered = phone.page.waitForEvent('requestfinished', (request) => /api\/me$/.test(request.url()));
    await Promise.all([answered, ...asked.map((route) => route.fulfill({ json: { me: null } }))]);
    expect(await plate.isVisible()).toBe(true);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await phone.page.unroute('**/api/me');
    await phone.page.goto(house.url());
    const waiting = phone.page.getByRole('link', { name: /Waiting for players/ });
    await waiting.waitFor();
    // Without a network the list stays as it was, and is asked for again soon.
    const failed = () => phone.page.waitForEvent('requestfailed', (request) => /tables\/mine$/.test(request.url()));
    await phone.context.setOffline(true);
    await Promise.all([failed(), phone.page.evaluate(() => dispatchEvent(new Event('focus')))]);
    await failed();
    expect(await waiting.isVisible()).toBe(true);
    await phone.context.setOffline(false);

    await ann.page.getByText('Change the password').click();
    await ann.page.getByLabel('Password so far').fill('once upon a horse');
    await ann.page.getByLabel('New password').fill('a battery of staples');
    await ann.page.getByRole('button', { name: 'Change it' }).click();
    await ann.page.getByText(/Other devices have to log in again/).waitFor();
    await phone.page.goto(`${house.url()}/account`);
    await phone.page.getByText('Nobody has asked your name yet').waitFor();

    await ann.page.getByRole('button', { name: 'Log out' }).click();
    await ann.page.getByText('Nobody has asked your name yet').waitFor();
    await ann.page.goto(house.url());
    await ann.page.getByText('No game lies open yet').waitFor();
    expect(ann.heard).toEqual([]);
    await closeAll(ann, phone);
  }, 60_000);

  test('takes all data along, and is deleted only by somebody who means it', async () => {
    const ann = await house.enter('Ann');
    await house.setTable(ann);
    await ann.page.goto(`${house.url()}/account`);
    const [file] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.page.getByRole('button', { name: 'Download it' }).click(),
    ]);
    const stored = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(stored.identity).toMatchObject({ name: 'Ann', kind: 'guest' });
    expect(stored.seats).toHaveLength(1);

    const [games] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.page.getByRole('link', { name: 'Download your finished games' }).click(),
    ]);
    expect(games.suggestedFilename()).toBe('once-upon-a-table-games.jsonl');
    expect(readFileSync(await games.path(), 'utf8')).toBe('');

    await ann.page.getByRole('button', { name: 'Delete everything' }).click();
    const dialog = ann.page.getByRole('dialog');
    expect(await findings(ann.page), 'before deleting').toEqual([]);
    const go = dialog.getByRole('button', { name: 'Delete everything about me' });
    expect(await go.isDisabled()).toBe(true);
    await ann.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await ann.page.getByRole('button', { name: 'Delete everything' }).click();
    await dialog.getByLabel('I know that it cannot be undone').check();
    await go.click();
    await ann.page.getByText('Everything about you is gone.').waitFor();
    await ann.page.getByText('No game lies open yet').waitFor();
    await ann.page.goto(`${house.url()}/account`);
    await ann.page.getByText('Nobody has asked your name yet').waitFor();
    await closeAll(ann);
  }, 60_000);
});
