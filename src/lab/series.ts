/** A series of games between bots: what `play` and `balance` have in common. */
import type { BotMaker } from '../bots/bot.ts';
import { plainChance } from '../bots/chance.ts';
import type { Dealer } from '../dealer/dealer.ts';
import type { AnyGame, GameId } from '../games/registry.ts';
import type { Setup, Tell } from '../kernel/game.ts';
import type { Entry } from '../table/entries.ts';
import { ANYTHING, type Played, type Player, playOut } from './drive.ts';
import { botsFrom, gameNamed, setupFrom, UsageError, wholeNumber } from './usage.ts';

export const SERIES_FLAGS = {
  seats: { type: 'string' },
  bots: { type: 'string', default: 'random' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  json: { type: 'boolean', default: false },
} as const;

export type Series = {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly bots: readonly { readonly name: string; readonly make: BotMaker }[];
  readonly games: number;
  readonly seed: string;
};

type SeriesValues = {
  seats?: string | undefined;
  bots: string;
  games: string;
  seed: string;
  option: readonly string[];
};

export function seriesFrom(positionals: readonly string[], values: SeriesValues): Series {
  const { id, game } = gameNamed(positionals[0]);
  if (positionals.length > 1) throw new UsageError(`Only one game can be named, not "${positionals.join(' ')}".`);
  const named = values.bots.split(',').length;
  const seats =
    values.seats === undefined ? Math.max(game.seats.min, named) : wholeNumber('seats', values.seats, 1, 99);
  const games = wholeNumber('games', values.games, 1, 100_000_000);
  const setup = setupFrom(game, seats, values.option);
  return { id, game, setup, bots: botsFrom(id, values.bots, seats), games, seed: values.seed };
}

/** The dice of a lab game follow from its seed alone, so that a saved game can be checked without having been sealed. */
export function labDealer(seed: string): Dealer {
  const below = plainChance(`dice ${seed}`);
  return (n) => below(n);
}

/** Game number `i` of a series; the same seed gives the same game. */
export function playGame(
  series: Series,
  i: number,
  watch: { tell?: Tell; record?: (entry: Entry) => void } = {},
): Played {
  const { game, setup, bots } = series;
  const seed = gameSeed(series, i);
  const below = plainChance(`bots ${seed}`);
  const players: Player[] = bots.map(({ name, make }) =>
    name === 'random' && !game.live ? ANYTHING : make(game, below),
  );
  return playOut({ game, setup, players, below, dealer: labDealer(seed), ...watch });
}

export const gameSeed = (series: Series, i: number): string => `${series.seed}/${i}`;

/** How far it has come, rewritten in place; on anything but a terminal it stays silent. */
export function progressLine(games: number): (done: number | null) => void {
  if (!process.stderr.isTTY) return () => {};
  let shown = 0;
  return (done) => {
    const now = performance.now();
    if (done === null) process.stderr.write('\r\x1b[K');
    else if (now - shown > 100) {
      shown = now;
      process.stderr.write(`\r\x1b[K${done} of ${games} games`);
    }
  };
}
