/** Strangers at one table: what they say, who hears it, and what to do about somebody who spoils it. */
import { describe, expect, test } from 'vitest';
import { closeAll, findings, type Person, useHouse } from './friends.ts';
import { PHONE } from './sizes.ts';

const house = useHouse();

async function say({ page }: Person, text: string): Promise<void> {
  const field = page.getByLabel('Say something');
  if (!(await field.isVisible())) await page.getByRole('tab', { name: 'Chat' }).click();
  await field.fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.chat-line', { hasText: text }).waitFor();
}

describe('table talk', () => {
  test('new lines are counted and read aloud; somebody is muted, reported and heard again', async () => {
    const [ann, bob] = await Promise.all([house.enter('Ann', { viewport: PHONE, hasTouch: true }), house.enter('Bob')]);
    await house.castle(ann, bob);
    await say(bob, 'Good luck, Ann!');
    await say(bob, 'You will need it.');
    await ann.page.getByRole('tab', { name: /2 new lines/ }).waitFor();
    await ann.page
      .locator('[aria-live=polite]', { hasText: 'Bob says: You will need it.' })
      .waitFor({ state: 'attached' });
    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    await ann.page.getByText('You will need it.').last().waitFor();
    await ann.page.locator('.tab-new').waitFor({ state: 'detached' });
    expect(await findings(ann.page), 'chat').toEqual([]);
    // What was read stays read.
    await ann.page.reload();
    await ann.page.locator('#question').waitFor();
    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    await ann.page.locator('.chat-line').nth(1).waitFor();
    expect(await ann.page.locator('.tab-new').count()).toBe(0);

    await ann.page.getByRole('button', { name: 'About Bob, who said: You will need it.' }).click();
    const dialog = ann.page.getByRole('dialog');
    expect(await findings(ann.page), 'about somebody').toEqual([]);
    await dialog.getByRole('button', { name: /^Report/ }).click();
    const send = dialog.getByRole('button', { name: 'Send the report' });
    expect(await send.isDisabled()).toBe(true);
    await dialog.getByLabel('Insults or threats').check();
    await dialog.getByLabel('Anything to add').fill('twice');
    expect(await findings(ann.page), 'a report').toEqual([]);
    await send.click();
    await ann.page.getByText('The report is on its way').waitFor();

    await ann.page.getByRole('button', { name: 'About Bob', exact: true }).click();
    await dialog.getByRole('button', { name: /Do not hear them/ }).click();
    await ann.page.getByText('2 lines of people whom you do not hear').waitFor();
    await say(bob, 'Ann?');
    await say(ann, 'What a quiet table.');
    expect(await ann.page.locator('.chat-line').count()).toBe(1);
    await ann.page.goto(`${house.url()}/account`);
    await ann.page.getByRole('button', { name: 'Hear Bob again' }).click();
    await ann.page.getByText('You hear everybody.').waitFor();
    await ann.page.goBack();
    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    await ann.page.locator('.chat-line').nth(3).waitFor();

    await bob.page.getByRole('list', { name: 'Players' }).getByRole('button', { name: /Ann/ }).click();
    await bob.page.getByRole('dialog').getByRole('link', { name: 'Their page' }).click();
    await bob.page.locator('.plate-name', { hasText: 'Ann' }).waitFor();
    expect([...ann.heard, ...bob.heard]).toEqual([]);
    await closeAll(ann, bob);
  }, 60_000);
});
