/** `lab balance`: a series of games, and for each card how often it was gained and how often whoever gained it won. */
import { playGame, progressLine, SERIES_FLAGS, seriesFrom } from './series.ts';
import { Tally } from './tally.ts';
import { flags, UsageError } from './usage.ts';

type Record = { readonly card: string; readonly seat: number; games: number; wins: number };

export function balance(args: string[]): void {
  const { values, positionals } = flags(args, { ...SERIES_FLAGS, bots: { type: 'string', default: 'greedy' } });
  const series = seriesFrom(positionals, values);
  const { id, game, setup, games } = series;
  const { cardOf } = game;
  if (!cardOf) throw new UsageError(`The game "${id}" has no cards that are gained.`);

  const tally = new Tally(setup.seats);
  const records = new Map<string, Record>();
  const progress = progressLine(games);
  const started = performance.now();
  for (let i = 0; i < games; i++) {
    // In a game each card counts once for a seat, however often it acted.
    const gained = new Map<string, { card: string; seat: number }>();
    const played = playGame(series, i, {
      tell: (fact, seat, a = 0) => {
        const card = cardOf(fact, a);
        if (card !== null) gained.set(`${seat} ${card}`, { card, seat });
      },
    });
    tally.add(played);
    const { winners } = played.outcome;
    for (const [key, { card, seat }] of gained) {
      const record = records.get(key) ?? { card, seat, games: 0, wins: 0 };
      record.games++;
      if (winners.length === 1 && winners[0] === seat) record.wins++;
      records.set(key, record);
    }
    progress(i + 1);
  }
  progress(null);

  const report = tally.report(id, (performance.now() - started) / 1000);
  const list = [...records.values()].sort((a, b) => a.seat - b.seat || b.wins / b.games - a.wins / a.games);
  const rows = list.map(({ card, seat, games: n, wins }) => ({
    seat: seat + 1,
    card,
    gained: n / games,
    winRate: wins / n,
  }));
  if (values.json) process.stdout.write(`${JSON.stringify({ ...report, cards: rows })}\n`);
  else {
    const percent = (n: number): string => `${(100 * n).toFixed(1)}%`.padStart(7);
    const line = (row: (typeof rows)[number]): string =>
      `  ${row.seat}     ${row.card.padEnd(28)}${percent(row.gained)} ${percent(row.winRate)}`;
    const names = series.bots.map((bot) => bot.name);
    process.stdout.write(
      `${tally.describe(report, names)}  seat  card                          gained    won\n${rows.map(line).join('\n')}\n`,
    );
  }
}
