/** The table options (T-4, T-9, T-24 … T-28), and what they mean for the rules. */
import type { OptionSpec, Setup } from '../../kernel/game.ts';
import { parseOwnDeck } from './cards.ts';

export const OPTIONS = {
  /** T-4: how the first storyteller is found. */
  first: { kind: 'choice', values: ['chance', 'alphabet'], initial: 'chance' },
  /**
   * T-4, T-26: among whom chance chooses the first storyteller. One seat is that seat (the oldest, the youngest, the longest
   * beard); after a game, those who had most cards left, as `mostCards` names them.
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

/** The options as the rules read them. */
export type Play = {
  readonly alphabet: boolean;
  readonly start: readonly number[];
  /** How long a storyteller may pause; 0 for as long as she likes. */
  readonly pauseMs: number;
  readonly slow: boolean;
  /** How many endings each seat is dealt. */
  readonly endings: readonly number[];
  readonly exchange: boolean;
  readonly interrupts: boolean;
  readonly penalties: boolean;
  readonly mild: boolean;
};

const PAUSE_MS: { readonly [pace: string]: number } = { voice: 5_000, typed: 25_000, off: 0, slow: 0 };
/** T-27: how much longer children may think. */
const GENTLE_PAUSES = 3;

function seatsIn(value: unknown, seats: number): number[] {
  if (value === 'all') return Array.from({ length: seats }, (_, seat) => seat);
  if (value === undefined || value === 'none') return [];
  const named = new Set(
    String(value)
      .split('+')
      .map((seat) => Number(seat) - 1),
  );
  return [...named].sort((a, b) => a - b);
}

export function playOf({ seats, options }: Setup): Play {
  const start = seatsIn(options['start'], seats);
  const handicap = seatsIn(options['handicap'], seats);
  const gentle = options['gentle'] ?? 'off';
  const pause = PAUSE_MS[String(options['pace'] ?? 'typed')];
  return {
    alphabet: options['first'] === 'alphabet',
    start: start.length > 0 ? start : seatsIn('all', seats),
    pauseMs: gentle === 'off' ? pause : pause * GENTLE_PAUSES,
    slow: options['pace'] === 'slow',
    endings: Array.from({ length: seats }, (_, seat) =>
      options['endings'] === 'two' || handicap.includes(seat) ? 2 : 1,
    ),
    exchange: options['exchange'] === 'on',
    interrupts: gentle !== 'no-interrupts',
    penalties: gentle !== 'no-penalties',
    mild: options['words'] === 'mild',
  };
}

const DAY_MS = 86_400_000;

/** T-28: in slow play every limit in seconds becomes a day. */
export const limit = (play: Play, seconds: number): number => (play.slow ? DAY_MS : seconds * 1000);
