/** The tables that this process has in memory, and those whose clocks and bots it runs. */
import { SPECTATOR } from '../kernel/game.ts';
import { leaseOf } from '../store/store.ts';
import type { Watcher } from './audience.ts';
import type { Context, Rec } from './context.ts';
import type { Draft } from './drafts.ts';
import type { Keeper } from './keeper.ts';
import { type Leaver, type Muting, Neighbours, type Notice } from './neighbours.ts';
import { type Patience, Presence } from './presence.ts';
import { BrokenTable, Room } from './room.ts';
import { Snapshots } from './snapshots.ts';
import { awaited } from './steps.ts';

export type RoomsOptions = Patience & { readonly leaseMs: number; readonly idleMs: number };

const TICK_MS = 1_000;
const DUE_AT_ONCE = 200;
/** The longest text of a draft that is told to other processes: its last words. */
const DRAFT_TOLD = 1_700;

export class Rooms implements Keeper {
  readonly context: Context;
  /** Called when the lobby may look different. */
  onLobby: () => void = () => {};
  onFinished: (room: Room) => Promise<void> = () => Promise.resolve();
  onChat: (room: Room, messageId: string) => Promise<void> = () => Promise.resolve();
  onMute: (muting: Muting) => void = () => {};
  onLeave: (leaver: Leaver) => void = () => {};
  onActs: () => void = () => {};
  /** Something may have been said that nobody here has heard. */
  onMissed: () => Promise<void> = () => Promise.resolve();
  /** This process goes: what is not written yet is another one's to write. */
  stopping = false;
  readonly neighbours: Neighbours;
  readonly snapshots: Snapshots;
  readonly presence: Presence;
  private readonly options: RoomsOptions;
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly loaded = new Map<string, Room>();
  private readonly mine = new Set<string>();
  /** What is done beside the turns of a table, such as the rating of its game. */
  private readonly chores = new Set<Promise<void>>();
  private ticker: NodeJS.Timeout | null = null;
  private renewedAt = 0;
  private droppedAt = 0;
  private triedAt = 0;
  private ticking = false;

  constructor(context: Context, options: RoomsOptions) {
    this.context = context;
    this.options = options;
    this.neighbours = new Neighbours(context);
    this.snapshots = new Snapshots(context);
    this.presence = new Presence(context, this.neighbours, options, (id) => this.mine.has(id));
  }

  async start(): Promise<void> {
    const { store } = this.context;
    await store.leases.enter(this.neighbours.me, this.options.leaseMs, Date.now());
    this.renewedAt = Date.now();
    await this.neighbours.listen(
      (notice) => this.hear(notice),
      () => this.lookAtAll().catch((error) => this.context.log.warn({ err: error }, 'cannot look for what was missed')),
    );
    this.ticker = setInterval(() => void this.tick(), TICK_MS);
    this.ticker.unref();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    if (this.ticker) clearInterval(this.ticker);
    this.neighbours.stop();
    const all = [...this.loaded.values()];
    for (const room of all) room.close();
    await Promise.allSettled(all.map((room) => room.settled()));
    await Promise.all(this.chores);
    await this.snapshots.keep(all);
    await this.context.store.leases.leave(this.neighbours.me).catch(() => undefined);
  }

  get counts(): { readonly all: number; readonly running: number; readonly led: number } {
    let running = 0;
    for (const room of this.loaded.values()) if (room.running) running++;
    return { all: this.loaded.size, running, led: this.mine.size };
  }

  /** The room of a table; null if there is no such table. */
  async get(id: string): Promise<Room | null> {
    let opening = this.rooms.get(id);
    // Whoever asks for it now must not find it dropped a moment later.
    const there = this.loaded.get(id);
    if (there) there.usedAt = Date.now();
    if (!opening) {
      opening = this.load(id);
      this.rooms.set(id, opening);
      opening.catch(() => this.rooms.delete(id));
    }
    try {
      return await opening;
    } catch (error) {
      if (error instanceof NoTable) return null;
      throw error;
    }
  }

  private async load(id: string): Promise<Room> {
    const record = await this.context.store.tables.get(id);
    if (!record) throw new NoTable();
    const room = new Room(this, record, await this.namesOf(record));
    room.rematch = (await this.context.store.tables.rematchOf(id))?.id ?? null;
    await room.open().catch((error) => {
      room.close();
      throw error;
    });
    this.loaded.set(id, room);
    room.elsewhere = this.neighbours.seats(id);
    return room;
  }

  private namesOf(record: Rec): Promise<Map<string, string>> {
    return this.context.store.identities.names(record.seats.flatMap(({ identity }) => identity ?? []));
  }

  // What rooms ask of their keeper

  leads(id: string): boolean {
    return this.mine.has(id);
  }

  lead(room: Room): void {
    void this.lease([room.id]).then(
      () => this.mine.has(room.id) && room.arm(),
      () => undefined,
    );
  }

  grew(room: Room): void {
    this.neighbours.tell({ k: 'log', table: room.id, length: room.table.log.length });
  }

  finished(room: Room): void {
    this.watchOver(room, this.onFinished(room));
  }

  private async lease(ids: readonly string[]): Promise<void> {
    const got = await this.context.store.leases.acquire(ids.map(leaseOf), this.neighbours.me, Date.now());
    for (const id of ids) if (got.includes(leaseOf(id))) this.mine.add(id);
  }

  // What others ask

  /** A table was changed beside its log, here or elsewhere. */
  async changed(id: string, heard = false): Promise<void> {
    if (!heard) this.neighbours.tell({ k: 'table', table: id });
    this.onLobby();
    // One that is just being loaded may have been read before this happened.
    const room = await this.rooms.get(id)?.catch(() => null);
    if (!room) return;
    const { tables } = this.context.store;
    const look = ++room.looks;
    const record = await tables.get(id);
    if (!record) return;
    const rematch = (await tables.rematchOf(id))?.id ?? null;
    const names = await this.namesOf(record);
    // Whoever looked later has seen all of this.
    if (look < room.seen) return;
    room.seen = look;
    room.rematch = rematch;
    await room.changed(record, names);
  }

  /** Somebody has another name, or none any more: wherever they sit or have sat. */
  renamed(identity: string, heard = false): void {
    if (!heard) this.neighbours.tell({ k: 'name', identity });
    this.onLobby();
    for (const [id, room] of this.loaded)
      if (room.record.seats.some((seat) => seat.identity === identity)) this.watchOver(room, this.changed(id, true));
  }

  typing(room: Room, drafts: readonly Draft[]): void {
    for (const { seat, text } of drafts)
      this.neighbours.tell({ k: 'draft', table: room.id, seat, text: text.slice(-DRAFT_TOLD) });
  }

  said(room: Room, messageId: string): void {
    this.neighbours.tell({ k: 'chat', table: room.id, message: messageId });
  }

  enter(room: Room, watcher: Watcher, base: number): void {
    room.audience.watchers.add(watcher);
    room.greet(watcher, base);
    this.presence.changed(room);
  }

  leave(room: Room, watcher: Watcher): void {
    room.audience.watchers.delete(watcher);
    room.usedAt = Date.now();
    this.presence.changed(room);
    this.remind(room, watcher);
  }

  /** Somebody turns to another window, or back. */
  look(room: Room, watcher: Watcher): void {
    this.presence.tell(room);
    if (!watcher.looking) this.remind(room, watcher);
  }

  private remind(room: Room, watcher: Watcher): void {
    const seat = room.audience.seatOf(room.record, watcher);
    if (!room.running || seat < 0 || !awaited(room.table.game, room.table.state).includes(seat)) return;
    // They have seen that it is their turn, and went: perhaps only the line did.
    const letters = room.notes.letters('turn', [seat]);
    if (letters.length > 0) this.watchOver(room, this.context.store.outbox.put(letters));
  }

  /** Whether somebody looks at a table now, here or at another process. */
  looks(table: string, seat: number): boolean {
    const room = this.loaded.get(table);
    return room?.audience.looks(room.record, seat) || this.neighbours.seats(table, true).has(seat);
  }

  /** Whether a person looks at a table that is in memory here. */
  sees(identity: string, table: string): boolean {
    const seat = this.loaded.get(table)?.record.seats.findIndex((chair) => chair.identity === identity) ?? SPECTATOR;
    return seat !== SPECTATOR && this.looks(table, seat);
  }

  // Between processes

  private hear(notice: Notice): void {
    if (notice.k === 'mute') this.onMute(notice.muting);
    else if (notice.k === 'out') this.onLeave(notice.leaver);
    else if (notice.k === 'acts') this.onActs();
    else if (notice.k === 'name') this.renamed(notice.identity, true);
    else this.hearOf(notice);
  }

  private hearOf(notice: Extract<Notice, { table: string }>): void {
    if (notice.k === 'table') this.changed(notice.table, true).catch((error) => this.trouble(error, notice.table));
    else
      this.rooms.get(notice.table)?.then(
        (room) => this.hearAt(room, notice),
        () => undefined,
      );
  }

  private hearAt(room: Room, notice: Exclude<Extract<Notice, { table: string }>, { k: 'table' }>): void {
    if (notice.k === 'log') {
      if (notice.length > room.table.log.length) this.watchOver(room, room.look());
    } else if (notice.k === 'chat') this.watchOver(room, this.onChat(room, notice.message));
    else if (notice.k === 'here') this.presence.heard(room);
    else room.typed(notice.seat, notice.text);
  }

  /** Something may have happened that nobody has told us: at those tables whose mark in the store is another one. */
  private async lookAtAll(): Promise<void> {
    this.context.metrics.noticesMissed.inc();
    this.onActs();
    await this.onMissed();
    const marks = await this.context.store.tables.marks([...this.loaded.keys()]);
    for (const room of this.loaded.values()) {
      const mark = marks.get(room.id);
      if (!mark) continue;
      if (mark.revision !== room.record.revision) this.watchOver(room, this.changed(room.id, true));
      if (mark.length > room.table.log.length) this.watchOver(room, room.look());
    }
  }

  private watchOver(room: Room, work: Promise<unknown>): void {
    const chore = work
      .then(
        () => undefined,
        (error) => this.trouble(error, room.id),
      )
      .finally(() => this.chores.delete(chore));
    this.chores.add(chore);
  }

  private trouble(error: unknown, table: string): void {
    this.context.log.error(
      { err: error, table },
      error instanceof BrokenTable ? 'a log does not fit' : 'trouble at a table',
    );
  }

  // The round of the watchman

  private async tick(): Promise<void> {
    if (this.ticking) return;
    this.ticking = true;
    try {
      this.neighbours.sayAgain();
      await this.keepHolding();
      await this.wakeDue();
      await this.leadMore();
      await this.dropIdle();
      this.tellHereAgain();
    } catch (error) {
      this.context.log.warn({ err: error }, 'the store does not answer');
    } finally {
      this.ticking = false;
    }
  }

  private async keepHolding(): Promise<void> {
    const now = Date.now();
    if (now - this.renewedAt < this.options.leaseMs / 4) return;
    const { leases } = this.context.store;
    const still = await leases.renew(this.neighbours.me, this.options.leaseMs, now);
    this.renewedAt = now;
    if (still) return;
    // Too late: others may lead these tables by now.
    await leases.enter(this.neighbours.me, this.options.leaseMs, now);
    this.mine.clear();
    for (const room of this.loaded.values()) room.arm();
  }

  private async wakeDue(): Promise<void> {
    const due = await this.context.store.tables.due(Date.now(), DUE_AT_ONCE);
    if (due.length === 0) return;
    await this.lease(due);
    for (const id of due) {
      if (!this.mine.has(id)) continue;
      const room = await this.get(id).catch((error) => this.cannotWake(id, error));
      if (!room) continue;
      room.arm();
      this.presence.changed(room);
    }
  }

  /** Held on to, it would be named by nobody again; one that is broken is so for all. */
  private async cannotWake(id: string, error: unknown): Promise<void> {
    this.trouble(error, id);
    if (error instanceof BrokenTable) return;
    this.mine.delete(id);
    await this.context.store.leases.release([leaseOf(id)], this.neighbours.me);
  }

  /** Whoever led a table that is looked at here may have let go of it when it was too early for us. */
  private async leadMore(): Promise<void> {
    const now = Date.now();
    if (now - this.triedAt < this.options.leaseMs) return;
    this.triedAt = now;
    const orphans = [...this.loaded.values()].filter((room) => room.selfMoving && !this.mine.has(room.id));
    for (let at = 0; at < orphans.length; at += DUE_AT_ONCE) {
      const some = orphans.slice(at, at + DUE_AT_ONCE);
      await this.lease(some.map(({ id }) => id));
      for (const room of some) if (this.mine.has(room.id)) room.arm();
    }
  }

  /** Whatever nobody watches and nothing will move soon goes back to where it is stored. */
  private async dropIdle(): Promise<void> {
    const now = Date.now();
    // Not every second: whoever has thousands of tables in memory would pay for looking at them.
    if (now - this.droppedAt < this.options.idleMs / 4) return;
    this.droppedAt = now;
    for (const room of this.loaded.values()) {
      if (room.audience.watchers.size > 0 || now - room.usedAt < this.options.idleMs) continue;
      const wakeAt = room.wakeAt;
      if (wakeAt !== null && wakeAt < now + 2 * this.options.idleMs) continue;
      await room.settled();
      const { id } = room;
      if (this.mine.has(id) && room.running) {
        await this.context.store.tables.change(id, room.record.revision, { wakeAt: room.wakeAt }, now);
      }
      await this.snapshots.keep([room]);
      if (room.audience.watchers.size > 0 || room.usedAt > now) continue;
      room.close();
      this.loaded.delete(id);
      this.rooms.delete(id);
      this.snapshots.forget(id);
      this.presence.forget(room);
      if (this.mine.delete(id)) await this.context.store.leases.release([leaseOf(id)], this.neighbours.me);
    }
  }

  private tellHereAgain(): void {
    if (!this.neighbours.tellAgain()) return;
    for (const room of this.loaded.values()) {
      if (room.audience.watchers.size > 0) this.presence.tell(room);
      this.presence.heard(room);
    }
  }
}

class NoTable extends Error {}
