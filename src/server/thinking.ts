/** The side of a bot's thread that thinks: a view comes in, an answer goes out. */
import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { Answer } from '../bots/bot.ts';
import { plainChance } from '../bots/chance.ts';
import { botMaker, botNames } from '../bots/index.ts';
import { type GameId, games } from '../games/registry.ts';
import type { View } from '../kernel/game.ts';

export type Asked = { readonly game: string; readonly level: string | null; readonly view: View<unknown> };
export type Thought = { readonly answer: Answer | null } | { readonly failed: string };

const below = plainChance(randomUUID());

function think({ game, level, view }: Asked): Thought {
  try {
    const id = game as GameId;
    // The strongest for a person who has left, and where a level is no longer known.
    const make = botMaker(id, level ?? '') ?? botMaker(id, botNames(id).at(-1) as string);
    return { answer: make ? make(games[id], below)(view) : null };
  } catch (error) {
    return { failed: String(error) };
  }
}

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(think(asked)));
