/**
 * Deadlines without a clock: they follow from the times in the log. A question's time runs from the entry after which its key
 * first appeared; a game clock runs for a seat while the game waits for it.
 */

import type { AnyGame } from '../games/registry.ts';
import { CLOCK, type Core, type Decision } from '../kernel/game.ts';
import { pending } from '../kernel/gate.ts';
import type { Clock } from './entries.ts';

export type Deadline = {
  readonly due: number;
  readonly seat: number;
  readonly key: string;
  /** A clock of the game, a seat's time for an answer, or its time for the whole game. */
  readonly kind: 'game' | 'answer' | 'flag';
  readonly idle: boolean;
};

/** What the clocks remember beside the position. */
export type SavedClocks = {
  readonly since: readonly (readonly [key: string, at: number])[];
  readonly left: readonly number[];
  readonly last: number;
};

export class Clocks {
  private readonly game: AnyGame;
  private readonly clock: Clock;
  /** When each open question first appeared. */
  private since = new Map<string, number>();
  private asked: readonly Decision[] = [];
  private left: number[];
  private last = 0;
  /** Something was rolled since it was last looked what is asked. */
  private rolled = false;
  /** The seats that bots play for somebody: nobody's time runs there. */
  private readonly held: ReadonlySet<number>;

  constructor(game: AnyGame, clock: Clock, seats: number, held: ReadonlySet<number>) {
    this.game = game;
    this.clock = clock;
    this.held = held;
    this.left = new Array(seats).fill(clock.kind === 'game' ? clock.ms : 0);
  }

  /** Whether anything here goes by time. A table that no clock watches pays nothing for having none. */
  get running(): boolean {
    return this.game.live || this.clock.kind !== 'none';
  }

  /** Before an entry of that time counts: whom the table waited for until then. */
  pass(at: number): void {
    if (this.clock.kind === 'game') for (const seat of this.waitedFor()) this.left[seat] -= at - this.last;
    this.last = at;
  }

  /** Whoever answers earns what the clock gives for it. */
  answered(seat: number): void {
    if (this.clock.kind === 'game' && seat >= 0) this.left[seat] += this.clock.increment;
  }

  /**
   * After each entry: what is asked now. While chance or the host has still to answer, the questions that were open stand: they
   * have only stepped aside. Until something is rolled a question that is asked again is no new one: it keeps its time.
   */
  observe(state: Core, rolled: boolean, settled: boolean): void {
    if (!this.running) return;
    this.rolled ||= rolled;
    if (!settled) return;
    this.asked = pending(this.game, state);
    const since = new Map(this.game.undo && !this.rolled ? this.since : []);
    for (const { key } of this.asked) since.set(key, this.since.get(key) ?? this.last);
    this.since = since;
    this.rolled = false;
  }

  save(): SavedClocks {
    return { since: [...this.since], left: this.left, last: this.last };
  }

  resume({ since, left, last }: SavedClocks, state: Core): void {
    if (!this.running) return;
    this.since = new Map(since);
    this.left = [...left];
    this.last = last;
    this.asked = pending(this.game, state);
  }

  private waitedFor(): Set<number> {
    return new Set(this.asked.filter((d) => d.seat >= 0 && !d.may && !this.held.has(d.seat)).map((d) => d.seat));
  }

  /** Somebody is typing: what counts idle time begins afresh. */
  touch(at: number): void {
    for (const { key, idle } of this.asked) if (idle) this.since.set(key, at);
  }

  /** What a seat has left of a game clock, at a time. */
  remaining(seat: number, now: number): number {
    return this.left[seat] - (this.waitedFor().has(seat) ? now - this.last : 0);
  }

  deadlines(): Deadline[] {
    const list: Deadline[] = [];
    for (const { seat, key, ms, idle, may, text } of this.asked) {
      const since = this.since.get(key) as number;
      if (seat === CLOCK && ms !== undefined)
        list.push({ due: since + ms, seat, key, kind: 'game', idle: idle === true });
      // Nobody's words are found for them: whoever lets the time run out is answered for where none are wanted, or not at all.
      else if (seat >= 0 && !may && !text?.min && this.clock.kind === 'move') {
        list.push({ due: since + this.clock.ms, seat, key, kind: 'answer', idle: false });
      }
    }
    if (this.clock.kind === 'game') {
      for (const seat of this.waitedFor()) {
        list.push({
          due: this.last + Math.max(0, this.left[seat]),
          seat,
          key: `${seat}.flag`,
          kind: 'flag',
          idle: false,
        });
      }
    }
    return list.sort((a, b) => a.due - b.due);
  }
}
