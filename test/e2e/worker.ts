/** A table of one's own runs in a worker, where nothing of a page's scope holds. */
import type { Page } from 'playwright-core';

/** Runs in a worker: nothing may be stored. */
export function noStore(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
}

/** Each worker of the page first runs this. What is returned ends it, after what is under way: that would find its route gone. */
export async function inWorkers(page: Page, first: () => void): Promise<() => Promise<void>> {
  await page.route('**/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${first})();${await response.text()}` });
  });
  return () => page.unrouteAll({ behavior: 'wait' });
}
