// The journal of an SQLite database. A group of appends is one row of it, written as it came; what it holds of each table is put
// into the log later, many appends as one row. To write every append to its place in the log at once costs a page or two for each
// of them, six times as much processor time for a group of fifty. Both are tables of the same database: a row leaves the journal in
// the transaction in which all that it holds is in the log, so whoever opens the file after a crash only has to put the rest there.
//
// It lives in the thread of the database (sqlite-worker.mjs), and like that it is plain JavaScript. Whatever appends, reads the length
// of a log or puts something there is called in a transaction; if that fails, what is known here is forgotten and read again.

/** @typedef {import('./sqlite-worker.mjs').Prepare} Prepare */
/**
 * What of a table's log stands in the journal alone: from which row on, since when, which entries, and whom it waits for after them.
 * @typedef {{ row: number, since: number, seq: number, end: number, entries: string[], letters: number, turn: string }} Held
 */

/** Of each append so many lines: table, seq, how many entries, the entries, turn. JSON has no line in it. */
const LINES = 5;
/** The longer, the more appends of a table become one row; the shorter, the less there is to do for whoever asks for a log. */
const HELD_MS = 10_000;
const HELD_LETTERS = 4_000_000;
/** Of what has been held for long: so many tables at a time, because moves wait meanwhile. */
const AT_ONCE = 16;
const LENGTHS_KEPT = 20_000;

const VERSION = 'pragma data_version';
const IS_THERE = `select 1 from sqlite_master where name = 'journal'`;
const ROWS = 'select appends from journal order by n';
const ADD = 'insert into journal (n, appends) values (?1, ?2)';
const DROP = 'delete from journal where n < ?1';
const DROP_ALL = 'delete from journal';
const PUT = 'insert into log (table_id, seq, count, entries, turn) values (?1, ?2, ?3, ?4, ?5)';
/** Less than nothing where there is no such table. */
const LENGTH = `select coalesce((select seq + count from log where table_id = ?1 order by seq desc limit 1),
  (select 0 from tables where id = ?1), -1) as length`;

export class Journal {
  /** The longest held first. @type {Map<string, Held>} */
  #held = new Map();
  #letters = 0;
  /** How long logs are of which nothing is held. @type {Map<string, number>} */
  #lengths = new Map();
  /** The oldest row that is still there, and the newest. */
  #oldest = 1;
  #newest = 0;
  /** What is being added to the journal as one row. */
  #row = '';
  /** SQLite's mark of what others have written, as of which all this is known. @type {unknown} */
  #version = null;
  #prepare;

  /** @param {Prepare} prepare */
  constructor(prepare) {
    this.#prepare = prepare;
  }

  /** Nothing is known any more: a transaction failed, or the connection is another one. */
  forget() {
    this.#held.clear();
    this.#lengths.clear();
    this.#letters = 0;
    this.#row = '';
    this.#version = null;
  }

  /** Whether another process has written, or nothing has been read yet. */
  stale() {
    return this.#prepare(VERSION).all()[0]['data_version'] !== this.#version;
  }

  /** Whether of these tables something stands in the journal alone; of any, if none are named. @param {readonly string[]} [tables] */
  holds(tables) {
    return tables ? tables.some((table) => this.#held.has(table)) : this.#held.size > 0;
  }

  /** When the longest held has been held for too long. */
  get due() {
    const [first] = this.#held.values();
    return first ? first.since + HELD_MS : null;
  }

  /** The first thing in a transaction: whatever another process left in the journal is put into the log. */
  begin() {
    if (!this.stale()) return;
    this.forget();
    if (this.#prepare(IS_THERE).all().length > 0) this.#recover();
    this.#version = this.#prepare(VERSION).all()[0]['data_version'];
  }

  #recover() {
    const rows = this.#prepare(ROWS).all();
    if (rows.length === 0) return;
    // First of all, so that there is room for the rest even on a full disk.
    this.#prepare(DROP_ALL).run();
    this.#oldest = 1;
    this.#newest = 0;
    for (const { appends } of rows) {
      const cells = String(appends).split('\n');
      for (let at = 0; at + LINES <= cells.length; at += LINES) {
        const [table, seq, count] = [cells[at], Number(cells[at + 1]), Number(cells[at + 2])];
        // What is in the log already had only to wait for the others of its row.
        if (this.length(table) === seq) this.#hold(table, seq, count, cells[at + 3], cells[at + 4]);
      }
    }
    for (const [table, held] of this.#held) this.#put(table, held);
  }

  /** How long a table's log is; less than nothing if there is no such table. @param {string} table @returns {number} */
  length(table) {
    const known = this.#held.get(table)?.end ?? this.#lengths.get(table);
    if (known !== undefined) return known;
    const length = Number(this.#prepare(LENGTH).all(table)[0]['length']);
    if (length >= 0) this.#know(table, length);
    return length;
  }

  /** @param {string} table @param {number} length */
  #know(table, length) {
    if (this.#lengths.size >= LENGTHS_KEPT) this.#lengths.clear();
    this.#lengths.set(table, length);
  }

  /**
   * Appends where a log ends: to be saved with others of the same transaction.
   * @param {string} table @param {number} seq @param {number} count @param {string} entries @param {string} turn
   */
  append(table, seq, count, entries, turn) {
    this.#row += `${table}\n${seq}\n${count}\n${entries}\n${turn}\n`;
    this.#hold(table, seq, count, entries, turn);
  }

  /**
   * The same where something else is written with it that must not be found without it: past the journal.
   * @param {string} table @param {number} seq @param {number} count @param {string} entries @param {string} turn
   */
  appendToLog(table, seq, count, entries, turn) {
    this.#put(table, this.#hold(table, seq, count, entries, turn));
  }

  /** @param {string} table @param {number} seq @param {number} count @param {string} entries @param {string} turn @returns {Held} */
  #hold(table, seq, count, entries, turn) {
    const end = seq + count;
    let held = this.#held.get(table);
    if (held) {
      held.end = end;
      held.entries.push(entries);
      held.letters += entries.length;
      held.turn = turn;
    } else {
      const letters = entries.length;
      held = { row: this.#newest + 1, since: Date.now(), seq, end, entries: [entries], letters, turn };
      this.#held.set(table, held);
      this.#lengths.delete(table);
    }
    this.#letters += entries.length;
    return held;
  }

  /** What is held of a table goes to the log, as one row. @param {string} table @param {Held} held */
  #put(table, { seq, end, entries, letters, turn }) {
    // Several arrays become one.
    const all = entries.length === 1 ? entries[0] : `[${entries.map((some) => some.slice(1, -1)).join(',')}]`;
    this.#prepare(PUT).run(table, seq, end - seq, all, turn);
    this.#held.delete(table);
    this.#letters -= letters;
    this.#know(table, end);
  }

  /** What was appended becomes a row, and what has been held for long goes to the log. */
  save() {
    if (this.#row !== '') {
      this.#prepare(ADD).run(++this.#newest, this.#row);
      this.#row = '';
    }
    let done = 0;
    const long = Date.now() - HELD_MS;
    for (const [table, held] of this.#held) {
      if (this.#letters <= HELD_LETTERS && (held.since > long || done >= AT_ONCE)) break;
      this.#put(table, held);
      done++;
    }
    this.#prune();
  }

  /** What is held of these tables goes to the log; of all, if none are named. @param {readonly string[]} [tables] */
  settle(tables = [...this.#held.keys()]) {
    for (const table of tables) {
      const held = this.#held.get(table);
      if (held) this.#put(table, held);
    }
    this.#prune();
  }

  /** Rows of which nothing is held any more have done their work. */
  #prune() {
    const [first] = this.#held.values();
    const oldest = first ? first.row : this.#newest + 1;
    if (oldest === this.#oldest) return;
    this.#prepare(DROP).run(oldest);
    this.#oldest = oldest;
  }
}
