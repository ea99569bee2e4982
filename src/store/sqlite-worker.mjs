// The thread that owns an SQLite database. It imports nothing of the project and is plain JavaScript, because a thread starts
// from a file as it is: neither Node 20 nor a bundler turns TypeScript into one. A build copies it beside its bundle.
//
// Why a thread: a commit waits for the disk, and the driver waits with it. Measured with 100 and 1,000 tables on a busy machine
// (a sync of 0.1 to 5 ms): as many appends a second as on the main thread; the event loop's median delay 1 ms instead of 4 and
// 36; at 1,000 appends a second the median append 1.4 ms instead of 3.7 when the disk was slow, 0.2 instead of 0.1 when fast.
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {string | number | null} Value */
/** @typedef {{ sql: string, values: readonly Value[], must?: true }} Statement */
/**
 * Of each append seven lines: table, seq, how many entries, the entries, turn, and when it is and when to wake, of which nothing is
 * said that is empty.
 * @typedef {{ lines: string, beside: Record<number, readonly Statement[]> }} Group
 */
/** @typedef {{ sql: string, all: (...values: Value[]) => Record<string, Value>[], run: (...values: Value[]) => { changes: number }, reads: boolean }} Prepared */

/** @typedef {InstanceType<typeof import('@photostructure/sqlite').DatabaseSync>} Connection */

const STATEMENTS_KEPT = 300;
const LINES = 7;
/** Codes after which the connection itself is in doubt: I/O error, cannot open, not a database. */
const DOUBTFUL = new Set([10, 14, 26]);
const { file, readOnly } = /** @type {{ file: string, readOnly: boolean }} */ (workerData);

/**
 * Whether a log ends at `seq`: at the start there must be a table, later the append before. Without it a process that believes
 * in a longer log than the one stored (after a restore, say) would leave a hole.
 */
const APPEND = `insert into log (table_id, seq, count, entries, turn) select ?1, ?2, ?3, ?4, ?5
  where case when ?2 = 0 then exists (select 1 from tables where id = ?1)
    else (select seq + count from log where table_id = ?1 and seq < ?2 order by seq desc limit 1) = ?2 end
  on conflict do nothing`;

/** The same where the log is known to end there: of all that an append costs, looking is a quarter. */
const APPEND_NEXT =
  'insert into log (table_id, seq, count, entries, turn) values (?1, ?2, ?3, ?4, ?5) on conflict do nothing';

const WAITS = 'update waits set wake_at = case when ?2 then ?3 else wake_at end, updated_at = ?4 where table_id = ?1';

const { DatabaseSync } = await driver();

/** Node's own where it can do all that is needed here (22.16 and 24.0 and later), else the package with the same interface. */
async function driver() {
  const name = 'node:sqlite';
  /** @type {typeof import('@photostructure/sqlite') | null} */
  const builtIn = await import(name).catch(() => null);
  return builtIn && 'isTransaction' in builtIn.DatabaseSync.prototype
    ? builtIn
    : await import('@photostructure/sqlite');
}

/**
 * Held here for as long as it is open: the driver crashes if a connection is collected while one of its statements lives.
 * @type {Connection | null}
 */
let connection = null;
/** @type {Map<string, Prepared>} */
let statements = new Map();

/**
 * How long the logs are that this connection has written to. Nobody else appends to them: one file has one server. What is rolled
 * back or read from another file afterwards is not known any more.
 * @type {Map<string, number>}
 */
const lengths = new Map();
const LENGTHS_KEPT = 20_000;

/** @returns {Connection} */
function connect() {
  if (connection) return connection;
  connection = new DatabaseSync(file, { readOnly });
  connection.exec('pragma busy_timeout = 5000');
  if (!readOnly) {
    // An append writes a page for each table that it touches: pages of half the usual size and a checkpoint after 32 MB save
    // 45% of the bytes written for an append (measured with 100 and 1,000 tables), at the same cost of processor time.
    connection.exec('pragma page_size = 2048');
    connection.exec('pragma journal_mode = wal');
    connection.exec('pragma wal_autocheckpoint = 16384');
    // The usual 2 MB do not hold the ends of 1,000 logs: each append would read a page first. Not much more than these: whenever
    // pages change places in a tree, the commit looks at every page that is held.
    connection.exec('pragma cache_size = -8000');
  }
  connection.exec('pragma synchronous = full; pragma foreign_keys = on');
  return connection;
}

function disconnect() {
  statements = new Map();
  lengths.clear();
  try {
    connection?.close();
  } catch {
    // It was broken: there is nothing left to close.
  }
  connection = null;
}

/** @param {string} sql @returns {Prepared} */
function prepare(sql) {
  let prepared = statements.get(sql);
  if (!prepared) {
    const statement = connect().prepare(sql);
    prepared = {
      sql,
      reads: statement.columns().length > 0,
      all: (...values) => /** @type {Record<string, Value>[]} */ (statement.all(...values)),
      run: (...values) => ({ changes: Number(statement.run(...values).changes) }),
    };
    if (statements.size >= STATEMENTS_KEPT) statements.delete(/** @type {string} */ (statements.keys().next().value));
    statements.set(sql, prepared);
  }
  return prepared;
}

/** @param {Statement} statement */
function execute({ sql, values }) {
  const prepared = prepare(sql);
  if (!prepared.reads) return { rows: [], changes: prepared.run(...values).changes };
  const rows = prepared.all(...values);
  return { rows, changes: rows.length };
}

/**
 * @template T
 * @param {(undo: () => void) => T} work
 * @returns {T}
 */
function transaction(work) {
  const db = connect();
  // Prepared once, like all that is asked often: to read these two words again takes a twentieth of a small group.
  prepare('begin immediate').run();
  let undone = false;
  const undo = () => {
    db.exec('rollback');
    undone = true;
  };
  try {
    const result = work(undo);
    if (!undone) prepare('commit').run();
    return result;
  } catch (error) {
    lengths.clear();
    // A full disk has rolled back by itself.
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

const operations = {
  /** @param {Statement} statement */
  query: (statement) => execute(statement),

  /** All or nothing; nothing if a statement that must touch a row touches none. @param {Statement[]} batch */
  batch: (batch) =>
    transaction((undo) => {
      /** @type {ReturnType<typeof execute>[]} */
      const results = [];
      for (const [index, statement] of batch.entries()) {
        const result = execute(statement);
        if (statement.must && result.changes === 0) {
          undo();
          return { failed: index };
        }
        results.push(result);
      }
      return { results };
    }),

  /** @param {Group} group @returns {number[]} which were not appended */
  group: ({ lines, beside }) =>
    transaction(() => {
      if (lengths.size > LENGTHS_KEPT) lengths.clear();
      const append = prepare(APPEND);
      const next = prepare(APPEND_NEXT);
      const wait = prepare(WAITS);
      /** @type {number[]} */
      const refused = [];
      const cells = lines.split('\n');
      for (let i = 0, at = 0; at + LINES <= cells.length; i++, at += LINES) {
        const table = cells[at];
        const seq = Number(cells[at + 1]);
        const count = Number(cells[at + 2]);
        const insert = lengths.get(table) === seq ? next : append;
        if (insert.run(table, seq, count, cells[at + 3], cells[at + 4]).changes === 0) {
          refused.push(i);
          continue;
        }
        lengths.set(table, seq + count);
        const [noted, wake] = [cells[at + 5], cells[at + 6]];
        const wakeAt = wake === '' || wake === 'never' ? null : Number(wake);
        if (noted !== '') wait.run(table, wake === '' ? 0 : 1, wakeAt, Number(noted));
        for (const statement of beside[i] ?? []) execute(statement);
      }
      return refused;
    }),

  /** Several statements without values, outside of a transaction. @param {string} sql */
  script: (sql) => {
    connect().exec(sql);
  },

  close: disconnect,
};

/** @param {unknown} error */
function described(error) {
  const { message, errcode } = /** @type {{ message?: string, errcode?: number }} */ (error);
  // The low byte is the kind of failure; the rest is detail.
  const code = typeof errcode === 'number' ? errcode & 255 : 0;
  if (DOUBTFUL.has(code)) disconnect();
  return { message: String(message), code };
}

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
port.on('message', (/** @type {{ id: number, op: keyof typeof operations, given: any }} */ { id, op, given }) => {
  try {
    port.postMessage({ id, value: operations[op](given) });
  } catch (error) {
    port.postMessage({ id, error: described(error) });
  }
});
