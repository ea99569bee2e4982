/** The end of a tale: its book, to read, to hear, to keep and to share. */
import { useMemo, useState } from 'preact/hooks';
import type { Book } from '../../../book/book.ts';
import { bookOf } from '../../../book/from-tale.ts';
import { taleOf } from '../../../games/time/tale.ts';
import type { TimeView } from '../../../games/time/view.ts';
import type { FinaleProps } from '../board.ts';
import './finale.css';
import { KeepBook, useReader } from './keep-book.tsx';
import { Sharing, useShared } from './sharing.tsx';
import { text } from './text.ts';
import { Tome } from './tome.tsx';

export function Finale({ view, seat, names, looks, desk }: FinaleProps<TimeView>) {
  const s = view.state;
  const { shared, change } = useShared(desk);
  const omitted = shared?.omitted;
  const [choosing, setChoosing] = useState(false);
  const book = useMemo((): Book => {
    const seats = names.map((name, seat) => ({ name, colour: '', charge: looks[seat].charge }));
    return bookOf(taleOf(s), s.deck, { seats, language: 'en', date: new Date().toISOString(), omitted: omitted ?? [] });
  }, [s, names, looks, omitted]);
  const reader = useReader(book);
  const beside = (at: number) => {
    const out = omitted?.includes(at) === true;
    return (
      <button type="button" class="tome-omit" onClick={() => desk && change(desk.omit(at, !out))}>
        {out ? text.book.putBack : text.book.omit}
      </button>
    );
  };
  return (
    <div class="time-finale time-drawn">
      <Tome book={book} reading={reader.at} {...(shared?.host && choosing ? { beside } : {})} />
      <KeepBook book={book} reader={reader} />
      {desk && shared && (
        <Sharing {...{ desk, shared, names, seat, change, choosing }} onChoose={() => setChoosing(!choosing)} />
      )}
    </div>
  );
}
