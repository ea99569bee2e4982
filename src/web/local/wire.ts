/** What page and worker, and the workers of several tabs, say to each other. */
import type { Reason } from '../../kernel/game.ts';
import type { GameFile } from '../../table/file.ts';
import type { GameCard, NewTable, Step, TableState, Typing } from '../table/client.ts';

/** A state without the steps that the other side has already. */
export type Update = Omit<TableState, 'steps'> & { readonly from: number; readonly fresh: readonly Step[] };

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
  | { readonly kind: 'catalog' }
  | { readonly kind: 'create'; readonly table: NewTable }
  /** `pace`: how long a bot takes at least, in milliseconds. */
  | { readonly kind: 'open'; readonly table: string; readonly pace: number }
  | { readonly kind: 'close'; readonly table: string }
  | { readonly kind: 'table'; readonly table: string; readonly ask: TableAsk };

export type TableAnswer = Reason | null | Pick<TableState, 'views' | 'scores'> | GameFile | readonly string[];

export type FromPage = { readonly rid: number; readonly ask: Ask };
export type ToPage =
  | {
      readonly kind: 'answer';
      readonly rid: number;
      readonly answer: TableAnswer | string | readonly GameCard[];
      readonly failed?: string;
    }
  | { readonly kind: 'update'; readonly table: string; readonly update: Update }
  | { readonly kind: 'typing'; readonly table: string; readonly typing: Typing }
  | { readonly kind: 'gone'; readonly table: string; readonly why: 'missing' | 'broken'; readonly detail: string };

/** Between tabs: one hosts a table, the others ask it. */
export type BetweenTabs =
  | { readonly kind: 'hello'; readonly from: string }
  | { readonly kind: 'update'; readonly update: Update }
  | { readonly kind: 'typing'; readonly typing: Typing }
  | { readonly kind: 'ask'; readonly from: string; readonly rid: number; readonly ask: TableAsk }
  | { readonly kind: 'answer'; readonly to: string; readonly rid: number; readonly answer: TableAnswer };
