/**
 * One table, wherever it runs: in the lab, on a server, in a browser with no network. It knows no sockets, no database and no
 * time of day. A host proposes (nothing has happened yet), makes the entries durable, and commits.
 */

import type { Dealer } from '../dealer/dealer.ts';
import { gameOf } from '../games/known.ts';
import type { AnyGame } from '../games/registry.ts';
import { CHANCE, CLOCK, type Core, type Outcome, type Reason, TABLE, type Tell, type View } from '../kernel/game.ts';
import { apply, keyOf, slotOf } from '../kernel/gate.ts';
import { type Fact, listener } from '../kernel/prose.ts';
import { tidy } from '../kernel/text.ts';
import { askedOf, viewOf } from '../kernel/view.ts';
import { Clocks, type Deadline, type SavedClocks } from './clocks.ts';
import type { DrawEntry, Entry, MoveEntry, Proposal, Refusal, Request, TableSpec } from './entries.ts';

type State = Core;

/** What a host may keep beside a log to go on from there without playing it again. */
export type Saved = { readonly state: State; readonly clocks: SavedClocks };

/** Where a game writes what is open and what chance may answer; nothing is kept there. */
const slots: number[] = [];
const faces: number[] = [];

const HOLDERS: readonly string[] = ['bot', 'person'];

const refuse = (code: string, rest: { [parameter: string]: string | number } = {}): Refusal => ({
  ok: false,
  why: { code, ...rest },
});

export class Table {
  readonly spec: TableSpec;
  readonly game: AnyGame;
  readonly log: Entry[] = [];
  private readonly dealer: Dealer;
  private current: State;
  /** Of each seat the requests that were carried out. */
  private readonly ids = new Map<number, Set<string>>();
  private readonly clocks: Clocks;
  private readonly gone = new Set<number>();
  private readonly botSeats = new Set<number>();
  private readonly drawOffers = new Set<number>();
  private readonly everybody: readonly number[];
  /** The seats at which people sat down, as the host knows; and as the latest word about a draw says, if it does. */
  private readonly seated: readonly number[];
  private among: readonly number[] | undefined;
  private agreed: Outcome | null = null;
  /** By the rules, of the current state; undefined: not asked yet. */
  private ended: Outcome | null | undefined;
  private chances = 0;

  /** Where bots sit from the start only who hosts the table knows: what follows from it stands in the log. */
  constructor(spec: TableSpec, dealer: Dealer, bots: readonly number[] = []) {
    this.spec = spec;
    this.dealer = dealer;
    this.everybody = Array.from({ length: spec.setup.seats }, (_, i) => i);
    this.seated = this.everybody.filter((seat) => !bots.includes(seat));
    this.game = gameOf(spec.setup.game);
    this.current = this.game.setup(spec.setup);
    this.clocks = new Clocks(this.game, spec.clock, spec.setup.seats, this.botSeats);
    this.clocks.observe(this.current, false, true);
  }

  get state(): State {
    return this.current;
  }

  get seats(): number {
    return this.spec.setup.seats;
  }

  /** How it ended, by the rules of the game or by agreement, resignation or time. */
  get outcome(): Outcome | null {
    if (this.agreed) return this.agreed;
    if (this.ended === undefined) this.ended = this.game.outcome(this.current);
    return this.ended;
  }

  /** The seats that a bot plays for somebody who resigned or left. */
  get bots(): ReadonlySet<number> {
    return this.botSeats;
  }

  /** The seats whose people have resigned or run out of time, and are not back again. */
  get departed(): ReadonlySet<number> {
    return this.gone;
  }

  view(seat: number): View<unknown> {
    const view = viewOf(this.game, this.spec.setup, this.current, seat);
    return this.agreed ? { ...view, ...this.asked(seat), outcome: this.agreed } : view;
  }

  /** The part of a view that is not the state. */
  asked(seat: number): Pick<View<unknown>, 'decisions' | 'waiting'> {
    return this.agreed ? { decisions: [], waiting: [] } : askedOf(this.game, this.current, seat);
  }

  /** Whatever the host itself must answer now: the first deal of a table, or what a crash left open. */
  begin(at: number): Proposal<State> {
    const { facts, tell } = listener();
    const state = this.game.clone(this.current);
    const entries = this.answerForHost(state, this.time(at), tell);
    return { ok: true, base: this.log.length, entries, state, facts };
  }

  propose(request: Request, at: number): Proposal<State> | Refusal {
    const { id } = request;
    if (id !== undefined && this.ids.get(request.seat)?.has(id)) {
      return { ok: true, base: this.log.length, entries: [], state: this.current, facts: [] };
    }
    if (request.kind !== 'move' && !(request.seat >= 0 && request.seat < this.seats))
      return refuse('no-such-seat', { seat: request.seat });
    if (this.outcome) return refuse('game-over');
    if (request.kind === 'move') return this.proposeMove(this.written(request, at));
    const written = { at: this.time(at), seat: request.seat, ...(id === undefined ? {} : { id }) };
    switch (request.kind) {
      case 'undo':
        return this.proposeUndo(request.seat, written);
      case 'resign':
        return this.gone.has(request.seat) ? refuse('resigned') : this.note({ kind: 'resign', ...written });
      case 'draw':
        return this.proposeDraw({ kind: 'draw', say: request.say, ...written, among: this.seated });
      case 'claim':
        return this.proposeClaim(request.of, written);
      case 'seat':
        if (this.botSeats.has(request.seat) === (request.held === 'bot'))
          return refuse('seat-held', { held: request.held });
        if (this.gone.has(request.seat)) return refuse('resigned');
        return this.note({ kind: 'seat', held: request.held, ...written });
    }
  }

  /** A move as it stands in the log. Field by field: this is done at every one. */
  private written({ seat, id, key, pick, text, stamp }: Extract<Request, { kind: 'move' }>, now: number): MoveEntry {
    const at = this.time(now);
    const entry: { -readonly [K in keyof MoveEntry]: MoveEntry[K] } =
      id === undefined ? { kind: 'move', at, seat, key } : { kind: 'move', at, seat, id, key };
    if (pick !== undefined) entry.pick = pick;
    if (text !== undefined) entry.text = tidy(text);
    if (stamp !== undefined) entry.stamp = stamp;
    return entry;
  }

  /** The first time-out that is due, as a proposal; null while there is none. */
  expire(now: number): Proposal<State> | Refusal | null {
    const [first] = this.deadlines();
    if (!first || first.due > now) return null;
    const at = this.time(now);
    const { seat, key } = first;
    if (first.kind === 'flag') return this.note({ kind: 'flag', at, seat });
    const slot = slotOf(this.game, this.current, key) as number;
    const pick = this.game.fallback(this.current, slot);
    return this.proposeMove({ kind: 'move', at, seat, key, pick, ...(seat === CLOCK ? {} : { late: true }) });
  }

  deadlines(): Deadline[] {
    return this.outcome ? [] : this.clocks.deadlines();
  }

  /** Somebody is typing. Drafts are never logged; they only move the deadlines that count idle time. */
  touch(at: number): void {
    this.clocks.touch(at);
  }

  remaining(seat: number, now: number): number {
    return this.clocks.remaining(seat, now);
  }

  /** What was proposed has been made durable: it is the game now. */
  commit(proposal: Proposal<State>): void {
    if (proposal.base !== this.log.length)
      throw new Error(`The log has ${this.log.length} entries, not ${proposal.base}.`);
    const [first] = proposal.entries;
    const timed = first !== undefined && this.clocks.running;
    if (timed) this.clocks.pass(first.at);
    // A single move needs no second look at the states between: deadlines count from the same moment for all its entries.
    for (const entry of proposal.entries) this.record(entry);
    this.current = proposal.state;
    this.ended = undefined;
    if (!timed) return;
    if (first.kind === 'move') this.clocks.answered(first.seat);
    else if (first.kind === 'undo') this.rewind(first.at);
    const rolled = proposal.entries.some(({ seat }) => seat === CHANCE);
    this.clocks.observe(this.current, rolled, this.hostsSlot(this.current) === undefined);
  }

  /** The clocks as if what was taken back had never been: whose move it was has thought all the time, and nobody else instead. */
  private rewind(at: number): void {
    const taken = this.takenBack();
    const without = new Table(this.spec, this.dealer);
    // Offers of a draw move no clock, and with other moves between them they would be others.
    const kept = this.log.filter((e, i) => e.kind !== 'undo' && e.kind !== 'draw' && !taken.has(i));
    if (without.replay(kept)) return;
    without.clocks.pass(at);
    this.clocks.resume(without.clocks.save(), this.current);
  }

  save(): Saved {
    return { state: this.current, clocks: this.clocks.save() };
  }

  /** A fresh table becomes the one that was saved after this log. What entries say of seats and requests is read again. */
  resume(log: readonly Entry[], { state, clocks }: Saved): void {
    this.current = state;
    this.ended = undefined;
    for (const entry of log) this.record(entry);
    this.clocks.resume(clocks, state);
  }

  /** Takes over a log entry by entry; a sentence says which one is wrong, and the table is as it was before that entry. */
  replay(entries: readonly Entry[], each?: (entry: Entry, facts: readonly Fact[]) => void): Reason | null {
    for (const entry of entries) {
      const { facts, tell } = listener();
      const proposal = this.retrace(entry, tell);
      if (!proposal.ok) return { ...proposal.why, entry: this.log.length };
      this.commit({ ...proposal, facts });
      each?.(entry, facts);
    }
    return null;
  }

  /** A logged entry again: the same checks, but chance and the host have answered already. */
  private retrace(entry: Entry, tell: Tell): Proposal<State> | Refusal {
    if (this.outcome) return refuse('game-over');
    if (!Number.isFinite(entry.at) || entry.at < this.time(0)) return refuse('back-in-time', { at: entry.at });
    if (entry.kind !== 'move' && !(entry.seat >= 0 && entry.seat < this.seats))
      return refuse('no-such-seat', { seat: entry.seat });
    switch (entry.kind) {
      case 'move': {
        if (entry.late && this.spec.clock.kind !== 'move') return refuse('no-clock');
        const next = apply(this.game, this.current, entry, tell);
        return next.ok ? { ok: true, base: this.log.length, entries: [entry], state: next.state, facts: [] } : next;
      }
      case 'undo': {
        const proposal = this.proposeUndo(entry.seat, entry);
        if (!proposal.ok) return proposal;
        return (proposal.entries[0] as Entry & { of: number }).of === entry.of
          ? { ...proposal, entries: [entry] }
          : refuse('undo-other');
      }
      case 'draw':
        return this.isAmong(entry) ? this.proposeDraw(entry) : refuse('unknown-entry');
      case 'claim':
        return this.proposeClaim(entry.of, entry);
      case 'flag':
        return this.spec.clock.kind === 'game' ? this.note(entry) : refuse('no-clock');
      case 'resign':
        return this.note(entry);
      case 'seat':
        return HOLDERS.includes(entry.held) ? this.note(entry) : refuse('unknown-entry');
      default:
        return refuse('unknown-entry');
    }
  }

  private time(at: number): number {
    return Math.max(at, this.log.at(-1)?.at ?? 0);
  }

  private note(entry: Entry): Proposal<State> {
    return { ok: true, base: this.log.length, entries: [entry], state: this.current, facts: [] };
  }

  private proposeMove(entry: MoveEntry): Proposal<State> | Refusal {
    const { facts, tell } = listener();
    const next = apply(this.game, this.current, entry, tell);
    if (!next.ok) return next;
    const answers = this.answerForHost(next.state, entry.at, tell);
    return { ok: true, base: this.log.length, entries: [entry, ...answers], state: next.state, facts };
  }

  /** Chance and the referee answer in the same breath as the move that asked them, in place. */
  private answerForHost(state: State, at: number, tell: Tell): MoveEntry[] {
    const entries: MoveEntry[] = [];
    let chances = this.chances;
    for (;;) {
      const slot = this.hostsSlot(state);
      if (slot === undefined) return entries;
      const question = this.game.question(state, slot);
      const key = keyOf(state, question);
      const pick =
        question.seat === CHANCE
          ? this.dealer(this.game.choices(state, slot, faces), chances++)
          : (this.game.referee as NonNullable<AnyGame['referee']>)(state, slot);
      entries.push({ kind: 'move', at, seat: question.seat, key, pick });
      this.game.take(state, slot, pick, tell);
    }
  }

  /** A question that the host must answer before anybody else's counts. */
  private hostsSlot(state: State): number | undefined {
    const n = this.game.open(state, slots);
    for (let i = 0; i < n; i++) {
      const actor = this.game.actor(state, slots[i]);
      if (actor === CHANCE || (actor === TABLE && !this.game.question(state, slots[i]).may)) return slots[i];
    }
    return undefined;
  }

  /** A seat's latest move, if nothing was rolled or dealt since and the game without it still goes the same way. */
  private proposeUndo(seat: number, written: { at: number; id?: string }): Proposal<State> | Refusal {
    if (!this.game.undo) return refuse('no-undo');
    const taken = this.takenBack();
    const of = this.log.findLastIndex((e, i) => e.kind === 'move' && e.seat === seat && !taken.has(i));
    if (of < 0) return refuse('nothing-to-undo');
    if ((this.log[of] as MoveEntry).late) return refuse('clock-answered');
    if (this.log.slice(of + 1).some((e) => e.seat === CHANCE)) return refuse('rolled-since');
    taken.add(of);
    let state = this.game.setup(this.spec.setup);
    for (const [i, entry] of this.log.entries()) {
      if (entry.kind !== 'move' || taken.has(i)) continue;
      const next = apply(this.game, state, entry);
      if (!next.ok) return refuse('played-on', { entry: i });
      state = next.state;
    }
    const id = written.id === undefined ? {} : { id: written.id };
    return {
      ok: true,
      base: this.log.length,
      entries: [{ kind: 'undo', at: written.at, seat, ...id, of }],
      state,
      facts: [],
    };
  }

  private takenBack(): Set<number> {
    return new Set(this.log.flatMap((e) => (e.kind === 'undo' ? [e.of] : [])));
  }

  private proposeDraw(entry: DrawEntry): Proposal<State> | Refusal {
    const { seat, say, among } = entry;
    if (this.people(among).length < 2) return refuse('nobody-left');
    if (say === 'offer' && this.drawOffers.has(seat)) return refuse('draw-offered');
    const others = [...this.drawOffers].some((s) => s !== seat);
    if (say !== 'offer' && !others) return refuse('no-draw-offered');
    return this.note(entry);
  }

  /** Whether a log from elsewhere names seats that there are, if it names any, and none twice. */
  private isAmong({ among }: DrawEntry): boolean {
    if (among === undefined) return true;
    const follows = (seat: number, i: number): boolean => Number.isInteger(seat) && seat > (among[i - 1] ?? -1);
    return Array.isArray(among) && among.every(follows) && (among.at(-1) ?? 0) < this.seats;
  }

  /** Between two the game can be taken from whoever is gone; with more a bot takes the seat. */
  private proposeClaim(of: number, written: { at: number; seat: number; id?: string }): Proposal<State> | Refusal {
    const { at, seat } = written;
    if (this.seats !== 2) return refuse('claim-of-two');
    if (of !== 1 - seat) return refuse('no-such-seat', { seat: of });
    // Whoever has a bot in the seat is playing on.
    if (this.botSeats.has(of)) return refuse('seat-held', { held: 'bot' });
    const id = written.id === undefined ? {} : { id: written.id };
    return this.note({ kind: 'claim', at, seat, ...id, of });
  }

  private record(entry: Entry): void {
    this.log.push(entry);
    if (entry.id !== undefined) this.remember(entry.seat, entry.id);
    switch (entry.kind) {
      case 'move':
        if (entry.seat === CHANCE) this.chances++;
        // Whoever plays on instead of answering an offer has declined it.
        else if (!this.drawOffers.has(entry.seat) && this.isAsked(entry.seat)) this.drawOffers.clear();
        break;
      case 'resign':
      case 'flag':
        this.leave(entry.seat, entry.kind);
        if (this.among && !this.agreed) this.lookForDraw();
        break;
      case 'claim':
        this.leave(entry.of, entry.kind);
        break;
      case 'draw':
        this.among = entry.among;
        if (entry.say === 'decline') this.drawOffers.clear();
        else this.drawOffers.add(entry.seat);
        this.lookForDraw();
        break;
      case 'seat':
        if (entry.held === 'bot') this.botSeats.add(entry.seat);
        else this.botSeats.delete(entry.seat);
        if (this.among) this.lookForDraw();
        break;
      case 'undo':
        break;
    }
  }

  private remember(seat: number, id: string): void {
    const ids = this.ids.get(seat);
    if (ids) ids.add(id);
    else this.ids.set(seat, new Set([id]));
  }

  /** The seats that no bot has taken over; of these, or of all. */
  private people(of: readonly number[] = this.everybody): number[] {
    return of.filter((seat) => !this.botSeats.has(seat));
  }

  /** Whether a move of that seat says something about a draw that is offered. */
  private isAsked(seat: number): boolean {
    return !this.among || this.people(this.among).includes(seat);
  }

  /** Agreed, once all who are asked have said so, and they are two at least. It is everybody's who has not left, a bot's too. */
  private lookForDraw(): void {
    const people = this.people(this.among);
    if (people.length > 1 && people.every((seat) => this.drawOffers.has(seat))) this.agree(this.people(), 'draw');
  }

  /** With two seats the other wins; with more a bot plays the seat on. */
  private leave(seat: number, how: 'resign' | 'flag' | 'claim'): void {
    this.gone.add(seat);
    if (this.seats === 2) {
      this.agree([1 - seat], how);
      return;
    }
    this.botSeats.add(seat);
    if (this.gone.size === this.seats) this.agree([], how);
  }

  private agree(winners: number[], how: string): void {
    const scores = this.game.scores(this.current).map((terms) => terms.reduce((sum, { value }) => sum + value, 0));
    this.agreed = { winners, scores, how };
  }
}
