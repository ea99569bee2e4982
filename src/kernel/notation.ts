/**
 * Written logs, one answer a line: `A use W:r1c1`, `* roll Gold`, `B tell "Once…" Old Woman`. Seats are letters, chance is a
 * star. Position notation is each game's own; both are for people first.
 */

import { call, type Frame } from './frames.ts';
import { CHANCE, CLOCK, type Core, type Game, type Move, TABLE } from './game.ts';
import { keyOf, slotsOf } from './gate.ts';

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);
export const seatNumber = (letter: string): number => letter.charCodeAt(0) - 65;

const ACTORS: { readonly [actor: number]: string } = { [CHANCE]: '*', [CLOCK]: 'clock', [TABLE]: 'table' };
export const actorName = (actor: number): string => ACTORS[actor] ?? seatLetter(actor);

/** A line of the log for a move that is about to be made in this state. */
export function writeMove<S extends Core>(game: Game<S, unknown>, state: S, slot: number, move: Move): string {
  const { seat, verb, about } = game.question(state, slot);
  const parts = [actorName(seat), verb];
  if (about !== undefined) parts.push(`@${about}`);
  if (move.text !== undefined) parts.push(JSON.stringify(move.text));
  if (move.stamp !== undefined) parts.push(`+${move.stamp}`);
  const label = move.pick === undefined ? '' : game.label(state, slot, move.pick);
  if (label !== '') parts.push(label);
  return parts.join(' ');
}

const LINE = /^(\S+) (\S+)(?: @(\S+))?(?: ("(?:[^"\\]|\\.)*"))?(?: \+(-?\d+))?(?: (.+))?$/;

/** The move that a line stands for in this state; a sentence about what is wrong with it otherwise. */
export function readMove<S extends Core>(game: Game<S, unknown>, state: S, line: string): Move | string {
  const found = LINE.exec(line.trim());
  if (!found) return `"${line}" is not a move: write who, what, and the pick, as in "A build r1".`;
  const [, who, verb, about, quoted, stamp, label = ''] = found;
  const open: string[] = [];
  for (const slot of slotsOf(game, state)) {
    const question = game.question(state, slot);
    open.push(`${actorName(question.seat)} ${question.verb}`);
    if (actorName(question.seat) !== who || question.verb !== verb || (about ?? question.about) !== question.about)
      continue;
    const options: number[] = [];
    const n = game.choices(state, slot, options);
    const picks = question.seat === CHANCE ? Array.from({ length: n }, (_, i) => i) : options.slice(0, n);
    const pick = picks.length === 0 ? undefined : picks.find((p) => game.label(state, slot, p) === label);
    if (picks.length > 0 && pick === undefined) {
      const offered = picks.map((p) => game.label(state, slot, p) || '(nothing)').join(', ');
      return `"${line}": ${who} cannot ${verb} "${label}" now; offered are: ${offered}.`;
    }
    return {
      seat: question.seat,
      key: keyOf(state, question),
      ...(pick === undefined ? {} : { pick }),
      ...(quoted === undefined ? {} : { text: JSON.parse(quoted) as string }),
      ...(stamp === undefined ? {} : { stamp: Number(stamp) }),
    };
  }
  return `"${line}": that is not asked now; asked are: ${open.join(', ') || 'nothing, the game is over'}.`;
}

/** Frames under way, one a line: `> table turn.3 B` is the table's stack, its program and step, and the seat. */
export function writeStacks(stacks: readonly (readonly Frame[])[]): string[] {
  return stacks.flatMap((stack, i) => {
    const owner = i < stacks.length - 1 ? seatLetter(i) : 'table';
    return stack.map((f) => {
      const numbers = [f.a, f.b, f.c];
      while (numbers.length > 0 && numbers.at(-1) === 0) numbers.pop();
      const seat = f.seat === TABLE ? '-' : seatLetter(f.seat);
      return ['>', owner, `${f.run.replaceAll(' ', '_')}.${f.at}`, seat, ...numbers].join(' ');
    });
  });
}

/** Reads the words of such a line behind its `>`. */
export function readFrame(stacks: Frame[][], [owner, program, seat, ...numbers]: readonly string[]): void {
  const dot = program.lastIndexOf('.');
  const [a = 0, b = 0, c = 0] = numbers.map(Number);
  const frame = call(program.slice(0, dot).replaceAll('_', ' '), seat === '-' ? TABLE : seatNumber(seat), a, b, c);
  stacks[owner === 'table' ? stacks.length - 1 : seatNumber(owner)].push({
    ...frame,
    at: Number(program.slice(dot + 1)),
  });
}
