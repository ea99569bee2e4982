/** A table as it is told to those who watch it. */
import { type AnyGame, type GameId, games } from '../games/registry.ts';
import type { Core, View } from '../kernel/game.ts';
import { slotsOf } from '../kernel/gate.ts';
import type { Fact } from '../kernel/prose.ts';
import type { SlimView, Step } from '../protocol/parts.ts';
import { aside, type Entry } from '../table/entries.ts';
import type { Table } from '../table/table.ts';
import { encode, pen } from './encode.ts';

function fact({ fact, seat, a, b, c }: Fact): void {
  pen.raw('{"fact":').quoted(fact).raw(',"seat":').number(seat);
  pen.raw(',"a":').number(a).raw(',"b":').number(b).raw(',"c":').number(c).raw('}');
}

/** A `Step`, written field by field: one is made at every move. */
function stepText(entry: Entry, after: number, round: number, facts: readonly Fact[]): string {
  const { at, seat, kind } = entry;
  const what = aside(entry);
  return pen.text(() => {
    pen.raw('{"after":').number(after).raw(',"at":').number(at).raw(',"seat":').number(seat);
    pen.raw(',"kind":').quoted(kind);
    if (what !== undefined) pen.raw(',"what":').quoted(what);
    pen.raw(',"round":').number(round).raw(',"facts":').list(facts, fact).raw('}');
  });
}

/** What has happened, kept as the text in which it is told: thousands of tables hold it, and it is only ever sent. */
export class Steps {
  private readonly texts: string[] = [];
  /** How many entries the log had after each. */
  private readonly afters: number[] = [];
  /** The first of them is what was dealt before anybody moved. */
  private dealt = false;

  get count(): number {
    return this.texts.length;
  }

  /** How many entries of the log they tell of. */
  get length(): number {
    return this.afters.at(-1) ?? 0;
  }

  /** The same without the latest ones; what was dealt is how the table begins. */
  without(latest: number): Steps {
    const fewer = new Steps();
    const count = Math.max(this.dealt ? 1 : 0, this.count - latest);
    fewer.texts.push(...this.texts.slice(0, count));
    fewer.afters.push(...this.afters.slice(0, count));
    return fewer;
  }

  /** What chance and the host answered belongs to the step that asked them. */
  add(table: Table, entries: readonly Entry[], facts: readonly Fact[]): void {
    const [first] = entries;
    const after = table.log.length;
    // The round as it is after all of it, whether it came in one piece or is read again entry by entry.
    const round = table.game.rounds(table.state);
    const asked = first.kind === 'move' && first.seat < 0 ? this.texts.pop() : undefined;
    if (asked === undefined) {
      this.dealt ||= this.count === 0 && first.seat < 0;
      this.texts.push(stepText(first, after, round, facts));
    } else {
      const step = JSON.parse(asked) as Step;
      this.afters.pop();
      this.texts.push(encode({ ...step, after, round, facts: [...step.facts, ...facts] } satisfies Step));
    }
    this.afters.push(after);
  }

  /** All of them, to be kept with a position. */
  save(): Step[] {
    return JSON.parse(`[${this.texts.join(',')}]`) as Step[];
  }

  /** In place of whatever there is. */
  resume(steps: readonly Step[]): void {
    this.texts.splice(0, this.texts.length, ...steps.map((step) => encode(step)));
    this.afters.splice(0, this.afters.length, ...steps.map(({ after }) => after));
    this.dealt = steps.length > 0 && steps[0].seat < 0;
  }

  /** How many of them somebody knows whose log has `base` entries. */
  known(base: number): number {
    let from = this.afters.length;
    while (from > 0 && this.afters[from - 1] > base) from--;
    return from;
  }

  /** A JSON array of all that came after the first ones. */
  write(from: number): void {
    pen.raw('[');
    for (let i = from; i < this.texts.length; i++) {
      if (i > from) pen.raw(',');
      pen.raw(this.texts[i]);
    }
    pen.raw(']');
  }
}

const fixedFields: { [game: string]: readonly string[] } = {};

/** The fields of a state that follow from the setup. */
export function fixedOf(game: AnyGame): readonly string[] {
  fixedFields[game.id] ??= Object.entries(game.visibility).flatMap(([field, sight]) =>
    sight === 'setup' ? [field] : [],
  );
  return fixedFields[game.id];
}

/** A view of long ago, for whoever knows the present one: without what never changes. */
export function slim({ setup, state, ...view }: View<unknown>): SlimView {
  const shown = { ...(state as { [field: string]: unknown }) };
  for (const field of fixedOf(games[setup.game as GameId])) delete shown[field];
  return { ...view, state: shown };
}

/** The seats that a position waits for. */
export function awaited(game: AnyGame, state: Core): number[] {
  const seats: number[] = [];
  for (const slot of slotsOf(game, state)) {
    const seat = game.actor(state, slot);
    if (seat >= 0 && !seats.includes(seat) && !game.question(state, slot).may) seats.push(seat);
  }
  return seats;
}

/** Some seats know what others may not see. */
export const hasSecrets = (game: AnyGame): boolean =>
  Object.values(game.visibility).some((sight) => sight !== 'all' && sight !== 'setup');
