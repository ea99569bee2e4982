/** A table as it is told to those who watch it. */
import { type AnyGame, type GameId, games } from '../games/registry.ts';
import { CHANCE, type Core, type View } from '../kernel/game.ts';
import type { Fact } from '../kernel/prose.ts';
import type { SlimView, Step } from '../protocol/parts.ts';
import type { Entry } from '../table/entries.ts';
import type { Table } from '../table/table.ts';

/** Adds to the steps; what chance and the host answered belongs to the step that asked them. */
export function addStep(steps: Step[], table: Table, entries: readonly Entry[], facts: readonly Fact[]): void {
  const [first] = entries;
  const after = table.log.length;
  const last = steps.at(-1);
  if (first.kind === 'move' && first.seat < 0 && last) {
    steps[steps.length - 1] = { ...last, after, facts: [...last.facts, ...facts] };
    return;
  }
  const what = first.kind === 'draw' ? first.say : first.kind === 'seat' ? first.held : undefined;
  steps.push({
    after,
    at: first.at,
    seat: first.seat,
    kind: first.kind,
    ...(what === undefined ? {} : { what }),
    round: table.game.rounds(table.state),
    facts: [...facts],
  });
}

const fixedFields: { [game: string]: readonly string[] } = {};

/** The fields of a state that follow from the setup. */
function fixedOf(game: AnyGame): readonly string[] {
  fixedFields[game.id] ??= Object.entries(game.visibility).flatMap(([field, sight]) =>
    sight === 'setup' ? [field] : [],
  );
  return fixedFields[game.id];
}

export function fixedPart(game: AnyGame, state: Core): { [field: string]: unknown } {
  return Object.fromEntries(fixedOf(game).map((field) => [field, state[field as keyof Core]]));
}

/** A view as it travels: without what never changes. */
export function slim({ setup, state, ...view }: View<unknown>): SlimView {
  const shown = { ...(state as { [field: string]: unknown }) };
  for (const field of fixedOf(games[setup.game as GameId])) delete shown[field];
  return { ...view, state: shown };
}

/** Whether a seat may take its latest move back. The full answer replays the log, so what is plain is said first. */
export function mayUndo(table: Table, seat: number, now: number): boolean {
  if (!table.game.undo || table.outcome) return false;
  const { log } = table;
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    if (entry.seat === CHANCE) return false;
    if (entry.kind === 'undo') break;
    if (entry.seat === seat && entry.kind === 'move') {
      if (i === log.length - 1) return true;
      break;
    }
  }
  return table.propose({ kind: 'undo', seat }, now).ok;
}

/** The seats that a position waits for. */
export function awaited(game: AnyGame, state: Core): number[] {
  const slots: number[] = [];
  const n = game.open(state, slots);
  const seats = new Set<number>();
  for (let i = 0; i < n; i++) {
    const seat = game.actor(state, slots[i]);
    if (seat >= 0 && !game.question(state, slots[i]).may) seats.add(seat);
  }
  return [...seats];
}

/** Some seats know what others may not see. */
export const hasSecrets = (game: AnyGame): boolean =>
  Object.values(game.visibility).some((sight) => sight !== 'all' && sight !== 'setup');
