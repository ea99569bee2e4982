/** `lab verify`: a saved game, checked offline: the rules, every roll, the result. */
import { games } from '../games/registry.ts';
import { readGameFile, verify } from '../table/file.ts';
import { labDealer } from './series.ts';
import { flags, readText, UsageError } from './usage.ts';

/** A file of one game, or one of many, a line each. */
function gamesIn(name: string): [string, string][] {
  const text = readText(name);
  if (!name.endsWith('.jsonl')) return [[name, text]];
  return text
    .trim()
    .split('\n')
    .map((line, i) => [`${name}, line ${i + 1}`, line]);
}

export function verifyFiles(args: string[]): number {
  const { positionals } = flags(args, {});
  if (positionals.length === 0) throw new UsageError('Name a saved game to check.');
  let bad = 0;
  for (const [name, text] of positionals.flatMap(gamesIn)) {
    const file = readGameFile(text);
    const problems = file.ok ? verify(file.value, labDealer) : file.problems;
    if (problems.length > 0) {
      bad++;
      for (const problem of problems) process.stderr.write(`${name}: ${problem}\n`);
    } else if (file.ok) {
      const { table, log, result } = file.value;
      const title = games[table.setup.game as keyof typeof games].messages.en.title;
      const scores = result ? `scores ${result.scores.join(' : ')}` : 'not over yet';
      process.stdout.write(
        `${name}: ${title}, ${table.setup.seats} seats, ${log.length} entries: every move is legal, every roll fits; ${scores}.\n`,
      );
    }
  }
  return bad > 0 ? 2 : 0;
}
