/**
 * A gallery of every screen, on a phone and on a desk, by day and by lamp.
 *
 * npm run screenshots [-- <part> …]         small files into docs/images
 * npm run screenshots -- --png [<part> …]   exact ones into .cache/screens, to look at while something is being made
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch } from '../../src/testing/chromium.ts';
import { serve } from '../server/client.ts';
import { setup, WEB } from './build.ts';
import { LIKES, likes, type Part } from './gallery/gallery.ts';
import { gallery } from './gallery/index.ts';
import { DESK, PHONE } from './sizes.ts';
import { still } from './still.ts';

const { values, positionals } = parseArgs({ options: { png: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.find((name) => !Object.hasOwn(gallery, name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"; choose among ${Object.keys(gallery).join(', ')}.`);
  process.exit(2);
}
const parts = Object.entries(gallery).filter(([name]) => positionals.length === 0 || positionals.includes(name));
const out = fileURLToPath(new URL(values.png ? '../../.cache/screens' : '../../docs/images', import.meta.url));
mkdirSync(out, { recursive: true });

await setup();
const server = await serve({ web: WEB });
const browser = await launch();
try {
  for (const viewport of [PHONE, DESK]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const look = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
      for (const [, part] of parts) await take(part, look, `${viewport.width}-${colorScheme}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

type Look = NonNullable<Parameters<Browser['newContext']>[0]>;

async function take(part: Part, look: Look, ending: string): Promise<void> {
  const contexts: BrowserContext[] = [];
  const enter = async (name: string): Promise<Page> => {
    const context = await browser.newContext(look);
    contexts.push(context);
    await likes(context, { ...LIKES, name });
    return context.newPage();
  };
  const page = await enter(LIKES.name);
  for (const { name, show } of part) {
    await show({ page, url: server.url, friend: enter });
    await still(page);
    if (values.png) await page.screenshot({ path: `${out}/${name}-${ending}.png` });
    else writeFileSync(`${out}/${name}-${ending}.webp`, await webp(page));
  }
  for (const context of contexts) await context.close();
}

/** A third of a JPEG's size at the same look; Playwright itself writes none. */
async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await session.detach();
  return Buffer.from(data, 'base64');
}
