/** The one place where a game is registered. Everything that is per game elsewhere is a table that is total over these ids. */
import type { Core, Game } from '../kernel/game.ts';
import { castle } from './castle/index.ts';
import { know } from './known.ts';
import { september } from './september/index.ts';
import { time } from './time/index.ts';

const registered = { castle, september, time } as const;

export type GameId = keyof typeof registered;
export const GAME_IDS = Object.keys(registered) as GameId[];

/** A game whose state is nobody's business: hosts, tables and tools pass it around and never look inside. */
export type AnyGame = Game<Core, unknown>;
export const games = registered as unknown as { readonly [id in GameId]: AnyGame };
for (const game of Object.values(games)) know(game);

export const isGameId = (id: string): id is GameId => Object.hasOwn(registered, id);
