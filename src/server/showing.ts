/** One table as it is shown: to its players at once, to those who only look on perhaps later; and what is being typed at it. */
import { type Core, SPECTATOR } from '../kernel/game.ts';
import type { SlimView } from '../protocol/parts.ts';
import type { Table } from '../table/table.ts';
import { Audience, type Watcher } from './audience.ts';
import { delayOf } from './context.ts';
import { Drafts } from './drafts.ts';
import type { Keeper } from './keeper.ts';
import { Late } from './late.ts';
import type { Room } from './room.ts';
import { slim } from './steps.ts';

/** `step`: how much of the log it is of. */
export type Past = {
  step: number;
  views: { [seat: string]: SlimView };
  scores: ReturnType<Table['game']['scores']>;
};

export class Showing {
  readonly audience: Audience;
  private readonly room: Room;
  /** Those who only look on, if they see the table later than the players. */
  private readonly late: Late | null;
  /** What is being typed: for those who look here, and for the other processes. */
  private readonly drafts: Drafts;
  private readonly spread: Drafts;

  constructor(room: Room, keeper: Keeper) {
    this.room = room;
    const delay = delayOf(room.record);
    this.audience = new Audience(new Set(), delay > 0 ? (seat) => seat !== SPECTATOR : null);
    this.late = delay > 0 ? new Late(delay, this.audience.watchers, () => room.fresh()) : null;
    const { timers } = keeper.context;
    this.spread = new Drafts(timers, (drafts) => keeper.typing(room, drafts));
    this.drafts = new Drafts(timers, (drafts) =>
      this.audience.drafts(room.record, {
        t: 'drafts',
        table: room.id,
        drafts: [...drafts],
        deadlines: room.table.deadlines(),
        now: room.now(),
      }),
    );
  }

  /** What the table is, beside the game itself. */
  about(): void {
    for (const watcher of this.audience.watchers) this.aboutTo(watcher);
  }

  private aboutTo(watcher: Watcher): void {
    const { record, table, rematch } = this.room;
    this.audience.about(watcher, record, table, rematch);
  }

  people(): void {
    const { record, table, names, elsewhere } = this.room;
    this.audience.people(record, table, names, elsewhere);
  }

  /** Somebody comes to look; `base` is how much of the log is known to them. */
  greet(watcher: Watcher, base: number): void {
    const { record } = this.room;
    this.aboutTo(watcher);
    if (record.status === 'closed') this.audience.closed(record, watcher);
    if (record.status === 'running' || record.status === 'finished') this.show(watcher, base);
  }

  /** The game as it stands, from its beginning. */
  begin(): void {
    for (const watcher of this.audience.watchers) this.show(watcher, 0);
  }

  private show(watcher: Watcher, base: number): void {
    const { record, table, steps } = this.room;
    if (this.late && this.audience.seatOf(record, watcher) === SPECTATOR)
      this.late.greet(watcher, record, table, steps, base);
    else this.audience.greet(watcher, record, table, steps, base, this.room.now());
  }

  /** What has happened since the log had `base` entries and the state was `before`. */
  update(base: number, before: Core): void {
    const { record, table, steps } = this.room;
    this.drafts.flush();
    this.audience.update(record, table, steps, base, before, this.room.now());
    this.late?.follow(record, table, steps);
  }

  /** A view of before, no later than its watcher may see. */
  past(watcher: Watcher, step: number): Past {
    const { record, table, steps } = this.room;
    const then = this.room.fresh();
    const seat = this.audience.seatOf(record, watcher);
    const latest = this.late && seat === SPECTATOR ? this.late.latest(table, steps) : table.log.length;
    const at = Math.min(step, latest);
    then.replay(table.log.slice(0, at));
    return { step: at, views: { [seat]: slim(then.view(seat)) }, scores: then.game.scores(then.state) };
  }

  /** Words that grow, here or at another process. */
  typed(seat: number, text: string): void {
    this.drafts.type(seat, text);
  }

  /** Words that grow here, to the other processes. */
  spreads(seat: number, text: string): void {
    this.spread.type(seat, text);
  }
}
