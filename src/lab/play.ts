/** `lab play`: many games between bots, and what came of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../table/entries.ts';
import { gameFile } from '../table/file.ts';
import { gameSeed, playGame, progressLine, SERIES_FLAGS, seriesFrom } from './series.ts';
import { Tally } from './tally.ts';
import { flags, UsageError } from './usage.ts';

export function play(args: string[]): void {
  const { values, positionals } = flags(args, { ...SERIES_FLAGS, save: { type: 'string' } });
  const series = seriesFrom(positionals, values);
  const { id, setup, games } = series;
  if (values.save !== undefined) makeFolder(values.save);

  const tally = new Tally(setup.seats);
  const progress = progressLine(games);
  const started = performance.now();
  for (let i = 0; i < games; i++) {
    const log: Entry[] = [];
    const played = playGame(series, i, values.save === undefined ? {} : { record: (entry) => void log.push(entry) });
    tally.add(played);
    if (values.save !== undefined) {
      const file = gameFile(
        { setup, clock: { kind: 'none' } },
        { kind: 'lab', seed: gameSeed(series, i) },
        log,
        played.outcome,
      );
      const name = `${id}-${String(i + 1).padStart(String(games).length, '0')}.json`;
      writeFileSync(join(values.save, name), `${JSON.stringify(file)}\n`);
    }
    progress(i + 1);
  }
  progress(null);
  const report = tally.report(id, (performance.now() - started) / 1000);
  const names = series.bots.map((bot) => bot.name);
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : tally.describe(report, names));
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`The folder "${folder}" cannot be made (${(error as NodeJS.ErrnoException).code}).`);
  }
}
