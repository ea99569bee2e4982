/** Those who watch one table, and what they are told: each seat its own view, everybody else the spectator's. */
import { type Core, type Decision, type ScoreTerm, SPECTATOR, type View } from '../kernel/game.ts';
import type { ChatLine, Person } from '../protocol/parts.ts';
import type { About, ToClient } from '../protocol/to-client.ts';
import type { Table } from '../table/table.ts';
import { Changes } from './changes.ts';
import { A_PLAYER, delayOf, type Rec } from './context.ts';
import { pen } from './encode.ts';
import { type Frame, framed } from './frame.ts';
import { hasSecrets, type Steps } from './steps.ts';
import { Undos } from './undos.ts';

export type Watcher = {
  readonly identity: string | null;
  readonly send: (frame: Frame) => void;
  /** The identities whose chat is not shown to this one. */
  readonly muted: Set<string>;
  /** Somebody is before the screen, as far as the page can know. */
  looking: boolean;
};

type Scores = readonly (readonly ScoreTerm[])[];

// Field by field: these two are in every update, and of an object of unknown shape each field has to be looked for.
function decision({ seat, key, verb, of, options, text, may, ms, idle }: Decision): void {
  pen.raw('{"seat":').number(seat).raw(',"key":').quoted(key).raw(',"verb":').quoted(verb).raw(',"of":').quoted(of);
  pen.raw(',"options":').value(options);
  if (text) pen.raw(',"text":').value(text);
  if (may) pen.raw(',"may":true');
  if (ms !== undefined) pen.raw(',"ms":').number(ms);
  if (idle) pen.raw(',"idle":true');
  pen.raw('}');
}

function awaited({ seat, verb }: View<unknown>['waiting'][number]): void {
  pen.raw('{"seat":').number(seat).raw(',"verb":').quoted(verb).raw('}');
}

/** Asked at every move: a comparison of whatever there may be takes several times as long. */
function sameScores(one: Scores, other: Scores): boolean {
  for (let seat = 0; seat < one.length; seat++) {
    const [terms, others] = [one[seat], other[seat]];
    if (terms.length !== others.length) return false;
    for (let i = 0; i < terms.length; i++)
      if (terms[i].term !== others[i].term || terms[i].value !== others[i].value) return false;
  }
  return true;
}

export class Audience {
  readonly watchers: Set<Watcher>;
  /** Whom of them this one tells what happens; null: everybody. */
  private readonly tells: ((seat: number) => boolean) | null;
  private readonly undos = new Undos();
  /** The scores of the latest state that was told, which is the state before the next one. */
  private scored: { readonly of: Core; readonly scores: Scores } | null = null;

  constructor(watchers: Set<Watcher> = new Set(), tells: ((seat: number) => boolean) | null = null) {
    this.watchers = watchers;
    this.tells = tells;
  }

  seatOf(record: Rec, watcher: Watcher): number {
    const { identity } = watcher;
    if (identity === null) return SPECTATOR;
    for (let seat = 0; seat < record.seats.length; seat++) if (record.seats[seat].identity === identity) return seat;
    return SPECTATOR;
  }

  /** The seats whose people are connected, or of those the ones who look at the table now. */
  present(record: Rec, looking = false): Set<number> {
    const seats = new Set<number>();
    for (const watcher of this.watchers) if (watcher.looking || !looking) seats.add(this.seatOf(record, watcher));
    seats.delete(SPECTATOR);
    return seats;
  }

  /** Whether somebody of that seat looks at the table now: asked at every move. */
  looks(record: Rec, seat: number): boolean {
    for (const watcher of this.watchers) if (watcher.looking && this.seatOf(record, watcher) === seat) return true;
    return false;
  }

  tell(message: ToClient): void {
    if (this.watchers.size === 0) return;
    const frame = framed(JSON.stringify(message));
    for (const watcher of this.watchers) watcher.send(frame);
  }

  about(watcher: Watcher, record: Rec, table: Table, rematch: string | null): void {
    const seat = this.seatOf(record, watcher);
    const about: About = {
      id: record.id,
      game: record.game,
      status: record.status,
      public: record.public,
      host: record.host,
      setup: record.spec.setup,
      clock: record.spec.clock,
      mine: seat === SPECTATOR ? [] : [seat],
      secret: hasSecrets(table.game),
      dice: { commitment: record.commitment, seed: record.status === 'finished' ? record.seed : null },
      rematch,
      delay: delayOf(record),
    };
    watcher.send(framed(JSON.stringify({ t: 'table', table: record.id, about } satisfies ToClient)));
  }

  people(record: Rec, table: Table, names: ReadonlyMap<string, string>, elsewhere: ReadonlySet<number>): void {
    if (this.watchers.size === 0) return;
    const present = this.present(record);
    const spectators = [...this.watchers].filter((watcher) => this.seatOf(record, watcher) === SPECTATOR).length;
    const people = record.seats.map((seat, i): Person => {
      if (seat.bot !== null) return { name: seat.bot, kind: 'bot', level: seat.bot, who: null, present: true };
      if (seat.identity === null) return { name: '', kind: 'free', who: null, present: false };
      const name = names.get(seat.identity);
      return {
        name: name ?? A_PLAYER,
        kind: table.bots.has(i) ? 'bot' : 'person',
        who: name === undefined ? null : seat.identity,
        present: present.has(i) || elsewhere.has(i),
      };
    });
    this.tell({ t: 'people', table: record.id, people, spectators });
  }

  /** What somebody is typing, to those who are told what happens at once. */
  drafts(record: Rec, message: Extract<ToClient, { t: 'drafts' }>): void {
    if (this.watchers.size === 0) return;
    const frame = framed(JSON.stringify(message));
    for (const watcher of this.watchers)
      if (!this.tells || this.tells(this.seatOf(record, watcher))) watcher.send(frame);
  }

  /** The table was cleared away; by an operator, who says why, or by its host before the start. */
  closed(record: Rec, watcher?: Watcher): void {
    const detail = String(record.options['closed'] ?? '');
    const gone: ToClient = { t: 'gone', table: record.id, why: 'closed', detail };
    if (watcher) watcher.send(framed(JSON.stringify(gone)));
    else this.tell(gone);
  }

  /** What has changed since the log had `base` entries and the state was `before`, to everybody. */
  update(record: Rec, table: Table, steps: Steps, base: number, before: Core, now: number): void {
    this.undos.follow(table, base, before);
    if (this.watchers.size === 0) return;
    const { game, state } = table;
    const changes = new Changes(game, before, state);
    const known = this.scored?.of === before ? this.scored.scores : game.scores(before);
    const scores = game.scores(state);
    this.scored = { of: state, scores };
    // Of each seat, and last the one of those who only look on.
    const frames: (Frame | undefined)[] = [];
    pen.apart(() => {
      const open = pen.passage(() => changes.open());
      pen.apart(() => {
        this.shared(record, table, steps, base, now, sameScores(known, scores) ? null : scores);
        for (const watcher of this.watchers) {
          const seat = this.seatOf(record, watcher);
          if (this.tells && !this.tells(seat)) continue;
          const place = seat === SPECTATOR ? record.seats.length : seat;
          frames[place] ??= pen.frame(() => {
            this.before(table, seat, now);
            pen.raw('{').again(open);
            changes.own(seat);
            pen.close();
            this.after(table, seat);
          });
          watcher.send(frames[place]);
        }
      });
    });
  }

  /** To somebody who has just come, or is back and knows the first `base` entries: the whole view. */
  greet(watcher: Watcher, record: Rec, table: Table, steps: Steps, base: number, now: number): void {
    const seat = this.seatOf(record, watcher);
    const text = pen.text(() => {
      this.shared(record, table, steps, base, now, table.game.scores(table.state));
      this.before(table, seat, now);
      pen.raw(JSON.stringify(table.view(seat).state));
      this.after(table, seat);
    });
    watcher.send(framed(text));
  }

  /** The part that is the same for all: written once, however many look. */
  private shared(record: Rec, table: Table, steps: Steps, base: number, now: number, scores: Scores | null): void {
    pen.raw('{"t":"update","table":').quoted(record.id).raw(',"step":').number(table.log.length);
    const from = steps.known(base);
    pen.raw(',"from":').number(from).raw(',"steps":');
    steps.write(from);
    if (scores) pen.raw(',"scores":').value(scores);
    pen.raw(',"deadlines":').value(table.deadlines()).raw(',"now":').number(now);
    pen.raw(',"outcome":').value(table.outcome);
  }

  /** Of one seat's part what stands before the state, and what stands after it. */
  private before(table: Table, seat: number, now: number): void {
    pen.raw(',"undoable":[');
    if (seat !== SPECTATOR && this.undos.may(table, seat, now)) pen.number(seat);
    pen.raw('],"views":{"').number(seat).raw('":{"seat":').number(seat).raw(',"state":');
  }

  private after(table: Table, seat: number): void {
    const { decisions, waiting } = table.asked(seat);
    pen.raw(',"decisions":').list(decisions, decision).raw(',"waiting":').list(waiting, awaited);
    pen.raw(',"outcome":').value(table.outcome).raw('}}}');
  }

  chat(table: string, author: string, line: ChatLine): void {
    const frame = framed(JSON.stringify({ t: 'chat', table, lines: [line] } satisfies ToClient));
    for (const watcher of this.watchers) if (!watcher.muted.has(author)) watcher.send(frame);
  }
}
