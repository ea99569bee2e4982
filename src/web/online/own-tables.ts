/** The tables that this browser sits at. */
import type { TableLine } from '../../protocol/parts.ts';
import { ask, isKnown } from './api.ts';

/** Null: no server answers. */
export async function ownTables(): Promise<readonly TableLine[] | null> {
  if (!isKnown()) return [];
  return await ask<TableLine[]>('GET', '/tables/mine').catch(() => null);
}

/** It is ours to move. */
export const isTurn = ({ status, turn, mine }: TableLine): boolean =>
  status === 'running' && turn.some((seat) => mine.includes(seat));
