/** Who sits down to Castle, from the weakest to the strongest. */
import type { BotMaker } from './bot.ts';
import { greedy, type Worth } from './greedy.ts';
import { random } from './random.ts';
import { worth } from './worth/castle.ts';

export const bots: { readonly [name: string]: BotMaker } = { random, greedy: greedy(worth as unknown as Worth) };
