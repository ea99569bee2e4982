import { describe, expect, test } from 'vitest';
import { fontsFor } from '../../src/book/fonts-node.ts';
import { toHtml } from '../../src/book/html.ts';
import { settle } from '../../src/book/setting.ts';
import { bare, books, hard, sentencesOf } from './hard.ts';
import { sample } from './sample.ts';
import { descendants, readXml, textOf } from './xml.ts';

const KNOWN = new Set([
  'body',
  'main',
  'section',
  'div',
  'h1',
  'h2',
  'p',
  'ul',
  'li',
  'span',
  'svg',
  'symbol',
  'use',
  'path',
]);

describe('the web page', () => {
  for (const [name, book] of Object.entries(books)) {
    test(`${name}: text stays text, and nothing is loaded`, () => {
      const html = toHtml(book);
      // The body is written as XML too: that it reads back strictly proves that no text became markup.
      const body = readXml(`<body>${html.split('<body>')[1].split('</body>')[0]}</body>`);
      const elements = [...descendants(body)];
      const names = new Set(elements.map((element) => element.name));
      expect([...names].filter((tag) => !KNOWN.has(tag))).toEqual([]);
      for (const { attributes } of elements) {
        for (const [key, value] of attributes) {
          expect(key).not.toMatch(/^on|^style$|^src$/);
          if (key === 'href') expect(value).toMatch(/^#p\d+$/);
        }
      }
      expect(html.split('</style>').length).toBe(2);
      expect(html).not.toMatch(/<script|@import|url\((?!data:)/);
      const shown = bare(textOf(body));
      for (const text of sentencesOf(book)) expect(shown).toContain(bare(text));
      for (const { name: teller } of settle(book).tellers) expect(shown).toContain(bare(teller));
    });
  }

  test('says its language and direction', () => {
    expect(toHtml(hard['hebrew'])).toContain('<html lang="he" dir="rtl">');
    expect(toHtml(hard['polish'])).toContain('<html lang="pl" dir="ltr">');
    expect(toHtml(hard['nothing'])).toContain('<html lang="und" dir="ltr">');
  });

  test('carries the type along if it is given', async () => {
    const html = toHtml(sample, await fontsFor(sample));
    expect(html).toContain("@font-face{font-family:'Literata'");
    expect(html).not.toMatch(/url\((?!data:font\/woff;base64,)/);
  });
});
