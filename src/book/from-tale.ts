import type { Deck } from '../games/time/cards.ts';
import type { Tale } from '../games/time/tale.ts';
import type { Book, Card, Teller } from './book.ts';

/** From a table's tale, which knows seats, to a book, which has names: those who told are its tellers, in their order. */
export function bookOf(
  tale: Tale,
  deck: Deck,
  { seats, language, date }: { seats: readonly Teller[]; language: string; date?: string },
): Book {
  // Whoever told only what was struck out sat at the table too, and comes last.
  const told = [...new Set([...tale.tellers, ...tale.passages.map(({ seat }) => seat)])];
  const indexOf = (seat: number): number => told.indexOf(seat);
  const cardOf = (index: number): Card => {
    const { title, group, icon, interrupt } = deck.cards[index];
    return { title, group, icon: icon ?? '', interrupt };
  };
  return {
    ...{ title: tale.title, language, deck: deck.name },
    ...(date === undefined ? {} : { date }),
    tellers: told.map((seat) => seats[seat]),
    passages: tale.passages.map(({ seat, text, by, card, interrupt, struck }) => ({
      ...{ teller: indexOf(seat), text, by, struck },
      cards: [interrupt, card].filter((index) => index !== null).map(cardOf),
    })),
    ending: tale.ending === null ? null : { text: tale.ending.text, teller: indexOf(tale.ending.seat) },
  };
}
