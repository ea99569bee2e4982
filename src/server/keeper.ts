import type { Context } from './context.ts';
import type { Draft } from './drafts.ts';
import type { Room } from './room.ts';
import type { Snapshots } from './snapshots.ts';

/** What a room needs of those who keep all rooms. */
export interface Keeper {
  readonly context: Context;
  /** Whether this process runs the table's clock and bots. */
  leads(id: string): boolean;
  /** Asks for that; the room is told by `arm` if it was granted. */
  lead(room: Room): void;
  /** Tells other processes. */
  grew(room: Room): void;
  typing(room: Room, drafts: readonly Draft[]): void;
  finished(room: Room): void;
  readonly snapshots: Snapshots;
  /** Whether somebody looks at a table now, here or at another process. */
  looks(table: string, seat: number): boolean;
}
