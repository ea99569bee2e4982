/** Begins games. */
import type { ShelfId } from '../boards/index.ts';
import { createTable } from '../local/client.ts';
import { settings } from '../settings/settings.ts';
import { t } from '../text/index.ts';

/** How the reader is called at the table. */
export const myName = (): string => settings.get().name || t.setUp.me;

/** Names for bots, a different one first each time. */
export function botNames(count: number): string[] {
  const { names } = t.bots;
  const first = Math.floor(Math.random() * names.length);
  return Array.from({ length: count }, (_, i) => names[(first + i) % names.length]);
}

/** A tale wants a table full of tellers. */
export const COMPANY: { readonly [game in ShelfId]: number } = { castle: 1, september: 1, time: 3 };

/** The usual company, every option as it is meant to be. */
export function playNow(game: ShelfId): Promise<string> {
  return createTable({
    game,
    options: {},
    people: [
      { name: myName(), kind: 'person' },
      ...botNames(COMPANY[game]).map((name) => ({ name, kind: 'bot' as const })),
    ],
  });
}

/** Bots among themselves. */
export function watchBots(game: ShelfId): Promise<string> {
  return createTable({ game, options: {}, people: botNames(2).map((name) => ({ name, kind: 'bot' })) });
}
