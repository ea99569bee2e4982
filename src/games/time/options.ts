/** The table options (T-4, T-9, T-24 … T-28). What they mean for the rules: play.ts. */
import type { OptionSpec } from '../../kernel/game.ts';
import { parseOwnDeck } from './cards.ts';

export const OPTIONS = {
  /** T-4: how the first storyteller is found. */
  first: { kind: 'choice', values: ['chance', 'alphabet'], initial: 'chance' },
  /**
   * T-4, T-26: among whom chance chooses the first storyteller. One seat is that seat (the oldest, the youngest, the longest
   * beard); after a game, those who had most cards left.
   */
  start: { kind: 'seats', initial: 'all' },
  /** T-9, T-28. */
  pace: { kind: 'choice', values: ['typed', 'voice', 'off', 'slow'], initial: 'typed' },
  /** T-24: two endings for all, or for the seats that are given a handicap. */
  endings: { kind: 'choice', values: ['one', 'two'], initial: 'one' },
  handicap: { kind: 'seats', initial: 'none' },
  /** T-25. */
  exchange: { kind: 'choice', values: ['off', 'on'], initial: 'off' },
  /** T-27. */
  gentle: { kind: 'choice', values: ['off', 'no-interrupts', 'no-penalties'], initial: 'off' },
  /** Whether a card that was mentioned rises by itself; purists listen. The rules are the same, so only screens read it. */
  rising: { kind: 'choice', values: ['on', 'off'], initial: 'on' },
  /** Whether rough words are handed back to be reworded. */
  words: { kind: 'choice', values: ['any', 'mild'], initial: 'any' },
  /** T-2. */
  deck: { kind: 'data', parse: parseOwnDeck },
} as const satisfies { readonly [key: string]: OptionSpec };
