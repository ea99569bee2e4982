/** Somebody who is not there: a bot plays for them, they come back, and are told what happened; or they look from two tabs. */
import { describe, expect, test } from 'vitest';
import { answer, asked, buttons, closeAll, findings, type Person, quickTable, stepOf, useHouse } from './friends.ts';

const house = useHouse({ awayMs: 100, claimMs: 100 });
const enterTwo = (): Promise<[Person, Person]> => Promise.all([house.enter('Ann'), house.enter('Bob')]);

describe('away from the table', () => {
  test('a bot plays for somebody gone, who hears of it and takes the seat back; the game itself cannot be claimed so soon', async () => {
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
    await answer(other, 3);
    await first.page.goto(table);
    const away = first.page.getByRole('dialog', { name: 'While you were away' });
    await away.waitFor();
    // What the bot did is told under the name of whom it played for.
    expect(await away.getByRole('listitem').allTextContents()).toContainEqual(expect.stringMatching(`^${gone} `));
    await away.getByRole('button', { name: 'Go on' }).click();
    await first.page.getByRole('button', { name: 'Menu' }).click();
    await first.page.getByRole('button', { name: 'Take your seat back from the bot' }).click();
    await other.page.locator('.log-line', { hasText: `${gone} is back.` }).waitFor();
    await closeAll(ann, bob);
  }, 40_000);

  test('the game is claimed from somebody for whom the clock has answered twice', async () => {
    const [ann, bob] = await enterTwo();
    await quickTable(house, ann, bob, { kind: 'move', ms: 1000 });
    await ann.page.goto(house.url());
    const { page } = bob;
    const won = page.getByRole('heading', { name: 'You win!' });
    const claim = page.getByRole('button', { name: 'Claim the game from Ann' });
    // Bob answers whatever he is asked; refused, he asks again when the clock has answered once more.
    while (!(await won.isVisible())) {
      await won.or(claim).or(buttons(bob).first()).first().waitFor();
      const may = (await claim.isVisible()) ? claim : buttons(bob).first();
      await may.click({ timeout: 2000 }).catch(() => undefined);
    }
    await page.getByText('The other side was gone.').waitFor();
    await page.locator('.log-line', { hasText: 'Bob claims the game: the other side has gone.' }).waitFor();
    await closeAll(ann, bob);
  }, 60_000);

  test('who comes back is told what happened, and a second tab shows the same game', async () => {
    const [ann, bob] = await enterTwo();
    await quickTable(house, ann, bob, { kind: 'move', ms: 1000 });
    const table = ann.page.url();
    await ann.page.goto(house.url());
    const forAnn = 'The clock answers for Ann.';
    await bob.page.locator('.log-line', { hasText: 'The clock answers for' }).nth(2).waitFor();
    await bob.page.locator('.log-line', { hasText: forAnn }).first().waitFor();
    await ann.page.goto(table);
    const dialog = ann.page.getByRole('dialog', { name: 'While you were away' });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(2);
    expect(await dialog.getByRole('listitem').allTextContents()).toContain(forAnn);
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
