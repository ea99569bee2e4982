/** The tables that this browser sits at. */
import type { TableLine } from '../../protocol/parts.ts';
import { ask, isKnown } from './api.ts';

/** None where no server answers. */
export async function ownTables(): Promise<readonly TableLine[]> {
  if (!isKnown()) return [];
  return await ask<TableLine[]>('GET', '/tables/mine').catch(() => []);
}

/** It is ours to move. */
export const isTurn = ({ status, turn, mine }: TableLine): boolean =>
  status === 'running' && turn.some((seat) => mine.includes(seat));
