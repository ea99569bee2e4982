/** What happens between people at several screens: taking back, giving up, clocks, somebody gone, a second tab. */
import { describe, expect, test } from 'vitest';
import { answer, closeAll, findings, type Person, sitDown, stepOf, useHouse } from './friends.ts';

const house = useHouse('together', { awayMs: 100, claimMs: 100 });
const enterTwo = (): Promise<[Person, Person]> => Promise.all([house.enter('Ann'), house.enter('Bob')]);
const buttons = ({ page }: Person) => page.locator('.question-open .answers button');

/** Whoever is asked first, and the other one. */
async function asked(ann: Person, bob: Person): Promise<[Person, Person]> {
  await Promise.race([buttons(ann).first().waitFor(), buttons(bob).first().waitFor()]);
  return (await buttons(ann).first().isVisible()) ? [ann, bob] : [bob, ann];
}

/** A clock that no form offers, so that nobody has to wait for it. */
async function quickTable(ann: Person, bob: Person, clock: object): Promise<void> {
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

describe('at several screens', () => {
  test('a move is taken back for all, the tab says whose turn it is, and a game is given up by keyboard', async () => {
    const [ann, bob] = await enterTwo();
    await house.castle(ann, bob);
    const [first, other] = await asked(ann, bob);
    await expect.poll(() => first.page.title()).toMatch(/^Your turn · /);
    const question = await first.page.locator('.question-text').first().innerText();
    await buttons(first).first().click();
    await first.page.getByRole('button', { name: 'Take back' }).click();
    await first.page.getByText('Taken back.').waitFor();
    expect(await first.page.locator('.question-text').first().innerText()).toBe(question);
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

  test('a clock of days and a clock of minutes are shown, and one that runs out ends the game', async () => {
    const [ann, bob] = await enterTwo();
    await house.castle(ann, bob, async () => {
      await ann.page.getByLabel('For each move').check();
      await ann.page.getByLabel('Time for a move').selectOption({ label: '3 days' });
    });
    await ann.page.getByRole('timer').filter({ hasText: '2d 23h' }).waitFor();
    await house.castle(ann, bob, async () => {
      await ann.page.getByLabel('For the whole game').check();
      await ann.page.getByLabel('Time for each player').selectOption({ label: '10 minutes' });
    });
    for (const { page } of [ann, bob])
      await page
        .getByRole('timer')
        .filter({ hasText: /9:\d\d|10:00/ })
        .waitFor();
    await quickTable(ann, bob, { kind: 'game', ms: 1500, increment: 0 });
    for (const { page } of [ann, bob]) await page.getByText('Time ran out.').waitFor();
    await closeAll(ann, bob);
  }, 40_000);

  test('a bot plays for somebody gone, who takes the seat back; the game itself cannot be claimed so soon', async () => {
    const [ann, bob] = await enterTwo();
    const table = await house.castle(ann, bob);
    const [first, other] = await asked(ann, bob);
    const gone = first === ann ? 'Ann' : 'Bob';
    await first.page.goto(house.url());
    const waiting = other.page.getByText(`${gone} is away. You can wait, or:`);
    // Both may be asked at first.
    await buttons(other).first().or(waiting).first().waitFor();
    while (!(await waiting.isVisible())) {
      await answer(other, 1);
      await buttons(other).first().or(waiting).first().waitFor();
    }
    expect(await findings(other.page), 'somebody is gone').toEqual([]);
    await other.page.getByRole('button', { name: `Claim the game from ${gone}` }).click();
    await other.page.getByText(/not been gone for long enough/).waitFor();
    await other.page.getByRole('button', { name: `Let a bot play for ${gone}` }).click();
    await other.page.locator('.log-line', { hasText: `A bot plays for ${gone}.` }).waitFor();
    await first.page.goto(table);
    await first.page.locator('#question').waitFor();
    const away = first.page.getByRole('dialog', { name: 'While you were away' });
    if (await away.isVisible()) await away.getByRole('button', { name: 'Go on' }).click();
    await first.page.getByRole('button', { name: 'Menu' }).click();
    await first.page.getByRole('button', { name: 'Take your seat back from the bot' }).click();
    await other.page.locator('.log-line', { hasText: `${gone} is back.` }).waitFor();
    await closeAll(ann, bob);
  }, 40_000);

  test('who comes back is told what happened, and a second tab shows the same game', async () => {
    const [ann, bob] = await enterTwo();
    await quickTable(ann, bob, { kind: 'move', ms: 1000 });
    const table = ann.page.url();
    const before = await stepOf(ann.page);
    await ann.page.goto(house.url());
    // The clock answers for whoever does not.
    await bob.page.waitForFunction(
      (step) => Number(document.querySelector('#question')?.getAttribute('data-step')) > step,
      before + 14,
    );
    await ann.page.goto(table);
    const dialog = ann.page.getByRole('dialog', { name: 'While you were away' });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(2);
    expect(await findings(ann.page), 'while you were away').toEqual([]);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await closeAll(ann, bob);

    const [cat, dan] = await enterTwo();
    await house.castle(cat, dan);
    const [first] = await asked(cat, dan);
    const second = await first.context.newPage();
    await second.goto(first.page.url());
    await second.locator('.question-open .answers button').first().waitFor();
    await answer(first, 1);
    const step = await stepOf(first.page);
    await second.waitForFunction(
      (least) => Number(document.querySelector('#question')?.getAttribute('data-step')) >= least,
      step,
    );
    await closeAll(cat, dan);
  }, 60_000);
});
