import { isRightToLeft, mirrored } from './bidi.ts';
import type { Fonts, Style } from './fonts.ts';

/** Which face sets which character, and how wide a piece of text comes out. */

/** What is used of pdfkit's fonts: the cmap decides what a face can set, and pdfkit offers no other way to ask it. */
type Embedded = {
  font: {
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (text: string) => { direction: 'ltr' | 'rtl' };
  };
  widthOfString: (text: string, size: number) => number;
};

/** Letters of one face and one direction; without a face they are drawn as lozenges. */
export type Piece = {
  /** In the order that the face expects, brackets turned. */
  text: string;
  /** As it was written. */
  source: string;
  face: string | null;
  level: number;
  /** Laid out from left to right, so that a space may follow it. */
  forward: boolean;
  /** In ems. */
  width: number;
};

type Loaded = { name: string; family: string; style: Style; embedded: Embedded };

const LOZENGE = 0.62;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Joiners and variation selectors: they guide a face that knows them, and are nothing to one that does not. */
const GUIDE = /\p{Default_Ignorable_Code_Point}/u;
const GUIDES = new RegExp(GUIDE, 'gu');

/** Tried in turn: the last gives plain letters for those that are only a manner of writing them. */
const FORMS = ['NFC', 'NFD', 'NFKC'] as const;

export class Type {
  readonly #loaded: readonly Loaded[];
  readonly #faces = new Map<string, string | null>();
  readonly #widths = new Map<string, number | null>();
  /** The scripts that no face could set. */
  readonly missing = new Set<string>();
  /** The families that were needed. */
  readonly used = new Set<string>();

  /** The faces as plain TrueType or OpenType. */
  constructor(doc: PDFKit.PDFDocument, fonts: Fonts) {
    this.#loaded = fonts.map(({ family, style, bytes }, i) => {
      const name = `face${i}`;
      doc.registerFont(name, bytes);
      doc.font(name);
      return { name, family, style, embedded: (doc as unknown as { _font: Embedded })._font };
    });
  }

  /** Cuts a word into pieces that one face can set in one direction. */
  shape(chars: readonly string[], levels: readonly number[], style: Style): Piece[] {
    const pieces: { text: string; face: string | null; level: number; turns: boolean }[] = [];
    let at = 0;
    for (const { segment } of graphemes.segment(chars.join(''))) {
      const { face, text } = this.#choose(segment, style);
      const level = levels[at];
      const turns = level % 2 === 1 && !isRightToLeft([...segment][0]);
      at += [...segment].length;
      const last = pieces.at(-1);
      if (last !== undefined && last.face === face && last.level === level && last.turns === turns) last.text += text;
      else pieces.push({ text, face, level, turns });
    }
    return pieces.flatMap(({ text, face, level, turns }) => {
      const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
      const marks = turns ? parts.map(mirrored) : parts;
      // fontkit turns what it takes for a right-to-left script, digits among it; whatever it would get wrong is turned
      // beforehand.
      const backward = this.#runsBackward(text, face);
      const drawn = backward === (level % 2 === 1) ? marks.join('') : marks.toReversed().join('');
      const common = { face, level, forward: !backward };
      const width = this.#width(drawn, face);
      if (width !== null) return [{ ...common, text: drawn, source: text, width }];
      return parts.map((part) => ({ ...common, text: part, source: part, width: this.#width(part, face) ?? 0 }));
    });
  }

  /** A face that surely has plain letters. */
  get plain(): string {
    return this.#find('o', 'regular') ?? this.#loaded[0].name;
  }

  space(style: Style): number {
    return this.#width(' ', this.#choose(' ', style).face) ?? 0;
  }

  has(face: string, char: string): boolean {
    const loaded = this.#loaded.find(({ name }) => name === face);
    return loaded?.embedded.font.hasGlyphForCodePoint(char.codePointAt(0)!) ?? false;
  }

  /** The face for a grapheme: all of it if there is one, else its base without marks that nobody has. */
  #choose(grapheme: string, style: Style): { face: string | null; text: string } {
    for (const text of new Set([grapheme, ...FORMS.map((form) => grapheme.normalize(form))])) {
      const bare = text.replace(GUIDES, '');
      const face = this.#find(bare === '' ? ' ' : bare, style);
      if (face === null) continue;
      const kept = [...text].filter((char) => !GUIDE.test(char) || this.has(face, char)).join('');
      return { face, text: bare === '' ? '' : kept };
    }
    const base = [...grapheme][0];
    const face = this.#find(base, style);
    if (face !== null && base !== grapheme) return { face, text: base };
    this.missing.add(scriptOf(base));
    return { face: null, text: grapheme };
  }

  #find(text: string, style: Style): string | null {
    const key = `${style} ${text}`;
    let found = this.#faces.get(key);
    if (found === undefined) {
      const able = this.#loaded
        .filter(({ embedded }) => [...text].every((char) => embedded.font.hasGlyphForCodePoint(char.codePointAt(0)!)))
        .filter(({ name }) => this.#width(text, name) !== null);
      // A family that lacks the style lends its regular; another family is the last resort.
      const best = able.find((face) => face.family === able[0].family && face.style === style) ?? able[0];
      if (best !== undefined) this.used.add(best.family);
      found = best?.name ?? null;
      this.#faces.set(key, found);
    }
    return found;
  }

  #runsBackward(text: string, face: string | null): boolean {
    if (/^[\u0020-\u058f\u1e00-\u206f]*$/u.test(text)) return false;
    try {
      return this.#loaded.find(({ name }) => name === face)?.embedded.font.layout(text).direction === 'rtl';
    } catch {
      return false;
    }
  }

  /** In ems; null where fontkit cannot lay it out: it fails on some stacks of marks that a font does not foresee. */
  #width(text: string, face: string | null): number | null {
    if (face === null) return LOZENGE * [...graphemes.segment(text)].length;
    const key = `${face} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      try {
        width = this.#loaded.find(({ name }) => name === face)!.embedded.widthOfString(text, 1);
      } catch {
        width = null;
      }
      this.#widths.set(key, width);
    }
    return width;
  }
}

const SCRIPTS = [
  ...['Arabic', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Georgian'],
  ...['Armenian', 'Ethiopic', 'Mongolian', 'Cherokee', 'Syriac', 'Thaana', 'Latin', 'Greek', 'Cyrillic'],
].map((name) => ({ name, test: new RegExp(`\\p{Script=${name}}`, 'u') }));

function scriptOf(char: string): string {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(char)) return 'emoji';
  return (
    SCRIPTS.find(({ test }) => test.test(char))?.name ??
    `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
  );
}
