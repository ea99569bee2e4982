/** Which games stand on the shelf, and who draws their boards. A board and its words are loaded when a table is opened. */
import type { GameId } from '../../games/registry.ts';
import type { TimeView } from '../../games/time/view.ts';
import type { Messages, View } from '../../kernel/game.ts';
import type { BoardModule, Cover, OwnFile } from './board.ts';
import { Cover as CastleCover } from './castle/cover.tsx';
import { Cover as SeptemberCover } from './september/cover.tsx';
import { Cover as TimeCover } from './time/cover.tsx';

export const SHELF = ['castle', 'september', 'time'] as const;
export type ShelfId = (typeof SHELF)[number];

/** What a table needs of a game besides its views; the frame never looks into a game's state. */
export type Drawn = { readonly board: BoardModule<unknown>; readonly messages: Messages };
/** The words are those of one table: a host's own deck brings titles of its own. */
type Loaded = {
  readonly board: BoardModule<unknown>;
  readonly messagesOf: (view: View<unknown>) => Messages;
};
type Book = {
  readonly Cover: Cover;
  readonly load: () => Promise<Loaded>;
  /** An option that is a file of the host's, and who reads and shows it in the form for a new table. */
  readonly own?: { readonly key: string; readonly load: () => Promise<OwnFile> };
};

const loaded = async <V>(
  board: Promise<{ board: BoardModule<V> }>,
  messagesOf: Promise<Loaded['messagesOf']>,
): Promise<Loaded> => ({
  board: (await board).board as unknown as BoardModule<unknown>,
  messagesOf: await messagesOf,
});

const always =
  ({ en }: { en: Messages }): Loaded['messagesOf'] =>
  () =>
    en;

/** Total over the registered games. */
const books: { readonly [id in GameId]: Book } = {
  castle: {
    Cover: CastleCover,
    load: () => loaded(import('./castle/index.tsx'), import('../../games/castle/messages.ts').then(always)),
  },
  september: {
    Cover: SeptemberCover,
    load: () => loaded(import('./september/index.tsx'), import('../../games/september/messages.ts').then(always)),
  },
  time: {
    Cover: TimeCover,
    load: () =>
      loaded(
        import('./time/index.tsx'),
        import('../../games/time/messages.ts').then(
          ({ messagesFor }) =>
            ({ state }) =>
              messagesFor((state as TimeView).deck),
        ),
      ),
    own: { key: 'deck', load: () => import('./time/own-deck.tsx').then(({ OwnDeck }) => OwnDeck) },
  },
};

export const bookOf = (id: ShelfId): Book => books[id];
export const isOnShelf = (id: string): id is ShelfId => Object.hasOwn(books, id);
