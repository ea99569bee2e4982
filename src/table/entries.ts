/** What a table writes down. Setup + entries = the game, wherever and whenever it is read. */
import type { Actor, Reason, Setup } from '../kernel/game.ts';
import type { Fact } from '../kernel/prose.ts';

/** How long people have: for each answer, or for the whole game and a bonus for each answer. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly ms: number }
  | { readonly kind: 'game'; readonly ms: number; readonly increment: number };

export type TableSpec = { readonly setup: Setup; readonly clock: Clock };

type Written = {
  /** Log time in milliseconds: given by the host, never falling. */
  readonly at: number;
  readonly seat: Actor;
  /** The client's name for its request: the same one is never carried out twice. */
  readonly id?: string;
};

export type MoveEntry = Written & {
  readonly kind: 'move';
  readonly key: string;
  readonly pick?: number;
  readonly text?: string;
  readonly stamp?: number;
  /** The time for it ran out, and the rules' own answer was taken. */
  readonly late?: true;
};

export type DrawEntry = Written & {
  readonly kind: 'draw';
  readonly say: 'offer' | 'accept' | 'decline';
  /**
   * The seats at which people sat down: of bots nobody asks a draw. Setup and log say it nowhere else. Missing in older logs,
   * in which bots had to agree like everybody, and which must stay the games that they were.
   */
  readonly among?: readonly number[];
};

export type Entry =
  | MoveEntry
  /** Takes back the entry of that number. */
  | (Written & { readonly kind: 'undo'; readonly of: number })
  | (Written & { readonly kind: 'resign' })
  /** Out of time in a game with a clock for the whole of it. */
  | (Written & { readonly kind: 'flag' })
  | DrawEntry
  /** Takes the game from somebody who is gone; that they are, the host has seen. */
  | (Written & { readonly kind: 'claim'; readonly of: number })
  /** A bot takes a person's seat, or the person is back. */
  | (Written & { readonly kind: 'seat'; readonly held: 'bot' | 'person' });

/** What is told of an entry beside its kind: of a draw what was said, of a seat who holds it now, of a move that it was the clock's. */
export function aside(entry: Entry): string | undefined {
  switch (entry.kind) {
    case 'draw':
      return entry.say;
    case 'seat':
      return entry.held;
    case 'move':
      return entry.late && 'late';
    default:
      return undefined;
  }
}

type Asked = { readonly seat: number; readonly id?: string };

/** What a person, a bot or the host asks of a table. */
export type Request =
  | (Asked & { kind: 'move'; key: string; pick?: number; text?: string; stamp?: number })
  | (Asked & { kind: 'undo' })
  | (Asked & { kind: 'resign' })
  | (Asked & { kind: 'draw'; say: 'offer' | 'accept' | 'decline' })
  | (Asked & { kind: 'claim'; of: number })
  | (Asked & { kind: 'seat'; held: 'bot' | 'person' });

/** What would be written if the host agrees: it makes the entries durable first and commits them then. */
export type Proposal<S> = {
  readonly ok: true;
  /** How long the log was: a proposal made before somebody else's entry is void. */
  readonly base: number;
  /** Empty if the request was carried out before. */
  readonly entries: readonly Entry[];
  readonly state: S;
  readonly facts: readonly Fact[];
};

export type Refusal = { readonly ok: false; readonly why: Reason };
