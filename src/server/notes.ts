/** What is written beside the entries of a table: whom it waits for, how it ended, and letters to those who are away. */
import type { Core, Outcome } from '../kernel/game.ts';
import type { Letter, SeatResult } from '../store/records.ts';
import type { Beside } from '../store/store.ts';
import type { Rec } from './context.ts';
import type { Keeper } from './keeper.ts';
import { letterTo } from './news.ts';
import type { Room } from './room.ts';
import { awaited } from './steps.ts';

/** How old the time of the latest move may be in the lists of tables. */
const NOTE_MS = 15_000;

export type Note = {
  readonly turn: readonly number[];
  readonly wakes: boolean;
  /** What is to be written beside the log; nothing while the lists would say the same as before. */
  readonly beside?: Beside<Rec['spec']>;
};

const NONE: readonly Letter[] = [];

const alike = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);

export class Notes {
  private readonly room: Room;
  private readonly keeper: Keeper;
  /** What the lists of tables say of this one, as far as it is known here. */
  private latest: { readonly at: number; readonly wakes: boolean } | null = null;
  /** Whom the table waits for, and has told if they are away. */
  private turn: readonly number[] = [];

  constructor(room: Room, keeper: Keeper) {
    this.room = room;
    this.keeper = keeper;
  }

  /** What is to be written with the entries that lead to a state. */
  of(state: Core, outcome: Outcome | null): Note {
    const at = Date.now();
    if (outcome) {
      const table = { status: 'finished', result: outcome } as const;
      const letters = this.letters('ended', [...this.room.record.seats.keys()]);
      const beside = { at, wakeAt: null, table, results: this.results(outcome), letters };
      return { turn: [], wakes: false, beside };
    }
    const turn = awaited(this.room.table.game, state);
    const wakes = this.room.selfMoving;
    const letters = alike(turn, this.turn) ? NONE : this.letters('turn', turn, this.turn);
    const { latest } = this;
    if (latest && latest.wakes === wakes && at - latest.at < NOTE_MS && letters.length === 0) return { turn, wakes };
    // While somebody leads the table nobody asks when it must be woken; should that one die, at once.
    return { turn, wakes, beside: { at, wakeAt: wakes ? at : null, letters } };
  }

  /** It has been written. */
  keep({ turn, wakes, beside }: Note): void {
    if (beside) this.latest = { at: beside.at, wakes };
    this.turn = turn;
  }

  /** Somebody else has written: what the lists say now is not known. */
  forget(): void {
    this.latest = null;
    this.turn = awaited(this.room.table.game, this.room.table.state);
  }

  /** To people of these seats but the others, if they do not look at the table, here or elsewhere. */
  letters(kind: 'turn' | 'ended', seats: readonly number[], but: readonly number[] = []): Letter[] {
    const { id, record, table } = this.room;
    const letters: Letter[] = [];
    for (const seat of seats) {
      const { identity } = record.seats[seat];
      if (identity === null || but.includes(seat) || table.bots.has(seat) || this.keeper.looks(id, seat)) continue;
      letters.push(letterTo(identity, { kind, table: id }, Date.now() + this.keeper.context.graceMs));
    }
    return letters;
  }

  private results({ winners, scores }: Outcome): SeatResult[] {
    const better = (seat: number): number =>
      winners.includes(seat) ? 0 : scores.filter((score, i) => winners.includes(i) || score > scores[seat]).length;
    return this.room.record.seats.map(({ identity, bot }, seat) => ({
      seat,
      identity,
      bot,
      place: 1 + better(seat),
      won: winners.includes(seat),
      score: scores[seat],
    }));
  }
}
