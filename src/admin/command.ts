/** What the admin commands share: how they are called, what they answer, how they fail. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nanoid } from 'nanoid';
import type { Notice } from '../server/neighbours.ts';
import { isPostgres, openStore } from '../store/open.ts';
import type { JsonObject } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Entry, TableSpec } from '../table/entries.ts';

export type TableStore = Store<TableSpec, Entry>;

/** The exit code says what kind of failure it was. */
const EXITS = { problems: 1, 'not-found': 1, 'not-possible': 1, usage: 2, 'no-store': 3 } as const;

export class AdminError extends Error {
  readonly code: keyof typeof EXITS;
  constructor(code: keyof typeof EXITS, message: string) {
    super(message);
    this.code = code;
  }
  get exit(): number {
    return EXITS[this.code];
  }
}

/** What a command has found: for people, and for programs (`--json`). `failed`: it was looked for trouble, and there is some. */
export type Answer = { readonly text: string; readonly json: unknown; readonly failed?: boolean };

export type Command = {
  readonly usage: string;
  readonly about: string;
  /** A line for each option of its own. */
  readonly options?: string;
  readonly run: (args: readonly string[]) => Promise<Answer>;
};

type Options = NonNullable<ParseArgsConfig['options']>;

const COMMON = {
  data: { type: 'string', default: 'data' },
  by: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const satisfies Options;

/** The arguments of one command; whatever it does not know is refused. */
export function read<O extends Options>(args: readonly string[], options: O, positionals: number | 'many' = 0) {
  let read: ReturnType<typeof parse<O>>;
  try {
    read = parse(inOrder(args, { ...COMMON, ...options }), options);
  } catch (error) {
    throw new AdminError('usage', `${(error as Error).message.split('. ')[0]}.`);
  }
  const found = read.positionals.length;
  if (positionals !== 'many' && found !== positionals)
    throw new AdminError(
      'usage',
      `This command takes ${positionals || 'no'} name${positionals === 1 ? '' : 's'}, not ${found}.`,
    );
  return read;
}

/** Ids of ours may begin with a dash. There are no short options here, so whatever is none of the long ones is a name. */
function inOrder(args: readonly string[], options: Options): string[] {
  const known = (arg: string): boolean => arg.startsWith('--') && arg.split('=')[0].slice(2) in options;
  const named: string[] = [];
  const names: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    const takes = known(arg) && !arg.includes('=') && options[arg.slice(2)].type === 'string' && i + 1 < args.length;
    if (takes) named.push(`${arg}=${args[++i]}`);
    else if (known(arg) || (arg.startsWith('--') && !ID.test(arg))) named.push(arg);
    else names.push(arg);
  }
  return [...named, '--', ...names];
}

const ID = /^[\w-]{21}$/;

const parse = <O extends Options>(args: readonly string[], options: O) =>
  parseArgs({ args: [...args], options: { ...COMMON, ...options }, allowPositionals: true });

/** A whole number from 1 on. */
export function whole(name: string, value: string): number {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new AdminError('usage', `--${name} must be a whole number, not "${value}".`);
  return Number(value);
}

/** Words that somebody will read: there must be some. */
export function words(name: string, value: string | undefined): string {
  const text = value?.trim() ?? '';
  if (text === '') throw new AdminError('usage', `Say why: --${name} "…".`);
  return text;
}

/** Where everything is kept: as the server finds it. */
export function placeOf(data: string): string {
  const url = process.env['DATABASE_URL'];
  if (url && !isPostgres(url)) throw new AdminError('usage', 'DATABASE_URL must begin with postgres://.');
  return url || join(resolve(data), 'table.sqlite');
}

/** Works on a store that is there: a mistyped folder must not become a new, empty one. */
export async function withStore<T>(data: string, work: (store: TableStore) => Promise<T>): Promise<T> {
  const where = placeOf(data);
  if (!isPostgres(where) && !existsSync(where))
    throw new AdminError('no-store', `There is no ${where}: say with --data where the server keeps its data.`);
  const store = await openStore<TableSpec, Entry>(where);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** What came of a row that makes no sense, as a sentence. */
export function unreadable(error: unknown): string {
  if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  return `What is stored cannot be read: ${error.message}.`;
}

/** In a container whoever runs this may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'an operator';
  }
}

/** Writes down who did what, and rings the bell for servers that run. */
export async function done(
  store: TableStore,
  by: string | undefined,
  act: string,
  subject: string,
  detail: JsonObject,
): Promise<void> {
  await store.moderation.audit({ id: nanoid(), at: Date.now(), by: by ?? userName(), act, subject, detail });
  const bell: Notice & { from: string } = { k: 'acts', from: 'an operator' };
  await store.notices.send([JSON.stringify(bell)]);
}

export const time = (at: number | null): string =>
  at === null ? '-' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Rows in columns; the last one may be as long as it likes. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) => row.map((cell, i) => (i < row.length - 1 ? cell.padEnd(widths[i]) : cell)).join('  '))
    .join('\n');
}
