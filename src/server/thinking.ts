/** The side of a bot's thread that thinks: a view comes in, an answer goes out. */
import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { Answer, Bot } from '../bots/bot.ts';
import { plainChance } from '../bots/chance.ts';
import { botMaker, botNames } from '../bots/index.ts';
import { type GameId, games } from '../games/registry.ts';
import type { View } from '../kernel/game.ts';

/** `who` names a table and a seat: whoever sits there remembers what it noticed and what it was about to say. */
export type Asked = {
  readonly who: string;
  readonly game: string;
  readonly level: string | null;
  readonly view: View<unknown>;
};
export type Thought = { readonly answer: Answer | null } | { readonly failed: string };

/** Whoever has not been asked for the longest time is forgotten first: a bot without a memory plays on all the same. */
const KEPT = 256;
const below = plainChance(randomUUID());
const seated = new Map<string, Bot>();

function botOf({ who, game, level }: Asked): Bot | null {
  const id = game as GameId;
  // The strongest for a person who has left, and where a level is no longer known.
  const make = botMaker(id, level ?? '') ?? botMaker(id, botNames(id).at(-1) as string);
  const key = `${who} ${level}`;
  const bot = seated.get(key) ?? make?.(games[id], below);
  if (!bot) return null;
  seated.delete(key);
  seated.set(key, bot);
  if (seated.size > KEPT) seated.delete(seated.keys().next().value as string);
  return bot;
}

function think(asked: Asked): Thought {
  try {
    return { answer: botOf(asked)?.(asked.view) ?? null };
  } catch (error) {
    return { failed: String(error) };
  }
}

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(think(asked)));
