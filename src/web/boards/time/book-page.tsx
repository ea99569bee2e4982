/** A book that its tellers share, for anybody who has the link. */
import { useEffect, useState } from 'preact/hooks';
import type { Book } from '../../../book/book.ts';
import { Fault, sharedBook } from '../../online/api.ts';
import { NoServer } from '../../pages/bad.tsx';
import { Page } from '../../pages/page.tsx';
import './finale.css';
import { KeepBook, useReader } from './keep-book.tsx';
import { text } from './text.ts';
import { Tome } from './tome.tsx';

type Found = { readonly book: Book } | { readonly fault: string } | null;

export function BookPage({ id = '' }: { path?: string; id?: string }) {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    sharedBook(id).then(
      (book) => setFound({ book }),
      (error: unknown) => setFound({ fault: error instanceof Fault ? error.code : '' }),
    );
  }, [id]);
  if (found && 'book' in found) return <Open book={found.book} />;
  if (found?.fault === 'no-server') return <NoServer />;
  return (
    <Page title={found ? text.share.gone : text.share.loading}>{found ? <p>{text.share.goneLine}</p> : <p />}</Page>
  );
}

function Open({ book }: { book: Book }) {
  const reader = useReader(book);
  return (
    <Page title={book.title}>
      <div class="time-finale time-drawn">
        <Tome book={book} reading={reader.at} />
        <KeepBook book={book} reader={reader} />
      </div>
    </Page>
  );
}
