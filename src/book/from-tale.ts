import type { Deck } from '../games/time/cards.ts';
import type { Tale } from '../games/time/tale.ts';
import type { Book, Card, Teller } from './book.ts';
import { wordsFor } from './words.ts';

type Binding = {
  seats: readonly Teller[];
  language: string;
  date?: string;
  /** The sentences that the host has left out, by their numbers from 0: the gap is shown, the words are not. */
  omitted?: readonly number[];
};

/** From a table's tale, which knows seats, to a book, which has names: those who told are its tellers, in their order. */
export function bookOf(tale: Tale, deck: Deck, { seats, language, date, omitted = [] }: Binding): Book {
  // Whoever told only what was struck out sat at the table too, and comes last.
  const told = [...new Set([...tale.tellers, ...tale.passages.map(({ seat }) => seat)])];
  const indexOf = (seat: number): number => told.indexOf(seat);
  const cardOf = (index: number): Card => {
    const { title, group, icon, interrupt } = deck.cards[index];
    return { title, group, icon: icon ?? '', interrupt };
  };
  const gap = wordsFor(language).omitted;
  const last = tale.passages.findLastIndex(({ by, struck }) => by === 'ending' && !struck);
  const said = (text: string, at: number): string => (omitted.includes(at) ? gap : text);
  return {
    ...{ title: tale.title, language, deck: deck.name },
    ...(date === undefined ? {} : { date }),
    tellers: told.map((seat) => seats[seat]),
    passages: tale.passages.map(({ seat, text, by, card, interrupt, struck }, i) => ({
      ...{ teller: indexOf(seat), text: said(text, i), by, struck },
      cards: omitted.includes(i) ? [] : [interrupt, card].filter((index) => index !== null).map(cardOf),
    })),
    ending: tale.ending === null ? null : { text: said(tale.ending.text, last), teller: indexOf(tale.ending.seat) },
  };
}
