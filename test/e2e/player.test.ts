/** Other players: what they have played and how well. */
import { describe, expect, test } from 'vitest';
import { castleForTwo, playOut } from '../server/client.ts';
import { closeAll, findings, useHouse } from './friends.ts';
import { veteran } from './gallery/account.ts';
import { PHONE } from './sizes.ts';

const house = useHouse();

describe("a player's page", () => {
  test('shows what was played and how well, and each game again', async () => {
    const { ann, bob, table } = await castleForTwo(house.url(), { public: true });
    const sockets = await Promise.all([ann.socket(), bob.socket()]);
    await Promise.all(sockets.map((socket) => socket.watch(table.id)));
    await Promise.all(sockets.map((socket, seat) => playOut(socket, table.id, seat)));
    await Promise.all(sockets.map((socket) => socket.close()));
    const eve = await house.enter('Eve', { viewport: PHONE });
    await eve.page.goto(`${house.url()}/player/${bob.id}`);
    await eve.page.getByText(/1 game played, [01] won/).waitFor();
    expect(await findings(eve.page), 'a player').toEqual([]);
    expect(await eve.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await eve.page.getByRole('link', { name: 'The best at it' }).click();
    await eve.page.getByRole('heading', { name: 'The best at Once Upon a Castle' }).waitFor();
    await eve.page.getByText('Nobody has played enough').waitFor();
    expect(await findings(eve.page), 'a ladder').toEqual([]);
    await eve.page.goBack();
    await eve.page.getByRole('link', { name: /Replay: Once Upon a Castle/ }).click();
    await eve.page.locator('.finale').waitFor();
    await eve.page.goto(`${house.url()}/player/nobody`);
    await eve.page.getByRole('heading', { name: 'Nobody by that name.' }).waitFor();
    expect(await findings(eve.page), 'no such player').toEqual([]);
    await eve.page.goto(`${house.url()}/player/${await veteran(house.url())}`);
    await eve.page.getByText(/4 games played/).waitFor();
    // Four games between others: to be read of, and no way in.
    expect(await eve.page.getByText(/^With Much · .+ · a private game$/).count()).toBe(4);
    expect(await eve.page.getByRole('link', { name: /Replay/ }).count()).toBe(0);
    expect(await findings(eve.page), 'private games').toEqual([]);
    await eve.page.getByRole('img', { name: /^The rating went from \d+ to \d+ over 4 games$/ }).waitFor();
    await closeAll(eve);
  }, 90_000);
});
