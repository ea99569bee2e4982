/** Every mark that the rules can draw on the map is seen there, is spoken of, and leads to the card that drew it; and axe's word. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CARDS } from '../../src/games/september/cards/cards.ts';
import { numberOf } from '../../src/games/september/roster.ts';
import { MARK_CARDS, type MapMark } from '../../src/web/boards/september/marks.ts';
import { text } from '../../src/web/boards/september/text.ts';
import { findings } from './axe.ts';
import { likes } from './gallery/gallery.ts';
import { AT_A_CARD, AT_THE_END, openMarks } from './september-marks.ts';
import { DESK, PHONE } from './sizes.ts';
import { useStage } from './stage.ts';
import { still } from './still.ts';

const stage = useStage();
const MARKS = Object.keys(MARK_CARDS) as MapMark[];

/** How large it is drawn, and what of values, crosses, bonus dice and other marks it lies upon. */
const drawing = (page: Page, mark: MapMark): Promise<{ size: number; upon: string[] }> =>
  page.evaluate((name) => {
    const selector = { lease: '.zone > .star', circle: '.zone-circle', spqr: '.zone-spqr' }[name as string];
    const drawn = document.querySelector(selector ?? `:is(.zone, .row-start) > .mark-${name}`);
    if (!drawn) return { size: 0, upon: [] };
    const box = drawn.getBoundingClientRect();
    // A circle is drawn round what stands in a BZ.
    const others = document.querySelectorAll(
      name === 'circle' ? '.bonus-die' : '.pencil, .bonus-die, .cross, .zone > svg, .row-start > .mark',
    );
    const upon = [...others].filter((other) => {
      const { left, right, top, bottom, width } = other.getBoundingClientRect();
      if (width === 0 || other === drawn || !other.checkVisibility()) return false;
      // Less than two pixels are the edge of a stroke; the force in the middle of a BZ may be touched.
      const slack = other.matches('.force') ? 8 : 2;
      return (
        Math.min(right, box.right) - Math.max(left, box.left) > slack &&
        Math.min(bottom, box.bottom) - Math.max(top, box.top) > slack
      );
    });
    return { size: Math.min(box.width, box.height), upon: upon.map((other) => other.getAttribute('class') ?? '') };
  }, mark);

/** A part of the board, on a phone by its tab: what is opened comes piece by piece. */
async function show(page: Page, part: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
  await still(page);
}

for (const viewport of [PHONE, DESK]) {
  test(`every mark is drawn, named and explained, ${viewport.width} px`, async () => {
    const { context, page } = await stage.enter({ viewport });
    await openMarks(page, stage.url());
    // A tip lies over the foot of the board until it is put away.
    if (viewport === PHONE) await page.locator('.tip button').click();
    const found = new Set<MapMark>();
    for (const theatre of text.theatres) {
      if (viewport === PHONE) await show(page, theatre);
      const keys = page.getByRole('list', { name: `Marks on ${theatre}` }).getByRole('button');
      const said = await keys.evaluateAll((all) => all.map((key) => key.getAttribute('aria-label') ?? ''));
      const here = MARKS.filter((mark) => said.some((key) => key.startsWith(CARDS[numberOf(MARK_CARDS[mark])].name)));
      expect(here).toHaveLength(said.length);
      expect(here.length).toBeGreaterThan(3);
      for (const mark of here) {
        const { size, upon } = await drawing(page, mark);
        expect(size, mark).toBeGreaterThanOrEqual(14);
        expect(upon, mark).toEqual([]);
        const spoken = page.getByRole('region', { name: theatre }).getByLabel(text.marks[mark]);
        expect(await spoken.count(), mark).toBeGreaterThan(0);
        const { name, text: says } = CARDS[numberOf(MARK_CARDS[mark])];
        await keys.filter({ hasText: name }).click();
        await page.getByRole('dialog', { name }).getByText(says).waitFor();
        await page.keyboard.press('Escape');
        found.add(mark);
      }
    }
    expect(MARKS.filter((mark) => !found.has(mark))).toEqual([]);
    expect(stage.complaints()).toEqual([]);
    await context.close();
  });
}

// The other two are among the screens of the gallery.
for (const [viewport, colorScheme] of [
  [PHONE, 'dark'],
  [DESK, 'light'],
] as const) {
  test(`axe finds nothing, ${viewport.width} px, ${colorScheme}: marks, a card that asks, a card to read, every part, the end`, async () => {
    const { context, page } = await stage.enter({ viewport, colorScheme });
    await openMarks(page, stage.url());
    expect(await findings(page), 'marks').toEqual([]);
    await page.locator('.mark-key').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page), 'a card to read').toEqual([]);
    await openMarks(page, stage.url(), AT_A_CARD);
    expect(await findings(page), 'a card that asks').toEqual([]);
    if (viewport === PHONE) {
      for (const part of [...text.theatres, text.events]) {
        await show(page, part);
        expect(await findings(page), part).toEqual([]);
      }
    }
    await openMarks(page, stage.url(), AT_THE_END);
    expect(await findings(page), 'the end').toEqual([]);
    await context.close();
  }, 180_000);
}

for (const viewport of [PHONE, DESK]) {
  test(`with text at 200% nothing sticks out at the side, ${viewport.width} px`, async () => {
    const { context, page } = await stage.enter({ viewport });
    await likes(context, { textSize: 200 });
    await openMarks(page, stage.url());
    for (const part of [...text.theatres, text.events]) {
      await show(page, part);
      const out = await page.evaluate(() =>
        [document.documentElement, document.querySelector('.table-board')].map((box) =>
          box ? box.scrollWidth - box.clientWidth : Number.NaN,
        ),
      );
      expect(out, part).toEqual([0, 0]);
      // What is drawn stays within its paper.
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.camp, .acting-page, .front, .sheet')]
          .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.className),
      );
      expect(cut, part).toEqual([]);
    }
    await context.close();
  });
}
