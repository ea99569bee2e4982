// The thread that owns an SQLite database. It and what it imports are plain JavaScript, because a thread starts from a file as it is:
// neither Node 20 nor a bundler turns TypeScript into one. A build copies them beside its bundle.
//
// Why a thread: a commit waits for the disk, and the driver waits with it. Measured with 100 and 1,000 tables on a busy machine
// (a sync of 0.1 to 5 ms): as many appends a second as on the main thread; the event loop's median delay 1 ms instead of 4 and
// 36; at 1,000 appends a second the median append 1.4 ms instead of 3.7 when the disk was slow, 0.2 instead of 0.1 when fast.
import { parentPort, workerData } from 'node:worker_threads';
import { Journal } from './sqlite-journal.mjs';

/** @typedef {string | number | null} Value */
/** @typedef {{ sql: string, values: readonly Value[], must?: true, logsOf?: readonly string[] }} Statement */
/**
 * Of each append seven lines: table, seq, how many entries, the entries, turn, and when it is and when to wake, of which nothing is
 * said that is empty.
 * @typedef {{ lines: string, beside: Record<number, readonly Statement[]> }} Group
 */
/**
 * `log`: it has to do with logs, and so with what the journal holds of them.
 * @typedef {{ sql: string, all: (...values: Value[]) => Record<string, Value>[], run: (...values: Value[]) => { changes: number }, reads: boolean, log: boolean }} Prepared
 */
/** @typedef {(sql: string) => Prepared} Prepare */

/** @typedef {InstanceType<typeof import('@photostructure/sqlite').DatabaseSync>} Connection */

const STATEMENTS_KEPT = 300;
/** At the least, between two rounds of putting away what nobody asked for. */
const SETTLE_MS = 50;
const LINES = 7;
/** Codes after which the connection itself is in doubt: I/O error, cannot open, not a database. */
const DOUBTFUL = new Set([10, 14, 26]);
const LOG = /\blog\b/;
const { file, readOnly } = /** @type {{ file: string, readOnly: boolean }} */ (workerData);

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

const journal = new Journal(prepare);

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
  journal.forget();
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
      log: LOG.test(sql),
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
    journal.forget();
    // A full disk has rolled back by itself.
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

/** Whether the journal holds something that a statement should find in a log. @param {Statement} statement */
const misses = ({ sql, logsOf }) => !readOnly && prepare(sql).log && (journal.stale() || journal.holds(logsOf));

/**
 * What the journal holds goes to the log first. On a disk that takes no more it cannot stay there, but it was there for this question.
 * @param {Statement} statement
 */
function ask(statement) {
  /** @type {ReturnType<typeof execute> | null} */
  let result = null;
  try {
    return transaction(() => {
      journal.begin();
      journal.settle(statement.logsOf);
      result = execute(statement);
      return result;
    });
  } catch (error) {
    if (!result) throw error;
    described(error);
    return result;
  }
}

/** When nobody appends any more, what is held goes to the log all the same. @type {NodeJS.Timeout | null} */
let rest = null;

function settleLater() {
  const { due } = journal;
  if (rest || due === null) return;
  rest = setTimeout(
    () => {
      rest = null;
      try {
        transaction(() => {
          journal.begin();
          journal.save();
        });
      } catch (error) {
        // It is durable where it is: whoever next needs it in the log, or appends, hears of the trouble.
        described(error);
      }
      settleLater();
    },
    Math.max(SETTLE_MS, due - Date.now()),
  );
}

const operations = {
  /** @param {Statement} statement */
  query: (statement) => (misses(statement) ? ask(statement) : execute(statement)),

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
  group: ({ lines, beside }) => {
    const refused = transaction(() => {
      journal.begin();
      const wait = prepare(WAITS);
      /** @type {number[]} */
      const refused = [];
      const cells = lines.split('\n');
      for (let i = 0, at = 0; at + LINES <= cells.length; i++, at += LINES) {
        const [table, seq, count] = [cells[at], Number(cells[at + 1]), Number(cells[at + 2])];
        if (journal.length(table) !== seq) {
          refused.push(i);
          continue;
        }
        const statements = beside[i];
        if (statements) journal.appendToLog(table, seq, count, cells[at + 3], cells[at + 4]);
        else journal.append(table, seq, count, cells[at + 3], cells[at + 4]);
        const [noted, wake] = [cells[at + 5], cells[at + 6]];
        const wakeAt = wake === '' || wake === 'never' ? null : Number(wake);
        if (noted !== '') wait.run(table, wake === '' ? 0 : 1, wakeAt, Number(noted));
        for (const statement of statements ?? []) execute(statement);
      }
      journal.save();
      return refused;
    });
    settleLater();
    return refused;
  },

  /** All that is appended is in the logs, for whoever reads them by another connection. */
  settle: () =>
    transaction(() => {
      journal.begin();
      journal.settle();
    }),

  /** Several statements without values, outside of a transaction. @param {string} sql */
  script: (sql) => {
    connect().exec(sql);
  },

  close: () => {
    try {
      if (connection && journal.holds()) operations.settle();
    } finally {
      disconnect();
    }
  },
};

/** What went wrong, and whether the connection is worth keeping. @param {unknown} error */
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
