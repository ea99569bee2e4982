/** What came of a series of games. */
import type { Played } from './drive.ts';

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

export class Tally {
  games = 0;
  private moves = 0;
  private rounds = 0;
  private draws = 0;
  private readonly seats: number;
  private readonly wins: number[];
  private readonly scores: number[];
  private readonly ends = new Map<string, number>();

  constructor(seats: number) {
    this.seats = seats;
    this.wins = new Array(seats).fill(0);
    this.scores = new Array(seats).fill(0);
  }

  add({ moves, rounds, outcome }: Played): void {
    this.games++;
    this.moves += moves;
    this.rounds += rounds;
    this.ends.set(outcome.how, (this.ends.get(outcome.how) ?? 0) + 1);
    outcome.scores.forEach((score, seat) => {
      this.scores[seat] += score;
    });
    // A win that is shared, or that nobody has, is a draw.
    if (outcome.winners.length === 1) this.wins[outcome.winners[0]]++;
    else this.draws++;
  }

  report(game: string, seconds: number): Report {
    const { games, moves, wins, draws, seats } = this;
    return {
      game,
      seats,
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

  describe(report: Report, bots: readonly string[]): string {
    const { games, moves, seconds, movesPerSecond, wins, draws, meanScore, meanRounds } = report;
    const share = (n: number): string => `${((100 * n) / games).toFixed(1)}%`;
    const speed = `${moves} moves in ${seconds} s (${movesPerSecond.toLocaleString('en')} moves/s)`;
    const lines = [
      `${report.game}: ${games} games, ${speed}, ${meanRounds} rounds a game`,
      ...wins.map(
        (n, seat) => `  seat ${seat + 1} (${bots[seat]}): ${n} wins (${share(n)}), mean score ${meanScore[seat]}`,
      ),
      `  draws: ${draws} (${share(draws)})`,
      `  ended by: ${[...this.ends].map(([how, n]) => `${how} ${n} (${share(n)})`).join(', ')}`,
    ];
    return `${lines.join('\n')}\n`;
  }
}
