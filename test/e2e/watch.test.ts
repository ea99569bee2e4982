/** Looking on: public games as they are played, and finished ones again, checked and taken along. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { castleForTwo, playOut } from '../server/client.ts';
import { closeAll, findings, useHouse } from './friends.ts';
import { PHONE } from './sizes.ts';

const house = useHouse();

describe('games to look at', () => {
  test('a public game is listed as it goes on, and is watched to its end', async () => {
    const eve = await house.enter('Eve', { viewport: PHONE, colorScheme: 'dark' });
    await eve.page.goto(`${house.url()}/watch`);
    await eve.page.getByText('No public game is being played right now').waitFor();
    expect(await findings(eve.page), 'nothing to watch').toEqual([]);
    const { ann, bob, table } = await castleForTwo(house.url(), { public: true });
    const line = eve.page.getByRole('link', { name: /Once Upon a Castle.*Ann.*Bob.*Move \d+/ });
    await line.waitFor();
    expect(await findings(eve.page), 'something to watch').toEqual([]);
    expect(await eve.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await line.click();
    await eve.page.locator('#question').waitFor();
    const sockets = await Promise.all([ann.socket(), bob.socket()]);
    await Promise.all(sockets.map((socket) => socket.watch(table.id)));
    await Promise.all(sockets.map((socket, seat) => playOut(socket, table.id, seat)));
    await eve.page.locator('.finale').waitFor();
    await Promise.all(sockets.map((socket) => socket.close()));
    await closeAll(eve);
  }, 40_000);

  test('a finished game is opened by its link, leafed through by keys and by itself, checked and saved', async () => {
    const { ann, bob, table } = await castleForTwo(house.url());
    const sockets = await Promise.all([ann.socket(), bob.socket()]);
    await Promise.all(sockets.map((socket) => socket.watch(table.id)));
    await Promise.all(sockets.map((socket, seat) => playOut(socket, table.id, seat)));
    await Promise.all(sockets.map((socket) => socket.close()));
    const eve = await house.enter('Eve');
    const { page } = eve;
    await page.goto(`${house.url()}/table/${table.id}`);
    await page.waitForURL((url) => url.pathname === `/online/${table.id}`);
    await page.locator('.finale').waitFor();
    const where = page.locator('.past-where');
    await page.getByRole('button', { name: 'Watch it again' }).click();
    await page.getByText(/^Move 2 of \d+$/).waitFor();
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Leaf on' }).waitFor();
    const stopped = await where.innerText();
    await page.keyboard.press(']');
    await expect.poll(() => where.innerText()).not.toBe(stopped);
    await page.keyboard.press('[');
    await expect.poll(() => where.innerText()).toBe(stopped);
    expect(await findings(page), 'a replay').toEqual([]);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.locator('.finale').waitFor();

    await page.locator('.finale-dice summary').click();
    await page.getByRole('button', { name: 'Check every roll' }).click();
    await page.getByText(/All \d+ rolls agree with the seal/).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the game as a file' }).click(),
    ]);
    const saved = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(saved.table.setup.game).toBe('castle');
    expect(saved.result.winners.length).toBeGreaterThan(0);
    expect(eve.heard).toEqual([]);
    await closeAll(eve);
  }, 40_000);
});
