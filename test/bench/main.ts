/** npm run bench: what is fast, what is slow, and compared with what. */
import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId, isGameId } from '../../src/games/registry.ts';
import type { Asked, Suite } from './contract.ts';
import { drafts } from './drafts.ts';
import { kernel } from './kernel/suite.ts';
import { matcher } from './matcher.ts';
import { asJson, asLine } from './report.ts';
import { SERVER_PARTS, server } from './server/suite.ts';
import { web } from './web/suite.ts';

const suites: { readonly [name: string]: Suite } = {
  kernel: { about: 'self-play, apply and clone of each game, beside boardgame.io and a lean dice game', run: kernel },
  matcher: { about: 'precision and recall of the referee who finds cards in sentences', run: matcher },
  drafts: { about: 'how soon another seat sees what is typed, and how often it is told', run: drafts },
  server: {
    about: 'moves, delay, memory and start of the server, beside boardgame.io and plain ws + SQLite',
    run: server,
  },
  web: { about: 'the app in a browser as slow as a phone: script, first paint, shifts, taps, long tasks', run: web },
};

const HELP = `npm run bench -- <suite> [<game>] [--json] [--seconds N] [--tables N] [--part NAME]

${Object.entries(suites)
  .map(([name, { about }]) => `  ${name.padEnd(12)}${about}`)
  .join('\n')}

  <game>      only that one: ${GAME_IDS.join(', ')}
  --json      one object a line: bench, name, value, unit, reference, ratio
  --seconds   how long each thing is measured (2)
  --tables    of the server only that many tables, as fast as they can
  --part      of the server only that part: ${SERVER_PARTS.join(', ')}
`;

/** Something in the command that one sentence can say. */
class Unclear extends Error {}

type Command = { readonly suite: Suite; readonly asked: Asked; readonly json: boolean };

function read(args: string[]): Command {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, strict: false, options: FLAGS });
  for (const flag of Object.keys(values)) {
    if (!Object.hasOwn(FLAGS, flag)) {
      throw new Unclear(`There is no flag "--${flag}"; there are --json, --seconds, --tables, --part and --help.`);
    }
  }
  const [name, game, ...more] = positionals;
  const known = Object.keys(suites).join(', ');
  if (name === undefined) throw new Unclear(`Say which bench to run: ${known}.`);
  if (!Object.hasOwn(suites, name)) throw new Unclear(`There is no bench "${name}"; choose one of ${known}.`);
  if (more.length > 0) throw new Unclear(`One bench at a time: "${more[0]}" is one word too many.`);
  return {
    suite: suites[name],
    asked: {
      ids: readGames(game),
      seconds: readSeconds(values['seconds']),
      tables: readTables(values['tables']),
      part: readPart(values['part']),
    },
    json: values['json'] === true,
  };
}

const FLAGS = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  seconds: { type: 'string' },
  tables: { type: 'string' },
  part: { type: 'string' },
} as const;

const MOST_SECONDS = 600;

function readSeconds(text: unknown): number {
  if (text === undefined) return 2;
  const seconds = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds;
  throw new Unclear(`--seconds must be a number above 0 and at most ${MOST_SECONDS}.`);
}

const MOST_TABLES = 5000;

function readTables(text: unknown): number | null {
  if (text === undefined) return null;
  const tables = Number(text);
  if (Number.isInteger(tables) && tables > 0 && tables <= MOST_TABLES) return tables;
  throw new Unclear(`--tables must be a whole number from 1 to ${MOST_TABLES}.`);
}

function readPart(name: unknown): string | null {
  if (name === undefined) return null;
  if (typeof name === 'string' && SERVER_PARTS.includes(name)) return name;
  throw new Unclear(`--part must be one of ${SERVER_PARTS.join(', ')}.`);
}

function readGames(id: string | undefined): readonly GameId[] {
  if (id === undefined) return GAME_IDS;
  if (isGameId(id)) return [id];
  throw new Unclear(`There is no game "${id}"; choose one of ${GAME_IDS.join(', ')}.`);
}

async function run({ suite, asked, json }: Command): Promise<void> {
  for await (const row of suite.run(asked)) console.log(json ? asJson(row) : asLine(row));
}

// Whoever reads the rows may stop early.
process.stdout.on('error', () => process.exit());

const args = process.argv.slice(2);
try {
  if (args.includes('--help') || args.includes('-h')) process.stdout.write(HELP);
  else await run(read(args));
} catch (error) {
  if (!(error instanceof Unclear)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
