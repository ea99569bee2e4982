/**
 * What the store keeps. Ids are the caller's, times are milliseconds that the caller gives: the store reads no clock and
 * draws no lots. Whatever is called a hash was hashed by the caller: no secret that opens a door is kept in the clear.
 */

export type TableStatus = 'open' | 'running' | 'finished' | 'closed';

/** A chair: free, held by a person, or played by a bot of that level. */
export type Seat = {
  readonly identity: string | null;
  readonly bot: string | null;
  /** What this seat adds to the dice. */
  readonly entropy: string | null;
};

type Result = {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly how: string;
};

/** Anything that JSON can say. The store neither reads nor changes it. */
export type JsonObject = { readonly [key: string]: unknown };

/** What a list shows of a table. */
export type TableSummary = {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly host: string;
  /** In the order of the chairs. */
  readonly seats: readonly Seat[];
  /** Choices of the host that are no part of the game: the delay of spectators, say. */
  readonly options: JsonObject;
  /** The seats that the table waits for, while it is played. */
  readonly turn: readonly number[];
  /** When somebody must look at the table even if nobody acts: its next deadline, or at once if a bot is to move. */
  readonly wakeAt: number | null;
  readonly commitment: string;
  readonly rematchOf: string | null;
  readonly result: Result | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Grows with every change of the table but `turn`, `wakeAt` and `updatedAt`. */
  readonly revision: number;
};

export type TableRecord<Spec> = TableSummary & {
  readonly spec: Spec;
  readonly inviteHash: string | null;
  /** The secret of the dice: nobody may see it before the game is over. */
  readonly seed: string;
};

export type NewTable<Spec> = Omit<TableRecord<Spec>, 'revision' | 'updatedAt' | 'turn' | 'wakeAt' | 'result'>;

/** What may change at a table. */
export type TablePatch<Spec> = Partial<
  Omit<TableRecord<Spec>, 'id' | 'game' | 'createdAt' | 'updatedAt' | 'revision' | 'seats' | 'rematchOf' | 'turn'>
>;

/** Where a list goes on: the last row that was seen. */
type Cursor = { readonly at: number; readonly id: string };
export type Page = { readonly limit: number; readonly after?: Cursor };

/** How one seat came out of a finished game. */
export type SeatResult = {
  readonly seat: number;
  readonly identity: string | null;
  readonly bot: string | null;
  /** 1 is the best; those who share a place have the same number. */
  readonly place: number;
  readonly won: boolean;
  readonly score: number;
};

/** A line in a player's history. */
export type PlayedGame = SeatResult & {
  readonly tableId: string;
  readonly game: string;
  readonly seats: number;
  readonly at: number;
  /** Null: the game counted for no rating. */
  readonly rated: Rated | null;
};

/** Against whom a rating was won: only people, or bots among them. */
export type Among = 'people' | 'bots';

/** What a game made of the rating of one seat, as it is shown. */
export type Rated = { readonly among: Among; readonly from: number; readonly to: number };

export type GameTally = {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly best: number;
};

/** A position on the way, so that a long log need not be replayed: of use only under the same stamp. */
export type Snapshot = {
  /** The length of the log that led here. */
  readonly seq: number;
  /** The version of the rules and of the program's data that wrote it. */
  readonly stamp: string;
  readonly state: unknown;
};

export type Identity = {
  readonly id: string;
  readonly kind: 'guest' | 'account' | 'deleted';
  /** Null once deleted: show "a player". */
  readonly name: string | null;
  /** What an account logs in with, in the one spelling that the caller compares. */
  readonly login: string | null;
  readonly passwordHash: string | null;
  /** Digest, e-mail, quiet hours: gone with the account. */
  readonly preferences: JsonObject;
  readonly createdAt: number;
  readonly seenAt: number;
};

export type Passkey = {
  readonly id: string;
  readonly identity: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number;
};

export type Session = {
  readonly hash: string;
  readonly identity: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** What a person knows it by in the list of sessions: "Firefox on Linux". */
  readonly label: string;
};

export type Rating = {
  readonly identity: string;
  /** A game, or whatever else has ratings of its own. */
  readonly game: string;
  /** What the rating system needs: the store does not look inside. */
  readonly numbers: JsonObject;
  /** What the ladder is sorted by. */
  readonly score: number;
  readonly games: number;
  readonly updatedAt: number;
};

export type ChatMessage = {
  readonly id: string;
  readonly tableId: string;
  readonly identity: string;
  /** The author's seat; null for a spectator. */
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
};

export type Report = {
  readonly id: string;
  readonly by: string;
  readonly against: string;
  readonly tableId: string | null;
  readonly messageId: string | null;
  /** What was reported, as it read then. */
  readonly quote: string | null;
  readonly reason: string;
  readonly at: number;
  readonly settledAt: number | null;
  readonly verdict: string | null;
};

export type PushSubscription = {
  readonly endpoint: string;
  readonly identity: string;
  readonly keys: JsonObject;
  readonly createdAt: number;
  /** What a person knows the device by. */
  readonly label: string;
};

/** Something to tell somebody, until it is told. */
export type Letter = {
  /** Who is told what, and where: another of the same name replaces it. */
  readonly id: string;
  readonly identity: string;
  /** Where it goes; null: whether and where is decided when it is due. */
  readonly target: string | null;
  readonly notice: JsonObject;
  readonly dueAt: number;
  readonly tries: number;
  readonly createdAt: number;
};

export type Ban = {
  /** An identity's id or an address, with whatever prefix tells them apart. */
  readonly subject: string;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
  /** Null: for good. */
  readonly until: number | null;
};

export type AdminAct = {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly act: string;
  readonly subject: string;
  readonly detail: JsonObject;
};
