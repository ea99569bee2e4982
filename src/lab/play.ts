/** `lab play`: many games between bots, and what came of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainChance } from '../bots/chance.ts';
import type { Dealer } from '../dealer/dealer.ts';
import type { Entry } from '../table/entries.ts';
import { gameFile } from '../table/file.ts';
import { ANYTHING, type Played, type Player, playOut } from './drive.ts';
import { botsFrom, flags, gameNamed, setupFrom, UsageError, wholeNumber } from './usage.ts';

export const PLAY_USAGE = `play <game> [--seats N] [--bots random,greedy,…] [--games N] [--seed S] [--option key=value]…
                     [--save DIR] [--json]`;

/** The dice of a lab game follow from its seed alone, so that a saved game can be checked without having been sealed. */
export function labDealer(seed: string): Dealer {
  const below = plainChance(`dice ${seed}`);
  return (n) => below(n);
}

export type Report = {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly wins: number[];
  readonly draws: number;
  readonly meanScore: number[];
  readonly meanRounds: number;
};

const round = (n: number, digits: number): number => Number(n.toFixed(digits));

class Tally {
  readonly seats: number;
  games = 0;
  moves = 0;
  rounds = 0;
  draws = 0;
  readonly wins: number[];
  readonly scores: number[];
  readonly hows = new Map<string, number>();

  constructor(seats: number) {
    this.seats = seats;
    this.wins = new Array(seats).fill(0);
    this.scores = new Array(seats).fill(0);
  }

  add({ moves, rounds, outcome }: Played): void {
    this.games++;
    this.moves += moves;
    this.rounds += rounds;
    this.hows.set(outcome.how, (this.hows.get(outcome.how) ?? 0) + 1);
    outcome.scores.forEach((score, seat) => {
      this.scores[seat] += score;
    });
    // A win that is shared, or that nobody has, is a draw.
    if (outcome.winners.length === 1) this.wins[outcome.winners[0]]++;
    else this.draws++;
  }

  report(game: string, seconds: number): Report {
    const { games, moves, wins, draws } = this;
    return {
      game,
      seats: this.seats,
      games,
      moves,
      seconds: round(seconds, 3),
      movesPerSecond: Math.round(moves / seconds),
      wins,
      draws,
      meanScore: this.scores.map((sum) => round(sum / games, 2)),
      meanRounds: round(this.rounds / games, 2),
    };
  }
}

export function play(args: string[]): void {
  const { values, positionals } = flags(args, {
    seats: { type: 'string' },
    bots: { type: 'string', default: 'random' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    option: { type: 'string', multiple: true, default: [] },
    save: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const { id, game } = gameNamed(positionals[0]);
  if (positionals.length > 1) throw new UsageError(`Only one game can be named, not "${positionals.join(' ')}".`);
  const named = values.bots.split(',').length;
  const seats =
    values.seats === undefined ? Math.max(game.seats.min, named) : wholeNumber('seats', values.seats, 1, 99);
  const games = wholeNumber('games', values.games, 1, 100_000_000);
  const setup = setupFrom(game, seats, values.option);
  const bots = botsFrom(id, values.bots, seats);
  if (values.save !== undefined) makeFolder(values.save);

  const tally = new Tally(seats);
  const progress = progressLine(games);
  const started = performance.now();
  for (let i = 0; i < games; i++) {
    const seed = `${values.seed}/${i}`;
    const below = plainChance(`bots ${seed}`);
    const players: Player[] = bots.map(({ name, make }) =>
      name === 'random' && !game.live ? ANYTHING : make(game, below),
    );
    const log: Entry[] = [];
    const record = values.save === undefined ? {} : { record: (entry: Entry) => void log.push(entry) };
    const played = playOut({ game, setup, players, below, dealer: labDealer(seed), ...record });
    tally.add(played);
    if (values.save !== undefined) {
      const file = gameFile({ setup, clock: { kind: 'none' } }, { kind: 'lab', seed }, log, played.outcome);
      writeFileSync(
        join(values.save, `${id}-${String(i + 1).padStart(String(games).length, '0')}.json`),
        `${JSON.stringify(file)}\n`,
      );
    }
    progress(i + 1);
  }
  progress(null);
  const report = tally.report(id, (performance.now() - started) / 1000);
  process.stdout.write(
    values.json
      ? `${JSON.stringify(report)}\n`
      : describe(
          report,
          bots.map((b) => b.name),
          tally.hows,
        ),
  );
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`The folder "${folder}" cannot be made (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** How far it has come, rewritten in place; on anything but a terminal it stays silent. */
function progressLine(games: number): (done: number | null) => void {
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

function describe(report: Report, bots: readonly string[], hows: ReadonlyMap<string, number>): string {
  const { games, moves, seconds, movesPerSecond, wins, draws, meanScore, meanRounds } = report;
  const share = (n: number): string => `${((100 * n) / games).toFixed(1)}%`;
  const lines = [
    `${report.game}: ${games} games, ${moves} moves in ${seconds} s (${movesPerSecond.toLocaleString('en')} moves/s), ${meanRounds} rounds a game`,
    ...wins.map(
      (n, seat) => `  seat ${seat + 1} (${bots[seat]}): ${n} wins (${share(n)}), mean score ${meanScore[seat]}`,
    ),
    `  draws: ${draws} (${share(draws)})`,
    `  ended by: ${[...hows].map(([how, n]) => `${how} ${n}`).join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}
