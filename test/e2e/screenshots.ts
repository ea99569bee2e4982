/** A gallery of every screen, on a phone and on a desk, by day and by lamp, for docs/images. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { launch } from '../../src/testing/chromium.ts';
import { serveWeb } from '../../src/testing/web-server.ts';
import { buildWeb } from './build.ts';
import { playNow, playOn, prepare } from './play.ts';
import { DESK, PHONE } from './sizes.ts';

const out = fileURLToPath(new URL('../../docs/images', import.meta.url));
mkdirSync(out, { recursive: true });
const server = await serveWeb(await buildWeb('screenshots'));
const browser = await launch();

type Screen = (page: Page) => Promise<void>;
const at =
  (path: string): Screen =>
  async (page) => {
    await page.goto(server.url + path);
    await page.locator('h1').waitFor();
  };
const first = (): number => 0;

/** In this order: each begins where the one before it ended. */
const screens: { readonly [name: string]: Screen } = {
  home: at('/'),
  'set-up': async (page) => {
    await page
      .getByRole('button', { name: /Choose players/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Begin' }).waitFor();
  },
  table: async (page) => {
    await prepare(page, server.url);
    await playNow(page, server.url);
    await playOn(page, 24, first);
    await page.goto(`${server.url}/settings`);
    await page.getByLabel('Always list every choice as a button').uncheck();
    await page.goBack();
    await page.locator('.question-open').waitFor();
  },
  scores: async (page) => {
    await page.getByRole('tab', { name: 'Scores' }).click();
  },
  finale: async (page) => {
    await prepare(page, server.url);
    await page.goBack();
    await playOn(page, 2000, first);
    await page.locator('.finale').waitFor();
  },
  september: async (page) => {
    await playNow(page, server.url, 'September');
    await playOn(page, 12, first);
    await page.locator('.question-open').waitFor();
  },
  time: async (page) => {
    await playNow(page, server.url, 'Time');
    await page.locator('.question-open, .asked, #question').first().waitFor();
  },
  learn: at('/learn/castle'),
  settings: at('/settings'),
  'no-table': async (page) => {
    await page.goto(`${server.url}/table/none`);
    await page.locator('h1').waitFor();
  },
};

async function take(context: BrowserContext, ending: string): Promise<void> {
  const page = await context.newPage();
  for (const [name, go] of Object.entries(screens)) {
    await go(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
    });
    await page.screenshot({ path: `${out}/${name}-${ending}.jpg`, type: 'jpeg', quality: 74 });
  }
}

try {
  for (const viewport of [PHONE, DESK]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      await take(context, `${viewport.width}-${colorScheme}`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
