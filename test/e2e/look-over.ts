/** Looks a page over as everybody would: by eye in both themes, by thumb, by keyboard, and with text of twice the size. */
import type { Page } from 'playwright-core';
import { findings } from './axe.ts';
import { still } from './still.ts';

type Theme = 'light' | 'dark';
const other = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

/** What is wrong, a line each. The page is left as it was found. */
export async function lookOver(page: Page, theme: Theme): Promise<string[]> {
  await still(page);
  const found = [...(await findings(page)), ...(await tooSmall(page)), ...(await unmarked(page))];
  await page.emulateMedia({ colorScheme: other(theme) });
  found.push(...(await findings(page, ['color-contrast'])).map((line) => `${other(theme)}: ${line}`));
  await page.emulateMedia({ colorScheme: theme });
  found.push(...(await enlarged(page)));
  return found;
}

/** What a thumb would miss: everything that can be tapped and is less than 44 px high or wide; 24 for a mouse at a table on a desk. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const taps =
      'button, select, summary, textarea, a, [role=button], label:has(> input), input:not([type=radio], [type=checkbox])';
    const mouse = matchMedia('(pointer: fine)').matches;
    const desk = mouse && innerWidth > 640;
    return [...document.querySelectorAll<HTMLElement>(taps)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const dense = mouse && element.matches(desk ? '.table :not(dialog *)' : '.log-entry');
      const least = dense ? 24 : 43.5;
      // A link within a sentence is as high as its line.
      const inLine = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      const hidden = width <= 1 || !element.checkVisibility() || element.closest('.visually-hidden, [inert]') !== null;
      return inLine || hidden || (width >= least && height >= least)
        ? []
        : [`too small: ${element.className || element.tagName} ${Math.round(width)} x ${Math.round(height)}`];
    });
  });

/** Where the keyboard goes without a mark that shows it, or to where nobody sees it. */
async function unmarked(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    const line = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      if (at === document.body) return null;
      const name = `${at.getAttribute('class') ?? at.tagName} "${at.getAttribute('aria-label') ?? at.textContent}"`;
      // A radio button lies under the words that look like a button.
      const shown = [at, at.nextElementSibling].filter((one) => one !== null);
      if (!shown.some((one) => getComputedStyle(one).outlineStyle !== 'none')) return `no mark of focus: ${name}`;
      const { left, top, width, height } = at.getBoundingClientRect();
      const seen = [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * part);
        // What is said for a moment goes away again.
        const passing = hit?.closest('.toast') != null;
        return passing || (hit !== null && (at.contains(hit) || (at.closest('label')?.contains(hit) ?? false)));
      });
      return seen ? '' : `focus out of sight: ${name}`;
    });
    if (line === null) break;
    if (line !== '') found.push(line);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return found;
}
const STOPS = 40;

/** With text of twice the size: what makes the page scroll sideways, is cut off or out of reach. */
const enlarged = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const before = root.style.getPropertyValue('--text-scale');
    root.style.setProperty('--text-scale', '2');
    const found = root.scrollWidth > root.clientWidth ? [`at 200% it is ${root.scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('.page :not(input), dialog[open] :not(input)')) {
      const { overflowX } = getComputedStyle(element);
      const cut = (overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1;
      if (cut && element.checkVisibility() && !element.closest('.visually-hidden, svg'))
        found.push(`at 200% cut off: ${element.className}`);
    }
    // The frame never scrolls: what does not fit on it is lost.
    for (const element of document.querySelectorAll<HTMLElement>('.table-rail button, .top-tools button')) {
      const { left, right } = element.getBoundingClientRect();
      if (element.checkVisibility() && (left < -1 || right > innerWidth + 1))
        found.push(`at 200% off the screen: ${element.className}`);
    }
    root.style.setProperty('--text-scale', before);
    return found;
  });
