import type { Style } from './fonts.ts';
import { READING } from './fonts.ts';
import { icons } from './icons.ts';
import { cover, divider, pageFrame } from './ornaments.ts';
import { GILT, LIGHT } from './palette.ts';
import { colophonLines, makers } from './parts.ts';
import { type Line, linesOf } from './pdf-lines.ts';
import { drawCharge, folio, leftOf } from './pdf-pages.ts';
import { PAGE, TEXT } from './pdf-tale.ts';
import { coverIcon } from './pictures.ts';
import type { Press } from './press.ts';

/** Draws what stands before and after the tale. */

const MIDDLE = PAGE.width / 2;

type Fitted = { lines: Line[]; leading: number; whole: boolean };

/** Text as large as its box allows. */
function fitted(
  { type, setting }: Press,
  text: string,
  style: Style,
  width: number,
  height: number,
  sizes: readonly number[],
): Fitted {
  for (const size of sizes) {
    const lines = linesOf(text, type, { size, style, width: () => width, direction: setting.direction });
    const broken = lines.some((line) => !line.last && line.units.at(-1)!.gap === 0);
    const leading = size * 1.2;
    const smallest = size === sizes.at(-1);
    if ((lines.length * leading <= height && !broken) || smallest) {
      const shown = lines.slice(0, Math.max(1, Math.floor(height / leading)));
      return { lines: shown, leading, whole: shown.length === lines.length };
    }
  }
  return { lines: [], leading: 0, whole: false };
}

/** Lines of even length look better over each other than one long and one short. */
function balanced(
  press: Press,
  text: string,
  style: Style,
  width: number,
  height: number,
  sizes: readonly number[],
): { lines: Line[]; leading: number } {
  const { lines, leading } = fitted(press, text, style, width, height, sizes);
  const [size] = lines.map((line) => line.size);
  for (let narrow = 0.6; narrow < 1; narrow += 0.05) {
    const tried = linesOf(text, press.type, {
      size,
      style,
      width: () => width * narrow,
      direction: press.setting.direction,
    });
    const broken = tried.some((line) => !line.last && line.units.at(-1)!.gap === 0);
    if (tried.length === lines.length && !broken) return { lines: tried, leading };
  }
  return { lines, leading };
}

function drawCentred({ pen }: Press, lines: readonly Line[], y: number, leading: number, colour: string): number {
  for (const [i, line] of lines.entries()) {
    pen.line(line, { x: MIDDLE - line.measure / 2, y: y + i * leading, colour, align: 'centre' });
  }
  return y + lines.length * leading;
}

function centred(
  press: Press,
  kind: string,
  text: string,
  style: Style,
  size: number,
  width: number,
  y: number,
  colour: string,
  leading = size * 1.35,
): number {
  const { type, pen, setting } = press;
  const lines = linesOf(text, type, { size, style, width: () => width, direction: setting.direction });
  const tag = pen.tag(kind);
  let end = y;
  pen.into(tag, () => {
    end = drawCentred(press, lines, y, leading, colour);
  });
  tag.element.end();
  return end;
}

function ornament({ pen, palette }: Press, y: number, scale = 1): void {
  const { width, shapes } = divider();
  pen.artifact(() => pen.shapes(shapes, palette, MIDDLE - (width * scale) / 2, y, scale));
}

/** All of it is repeated on the title page, so to a reader that cannot see it, it is one picture. */
export function coverPage(press: Press): void {
  const { pen, setting, palette } = press;
  press.next();
  pen.doc.outline.addItem(setting.words.cover);
  const tag = pen.tag('Figure', `${setting.words.cover}: ${setting.title}`);
  const { lines, leading } = balanced(press, setting.title, 'regular', 280, 165, [34, 30, 26, 22, 19, 16, 13, 11, 9]);
  const names = fitted(press, makers(setting), 'italic', 230, 46, [11.5, 10, 9, 8]);
  pen.into(tag, () => {
    pen.shapes(
      cover(PAGE.width, PAGE.height, coverIcon(setting.cards, icons), icons).shapes,
      { ...palette, gilt: GILT },
      0,
      0,
    );
    drawCentred(press, lines, 178 - (lines.length * leading) / 2 + leading * 0.75, leading, GILT);
    // Names that would be cut off are left to the title page.
    if (names.whole)
      drawCentred(press, names.lines, 534 - (names.lines.length - 1) * names.leading, names.leading, GILT);
  });
  tag.element.end();
}

export function titlePage(press: Press): void {
  const { pen, setting, palette } = press;
  const { words, tellers, title, day } = setting;
  press.next();
  pen.doc.outline.addItem(words.titlePage);
  pen.artifact(() => pen.shapes(pageFrame(PAGE.width - 60, PAGE.height - 60).shapes, palette, 30, 30));
  const { lines, leading } = balanced(press, title, 'regular', 290, 190, [27, 24, 21, 18, 15, 12, 10, 8]);
  const tag = pen.tag('H1');
  let y = Math.max(110, 190 - (lines.length * leading) / 2);
  pen.into(tag, () => {
    y = drawCentred(press, lines, y, leading, LIGHT.ink);
  });
  tag.element.end();
  ornament(press, y - leading * 0.3 + 4, 0.95);
  y += 52;
  if (tellers.length > 0) y = centred(press, 'P', words.toldBy, 'italic', 11, 200, y, LIGHT.ink) + 14;
  const step = Math.min(27, (PAGE.height - 95 - y) / Math.max(1, tellers.length));
  const names = tellers.map(({ name }) => fitted(press, name, 'regular', 270, 15, [12.5, 11, 9.5, 8, 6.5]).lines[0]);
  // The column of names stands in the middle by its widest, with the charges in front.
  const widest = Math.max(60, ...names.map(({ width }) => width));
  const left = MIDDLE - (widest + 26) / 2;
  for (const [i, line] of names.entries()) {
    const rtl = setting.direction === 'rtl';
    drawCharge(press, i, rtl ? left + widest + 9 : left, y - 12.5, 17);
    const item = pen.tag('P');
    pen.into(item, () =>
      pen.line(
        { ...line, measure: line.width },
        { x: rtl ? left + widest - line.width : left + 26, y, colour: tellers[i].ink },
      ),
    );
    item.element.end();
    y += step;
  }
  if (day !== undefined) centred(press, 'P', day, 'italic', 9.5, 250, PAGE.height - 72, LIGHT.quiet);
}

export function endPage(press: Press): void {
  const { pen, setting } = press;
  const { words, ending, tellers } = setting;
  press.next();
  pen.doc.outline.addItem(words.ends);
  const note = ending === null ? words.unfinished : words.endsNote(tellers[ending.teller].name);
  ornament(press, 210);
  const y = centred(press, 'H2', words.ends, 'regular', 23, 300, 276, LIGHT.ink);
  const end = centred(press, 'P', note, 'italic', 11, 280, y + 2, LIGHT.quiet);
  ornament(press, end + 10);
}

export function struckPages(press: Press): void {
  const { pen, type, setting } = press;
  const { words, struck, tellers, direction } = setting;
  let page = press.next();
  pen.doc.outline.addItem(words.struckTitle);
  folio(press, page);
  let y = centred(press, 'H2', words.struckTitle, 'regular', 18, 300, PAGE.top + 30, LIGHT.ink);
  y = centred(press, 'P', words.struckNote, 'italic', 9.5, 260, y + 2, LIGHT.quiet) + 16;
  const [size, leading] = [10, 14.4];
  for (const { teller, text, cards, by } of struck) {
    const lines = linesOf(text, type, { size, style: 'regular', width: () => TEXT.width, direction });
    const who = words.struckBy(tellers[teller].name, by === 'ending' ? 'ending' : 'sentence');
    const note = [who, ...cards.map(({ title }) => title)].join(' · ');
    const notes = linesOf(note, type, { size: 8, style: 'italic', width: () => TEXT.width, direction });
    const rows = [
      ...lines.map((line) => ({ line, height: leading, colour: tellers[teller].ink, gone: true })),
      ...notes.map((line) => ({ line, height: 11, colour: LIGHT.quiet, gone: false })),
    ];
    // Kept together where a page can hold it.
    const height = rows.reduce((sum, row) => sum + row.height, 0);
    const room = PAGE.height - PAGE.bottom;
    const turn = (): void => {
      page = press.next();
      folio(press, page);
      y = PAGE.top + 12;
    };
    if (y + height > room && height < room - PAGE.top) turn();
    const tag = pen.tag('P');
    for (const [i, row] of rows.entries()) {
      if (y + row.height > room) turn();
      if (i === 0) drawCharge(press, teller, leftOf(page) - 16, y - 9, 10.5);
      pen.into(tag, () => pen.line(row.line, { x: leftOf(page), y, colour: row.colour, struck: row.gone }));
      y += row.height;
    }
    tag.element.end();
    y += 11;
  }
}

export function colophonPage(press: Press): void {
  const { pen, setting, type } = press;
  const { words } = setting;
  press.next();
  pen.doc.outline.addItem(words.colophon);
  const extra: string[] = [];
  const others = [...type.used].filter((family) => family !== READING);
  if (others.length > 0) extra.push(words.otherType(words.list(others)));
  if (type.missing.size > 0) extra.push(words.unset([...type.missing].join(', ')));
  ornament(press, 150, 0.8);
  let y = centred(press, 'H2', words.colophon, 'regular', 17, 300, 204, LIGHT.ink) + 4;
  for (const line of [...colophonLines(setting), ...extra]) {
    y = centred(press, 'P', line, 'regular', 8.4, 250, y, LIGHT.ink, 12.4) + 6;
  }
}
