/** The deck, as the rules need it. */
import type { Parsed } from '../../kernel/game.ts';
import { type Deck, deckOf, type WrittenDeck } from './deck/deck.ts';
import { parseDeck } from './deck/parse.ts';
import { standardDeck } from './deck/standard.ts';

export type { Deck, Group } from './deck/deck.ts';
export { standardDeck } from './deck/standard.ts';

const own = new WeakMap<object, Deck>();

/** The deck of a table: ours, or the one that its setup brings (T-2), which is made ready once. */
export function deckIn(options: { readonly [option: string]: unknown }): Deck {
  const written = options['deck'] as WrittenDeck | undefined;
  if (written === undefined) return standardDeck;
  const deck = own.get(written) ?? deckOf(written);
  own.set(written, deck);
  return deck;
}

/** A deck from a host's file, or what is wrong with it for so many players, line by line (T-2). */
export function parseOwnDeck(text: string, seats?: number): Parsed<Deck> {
  const read = parseDeck(text, seats);
  if (!Array.isArray(read)) return { ok: true, value: read as Deck };
  return { ok: false, problems: read.map(({ line, message }) => `Line ${line}: ${message}`) };
}
