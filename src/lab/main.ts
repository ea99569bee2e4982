/** The lab: games by the thousand, hunts for mistakes, and the check of a saved game. */
import { UsageError } from './usage.ts';

type Command = {
  readonly usage: string;
  readonly about: string;
  /** Loaded when it is called: nobody waits for a printing press to play a game. */
  readonly run: (args: string[]) => Promise<number | void>;
};

const commands: { readonly [name: string]: Command } = {
  play: {
    usage: `play <game> [--seats N] [--bots random,greedy,…] [--games N] [--seed S] [--option key=value]…
                     [--save DIR] [--json]`,
    about: 'play games between bots and report wins, scores and speed',
    run: async (args) => (await import('./play.ts')).play(args),
  },
  balance: {
    usage: 'balance <game> [--seats N] [--bots greedy] [--games N] [--seed S] [--option key=value]… [--json]',
    about: 'the same, with the win rate of each card',
    run: async (args) => (await import('./balance.ts')).balance(args),
  },
  fuzz: {
    usage: 'fuzz <game> [--games N] [--seed S] [--seats N] [--option key=value]…',
    about: 'hunt for dead ends and broken promises in random games',
    run: async (args) => (await import('./fuzz.ts')).fuzz(args),
  },
  verify: {
    usage: 'verify <file>…',
    about: 'check saved games: rules, rolls, result',
    run: async (args) => (await import('./check.ts')).verifyFiles(args),
  },
  match: {
    usage: 'match [FILE|-] [--deck FILE]',
    about: 'which cards of Once Upon a Time sentences mention, a JSON line each',
    run: async (args) => (await import('./match.ts')).match(args),
  },
  book: {
    usage: 'book <game.json> <out.html|out.pdf|out.epub> [--names Ana,Ben,…] [--language en]',
    about: 'bind the tale of a saved game of Once Upon a Time as a book',
    run: async (args) => (await import('./book.ts')).book(args),
  },
  terminal: {
    usage: 'terminal [--edition apprentice|architect] [--seats 2-4] [--bot greedy|random] [--name NAME]',
    about: 'play Once Upon a Castle against bots in this terminal',
    run: async (args) => (await import('./terminal.ts')).terminal(args),
  },
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

// Whoever reads along may stop at any line: `… | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
