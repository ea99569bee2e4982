import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { fontsFor } from '../../src/book/fonts-node.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../src/book/frames.ts';
import { MARGIN, PAGE, type TalePage, TEXT, talePages, taleRows } from '../../src/book/pdf-tale.ts';
import { Type } from '../../src/book/pdf-type.ts';
import { settle } from '../../src/book/setting.ts';
import { sfntOf } from '../../src/book/sfnt.ts';
import { hard } from './hard.ts';

async function pagesOf(name: string): Promise<TalePage[]> {
  const setting = settle(hard[name]);
  const fonts = await Promise.all(
    (await fontsFor(hard[name])).map(async (face) => ({ ...face, bytes: await sfntOf(face.bytes) })),
  );
  const type = new Type(new PDFDocument({ autoFirstPage: false, font: '' }), fonts);
  return talePages(taleRows(setting, type).rows, type, setting.direction);
}

describe('the pages of the PDF', () => {
  for (const name of ['400 passages', 'one teller, 400 passages', 'long words', 'many cards at one sentence']) {
    test(`${name}: no line runs over the edge, none stands alone`, async () => {
      const pages = await pagesOf(name);
      for (const [i, { rows }] of pages.entries()) {
        for (const { row, y } of rows) {
          expect(row.line.width).toBeLessThanOrEqual(row.line.measure * 1.01);
          expect(row.inset + row.line.measure).toBeCloseTo(TEXT.width);
          expect(y + TEXT.leading).toBeLessThanOrEqual(PAGE.height - PAGE.bottom + 0.01);
        }
        if (i + 1 === pages.length) continue;
        const foot = rows.at(-1)!.row;
        const head = pages[i + 1].rows[0].row;
        expect(foot.first && !foot.last, `page ${i}: the first line of a paragraph alone at the foot`).toBe(false);
        expect(head.last && !head.first, `page ${i + 1}: the last line of a paragraph alone at the head`).toBe(false);
      }
    });

    test(`${name}: cards stand on the page, in order, and not on each other`, async () => {
      for (const { cards } of await pagesOf(name)) {
        for (const [i, { y, scale }] of cards.entries()) {
          const height = ((MARGIN.card * CARD_HEIGHT) / CARD_WIDTH) * scale;
          expect(y).toBeGreaterThanOrEqual(PAGE.top - 0.01);
          expect(y + height).toBeLessThanOrEqual(PAGE.height - PAGE.bottom + MARGIN.gap);
          if (i > 0) expect(y).toBeGreaterThanOrEqual(cards[i - 1].y + height);
        }
      }
    });
  }
});
