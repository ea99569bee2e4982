/** What people at several screens settle with each other: taking back, giving up, clocks. */
import { describe, expect, test } from 'vitest';
import { answer, asked, buttons, closeAll, findings, type Person, quickTable, sitDown, useHouse } from './friends.ts';

const house = useHouse();
const enterTwo = (): Promise<[Person, Person]> => Promise.all([house.enter('Ann'), house.enter('Bob')]);

describe('at several screens', () => {
  test('a move is taken back for all, the tab says whose turn it is, and a game is given up by keyboard', async () => {
    const [ann, bob] = await enterTwo();
    await house.castle(ann, bob);
    let [first, other] = await asked(ann, bob);
    await expect.poll(() => first.page.title()).toMatch(/^Your turn · /);
    const words = (): Promise<string> => first.page.locator('.question-text').first().innerText();
    // One answer to these, and the dice are rolled again: it could not be taken back.
    while ((await words()).includes('Resident and Resident')) {
      await answer(first, 1);
      [first, other] = await asked(ann, bob);
    }
    const question = await words();
    await buttons(first).first().click();
    await first.page.getByRole('button', { name: 'Take back' }).click();
    await first.page.getByText('Taken back.').waitFor();
    expect(await words()).toBe(question);
    await other.page.locator('.log-line', { hasText: 'takes the last move back' }).waitFor();

    const menu = ann.page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    await ann.page.keyboard.press('Enter');
    await ann.page.getByRole('button', { name: 'Resign' }).focus();
    await ann.page.keyboard.press('Enter');
    await ann.page.getByText('Resign for Ann?').waitFor();
    expect(await findings(ann.page), 'giving up').toEqual([]);
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).focus();
    await ann.page.keyboard.press('Enter');
    await ann.page.getByRole('heading', { name: 'Bob wins', exact: true }).waitFor();
    await bob.page.getByRole('heading', { name: 'You win!' }).waitFor();
    await bob.page.getByText('The other side resigned.').waitFor();
    expect([...ann.heard, ...bob.heard]).toEqual([]);
    await closeAll(ann, bob);
  }, 40_000);

  test('either side of September may be chosen; a bot at this screen has a name of its own', async () => {
    const [ann, bob] = await enterTwo();
    const link = await house.setTable(ann, async () => {
      await ann.page.getByRole('radio', { name: 'Once Upon a September' }).check();
      await ann.page.getByRole('radio', { name: 'Allied' }).check();
      expect(await findings(ann.page), 'a side').toEqual([]);
    });
    await sitDown(bob, link);
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [ann, bob]) await page.locator('#question').waitFor();
    // S-4: the Tripartite has the coin, and is asked first.
    await buttons(bob).first().waitFor();
    const names = (page: Person['page']) => page.locator('.camp-mine .camp-head > strong').innerText();
    expect([await names(ann.page), await names(bob.page)]).toEqual(['Ann', 'Bob']);

    await ann.page.goto(house.url());
    await ann.page.getByRole('button', { name: 'Choose players and options for Once Upon a September' }).click();
    await ann.page.getByRole('radio', { name: 'Allied' }).check();
    expect(await ann.page.getByLabel('Name of player 1').inputValue()).toBe('Player 1');
    expect(await ann.page.getByLabel('Name of player 2').inputValue()).toBe('Ann');
    await ann.page.getByLabel('Who sits on chair 1').selectOption('Eager bot');
    expect(await ann.page.getByLabel('Name of player 1').inputValue()).toMatch(/^(?!Player)\w+/);
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    await ann.page.locator('#question').waitFor();
    expect(await names(ann.page)).toBe('Ann');
    expect([...ann.heard, ...bob.heard]).toEqual([]);
    await closeAll(ann, bob);
  }, 40_000);

  test('a clock of days and a clock of minutes are shown, and one that runs out ends the game', async () => {
    const [ann, bob] = await enterTwo();
    await house.castle(ann, bob, async () => {
      await ann.page.getByLabel('Per move').check();
      await ann.page.getByLabel('Time for a move').selectOption({ label: '3 days' });
    });
    await ann.page.getByRole('timer').filter({ hasText: '2d 23h' }).waitFor();
    await house.castle(ann, bob, async () => {
      await ann.page.getByLabel('Per player').check();
      await ann.page.getByLabel('Time for each player').selectOption({ label: '10 minutes' });
    });
    for (const { page } of [ann, bob])
      await page
        .getByRole('timer')
        .filter({ hasText: /9:\d\d|10:00/ })
        .waitFor();
    await quickTable(house, ann, bob, { kind: 'game', ms: 1500, increment: 0 });
    for (const { page } of [ann, bob]) await page.getByText('Time ran out.').waitFor();
    await closeAll(ann, bob);
  }, 40_000);
});
