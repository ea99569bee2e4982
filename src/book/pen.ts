import type PDFDocument from 'pdfkit';
import { visualOrder } from './bidi.ts';
import type { Palette, Shape } from './draw.ts';
import type { Line } from './pdf-lines.ts';
import type { Piece, Type } from './pdf-type.ts';

/** Draws lines of text and drawings on the pages of a PDF, and says what each of them is to whoever cannot see it. */

export type Doc = InstanceType<typeof PDFDocument>;

/** A part of the document's structure, such as a paragraph, which may go on over several pages. */
export type Tag = { readonly kind: string; readonly element: ReturnType<Doc['struct']> };

export type Place = { x: number; y: number; colour: string; align?: 'start' | 'centre'; struck?: boolean };

export class Pen {
  readonly doc: Doc;
  readonly #root: ReturnType<Doc['struct']>;
  readonly #type: Type;
  #outlined = false;

  constructor(doc: Doc, type: Type) {
    this.doc = doc;
    this.#root = doc.struct('Document');
    this.#type = type;
    doc.addStructure(this.#root);
  }

  tag(kind: string, alt?: string): Tag {
    const element = this.doc.struct(kind, alt === undefined ? {} : { alt });
    this.#root.add(element);
    return { kind, element };
  }

  /** Draws something that belongs to a tag. */
  into({ kind, element }: Tag, draw: () => void): void {
    element.add(this.doc.markStructureContent(kind));
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws what carries no meaning of its own: frames, page numbers. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  close(): void {
    this.#root.end();
  }

  shapes(shapes: readonly Shape[], palette: Palette, x: number, y: number, scale = 1): void {
    const { doc } = this;
    doc.save().translate(x, y).scale(scale);
    for (const { d, fill, stroke, width = 1, opacity = 1, at } of shapes) {
      doc.save().opacity(opacity);
      if (at !== undefined) doc.translate(at.x, at.y).scale(at.sx, at.sy);
      if (stroke !== undefined) doc.lineWidth(width).lineJoin('round').lineCap('round');
      doc.path(d);
      if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(palette[fill], palette[stroke]);
      else if (fill !== undefined) doc.fill(palette[fill]);
      else if (stroke !== undefined) doc.stroke(palette[stroke]);
      doc.restore();
    }
    doc.restore();
  }

  /** The same, cut off at the edges of a box. */
  clipped(
    shapes: readonly Shape[],
    palette: Palette,
    x: number,
    y: number,
    width: number,
    height: number,
    scale = 1,
  ): void {
    this.doc
      .save()
      .rect(x, y, width * scale, height * scale)
      .clip();
    this.shapes(shapes, palette, x, y, scale);
    this.doc.restore();
  }

  /** The outline of a line's letters, drawn thick beneath them. */
  rim(line: Line, place: Omit<Place, 'colour'>, colour: string, width: number): void {
    this.doc.save().lineWidth(width).lineJoin('round').strokeColor(colour);
    this.#outlined = true;
    this.line(line, { ...place, colour });
    this.#outlined = false;
    this.doc.restore();
  }

  /** Draws a line of text; y is its baseline. */
  line(line: Line, { x, y, colour, align = 'start', struck = false }: Place): void {
    const slack = line.measure - line.width;
    const left = x + (align === 'centre' ? slack / 2 : line.direction === 'rtl' ? slack : 0);
    type Item = { level: number; piece: Piece | null; width: number; spaced: boolean };
    const items = line.units.flatMap(({ pieces, gap, gapLevel }, i): Item[] => {
      const spaced = gap > 0 && i + 1 < line.units.length;
      const own = pieces.map(
        (piece, k): Item => ({
          level: piece.level,
          piece,
          width: piece.width * line.size,
          spaced: spaced && k + 1 === pieces.length,
        }),
      );
      return spaced ? [...own, { level: gapLevel, piece: null, width: gap * line.size, spaced }] : own;
    });
    let at = left;
    for (const item of visualOrder(items)) {
      if (item.piece !== null) this.#piece(item.piece, at, y, line.size, colour, item.spaced);
      at += item.width;
    }
    if (struck)
      this.doc
        .save()
        .lineWidth(0.5)
        .moveTo(left, y - line.size * 0.27)
        .lineTo(left + line.width, y - line.size * 0.27)
        .stroke(colour)
        .restore();
  }

  #piece(
    { text, source, face, forward }: Piece,
    x: number,
    y: number,
    size: number,
    colour: string,
    spaced: boolean,
  ): void {
    const { doc } = this;
    if (text === '') return;
    if (face === null) {
      this.#lozenges(source, x, y, size, colour);
      return;
    }
    // A real space after each word: what is copied or read aloud should not have to be guessed from the gaps.
    const shown = spaced && forward && this.#type.has(face, ' ') ? `${text} ` : text;
    doc.font(face).fontSize(size).fillColor(colour);
    doc.text(shown, x, y, { lineBreak: false, baseline: 'alphabetic', stroke: this.#outlined, fill: true });
  }

  /** Stands for letters that no face has; whoever copies them, or hears them read, gets the letters. */
  #lozenges(source: string, x: number, y: number, size: number, colour: string): void {
    const { doc } = this;
    const r = size * 0.24;
    const count = [...new Intl.Segmenter().segment(source)].length;
    doc.markContent('Span', { actual: source });
    // A reader takes the letters only in place of text, so there is some that cannot be seen.
    doc
      .font(this.#type.plain)
      .fontSize(size)
      .fillColor(colour, 0)
      .text('o', x, y, { lineBreak: false, baseline: 'alphabetic' });
    doc.fillOpacity(1);
    doc.save().lineWidth(size * 0.05);
    for (let i = 0; i < count; i++) {
      const [cx, cy] = [x + size * 0.62 * (i + 0.5), y - size * 0.34];
      doc
        .moveTo(cx, cy - r)
        .lineTo(cx + r, cy)
        .lineTo(cx, cy + r)
        .lineTo(cx - r, cy)
        .closePath()
        .stroke(colour);
    }
    doc.restore();
    doc.endMarkedContent();
  }
}
