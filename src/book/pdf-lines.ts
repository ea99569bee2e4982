import { directionOf, levelsOf } from './bidi.ts';
import type { Style } from './fonts.ts';
import type { Piece, Type } from './pdf-type.ts';

/**
 * Breaks a paragraph into lines. They are set ragged, since no words are divided and holes are worse; all breaks of a
 * paragraph are weighed together, so that the edge is even.
 */

type Unit = {
  /** Where it starts in the paragraph, in code points. */
  at: number;
  pieces: readonly Piece[];
  width: number;
  /** The space after it, in ems (nothing where a line may break inside a word), and that space's level. */
  gap: number;
  gapLevel: number;
};

export type Line = {
  units: readonly Unit[];
  /** In points, with spaces as they come. */
  width: number;
  size: number;
  /** The measure that the line was broken for. */
  measure: number;
  direction: 'ltr' | 'rtl';
  last: boolean;
};

export type Measure = { size: number; style: Style; width: (line: number) => number; direction?: 'ltr' | 'rtl' };

export function linesOf(text: string, type: Type, { size, style, width, direction = 'ltr' }: Measure): Line[] {
  const base = directionOf(text, direction);
  const narrowest = Math.min(...Array.from({ length: 8 }, (_, i) => width(i)));
  const units = unitsOf(text, base, style, type).flatMap((unit) =>
    unit.width * size > narrowest ? hewn(unit, style, type, narrowest / size) : [unit],
  );
  const ends = bestBreaks(units, size, width);
  return ends.map((end, i) => {
    const own = units.slice(i === 0 ? 0 : ends[i - 1], end);
    return {
      units: own,
      width: widthOf(own) * size,
      size,
      measure: width(i),
      direction: base,
      last: i + 1 === ends.length,
    };
  });
}

const widthOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { width, gap }, i) => sum + width + (i + 1 < units.length ? gap : 0), 0);

function unitsOf(text: string, direction: 'ltr' | 'rtl', style: Style, type: Type): Unit[] {
  const chars = [...text];
  const levels = levelsOf(chars, direction);
  const space = type.space(style);
  const units: Unit[] = [];
  let at = 0;
  for (const word of text.split(' ')) {
    const parts = partsOf(word);
    for (const [k, part] of parts.entries()) {
      const own = [...part];
      const pieces = type.shape(own, levels.slice(at, at + own.length), style);
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      at += own.length;
      const ends = k + 1 === parts.length;
      units.push({ at: at - own.length, pieces, width, gap: ends ? space : 0, gapLevel: levels[at] ?? 0 });
    }
    at++;
  }
  return units;
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;
/** Scripts without spaces, whose words only a dictionary can tell. */
const SPACELESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーゝゞ々ぁぃぅぇぉっゃゅょァィゥェォッャュョ～…]/u;
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const dictionary = new Intl.Segmenter('th', { granularity: 'word' });

/** A word, cut where a line may break inside it. */
function partsOf(word: string): string[] {
  if (SPACELESS.test(word))
    return glued(
      [...dictionary.segment(word)].map(({ segment }) => segment),
      () => true,
    );
  if (CJK.test(word)) {
    return glued(
      [...graphemes.segment(word)].map(({ segment }) => segment),
      (a, b) => CJK.test(a) || CJK.test(b),
    );
  }
  return word.split(/(?<=[\p{L}\p{N}][-–—/])(?=[\p{L}\p{N}])/u);
}

/** Joins what may not be parted: by the script's own rule, and punctuation with what it closes or opens. */
function glued(parts: readonly string[], mayPart: (before: string, after: string) => boolean): string[] {
  const out: string[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    if (before !== undefined && (!mayPart(before, part) || NOT_FIRST.test(part) || NOT_LAST.test(before))) {
      out[out.length - 1] += part;
    } else out.push(part);
  }
  return out;
}

/** A word that is wider than the page is cut wherever it reaches the edge. */
function hewn(unit: Unit, style: Style, type: Type, most: number): Unit[] {
  const level = unit.pieces[0].level;
  const out: Unit[] = [];
  let rest: string[] = [];
  let { at } = unit;
  const cut = (last: boolean): void => {
    const chars = rest.flatMap((segment) => [...segment]);
    const pieces = type.shape(
      chars,
      chars.map(() => level),
      style,
    );
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    out.push({ ...unit, at, pieces, width, gap: last ? unit.gap : 0 });
    at += chars.length;
    rest = [];
  };
  let width = 0;
  for (const { segment } of graphemes.segment(unit.pieces.map(({ source }) => source).join(''))) {
    const chars = [...segment];
    const [more] = [
      type
        .shape(
          chars,
          chars.map(() => level),
          style,
        )
        .reduce((sum, piece) => sum + piece.width, 0),
    ];
    // Kerning may add a little to the sum of the single letters.
    if (rest.length > 0 && width + more > most * 0.97) {
      cut(false);
      width = 0;
    }
    rest.push(segment);
    width += more;
  }
  cut(true);
  return out;
}

/** The ends of the lines that together leave the evenest edge. */
function bestBreaks(units: readonly Unit[], size: number, width: (line: number) => number): number[] {
  // Beside an initial the first lines are shorter; after them every line is alike.
  const special = 6;
  type Node = { cost: number; from: number; line: number };
  const best = new Map<number, Node>();
  const key = (unit: number, line: number): number => unit * (special + 1) + Math.min(line, special);
  best.set(key(0, 0), { cost: 0, from: -1, line: 0 });
  for (let start = 0; start < units.length; start++) {
    for (let row = 0; row <= special; row++) {
      const node = best.get(key(start, row));
      if (node === undefined) continue;
      const measure = width(node.line);
      let natural = 0;
      let gaps = 0;
      for (let end = start; end < units.length; end++) {
        if (end > start) gaps += units[end - 1].gap * size;
        natural += units[end].width * size;
        const total = natural + gaps;
        // One unit alone always fits: it was cut to.
        if (end > start && total > measure) break;
        const slack = (measure - total) / measure;
        const last = end + 1 === units.length;
        const breaksWord = !last && units[end].gap === 0 ? 0.004 : 0;
        const lonely = last && end === start && start > 0 ? 0.01 : 0;
        const cost = node.cost + (last ? 0 : slack * slack) + breaksWord + lonely;
        const to = key(end + 1, node.line + 1);
        if (cost < (best.get(to)?.cost ?? Number.POSITIVE_INFINITY))
          best.set(to, { cost, from: key(start, row), line: node.line + 1 });
      }
    }
  }
  const ends: number[] = [];
  const finals = Array.from({ length: special + 1 }, (_, row) => key(units.length, row)).filter((at) => best.has(at));
  let at = finals.reduce((a, b) => (best.get(b)!.cost < best.get(a)!.cost ? b : a));
  while (at > special) {
    ends.unshift(Math.floor(at / (special + 1)));
    at = best.get(at)!.from;
  }
  return ends;
}
