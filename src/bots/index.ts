/** Which bots sit down to which game. */
import type { GameId } from '../games/registry.ts';
import type { BotMaker } from './bot.ts';
import { bots as castle } from './castle.ts';
import { bots as september } from './september.ts';
import { bots as time } from './time.ts';

/** From the weakest to the strongest; a game's greedy bot sees its own state and no other. */
const bots: { readonly [id in GameId]: { readonly [name: string]: BotMaker } } = { castle, september, time };

export const botNames = (game: GameId): string[] => Object.keys(bots[game]);
export const botMaker = (game: GameId, name: string): BotMaker | undefined =>
  Object.hasOwn(bots[game], name) ? bots[game][name] : undefined;
