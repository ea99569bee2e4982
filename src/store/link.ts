/** What both databases can do; everything else in the store is written once, on top of this. */
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Schema } from './schema.ts';

export type Value = string | number | null;
/**
 * `must`: if it touches no row, the whole batch is undone. `logsOf`: what it reads of logs is of these tables alone; an SQLite file
 * has less to do for it then.
 */
export type Statement = {
  readonly sql: string;
  readonly values: readonly Value[];
  readonly must?: true;
  readonly logsOf?: readonly string[];
};
export type Row = { [column: string]: Value };
export type Outcome = { readonly rows: Row[]; readonly changes: number };
export type BatchOutcome = { readonly results: Outcome[] } | { readonly failed: number };

/** One append of a group, ready to be written. */
export type GroupItem = {
  readonly tableId: string;
  readonly seq: number;
  readonly count: number;
  /** A JSON array. */
  readonly entries: string;
  /** Another one. */
  readonly turn: string;
  readonly waits: Waits | null;
  readonly beside: readonly Statement[];
};
export type Waits = {
  readonly wakes: boolean;
  readonly wakeAt: number | null;
  readonly at: number;
};

/** Reads as of one moment, however long it takes and whatever is written meanwhile. */
export type Reader = (statement: Statement) => Promise<Row[]>;

export interface Link {
  readonly kind: 'sqlite' | 'postgres';
  readonly build: Builder;
  query(statement: Statement): Promise<Outcome>;
  /** In one transaction: all or nothing. */
  batch(statements: readonly Statement[]): Promise<BatchOutcome>;
  /** In one transaction; says which were not appended. What one of them fails to append stops no other. */
  group(items: readonly GroupItem[]): Promise<number[]>;
  /** Whatever was appended is in the logs, where a snapshot that is taken from now on finds it. */
  settle(): Promise<void>;
  snapshot<T>(work: (read: Reader) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type Builder = Kysely<Schema>;

/** Only builds: the statements are carried to the database by the link, several in one message. */
export const builders = {
  sqlite: (): Builder =>
    new Kysely({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
  postgres: (): Builder =>
    new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
};

export const compiled = (query: Compilable<unknown>): Statement => {
  const { sql, parameters } = query.compile();
  return { sql, values: parameters as readonly Value[] };
};

/**
 * A query that is asked often: it is built and compiled once, and afterwards only filled with values. Building one takes longer
 * than asking it. What it is made of must not depend on the values.
 */
export function prepared<V extends readonly Value[], R>(
  make: (...values: V) => Compilable<R>,
): (...values: V) => Compilable<R> {
  let known: { readonly query: ReturnType<Compilable<R>['compile']>; readonly places: readonly number[] } | null = null;
  return (...values) => {
    if (!known) {
      // Objects that are nothing but themselves stand for the values; where each of them ends up is seen in what is compiled.
      const marks = values.map(() => ({}));
      const query = make(...(marks as unknown as V)).compile();
      known = { query, places: query.parameters.map((parameter) => marks.indexOf(parameter as object)) };
    }
    const { query, places } = known;
    const parameters = places.map((place, i) => (place < 0 ? query.parameters[i] : values[place]));
    return { compile: () => ({ ...query, parameters }) };
  };
}

/** The same for a query whose values are a list: it is built once for each length. */
export function preparedFor<V extends Value, R>(
  make: (values: readonly V[]) => Compilable<R>,
): (values: readonly V[]) => Compilable<R> {
  const known = new Map<number, (...values: V[]) => Compilable<R>>();
  return (values) => {
    let query = known.get(values.length);
    if (!query) {
      query = prepared((...marks: V[]) => make(marks));
      known.set(values.length, query);
    }
    return query(...values);
  };
}

/** As many values as a statement takes at once, and no more. */
const PART = 500;

export function* inParts<T>(values: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < values.length; at += PART) yield values.slice(at, at + PART);
}

export const must = (query: Compilable<unknown>): Statement => ({ ...compiled(query), must: true });

/** The rows of a query, typed as the builder says. */
export async function rowsOf<R>(link: Link, query: Compilable<R>, logsOf?: readonly string[]): Promise<R[]> {
  const statement = compiled(query);
  return (await link.query(logsOf ? { ...statement, logsOf } : statement)).rows as R[];
}

export async function firstOf<R>(link: Link, query: Compilable<R>, logsOf?: readonly string[]): Promise<R | null> {
  const [row] = await rowsOf(link, query, logsOf);
  return row ?? null;
}

/** How many rows a statement changed. */
export async function changesOf(link: Link, query: Compilable<unknown>): Promise<number> {
  return (await link.query(compiled(query))).changes;
}
