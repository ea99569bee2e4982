import { describe, expect, test } from 'vitest';
import { fontsFor } from '../../src/book/fonts-node.ts';
import { toPdf } from '../../src/book/pdf.ts';
import { clean, settle } from '../../src/book/setting.ts';
import { bare, books, hard } from './hard.ts';
import { readPdf } from './pdf-text.ts';
import { sample } from './sample.ts';

describe('the PDF', () => {
  for (const [name, book] of Object.entries(books)) {
    test(`${name}: prints every letter, and never an empty box`, async () => {
      const { pages, fonts, notdef } = readPdf(await toPdf(book, await fontsFor(book)));
      expect(pages.length).toBeGreaterThanOrEqual(3);
      expect(notdef).toBe(0);
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toMatchObject({ embedded: true });
    });
  }

  test('holds the tale in order, in the letters of its languages', async () => {
    for (const name of ['polish', 'greek', 'cyrillic', 'vietnamese', 'markup', '400 passages', 'long words'] as const) {
      const book = hard[name];
      const { pages } = readPdf(await toPdf(book, await fontsFor(book)));
      // Page numbers, running heads and the titles of cards stand between; the first letter stands by itself.
      const told = bare(
        settle(book)
          .paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(''))
          .join(''),
      );
      const printed = bare(pages.join(''));
      let at = 0;
      for (const char of told.normalize('NFC')) {
        at = printed.indexOf(char, at);
        expect(at, `${name}: ${char}`).toBeGreaterThanOrEqual(0);
        at += char.length;
      }
      expect(printed).toContain(bare(clean(book.tellers[0].name)).slice(0, 20));
    }
  });

  test('what no face can set stands as lozenges that are copied as they were written', async () => {
    const book = hard['scripts that nobody has'];
    const { pages } = readPdf(await toPdf(book, await fontsFor(book)));
    const printed = pages.join('');
    for (const letters of ['ᚠᚢᚦ', '𒀀𒀁', 'བོད', 'ᏣᎳᎩ']) expect(printed).toContain(letters);
    expect(bare(printed)).toContain(bare('The type of this edition has no letters for:'));
  });

  test('each family for another script sets it if it is installed, else the colophon says what is missing', async () => {
    const scripts: Record<string, string> = {
      hebrew: 'Noto Serif Hebrew',
      arabic: 'Noto Naskh Arabic',
      indic: 'Noto Serif Devanagari',
      thai: 'Noto Serif Thai',
      chinese: 'ZCOOL XiaoWei',
      japanese: 'Sawarabi Mincho',
      korean: 'Song Myung',
      emoji: 'Noto Emoji',
    };
    for (const [name, family] of Object.entries(scripts)) {
      const book = hard[name];
      const fonts = await fontsFor(book);
      const printed = bare(readPdf(await toPdf(book, fonts)).pages.join(''));
      const says = fonts.some((face) => face.family === family) ? `setin${bare(family)}` : 'hasnolettersfor:';
      expect(printed, name).toContain(says);
    }
  });

  test('has bookmarks, a title, authors and tags, and the same bytes every time', async () => {
    const fonts = await fontsFor(sample);
    const bytes = await toPdf(sample, fonts);
    const { titles, source } = readPdf(bytes);
    expect(titles).toEqual([
      'Cover',
      'Title page',
      'The Tale',
      'Here Ends the Tale',
      'What Was Struck Out',
      'Colophon',
    ]);
    for (const part of [`(${sample.title})`, '/StructTreeRoot', '/Lang (en)'])
      expect(source.includes(part), part).toBe(true);
    expect(Buffer.from(await toPdf(sample, fonts)).equals(Buffer.from(bytes))).toBe(true);
  });

  test('refuses to print without type', async () => {
    await expect(toPdf(sample, [])).rejects.toThrow('Literata');
  });
});
