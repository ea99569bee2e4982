/** Hosts one table of this browser: durable first, shown then; bots and clocks included. */
import { TYPING_MS, type Typing, typedBy, typeOn } from '../../bots/typing.ts';
import { type Dealer, deal } from '../../dealer/dealer.ts';
import type { AnyGame } from '../../games/registry.ts';
import { type Core, type Reason, SPECTATOR, type View } from '../../kernel/game.ts';
import type { Fact } from '../../kernel/prose.ts';
import { aside, type Entry, type Proposal, type Refusal, type Request, type TableSpec } from '../../table/entries.ts';
import { type GameFile, gameFile, verify } from '../../table/file.ts';
import { Table } from '../../table/table.ts';
import type { Typing as Shown, Step } from '../table/client.ts';
import type { Think } from './bots.ts';
import type { Storage, TableRecord } from './storage.ts';
import type { Looks, SlimView, TableAnswer, TableAsk, Update } from './wire.ts';

/** How much faster than a person a bot is that need not be followed by eye. */
const QUICK = 10;
const RETRY_MS = 2000;
const NOT_SAVED: Reason = { code: 'not-saved' };

/** Where a table is shown. */
export interface Screens {
  publish(update: Update): void;
  type(typing: Shown): void;
  /** What a bot or a clock did could not be stored. */
  complain(): void;
}

export class Host {
  private record: TableRecord;
  private readonly store: Storage;
  private readonly think: Think;
  private readonly screens: Screens;
  /** How long a bot takes at least, in milliseconds. */
  pace = 0;
  private readonly table: Table;
  private readonly steps: Step[] = [];
  /** Log time runs only while somebody looks: a game that lay closed for a week has lost no time. */
  private readonly lag: number;
  /** One thing after another: a proposal must not meet another one on its way to the disk. */
  private queue: Promise<unknown> = Promise.resolve();
  private timers: ReturnType<typeof setTimeout>[] = [];
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** The sentence that a bot is writing. */
  private typing: Typing | null = null;
  private letters: ReturnType<typeof setInterval> | undefined;

  constructor(record: TableRecord, entries: readonly Entry[], store: Storage, think: Think, screens: Screens) {
    this.record = record;
    this.store = store;
    this.think = think;
    this.screens = screens;
    this.table = this.fresh();
    const why = this.table.replay(entries, (entry, facts) => this.tell([entry], facts));
    if (why) throw new Error(JSON.stringify(why));
    this.lag = Date.now() - (entries.at(-1)?.at ?? 0);
  }

  private get spec(): TableSpec {
    return { setup: this.record.setup, clock: this.record.clock };
  }

  private dealer(): Dealer {
    return deal(this.record.dice.seed, this.record.dice.entropies);
  }

  private fresh(): Table {
    return new Table(this.spec, this.dealer());
  }

  private now(): number {
    return Date.now() - this.lag;
  }

  /** Whatever was left open is answered; then the clocks and bots go on. */
  begin(): Promise<void> {
    return this.inTurn(async () => {
      const proposal = this.table.begin(this.now());
      if (proposal.entries.length > 0) await this.write(proposal);
      else this.screens.publish(this.update(0));
      this.arm();
    });
  }

  close(): void {
    this.closed = true;
    this.disarm();
  }

  answer(ask: TableAsk): Promise<TableAnswer> {
    switch (ask.kind) {
      case 'move':
      case 'undo':
      case 'resign':
        return this.request(ask);
      case 'draft':
        return this.draft();
      case 'past':
        return Promise.resolve(this.past(ask.step));
      case 'file':
        return Promise.resolve(this.file());
      case 'verify':
        return Promise.resolve(verify(this.file(), () => this.dealer()));
    }
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work);
    this.queue = next.catch(() => undefined);
    return next;
  }

  private request(request: Request): Promise<Reason | null> {
    return this.inTurn(async () => {
      const proposal = this.table.propose(request, this.now());
      if (!proposal.ok) return proposal.why;
      if (proposal.entries.length > 0) await this.write(proposal);
      this.arm();
      return null;
    }).catch(() => NOT_SAVED);
  }

  /** Somebody types: bots think on, and only the clocks are set anew. */
  private draft(): Promise<null> {
    return this.inTurn(() => {
      this.show([]);
      return Promise.resolve(null);
    });
  }

  private show(drafts: Shown['drafts']): void {
    this.table.touch(this.now());
    this.screens.type({ drafts, clocks: { deadlines: this.table.deadlines(), now: this.now() } });
    if (!this.closed) this.watch();
  }

  private async write(proposal: Proposal<Core>): Promise<void> {
    const { base, entries } = proposal;
    const record = { ...this.record, touched: Date.now(), step: base + entries.length };
    await this.store.append(record, base, entries);
    this.record = record;
    this.table.commit(proposal);
    this.tell(entries, proposal.facts);
    this.screens.publish(this.update(base));
    this.record = { ...record, waiting: this.awaited(), outcome: this.table.outcome };
    // Only for the list of games, which can bear to be late: what has happened is stored.
    await this.store.append(this.record, this.record.step, []).catch(() => undefined);
  }

  /** Adds to the steps; what chance and the host answered belongs to the step that asked them. */
  private tell(entries: readonly Entry[], facts: readonly Fact[]): void {
    const [first] = entries;
    const after = this.table.log.length;
    const last = this.steps.at(-1);
    if (first.kind === 'move' && first.seat < 0 && last) {
      this.steps[this.steps.length - 1] = { ...last, after, facts: [...last.facts, ...facts] };
      return;
    }
    const what = aside(first);
    this.steps.push({
      after,
      at: first.at,
      seat: first.seat,
      kind: first.kind,
      ...(what === undefined ? {} : { what }),
      round: this.table.game.rounds(this.table.state),
      facts,
    });
  }

  private awaited(): number[] {
    if (this.table.outcome) return [];
    return [...new Set(this.table.view(SPECTATOR).waiting.map(({ seat }) => seat))];
  }

  private get mine(): number[] {
    return this.record.people.flatMap(({ kind }, seat) =>
      kind === 'person' && !this.table.bots.has(seat) ? [seat] : [],
    );
  }

  private looks(table: Table): Looks {
    // Whoever resigned looks on.
    const eyes = this.record.people.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const views: { [seat: number]: SlimView } = {};
    for (const seat of eyes.length > 0 ? eyes : [SPECTATOR]) views[seat] = this.slim(table.view(seat));
    return { views, scores: table.game.scores(table.state) };
  }

  /** What is printed on boards and cards is much, and never changes: it travels once. */
  private slim({ state, ...view }: View<unknown>): SlimView {
    const shown = { ...(state as { [field: string]: unknown }) };
    for (const field of this.fixed) delete shown[field];
    return { ...view, state: shown };
  }

  private get fixed(): string[] {
    return Object.entries(this.table.game.visibility).flatMap(([field, sight]) => (sight === 'setup' ? [field] : []));
  }

  /** The state, with the steps that came after that many entries. */
  update(base: number): Update {
    const { record, table } = this;
    const from = this.steps.findIndex(({ after }) => after > base);
    const start = from < 0 ? this.steps.length : from;
    return {
      id: record.id,
      setup: record.setup,
      clock: record.clock,
      people: record.people.map((person, seat) => ({
        ...person,
        kind: table.bots.has(seat) ? 'bot' : person.kind,
        present: true,
      })),
      mine: this.mine,
      secret: hasSecrets(table.game),
      step: table.log.length,
      from: start,
      fresh: this.steps.slice(start),
      ...this.looks(table),
      ...(base === 0
        ? { fixed: Object.fromEntries(this.fixed.map((key) => [key, table.state[key as keyof Core]])) }
        : {}),
      undoable: this.mine.filter((seat) => table.propose({ kind: 'undo', seat }, this.now()).ok),
      deadlines: table.deadlines(),
      now: this.now(),
      outcome: table.outcome,
      dice: { commitment: record.dice.commitment, seed: table.outcome ? record.dice.seed : null },
      chat: null,
      spectators: 0,
      delay: 0,
      kept: this.store.kept,
    };
  }

  private past(step: number): Looks {
    const then = this.fresh();
    then.replay(this.table.log.slice(0, step));
    return this.looks(then);
  }

  private file(): GameFile {
    const { table, record } = this;
    if (!table.outcome) throw new Error('The seed stays sealed until the game is over.');
    return gameFile(this.spec, { kind: 'sealed', ...record.dice }, table.log, table.outcome);
  }

  private disarm(): void {
    for (const timer of this.timers) clearTimeout(timer);
    clearTimeout(this.alarm);
    clearInterval(this.letters);
    this.timers = [];
  }

  /** After each change: the next deadline, and the bots who have something to answer. */
  private arm(): void {
    this.disarm();
    if (this.closed || this.table.outcome) return;
    this.watch();
    for (const [seat, { kind, level }] of this.record.people.entries()) {
      if (kind !== 'bot' && !this.table.bots.has(seat)) continue;
      void this.letThink(seat, level);
    }
  }

  /** Wakes at the next deadline. */
  private watch(): void {
    clearTimeout(this.alarm);
    const [deadline] = this.table.deadlines();
    if (deadline) this.alarm = this.later(deadline.due - this.now(), () => this.table.expire(this.now()));
  }

  private later(ms: number, propose: () => Proposal<Core> | Refusal | null): ReturnType<typeof setTimeout> {
    const act = async (): Promise<void> => {
      const proposal = propose();
      if (!proposal?.ok) return;
      await this.write(proposal);
      this.arm();
    };
    // What could not be stored did not happen: it is proposed again when there may be room.
    const retry = (): void => {
      if (this.closed) return;
      this.screens.complain();
      this.timers.push(this.later(RETRY_MS, propose));
    };
    return setTimeout(() => void this.inTurn(act).catch(retry), Math.max(0, ms));
  }

  private async letThink(seat: number, level: string | undefined): Promise<void> {
    const step = this.table.log.length;
    const view = this.table.view(seat);
    if (view.decisions.length === 0) return;
    const started = Date.now();
    const answer = await this.think(`${this.record.id}.${seat}`, this.record.setup.game, level, view);
    // Somebody else was faster: the bot is asked again about what is there now.
    if (!answer || this.closed || this.table.log.length !== step) return;
    const { decision, pick, text, afterMs } = answer;
    const wait = (this.pace === 0 ? afterMs / QUICK : Math.max(this.pace, afterMs)) - (Date.now() - started);
    const move = {
      kind: 'move',
      seat,
      key: decision.key,
      ...(pick === undefined ? {} : { pick }),
      ...(text === undefined ? {} : { text }),
    } as const;
    this.timers.push(this.later(wait, () => this.table.propose(move, this.now())));
    if (text === undefined) return;
    const from = Date.now();
    this.typing = typeOn(this.typing, { seat, key: decision.key, text, from, until: from + Math.max(0, wait) });
    this.type(this.typing);
  }

  /** Shows what a bot writes, until it has said it or does something else. */
  private type(typing: Typing): void {
    clearInterval(this.letters);
    this.letters = setInterval(() => {
      const written = typedBy(typing, Date.now());
      if (Date.now() >= typing.until) clearInterval(this.letters);
      else if (written !== '') this.show([{ seat: typing.seat, text: written }]);
    }, TYPING_MS);
  }
}

const hasSecrets = (game: AnyGame): boolean =>
  Object.values(game.visibility).some((sight) => sight !== 'all' && sight !== 'setup');
