/** How records become rows and rows become records. */
import type { Selectable } from 'kysely';
import type { Statement, Value } from './link.ts';
import type { Identity, JsonObject, Seat, Session, TablePatch, TableRecord, TableSummary } from './records.ts';
import type { Schema } from './schema.ts';

export const json = (value: unknown): string => JSON.stringify(value ?? null);
export const parsed = <T>(text: string): T => JSON.parse(text) as T;
const jsonOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : json(value));

type TableColumns = Schema['tables'];
type PatchColumns = { [column in keyof TableColumns]?: TableColumns[column] };

/** What a patch says of the columns of `tables`. */
export function patchColumns(patch: TablePatch<unknown>): PatchColumns {
  const columns: PatchColumns = {};
  if (patch.spec !== undefined) columns.spec = json(patch.spec);
  if (patch.status !== undefined) columns.status = patch.status;
  if (patch.public !== undefined) columns.public = Number(patch.public);
  if (patch.inviteHash !== undefined) columns.invite_hash = patch.inviteHash;
  if (patch.host !== undefined) columns.host = patch.host;
  if (patch.options !== undefined) columns.options = json(patch.options);
  if (patch.seed !== undefined) columns.seed = patch.seed;
  if (patch.commitment !== undefined) columns.commitment = patch.commitment;
  if (patch.result !== undefined) columns.result = jsonOrNull(patch.result);
  return columns;
}

/** What a patch says of the columns of `waits`. */
export function waitsColumns({ wakeAt }: TablePatch<unknown>, at: number) {
  return { updated_at: at, ...(wakeAt === undefined ? {} : { wake_at: wakeAt }) };
}

/** The columns of a table that a list shows, without what is long or secret. */
export const summaryColumns = [
  'tables.id',
  'tables.game',
  'tables.status',
  'tables.public',
  'tables.host',
  'tables.options',
  'waits.turn',
  'waits.wake_at',
  'tables.commitment',
  'tables.rematch_of',
  'tables.result',
  'tables.created_at',
  'waits.updated_at',
  'tables.revision',
] as const;

type WholeRow = Selectable<TableColumns> & Selectable<Omit<Schema['waits'], 'table_id'>>;
type SummaryRow = Omit<WholeRow, 'spec' | 'invite_hash' | 'seed' | 'rated'>;

/** `turn`: what the newest move says of whom the table waits for, if there is one that says it. */
export const toSummary = (row: SummaryRow, seats: readonly Seat[], turn: string = row.turn): TableSummary => ({
  id: row.id,
  game: row.game,
  status: row.status,
  public: row.public === 1,
  host: row.host,
  seats,
  options: parsed<JsonObject>(row.options),
  turn: row.status === 'running' ? parsed<number[]>(turn) : [],
  wakeAt: row.wake_at,
  commitment: row.commitment,
  rematchOf: row.rematch_of,
  result: row.result === null ? null : parsed(row.result),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  revision: row.revision,
});

/** Not spread into a new object: V8 gives every such object a shape of its own, and nothing that reads it gets fast. */
export const toTable = <Spec>(row: WholeRow, seats: readonly Seat[], turn?: string): TableRecord<Spec> =>
  Object.assign(toSummary(row, seats, turn), {
    spec: parsed<Spec>(row.spec),
    inviteHash: row.invite_hash,
    seed: row.seed,
  });

export const toIdentity = (row: Selectable<Schema['identities']>): Identity => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  login: row.login,
  passwordHash: row.password_hash,
  preferences: parsed<JsonObject>(row.preferences),
  createdAt: row.created_at,
  seenAt: row.seen_at,
});

export const toSession = (row: Selectable<Schema['sessions']>): Session => ({
  hash: row.hash,
  identity: row.identity,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  label: row.label,
});

/**
 * Several rows in one insert, written without the builder: a backup comes back by hundreds of rows at a time, and PostgreSQL
 * wants its placeholders numbered. Names of columns are the schema's own, never anybody's input.
 */
export function insertRows(
  kind: 'sqlite' | 'postgres',
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Statement {
  let n = 0;
  const place = () => (kind === 'postgres' ? `$${++n}` : '?');
  const tuples = rows.map((row) => `(${row.map(place).join(', ')})`);
  const names = columns.map((column) => `"${column}"`).join(', ');
  return { sql: `insert into "${table}" (${names}) values ${tuples.join(', ')}`, values: rows.flat() };
}
