/** One table that this process has in memory. Whatever happens at it happens one thing after another, durable first, told then. */
import { deal } from '../dealer/dealer.ts';
import { type Core, type Outcome, type Reason, SPECTATOR, TABLE } from '../kernel/game.ts';
import { pending } from '../kernel/gate.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Entry, Proposal, Refusal, Request } from '../table/entries.ts';
import { Table } from '../table/table.ts';
import type { Audience, Watcher } from './audience.ts';
import type { Rec } from './context.ts';
import { Drive } from './drive.ts';
import type { Keeper } from './keeper.ts';
import { Notes } from './notes.ts';
import { type Past, Showing } from './showing.ts';
import { awaited, Steps } from './steps.ts';
import type { Alarm } from './timers.ts';

/** Why a stored table cannot be hosted. */
export class BrokenTable extends Error {}

export type Propose = () => Proposal<Core> | Refusal | null;

/** Of somebody who has to reload again and again others are simply faster. */
const TRIES = 10;
const NOT_SAVED: Reason = { code: 'not-saved' };
/** After so long it is tried again to deal. */
const RETRY_MS = 1_000;
const unheard = (): void => {};

export class Room {
  readonly id: string;
  readonly notes: Notes;
  readonly steps = new Steps();
  record: Rec;
  names: ReadonlyMap<string, string>;
  table: Table;
  rematch: string | null = null;
  /** The seats whose people are connected to other processes. */
  elsewhere: ReadonlySet<number> = new Set();
  usedAt = Date.now();
  /** How often it was begun to read what stands beside the log, and the latest of these that is known here. */
  looks = 0;
  seen = 0;
  private readonly keeper: Keeper;
  /** Something is under way, and these wait for their turn. */
  private busy = false;
  private readonly waiting: (() => void)[] = [];
  /** Something may have been written that is not known here. */
  private doubt = true;
  /** The host has perhaps something to answer still, which was not written when it was tried; and when it is tried again. */
  private owes = false;
  private again: Alarm | null = null;
  private readonly drive: Drive;
  private readonly showing: Showing;
  private closed = false;

  constructor(keeper: Keeper, record: Rec, names: ReadonlyMap<string, string>) {
    this.keeper = keeper;
    this.id = record.id;
    this.record = record;
    this.names = names;
    this.table = this.fresh();
    this.notes = new Notes(this, keeper);
    this.showing = new Showing(this, keeper);
    this.drive = new Drive(this, keeper.context);
  }

  get audience(): Audience {
    return this.showing.audience;
  }

  fresh(): Table {
    const { spec, seats, seed } = this.record;
    return new Table(
      spec,
      deal(
        seed,
        seats.map(({ entropy }) => entropy ?? ''),
      ),
      seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat])),
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

  /** Whether a bot plays until whoever sits here is back. */
  isKept(seat: number): boolean {
    return this.table.bots.has(seat) && !this.table.departed.has(seat);
  }

  /** Whether whoever sat here has deleted their account, and will never be back. */
  isForgotten(seat: number): boolean {
    const identity = this.record.seats[seat]?.identity;
    return identity != null && !this.names.has(identity);
  }

  /** One thing after another: a proposal must not meet another one on its way to the disk. */
  private async inTurn<T>(work: () => Promise<T>, arms = true): Promise<T> {
    this.usedAt = Date.now();
    if (this.busy) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.busy = true;
    try {
      const result = await work();
      if (arms) this.arm();
      return result;
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.busy = false;
    }
  }

  /** Reads the log, and answers what the host has left unanswered. */
  async open(): Promise<void> {
    this.owes = true;
    await this.inTurn(async () => {
      await this.catchUp();
      this.owes = this.running && (await this.carryOut(() => this.table.begin(this.now()))) !== null;
      // What somebody typed until a server stopped is not known here: nobody must have paused because of that.
      if (this.running && this.table.game.live) this.table.touch(this.now());
    });
  }

  /** Without dice and cards nobody is asked anything, so nobody else would ever get it going. */
  private openLater(): void {
    const { timers, log } = this.keeper.context;
    if (!this.owes || !this.running || this.again) return;
    this.again = timers.set(Date.now() + RETRY_MS, () => {
      this.again = null;
      if (!this.owes || !this.running) return;
      this.open().catch((error) => {
        if (!(error instanceof StoreUnavailable)) log.error({ err: error, table: this.id }, 'a table cannot begin');
        this.openLater();
      });
    });
  }

  /** `answer` hears what came of it in the same breath in which everybody is told. */
  request(request: Request, answer: (why: Reason | null) => void = unheard): Promise<Reason | null> {
    const { metrics } = this.keeper.context;
    const began = performance.now();
    const answered = (why: Reason | null): void => {
      answer(why);
      if (why) return;
      metrics.moves.inc();
      metrics.moveMs.observe(performance.now() - began);
    };
    return this.inTurn(() => this.carryOut(() => this.proposeFor(request), answered));
  }

  /** What a person asks. Whoever has resigned has nothing more to say: a bot plays that seat. */
  private proposeFor(request: Request): Proposal<Core> | Refusal {
    const { table } = this;
    const proposal = table.propose(request, this.now());
    const late = proposal.ok && proposal.entries.length > 0 && table.departed.has(request.seat);
    return late ? { ok: false, why: { code: 'resigned' } } : proposal;
  }

  /** Somebody else has written: look. */
  look(): Promise<void> {
    return this.inTurn(() => this.catchUp());
  }

  /** From now on a bot plays that seat, or its person again. */
  async hold(request: Extract<Request, { kind: 'seat' }>): Promise<Reason | null> {
    const why = await this.request(request);
    if (why) return why;
    await this.change(request.held, request.seat);
    this.tellPeople();
    return null;
  }

  /** A change that the host makes to a game that knows who is there. */
  change(verb: string, seat: number): Promise<Reason | null> {
    return this.inTurn(() => this.carryOut(() => this.proposeChange(verb, seat)));
  }

  private proposeChange(verb: string, seat: number): Proposal<Core> | Refusal | null {
    if (!this.table.game.live || this.table.outcome) return null;
    const asked = pending(this.table.game, this.table.state).find(
      (d) => d.seat === TABLE && d.verb === verb && d.options.includes(seat),
    );
    return asked ? this.table.propose({ kind: 'move', seat: TABLE, key: asked.key, pick: seat }, this.now()) : null;
  }

  /** What time or a bot wants; they arm the table themselves. */
  attempt(propose: Propose): Promise<Reason | null> {
    return this.inTurn(() => this.carryOut(propose), false);
  }

  private async carryOut(propose: Propose, answered: (why: Reason | null) => void = unheard): Promise<Reason | null> {
    let why: Reason | null = NOT_SAVED;
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.doubt) await this.catchUp();
        const proposal = this.running ? propose() : this.tooLate(propose);
        why = proposal && !proposal.ok ? proposal.why : null;
        if (!proposal?.ok || proposal.entries.length === 0) break;
        const outcome = this.outcomeAfter(proposal);
        const note = this.notes.of(proposal.state, outcome);
        // While it is not known whether it was written, nothing more is.
        this.doubt = true;
        const { base, entries } = proposal;
        const written = await this.keeper.context.store.log.append(this.id, base, entries, note.turn, note.beside);
        if (written === 'ok') {
          this.doubt = false;
          this.notes.keep(note);
          this.happened(proposal, outcome);
          break;
        }
        // Somebody else was first.
        why = NOT_SAVED;
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      why = NOT_SAVED;
    }
    answered(why);
    return why;
  }

  /** What ended the game may be asked again by somebody whose line broke before they heard that it was carried out. */
  private tooLate(propose: Propose): Proposal<Core> | Refusal {
    const { status } = this.record;
    // This server stops, and the game goes on at the next one: whoever asks again there is heard.
    if (status === 'running') return { ok: false, why: NOT_SAVED };
    const proposal = status === 'finished' && !this.closed ? propose() : null;
    if (proposal?.ok && proposal.entries.length === 0) return proposal;
    return { ok: false, why: { code: status === 'open' ? 'not-started' : 'game-over' } };
  }

  /** It is durable: it is the game now, and everybody hears of it. */
  private happened(proposal: Proposal<Core>, outcome: Outcome | null): void {
    const { base, entries, facts } = proposal;
    const before = this.table.state;
    this.table.commit(proposal);
    this.steps.add(this.table, entries, facts);
    if (outcome) this.finish(outcome);
    this.showing.update(base, before);
    this.keeper.grew(this);
    if (outcome) this.end();
  }

  /** What the table itself will only say once the entries are its own. */
  private outcomeAfter({ entries, state }: Proposal<Core>): Outcome | null {
    const [first] = entries;
    if (first.kind === 'move' || first.kind === 'undo') return this.table.game.outcome(state);
    const shadow = this.fresh();
    shadow.replay([...this.table.log, ...entries]);
    return shadow.outcome;
  }

  /** As the store has it since the last entry. It is not asked: were it away just now, nobody would hear of the end. */
  private finish(result: Outcome): void {
    this.record = { ...this.record, status: 'finished', result, turn: [], revision: this.record.revision + 1 };
  }

  private end(): void {
    this.drive.disarm();
    this.showing.about();
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
    this.notes.forget();
    const { outcome } = this.table;
    const over = outcome !== null && this.record.status === 'running';
    if (over) this.finish(outcome);
    this.showing.update(base, before);
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
  async changed(read: Rec, names: ReadonlyMap<string, string>): Promise<void> {
    // What was read before something newer happened here brings no news but the names.
    const record = read.revision < this.record.revision ? this.record : read;
    const begins = this.record.status === 'open' && record.status === 'running';
    const closes = this.record.status !== 'closed' && record.status === 'closed';
    this.record = record;
    this.names = names;
    if (begins || record.status === 'open') this.table = this.fresh();
    this.showing.about();
    this.tellPeople();
    if (closes) this.audience.closed(record);
    this.arm();
    if (!begins) return;
    this.doubt = true;
    this.showing.begin();
    await this.open().finally(() => this.openLater());
  }

  tellPeople(): void {
    this.showing.people();
  }

  /** Somebody comes to look; `base` is how much of the log is known to them. */
  greet(watcher: Watcher, base: number): void {
    this.usedAt = Date.now();
    this.showing.greet(watcher, base);
  }

  past(watcher: Watcher, step: number): Past {
    return this.showing.past(watcher, step);
  }

  /** Somebody types: nothing is kept, but a clock that counts idle time begins afresh, at whatever process runs it. */
  draft(seat: number, key: string, text: string): void {
    if (!this.running || !this.table.view(seat).decisions.some((d) => d.key === key && d.text)) return;
    this.type(seat, text);
  }

  /** Words that grow here, a person's or a bot's. */
  type(seat: number, text: string): void {
    this.showing.spreads(seat, text);
    this.typed(seat, text);
  }

  /** Words that grow, here or at another process. */
  typed(seat: number, text: string): void {
    if (!this.running) return;
    this.table.touch(this.now());
    this.arm();
    this.showing.typed(seat, text);
  }

  close(): void {
    this.closed = true;
    if (this.again) this.keeper.context.timers.cancel(this.again);
    this.drive.disarm();
  }

  /** After all that is under way. */
  async settled(): Promise<void> {
    if (this.busy) await this.inTurn(async () => undefined, false);
  }

  /** After each change: the next deadline, and the bots who have something to answer. */
  arm(): void {
    this.openLater();
    if (!this.selfMoving) this.drive.disarm();
    else if (this.keeper.leads(this.id)) this.drive.arm();
    else {
      this.drive.disarm();
      this.keeper.lead(this);
    }
  }

  /** When somebody acted, by the log's time and with the delay of the line taken off: of use where people race. */
  stamp(seat: number, delayMs: number): number | undefined {
    return this.table.game.live && seat !== SPECTATOR ? Math.max(0, Math.round(this.now() - delayMs)) : undefined;
  }
}
