/** Passkeys: a guest's games get one, somebody comes in by one, and the last way in cannot be thrown away. */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newDevice } from '../../src/testing/authenticator.ts';
import { closeAll, findings, useHouse } from './friends.ts';

const house = useHouse();
/** A bare address has no passkeys. */
const site = (): string => house.url().replace('127.0.0.1', 'localhost');

async function withDevice(page: Page): Promise<{ session: CDPSession; device: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  return { session, device: await newDevice(session) };
}

describe('a passkey', () => {
  test('keeps the games of a guest, opens the door again, and is listed and removed', async () => {
    const ann = await house.enter('Ann');
    const { page } = ann;
    const { session, device } = await withDevice(page);
    await page.goto(`${site()}/account`);
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await page.getByText('From now on your games are yours').waitFor();
    const key = page.getByRole('button', { name: /^Remove the passkey/ });
    await key.waitFor();
    expect(await findings(page), 'an account with a passkey').toEqual([]);

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByText('Nobody has asked your name yet').waitFor();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.getByText('Welcome back, Ann.').waitFor();
    expect(await page.locator('.plate-name').innerText()).toBe('Ann');

    await key.click();
    await page.getByText('This is your only way in. Add another one first.').waitFor();
    await page.getByText('Add a password').click();
    await page.getByLabel('Name to log in with').fill('ann-of-the-keys');
    await page.getByLabel('Password', { exact: true }).fill('once upon a horse');
    await page.getByRole('button', { name: 'Keep my games' }).click();
    await page.getByText('Change the password').waitFor();
    await key.click();
    await page.getByText('No passkey yet.').waitFor();

    // The reader turns the browser's dialog away.
    await session.send('WebAuthn.setUserVerified', { authenticatorId: device, isUserVerified: false });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('No passkey was chosen.').waitFor();
    expect(ann.heard.filter((line) => !line.includes('409'))).toEqual([]);
    await closeAll(ann);
  }, 40_000);

  test('is not offered where the address has no name', async () => {
    const ann = await house.enter('Ann');
    await ann.page.goto(`${house.url()}/account`);
    await ann.page.getByRole('heading', { name: 'By a password' }).waitFor();
    await ann.page.getByRole('heading', { name: 'By a passkey' }).waitFor({ state: 'detached' });
    await ann.page.getByRole('button', { name: 'Log in' }).click();
    await ann.page.getByRole('dialog').waitFor();
    await ann.page.getByRole('button', { name: 'Log in with a passkey' }).waitFor({ state: 'detached' });
    await closeAll(ann);
  }, 40_000);
});
