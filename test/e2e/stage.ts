/** The built app, a server for it and a real browser; what every browser test needs. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from '../../src/testing/chromium.ts';
import { serveWeb, type WebServer } from '../../src/testing/web-server.ts';
import { WEB } from './build.ts';
import { DESK } from './sizes.ts';

export type Stage = {
  readonly url: () => string;
  /** A browser of its own, as somebody else's; it fails the test if the page reports an error. */
  readonly enter: (options?: BrowserContextOptions) => Promise<{ context: BrowserContext; page: Page }>;
  /** What pages have reported since the last look. */
  readonly complaints: () => string[];
};

export function useStage(): Stage {
  let browser: Browser;
  let server: WebServer;
  let heard: string[] = [];
  beforeAll(async () => {
    browser = await launch();
    server = await serveWeb(WEB);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    url: () => server.url,
    async enter(options = {}) {
      const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => heard.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      });
      return { context, page };
    },
    complaints() {
      const said = heard;
      heard = [];
      return said;
    },
  };
}
