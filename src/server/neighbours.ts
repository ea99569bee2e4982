/** The other processes on the same store: what they are told, and whose people they say are with them. */
import { randomUUID } from 'node:crypto';
import type { Context } from './context.ts';

/** Whose sockets are closed: all of a person's, those of one session, or all but those of one. */
export type Leaver = { readonly identity: string; readonly token?: string; readonly except?: string };
export type Muting = { readonly by: string; readonly whom: string; readonly muted: boolean };

/** What processes tell each other. Never the only copy of anything that matters: a notice may be lost. */
export type Notice =
  | { readonly k: 'log'; readonly table: string; readonly length: number }
  | { readonly k: 'table'; readonly table: string }
  | { readonly k: 'chat'; readonly table: string; readonly message: string }
  /** The seats at a table whose people are connected there, and who of them look; told again every few seconds. */
  | {
      readonly k: 'here';
      readonly table: string;
      readonly seats: readonly number[];
      readonly looking: readonly number[];
    }
  /** What somebody is typing there. */
  | { readonly k: 'draft'; readonly table: string; readonly seat: number; readonly text: string }
  | { readonly k: 'mute'; readonly muting: Muting }
  | { readonly k: 'out'; readonly leaver: Leaver }
  /** Somebody has another name, or none any more. */
  | { readonly k: 'name'; readonly identity: string }
  /** An operator has done something: it stands in the store. */
  | { readonly k: 'acts' };
type Sent = Notice & { readonly from: string };

type Here = { readonly seats: readonly number[]; readonly looking: readonly number[]; readonly at: number };

const HERE_MS = 10_000;
/** More than are said in the seconds for which a database may be away; whoever is away for longer looks at everything. */
const UNSAID_KEPT = 5_000;

export class Neighbours {
  /** The name of this process as a holder of leases. */
  readonly me: string;
  private readonly context: Context;
  private readonly seatsAt = new Map<string, Map<string, Here>>();
  private unlisten: () => void = () => {};
  private toldAt = 0;
  /** What could not be said when it was due. */
  private unsaid: string[] = [];

  constructor(context: Context) {
    this.context = context;
    // A file of SQLite has one server: started again after a crash it is the same holder, and waits for nobody's lease to end.
    this.me = context.store.kind === 'sqlite' ? 'the server' : randomUUID();
  }

  /** `missed`: something may have been written that nobody has told us. */
  async listen(hear: (notice: Notice) => void, missed: () => void): Promise<void> {
    const { store, metrics } = this.context;
    this.unlisten = await store.notices.listen((payload) => {
      const { from, ...notice } = JSON.parse(payload) as Sent;
      if (from === this.me) return;
      metrics.noticesHeard.inc({ kind: notice.k });
      if (notice.k === 'here')
        this.note(from, notice.table, { seats: notice.seats, looking: notice.looking, at: Date.now() });
      hear(notice);
    }, missed);
  }

  stop(): void {
    this.unlisten();
  }

  tell(notice: Notice): void {
    const { store, metrics } = this.context;
    if (store.kind === 'sqlite') return;
    metrics.noticesSent.inc({ kind: notice.k });
    const sent: Sent = { ...notice, from: this.me };
    this.say([JSON.stringify(sent)], notice.k !== 'here' && notice.k !== 'draft');
  }

  private say(sent: readonly string[], matters: boolean): void {
    this.context.store.notices.send(sent).catch((error) => {
      this.context.log.warn({ err: error }, 'a notice was not sent');
      if (matters) this.unsaid = [...this.unsaid, ...sent].slice(-UNSAID_KEPT);
    });
  }

  /** The others' ears may be open all the while: they would not notice that they have missed something. */
  sayAgain(): void {
    const { unsaid } = this;
    this.unsaid = [];
    if (unsaid.length > 0) this.say(unsaid, true);
  }

  private note(from: string, table: string, here: Here): void {
    const there = this.seatsAt.get(table) ?? new Map<string, Here>();
    if (here.seats.length > 0) there.set(from, here);
    else there.delete(from);
    if (there.size > 0) this.seatsAt.set(table, there);
    else this.seatsAt.delete(table);
  }

  /** The seats at a table whose people are connected to other processes, or of those the ones who look. */
  seats(table: string, looking = false): Set<number> {
    this.forget(table);
    const seats = new Set<number>();
    for (const told of this.seatsAt.get(table)?.values() ?? [])
      for (const seat of looking ? told.looking : told.seats) seats.add(seat);
    return seats;
  }

  /** Of whoever has not said it again for a while. */
  private forget(table: string): void {
    const there = this.seatsAt.get(table);
    if (!there) return;
    for (const [from, { at }] of there) if (Date.now() - at > 2.5 * HERE_MS) there.delete(from);
    if (there.size === 0) this.seatsAt.delete(table);
  }

  /** True every few seconds: whoever was killed cannot say that its people are gone, so the living say that theirs are there. */
  tellAgain(): boolean {
    if (this.context.store.kind === 'sqlite' || Date.now() - this.toldAt < HERE_MS) return false;
    this.toldAt = Date.now();
    for (const table of this.seatsAt.keys()) this.forget(table);
    return true;
  }
}
