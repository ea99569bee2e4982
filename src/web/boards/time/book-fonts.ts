/** The type of the book, fetched when a book is bound: only the files that it has characters for. */
import type { Book } from '../../../book/book.ts';
import { type Face, type Fonts, inRange, READING, type Style } from '../../../book/fonts.ts';
import { charactersOf } from '../../../book/setting.ts';

const CODES: { readonly [style in Style]: string } = {
  regular: '400-normal',
  italic: '400-italic',
  bold: '700-normal',
};

/** Which characters each part of the family is for. */
const [ranges = {}] = Object.values(
  import.meta.glob<{ readonly [subset: string]: string }>(
    '../../../../node_modules/@fontsource/literata/unicode.json',
    {
      import: 'default',
      eager: true,
    },
  ),
);

const urls: { readonly [path: string]: string } = import.meta.glob(
  '../../../../node_modules/@fontsource/literata/files/literata-*-{400-normal,400-italic,700-normal}.woff',
  { query: '?url', import: 'default', eager: true },
);

async function faceOf(subset: string, range: string, style: Style): Promise<Face> {
  const [, url] = Object.entries(urls).find(([path]) => path.endsWith(`literata-${subset}-${CODES[style]}.woff`)) ?? [];
  const answer = await fetch(url ?? '');
  if (!answer.ok) throw new Error(`The type ${subset} ${style} is missing.`);
  return { family: READING, style, subset, range, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

export function fontsFor(book: Book): Promise<Fonts> {
  const characters = [...charactersOf(book)];
  const needed = Object.entries(ranges)
    .filter(([, range]) => characters.some(inRange(range)))
    // The files for other scripts hold a few Latin letters too, but only the Latin one has them all, and their kerning.
    .sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'));
  const faces = needed.flatMap(([subset, range]) =>
    (['regular', 'italic', 'bold'] as const).map((style) => faceOf(subset, range, style)),
  );
  return Promise.all(faces);
}
