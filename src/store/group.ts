/**
 * Group commit. Appends wait until the end of the turn of the event loop, or until they are many, and go to the database together;
 * while one group is being written the next one gathers, so that the groups grow with the load and the disk is never asked twice
 * at a time. Where groups follow each other closely and are small, each waits a moment for more.
 */
import type { GroupItem, Link } from './link.ts';
import { type GroupStats, StoreUnavailable } from './store.ts';

type Waiting = {
  readonly item: GroupItem;
  readonly resolve: (result: 'ok' | 'conflict') => void;
  readonly reject: (error: unknown) => void;
};

/** Keeps a transaction, and so the wait of those who come after it, short. */
const LARGEST = 2_000;
/**
 * So many do not wait for the others of their turn: the disk works while those are still being read. Fewer would cost more than
 * they save: a turn that does one thing many times over runs faster (at 100 tables 16 gave a tenth fewer moves).
 */
const MANY = 64;
/**
 * Fewer than these leave the store in peace for so many times as long as groups take it, counted from the beginning of the one
 * before: a group costs as much as six appends whatever is in it, for two threads wake each other and the disk syncs. Where that is
 * quick nobody waits long; where it is not, at 1,000 appends a second, the server takes a third less and each is 7 ms later, but
 * the slowest hundredth no later than with half the time; with half as much again it is. Who is alone does not wait.
 */
const FEW = 32;
const PEACE = 7;
const LONGEST_MS = 14;
/** Of how long groups take, the latest one counts for so much. */
const LATEST = 1 / 16;

export class Groups {
  private readonly link: Link;
  private readonly onGroup: (stats: GroupStats) => void;
  private waiting: Waiting[] = [];
  private soon = false;
  private later = false;
  private beganAt = 0;
  /** How long a group takes of late. */
  private takesMs = 0;
  private writing: Promise<void> | null = null;
  private closed = false;

  constructor(link: Link, onGroup: (stats: GroupStats) => void) {
    this.link = link;
    this.onGroup = onGroup;
  }

  append(item: GroupItem): Promise<'ok' | 'conflict'> {
    if (this.closed) return Promise.reject(new StoreUnavailable('closed'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.waiting.length >= MANY) this.start();
      else this.schedule();
    });
  }

  /** Waits for everything that was asked for, and takes no more. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.waiting.length > 0 || this.writing) {
      this.start();
      await this.writing;
    }
  }

  private schedule(): void {
    if (this.soon || this.writing || this.waiting.length === 0) return;
    const early = this.early();
    if (early <= 0) {
      this.soon = true;
      setImmediate(() => {
        this.soon = false;
        this.start();
      });
    } else if (!this.later) {
      this.later = true;
      setTimeout(() => {
        this.later = false;
        this.start();
      }, early);
    }
  }

  /** How long it is until the next group may begin. */
  private early(): number {
    if (this.waiting.length >= FEW) return 0;
    return this.beganAt + Math.min(LONGEST_MS, PEACE * this.takesMs) - performance.now();
  }

  private start(): void {
    if (this.writing || this.waiting.length === 0) return;
    this.beganAt = performance.now();
    this.writing = this.write(this.next());
  }

  /**
   * One append of each table. A second one of the same table stays for the next group: there it finds the first one written,
   * and is a conflict or not as if it had come later.
   */
  private next(): Waiting[] {
    const tables = new Set<string>();
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.waiting) {
      const { tableId } = waiting.item;
      if (group.length >= LARGEST || tables.has(tableId)) later.push(waiting);
      else group.push(waiting);
      tables.add(tableId);
    }
    this.waiting = later;
    return group;
  }

  private async write(group: readonly Waiting[]): Promise<void> {
    const tell = await this.commit(group);
    this.takesMs += LATEST * (performance.now() - this.beganAt - this.takesMs);
    this.writing = null;
    // The next group is on its way to the disk while people hear of this one.
    if (this.early() <= 0) this.start();
    else this.schedule();
    tell();
  }

  /** Returns how to tell those who wait. */
  private async commit(group: readonly Waiting[]): Promise<() => void> {
    const began = performance.now();
    const done = (conflicts: number, failed: boolean): void =>
      this.onGroup({ appends: group.length, conflicts, ms: performance.now() - began, failed });
    try {
      const refused = await this.link.group(group.map(({ item }) => item));
      done(refused.length, false);
      return () => {
        for (let i = 0; i < group.length; i++) group[i].resolve(refused.includes(i) ? 'conflict' : 'ok');
      };
    } catch (error) {
      done(0, true);
      if (error instanceof StoreUnavailable || group.length === 1)
        return () => {
          for (const { reject } of group) reject(error);
        };
      // Something that was to be written beside one table's entries is wrong: the others must not suffer for it.
      const tells: (() => void)[] = [];
      for (const waiting of group) tells.push(await this.commit([waiting]));
      return () => {
        for (const tell of tells) tell();
      };
    }
  }
}
