import { directionOf } from './bidi.ts';
import type { Card } from './book.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './frames.ts';
import { splitInitial } from './initial.ts';
import { type Line, linesOf } from './pdf-lines.ts';
import type { Type } from './pdf-type.ts';
import { gapAfter, type Setting } from './setting.ts';

/** Makes the tale up into pages: lines, with the cards that stand beside them. Nothing is drawn here. */

/** Points; A5. The text stands nearer to the spine, the cards in the outer margin. */
export const PAGE = { width: 419.53, height: 595.28, top: 58, bottom: 62 };
export const TEXT = { size: 10.4, leading: 15.3, width: 284, recto: 50, verso: 99 };
export const MARGIN = { width: 58, card: 37, gap: 6, caption: 6.7, lead: 8 };
export const INITIAL = { lines: 4, size: 58, gap: 9 };
export const HEADPIECE = { height: 62, after: 22 };

const BETWEEN = 5;
/** Where cards are many they shrink, down to this, before they end a page early. */
const SMALLEST = 0.75;
/** The drop from the top of a row to its baseline. */
export const BASELINE = 11;

export type Row = {
  line: Line;
  paragraph: number;
  teller: number;
  /** Space above, unless it opens the page. */
  before: number;
  first: boolean;
  last: boolean;
  opens: boolean;
  /** Moved in, to leave room for the initial or as an indent. */
  inset: number;
  cards: readonly Card[];
};

export type PlacedCard = { card: Card; y: number; scale: number; caption: readonly Line[] };

export type TalePage = { rows: readonly { row: Row; y: number }[]; cards: readonly PlacedCard[]; end: number };

export function taleRows(setting: Setting, type: Type): { rows: Row[]; letter: string | null } {
  let letter: string | null = null;
  const padding = new Map<number, number>();
  const rows = setting.paragraphs.flatMap(({ teller, opens, sentences }, p): Row[] => {
    const starts: { at: number; cards: readonly Card[] }[] = [];
    let text = '';
    for (const sentence of sentences) {
      starts.push({ at: [...text].length, cards: sentence.cards });
      text += sentence.text + gapAfter(sentence.text);
    }
    text = text.trimEnd();
    const split = p === 0 ? splitInitial(text) : null;
    if (split !== null) {
      letter = split.initial;
      text = split.rest;
      const lost = [...split.initial].length;
      for (const start of starts) start.at = Math.max(0, start.at - lost);
    }
    // What follows the initial may begin with a space, if the first word has one letter.
    const lead = text.length - text.trimStart().length;
    text = text.trimStart();
    for (const start of starts) start.at = Math.max(0, start.at - lead);
    const rtl = directionOf(text, setting.direction) === 'rtl';
    const beside = split === null ? 0 : INITIAL.size + INITIAL.gap;
    const indent = opens === null && !rtl ? 14 : 0;
    const inset = (line: number): number => (line < INITIAL.lines && beside > 0 ? beside : line === 0 ? indent : 0);
    const lines = linesOf(text, type, {
      ...{ size: TEXT.size, style: 'regular', direction: setting.direction },
      width: (line) => TEXT.width - inset(line),
    });
    const own = lines.map((line, i): Row => {
      const from = i === 0 ? 0 : line.units[0].at;
      const to = lines[i + 1]?.units[0].at ?? Number.POSITIVE_INFINITY;
      return {
        ...{ line, paragraph: p, teller, inset: inset(i), before: i === 0 && opens !== null ? BETWEEN : 0 },
        ...{ first: i === 0, last: i + 1 === lines.length, opens: i === 0 && opens !== null },
        cards: starts.filter(({ at }) => at >= from && at < to).flatMap(({ cards }) => cards),
      };
    });
    // A first paragraph that is shorter than its initial pushes the second one below it.
    const short = split === null ? 0 : INITIAL.lines - lines.length;
    if (short > 0) padding.set(p + 1, short * TEXT.leading);
    return padding.has(p)
      ? own.map((row, i) => (i === 0 ? { ...row, before: row.before + padding.get(p)! } : row))
      : own;
  });
  return { rows, letter };
}

export function talePages(rows: readonly Row[], type: Type, direction: 'ltr' | 'rtl'): TalePage[] {
  const pages: TalePage[] = [];
  for (let from = 0; from < rows.length; ) {
    const top = PAGE.top + (pages.length === 0 ? HEADPIECE.height + HEADPIECE.after : 0);
    const to = fill(rows, from, top, type, direction);
    let y = top;
    const placed = rows.slice(from, to).map((row, i) => {
      if (i > 0) y += row.before;
      const at = y;
      y += TEXT.leading;
      return { row, y: at };
    });
    pages.push({ rows: placed, cards: placeCards(placed, type, direction), end: y });
    from = to;
  }
  return pages;
}

const BOTTOM = PAGE.height - PAGE.bottom;

/** How many rows go on a page: as many as fit, with their cards; no line of a paragraph alone on either side. */
function fill(rows: readonly Row[], from: number, top: number, type: Type, direction: 'ltr' | 'rtl'): number {
  let y = top;
  let margin = top;
  let to = from;
  while (to < rows.length) {
    y += (to > from ? rows[to].before : 0) + TEXT.leading;
    margin += rows[to].cards.reduce((sum, card) => sum + cardHeight(captionOf(card, type, direction)), 0) * SMALLEST;
    if (to > from && (y > BOTTOM || margin > BOTTOM)) break;
    to++;
  }
  if (to === rows.length) return to;
  const fits = to;
  const widow = rows[to].last && !rows[to].first;
  if (widow) to--;
  const orphan = rows[to - 1].first && !rows[to - 1].last;
  if (orphan) to--;
  return to > from ? to : fits;
}

function captionOf({ title }: Card, type: Type, direction: 'ltr' | 'rtl'): Line[] {
  const lines = linesOf(title, type, { size: MARGIN.caption, style: 'italic', width: () => MARGIN.width, direction });
  return title === '' ? [] : lines;
}

const cardHeight = (caption: readonly Line[]): number =>
  (MARGIN.card * CARD_HEIGHT) / CARD_WIDTH + 2 + caption.length * MARGIN.lead + MARGIN.gap;

/** Each card beside its sentence, or as near as the cards above and the foot of the page allow. */
function placeCards(rows: TalePage['rows'], type: Type, direction: 'ltr' | 'rtl'): PlacedCard[] {
  const wanted = rows.flatMap(({ row, y }) =>
    row.cards.map((card) => ({ card, y, caption: captionOf(card, type, direction) })),
  );
  const total = wanted.reduce((sum, { caption }) => sum + cardHeight(caption), 0);
  const top = rows[0].y;
  // One sentence may lay more cards than a page is high: they shrink rather than get lost.
  const scale = Math.min(1, (BOTTOM - top) / total);
  let y = top;
  const placed = wanted.map((card) => {
    const at = Math.max(card.y, y);
    y = at + cardHeight(card.caption) * scale;
    return { ...card, y: at, scale };
  });
  let floor = BOTTOM + MARGIN.gap;
  for (const card of placed.toReversed()) {
    card.y = Math.min(card.y, floor - cardHeight(card.caption) * scale);
    floor = card.y;
  }
  return placed;
}
