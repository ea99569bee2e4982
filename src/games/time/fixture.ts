/** What the tests of the rules share: positions and moves in notation, and what the table says to them. */
import type { Move, Reason } from '../../kernel/game.ts';
import { apply, keyOf, pending, slotsOf } from '../../kernel/gate.ts';
import { same } from '../../kernel/json.ts';
import { actorName, readMove, seatNumber } from '../../kernel/notation.ts';
import { listener, sentences } from '../../kernel/prose.ts';
import { explain } from '../../kernel/reasons.ts';
import { makeSetup } from '../../kernel/setup.ts';
import { time } from './index.ts';
import { handle, KIND } from './rules/questions.ts';
import type { TimeState } from './rules/state.ts';

export type Options = { readonly [option: string]: string };

export function setupOf(seats: number, options: Options = {}) {
  const setup = makeSetup(time, seats, options);
  if (!setup.ok) throw new Error(setup.problems.join(' '));
  return setup.value;
}

/** A written position; there are as many seats as hands. */
export function position(text: string, options: Options = {}): TimeState {
  const seats = text.split('\n').filter((line) => /^\s*[A-H] /.test(line)).length;
  const s = time.read(setupOf(seats, options), text);
  time.settle(s);
  return s;
}

/** Makes moves that are written one a line; the text says which of them cannot be read or is refused. */
export function play(s: TimeState, ...lines: string[]): TimeState {
  return lines.reduce((state, line) => {
    const move = readMove(time, state, line);
    if (typeof move === 'string') throw new Error(move);
    const done = apply(time, state, move);
    if (!done.ok) throw new Error(`"${line}" is refused: ${done.why.code}.`);
    return done.state;
  }, s);
}

/** A new table, chance answering with the last card of each pile until it is not asked any more. */
export function dealt(seats: number, options: Options = {}): TimeState {
  return drawn(time.setup(setupOf(seats, { start: '1', ...options })));
}

/** Chance answers with the last card of the pile. */
export function drawn(s: TimeState): TimeState {
  let state = s;
  for (;;) {
    const [decision] = pending(time, state);
    if (decision?.n === undefined) return state;
    const done = apply(time, state, { seat: decision.seat, key: decision.key, pick: decision.n - 1 });
    if (!done.ok) throw new Error(done.why.code);
    state = done.state;
  }
}

/** The open questions, without those by which the host says who comes and goes: `A tell`, `clock pause`. */
export const asked = (s: TimeState): string[] =>
  slotsOf(time, s)
    .map((slot) => time.question(s, slot))
    .filter((question) => question.of !== 'seat' || question.verb === 'start')
    .map(({ seat, verb }) => `${actorName(seat)} ${verb}`);

/** The clocks that run, with their keys and times. */
export const clocks = (s: TimeState): { [key: string]: number } =>
  Object.fromEntries(pending(time, s).flatMap(({ key, ms }) => (ms === undefined ? [] : [[key, ms]])));

function slotOfQuestion(s: TimeState, question: string): number | undefined {
  return slotsOf(time, s).find((slot) => {
    const { seat, verb } = time.question(s, slot);
    return `${actorName(seat)} ${verb}` === question;
  });
}

/** What an open question offers, as it is written in a log, in the order of the alphabet. */
export function offered(s: TimeState, question: string): string[] {
  const slot = slotOfQuestion(s, question);
  if (slot === undefined) throw new Error(`"${question}" is not asked; asked are: ${asked(s).join(', ')}.`);
  const out: number[] = [];
  const n = time.choices(s, slot, out);
  const picks = question.startsWith('*') ? Array.from({ length: n }, (_, i) => i) : out.slice(0, n);
  return picks.map((pick) => time.label(s, slot, pick)).sort();
}

/** More than any pick of a short game. */
const PICKS = 20_000;

/** The move that a line stands for, even where it is not offered or nothing of the kind is asked. */
function anyMove(s: TimeState, line: string): Move {
  const [who, verb, ...rest] = line.split(' ');
  const seat = seatNumber(who);
  const open = slotOfQuestion(s, `${who} ${verb}`);
  const slot = open ?? handle(KIND[verb as keyof typeof KIND] ?? KIND.vote, seat);
  const key = open === undefined ? `${seat}.${verb}.0` : keyOf(s, time.question(s, open));
  const label = rest.join(' ');
  for (let pick = 0; label !== '' && pick < PICKS; pick++) {
    if (nameOf(s, slot, pick) === label) return { seat, key, pick };
  }
  if (label !== '') throw new Error(`Nothing in "${line}" has that name.`);
  return { seat, key, pick: 0 };
}

/** The name of a pick, if there is such a card, sentence or seat at all. */
function nameOf(s: TimeState, slot: number, pick: number): string | null {
  try {
    return time.label(s, slot, pick);
  } catch {
    return null;
  }
}

/** Why a move is refused, which must leave everything as it was. */
export function refused(s: TimeState, line: string): Reason {
  const before = time.clone(s);
  const done = apply(time, s, anyMove(s, line));
  if (done.ok) throw new Error(`${line} is not refused.`);
  if (!same(s, before)) throw new Error(`${line} is refused, but it changed the table.`);
  if (explain(time.messages.en, done.why).includes(done.why.code)) throw new Error(`${done.why.code} has no words.`);
  return done.why;
}

/** The cards of a hand by their titles, in the order of the alphabet. */
export const hand = (s: TimeState, letter: string): string =>
  s.hands[seatNumber(letter)]
    .map((card) => s.deck.cards[card].title)
    .sort()
    .join(', ');

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fox', 'Gil', 'Hal'];

/** What the table says while these moves are made, Ana sitting in seat A. */
export function told(s: TimeState, ...lines: string[]): string[] {
  const { facts, tell } = listener();
  let state = s;
  for (const line of lines) {
    const move = readMove(time, state, line);
    if (typeof move === 'string') throw new Error(move);
    const done = apply(time, state, move, tell);
    if (!done.ok) throw new Error(`"${line}" is refused: ${done.why.code}.`);
    state = done.state;
  }
  return sentences(time.messages.en, facts, (seat) => NAMES[seat]);
}
