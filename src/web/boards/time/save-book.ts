/** The finished tale as one web page that needs nothing else. Loaded when somebody saves it. */
import { bookOf } from '../../../book/from-tale.ts';
import { toHtml } from '../../../book/html.ts';
import { taleOf } from '../../../games/time/tale.ts';
import type { TimeView } from '../../../games/time/view.ts';
import type { SeatLook } from '../board.ts';

export function saveBook(
  s: TimeView,
  names: readonly string[],
  looks: readonly SeatLook[],
  colours: readonly string[],
): void {
  const tale = taleOf(s);
  const seats = names.map((name, seat) => ({ name, colour: colours[seat] ?? '', charge: looks[seat].charge }));
  const book = bookOf(tale, s.deck, { seats, language: 'en', date: new Date().toISOString() });
  const url = URL.createObjectURL(new Blob([toHtml(book)], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${tale.title}.html`;
  link.click();
  // The click has taken its copy; one turn of the loop later nobody needs the address.
  queueMicrotask(() => URL.revokeObjectURL(url));
}
