/** Which games stand on the shelf, and who draws their boards. A board and its words are loaded when a table is opened. */
import type { GameId } from '../../games/registry.ts';
import type { Messages } from '../../kernel/game.ts';
import type { BoardModule, Cover, OwnFile } from './board.ts';
import { Cover as CastleCover } from './castle/cover.tsx';
import { Cover as SeptemberCover } from './september/cover.tsx';
import { Cover as TimeCover } from './time/cover.tsx';

export const SHELF = ['castle', 'september', 'time'] as const;
export type ShelfId = (typeof SHELF)[number];

/** What a table needs of a game besides its views; the frame never looks into a game's state. */
export type Drawn = { readonly board: BoardModule<unknown>; readonly messages: Messages };
type Book = {
  readonly Cover: Cover;
  readonly load: () => Promise<Drawn>;
  /** An option that is a file of the host's, and who reads and shows it in the form for a new table. */
  readonly own?: { readonly key: string; readonly load: () => Promise<OwnFile> };
};

const drawn = async <V>(
  board: Promise<{ board: BoardModule<V> }>,
  messages: Promise<{ en: Messages }>,
): Promise<Drawn> => ({
  board: (await board).board as unknown as BoardModule<unknown>,
  messages: (await messages).en,
});

/** Total over the registered games. */
const books: { readonly [id in GameId]: Book } = {
  castle: {
    Cover: CastleCover,
    load: () => drawn(import('./castle/index.tsx'), import('../../games/castle/messages.ts')),
  },
  september: {
    Cover: SeptemberCover,
    load: () => drawn(import('./september/index.tsx'), import('../../games/september/messages.ts')),
  },
  time: {
    Cover: TimeCover,
    load: () => drawn(import('./time/index.tsx'), import('../../games/time/messages.ts')),
    own: { key: 'deck', load: () => import('./time/own-deck.tsx').then(({ OwnDeck }) => OwnDeck) },
  },
};

export const bookOf = (id: ShelfId): Book => books[id];
export const isOnShelf = (id: string): id is ShelfId => Object.hasOwn(books, id);
