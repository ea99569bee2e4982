/** The books under EPUBCheck's rules, by a port of it that needs no Java. */
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { expect, test } from 'vitest';
import { toEpub } from '../../src/book/epub.ts';
import { fontsFor } from '../../src/book/fonts-node.ts';
import { books } from './hard.ts';

test.each(Object.entries(books))('%s is valid under EPUBCheck', async (_, book) => {
  const { valid, messages } = await EpubCheck.validate(await toEpub(book, await fontsFor(book)));
  expect(messages).toEqual([]);
  expect(valid).toBe(true);
});
