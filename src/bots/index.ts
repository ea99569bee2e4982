/** Which bots sit down to which game. */
import type { GameId } from '../games/registry.ts';
import type { BotMaker } from './bot.ts';
import { greedy, type Worth } from './greedy.ts';
import { random } from './random.ts';
import { fair, gentle, sharp } from './storyteller/index.ts';
import { worth as castle } from './worth/castle.ts';
import { worth as september } from './worth/september.ts';

/** From the weakest to the strongest; a game's greedy bot sees its own state and no other. */
const bots: { readonly [id in GameId]: { readonly [name: string]: BotMaker } } = {
  castle: { random, greedy: greedy(castle as unknown as Worth) },
  september: { random, greedy: greedy(september as unknown as Worth) },
  time: { random, gentle, fair, sharp },
};

export const botNames = (game: GameId): string[] => Object.keys(bots[game]);
export const botMaker = (game: GameId, name: string): BotMaker | undefined =>
  Object.hasOwn(bots[game], name) ? bots[game][name] : undefined;
