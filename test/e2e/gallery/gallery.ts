/** What a part of the gallery is. Each part is a file beside this one and is named in `index.ts`. */
import type { BrowserContext, Page } from 'playwright-core';

/** The page that is photographed, the address of a real server, and other people's browsers for whoever needs company. */
type Studio = {
  readonly page: Page;
  readonly url: string;
  /** Somebody else at another screen, of that name; put away with the part. */
  readonly friend: (name: string) => Promise<Page>;
};

export type Screen = {
  /** Of the picture's file, without size and theme. */
  readonly name: string;
  /** Goes there, and is done when it is fit to be seen. */
  readonly show: (studio: Studio) => Promise<unknown>;
};

/** In this order: each screen begins where the one before it ended. A part begins with a fresh browser whose bots answer at once. */
export type Part = readonly Screen[];

/** What everybody in the gallery likes; a part may say otherwise by `like`. */
export const LIKES = { quickBots: true, name: 'Robin' };

export async function likes(context: BrowserContext, settings: object): Promise<void> {
  await context.addInitScript((text) => {
    if (!localStorage.getItem('settings')) localStorage.setItem('settings', text);
  }, JSON.stringify(settings));
}

/** Changes settings from now on, and comes back to where it was. */
export async function like(page: Page, settings: object): Promise<void> {
  await page.evaluate((some) => {
    const before = JSON.parse(localStorage.getItem('settings') ?? '{}');
    localStorage.setItem('settings', JSON.stringify({ ...before, ...some }));
  }, settings);
  await page.reload();
}

/** A page of the app by its address. */
export const at =
  (path: string): Screen['show'] =>
  async ({ page, url }) => {
    await page.goto(url + path);
    await page.locator('h1').first().waitFor();
  };
