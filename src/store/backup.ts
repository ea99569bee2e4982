/**
 * A backup is one file for both databases: gzipped lines of JSON. The first line says what it is and which version of the
 * schema; then for each table a line with its columns and a line for each row; the last line counts them, so that a file that
 * was cut off is known for one. Caches and what lives for seconds (snapshots, leases, tickets) are left out.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { insertRows } from './columns.ts';
import type { Link, Reader, Row, Value } from './link.ts';
import { type Migration, migrate, migrations, REST, versionOf } from './migrations.ts';
import { StoreUnavailable } from './store.ts';

const FORMAT = 'once-upon-a-table backup';
const ROWS_AT_ONCE = 200;

/** In this order they can be read back: what others refer to comes first. */
const KEYS: readonly (readonly [table: string, ...key: string[]])[] = [
  ['identities', 'id'],
  ['passkeys', 'id'],
  ['sessions', 'hash'],
  ['tables', 'id'],
  ['waits', 'table_id'],
  ['seats', 'table_id', 'seat'],
  ['log', 'table_id', 'seq'],
  ['results', 'table_id', 'seat'],
  ['ratings', 'identity', 'game'],
  ['messages', 'id'],
  ['mutes', 'muter', 'muted'],
  ['reports', 'id'],
  ['bans', 'subject'],
  ['acts', 'id'],
  ['subscriptions', 'endpoint'],
  ['addresses', 'identity'],
  ['outbox', 'id'],
  ['settings', 'name'],
];

type Head = { readonly format: string; readonly version: number };
type TableHead = { readonly table: string; readonly columns: readonly string[] };
type Foot = { readonly rows: number };
type Line = Head | TableHead | Foot | readonly Value[];

export async function backup(link: Link, file: string): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await link.settle();
    await link.snapshot((read) =>
      pipeline(Readable.from(lines(link, read)), createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
    );
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    // Whoever finds the file finds it whole.
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* lines(link: Link, read: Reader): AsyncGenerator<string> {
  const line = (value: Line) => `${JSON.stringify(value)}\n`;
  const [{ version }] = await read({ sql: 'select version from schema_version', values: [] });
  yield line({ format: FORMAT, version: Number(version) });
  let count = 0;
  for (const [table, ...key] of KEYS) {
    let columns: string[] | null = null;
    for await (const rows of pages(link, read, table, key)) {
      if (!columns) {
        columns = Object.keys(rows[0]);
        yield line({ table, columns });
      }
      count += rows.length;
      const names: readonly string[] = columns;
      yield rows.map((row) => line(names.map((name) => row[name]))).join('');
    }
  }
  yield line({ rows: count });
}

/** The rows of a table in the order of its key. */
async function* pages(link: Link, read: Reader, table: string, key: readonly string[]): AsyncGenerator<Row[]> {
  // PostgreSQL compares texts by its own alphabet: any order will do as long as it is the index's.
  const names = key.join(', ');
  const places = key.map((_, i) => (link.kind === 'postgres' ? `$${i + 1}` : '?')).join(', ');
  let last: Row | undefined;
  for (;;) {
    const rows: Row[] = await read({
      sql: `select * from ${table}${last ? ` where (${names}) > (${places})` : ''} order by ${names} limit ${ROWS_AT_ONCE}`,
      values: last ? key.map((column) => (last as Row)[column]) : [],
    });
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1);
  }
}

/** Reads a backup of this or any earlier version into an empty database, and brings it to the newest version. */
export async function restore(link: Link, file: string, known: readonly Migration[] = migrations): Promise<void> {
  const version = await versionOf(link);
  if (version < 0) throw new Error(`This database holds ${REST}.`);
  if (version > 0) throw new Error('A backup is restored into an empty database, and this one is not.');
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.once('error', (error) => text.destroy(error)).pipe(text);
  try {
    await load(link, linesOf(text), known);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const { code = '', message } = error as { code?: string; message: string };
    const why = code.startsWith('Z_') ? `${file} is not a whole backup.` : message;
    const begun = (await versionOf(link)) < 0;
    throw new Error(begun ? `${why} The database now holds ${REST}.` : why, { cause: error });
  } finally {
    packed.destroy();
  }
}

async function* linesOf(text: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of text) {
    const whole = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = whole.pop() as string;
    yield* whole;
  }
}

async function load(link: Link, file: AsyncIterable<string>, known: readonly Migration[]): Promise<void> {
  let table: TableHead | null = null;
  let waiting: (readonly Value[])[] = [];
  let version = 0;
  let count = 0;
  let whole = false;
  let lines = 0;
  const flush = async () => {
    if (!table || waiting.length === 0) return;
    await link.batch([insertRows(link.kind, table.table, table.columns, waiting)]);
    count += waiting.length;
    waiting = [];
  };
  for await (const text of file) {
    lines++;
    const line = read(text, lines);
    if (version === 0) version = await begin(link, line, known);
    else if (Array.isArray(line)) {
      if (waiting.push(line as readonly Value[]) >= ROWS_AT_ONCE) await flush();
    } else {
      await flush();
      if ('table' in line) table = line;
      else whole = 'rows' in line && line.rows === count;
    }
  }
  if (!whole) throw new Error('The backup was cut off: it is not whole.');
  await mark(link, version);
  await migrate(link, known);
}

function read(text: string, number: number): Line {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null) return line as Line;
  } catch {
    // Said below.
  }
  throw new Error(number === 1 ? 'This file is no backup.' : `The backup is damaged in line ${number}.`);
}

/** Makes the tables as they were in the version of the backup, and says in the database that they are not full yet. */
async function begin(link: Link, line: Line, known: readonly Migration[]): Promise<number> {
  if (!('format' in line) || line.format !== FORMAT) throw new Error('This file is no backup.');
  if (line.version > known.length) {
    throw new Error(`The backup has version ${line.version}, and this program knows versions up to ${known.length}.`);
  }
  await migrate(link, known, line.version);
  await mark(link, -line.version);
  return line.version;
}

const mark = (link: Link, version: number) =>
  link.batch([{ sql: `update schema_version set version = ${version}`, values: [] }]);
