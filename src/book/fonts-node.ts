import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Book } from './book.ts';
import { type Face, type Fonts, inRange, READING, type Style } from './fonts.ts';
import { charactersOf } from './setting.ts';

/** Reads the type from the font packages: only the files that a book has characters for. */

const CODES: Record<Style, string> = { regular: '400-normal', italic: '400-italic', bold: '700-normal' };

type Family = {
  family: string;
  name: string;
  styles: readonly Style[];
  /** The language that it is made for, where several families share a script. */
  made?: string;
};

const reading: Family = { family: READING, name: 'literata', styles: ['regular', 'italic', 'bold'] };

/** Tried in this order for what Literata lacks. A family that is not installed is passed over. */
const FALLBACKS: readonly Family[] = [
  { family: 'Noto Serif Hebrew', name: 'noto-serif-hebrew', styles: ['regular', 'bold'] },
  { family: 'Noto Naskh Arabic', name: 'noto-naskh-arabic', styles: ['regular', 'bold'] },
  { family: 'Noto Serif Armenian', name: 'noto-serif-armenian', styles: ['regular', 'bold'] },
  { family: 'Noto Serif Georgian', name: 'noto-serif-georgian', styles: ['regular', 'bold'] },
  { family: 'Noto Serif Devanagari', name: 'noto-serif-devanagari', styles: ['regular', 'bold'] },
  { family: 'Noto Serif Thai', name: 'noto-serif-thai', styles: ['regular', 'bold'] },
  { family: 'Sawarabi Mincho', name: 'sawarabi-mincho', styles: ['regular'], made: 'ja' },
  { family: 'ZCOOL XiaoWei', name: 'zcool-xiaowei', styles: ['regular'], made: 'zh' },
  { family: 'Song Myung', name: 'song-myung', styles: ['regular'], made: 'ko' },
  { family: 'Noto Emoji', name: 'noto-emoji', styles: ['regular'] },
];

const require = createRequire(import.meta.url);

export async function fontsFor(book: Book): Promise<Fonts> {
  const characters = charactersOf(book);
  const faces = await facesOf(reading, dirname(require.resolve('@fontsource/literata/package.json')), characters);
  const has = faces.map(({ range }) => inRange(range));
  const foreign = new Set([...characters].filter((codePoint) => !has.some((holds) => holds(codePoint))));
  const [language] = book.language.toLowerCase().split('-');
  const rank = ({ made }: Family): number => (made === language ? 0 : 1);
  const others = FALLBACKS.toSorted((a, b) => rank(a) - rank(b)).map((family) => {
    const folder = folderOf(family);
    return folder === null ? [] : facesOf(family, folder, foreign);
  });
  return [...faces, ...(await Promise.all(others)).flat()];
}

function folderOf({ name }: Family): string | null {
  try {
    return dirname(require.resolve(`@fontsource/${name}/package.json`));
  } catch {
    return null;
  }
}

async function facesOf(
  { family, name, styles }: Family,
  folder: string,
  characters: ReadonlySet<number>,
): Promise<Face[]> {
  const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const faces: Promise<Face>[] = [];
  // The files for other scripts hold a few Latin letters too, but only the Latin one has them all, and their kerning.
  const order = Object.entries(ranges).toSorted(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'));
  for (const [key, range] of order) {
    if (!needed(range, characters)) continue;
    // Large families are cut into numbered files, whose keys stand in brackets.
    const subset = key.replace(/^\[(\d+)\]$/, '$1');
    for (const style of styles) {
      const file = join(folder, 'files', `${name}-${subset}-${CODES[style]}.woff`);
      faces.push(readFile(file).then((bytes) => ({ family, style, subset, range, bytes: new Uint8Array(bytes) })));
    }
  }
  return Promise.all(faces);
}

function needed(range: string, characters: ReadonlySet<number>): boolean {
  const holds = inRange(range);
  for (const codePoint of characters) if (holds(codePoint)) return true;
  return false;
}
