/** What is being typed at one table. The first letter is shown at once, what follows some fifteen times a second at most. */
import type { Alarm, Timers } from './timers.ts';

const EVERY_MS = 60;

export type Draft = { readonly seat: number; readonly text: string };

export class Drafts {
  private readonly timers: Timers;
  private readonly tell: (drafts: readonly Draft[]) => void;
  private readonly fresh = new Map<number, string>();
  private toldAt = 0;
  private due: Alarm | null = null;

  constructor(timers: Timers, tell: (drafts: readonly Draft[]) => void) {
    this.timers = timers;
    this.tell = tell;
  }

  type(seat: number, text: string): void {
    this.fresh.set(seat, text);
    const at = this.toldAt + EVERY_MS;
    if (at <= Date.now()) this.flush();
    else this.due ??= this.timers.set(at, () => this.flush());
  }

  /** Whatever has not been told yet: also before a step, which may make it a thing of the past. */
  flush(): void {
    if (this.due) this.timers.cancel(this.due);
    this.due = null;
    if (this.fresh.size === 0) return;
    const drafts = [...this.fresh].map(([seat, text]) => ({ seat, text }));
    this.fresh.clear();
    this.toldAt = Date.now();
    this.tell(drafts);
  }
}
