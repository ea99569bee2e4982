/** The finished tale as a file: a web page, a PDF or an EPUB, bound in the browser. Loaded when somebody saves it. */
import type { Book } from '../../../book/book.ts';
import type { Fonts } from '../../../book/fonts.ts';
import { saveAs } from './save-as.ts';

type Edition = 'html' | 'pdf' | 'epub';
const TYPES: { readonly [edition in Edition]: string } = {
  html: 'text/html',
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
};

/** Each binder is dear and comes only with the edition that needs it. */
async function bind(book: Book, edition: Edition, fonts: Fonts): Promise<BlobPart> {
  switch (edition) {
    case 'html':
      return (await import('../../../book/html.ts')).toHtml(book, fonts);
    case 'pdf':
      return (await (await import('../../../book/pdf.ts')).toPdf(book, fonts)).slice();
    case 'epub':
      return (await (await import('../../../book/epub.ts')).toEpub(book, fonts)).slice();
  }
}

export async function saveBook(book: Book, edition: Edition): Promise<void> {
  const { fontsFor } = await import('./book-fonts.ts');
  const bound = await bind(book, edition, await fontsFor(book));
  saveAs(`${book.title}.${edition}`, new Blob([bound], { type: TYPES[edition] }));
}
