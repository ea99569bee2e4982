/**
 * What a board is. A board gets a view and the questions that are open for whoever looks, draws them, and gives back a pick. It
 * knows no rules, no table, no network: so the same drawing serves live play, replay, watching and learning.
 *
 * A game's folder exports `board: BoardModule` from `index.tsx` (loaded when a table is opened) and `Cover` from `cover.tsx`
 * (small: it is part of the first screen).
 */
import type { ComponentType } from 'preact';
import type { Actor, Decision, ScoreTerm, View } from '../../kernel/game.ts';
import type { Fact } from '../../kernel/prose.ts';
import type { Deadline } from '../../table/clocks.ts';
import type { BookDesk, Typing } from '../table/client.ts';
import type { Store } from '../ui/store.ts';

/** Nobody is told apart by colour alone. */
export const CHARGES = ['lion', 'rose', 'tower', 'stag', 'fish', 'key', 'sun', 'moon'] as const;
export type ChargeName = (typeof CHARGES)[number];

/** How a seat looks everywhere; `colour` is a CSS colour for fills and lines that meets AA on paper in both themes. */
export type SeatLook = { readonly colour: string; readonly charge: ChargeName };

type Scene<V> = {
  readonly view: View<V>;
  /** Through whose eyes; -1 for a spectator. */
  readonly seat: number;
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  /** The table's own name: whatever a board varies at will follows from it, and is the same on every screen. */
  readonly seed: string;
};

/** What one answer set off, and whose it was. */
export type Happening = { readonly seat: Actor; readonly facts: readonly Fact[] };

export type BoardProps<V> = Scene<V> & {
  /** The open questions of this seat; empty in a replay, and while a pick is on its way. */
  readonly decisions: readonly Decision[];
  /** A promise is kept when the answer has been taken, or handed back. */
  readonly onPick: (decision: Decision, pick: number, text?: string) => void | Promise<void>;
  /** What is being typed as an answer. */
  readonly onDraft: (decision: Decision, text: string) => void;
  /** What others are typing. */
  readonly typing: Store<Typing>;
  /** The clocks that run now, and the table's own time at the moment of sending, which they are in. */
  readonly deadlines: readonly Deadline[];
  readonly now: number;
  /** How many entries the log has: it changes with every step, and then `facts` are what just happened. */
  readonly step: number;
  readonly facts: readonly Fact[];
  /** All that happened up to what is shown, step by step; the last one's facts are `facts`. */
  readonly story: readonly Happening[];
  /** false: nothing moves; a change is shown at once. */
  readonly motion: boolean;
  /** The board fills a narrow screen, above the question at its foot. */
  readonly phone: boolean;
};

export type FinaleProps<V> = Scene<V> & {
  /** The score sheet of each seat, term by term. */
  readonly scores: readonly (readonly ScoreTerm[])[];
  readonly motion: boolean;
  /** Where the table stands on a server and a book of it can be shared. */
  readonly desk?: BookDesk | undefined;
};

/** Sounds that a table can make. */
export type Cue = 'dice' | 'pencil' | 'card';

export interface BoardModule<V> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** The question as one sentence, addressed to whoever has to answer it. */
  question(view: View<V>, decision: Decision, names: readonly string[]): string;
  /** What a pick does, in a few words that make sense without the drawing: a button, and what a screen reader says. */
  optionLabel(view: View<V>, decision: Decision, pick: number, names: readonly string[]): string;
  /** Whether the board itself shows this option as something to tap; the frame gives all others a button under the question. */
  onBoard(view: View<V>, decision: Decision, pick: number): boolean;
  /** Whether the board asks this question itself: the frame then repeats neither its text box nor its options. */
  asks?(decision: Decision): boolean;
  /** What is waited for while nothing is asked, where the game can say it better than by naming seats. */
  idle?(view: View<V>, names: readonly string[]): string;
  /** What a fact sounds like; left out, rolls sound of dice and everything else of a pencil. */
  cue?(fact: Fact): Cue;
  /** The end of a game as a picture. */
  readonly Finale?: ComponentType<FinaleProps<V>>;
}

/** Reads a file of the host's, shows what is in it or what is wrong with it, and gives its text if it will do. */
export type OwnFile = ComponentType<{
  readonly seats: number;
  readonly onChange: (value: string | undefined) => void;
}>;

/** A drawing that fills its box (3:4, upright) and says nothing that is not also said in words beside it. */
export type Cover = ComponentType<Record<never, never>>;
