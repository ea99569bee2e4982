/**
 * The tables, as the newest migration leaves them. Both databases hold them alike: JSON is text (nobody searches in it, and a
 * text comes back as it went in), truth is 0 or 1, times are milliseconds.
 */
import type { TableStatus } from './records.ts';

type TablesRow = {
  id: string;
  game: string;
  spec: string;
  status: TableStatus;
  public: number;
  invite_hash: string | null;
  host: string;
  options: string;
  seed: string;
  commitment: string;
  rematch_of: string | null;
  result: string | null;
  rated: number;
  created_at: number;
  revision: number;
};

/** What changes while a game is played. `turn` is of a log to which nothing was added since version 3. */
type WaitsRow = { table_id: string; turn: string; wake_at: number | null; updated_at: number };

type SeatsRow = {
  table_id: string;
  seat: number;
  identity: string | null;
  bot: string | null;
  entropy: string | null;
};

/**
 * A row is one append, a move and what chance and the host answered to it; in an SQLite file perhaps several, one after the other.
 * `seq` is the number of its first entry, `turn` whom the table waits for after it.
 */
type LogRow = { table_id: string; seq: number; count: number; entries: string; turn: string | null };

/** Of an SQLite file: appends on their way to the log, a row for each group of them. */
type JournalRow = { n: number; appends: string };

type SnapshotsRow = { table_id: string; seq: number; stamp: string; state: string };

type ResultsRow = {
  table_id: string;
  seat: number;
  identity: string | null;
  bot: string | null;
  game: string;
  seats: number;
  place: number;
  won: number;
  score: number;
  at: number;
  among: 'people' | 'bots' | null;
  rated_from: number | null;
  rated_to: number | null;
};

type RatingsRow = {
  identity: string;
  game: string;
  numbers: string;
  score: number;
  games: number;
  updated_at: number;
};

type IdentitiesRow = {
  id: string;
  kind: 'guest' | 'account' | 'deleted';
  name: string | null;
  login: string | null;
  password_hash: string | null;
  preferences: string;
  created_at: number;
  seen_at: number;
};

type PasskeysRow = {
  id: string;
  identity: string;
  public_key: string;
  counter: number;
  transports: string;
  label: string;
  created_at: number;
  used_at: number;
};

type SessionsRow = { hash: string; identity: string; created_at: number; expires_at: number; label: string };

type MessagesRow = { id: string; table_id: string; identity: string; seat: number | null; text: string; at: number };

type MutesRow = { muter: string; muted: string; at: number };

type ReportsRow = {
  id: string;
  reporter: string;
  against: string;
  table_id: string | null;
  message_id: string | null;
  quote: string | null;
  reason: string;
  at: number;
  settled_at: number | null;
  verdict: string | null;
};

type BansRow = { subject: string; reason: string; banner: string; at: number; until: number | null };

type ActsRow = { id: string; at: number; admin: string; act: string; subject: string; detail: string };

type SubscriptionsRow = { endpoint: string; identity: string; keys: string; created_at: number; label: string };

type OutboxRow = {
  id: string;
  identity: string;
  target: string | null;
  notice: string;
  due_at: number;
  tries: number;
  created_at: number;
};

export type Schema = {
  schema_version: { one: number; version: number };
  identities: IdentitiesRow;
  passkeys: PasskeysRow;
  sessions: SessionsRow;
  tables: TablesRow;
  waits: WaitsRow;
  seats: SeatsRow;
  log: LogRow;
  journal: JournalRow;
  snapshots: SnapshotsRow;
  results: ResultsRow;
  ratings: RatingsRow;
  messages: MessagesRow;
  mutes: MutesRow;
  reports: ReportsRow;
  bans: BansRow;
  acts: ActsRow;
  subscriptions: SubscriptionsRow;
  addresses: { identity: string; address: string; confirmed_at: number };
  outbox: OutboxRow;
  settings: { name: string; value: string };
  tickets: { id: string; value: string; expires_at: number };
  holders: { holder: string; expires_at: number };
  leases: { name: string; holder: string };
};
