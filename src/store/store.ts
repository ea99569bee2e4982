/**
 * The contract of the store. SQLite and PostgreSQL meet it alike, and one suite holds them to it.
 *
 * Every promise of a write resolves after it is durable, and never before. When the database cannot be reached or the disk
 * is full, every method rejects with `StoreUnavailable`; nothing is half-written, and the next call tries again.
 */
import type {
  AdminAct,
  Among,
  Ban,
  ChatMessage,
  GameTally,
  Identity,
  JsonObject,
  Letter,
  NewTable,
  Page,
  Passkey,
  PlayedGame,
  PushSubscription,
  Rated,
  Rating,
  Report,
  Seat,
  SeatResult,
  Session,
  Snapshot,
  TablePatch,
  TableRecord,
  TableStatus,
  TableSummary,
} from './records.ts';

/**
 * The database is gone, or the disk is full. Of a write this says "not known to be saved": a connection that died during the
 * commit leaves open which it was, and only reading again tells.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly reason: 'full' | 'gone' | 'busy' | 'closed';
  constructor(reason: StoreUnavailable['reason'], cause?: unknown) {
    super(`The store is unavailable (${reason})`, { cause });
    this.reason = reason;
  }
}

/** What is there is no database that this program can work with; the message says why. */
export class WrongDatabase extends Error {
  override readonly name = 'WrongDatabase';
}

export interface Store<Spec = unknown, Entry = unknown> {
  readonly kind: 'sqlite' | 'postgres';
  readonly tables: Tables<Spec>;
  readonly log: Log<Spec, Entry>;
  readonly identities: Identities;
  readonly sessions: Sessions;
  readonly results: Results;
  readonly talk: Talk;
  readonly push: Push;
  readonly outbox: Outbox;
  readonly settings: Settings;
  readonly tickets: Tickets;
  readonly moderation: Moderation;
  readonly leases: Leases;
  readonly notices: Notices;

  /** Resolves if the database answers. */
  ping(): Promise<void>;
  /** Writes everything, as of one moment, into one file that either kind of store can be restored from. */
  backup(file: string): Promise<void>;
  /** Waits for what is under way; whatever is asked later is refused. */
  close(): Promise<void>;
}

export interface Log<Spec = unknown, Entry = unknown> {
  /**
   * Writes what follows the first `seq` entries of a log, whom the table waits for then, and what else has to happen with it
   * or not at all.
   *
   * The key (table, seq) is the lock: of all who append at the same place one gets `ok`, and the others get `conflict`, load
   * the log and try again. So does somebody whose log is longer than the one stored, and somebody whose table does not exist.
   *
   * What is appended during one turn of the event loop shares one transaction: call it for many tables at once and never
   * wait for one table before another. A conflict of one table touches no other. Two appends of one table are written in the
   * order in which they were asked for.
   */
  append(
    tableId: string,
    seq: number,
    entries: readonly Entry[],
    turn?: readonly number[],
    beside?: Beside<Spec>,
  ): Promise<'ok' | 'conflict'>;
  /** The entries from number `from` on, in order. */
  read(tableId: string, from?: number): Promise<Entry[]>;
  length(tableId: string): Promise<number>;
  /** The newest snapshot with this stamp, or null. */
  snapshot(tableId: string, stamp: string): Promise<Snapshot | null>;
  /** Keeps each in place of an older one. A cache: whoever loses it replays the log. */
  keepSnapshots(snapshots: readonly { readonly tableId: string; readonly snapshot: Snapshot }[]): Promise<void>;
}

/** What is written in the same transaction as entries, if they are written. */
export type Beside<Spec = unknown> = {
  readonly at: number;
  readonly wakeAt?: number | null;
  /** The start or the end of a game, say. */
  readonly table?: TablePatch<Spec>;
  /** Once, when the game is over. */
  readonly results?: readonly SeatResult[];
  /** What somebody who is not here must be told of it. */
  readonly letters?: readonly Letter[];
};

export interface Tables<Spec = unknown> {
  /** `taken` if there is one with this id, this invitation, or that is the rematch of the same table already. */
  create(table: NewTable<Spec>): Promise<'ok' | 'taken'>;
  get(id: string): Promise<TableRecord<Spec> | null>;
  byInvite(inviteHash: string): Promise<TableRecord<Spec> | null>;
  /**
   * Changes a table, its seats (all of them, in order) included, if nobody changed it since it had that revision. Returns the
   * new revision, or null: load it and try again. Joining, leaving, kicking and starting are such changes.
   */
  change(
    id: string,
    revision: number,
    patch: TablePatch<Spec> & { readonly seats?: readonly Seat[] },
    at: number,
  ): Promise<number | null>;
  /** Public tables that are open, of those set since then, the newest first. */
  lobby(page: Page & { readonly since: number }): Promise<TableSummary[]>;
  /** Public tables that are being played, of those set since then, the newest first. */
  live(page: Page & { readonly since: number }): Promise<TableSummary[]>;
  /** The tables that somebody sits at or hosts, the latest change first. */
  of(
    identity: string,
    page: Page & { readonly status?: readonly TableStatus[]; readonly game?: string },
  ): Promise<TableSummary[]>;
  /** All tables, the newest first: for the operator. */
  list(page: Page & { readonly status?: TableStatus; readonly game?: string }): Promise<TableSummary[]>;
  /** The rematch of a table, if there is one that was not closed: there is never a second. */
  rematchOf(id: string): Promise<TableSummary | null>;
  /** Running tables whose `wakeAt` has come and that no living holder has a lease (`leaseOf`) for, the longest overdue first. */
  due(now: number, limit: number): Promise<string[]>;
  /** How far tables are: whoever knows another revision, or a shorter log, has missed something. */
  marks(ids: readonly string[]): Promise<Map<string, TableMark>>;
  /** Those of these tables that are public. */
  publicAmong(ids: readonly string[]): Promise<Set<string>>;
  counts(): Promise<Record<TableStatus, number>>;
}

export type TableMark = { readonly revision: number; readonly length: number };

export interface Identities {
  create(guest: { readonly id: string; readonly name: string; readonly at: number }): Promise<void>;
  get(id: string): Promise<Identity | null>;
  byLogin(login: string): Promise<Identity | null>;
  /** The names of many at once; whoever is deleted or unknown is missing. */
  names(ids: readonly string[]): Promise<Map<string, string>>;
  rename(id: string, name: string): Promise<void>;
  prefer(id: string, preferences: JsonObject): Promise<void>;
  seen(id: string, at: number): Promise<void>;
  /**
   * A guest becomes an account and keeps everything; so does an account that had only passkeys. `taken` if somebody else
   * logs in by that name.
   */
  enrol(
    id: string,
    account: { readonly login: string; readonly passwordHash: string | null },
  ): Promise<'ok' | 'taken' | 'missing'>;
  setPassword(id: string, passwordHash: string | null): Promise<void>;
  passkeys(id: string): Promise<Passkey[]>;
  passkey(credentialId: string): Promise<Passkey | null>;
  /** Whose it is becomes an account. False if that credential is known already. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  usePasskey(credentialId: string, counter: number, at: number): Promise<void>;
  renamePasskey(identity: string, credentialId: string, label: string): Promise<boolean>;
  /** `last`: without it the person could not come in any more, so it stays. */
  removePasskey(identity: string, credentialId: string): Promise<'ok' | 'last' | 'missing'>;
  /** Where mail reaches a person; they have shown that it does. */
  address(id: string): Promise<string | null>;
  setAddress(id: string, address: string | null, at: number): Promise<void>;
  byAddress(address: string): Promise<Identity[]>;
  /** By a part of the name or login: for the operator. */
  search(text: string, limit: number): Promise<Identity[]>;
  /**
   * Forgets a person: name, log-in, passkeys, sessions, preferences, chat, mutes, ratings, subscriptions, the
   * address and what was still to be told. Seats, logs and results stay, so that everybody else's games are whole. False if there is no such person.
   */
  remove(id: string): Promise<boolean>;
  /** Everything that is stored about one person, as plain data; hashes of secrets are left out. */
  export(id: string): Promise<JsonObject | null>;
}

export interface Sessions {
  open(session: Session): Promise<void>;
  /** Null if there is none or it has expired. */
  find(hash: string, now: number): Promise<{ readonly session: Session; readonly identity: Identity } | null>;
  of(identity: string, now: number): Promise<Session[]>;
  extend(hash: string, expiresAt: number): Promise<void>;
  close(hash: string): Promise<void>;
  closeAll(identity: string, except?: string): Promise<void>;
  /** Throws out what has expired, and tells how many. */
  sweep(now: number): Promise<number>;
}

export interface Results {
  history(identity: string, page: Page & { readonly game?: string }): Promise<PlayedGame[]>;
  /** The latest games that moved one rating, newest first. */
  rated(identity: string, game: string, among: Among, limit: number): Promise<PlayedGame[]>;
  tally(identity: string): Promise<GameTally[]>;
  rating(identity: string, game: string): Promise<Rating | null>;
  ratings(identities: readonly string[], game: string): Promise<Rating[]>;
  ratingsOf(identity: string): Promise<Rating[]>;
  ladder(game: string, limit: number): Promise<Rating[]>;
  /**
   * Rates a finished table, once: `already` if that was done. Each rating says after how many games it was computed
   * (`games` - 1); `stale` if somebody's has moved on since: read and compute again.
   */
  rate(
    tableId: string,
    ratings: readonly Rating[],
    /** How it is shown with the results, by seat. */
    shown?: readonly (Rated & { readonly seat: number })[],
  ): Promise<'ok' | 'already' | 'stale'>;
  /** All seats of these tables, for a list of games. */
  of(tableIds: readonly string[]): Promise<PlayedGame[]>;
  /** Finished tables that were never rated: what a crash left undone. */
  unrated(limit: number): Promise<string[]>;
}

export interface Talk {
  /** False: it was said before, under the same id. */
  say(message: ChatMessage): Promise<boolean>;
  /** The latest ones, oldest first. */
  messages(tableId: string, page: Page): Promise<ChatMessage[]>;
  message(id: string): Promise<ChatMessage | null>;
  strike(id: string): Promise<boolean>;
  mute(by: string, whom: string, at: number): Promise<void>;
  unmute(by: string, whom: string): Promise<void>;
  mutedBy(identity: string): Promise<string[]>;
}

export interface Moderation {
  report(report: Omit<Report, 'settledAt' | 'verdict'>): Promise<void>;
  reports(page: Page & { readonly open?: boolean }): Promise<Report[]>;
  getReport(id: string): Promise<Report | null>;
  settle(reportId: string, verdict: string, at: number): Promise<boolean>;
  /** Replaces an earlier ban of the same subject. */
  ban(ban: Ban): Promise<void>;
  lift(subject: string): Promise<boolean>;
  /** Those bans among these subjects that hold now. */
  banned(subjects: readonly string[], now: number): Promise<Ban[]>;
  bans(now: number): Promise<Ban[]>;
  audit(act: AdminAct): Promise<void>;
  acts(page: Page): Promise<AdminAct[]>;
}

export interface Push {
  /** The same endpoint again replaces the old one, whoever had it. */
  subscribe(subscription: PushSubscription): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  of(identity: string): Promise<PushSubscription[]>;
}

/** What waits to be told: kept until it is, so that a restart loses nothing. One process at a time empties it, by a lease. */
export interface Outbox {
  put(letters: readonly Letter[]): Promise<void>;
  due(now: number, limit: number): Promise<Letter[]>;
  /** It is dealt with, and leads to these, in one transaction. What has been replaced meanwhile stays. */
  settle(letter: Letter, next?: readonly Letter[]): Promise<void>;
  /** None of them is of interest any more: all in one transaction. What has been replaced meanwhile stays. */
  drop(letters: readonly Letter[]): Promise<void>;
  /** Once more, later. */
  postpone(letter: Letter, dueAt: number): Promise<void>;
}

export interface Settings {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Sets it if nobody has, and returns what holds: processes that start together agree on one pair of keys. */
  once(key: string, value: unknown): Promise<unknown>;
}

/** Small things that are of use once and for a while: a passkey's challenge, a link to log in. */
export interface Tickets {
  issue(ticket: { readonly id: string; readonly value: unknown; readonly expiresAt: number }): Promise<void>;
  /** Gives it out and destroys it: undefined the second time, or when it has expired. */
  redeem(id: string, now: number): Promise<unknown>;
  sweep(now: number): Promise<number>;
}

/**
 * Who runs the clock and the bots of a table. A process is a holder for as long as it renews in time, however many leases it
 * has: keeping five thousand idle tables costs one row every few seconds. Whoever asks for a lease buries the holders that
 * are overdue first, and their leases are free. Times are the callers': clocks that differ by a good part of the time to
 * live bury the living, who then hear it from `renew`; the log stays right even so, by its key.
 */
export interface Leases {
  /** Makes this process a holder, with no leases. */
  enter(holder: string, ttlMs: number, now: number): Promise<void>;
  /** False: it came too late and holds nothing any more. Enter again. */
  renew(holder: string, ttlMs: number, now: number): Promise<boolean>;
  /** Returns those of the names that this holder has now, whether new or before; none if it is no living holder. */
  acquire(names: readonly string[], holder: string, now: number): Promise<string[]>;
  release(names: readonly string[], holder: string): Promise<void>;
  /** Gives everything back at once: a clean stop. */
  leave(holder: string): Promise<void>;
  holderOf(name: string, now: number): Promise<string | null>;
}

/** The name of the lease on a table's clock and bots. */
export const leaseOf = (tableId: string): string => `table:${tableId}`;

/** Words to all processes: "table X has grown". Never the only copy of anything: one may be lost when a connection is. */
export interface Notices {
  /** Each at most 7,000 bytes. All that is sent in one turn of the event loop travels together. Call it after the commit. */
  send(payloads: readonly string[]): Promise<void>;
  /**
   * Everybody who listens hears everything, also what this process sends. `missed` is called when notices may have been lost
   * (the connection was, and is back) or another process has written to the file (SQLite, within a second or two): look
   * again at whatever you hold. Returns how to stop.
   */
  listen(heard: (payload: string) => void, missed?: () => void): Promise<() => void>;
}

/** What a transaction of appends was like: for the metrics. */
export type GroupStats = {
  readonly appends: number;
  readonly conflicts: number;
  readonly ms: number;
  readonly failed: boolean;
};

export type StoreOptions = {
  readonly onGroup?: (stats: GroupStats) => void;
  /** What went wrong where nobody waits for it, such as a lost connection: for the operator's log. */
  readonly onTrouble?: (error: unknown) => void;
};
