/** The tables of this browser, in IndexedDB; where that is forbidden, in memory and with a word about it. */
import type { Outcome, Setup } from '../../kernel/game.ts';
import type { Clock, Entry } from '../../table/entries.ts';

type Keeper = { readonly name: string; readonly kind: 'person' | 'bot'; readonly level?: string };

/** A table without its log. */
export type TableRecord = {
  readonly id: string;
  readonly created: number;
  readonly touched: number;
  readonly setup: Setup;
  readonly clock: Clock;
  readonly people: readonly Keeper[];
  readonly dice: { readonly seed: string; readonly commitment: string; readonly entropies: readonly string[] };
  /** How many entries the log has, whom it waits for and how it ended: for the list of games. */
  readonly step: number;
  readonly waiting: readonly number[];
  readonly outcome: Outcome | null;
};

export interface Storage {
  readonly kept: boolean;
  list(): Promise<TableRecord[]>;
  read(id: string): Promise<{ record: TableRecord; entries: Entry[] } | null>;
  /** Adds entries after the first `base`; fails if somebody else has added there already. */
  append(record: TableRecord, base: number, entries: readonly Entry[]): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = 'once-upon-a-table';
const VERSION = 1;
const TABLES = 'tables';
const ENTRIES = 'entries';

let opened: Promise<Storage> | undefined;

export function storage(): Promise<Storage> {
  opened ??= openDatabase().then(inDatabase, inMemory);
  return opened;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES);
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab may bring a newer version: this one must not stand in its way.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds an older version of the games open.'));
  });
}

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const logOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);
const newestFirst = (a: TableRecord, b: TableRecord): number => b.touched - a.touched;

function inDatabase(database: IDBDatabase): Storage {
  return {
    kept: true,
    async list() {
      const records: TableRecord[] = await result(database.transaction(TABLES).objectStore(TABLES).getAll());
      return records.sort(newestFirst);
    },
    async read(id) {
      const transaction = database.transaction([TABLES, ENTRIES]);
      const [record, entries] = await Promise.all([
        result<TableRecord | undefined>(transaction.objectStore(TABLES).get(id)),
        result<Entry[]>(transaction.objectStore(ENTRIES).getAll(logOf(id))),
      ]);
      return record ? { record, entries } : null;
    },
    append(record, base, entries) {
      const transaction = database.transaction([TABLES, ENTRIES], 'readwrite');
      transaction.objectStore(TABLES).put(record);
      const store = transaction.objectStore(ENTRIES);
      // `add`, not `put`: the key is the lock, and whoever is second fails.
      entries.forEach((entry, i) => {
        store.add(entry, [record.id, base + i]);
      });
      return done(transaction);
    },
    remove(id) {
      const transaction = database.transaction([TABLES, ENTRIES], 'readwrite');
      transaction.objectStore(TABLES).delete(id);
      transaction.objectStore(ENTRIES).delete(logOf(id));
      return done(transaction);
    },
  };
}

function inMemory(): Storage {
  const tables = new Map<string, { record: TableRecord; entries: Entry[] }>();
  return {
    kept: false,
    list: () => Promise.resolve([...tables.values()].map(({ record }) => record).sort(newestFirst)),
    read: (id) => Promise.resolve(tables.get(id) ?? null),
    append(record, _, entries) {
      const before = tables.get(record.id)?.entries ?? [];
      tables.set(record.id, { record, entries: [...before, ...entries] });
      return Promise.resolve();
    },
    remove(id) {
      tables.delete(id);
      return Promise.resolve();
    },
  };
}
