import PDFDocument from 'pdfkit';
import type { Book } from './book.ts';
import { type Fonts, READING } from './fonts.ts';
import { LIGHT } from './palette.ts';
import { makers } from './parts.ts';
import { colophonPage, coverPage, endPage, struckPages, titlePage } from './pdf-matter.ts';
import { drawTale } from './pdf-pages.ts';
import { PAGE } from './pdf-tale.ts';
import { Type } from './pdf-type.ts';
import { Pen } from './pen.ts';
import type { Press } from './press.ts';
import { settle } from './setting.ts';
import { sfntOf } from './sfnt.ts';
import { clothOf } from './style.ts';

/** The book as an A5 PDF: tagged, with bookmarks, its type embedded. The same book gives the same bytes. */
export async function toPdf(book: Book, fonts: Fonts): Promise<Uint8Array> {
  if (!fonts.some(({ family }) => family === READING)) throw new Error(`A PDF needs its type: ${READING} is missing.`);
  const setting = settle(book);
  const { title, tellers, words, language, modified } = setting;
  const doc = new PDFDocument({
    ...{ size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false, font: '' },
    ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, lang: language },
    info: {
      Title: title,
      Author: words.list(tellers.map(({ name }) => name)),
      Subject: makers(setting),
      Creator: 'Once Upon a Table',
      CreationDate: new Date(modified),
      ModDate: new Date(modified),
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const type = new Type(
    doc,
    await Promise.all(fonts.map(async (face) => ({ ...face, bytes: await sfntOf(face.bytes) }))),
  );
  const cloth = clothOf(setting);
  let page = 0;
  const press: Press = {
    setting,
    type,
    pen: new Pen(doc, type),
    palette: { ink: LIGHT.ink, page: PAPER, card: LIGHT.raised, gilt: '#c99b3a', wash: cloth, cloth },
    next: () => {
      doc.addPage();
      page++;
      press.pen.artifact(() => doc.rect(0, 0, PAGE.width, PAGE.height).fill(PAPER));
      return page;
    },
  };
  coverPage(press);
  titlePage(press);
  if (setting.sentences > 0) drawTale(press);
  endPage(press);
  if (setting.struck.length > 0) struckPages(press);
  colophonPage(press);
  press.pen.close();
  doc.end();
  await done;
  return joined(chunks);
}

/** Lighter than a screen's paper: it is meant to be printed too. */
const PAPER = '#fdf9ef';

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
