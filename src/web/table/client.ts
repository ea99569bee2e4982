/**
 * A table as a screen sees it, wherever the table runs: in a worker of this browser, or on a server. The frame knows nothing else.
 */
import type { Actor, Outcome, Reason, ScoreTerm, Setup, View } from '../../kernel/game.ts';
import type { Fact } from '../../kernel/prose.ts';
import type { Deadline } from '../../table/clocks.ts';
import type { Clock, Entry } from '../../table/entries.ts';
import type { GameFile } from '../../table/file.ts';
import type { Store } from '../ui/store.ts';

type Person = {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Of a bot: which one. */
  readonly level?: string;
  /** Whom to look up, mute or report; nobody at a table without a server. */
  readonly who?: string;
  readonly present: boolean;
};

/** One thing that somebody did, with all that chance and the host answered to it. */
export type Step = {
  /** How many entries the log has after it. */
  readonly after: number;
  readonly at: number;
  readonly seat: Actor;
  readonly kind: Entry['kind'];
  /** Of a draw: what was said; of a seat: who holds it now; `late`: the clock answered. */
  readonly what?: string;
  readonly round: number;
  readonly facts: readonly Fact[];
};

export type ChatLine = {
  readonly id: string;
  readonly seat: number;
  readonly who: string | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
};

/** What there is to say about somebody: a line of theirs, or how they behave. */
export type Conduct = { readonly who: string; readonly name: string; readonly line?: ChatLine };

export type TableState = {
  readonly id: string;
  readonly setup: Setup;
  readonly clock: Clock;
  readonly people: readonly Person[];
  /** The seats that this screen plays; none: a spectator. */
  readonly mine: readonly number[];
  /** Some seats know what others may not see: the screen must not show one seat's view to another. */
  readonly secret: boolean;
  /** How many entries the log has. */
  readonly step: number;
  readonly steps: readonly Step[];
  /** By seat of `mine`, or of the spectator if there is none. */
  readonly views: { readonly [seat: number]: View<unknown> };
  readonly scores: readonly (readonly ScoreTerm[])[];
  /** The seats of `mine` that may take their latest move back. */
  readonly undoable: readonly number[];
  readonly deadlines: readonly Deadline[];
  /** The table's own time, which the deadlines are in, at the moment of sending. */
  readonly now: number;
  readonly outcome: Outcome | null;
  readonly dice: { readonly commitment: string; readonly seed: string | null };
  /** null where nobody could read it. */
  readonly chat: readonly ChatLine[] | null;
  readonly spectators: number;
  /** How many steps those who look on are behind those who play. */
  readonly delay: number;
  /** false: the table lasts as long as the tab. */
  readonly kept: boolean;
};

/**
 * What is being typed, by seat, and the clocks as typing has moved them since the last state. It changes many times a second:
 * whoever shows it watches it there, so that nothing else is drawn again.
 */
export type Typing = {
  readonly drafts: readonly { readonly seat: number; readonly text: string }[];
  readonly clocks: Pick<TableState, 'deadlines' | 'now'> | null;
};
export const NOBODY_TYPES: Typing = { drafts: [], clocks: null };

export type TableEvent =
  | { readonly kind: 'state'; readonly state: TableState }
  /** There is no such table, its log does not fit these rules, or whoever invited to it has left. */
  | { readonly kind: 'gone'; readonly why: 'missing' | 'broken' | 'closed'; readonly detail: string }
  /** The table cannot be reached for now; moves are kept and sent again. */
  | { readonly kind: 'link'; readonly live: boolean };

/** Who has agreed that the book of a finished tale may be read by link, what its host has left out, and the link. */
export type SharedBook = {
  readonly agreed: readonly number[];
  /** The seats whose word it takes. */
  readonly asked: readonly number[];
  readonly omitted: readonly number[];
  readonly link: string | null;
  readonly host: boolean;
};

/** What only a table on a server can do with a finished book. */
export interface BookDesk {
  /** Counts what happened beside the game: then it is worth looking again. */
  readonly news: Store<number>;
  look(): Promise<SharedBook>;
  agree(yes: boolean): Promise<SharedBook>;
  omit(sentence: number, out: boolean): Promise<SharedBook>;
}

/** What was refused, or null. A promise is kept when the move is durable. */
export type Acknowledged = Promise<Reason | null>;

export interface TableClient {
  readonly id: string;
  /** Calls back at once with what is known, and then with every change. */
  subscribe(listener: (event: TableEvent) => void): () => void;
  move(seat: number, key: string, pick?: number, text?: string): Acknowledged;
  readonly typing: Store<Typing>;
  /** What is being typed as an answer to that question. Nothing is kept of it; clocks that count idle time begin afresh. */
  draft?(seat: number, key: string, text: string): void;
  undo(seat: number): Acknowledged;
  resign(seat: number): Acknowledged;
  /** What only a table with several screens has: agreeing on a draw, a bot for somebody gone, one's seat back from it. */
  readonly together?: {
    draw(seat: number, say: 'offer' | 'accept' | 'decline'): Acknowledged;
    /** A bot for them, or between two the game itself. */
    claim(seat: number, what: 'bot' | 'win'): Acknowledged;
    back(seat: number): Acknowledged;
  };
  readonly book?: BookDesk;
  chat(text: string): Acknowledged;
  /** Not hearing somebody, and telling whoever runs the server; only where people are strangers. */
  readonly conduct?: {
    /** Whom this one does not hear. */
    readonly muted: Store<ReadonlySet<string>>;
    mute(who: string, muted: boolean): Promise<void>;
    report(about: Conduct, reason: string): Promise<void>;
  };
  /** The views as they were when the log had that many entries. */
  past(step: number): Promise<Pick<TableState, 'views' | 'scores'>>;
  /** The whole game as a file; only of a game that is over, because the file opens the seed. */
  file(): Promise<GameFile>;
  /** What is wrong with the dice or the moves; empty: nothing. */
  verify(): Promise<readonly string[]>;
  /** The same again for the same people: where to go for it. null: that is for others to ask. */
  readonly again: ((state: TableState) => Promise<string>) | null;
  close(): void;
}

/** Whom to seat, and at what. */
export type NewTable = {
  readonly game: string;
  readonly options: { readonly [key: string]: string };
  readonly people: readonly { readonly name: string; readonly kind: 'person' | 'bot'; readonly level?: string }[];
  /** The same people have just played, and this came out. */
  readonly after?: Outcome;
};

/** What can be played, as far as a form needs to know it. */
export type GameCard = {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly {
    readonly key: string;
    readonly kind: 'choice' | 'number' | 'seat' | 'seats';
    readonly values: readonly string[];
    readonly initial: string;
  }[];
  /** From the weakest to the strongest. */
  readonly bots: readonly string[];
};
