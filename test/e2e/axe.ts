/** What axe finds wrong on a page, a line each. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Of all rules, or only of those that are named. */
export async function findings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // What is still fading in has colours of its own.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const axe = new AxeBuilder({ page });
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
