/**
 * The way from any earlier version of the database to the newest. Numbered, forward only, and never changed once released: a
 * database somewhere has them behind it. What a migration writes must be SQL that both databases read alike.
 */
import type { Link, Statement } from './link.ts';
import { StoreUnavailable, WrongDatabase } from './store.ts';

export type Migration = readonly string[];

const first: Migration = [
  `create table identities (
    id text primary key, kind text not null, name text, login text unique, password_hash text,
    preferences text not null, created_at bigint not null, seen_at bigint not null)`,
  `create table passkeys (
    id text primary key, identity text not null references identities (id), public_key text not null,
    counter bigint not null, transports text not null, label text not null, created_at bigint not null,
    used_at bigint not null)`,
  'create index passkeys_by_identity on passkeys (identity)',
  `create table sessions (
    hash text primary key, identity text not null references identities (id), created_at bigint not null,
    expires_at bigint not null, label text not null)`,
  'create index sessions_by_identity on sessions (identity)',
  'create index sessions_by_expiry on sessions (expires_at)',

  `create table tables (
    id text primary key, game text not null, spec text not null, status text not null, public integer not null,
    invite_hash text unique, host text not null, options text not null, seed text not null, commitment text not null,
    rematch_of text unique, result text, rated integer not null, created_at bigint not null, revision bigint not null)`,
  `create index tables_in_lobby on tables (created_at, id) where status = 'open' and public = 1`,
  `create index tables_unrated on tables (created_at) where status = 'finished' and rated = 0`,
  'create index tables_by_age on tables (created_at, id)',
  'create index tables_by_host on tables (host)',
  // What changes with every move stands apart from what does not: SQLite writes a whole row again, its long spec too.
  `create table waits (
    table_id text primary key references tables (id), turn text not null, wake_at bigint, updated_at bigint not null)`,
  'create index waits_due on waits (wake_at) where wake_at is not null',
  `create table seats (
    table_id text not null references tables (id), seat integer not null, identity text, bot text, entropy text,
    primary key (table_id, seat))`,
  'create index seats_by_identity on seats (identity)',
  // No foreign key: the append looks for its predecessor, and the first one for its table. A key would lock the table's row.
  `create table log (
    table_id text not null, seq bigint not null, count bigint not null, entries text not null,
    primary key (table_id, seq))`,
  `create table snapshots (
    table_id text primary key references tables (id), seq bigint not null, stamp text not null, state text not null)`,
  `create table results (
    table_id text not null references tables (id), seat integer not null, identity text, bot text, game text not null,
    seats integer not null, place integer not null, won integer not null, score double precision not null,
    at bigint not null, primary key (table_id, seat))`,
  'create index results_by_identity on results (identity, at)',
  `create table ratings (
    identity text not null references identities (id), game text not null, numbers text not null,
    score double precision not null, games bigint not null, updated_at bigint not null, primary key (identity, game))`,
  'create index ratings_by_score on ratings (game, score)',

  `create table messages (
    id text primary key, table_id text not null references tables (id), identity text not null, seat integer,
    text text not null, at bigint not null)`,
  'create index messages_by_table on messages (table_id, at, id)',
  'create index messages_by_identity on messages (identity)',
  'create table mutes (muter text not null, muted text not null, at bigint not null, primary key (muter, muted))',
  'create index mutes_by_muted on mutes (muted)',
  `create table reports (
    id text primary key, reporter text not null, against text not null, table_id text, message_id text, quote text,
    reason text not null, at bigint not null, settled_at bigint, verdict text)`,
  'create index reports_by_age on reports (at, id)',
  `create table bans (
    subject text primary key, reason text not null, banner text not null, at bigint not null, until bigint)`,
  `create table acts (
    id text primary key, at bigint not null, admin text not null, act text not null, subject text not null,
    detail text not null)`,
  'create index acts_by_age on acts (at, id)',

  `create table subscriptions (
    endpoint text primary key, identity text not null references identities (id), keys text not null,
    created_at bigint not null)`,
  'create index subscriptions_by_identity on subscriptions (identity)',
  'create table settings (name text primary key, value text not null)',
  'create table tickets (id text primary key, value text not null, expires_at bigint not null)',
  'create index tickets_by_expiry on tickets (expires_at)',

  'create table holders (holder text primary key, expires_at bigint not null)',
  `create table leases (
    name text primary key, holder text not null references holders (holder) on delete cascade)`,
  'create index leases_by_holder on leases (holder)',
];

const second: Migration = [
  // What a rated game made of a seat's rating.
  'alter table results add column among text',
  'alter table results add column rated_from double precision',
  'alter table results add column rated_to double precision',
  `alter table subscriptions add column label text not null default ''`,
  `create table addresses (
    identity text primary key references identities (id), address text not null, confirmed_at bigint not null)`,
  'create index addresses_by_address on addresses (address)',
  `create table outbox (
    id text primary key, identity text not null references identities (id), target text, notice text not null,
    due_at bigint not null, tries integer not null, created_at bigint not null)`,
  'create index outbox_due on outbox (due_at)',
  'create index outbox_by_identity on outbox (identity)',
];

const third: Migration = [
  // Whom the table waits for stands with the move that made it so, which costs nothing there. `waits.turn` counts where it is null.
  'alter table log add column turn text',
];

const fourth: Migration = [
  // Of an SQLite file only: appends on their way to the log, a row for each group of them (sqlite-journal.mjs).
  'create table journal (n integer primary key, appends text not null)',
];

export const migrations: readonly Migration[] = [first, second, third, fourth];

/** What a database with a version below 0 is. */
export const REST = 'the rest of a restore that failed: delete it and restore into an empty one';

const plain = (sql: string): Statement => ({ sql, values: [] });

/** Any number will do, as long as nobody else in the database uses it. */
const MIGRATION_LOCK = 738_150_021;

/** Processes that start together wait for each other here. SQLite's transactions do that by themselves. */
const lock = (link: Link): Statement[] =>
  link.kind === 'postgres' ? [plain(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)] : [];

function notOurs(error: unknown): never {
  if (error instanceof StoreUnavailable) throw error;
  throw new WrongDatabase(`This database is not one of ours, or not ours to change (${(error as Error).message}).`);
}

/** 0: an empty database. Less: one that was being restored and is not whole. */
export async function versionOf(link: Link): Promise<number> {
  const ready = [
    ...lock(link),
    plain('create table if not exists schema_version (one integer primary key, version integer not null)'),
    plain('insert into schema_version (one, version) values (1, 0) on conflict do nothing'),
  ];
  await link.batch(ready).catch(notOurs);
  const { rows } = await link.query(plain('select version from schema_version where one = 1'));
  return Number(rows[0]?.['version']);
}

/**
 * Brings the database to version `to`. Each step first claims its number, in the same transaction: of processes that start
 * together one takes the step, and the others find it taken.
 */
export async function migrate(link: Link, known: readonly Migration[] = migrations, to = known.length): Promise<void> {
  for (;;) {
    const version = await versionOf(link);
    if (version < 0) throw new WrongDatabase(`This database holds ${REST}.`);
    if (version > known.length) {
      throw new WrongDatabase(
        `This database has version ${version}, and this program knows versions up to ${known.length}: use a newer program.`,
      );
    }
    if (version >= to) return;
    const step: Statement[] = [
      ...lock(link),
      { ...plain(`update schema_version set version = ${version + 1} where version = ${version}`), must: true },
      ...known[version].map(plain),
    ];
    await link.batch(step).catch(notOurs);
  }
}
