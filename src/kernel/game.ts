/**
 * The contract that a game meets. Everything else (tables, dealer, bots, server, boards) knows games only through it.
 *
 * A game is rules over plain JSON data. It holds no log, no clock, no undo and no random numbers: dice, draws, time-outs
 * and the table itself are actors that answer questions like everybody else, so setup + answers = the game, exactly.
 */

/** Who answers: a seat (0, 1, …) or one of the three that are not people. */
export type Actor = number;
export const CHANCE: Actor = -1;
export const CLOCK: Actor = -2;
export const TABLE: Actor = -3;

/** A question that is open now, as data: enough for a screen, a bot or a program in another language to answer it. */
export type Decision = {
  readonly seat: Actor;
  /** Names this question and no later one: a stale click cannot answer the next question. */
  readonly key: string;
  readonly verb: string;
  /** What the options are: 'square', 'line', 'guest', 'subset', … */
  readonly of: string;
  /** What may be picked, as small numbers; empty where only a text is asked, and for chance, which picks below `n`. */
  readonly options: readonly number[];
  readonly n?: number;
  readonly text?: { readonly min: number; readonly max: number };
  /** The game does not wait for this answer. */
  readonly may?: true;
  /** Of a clock: how long after the question appeared; `idle` if typing starts it afresh. */
  readonly ms?: number;
  readonly idle?: true;
};

/** What a game says of an open question; the gate adds the key and the options. */
export type Question = Omit<Decision, 'key' | 'options' | 'n'> & {
  /** What the key is about, where counting the seat's answers would be wrong: clocks and windows shared by many. */
  readonly about?: string;
};

/** An answer. `stamp` is written by the host, never by a client (a corrected reaction time, say). */
export type Move = {
  readonly seat: Actor;
  readonly key: string;
  readonly pick?: number;
  readonly text?: string;
  readonly stamp?: number;
};

/** Why something was refused: a code for programs and its parameters, so that a screen can explain it in any language. */
export type Reason = { readonly code: string; readonly [parameter: string]: string | number };

/** What a rule did, for the log in prose, screen readers and animation. Facts are public: they never name a secret. */
export type Tell = (fact: string, seat: Actor, a?: number, b?: number, c?: number) => void;
export const silent: Tell = () => {};

export type Outcome = {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** A code for how it ended. */
  readonly how: string;
};

export type ScoreTerm = { readonly term: string; readonly value: number };

/** A table option; `data` is a file of the host's (a board, a deck) that is embedded in the setup, not named by it. */
export type OptionSpec =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly initial: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly initial: number }
  | { readonly kind: 'seat'; readonly initial: 'chance' }
  | { readonly kind: 'seats'; readonly initial: string }
  | { readonly kind: 'data'; readonly parse: (text: string, seats: number) => Parsed<unknown> };

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: string[] };

export type OptionValue = string | number | { readonly [key: string]: unknown };

/** All that the log needs to become a game again, on any machine and in any year. */
export type Setup = {
  readonly game: string;
  /** The version of the rules under which the table began. */
  readonly rules: number;
  readonly seats: number;
  readonly options: { readonly [key: string]: OptionValue };
};

/** A source of chance: a whole number from 0 to n - 1, all equally likely. */
export type Below = (n: number) => number;

/** What every state holds, whatever the game. */
export type Core = {
  /** How many answers each seat has given, then chance: the number in a decision's key. */
  answers: number[];
};

/**
 * Who may see a field of the state. 'setup': part of the setup, which everybody has. 'own' and 'size' are for arrays by
 * seat: the others' entries become null, or their length.
 */
export type Sight<S> = 'all' | 'none' | 'setup' | 'own' | 'size' | ((state: S, seat: Actor) => unknown);
export type Visibility<S> = { readonly [K in keyof S]-?: Sight<S> };

/** What one seat may know; seat -1 stands for a spectator. Bots, sockets and the prose log get nothing else. */
export type View<V> = {
  readonly setup: Setup;
  readonly seat: number;
  readonly state: V;
  /** One's own open questions, in full. */
  readonly decisions: readonly Decision[];
  /** Whom else the game waits for. */
  readonly waiting: readonly { readonly seat: Actor; readonly verb: string }[];
  readonly outcome: Outcome | null;
};
export const SPECTATOR = -1;

/** A phrasebook of one language. Facts are predicates ("rolls Wood and ?"); the subject is put before them. */
export type Messages = {
  readonly title: string;
  readonly facts: {
    readonly [fact: string]: (a: number, b: number, c: number, name: (seat: Actor) => string) => string;
  };
  readonly reasons: { readonly [code: string]: (reason: Reason) => string };
  readonly asks: { readonly [verb: string]: string };
  readonly terms: { readonly [term: string]: string };
  readonly ends: { readonly [how: string]: string };
};

/**
 * `S` is the state, `V` what a view shows of it. The first group is the hot path: it works in place, trusts its arguments
 * and makes no garbage that it need not make. Everything that must not trust goes through the gate.
 */
export interface Game<S extends Core = Core, V = S> {
  readonly id: string;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [key: string]: OptionSpec };
  /** Whether a seat may take its latest move back. */
  readonly undo: boolean;
  /** Whether people act in real time: questions that nobody waits for, and clocks of the game's own. */
  readonly live: boolean;

  setup(setup: Setup): S;
  clone(state: S): S;
  /** Writes the handles of the open questions into `slots` and returns how many; chance alone if chance is asked. */
  open(state: S, slots: number[]): number;
  actor(state: S, slot: number): Actor;
  /** Writes what may be picked into `out` and returns how many; of chance only the count. */
  choices(state: S, slot: number, out: number[]): number;
  /** Answers a question, in place. */
  take(state: S, slot: number, pick: number, tell: Tell, text?: string, stamp?: number): void;

  question(state: S, slot: number): Question;
  /** Why a pick that is not among the options is not, if the rules know better than "it is not offered". */
  why(state: S, slot: number, pick: number): Reason | null;
  /** Why a text of the right length is refused all the same. */
  whyNotText?(state: S, slot: number, text: string): Reason | null;
  /** Why a line of table talk is handed back. */
  whyNotTalk?(setup: Setup, line: string): Reason | null;
  /** Why the question that a move answers is not open, if the rules know better than "it is not asked". */
  gone?(state: S, move: Move): Reason | null;
  /** The answer of somebody who lets the time for it run out. */
  fallback(state: S, slot: number): number;
  /** The answer of the table itself (a matcher's verdict), given like a die's by whoever hosts the game. */
  referee?(state: S, slot: number): number;
  outcome(state: S): Outcome | null;
  /** The options of the next game of the same people, each of whom sits `on` chairs further. */
  again?(setup: Setup, outcome: Outcome, on: number): Setup['options'];
  /** The score sheet, term by term, for each seat. */
  scores(state: S): ScoreTerm[][];
  /** How many rounds have begun. */
  rounds(state: S): number;

  readonly visibility: Visibility<S>;
  /** A whole state that agrees with the view; what the seat cannot know is filled in by chance. */
  determinize(view: View<V>, below: Below): S;
  /** Whether the answer to this question is to be hidden from that seat in the log (a card drawn by somebody else). */
  hides?(state: S, slot: number, seat: number): boolean;

  /** Counts that no move may change: nothing is born and nothing is lost. */
  pieces(state: S): { readonly [kind: string]: number };
  /** The name of the card that a fact says was gained or called, for the lab's question whether one is too strong. */
  cardOf?(fact: string, a: number): string | null;
  /** A text that a player might write, for games that ask for one. */
  sample?(state: S, slot: number, below: Below): string;

  /** A position as a few lines that a person can read and write. */
  write(state: S): string;
  read(setup: Setup, text: string): S;
  /** What an option of a question is called in a written log. */
  label(state: S, slot: number, pick: number): string;
  /** Goes on to the first question, from a position that a person wrote. */
  settle(state: S): void;

  readonly messages: { readonly en: Messages };
  /** The same for one table, where a file of the host's (a deck) brings words of its own. */
  messagesFor?(setup: Setup): { readonly en: Messages };
}
