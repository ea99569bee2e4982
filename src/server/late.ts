/**
 * The table as those see it who only look on, where its host wants them some steps behind: so that nobody who looks on can tell
 * a player what is coming. When the game is over there is nothing to hide any more.
 */
import { SPECTATOR } from '../kernel/game.ts';
import type { Table } from '../table/table.ts';
import { Audience, type Watcher } from './audience.ts';
import type { Rec } from './context.ts';
import type { Steps } from './steps.ts';

export class Late {
  private readonly delay: number;
  private readonly audience: Audience;
  private readonly fresh: () => Table;
  private table: Table | null = null;

  constructor(delay: number, watchers: Set<Watcher>, fresh: () => Table) {
    this.delay = delay;
    this.audience = new Audience(watchers, (seat) => seat === SPECTATOR);
    this.fresh = fresh;
  }

  /** The steps that may be seen. */
  private seen({ outcome }: Table, steps: Steps): Steps {
    return outcome ? steps : steps.without(this.delay);
  }

  private bring(now: Table, length: number): Table {
    this.table ??= this.fresh();
    this.table.replay(now.log.slice(this.table.log.length, length));
    return this.table;
  }

  /** The log has grown: what is old enough now is told. */
  follow(record: Rec, now: Table, steps: Steps): void {
    // Whoever comes first is shown all there is to see.
    if (!this.table) return;
    const shown = this.seen(now, steps);
    const base = this.table.log.length;
    if (shown.length === base) return;
    const before = this.table.state;
    const then = this.bring(now, shown.length);
    this.audience.update(record, then, shown, base, before, timeOf(then));
  }

  greet(watcher: Watcher, record: Rec, now: Table, steps: Steps, base: number): void {
    const shown = this.seen(now, steps);
    const then = this.bring(now, shown.length);
    this.audience.greet(watcher, record, then, shown, Math.min(base, shown.length), timeOf(then));
  }

  /** The latest that may be looked back at. */
  latest(now: Table, steps: Steps): number {
    return this.seen(now, steps).length;
  }
}

/** As late as the last thing that is seen: clocks are shown as they stood then. */
const timeOf = (then: Table): number => then.log.at(-1)?.at ?? 0;
