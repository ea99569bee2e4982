/** What page and worker, and the workers of several tabs, say to each other. */
import type { Mention } from '../../games/time/mentions.ts';
import type { Reason, ScoreTerm, Setup, View } from '../../kernel/game.ts';
import type { GameFile } from '../../table/file.ts';
import type { GameCard, NewTable, Step, TableState, Typing } from '../table/client.ts';

type Fields = { readonly [field: string]: unknown };

/** A view without the fields of the state that never change. */
export type SlimView = Omit<View<unknown>, 'state'> & { readonly state: Fields };
export type Looks = {
  readonly views: { readonly [seat: number]: SlimView };
  readonly scores: readonly (readonly ScoreTerm[])[];
};

/** A state without the steps that the other side has already, and without `fixed`, which comes with the first of all steps. */
export type Update = Omit<TableState, 'steps' | 'views' | 'scores'> &
  Looks & { readonly from: number; readonly fresh: readonly Step[]; readonly fixed?: Fields };

/** What is asked of a table. Moves carry an id: sent twice, they count once. */
export type TableAsk =
  | {
      readonly kind: 'move';
      readonly id: string;
      readonly seat: number;
      readonly key: string;
      readonly pick?: number;
      readonly text?: string;
    }
  | { readonly kind: 'undo' | 'resign'; readonly id: string; readonly seat: number }
  | { readonly kind: 'draft' }
  | { readonly kind: 'past'; readonly step: number }
  | { readonly kind: 'file' }
  | { readonly kind: 'verify' };

export type Ask =
  | { readonly kind: 'card'; readonly game: string }
  | { readonly kind: 'create'; readonly table: NewTable }
  /** `pace`: how long a bot takes at least, in milliseconds. */
  | { readonly kind: 'open'; readonly table: string; readonly pace: number }
  | { readonly kind: 'close'; readonly table: string }
  | Reading
  | { readonly kind: 'table'; readonly table: string; readonly ask: TableAsk };

/** Which of these cards a sentence mentions, at a table here or on a server. */
export type Reading = {
  readonly kind: 'read';
  readonly table: string;
  readonly setup: Setup;
  readonly cards: readonly number[];
  readonly told: readonly string[];
  readonly sentence: string;
};

export type TableAnswer = Reason | null | Looks | GameFile | readonly string[];

export type FromPage = { readonly rid: number; readonly ask: Ask };
export type ToPage =
  | {
      readonly kind: 'answer';
      readonly rid: number;
      readonly answer: TableAnswer | string | GameCard | readonly Mention[];
      readonly failed?: string;
    }
  | { readonly kind: 'update'; readonly table: string; readonly update: Update }
  | { readonly kind: 'typing'; readonly table: string; readonly typing: Typing }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'gone'; readonly table: string; readonly why: 'missing' | 'broken'; readonly detail: string };

/** Between tabs: one hosts a table, the others ask it. */
export type BetweenTabs =
  | { readonly kind: 'hello'; readonly from: string }
  | { readonly kind: 'update'; readonly update: Update }
  | { readonly kind: 'typing'; readonly typing: Typing }
  | { readonly kind: 'ask'; readonly from: string; readonly rid: number; readonly ask: TableAsk }
  | { readonly kind: 'answer'; readonly to: string; readonly rid: number; readonly answer: TableAnswer };
