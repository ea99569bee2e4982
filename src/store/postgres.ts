/** The link to a PostgreSQL: a pool of connections that come back when the server does. */
import pg from 'pg';
import {
  type BatchOutcome,
  builders,
  type GroupItem,
  type Link,
  type Outcome,
  type Reader,
  type Row,
  type Statement,
} from './link.ts';
import { StoreUnavailable } from './store.ts';

const CONNECT_MS = 5_000;
/** A server that does not answer for so long is gone, whatever its socket says. */
const ANSWER_MS = 20_000;
/** Then the system asks whether a silent one is still there: ten times, a second apart. */
const SILENT_MS = 10_000;

/** SQLSTATE classes and codes that mean "not now" rather than "wrong". */
const UNAVAILABLE: readonly (readonly [prefix: string, reason: StoreUnavailable['reason']])[] = [
  ['53100', 'full'],
  ['53', 'busy'],
  ['40', 'busy'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
  ['25006', 'gone'],
  ['28', 'gone'],
  ['3D', 'gone'],
  ['08', 'gone'],
  ['57P', 'gone'],
  ['58', 'gone'],
  ['XX', 'gone'],
];

/** What the driver says, without a code, when the connection broke or could not be had in time. */
const BROKEN = /terminated|timeout|not queryable|connection|ended|closed/i;
const OF_FILES = new Set(['open', 'write', 'fsync', 'close']);
const OF_LINES = /^E(PIPE|CONN|TIMEDOUT|HOST|NET)/;
/** Five signs, one of them a digit: EPIPE is the operating system's. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

export const failure = (error: unknown): Error => {
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown };
  if (typeof code === 'string' && SQLSTATE.test(code)) {
    const known = UNAVAILABLE.find(([prefix]) => code.startsWith(prefix));
    return known ? new StoreUnavailable(known[1], error) : (error as Error);
  }
  // What is wrong with a file, as with that of a backup, is not the store's fault.
  if (typeof code === 'string' && OF_FILES.has(String(syscall)) && !OF_LINES.test(code)) return error as Error;
  // Codes of the operating system: ECONNREFUSED, ECONNRESET, ENOTFOUND, ETIMEDOUT …
  if (typeof code === 'string' || BROKEN.test(String(message))) return new StoreUnavailable('gone', error);
  return error as Error;
};

const INT8 = 20;
const NUMERIC = 1700;
/** Times and counts are whole numbers that JavaScript holds exactly; the driver would give them as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

export const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: ANSWER_MS,
  keepAlive: true,
  // A line that only listens says nothing itself: without this its death is noticed after two hours.
  keepAliveInitialDelayMillis: SILENT_MS,
  application_name: 'once-upon-a-table',
});

/**
 * The whole group in one statement, so in one transaction and one round trip. Rows go in by order of table, so that two
 * processes with the same tables in their groups wait for each other and never in a circle. Whoever else inserts the same
 * (table, seq) is waited for: if they commit, ours is the conflict. One row is one append: there is nothing to be half of.
 */
const APPEND = `with given as (
    select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::boolean[], $7::bigint[], $8::bigint[])
      as g (table_id, seq, count, entries, turn, wakes, wake_at, at)),
  won as (
    insert into log (table_id, seq, count, entries, turn)
    select table_id, seq, count, entries, turn from given g
    where case when seq = 0 then exists (select 1 from tables t where t.id = g.table_id)
      else (select l.seq + l.count from log l where l.table_id = g.table_id and l.seq < g.seq order by l.seq desc limit 1) = g.seq
      end
    order by table_id
    on conflict do nothing
    returning table_id),
  waiting as (
    update waits w set updated_at = g.at,
      wake_at = case when g.wakes then g.wake_at else w.wake_at end
    from given g join won using (table_id)
    where w.table_id = g.table_id and g.at is not null)
  select table_id from won`;

const groupValues = (items: readonly GroupItem[]): unknown[] => [
  items.map((item) => item.tableId),
  items.map((item) => item.seq),
  items.map((item) => item.count),
  items.map((item) => item.entries),
  items.map((item) => item.turn),
  items.map((item) => item.waits?.wakes ?? false),
  items.map((item) => item.waits?.wakeAt ?? null),
  items.map((item) => item.waits?.at ?? null),
];

export class PostgresLink implements Link {
  readonly kind = 'postgres';
  readonly build = builders.postgres();
  private readonly pool: pg.Pool;
  private closed = false;

  /** `patient`: waits for an answer however long it takes, as a migration of much data may. */
  constructor(url: string, connections: number, onTrouble: (error: unknown) => void, patient = false) {
    this.pool = new pg.Pool({
      ...connectionOptions(url),
      ...(patient ? { query_timeout: 0 } : {}),
      max: connections,
    });
    // An idle connection broke. The pool has dropped it already.
    this.pool.on('error', onTrouble);
  }

  query(statement: Statement): Promise<Outcome> {
    return this.with((client) => run(client, statement));
  }

  batch(statements: readonly Statement[]): Promise<BatchOutcome> {
    return this.with((client) =>
      transaction(client, 'begin', async (undo) => {
        const results: Outcome[] = [];
        for (const [index, statement] of statements.entries()) {
          const result = await run(client, statement);
          if (statement.must && result.changes === 0) {
            await undo();
            return { failed: index };
          }
          results.push(result);
        }
        return { results };
      }),
    );
  }

  group(items: readonly GroupItem[]): Promise<number[]> {
    return this.with(async (client) => {
      const append = async (): Promise<number[]> => {
        const { rows } = await client.query({ name: 'append', text: APPEND, values: groupValues(items) });
        const won = new Set(rows.map((row: { table_id: string }) => row.table_id));
        return items.flatMap((item, index) => (won.has(item.tableId) ? [] : [index]));
      };
      if (items.every((item) => item.beside.length === 0)) return await append();
      return await transaction(client, 'begin', async () => {
        const refused = await append();
        for (const [index, { beside }] of items.entries()) {
          if (!refused.includes(index)) for (const statement of beside) await run(client, statement);
        }
        return refused;
      });
    });
  }

  /** They are there from the first. */
  settle(): Promise<void> {
    return Promise.resolve();
  }

  snapshot<T>(work: (read: Reader) => Promise<T>): Promise<T> {
    return this.with((client) =>
      transaction(client, 'begin isolation level repeatable read read only', () =>
        work(async (statement) => (await run(client, statement)).rows),
      ),
    );
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.pool.end();
  }

  private async with<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.closed) throw new StoreUnavailable('closed');
    let client: pg.PoolClient | undefined;
    let broken = false;
    try {
      client = await this.pool.connect();
      // A connection that breaks while it is lent out reports it here too, and twice; the query's own error is the one that counts.
      client.on('error', ignore);
      return await work(client);
    } catch (error) {
      const typed = failure(error);
      // What is left of an unfinished query must not meet the next one.
      broken = typed instanceof StoreUnavailable;
      throw typed;
    } finally {
      client?.off('error', ignore);
      client?.release(broken);
    }
  }
}

const ignore = (): void => {};

async function run(client: pg.ClientBase, { sql, values }: Statement): Promise<Outcome> {
  const { rows, rowCount } = await client.query(sql, values as unknown[]);
  return { rows: rows as Row[], changes: rowCount ?? 0 };
}

async function transaction<T>(
  client: pg.ClientBase,
  begin: string,
  work: (undo: () => Promise<void>) => Promise<T>,
): Promise<T> {
  await client.query(begin);
  let undone = false;
  try {
    const result = await work(async () => {
      await client.query('rollback');
      undone = true;
    });
    if (!undone) await client.query('commit');
    return result;
  } catch (error) {
    // A broken connection cannot be rolled back, and need not be.
    await client.query('rollback').catch(ignore);
    throw error;
  }
}
