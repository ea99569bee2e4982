/** What the table options mean for the rules. */
import type { Outcome, Setup } from '../../kernel/game.ts';

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

/** T-26: whoever had most cards left begins the next game, on a tie chance among them; a handicap stays with its people. */
export function again({ seats, options }: Setup, { scores }: Outcome, on: number): Setup['options'] {
  const moved = (chosen: readonly number[]): string =>
    chosen
      .map((seat) => ((seat + on) % seats) + 1)
      .sort((a, b) => a - b)
      .join('+');
  const most = Math.max(...scores);
  const helped = seatsIn(options['handicap'], seats);
  return {
    ...options,
    start: moved(scores.flatMap((cards, seat) => (cards === most ? [seat] : []))),
    ...(helped.length > 0 ? { handicap: moved(helped) } : {}),
  };
}

const DAY_MS = 86_400_000;

/** T-28: in slow play every limit in seconds becomes a day. */
export const limit = (play: Play, seconds: number): number => (play.slow ? DAY_MS : seconds * 1000);
