/** The one gate: what may be answered now, and the only way to answer it without being trusted. */
import {
  CHANCE,
  CLOCK,
  type Core,
  type Decision,
  type Game,
  type Move,
  type Question,
  type Reason,
  silent,
  TABLE,
  type Tell,
} from './game.ts';

const NAMES: { readonly [actor: number]: string } = { [CHANCE]: 'chance', [CLOCK]: 'clock', [TABLE]: 'table' };

/** Verb and how many answers the seat has given, or what the question is about where many share it. */
export function keyOf(state: Core, question: Question): string {
  const { seat, verb, about } = question;
  const who = NAMES[seat] ?? String(seat);
  if (about !== undefined) return `${who}.${verb}.${about}`;
  return `${who}.${verb}.${state.answers[seat === CHANCE ? state.answers.length - 1 : seat]}`;
}

/** Where games write what they offer: lists that grow by one number at a time are dear, and a gate is passed thousands of times a second. */
const slots: number[] = [];
const options: number[] = [];

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** An open question as data. */
export function decisionAt<S extends Core>(game: Game<S, unknown>, state: S, slot: number): Decision {
  const question = game.question(state, slot);
  const { seat, verb, of } = question;
  const n = game.choices(state, slot, options);
  // Field by field: a table asks this at every move, and copying the rest of an object is dear.
  const decision: Writable<Decision> = {
    seat,
    key: keyOf(state, question),
    verb,
    of,
    options: options.slice(0, seat === CHANCE ? 0 : n),
  };
  if (seat === CHANCE) decision.n = n;
  if (question.text) decision.text = question.text;
  if (question.may) decision.may = true;
  if (question.ms !== undefined) decision.ms = question.ms;
  if (question.idle) decision.idle = true;
  return decision;
}

/** The handles of the open questions. */
export function slotsOf<S extends Core>(game: Game<S, unknown>, state: S): number[] {
  return slots.slice(0, game.open(state, slots));
}

/** All questions that are open now, of every actor. */
export function pending<S extends Core>(game: Game<S, unknown>, state: S): Decision[] {
  return slotsOf(game, state).map((slot) => decisionAt(game, state, slot));
}

/** The open question of that key. */
export function slotOf<S extends Core>(game: Game<S, unknown>, state: S, key: string): number | null {
  const n = game.open(state, slots);
  for (let i = 0; i < n; i++) if (keyOf(state, game.question(state, slots[i])) === key) return slots[i];
  return null;
}

type Checked = { readonly ok: true; readonly slot: number } | { readonly ok: false; readonly why: Reason };
const refuse = (why: Reason): { readonly ok: false; readonly why: Reason } => ({ ok: false, why });

/** Whether a move answers an open question with something that it allows. */
function check<S extends Core>(game: Game<S, unknown>, state: S, move: Move): Checked {
  const slot = slotOf(game, state, move.key);
  if (slot === null) {
    if (game.outcome(state)) return refuse({ code: 'game-over', key: move.key });
    return refuse(game.gone?.(state, move) ?? { code: 'not-asked', key: move.key });
  }
  const question = game.question(state, slot);
  if (question.seat !== move.seat) return refuse({ code: 'not-yours', key: move.key, seat: move.seat });
  const { text } = question;
  const { pick } = move;
  if (!text && move.text !== undefined) return refuse({ code: 'no-text-asked', verb: question.verb });
  const n = game.choices(state, slot, options);
  if (question.seat === CHANCE) {
    if (Number.isInteger(pick) && (pick as number) >= 0 && (pick as number) < n) return { ok: true, slot };
    return refuse({ code: 'not-a-roll', pick: Number(pick), n });
  }
  const at = n === 0 ? -1 : options.indexOf(pick as number);
  if (n > 0 && (at < 0 || at >= n)) {
    if (typeof pick !== 'number') return refuse({ code: 'no-pick', key: move.key });
    return refuse(game.why(state, slot, pick) ?? { code: 'not-offered', pick, verb: question.verb });
  }
  if (n === 0 && pick !== undefined) return refuse({ code: 'not-offered', pick, verb: question.verb });
  if (text) {
    const length = move.text === undefined ? 0 : [...move.text].length;
    if (length < text.min) return refuse({ code: 'text-too-short', length, min: text.min });
    if (length > text.max) return refuse({ code: 'text-too-long', length, max: text.max });
    const why = game.whyNotText?.(state, slot, move.text ?? '');
    if (why) return refuse(why);
  }
  return { ok: true, slot };
}

export type Applied<S> = { readonly ok: true; readonly state: S } | { readonly ok: false; readonly why: Reason };

/** The next state, or why not; the state given is never changed. */
export function apply<S extends Core>(game: Game<S, unknown>, state: S, move: Move, tell: Tell = silent): Applied<S> {
  const checked = check(game, state, move);
  if (!checked.ok) return checked;
  const next = game.clone(state);
  game.take(next, checked.slot, move.pick ?? 0, tell, move.text, move.stamp);
  return { ok: true, state: next };
}

/** The same in place, for whoever owns the state: true if the move was taken. */
export function applyTo<S extends Core>(game: Game<S, unknown>, state: S, move: Move): boolean {
  const checked = check(game, state, move);
  if (checked.ok) game.take(state, checked.slot, move.pick ?? 0, silent, move.text, move.stamp);
  return checked.ok;
}
