/** Who is at a table, here or at another process, and for how long somebody has not been. */
import { waitForGame } from './claims.ts';
import type { Context } from './context.ts';
import type { Neighbours } from './neighbours.ts';
import type { Room } from './room.ts';
import { awaited } from './steps.ts';

export type Patience = {
  /** After so long a game of real time is told that somebody is away. */
  readonly awayMs: number;
  /** After so long somebody's seat may be claimed. */
  readonly claimMs: number;
};

export class Presence {
  private readonly context: Context;
  private readonly neighbours: Neighbours;
  private readonly patience: Patience;
  private readonly leads: (id: string) => boolean;
  private readonly goneSince = new Map<string, number>();

  constructor(context: Context, neighbours: Neighbours, patience: Patience, leads: (id: string) => boolean) {
    this.context = context;
    this.neighbours = neighbours;
    this.patience = patience;
    this.leads = leads;
  }

  /** Whether somebody is connected to a table now. */
  there(room: Room, seat: number): boolean {
    return room.audience.present(room.record).has(seat) || room.elsewhere.has(seat);
  }

  /** How long somebody has not been seen at a table, in milliseconds. */
  private goneFor(room: Room, seat: number): number {
    if (this.there(room, seat)) return 0;
    return Date.now() - (this.goneSince.get(`${room.id} ${seat}`) ?? room.usedAt);
  }

  /** How much longer a seat must be waited for before it, or the game, can be claimed. */
  waitFor(room: Room, seat: number, game: boolean): number {
    const { table, record } = room;
    if (record.seats[seat]?.bot) return Number.POSITIVE_INFINITY;
    if (room.isForgotten(seat)) return 0;
    if (this.there(room, seat)) return Number.POSITIVE_INFINITY;
    const away = this.patience.claimMs - this.goneFor(room, seat);
    if (!game) return Math.max(0, away);
    const wait = waitForGame({
      ...{ clock: record.spec.clock, live: table.game.live, log: table.log, seat, now: room.now() },
      awaited: awaited(table.game, table.state).includes(seat),
    });
    return Math.max(0, away, wait);
  }

  /** Somebody came or went here. */
  changed(room: Room): void {
    this.note(room);
    this.tell(room);
    room.tellPeople();
    this.watchAbsence(room);
  }

  /** What other processes say of their people. */
  heard(room: Room): void {
    const seats = this.neighbours.seats(room.id);
    if (seats.size === room.elsewhere.size && [...seats].every((seat) => room.elsewhere.has(seat))) return;
    room.elsewhere = seats;
    this.note(room);
    room.tellPeople();
    this.watchAbsence(room);
  }

  /** The time of being gone begins when the last line is lost, wherever that was. */
  private note(room: Room): void {
    for (let seat = 0; seat < room.table.seats; seat++) {
      const key = `${room.id} ${seat}`;
      if (this.there(room, seat)) this.goneSince.delete(key);
      else if (!this.goneSince.has(key)) this.goneSince.set(key, Date.now());
    }
  }

  /** Who is here, to the other processes. */
  tell(room: Room): void {
    const { audience, record } = room;
    const [seats, looking] = [false, true].map((only) => [...audience.present(record, only)]);
    this.neighbours.tell({ k: 'here', table: room.id, seats, looking });
  }

  private watchAbsence(room: Room): void {
    if (!room.running || !room.table.game.live) return;
    this.comeAndGo(room);
    this.context.timers.set(Date.now() + this.patience.awayMs + 1, () => this.comeAndGo(room));
  }

  /** Games of real time are told who is away and who is back (by whoever leads the table). */
  private comeAndGo(room: Room): void {
    if (!room.running || !this.leads(room.id)) return;
    for (let seat = 0; seat < room.table.seats; seat++) {
      if (room.record.seats[seat].bot !== null) continue;
      const gone = this.goneFor(room, seat);
      // Somebody whose seat a bot plays meanwhile is not missed, but is back when they are.
      const missed = gone >= this.patience.awayMs && !room.isBot(seat);
      const verb = gone === 0 ? 'back' : missed ? 'away' : null;
      if (!verb) continue;
      room
        .change(verb, seat)
        .catch((error) => this.context.log.error({ err: error, table: room.id }, 'trouble at a table'));
    }
  }

  forget(room: Room): void {
    for (let seat = 0; seat < room.table.seats; seat++) this.goneSince.delete(`${room.id} ${seat}`);
  }
}
