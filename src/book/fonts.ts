/** The type of the book, as bytes: whoever has files or a network reads them (fonts-node.ts), the press does not. */

export type Style = 'regular' | 'italic' | 'bold';

export type Face = {
  family: string;
  style: Style;
  /** Which part of the family this file holds, such as `greek-ext`. */
  subset: string;
  /** The characters it is meant for, as CSS writes them: `U+0000-00FF,U+0131`. */
  range: string;
  /** A WOFF file. */
  bytes: Uint8Array;
};

/** In order of preference: a character is set in the first face that has it. */
export type Fonts = readonly Face[];

export const READING = 'Literata';

/** Whether a `unicode-range` names the character. */
export function inRange(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map((part) => {
    const [from, to] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)] as const;
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}
