/** Who sits at a table that has not begun, and how that changes while others change it too. */
import { randomBytes } from 'node:crypto';
import type { Seat, TablePatch } from '../store/records.ts';
import type { TableSpec } from '../table/entries.ts';
import { type Desk, Refused } from './ask.ts';
import type { Rec } from './context.ts';

export type Change = TablePatch<TableSpec> & { readonly seats?: readonly Seat[] };

const TRIES = 10;

export const FREE: Seat = { identity: null, bot: null, entropy: null };
export const isFree = (seat: Seat): boolean => seat.identity === null && seat.bot === null;

const newEntropy = (): string => randomBytes(16).toString('hex');
export const sit = (identity: string, entropy: string | undefined): Seat => ({
  identity,
  bot: null,
  entropy: entropy ?? newEntropy(),
});
export const botSeat = (bot: string): Seat => ({ identity: null, bot, entropy: newEntropy() });

/** Somebody gets up. Without its host a table that has not begun is nobody's. */
export function without(record: Rec, identity: string): Change {
  const seats = record.seats.map((seat) => (seat.identity === identity ? FREE : seat));
  return record.host === identity ? { seats, status: 'closed' } : { seats };
}

/** Changes a table as it is now; if somebody else was faster, as it is then. */
export async function change({ context, rooms }: Desk, id: string, decide: (record: Rec) => Change): Promise<Rec> {
  const { tables } = context.store;
  for (let tries = 0; tries < TRIES; tries++) {
    const record = await tables.get(id);
    if (!record) throw new Refused('not-found', 404);
    const patch = decide(record);
    if ((await tables.change(id, record.revision, patch, Date.now())) === null) continue;
    await rooms.changed(id);
    // Whoever sees the game before it can ask for another rematch now.
    if (patch.status === 'closed' && record.rematchOf !== null) await rooms.changed(record.rematchOf);
    return { ...record, ...patch };
  }
  throw new Refused('not-saved', 503);
}
