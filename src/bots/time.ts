/** Who sits down to Time, from the weakest to the strongest. */
import type { BotMaker } from './bot.ts';
import { random } from './random.ts';
import { fair, gentle, sharp } from './storyteller/index.ts';

export const bots: { readonly [name: string]: BotMaker } = { random, gentle, fair, sharp };
