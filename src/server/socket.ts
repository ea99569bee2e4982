/** One connection: reads messages, answers each, and tells what happens at the tables that it watches. */
import { nanoid } from 'nanoid';
import { gameOf } from '../games/known.ts';
import { type Reason, SPECTATOR } from '../kernel/game.ts';
import { explain } from '../kernel/reasons.ts';
import { tidy } from '../kernel/text.ts';
import { type FaultCode, fault } from '../protocol/errors.ts';
import { readAs, VERSION } from '../protocol/limits.ts';
import { quickMove } from '../protocol/quick-move.ts';
import type { ToClient } from '../protocol/to-client.ts';
import { schemaOf, type ToServer } from '../protocol/to-server.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Request } from '../table/entries.ts';
import type { Watcher } from './audience.ts';
import { lineOf, recentLines } from './chat.ts';
import type { Context } from './context.ts';
import { type Frame, framed } from './frame.ts';
import { hashOf, type Identities, meOf, type Somebody } from './identity.ts';
import { flushMany, type Line } from './line.ts';
import { BrokenTable, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export type Hall = {
  readonly context: Context;
  readonly identities: Identities;
  readonly rooms: Rooms;
  readonly lobby: { enter(connection: Connection): void; leave(connection: Connection): void };
};

type Message<T extends ToServer['t']> = Extract<ToServer, { t: T }>;
type Playing = Message<'move' | 'undo' | 'resign' | 'draw'>;

const TABLES_AT_ONCE = 50;
/** Of the name of a line of chat. */
const NAME_LETTERS = 32;
/** T-14: the most that a measured delay counts. */
const DELAY_MS = 250;

const SERVER_WORDS: { readonly [code: string]: string } = {
  'not-your-seat': 'That seat is not yours.',
  'not-started': 'The game has not begun yet.',
  'not-saved': 'This could not be saved for now: try again.',
  'not-watching': 'Watch the table first.',
  'still-there': 'That player has not been gone for long.',
};

/** The number of a request that has another shape than it should: whoever asked waits for an answer. */
function ridIn(text: string): number | undefined {
  const found = /"rid":(\d{1,9})[,}]/.exec(text);
  return found ? Number(found[1]) : undefined;
}

export class Connection {
  readonly address: string;
  /** The measured time to there and back, in milliseconds. */
  delayMs = 0;
  pingedAt = 0;
  /** When it was last looked whether to ping. */
  lookedAt = performance.now();
  /** No proxy stands between. */
  readonly direct: boolean;
  who: Somebody | null;
  private readonly hall: Hall;
  private readonly line: Line;
  private greeted = false;
  /** Nobody is there any more: whatever is still under way must not leave anybody behind at a table. */
  private over = false;
  private looking = true;
  private readonly watching = new Map<string, { readonly room: Room; readonly watcher: Watcher }>();
  /** What is under way: messages are carried out in the order in which they came. */
  private under: Promise<void> | null = null;

  constructor(hall: Hall, line: Line, who: Somebody | null, address: string, direct: boolean) {
    this.hall = hall;
    this.line = line;
    this.who = who;
    this.address = address;
    this.direct = direct;
  }

  get identity(): string | null {
    return this.who?.identity.id ?? null;
  }

  send(message: ToClient): void {
    this.line.write(framed(JSON.stringify(message)));
  }

  bye(why: Extract<ToClient, { t: 'bye' }>['why'], message: string, code: number): void {
    this.send({ t: 'bye', why, message });
    this.line.close(code, why);
  }

  /** Asks whether anybody is there; the answer says how long the line is. */
  ping(): void {
    this.pingedAt = performance.now();
    this.line.ping();
  }

  /** At a table where people act in real time: there the delay of a line counts. */
  get races(): boolean {
    for (const { room } of this.watching.values()) if (room.table.game.live) return true;
    return false;
  }

  mute(whom: string, muted: boolean): void {
    for (const { watcher } of this.watching.values()) {
      if (muted) watcher.muted.add(whom);
      else watcher.muted.delete(whom);
    }
  }

  muteOnly(whom: readonly string[]): void {
    for (const { watcher } of this.watching.values()) {
      watcher.muted.clear();
      for (const one of whom) watcher.muted.add(one);
    }
  }

  closed(): void {
    this.over = true;
    this.hall.lobby.leave(this);
    for (const { room, watcher } of this.watching.values()) this.hall.rooms.leave(room, watcher);
    this.watching.clear();
  }

  hear(text: string): void {
    if (!this.hall.context.rates.take('messages', this.identity ?? this.address)) {
      this.fail('too-many');
      return;
    }
    const read = readAs(schemaOf, text, quickMove);
    if (!read.ok) this.fail(read.fault.code, ridIn(text), read.fault.message);
    else if (read.value.t === 'ping') this.send({ t: 'pong', at: read.value.at });
    else this.take(read.value);
  }

  private take(message: ToServer): void {
    const answer = (): Promise<unknown> | void => this.answer(message);
    const over = (): void => {
      if (this.under === under) this.under = null;
    };
    const failed = (error: unknown): void => {
      this.failed(message, error);
      over();
    };
    let under: Promise<void> | null = null;
    try {
      under = (this.under ? this.under.then(answer) : answer())?.then(over, failed) ?? null;
      this.under = under;
    } catch (error) {
      failed(error);
    }
  }

  private failed(message: ToServer, error: unknown): void {
    const rid = 'rid' in message ? message.rid : undefined;
    const saved = !(error instanceof StoreUnavailable);
    // The message itself is not logged: it may hold a token or somebody's words.
    if (saved) this.hall.context.log.error({ err: error, message: message.t }, 'a message failed');
    this.fail(saved ? 'internal' : 'not-saved', rid);
  }

  fail(code: FaultCode, rid?: number, message?: string): void {
    this.hall.context.metrics.faults.inc({ code });
    this.send({ t: 'error', ...fault(code, message), ...(rid === undefined ? {} : { rid }) });
  }

  private answer(message: ToServer): Promise<unknown> | void {
    if (this.over) return;
    if (message.t === 'hello') return this.greet(message);
    const rid = 'rid' in message ? message.rid : undefined;
    if (!this.greeted) return this.fail('hello-first', rid);
    switch (message.t) {
      case 'watch':
        return this.watch(message);
      case 'unwatch': {
        const seen = this.watching.get(message.table);
        this.watching.delete(message.table);
        if (seen) this.hall.rooms.leave(seen.room, seen.watcher);
        return;
      }
      case 'look':
        this.looking = message.on;
        for (const { room, watcher } of this.watching.values()) {
          watcher.looking = message.on;
          this.hall.rooms.look(room, watcher);
        }
        return;
      case 'lobby':
        if (message.on) this.hall.lobby.enter(this);
        else this.hall.lobby.leave(this);
        return;
      case 'draft': {
        const seen = this.watching.get(message.table);
        if (seen && this.owns(seen.room, message.seat)) seen.room.draft(message.seat, message.key, tidy(message.text));
        return;
      }
      case 'past':
        return this.past(message);
      case 'chat':
        return this.chat(message);
      case 'claim':
      case 'back':
        return this.hold(message);
      case 'move':
      case 'undo':
      case 'resign':
      case 'draw':
        return this.play(message);
    }
  }

  private async greet({ v, token }: Message<'hello'>): Promise<void> {
    if (v !== VERSION) return this.bye('version', `This server speaks version ${VERSION}.`, 1008);
    if (token !== undefined) this.who = await this.hall.identities.byToken(token, false);
    if (token !== undefined && !this.who) return this.fail('not-signed-in');
    if (await this.hall.identities.isBanned(this.identity, this.address))
      return this.bye('banned', 'You are not welcome here.', 1008);
    this.greeted = true;
    this.send({ t: 'welcome', v: VERSION, you: this.who && meOf(this.who.identity) });
  }

  private async watch({ rid, table, from = 0 }: Message<'watch'>): Promise<void> {
    if (this.watching.size >= TABLES_AT_ONCE && !this.watching.has(table)) return this.fail('too-many', rid);
    const muted = new Set(this.identity === null ? [] : await this.hall.context.store.talk.mutedBy(this.identity));
    const room = await this.find(table, rid);
    if (!room || this.over) return;
    const old = this.watching.get(table);
    if (old) this.hall.rooms.leave(old.room, old.watcher);
    const send = (frame: Frame): void => this.line.write(frame);
    const watcher: Watcher = { identity: this.identity, send, muted, looking: this.looking };
    this.watching.set(table, { room, watcher });
    this.hall.rooms.enter(room, watcher, from);
    this.ack(rid, null);
    const lines = await recentLines(this.hall.context.store, room);
    this.send({ t: 'chat', table, lines: lines.filter(({ who }) => who === null || !muted.has(who)) });
  }

  /** The room, or a word about why there is none. */
  private async find(table: string, rid: number): Promise<Room | null> {
    try {
      const room = await this.hall.rooms.get(table);
      if (!room) this.send({ t: 'gone', rid, table, why: 'missing', detail: table });
      return room;
    } catch (error) {
      if (!(error instanceof BrokenTable)) throw error;
      this.hall.context.log.error({ err: error, table }, 'a log does not fit');
      this.send({ t: 'gone', rid, table, why: 'broken', detail: error.message });
      return null;
    }
  }

  private owns(room: Room, seat: number): boolean {
    return this.identity !== null && room.record.seats[seat]?.identity === this.identity;
  }

  /** Where this connection's person sits; -1: nowhere. */
  private seatAt(room: Room): number {
    return this.identity === null ? SPECTATOR : room.record.seats.findIndex((seat) => seat.identity === this.identity);
  }

  private ack(rid: number, why: Reason | null, room?: Room): void {
    if (!why) {
      this.line.write(framed(`{"t":"ack","rid":${rid},"why":null}`));
      return;
    }
    // Whoever has no answer when the line is closed asks the next server, which carries it out.
    if (why.code === 'not-saved' && this.hall.rooms.stopping) return;
    this.hall.context.metrics.refusals.inc({ code: why.code });
    const messages = room && (room.table.game.messagesFor?.(room.record.spec.setup) ?? room.table.game.messages);
    const words = SERVER_WORDS[why.code] ?? (messages ? explain(messages.en, why) : why.code);
    this.send({ t: 'ack', rid, why, words });
  }

  private play(message: Playing): Promise<unknown> | void {
    const { rid } = message;
    if (!this.hall.context.rates.take('moves', this.identity ?? this.address)) return this.fail('too-many', rid);
    const room = this.watching.get(message.table)?.room;
    if (!room) return this.ack(rid, { code: 'not-watching' });
    const { seat } = message;
    if (!this.owns(room, seat)) return this.ack(rid, { code: 'not-your-seat' });
    const ask = (): Promise<unknown> =>
      room.request(this.requestOf(message, room), (why) => {
        this.ack(rid, why, room);
        flushMany();
      });
    // Whoever plays is back: two at one seat, a person and a bot, would play against each other.
    return message.t === 'move' && room.isKept(seat)
      ? room.hold({ kind: 'seat', seat, held: 'person' }).then(ask)
      : ask();
  }

  private requestOf(message: Playing, room: Room): Request {
    const { seat, id } = message;
    switch (message.t) {
      case 'move': {
        const { key, pick, text } = message;
        const request: Request = { kind: 'move', seat, id, key };
        if (pick !== undefined) request.pick = pick;
        if (text !== undefined) request.text = text;
        const stamp = room.stamp(seat, Math.min(DELAY_MS, this.delayMs));
        if (stamp !== undefined) request.stamp = stamp;
        return request;
      }
      case 'draw':
        return { kind: 'draw', seat, id, say: message.say };
      default:
        return { kind: message.t, seat, id };
    }
  }

  /** A bot for somebody who is gone, or the game; and the seat back for somebody who is not. */
  private async hold(message: Message<'claim' | 'back'>): Promise<void> {
    const { t, rid, table, seat, id } = message;
    const room = this.watching.get(table)?.room;
    if (!room) return this.ack(rid, { code: 'not-watching' });
    if (t === 'back' ? !this.owns(room, seat) : this.seatAt(room) === SPECTATOR)
      return this.ack(rid, { code: 'not-your-seat' });
    const wins = t === 'claim' && message.for === 'win';
    const held = t === 'claim' ? 'bot' : 'person';
    // The seat is another one's: its own requests have other names.
    const named = t === 'claim' ? `${this.seatAt(room)}:${id}` : id;
    const request: Request = wins
      ? { kind: 'claim', seat: this.seatAt(room), of: seat, id }
      : { kind: 'seat', seat, held, id: named };
    const may = room.table.propose(request, room.now());
    if (!may.ok || may.entries.length === 0) return this.ack(rid, may.ok ? null : may.why, room);
    const wait = t === 'claim' ? this.hall.rooms.presence.waitFor(room, seat, wins) : 0;
    if (wait > 0) return this.ack(rid, { code: 'still-there', ...(Number.isFinite(wait) ? { wait } : {}) });
    this.ack(rid, await (request.kind === 'seat' ? room.hold(request) : room.request(request)), room);
  }

  private past({ rid, table, step }: Message<'past'>): void {
    const seen = this.watching.get(table);
    if (!this.hall.context.rates.take('replays', this.identity ?? this.address)) this.fail('too-many', rid);
    else if (!seen) this.ack(rid, { code: 'not-watching' });
    else this.send({ t: 'past', rid, ...seen.room.past(seen.watcher, step) });
  }

  private async chat({ rid, table, id, text }: Message<'chat'>): Promise<void> {
    const { context, rooms } = this.hall;
    const room = this.watching.get(table)?.room;
    if (!room) return this.ack(rid, { code: 'not-watching' });
    const who = this.who?.identity;
    if (!who) return this.fail('not-signed-in', rid);
    if (!context.rates.take('chat', who.id)) return this.fail('too-many', rid);
    const words = tidy(text);
    if (words === '') return this.fail('bad-message', rid);
    const { setup } = room.record.spec;
    const why = gameOf(setup.game).whyNotTalk?.(setup, words);
    if (why) return this.ack(rid, why, room);
    const place = room.record.seats.findIndex(({ identity }) => identity === who.id);
    const seat = place === SPECTATOR ? null : place;
    const name = id === undefined ? nanoid() : hashOf(`${who.id} ${table} ${id}`).slice(0, NAME_LETTERS);
    const message = { id: name, tableId: table, identity: who.id, seat, text: words, at: Date.now() };
    if (await context.store.talk.say(message)) {
      room.audience.chat(table, who.id, await lineOf(context.store, message));
      rooms.said(room, message.id);
    }
    this.ack(rid, null);
  }
}
