/** What an operator may ask for, and how it is answered. */
import { StoreUnavailable, WrongDatabase } from '../store/store.ts';
import { AdminError, type Command, unreadable } from './command.ts';
import { backup, restore, verify } from './keeping.ts';
import { acts, ban, bans, people, reports, resolve, unban } from './people.ts';
import { close, inspect, list } from './tables.ts';

const WHY = '  --reason <words>  why; they are told';

const commands: { readonly [name: string]: Command } = {
  list: {
    usage: 'list',
    about: 'tables, the newest first',
    options: `  --status <s>      open, running, finished or closed only
  --game <name>     of one game only
  --player <id>     where somebody sits, or that they host
  --limit <n>       at most so many (50)`,
    run: list,
  },
  inspect: {
    usage: 'inspect <table>',
    about: 'one table: seats, clock, whom it waits for, the end of its log',
    options: `  --last <n>        so many entries of the log (10)
  --secrets         also what players may not see while it runs: seed, picks, words`,
    run: inspect,
  },
  close: { usage: 'close <table>', about: 'close a table; whoever is there is told why', options: WHY, run: close },
  verify: {
    usage: 'verify [table…]',
    about: 'replay what is stored: rules, rolls, results; exit code 1 if anything is wrong',
    run: verify,
  },
  people: {
    usage: 'people <id or part of a name>',
    about: 'find somebody',
    options: '  --limit <n>       at most so many (20)',
    run: people,
  },
  ban: {
    usage: 'ban identity:<id> | address:<IP address>',
    about: 'shut somebody out, and close their sockets',
    options: `  --reason <words>  why, for other operators
  --for <time>      12h, 7d, 4w or ever`,
    run: ban,
  },
  unban: { usage: 'unban identity:<id> | address:<IP address>', about: 'let somebody in again', run: unban },
  bans: { usage: 'bans', about: 'who is shut out', run: bans },
  reports: {
    usage: 'reports',
    about: 'what players reported',
    options: `  --all             also what is settled
  --limit <n>       at most so many (50)`,
    run: reports,
  },
  resolve: {
    usage: 'resolve <report>',
    about: 'settle a report',
    options: `  --verdict <words> what came of it
  --strike          remove the line of chat that was reported`,
    run: resolve,
  },
  acts: { usage: 'acts', about: 'what operators did', options: '  --limit <n>       at most so many (50)', run: acts },
  backup: {
    usage: 'backup <file>',
    about: 'write everything, as of one moment, into a new file; the server may run',
    run: backup,
  },
  restore: {
    usage: 'restore <file>',
    about: 'fill an empty store from a backup of either kind of store',
    run: restore,
  },
};

const PLACE = `  --data <dir>      where the server keeps its SQLite file (./data); DATABASE_URL=postgres://… for PostgreSQL
  --by <name>       who acts, for the list of acts (the user of this machine)
  --json            answer with JSON, errors too
  --help            this`;

function helpFor({ usage, about, options }: Command): string {
  return `npm run admin -- ${usage}\n\n  ${about}\n\n${options ? `${options}\n` : ''}${PLACE}\n`;
}

function help(): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, about }) => `  ${usage.padEnd(width)}  ${about}`);
  return `npm run admin -- <command>: for whoever runs a server of Once Upon a Table.\n\n${lines.join('\n')}\n
${PLACE}\n
Exit codes: 0 done; 1 it is not there, cannot be done, or something is wrong; 2 the command is wrong; 3 the store does not answer.
`;
}

async function carryOut([name, ...args]: readonly string[]): Promise<Answered> {
  if (name === undefined || name === 'help' || name === '--help') return { code: 0, out: help(), err: '' };
  if (!Object.hasOwn(commands, name))
    throw new AdminError(
      'usage',
      `There is no command "${name}"; the commands are: ${Object.keys(commands).join(', ')}.`,
    );
  if (args.includes('--help')) return { code: 0, out: helpFor(commands[name]), err: '' };
  const { text, json, failed } = await commands[name].run(args);
  return { code: failed ? 1 : 0, out: `${args.includes('--json') ? JSON.stringify(json) : text}\n`, err: '' };
}

const typed = (error: unknown): AdminError | null => {
  if (error instanceof AdminError) return error;
  if (error instanceof WrongDatabase) return new AdminError('no-store', error.message);
  if (error instanceof StoreUnavailable) {
    const cause = (error.cause as Error | undefined)?.message;
    return new AdminError('no-store', `${error.message}${cause ? `: ${cause}` : ''}.`);
  }
  if (error instanceof SyntaxError) return new AdminError('problems', unreadable(error));
  // What the system says of a file or a folder: it names both.
  return error instanceof Error && 'syscall' in error ? new AdminError('not-possible', `${error.message}.`) : null;
};

export type Answered = { readonly code: number; readonly out: string; readonly err: string };

/** The whole of a command: what it writes, where, and its exit code. */
export async function answer(args: readonly string[]): Promise<Answered> {
  try {
    return await carryOut(args);
  } catch (thrown) {
    const error = typed(thrown);
    if (!error) throw thrown;
    const { code, message, exit } = error;
    if (!args.includes('--json')) return { code: exit, out: '', err: `${message}\n` };
    return { code: exit, out: `${JSON.stringify({ error: { code, message } })}\n`, err: '' };
  }
}
