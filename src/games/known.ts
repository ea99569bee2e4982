/** The rules that are loaded: all of them where the registry is, and in a browser those that its tables need. */
import type { AnyGame } from './registry.ts';

const known = new Map<string, AnyGame>();

export const know = (game: AnyGame): void => void known.set(game.id, game);

export const knownGame = (id: string): AnyGame | null => known.get(id) ?? null;

/** The rules of a table that has passed its checks: then they are loaded. */
export function gameOf(id: string): AnyGame {
  const game = known.get(id);
  if (!game) throw new Error(`The rules of "${id}" are not loaded.`);
  return game;
}
