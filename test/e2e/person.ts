/** Somebody at a screen of their own: a browser that knows nobody yet, and what its page has complained of. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { likes } from './gallery/gallery.ts';
import { DESK } from './sizes.ts';

export type Person = {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly heard: string[];
};

type Taste = { readonly name: string; readonly [setting: string]: unknown };

export async function arrive(
  browser: Browser,
  taste: Taste | null,
  options: BrowserContextOptions = {},
  grades: readonly string[] = ['error'],
): Promise<Person> {
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(15_000);
  if (taste) await likes(context, taste);
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (grades.includes(message.type())) heard.push(message.text());
  });
  return { name: taste?.name ?? '', context, page, heard };
}
