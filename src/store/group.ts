/**
 * Group commit. Appends wait until the end of the turn of the event loop and go to the database together; while one group is
 * being written the next one gathers, so that the groups grow with the load and the disk is never asked twice at a time.
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

export class Groups {
  private readonly link: Link;
  private readonly onGroup: (stats: GroupStats) => void;
  private waiting: Waiting[] = [];
  private scheduled = false;
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
      this.schedule();
    });
  }

  /** Waits for everything that was asked for, and takes no more. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.waiting.length > 0 || this.writing) {
      await (this.writing ?? new Promise((resolve) => setImmediate(resolve)));
    }
  }

  private schedule(): void {
    if (this.scheduled || this.writing || this.waiting.length === 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.writing = this.write(this.next()).finally(() => {
        this.writing = null;
        this.schedule();
      });
    });
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
    const began = performance.now();
    let conflicts = 0;
    let failed = false;
    try {
      const appended = await this.link.group(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) {
        if (!appended[index]) conflicts++;
        resolve(appended[index] ? 'ok' : 'conflict');
      }
    } catch (error) {
      failed = true;
      if (error instanceof StoreUnavailable || group.length === 1) for (const { reject } of group) reject(error);
      // Something that was to be written beside one table's entries is wrong: the others must not suffer for it.
      else for (const waiting of group) await this.write([waiting]);
    }
    this.onGroup({ appends: group.length, conflicts, ms: performance.now() - began, failed });
  }
}
