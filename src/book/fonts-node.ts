import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Book } from './book.ts';
import { type Face, type Fonts, inRange, READING, type Style } from './fonts.ts';
import { charactersOf } from './setting.ts';

/** Reads the type from the font packages: only the files that a book has characters for. */

const CODES: Record<Style, string> = { regular: '400-normal', italic: '400-italic', bold: '700-normal' };

type Family = { family: string; name: string; styles: readonly Style[] };

const reading: Family = { family: READING, name: 'literata', styles: ['regular', 'italic', 'bold'] };

/** Tried in this order for what Literata lacks. A family that is not installed is passed over. */
export const FALLBACKS: readonly Family[] = [
  { family: 'Noto Serif Hebrew', name: 'noto-serif-hebrew', styles: ['regular', 'bold'] },
  { family: 'Noto Naskh Arabic', name: 'noto-naskh-arabic', styles: ['regular', 'bold'] },
  { family: 'Noto Serif Armenian', name: 'noto-serif-armenian', styles: ['regular', 'bold'] },
  { family: 'Noto Serif Georgian', name: 'noto-serif-georgian', styles: ['regular', 'bold'] },
  { family: 'Noto Serif Devanagari', name: 'noto-serif-devanagari', styles: ['regular', 'bold'] },
  { family: 'Noto Serif Thai', name: 'noto-serif-thai', styles: ['regular', 'bold'] },
  { family: 'ZCOOL XiaoWei', name: 'zcool-xiaowei', styles: ['regular'] },
  { family: 'Gowun Batang', name: 'gowun-batang', styles: ['regular', 'bold'] },
  { family: 'Noto Emoji', name: 'noto-emoji', styles: ['regular'] },
];

const require = createRequire(import.meta.url);

export async function fontsFor(book: Book): Promise<Fonts> {
  const characters = charactersOf(book);
  const faces = await facesOf(reading, characters);
  const has = faces.map(({ range }) => inRange(range));
  const foreign = new Set([...characters].filter((codePoint) => !has.some((holds) => holds(codePoint))));
  const others = FALLBACKS.filter(({ name }) => folderOf(name) !== null).map((family) => facesOf(family, foreign));
  return [...faces, ...(await Promise.all(others)).flat()];
}

function folderOf(name: string): string | null {
  try {
    return dirname(require.resolve(`@fontsource/${name}/package.json`));
  } catch {
    return null;
  }
}

async function facesOf({ family, name, styles }: Family, characters: ReadonlySet<number>): Promise<Face[]> {
  const folder = folderOf(name);
  if (folder === null) throw new Error(`The type of the book is not installed: npm install @fontsource/${name}`);
  const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const faces: Promise<Face>[] = [];
  for (const [key, range] of Object.entries(ranges)) {
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
