/** Beyond one table: how many games wait, the way from one to the next, and passing an invitation on. */
import { describe, expect, test } from 'vitest';
import { answer, asked, buttons, closeAll, useHouse } from './friends.ts';

const house = useHouse();

/** Runs in the page: what it asks of the system is written down instead of done. */
function noteSystem(): void {
  const noted: { badges: number[]; shared: unknown[] } = { badges: [], shared: [] };
  Object.assign(globalThis, { noted });
  const note = (name: string, list: unknown[]): void => {
    const value = (what: unknown): Promise<void> => Promise.resolve(void list.push(what));
    Object.defineProperty(navigator, name, { value });
  };
  note('setAppBadge', noted.badges);
  note('share', noted.shared);
}

describe('several tables', () => {
  test('one that waits is counted in the tab and on the icon, and is a link from the other', async () => {
    const [ann, bob] = await Promise.all([house.enter('Ann'), house.enter('Bob')]);
    for (const { context } of [ann, bob]) await context.addInitScript(noteSystem);
    const waiting = await house.castle(ann, bob);
    const [busy] = await asked(ann, bob);
    await house.castle(ann, bob);
    const next = busy.page.getByRole('link', { name: 'Another game waits for you: Once Upon a Castle' });
    await buttons(busy).first().or(next).first().waitFor();
    while (!(await next.isVisible())) {
      await answer(busy, 1);
      await buttons(busy).first().or(next).first().waitFor();
    }
    await next.click();
    await busy.page.waitForURL(waiting);
    await buttons(busy).first().waitFor();
    await busy.page.goto(house.url());
    await expect.poll(() => busy.page.title()).toMatch(/^\(1\) /);
    expect(await busy.page.evaluate('noted.badges.at(-1)')).toBe(1);
    await closeAll(ann, bob);
  }, 60_000);

  test('an invitation is handed to what the system shares by', async () => {
    const ann = await house.enter('Ann');
    await ann.context.addInitScript(noteSystem);
    const link = await house.setTable(ann);
    await ann.page.getByRole('button', { name: 'Share', exact: true }).click();
    expect(await ann.page.evaluate('noted.shared')).toEqual([{ title: 'Once Upon a Table', url: link }]);
    expect(ann.heard).toEqual([]);
    await closeAll(ann);
  }, 30_000);
});
