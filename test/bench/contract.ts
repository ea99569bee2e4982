/** What a bench is asked and what it says. */
import type { GameId } from '../../src/games/registry.ts';

export type Asked = {
  readonly ids: readonly GameId[];
  /** How long each thing is measured. */
  readonly seconds: number;
  /** How many tables a server is measured with; null: as many as the bar says. */
  readonly tables: number | null;
  /** The only part of a bench that is run; null: all of it. */
  readonly part: string | null;
};

export type Row = {
  readonly bench: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The name of what it is compared with, and the value divided by that one's value. */
  readonly reference: string | null;
  readonly ratio: number | null;
};

export type Suite = { readonly about: string; readonly run: (asked: Asked) => Iterable<Row> | AsyncIterable<Row> };
