/** When a page is fit to be looked at. */
import type { Page } from 'playwright-core';

/** So many frames in which nothing is added or taken away: a table comes in parts, a frame or two each. */
const CALM = 6;

/** Until nothing fades or moves any more; what moves for ever is not waited for. */
export const unmoved = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );

/** Until all of it is drawn, in its own letters, and unmoved. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async (calm) => {
    await document.fonts.ready;
    let quiet = 0;
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    while (quiet++ < calm) await new Promise(requestAnimationFrame);
    observer.disconnect();
  }, CALM);
  await unmoved(page);
}
