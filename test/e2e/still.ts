/** When a page is fit to be looked at. */
import type { Page } from 'playwright-core';

/** So many frames in which nothing is added or taken away: a table comes in parts, a frame or two each. */
const CALM = 6;

/** Whatever fades or moves has come to its end; what moves for ever goes on. To wait for it would take long, behind another page for ever. */
export const unmoved = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });

/** Until all of it is drawn, in its own letters, and unmoved. */
export async function still(page: Page): Promise<void> {
  // Behind another page there are no frames.
  await page.bringToFront();
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
