/** The state of a telling: plain data, copied by hand. Sets of seats are bits; unordered sets of cards are kept sorted. */
import { has, single } from '../../../kernel/bits.ts';
import type { Core } from '../../../kernel/game.ts';
import type { Deck } from '../cards.ts';
import type { Play } from '../play.ts';

export const NONE = -1;

/** How a card is laid to interrupt: on what was said (T-10), or on a card of its group (T-11). */
export const MENTION = 0;
export const GROUP = 1;

/** What is objected to (T-15). */
export const CARD = 0;
export const TELLING = 1;

/** The matcher's verdicts, from the weakest. */
export const NO = 0;
export const LIKELY = 1;
export const SURE = 2;
/** Nobody has asked the matcher yet. */
export const UNASKED = -1;

type Sentence = {
  seat: number;
  text: string;
  /** The card played with it, until an objection takes it back. */
  card: number;
  /** The ending that it is, if it is one. */
  ending: number;
  struck: boolean;
};

/** A successful interrupt: the card lies on the table, on that sentence; `next` is the first sentence of the new storyteller. */
type Interrupt = { seat: number; card: number; kind: number; on: number; next: number };

/** A sentence that can be interrupted or objected to (T-11). */
export type Window = {
  on: number;
  /** It has had its six seconds. */
  ripe: boolean;
  /** Who lets it pass, in slow play (T-28). */
  let: number;
  /** Whose claim on it failed without a penalty: one a sentence. */
  failed: number;
  /** What of it was objected to and judged: bits of CARD and TELLING. */
  judged: number;
};

export type Claim = {
  id: number;
  seat: number;
  card: number;
  kind: number;
  on: number;
  /** When it was laid, the player's measured delay taken off; only differences count (T-14). */
  stamp: number;
  verdict: number;
};

export type Objection = { seat: number; kind: number; on: number };

export type Vote = {
  id: number;
  voters: number;
  cast: number;
  /** Who said yes; a secret until the vote is counted (T-16). */
  yes: number;
};

/** The latest vote that was counted, its ballots open. */
type Counted = Vote & { matter: Matter };

/** What is judged now, and how far that has come. */
export type Matter = '' | 'claim' | 'objection' | 'ending' | 'close';
export type Stage = '' | 'verdict' | 'answer' | 'vote';

/** Why a turn ends as soon as nothing is judged any more. */
export type Leaving = '' | 'pause' | 'silly' | 'away';

export type TimeState = Core & {
  deck: Deck;
  play: Play;

  /** How many turns of storytellers have begun; 0 while the cards are dealt. */
  turn: number;
  teller: number;
  /** Sentences of this turn, and how many of them were told with no story card left (T-19). */
  told: number;
  links: number;
  /** She took the story by an interrupt, so she must tell a sentence (T-12). */
  interrupter: boolean;
  /** The pause clock rests after a change of storyteller (T-9). */
  grace: boolean;
  /** Counts the fresh starts of the pause clock. */
  beat: number;
  leaving: Leaving;
  /** Who has failed with an objection in this turn (T-15). */
  objected: number;
  /** Turns in a row in which nothing was told (T-23). */
  silent: number;

  hands: number[][];
  /** Of each card in a hand: how many sentences had been told when it came there (T-11). */
  since: number[];
  endings: number[][];
  pile: number[];
  discards: number[];
  endingPile: number[];
  endingDiscards: number[];
  /** The cards drawn for the alphabet, by seat (T-4). */
  cut: number[];
  /** Draws still to be made, in order. */
  draws: number[];

  sentences: Sentence[];
  interrupts: Interrupt[];
  windows: Window[];
  /** The line of claims (T-14); `gathering` is the first one's id while its order is still open. */
  claims: Claim[];
  gathering: number;
  laid: number;
  objections: Objection[];
  matter: Matter;
  stage: Stage;
  vote: Vote | null;
  votes: number;
  counted: Counted | null;

  /** By seat: the turn for whose pass a card may still be discarded, or 0 (T-8). */
  mayDiscard: number[];
  /** Whose ending was refused before (T-17). */
  refused: number;
  away: number;
  bots: number;
  /** Count the comings and goings, and those that start the storyteller's absence clock. */
  changes: number;
  absences: number;

  over: '' | 'ending' | 'closed';
  winner: number;
};

export function clone(s: TimeState): TimeState {
  return {
    ...s,
    answers: s.answers.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    since: s.since.slice(),
    endings: s.endings.map((endings) => endings.slice()),
    pile: s.pile.slice(),
    discards: s.discards.slice(),
    endingPile: s.endingPile.slice(),
    endingDiscards: s.endingDiscards.slice(),
    cut: s.cut.slice(),
    draws: s.draws.slice(),
    sentences: s.sentences.map((sentence) => ({ ...sentence })),
    interrupts: s.interrupts.map((interrupt) => ({ ...interrupt })),
    windows: s.windows.map((window) => ({ ...window })),
    claims: s.claims.map((claim) => ({ ...claim })),
    objections: s.objections.map((objection) => ({ ...objection })),
    vote: s.vote ? { ...s.vote } : null,
    counted: s.counted ? { ...s.counted } : null,
    mayDiscard: s.mayDiscard.slice(),
  };
}

export const seatsOf = (s: TimeState): number => s.hands.length;
export const everybody = (s: TimeState): number => single(seatsOf(s)) - 1;

/** Away, and no bot in her seat (T-22). */
export const absent = (s: TimeState, seat: number): boolean => has(s.away, seat) && !has(s.bots, seat);
export const present = (s: TimeState): number => everybody(s) & ~(s.away & ~s.bots);
export const people = (s: TimeState): number => present(s) & ~s.bots;

export const isLast = (s: TimeState, sentence: number): boolean => sentence === s.sentences.length - 1;
export const windowOn = (s: TimeState, sentence: number): Window | undefined =>
  s.windows.find((w) => w.on === sentence);
/** T-11: passing and the ending wait until every window has had its time. */
export const allRipe = (s: TimeState): boolean => s.windows.every((w) => w.ripe);

/** T-13: while something is judged or waits to be, nothing is told and no turn ends. */
export const judging = (s: TimeState): boolean => s.matter !== '' || s.claims.length > 0 || s.objections.length > 0;

export function insert(cards: number[], card: number): void {
  let i = cards.length;
  while (i > 0 && cards[i - 1] > card) i--;
  cards.splice(i, 0, card);
}

export function remove(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}

/** A card comes into a hand, where it was not before. */
export function takeIntoHand(s: TimeState, seat: number, card: number): void {
  insert(s.hands[seat], card);
  s.since[card] = s.sentences.length;
}

/** A card leaves a hand for good. */
export function playFromHand(s: TimeState, seat: number, card: number): void {
  remove(s.hands[seat], card);
  s.since[card] = 0;
}
