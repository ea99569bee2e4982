/** One table that this process has in memory. Whatever happens at it happens one thing after another, durable first, told then. */
import { deal } from '../dealer/dealer.ts';
import { type Core, type Outcome, type Reason, SPECTATOR, TABLE } from '../kernel/game.ts';
import { pending } from '../kernel/gate.ts';
import type { SlimView } from '../protocol/parts.ts';
import type { Letter, SeatResult } from '../store/records.ts';
import { type Beside, StoreUnavailable } from '../store/store.ts';
import type { Entry, Proposal, Refusal, Request } from '../table/entries.ts';
import { Table } from '../table/table.ts';
import { Audience, type Watcher } from './audience.ts';
import { type Context, delayOf, type Rec } from './context.ts';
import { type Draft, Drafts } from './drafts.ts';
import { Drive } from './drive.ts';
import { Late } from './late.ts';
import { letterTo } from './news.ts';
import type { Snapshots } from './snapshots.ts';
import { awaited, Steps, slim } from './steps.ts';

/** Why a stored table cannot be hosted. */
export class BrokenTable extends Error {}

/** What a room needs of those who keep all rooms. */
export interface Keeper {
  readonly context: Context;
  /** Whether this process runs the table's clock and bots. */
  leads(id: string): boolean;
  /** Asks for that; the room is told by `arm` if it was granted. */
  lead(room: Room): void;
  /** Tells other processes. */
  grew(room: Room): void;
  typing(room: Room, drafts: readonly Draft[]): void;
  finished(room: Room): void;
  readonly snapshots: Snapshots;
  /** Whether somebody looks at a table now, here or at another process. */
  looks(table: string, seat: number): boolean;
}

export type Propose = () => Proposal<Core> | Refusal | null;

/** Of somebody who has to reload again and again others are simply faster. */
const TRIES = 10;
const NOT_SAVED: Reason = { code: 'not-saved' };

/** How old the time of the latest move may be in the lists of tables. */
const NOTE_MS = 15_000;
type Noted = { readonly at: number; readonly says: string; readonly beside: Beside<Rec['spec']> };

export class Room {
  readonly id: string;
  readonly audience: Audience;
  /** Those who only look on, if they see the table later than the players. */
  private readonly late: Late | null;
  /** What is being typed: for those who look here, and for the other processes. */
  private readonly drafts: Drafts;
  private readonly spread: Drafts;
  readonly steps = new Steps();
  record: Rec;
  names: ReadonlyMap<string, string>;
  table: Table;
  rematch: string | null = null;
  /** The seats whose people are connected to other processes. */
  elsewhere: ReadonlySet<number> = new Set();
  usedAt = Date.now();
  private readonly keeper: Keeper;
  private queue: Promise<unknown> = Promise.resolve();
  /** How many things are under way or wait for their turn. */
  private turns = 0;
  /** Something may have been written that is not known here. */
  private doubt = true;
  /** What the lists of tables say of this one, as far as it is known here. */
  private noted: Noted | null = null;
  private readonly drive: Drive;
  /** Whom the table waits for, and has told if they are away. */
  private turn: readonly number[] = [];
  private closed = false;

  constructor(keeper: Keeper, record: Rec, names: ReadonlyMap<string, string>) {
    this.keeper = keeper;
    this.id = record.id;
    this.record = record;
    this.names = names;
    this.table = this.fresh();
    const delay = delayOf(record);
    this.audience = new Audience(new Set(), delay > 0 ? (seat) => seat !== SPECTATOR : null);
    this.late = delay > 0 ? new Late(delay, this.audience.watchers, () => this.fresh()) : null;
    this.drive = new Drive(this, keeper.context);
    this.spread = new Drafts(keeper.context.timers, (drafts) => keeper.typing(this, drafts));
    this.drafts = new Drafts(keeper.context.timers, (drafts) =>
      this.audience.drafts(this.record, {
        t: 'drafts',
        table: this.id,
        drafts: [...drafts],
        deadlines: this.table.deadlines(),
        now: this.now(),
      }),
    );
  }

  fresh(): Table {
    const { spec, seats, seed } = this.record;
    return new Table(
      spec,
      deal(
        seed,
        seats.map(({ entropy }) => entropy ?? ''),
      ),
    );
  }

  /** Milliseconds since the start: the log's own time. */
  now(): number {
    return Math.max(0, Date.now() - Number(this.record.options['startedAt'] ?? Date.now()));
  }

  get running(): boolean {
    return this.record.status === 'running' && !this.closed;
  }

  /** Whether time or bots can move this table while nobody does. */
  get selfMoving(): boolean {
    const { table, record } = this;
    if (!this.running || table.outcome) return false;
    return (
      table.game.live || record.spec.clock.kind !== 'none' || record.seats.some(({ bot }) => bot) || table.bots.size > 0
    );
  }

  /** The next moment at which it moves by itself, by the clock on the wall; now, if a bot is to move. */
  get wakeAt(): number | null {
    if (!this.selfMoving) return null;
    const turn = awaited(this.table.game, this.table.state);
    if (this.drive.busy || turn.some((seat) => this.isBot(seat))) return Date.now();
    const [first] = this.table.deadlines();
    return first ? first.due + Number(this.record.options['startedAt']) : null;
  }

  isBot(seat: number): boolean {
    return this.record.seats[seat].bot !== null || this.table.bots.has(seat);
  }

  /** One thing after another: a proposal must not meet another one on its way to the disk. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = Date.now();
    const next = this.turns === 0 ? work() : this.queue.then(work);
    this.turns++;
    const over = (): void => {
      this.turns--;
    };
    this.queue = next.then(over, over);
    return next;
  }

  /** Reads the log, and answers what the host has left unanswered. */
  async open(): Promise<void> {
    await this.inTurn(async () => {
      await this.catchUp();
      if (this.running) await this.carryOut(() => this.table.begin(this.now()));
    });
    this.arm();
  }

  async request(request: Request): Promise<Reason | null> {
    const { metrics } = this.keeper.context;
    const began = performance.now();
    const why = await this.inTurn(() => this.carryOut(() => this.table.propose(request, this.now())));
    if (!why) {
      metrics.moves.inc();
      metrics.moveMs.observe(performance.now() - began);
    }
    this.arm();
    return why;
  }

  /** Somebody else has written: look. */
  async look(): Promise<void> {
    await this.inTurn(() => this.catchUp());
    this.arm();
  }

  /** A change that the host makes to a game that knows who is there. */
  async change(verb: string, seat: number): Promise<Reason | null> {
    const why = await this.inTurn(() => this.carryOut(() => this.proposeChange(verb, seat)));
    this.arm();
    return why;
  }

  private proposeChange(verb: string, seat: number): Proposal<Core> | Refusal | null {
    if (!this.table.game.live || this.table.outcome) return null;
    const asked = pending(this.table.game, this.table.state).find(
      (d) => d.seat === TABLE && d.verb === verb && d.options.includes(seat),
    );
    return asked ? this.table.propose({ kind: 'move', seat: TABLE, key: asked.key, pick: seat }, this.now()) : null;
  }

  /** What time or a bot wants. */
  attempt(propose: Propose): Promise<Reason | null> {
    return this.inTurn(() => this.carryOut(propose));
  }

  private async carryOut(propose: Propose): Promise<Reason | null> {
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.doubt) await this.catchUp();
        if (!this.running) return { code: this.record.status === 'open' ? 'not-started' : 'game-over' };
        const proposal = propose();
        if (!proposal) return null;
        if (!proposal.ok) return proposal.why;
        if (proposal.entries.length === 0 || (await this.write(proposal))) return null;
      }
      return { code: 'not-saved' };
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return NOT_SAVED;
    }
  }

  /** False: somebody else was first. While it is not known whether it was written, nothing more is. */
  private async write(proposal: Proposal<Core>): Promise<boolean> {
    const { base, entries, state, facts } = proposal;
    const outcome = this.outcomeAfter(proposal);
    this.doubt = true;
    const noted = this.note(state, outcome);
    const done = await this.keeper.context.store.log.append(this.id, base, entries, noted?.beside);
    if (done !== 'ok') return false;
    this.doubt = false;
    if (noted) {
      this.noted = noted;
      this.turn = noted.beside.turn ?? [];
    }
    const before = this.table.state;
    this.table.commit(proposal);
    this.steps.add(this.table, entries, facts);
    if (outcome) this.finish(outcome);
    this.drafts.flush();
    this.tellUpdate(base, before);
    this.keeper.grew(this);
    if (outcome) this.end();
    return true;
  }

  /** What is to be written with the entries; null while the lists would say the same as before. */
  private note(state: Core, outcome: Outcome | null): Noted | null {
    const at = Date.now();
    if (outcome) {
      const table = { status: 'finished', result: outcome } as const;
      const letters = this.letters('ended', [...this.record.seats.keys()]);
      return { at, says: '', beside: { at, turn: [], wakeAt: null, table, results: this.results(outcome), letters } };
    }
    const turn = awaited(this.table.game, state);
    const wakes = this.selfMoving;
    const says = `${turn} ${wakes}`;
    if (this.noted?.says === says && at - this.noted.at < NOTE_MS) return null;
    const letters = this.letters(
      'turn',
      turn.filter((seat) => !this.turn.includes(seat)),
    );
    // While somebody leads the table nobody asks when it must be woken; should that one die, at once.
    return { at, says, beside: { at, turn, wakeAt: wakes ? at : null, letters } };
  }

  /** To people of these seats who do not look at the table, here or elsewhere. */
  letters(kind: 'turn' | 'ended', seats: readonly number[]): Letter[] {
    const people = seats.filter((seat) => this.record.seats[seat].identity !== null && !this.table.bots.has(seat));
    if (people.length === 0) return [];
    const dueAt = Date.now() + this.keeper.context.graceMs;
    return people
      .filter((seat) => !this.keeper.looks(this.id, seat))
      .map((seat) => letterTo(this.record.seats[seat].identity as string, { kind, table: this.id }, dueAt));
  }

  /** What the table itself will only say once the entries are its own. */
  private outcomeAfter({ entries, state }: Proposal<Core>): Outcome | null {
    const [first] = entries;
    if (first.kind === 'move' || first.kind === 'undo') return this.table.game.outcome(state);
    if (first.kind === 'seat') return null;
    const shadow = this.fresh();
    shadow.replay([...this.table.log, ...entries]);
    return shadow.outcome;
  }

  private results({ winners, scores }: Outcome): SeatResult[] {
    const better = (seat: number): number =>
      winners.includes(seat) ? 0 : scores.filter((score, i) => winners.includes(i) || score > scores[seat]).length;
    return this.record.seats.map(({ identity, bot }, seat) => ({
      seat,
      identity,
      bot,
      place: 1 + better(seat),
      won: winners.includes(seat),
      score: scores[seat],
    }));
  }

  /** As the store has it since the last entry. It is not asked: were it away just now, nobody would hear of the end. */
  private finish(result: Outcome): void {
    this.record = { ...this.record, status: 'finished', result, turn: [], revision: this.record.revision + 1 };
  }

  private end(): void {
    this.drive.disarm();
    for (const watcher of this.audience.watchers) this.audience.about(watcher, this.record, this.table, this.rematch);
    this.keeper.finished(this);
  }

  private async catchUp(): Promise<void> {
    if (this.record.status === 'open') {
      this.doubt = false;
      return;
    }
    const { rules } = this.record.spec.setup;
    // Played on under other rules it would be another game, if it could be read at all.
    if (rules !== this.table.game.rules) throw new BrokenTable(JSON.stringify({ code: 'other-rules', rules }));
    const base = this.table.log.length;
    const before = this.table.state;
    const entries = await this.keeper.context.store.log.read(this.id, base);
    const why = await this.takeOver(entries, base);
    if (why) throw new BrokenTable(JSON.stringify(why));
    this.doubt = false;
    if (entries.length === 0) return;
    this.noted = null;
    this.turn = awaited(this.table.game, this.table.state);
    const { outcome } = this.table;
    const over = outcome !== null && this.record.status === 'running';
    if (over) this.finish(outcome);
    this.drafts.flush();
    this.tellUpdate(base, before);
    if (over) this.end();
  }

  private async takeOver(entries: readonly Entry[], base: number): Promise<Reason | null> {
    const replay = (from: number): Reason | null =>
      this.table.replay(entries.slice(from), (entry, facts) => this.steps.add(this.table, [entry], facts));
    const saved = base > 0 ? 0 : await this.keeper.snapshots.resume(this.id, this.table, this.steps, entries);
    const why = replay(saved);
    if (!why || saved === 0) return why;
    // A position that does not fit after all is worth nothing: the log is the game.
    this.table = this.fresh();
    this.steps.resume([]);
    return replay(0);
  }

  /** The table was changed beside its log: somebody sat down or left, it was started, or it is closed. */
  async changed(record: Rec, names: ReadonlyMap<string, string>): Promise<void> {
    const begins = this.record.status === 'open' && record.status === 'running';
    this.record = record;
    this.names = names;
    if (begins || record.status === 'open') this.table = this.fresh();
    for (const watcher of this.audience.watchers) this.audience.about(watcher, record, this.table, this.rematch);
    this.tellPeople();
    if (record.status === 'closed') this.audience.closed(record);
    this.arm();
    if (!begins) return;
    this.doubt = true;
    for (const watcher of this.audience.watchers) this.show(watcher, 0);
    await this.open();
  }

  tellPeople(): void {
    this.audience.people(this.record, this.table, this.names, this.elsewhere);
  }

  /** Somebody comes to look; `base` is how much of the log is known to them. */
  greet(watcher: Watcher, base: number): void {
    this.usedAt = Date.now();
    this.audience.about(watcher, this.record, this.table, this.rematch);
    if (this.record.status === 'closed') this.audience.closed(this.record, watcher);
    if (this.record.status === 'running' || this.record.status === 'finished') this.show(watcher, base);
  }

  private show(watcher: Watcher, base: number): void {
    const { record, table, steps } = this;
    if (this.late && this.audience.seatOf(record, watcher) === SPECTATOR)
      this.late.greet(watcher, record, table, steps, base);
    else this.audience.greet(watcher, record, table, steps, base, this.now());
  }

  private tellUpdate(base: number, before: Core): void {
    this.audience.update(this.record, this.table, this.steps, base, before, this.now());
    this.late?.follow(this.record, this.table, this.steps);
  }

  past(
    watcher: Watcher,
    step: number,
  ): { views: { [seat: string]: SlimView }; scores: ReturnType<Table['game']['scores']> } {
    const then = this.fresh();
    const seat = this.audience.seatOf(this.record, watcher);
    const latest = this.late && seat === SPECTATOR ? this.late.latest(this.table, this.steps) : step;
    then.replay(this.table.log.slice(0, Math.min(step, latest)));
    return { views: { [seat]: slim(then.view(seat)) }, scores: then.game.scores(then.state) };
  }

  /** Somebody types: nothing is kept, but a clock that counts idle time begins afresh, at whatever process runs it. */
  draft(seat: number, key: string, text: string): void {
    if (!this.running || !this.table.view(seat).decisions.some((d) => d.key === key && d.text)) return;
    this.type(seat, text);
  }

  /** Words that grow here, a person's or a bot's. */
  type(seat: number, text: string): void {
    this.spread.type(seat, text);
    this.typed(seat, text);
  }

  /** Words that grow, here or at another process. */
  typed(seat: number, text: string): void {
    if (!this.running) return;
    this.table.touch(this.now());
    this.arm();
    this.drafts.type(seat, text);
  }

  close(): void {
    this.closed = true;
    this.drive.disarm();
  }

  /** What is under way. */
  settled(): Promise<unknown> {
    return this.queue;
  }

  /** After each change: the next deadline, and the bots who have something to answer. */
  arm(): void {
    if (!this.selfMoving) this.drive.disarm();
    else if (this.keeper.leads(this.id)) this.drive.arm();
    else {
      this.drive.disarm();
      this.keeper.lead(this);
    }
  }

  /** When somebody acted, by the log's time and with the delay of the line taken off: of use where people race. */
  stamp(seat: number, delayMs: number): { stamp: number } | Record<never, never> {
    return this.table.game.live && seat !== SPECTATOR ? { stamp: Math.max(0, Math.round(this.now() - delayMs)) } : {};
  }
}
