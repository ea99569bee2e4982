/** The built app, a server for it and a real browser; what every browser test needs. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from '../../src/testing/chromium.ts';
import { serveWeb, type WebServer } from '../../src/testing/web-server.ts';
import { WEB } from './build.ts';
import { arrive, type Person } from './person.ts';

export type Stage = {
  readonly url: () => string;
  /** A browser of its own, as somebody else's; it fails the test if the page reports an error. */
  readonly enter: (options?: BrowserContextOptions) => Promise<Person>;
  /** What pages have reported since the last look. */
  readonly complaints: () => string[];
};

export function useStage(): Stage {
  let browser: Browser;
  let server: WebServer;
  const people: Person[] = [];
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
    async enter(options) {
      const person = await arrive(browser, null, options, ['error', 'warning']);
      people.push(person);
      return person;
    },
    complaints: () => people.flatMap(({ heard }) => heard.splice(0)),
  };
}
