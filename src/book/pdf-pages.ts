import type { Card } from './book.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardDrawing } from './frames.ts';
import { icons } from './icons.ts';
import { headpiece, initialPanel } from './ornaments.ts';
import { LIGHT, WASH } from './palette.ts';
import { type Line, linesOf } from './pdf-lines.ts';
import {
  BASELINE,
  HEADPIECE,
  INITIAL,
  MARGIN,
  PAGE,
  type PlacedCard,
  type Row,
  type TalePage,
  TEXT,
  talePages,
  taleRows,
} from './pdf-tale.ts';
import type { Tag } from './pen.ts';
import { chargeIcon } from './pictures.ts';
import type { Press } from './press.ts';

/** Draws the pages of the tale. */

export const leftOf = (page: number): number => (page % 2 === 1 ? TEXT.recto : TEXT.verso);

export function drawTale(press: Press): void {
  const { setting, type, pen } = press;
  const { rows, letter } = taleRows(setting, type);
  const pages = talePages(rows, type, setting.direction);
  const tags = new Map<number, Tag>();
  let end = PAGE.top + HEADPIECE.height + HEADPIECE.after;
  let number = press.next();
  pen.doc.outline.addItem(setting.words.tale);
  drawHeadpiece(press, leftOf(number));
  for (const [i, page] of pages.entries()) {
    if (i > 0) {
      number = press.next();
      runningHead(press, number);
    }
    const left = leftOf(number);
    if (i === 0 && letter !== null) drawInitial(press, letter, left, page.rows[0], tags);
    drawRows(press, page, left, tags);
    for (const card of page.cards) drawCard(press, card, number);
    folio(press, number);
    ({ end } = page);
    if (i === 0 && letter !== null) end = Math.max(end, page.rows[0].y + INITIAL.lines * TEXT.leading);
  }
  if (pages.length === 0) folio(press, number);
  for (const tag of tags.values()) tag.element.end();
  drawEnding(press, number, end);
}

function drawRows(press: Press, { rows }: TalePage, left: number, tags: Map<number, Tag>): void {
  const { pen, setting } = press;
  for (const { row, y } of rows) {
    const hand = setting.tellers[row.teller];
    const rtl = row.line.direction === 'rtl';
    if (row.opens) {
      const x = rtl ? left + TEXT.width + 3.5 : left - 15;
      drawCharge(press, row.teller, x, y + BASELINE - 9.2, 10.5);
    }
    pen.into(paragraphTag(press, row.paragraph, tags), () =>
      pen.line(row.line, { x: left + (rtl ? 0 : row.inset), y: y + BASELINE, colour: hand.ink }),
    );
  }
}

function paragraphTag({ pen }: Press, paragraph: number, tags: Map<number, Tag>): Tag {
  let tag = tags.get(paragraph);
  if (tag === undefined) {
    tag = pen.tag('P');
    tags.set(paragraph, tag);
  }
  return tag;
}

export function drawCharge({ pen, setting, palette }: Press, teller: number, x: number, y: number, size: number): void {
  const { charge, ink, name } = setting.tellers[teller];
  const tag = pen.tag('Figure', `${name}, ${setting.words.charges[charge]}`);
  pen.into(tag, () =>
    pen.shapes([{ d: icons[chargeIcon(charge)].d, fill: 'ink' }], { ...palette, ink }, x, y, size / 512),
  );
  tag.element.end();
}

function drawHeadpiece({ pen, setting, palette }: Press, left: number): void {
  const { inside, border } = headpiece(setting.seed, TEXT.width, HEADPIECE.height);
  pen.artifact(() => {
    pen.clipped(inside, palette, left, PAGE.top, TEXT.width, HEADPIECE.height);
    pen.shapes(border, palette, left, PAGE.top);
  });
}

function drawInitial(
  press: Press,
  letter: string,
  left: number,
  { row, y }: { row: Row; y: number },
  tags: Map<number, Tag>,
): void {
  const { pen, type, setting, palette } = press;
  const { inside, border, size } = initialPanel(setting.seed);
  const scale = INITIAL.size / size;
  const top = y + 1.5;
  pen.artifact(() => {
    pen.clipped(inside, palette, left, top, size, size, scale);
    pen.shapes(border, palette, left, top, scale);
  });
  const count = [...new Intl.Segmenter().segment(letter)].length;
  let points = count === 1 ? 46 : 32;
  const lay = (): Line[] => linesOf(letter, type, { size: points, style: 'bold', width: () => INITIAL.size });
  let [line] = lay();
  for (; line.width > INITIAL.size - 10 && points > 12; [line] = lay()) points -= 2;
  const place = { x: left, y: top + INITIAL.size / 2 + points * 0.35, align: 'centre' as const };
  // A rim of paper keeps the letter clear of the picture behind it.
  pen.artifact(() => pen.rim(line, place, palette.card, 4));
  pen.into(paragraphTag(press, row.paragraph, tags), () => pen.line(line, { ...place, colour: LIGHT.ink }));
}

function drawCard({ pen, setting, palette }: Press, placed: PlacedCard, page: number): void {
  const { card, y, scale, caption } = placed;
  const recto = page % 2 === 1;
  const width = MARGIN.card * scale;
  const x = recto ? TEXT.recto + TEXT.width + 17 : TEXT.verso - 25 - MARGIN.width;
  const tag = pen.tag('Figure', labelOf(card, setting.words));
  pen.into(tag, () => {
    pen.shapes(
      cardDrawing(card, icons).shapes,
      { ...palette, wash: WASH[card.group] },
      x + (MARGIN.width - width) / 2,
      y,
      width / CARD_WIDTH,
    );
    // So small that titles would lie on each other: then they are only spoken.
    if (scale < 0.6) return;
    const foot = y + (width * CARD_HEIGHT) / CARD_WIDTH + 2;
    for (const [i, line] of caption.entries()) {
      pen.line(line, { x, y: foot + (i + 0.8) * MARGIN.lead * scale, colour: LIGHT.ink, align: 'centre' });
    }
  });
  tag.element.end();
}

function labelOf(card: Card, words: Press['setting']['words']): string {
  return (card.interrupt ? words.interruptCard : words.card)(card.title, words.groups[card.group]);
}

function runningHead({ pen, type, setting }: Press, page: number): void {
  const lines = linesOf(setting.title, type, {
    size: 8,
    style: 'italic',
    width: () => TEXT.width,
    direction: setting.direction,
  });
  // A title of several lines would run into the text: then the head stays empty.
  if (lines.length > 1) return;
  pen.artifact(() => pen.line(lines[0], { x: leftOf(page), y: PAGE.top - 22, colour: LIGHT.quiet, align: 'centre' }));
}

export function folio({ pen, type, setting }: Press, page: number): void {
  const [line] = linesOf(setting.words.page(page), type, { size: 8.5, style: 'regular', width: () => TEXT.width });
  pen.artifact(() => pen.line(line, { x: leftOf(page), y: PAGE.height - 34, colour: LIGHT.quiet, align: 'centre' }));
}

/** The ending stands in a gilt frame below the tale, or on a page of its own if there is no room. */
function drawEnding(press: Press, last: number, end: number): void {
  const { setting, type, pen, palette } = press;
  if (setting.ending === null) return;
  const { text, teller } = setting.ending;
  const [size, leading, pad] = [11.4, 17, 18];
  const lines = linesOf(text, type, {
    size,
    style: 'italic',
    width: () => TEXT.width - 2 * pad,
    direction: setting.direction,
  });
  const most = Math.floor((PAGE.height - PAGE.top - PAGE.bottom - 2 * pad) / leading);
  let page = last;
  let top = end + 24;
  for (let from = 0; from < lines.length; from += most) {
    const part = lines.slice(from, from + most);
    const height = part.length * leading + 2 * pad - 4;
    if (top + height > PAGE.height - PAGE.bottom + 6) {
      page = press.next();
      top = PAGE.top;
      folio(press, page);
    }
    const left = leftOf(page);
    pen.artifact(() => {
      pen.doc.rect(left, top, TEXT.width, height).fillAndStroke(palette.card, palette.gilt);
      pen.doc
        .lineWidth(0.6)
        .rect(left + 4, top + 4, TEXT.width - 8, height - 8)
        .stroke(palette.gilt);
      pen.doc
        .lineWidth(1.6)
        .rect(left - 3, top - 3, TEXT.width + 6, height + 6)
        .stroke(palette.gilt)
        .lineWidth(1);
    });
    drawCharge(press, teller, lines[0].direction === 'rtl' ? left + TEXT.width + 8 : left - 20, top + pad - 1, 11);
    const tag = pen.tag('P');
    pen.into(tag, () => {
      for (const [i, line] of part.entries()) {
        const y = top + pad + i * leading + 10;
        pen.line(line, { x: left + pad, y, colour: setting.tellers[teller].ink, align: 'centre' });
      }
    });
    tag.element.end();
    top = PAGE.height;
  }
}
