/**
 * Positions on the way, so that a long game need not be played again when its table is loaded. Only a cache: it holds nothing
 * that the log does not, may be deleted at any moment, and counts for nothing unless it was made by this very code from the
 * log that is there. Written when nobody waits: as a table leaves memory, and when the server stops. A game
 * that is over is looked at seldom, and is played again in milliseconds: of those none is kept.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Core } from '../kernel/game.ts';
import type { Step } from '../protocol/parts.ts';
import type { Entry } from '../table/entries.ts';
import type { Saved, Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { fixedOf, type Steps } from './steps.ts';

/** Measured: a shorter log is played again in about the time that a position takes to be read. */
const SHORTEST = 60;
/** How much longer a log must have become to be worth another position. */
const GROWN = 30;

type Position = { readonly saved: Saved; readonly steps: readonly Step[] };
type Kept = Position & { readonly digest: string };
type Hosted = { readonly id: string; readonly table: Table; readonly steps: Steps };

const digestOf = (log: readonly Entry[], { saved, steps }: Position): string =>
  createHash('sha256')
    .update(JSON.stringify([log, saved, steps]))
    .digest('hex');

/** Some fields of a state. */
const part = (state: Core, wanted: (field: string) => boolean): Core =>
  Object.fromEntries(Object.entries(state).filter(([field]) => wanted(field))) as Core;

let stamp: string | undefined;

/** The code that plays: as sources the folders of the rules, in a build the build itself. */
function codeStamp(): string {
  if (stamp !== undefined) return stamp;
  const here = fileURLToPath(new URL('.', import.meta.url));
  const sources = ['kernel', 'games', 'table'].map((folder) => join(here, '..', folder)).filter(existsSync);
  const hash = createHash('sha256');
  for (const folder of sources.length > 0 ? sources : [here])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.m?[jt]s$/.test(file)) hash.update(readFileSync(join(folder, file)));
  stamp = hash.digest('hex').slice(0, 32);
  return stamp;
}

const stampOf = (table: Table): string => `${table.game.id} ${table.game.rules} ${codeStamp()}`;

export class Snapshots {
  private readonly context: Context;
  /** By table: the length of the log that was kept last, as far as this process knows. */
  private readonly kept = new Map<string, number>();

  constructor(context: Context) {
    this.context = context;
  }

  /** Sets a fresh table to the newest position that fits the log; says how many entries that saves. */
  async resume(id: string, table: Table, steps: Steps, log: readonly Entry[]): Promise<number> {
    const position = log.length < SHORTEST ? null : await this.find(id, table, log);
    this.context.metrics.resumed.inc({ from: position ? 'snapshot' : 'log' });
    if (!position) return 0;
    const { seq, saved } = position;
    // What never changes during a game is not kept, but set up again.
    const state = { ...part(table.state, (field) => fixedOf(table.game).includes(field)), ...saved.state };
    table.resume(log.slice(0, seq), { ...saved, state });
    steps.resume(position.steps);
    return seq;
  }

  private async find(id: string, table: Table, log: readonly Entry[]): Promise<(Kept & { seq: number }) | null> {
    const snapshot = await this.context.store.log.snapshot(id, stampOf(table));
    if (!snapshot || snapshot.seq > log.length) return null;
    const kept = snapshot.state as Kept | null;
    if (!kept?.saved || kept.digest !== digestOf(log.slice(0, snapshot.seq), kept)) return null;
    this.kept.set(id, snapshot.seq);
    return { ...kept, seq: snapshot.seq };
  }

  /** Keeps what has grown and goes on; without it nothing is lost but time. */
  async keep(rooms: readonly Hosted[]): Promise<void> {
    const grown = rooms.filter(({ id, table }) => {
      const { length } = table.log;
      return !table.outcome && length >= SHORTEST && length - (this.kept.get(id) ?? 0) >= GROWN;
    });
    if (grown.length === 0) return;
    const snapshots = grown.map(({ id, table, steps }) => {
      const { state, ...saved } = table.save();
      const fixed = fixedOf(table.game);
      const position = {
        saved: { ...saved, state: part(state, (field) => !fixed.includes(field)) },
        steps: steps.save(),
      };
      const kept: Kept = { ...position, digest: digestOf(table.log, position) };
      return { tableId: id, snapshot: { seq: table.log.length, stamp: stampOf(table), state: kept } };
    });
    try {
      await this.context.store.log.keepSnapshots(snapshots);
    } catch (error) {
      this.context.log.warn({ err: error }, 'positions could not be kept');
    }
  }

  forget(id: string): void {
    this.kept.delete(id);
  }
}
