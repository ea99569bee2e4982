/** The lab: games by the thousand, hunts for mistakes, and the check of a saved game. */
import { BALANCE_USAGE, balance } from './balance.ts';
import { BOOK_USAGE, book } from './book.ts';
import { VERIFY_USAGE, verifyFiles } from './check.ts';
import { FUZZ_USAGE, fuzz } from './fuzz.ts';
import { MATCH_USAGE, match } from './match.ts';
import { PLAY_USAGE, play } from './play.ts';
import { TERMINAL_USAGE, terminal } from './terminal.ts';
import { UsageError } from './usage.ts';

type Command = {
  readonly usage: string;
  readonly about: string;
  readonly run: (args: string[]) => number | void | Promise<void>;
};

const commands: { readonly [name: string]: Command } = {
  play: { usage: PLAY_USAGE, about: 'play games between bots and report wins, scores and speed', run: play },
  balance: { usage: BALANCE_USAGE, about: 'the same, with the win rate of each card', run: balance },
  fuzz: { usage: FUZZ_USAGE, about: 'hunt for dead ends and broken promises in random games', run: fuzz },
  match: {
    usage: MATCH_USAGE,
    about: 'which cards of Once Upon a Time sentences mention, a JSON line each',
    run: match,
  },
  book: { usage: BOOK_USAGE, about: 'bind the tale of a saved game of Once Upon a Time as a book', run: book },
  terminal: { usage: TERMINAL_USAGE, about: 'play Once Upon a Castle against bots in this terminal', run: terminal },
  verify: { usage: VERIFY_USAGE, about: 'check saved games: rules, rolls, result', run: verifyFiles },
};

function help(): string {
  const lines = Object.values(commands).map(({ usage, about }) => `  npm run lab -- ${usage}\n      ${about}`);
  return `The lab of Once Upon a Table.\n\n${lines.join('\n')}\n`;
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || args.includes('--help')) {
    process.stdout.write(help());
    return 0;
  }
  if (!Object.hasOwn(commands, name))
    throw new UsageError(`There is no command "${name}"; the commands are: ${Object.keys(commands).join(', ')}.`);
  return (await commands[name].run(args)) ?? 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
