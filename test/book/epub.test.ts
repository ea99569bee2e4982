import { describe, expect, test } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { toEpub } from '../../src/book/epub.ts';
import { fontsFor } from '../../src/book/fonts-node.ts';
import { readEpub } from './epub-structure.ts';
import { bare, books, sentencesOf } from './hard.ts';
import { sample } from './sample.ts';
import { readXml, textOf } from './xml.ts';

describe('the EPUB', () => {
  for (const [name, book] of Object.entries(books)) {
    test(`${name}: is whole, and holds every sentence`, async () => {
      const files = await readEpub(await toEpub(book, await fontsFor(book)));
      const pages = [...files].filter(([path]) => path.endsWith('.xhtml'));
      const shown = bare(pages.map(([, page]) => textOf(readXml(page))).join(''));
      for (const text of sentencesOf(book)) expect(shown).toContain(bare(text));
    });
  }

  test('the same book gives the same bytes, another book another identity', async () => {
    const fonts = await fontsFor(sample);
    const once = await toEpub(sample, fonts);
    expect(Buffer.from(await toEpub(sample, fonts)).equals(Buffer.from(once))).toBe(true);
    const identity = async (book: Book): Promise<string | undefined> =>
      /urn:uuid:([0-9a-f-]{36})</.exec((await readEpub(await toEpub(book, fonts))).get('EPUB/package.opf') ?? '')?.[1];
    expect(await identity({ ...sample, title: 'Another' })).not.toBe(await identity(sample));
  });

  test('is dated by the book, never by a clock', async () => {
    const opf = async (book: Book): Promise<string> =>
      (await readEpub(await toEpub(book, await fontsFor(book)))).get('EPUB/package.opf') ?? '';
    expect(await opf({ ...sample, date: '2026-11-15T20:15:00+01:00' })).toContain('2026-11-15T19:15:00Z');
    const { date: _, ...undated } = sample;
    expect(await opf(undated)).toContain('2000-01-01T00:00:00Z');
    expect(await opf({ ...sample, date: 'the day before yesterday' })).toContain('2000-01-01T00:00:00Z');
  });
});
