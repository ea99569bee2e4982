/** What the tests of the rules share: positions and moves in notation, and what the table says to them. */
import { type Below, type Move, type Reason, silent } from '../../kernel/game.ts';
import { apply, keyOf, slotsOf } from '../../kernel/gate.ts';
import { same } from '../../kernel/json.ts';
import { actorName, readMove, seatNumber, writeMove } from '../../kernel/notation.ts';
import { listener, sentences } from '../../kernel/prose.ts';
import { makeSetup } from '../../kernel/setup.ts';
import { castle } from './index.ts';
import type { Castle } from './state.ts';

/** The squares of each line of the printed board. */
export const LINES: { readonly [line: string]: string } = {
  r1: 'r1c1 r1c2 r1c3 r1c4',
  r2: 'r2c1 r2c2',
  r3: 'r3c3 r3c5',
  r4: 'r4c4 r4c5',
  r5: 'r5c4 r5c5',
  c1: 'r1c1 r2c1',
  c2: 'r1c2 r2c2',
  c3: 'r1c3 r3c3',
  c4: 'r1c4 r4c4 r5c4',
  c5: 'r3c5 r4c5 r5c5',
};

export type Edition = 'apprentice' | 'architect';
export type Table = { readonly edition?: Edition; readonly seats?: number; readonly board?: string };

export function setupOf({ edition = 'apprentice', seats = 2, board }: Table, start = '1') {
  const setup = makeSetup(castle, seats, { edition, start, ...(board === undefined ? {} : { board }) });
  if (!setup.ok) throw new Error(setup.problems.join(' '));
  return setup.value;
}

/** A written position, brought to its first question. */
export function position(text: string, table: Table = {}): Castle {
  const s = castle.read(setupOf(table), text);
  castle.settle(s);
  return s;
}

const playersIn = (castles: string): number => (/^\s*D/m.test(castles) ? 4 : /^\s*C/m.test(castles) ? 3 : 2);

function onTurn(edition: Edition, dice: string, castles: string, frames: readonly string[], board?: string): Castle {
  const table = { edition, seats: playersIn(castles), ...(board === undefined ? {} : { board }) };
  const under = frames.map((frame) => `> table ${frame} A`);
  return position([`${edition} turn 1 A dice ${dice}`, castles, ...under].join('\n'), table);
}

/** A has rolled these dice, and nobody has used one yet. Castles that are not written are empty. */
export const rolled = (edition: Edition, dice: string, castles: string): Castle =>
  onTurn(edition, dice, castles, ['turn.2']);

/** Everybody has answered the roll of A, who may build now. */
export const building = (edition: Edition, castles: string, board?: string): Castle =>
  onTurn(edition, 'R R', castles, ['turn.4'], board);

/** A guest has just begun to act for A, in the middle of her building. */
export const acting = (guest: string, castles: string, board?: string): Castle =>
  onTurn('architect', 'R R', castles, ['turn.5', 'build.1', `${guest}.0`], board);

/** Makes moves that are written one a line; the text says which of them cannot be read or is refused. */
export function play(s: Castle, ...lines: string[]): Castle {
  return lines.reduce((state, line) => {
    const move = readMove(castle, state, line);
    if (typeof move === 'string') throw new Error(move);
    const done = apply(castle, state, move);
    if (!done.ok) throw new Error(`"${line}" is refused: ${done.why.code}.`);
    return done.state;
  }, s);
}

/** The open questions: `A build`, `* roll`. */
export const asked = (s: Castle): string[] =>
  slotsOf(castle, s).map((slot) => {
    const { seat, verb } = castle.question(s, slot);
    return `${actorName(seat)} ${verb}`;
  });

function slotOfQuestion(s: Castle, question: string): number | undefined {
  return slotsOf(castle, s)[asked(s).indexOf(question)];
}

/** What an open question offers, as it is written in a log. */
export function offered(s: Castle, question: string): string[] {
  const slot = slotOfQuestion(s, question);
  if (slot === undefined) throw new Error(`"${question}" is not asked; asked are: ${asked(s).join(', ')}.`);
  const out: number[] = [];
  const n = castle.choices(s, slot, out);
  const picks = question.startsWith('*') ? Array.from({ length: n }, (_, i) => i) : out.slice(0, n);
  return picks.map((pick) => castle.label(s, slot, pick));
}

/** How many picks of each sort have a name, whether they are offered or not. */
const NAMED: { readonly [of: string]: number } = { die: 49, use: 17, square: 13, line: 21, guest: 20, face: 6 };

/** The move that a line stands for, even where it is not offered or nothing of the kind is asked. */
function anyMove(s: Castle, line: string): Move {
  const [who, verb, label] = line.split(' ');
  const slot = slotOfQuestion(s, `${who} ${verb}`);
  const seat = seatNumber(who);
  if (slot === undefined) return { seat, key: `${seat}.${verb}.${s.answers[seat]}`, pick: 0 };
  const question = castle.question(s, slot);
  for (let pick = 0; pick < NAMED[question.of]; pick++) {
    if (castle.label(s, slot, pick) === label) return { seat, key: keyOf(s, question), pick };
  }
  throw new Error(`Nothing in "${line}" is called "${label}".`);
}

/** Why a move is refused, which must leave everything as it was. */
export function refused(s: Castle, move: string | Move): Reason {
  const before = castle.clone(s);
  const done = apply(castle, s, typeof move === 'string' ? anyMove(s, move) : move);
  if (done.ok) throw new Error(`${JSON.stringify(move)} is not refused.`);
  if (!same(s, before)) throw new Error(`${JSON.stringify(move)} is refused, but it changed the table.`);
  return done.why;
}

/** One castle in notation: `A r1c1 | towers 5 | walls 1`. */
export const sheet = (s: Castle, letter: string): string =>
  castle
    .write(s)
    .split('\n')
    .find((line) => line.startsWith(`${letter} `)) as string;

/** The score sheet of a seat, its empty terms left out. */
export function score(s: Castle, letter: string): { [term: string]: number } {
  const terms = castle.scores(s)[seatNumber(letter)].filter(({ value }) => value !== 0);
  return Object.fromEntries(terms.map(({ term, value }) => [term, value]));
}

/** What the table says while these moves are made, Ana sitting in seat A. */
export function told(s: Castle, ...lines: string[]): string[] {
  const { facts, tell } = listener();
  let state = s;
  for (const line of lines) {
    const move = readMove(castle, state, line);
    if (typeof move === 'string') throw new Error(move);
    const done = apply(castle, state, move, tell);
    if (!done.ok) throw new Error(`"${line}" is refused: ${done.why.code}.`);
    state = done.state;
  }
  return sentences(castle.messages.en, facts, (seat) => ['Ana', 'Ben', 'Cleo', 'Dan'][seat]);
}

/** Numbers that look random and are the same every time. */
export function sequence(seed: number): Below {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Plays a whole game by chance. `visit` sees every state that asks something, then the last one. */
export function wander(
  table: Table,
  seed: number,
  visit: (s: Castle, line: string | null) => void,
  tell = silent,
): Castle {
  const below = sequence(seed);
  const s = castle.setup(setupOf(table, 'chance'));
  const out: number[] = [];
  while (castle.outcome(s) === null) {
    const slots = slotsOf(castle, s);
    const slot = slots[below(slots.length)];
    const { seat } = castle.question(s, slot);
    const n = castle.choices(s, slot, out);
    const pick = seat < 0 ? below(n) : out[below(n)];
    visit(s, writeMove(castle, s, slot, { seat, key: '', pick }));
    castle.take(s, slot, pick, tell);
  }
  visit(s, null);
  return s;
}
