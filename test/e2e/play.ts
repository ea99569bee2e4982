/** Plays at a table the way a person does: reads the question, takes one of its answers. */
import type { Locator, Page } from 'playwright-core';

export async function playNow(page: Page, url: string, game = 'Castle'): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: `Play now: Once Upon a ${game}` }).click();
  await page.locator('#question').waitFor();
}

/** Every choice as a button and no waiting for bots, from now on. */
export async function prepare(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings`);
  await page.getByLabel('Bots answer at once').check();
  await page.getByLabel('Always list every choice as a button').check();
}

/** Answers until the table says something else than a question; `choose` names one of the buttons. */
export async function playOn(page: Page, answers: number, choose: (count: number) => number): Promise<number> {
  const buttons = page.locator('.answers button');
  for (let given = 0; given < answers; given++) {
    const ended = page.locator('.finale');
    await buttons.or(ended).first().waitFor();
    if (await ended.isVisible()) return given;
    const step = await page.locator('#question').getAttribute('data-step');
    await buttons.nth(choose(await buttons.count())).click();
    await taken(page, step);
  }
  return answers;
}

/** Until the table has taken an answer. */
export const taken = (page: Page, step: string | null): Promise<unknown> =>
  page.waitForFunction((before) => document.querySelector('#question')?.getAttribute('data-step') !== before, step);

/** Something on the board that can be tapped. Where there is nothing (dice that show nothing but residents), a button is. */
export async function onBoard(page: Page, what = '.table-board .lit'): Promise<Locator> {
  const lit = page.locator(what).first();
  const button = page.locator('#question .answers button').first();
  for (;;) {
    await lit.or(button).first().waitFor();
    if (await lit.isVisible()) return lit;
    const step = await page.locator('#question').getAttribute('data-step');
    await button.click();
    await taken(page, step);
  }
}
