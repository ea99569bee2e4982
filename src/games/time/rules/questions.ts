/** What is asked now, and of whom. It follows from the state: who tells, which windows are open, what is judged. */
import { has, spread } from '../../../kernel/bits.ts';
import { type Actor, CHANCE, CLOCK, type Question, TABLE } from '../../../kernel/game.ts';
import { limit } from '../play.ts';
import { CUT, drawCount, drawKind, ENDING, START } from './draws.ts';
import { CARDS, canLay, canObject, lays, mayLetPass, objections } from './lays.ts';
import { absenceRuns, CHANGES, changeable } from './presence.ts';
import { absent, LIKELY, NO, NONE, SURE, seatsOf, type TimeState } from './state.ts';
import { canEnd, canStop, canTell } from './turns.ts';
import { stillToVote } from './votes.ts';

/** The handle of a question: its kind, and the seat or the place in a list that it belongs to. */
const WIDTH = 1 << 16;
export const KIND = {
  draw: 0,
  verdict: 1,
  count: 2,
  answer: 3,
  vote: 4,
  tell: 5,
  pass: 6,
  end: 7,
  lay: 8,
  object: 9,
  let: 10,
  discard: 11,
  change: 12,
  answerClock: 13,
  voteClock: 14,
  gatherClock: 15,
  windowClock: 16,
  graceClock: 17,
  pauseClock: 18,
  absenceClock: 19,
  discardClock: 20,
} as const;

export const handle = (kind: number, which: number): number => kind * WIDTH + which;
export const kindOf = (slot: number): number => Math.floor(slot / WIDTH);
export const whichOf = (slot: number): number => slot % WIDTH;

/** The sentence alone, without a card. */
export const NO_CARD = CARDS;
export const cardOf = (pick: number): number => (pick === NO_CARD ? NONE : pick);
const SENTENCE = { min: 1, max: 400 };

export const REJECT = 0;
export const AGREE = 1;
/** A plain pass; an exchange is this and 1 + the ending that is given up (T-25). */
export const PASS = 0;
/** Where there is nothing to choose: clocks, counting, letting pass. */
export const ONLY = 0;

/** Each part writes its questions from index `n` on and returns the index behind the last. */
export function open(s: TimeState, slots: number[]): number {
  if (s.over !== '') return 0;
  if (s.draws.length > 0) return ask(slots, 0, KIND.draw, 0);
  let n = openMatter(s, slots, 0);
  n = openTelling(s, slots, n);
  n = openWindows(s, slots, n);
  for (let seat = 0; seat < seatsOf(s); seat++) {
    if (s.mayDiscard[seat] === 0) continue;
    if (canDiscard(s, seat)) n = ask(slots, n, KIND.discard, seat);
    n = ask(slots, n, KIND.discardClock, seat);
  }
  for (let i = 0; i < CHANGES.length; i++) if (changeable(s, CHANGES[i]) !== 0) n = ask(slots, n, KIND.change, i);
  return n;
}

function ask(slots: number[], n: number, kind: number, which: number): number {
  slots[n] = handle(kind, which);
  return n + 1;
}

function openMatter(s: TimeState, slots: number[], from: number): number {
  let n = from;
  if (s.stage === 'verdict') n = ask(slots, n, KIND.verdict, 0);
  if (s.stage === 'answer') {
    n = ask(slots, n, KIND.answer, 0);
    n = ask(slots, n, KIND.answerClock, 0);
  }
  if (s.stage === 'vote') {
    const waiting = stillToVote(s);
    for (let seat = 0; seat < seatsOf(s); seat++) if (has(waiting, seat)) n = ask(slots, n, KIND.vote, seat);
    // When the last ballot is in, the table counts: so nobody's own ballot tells what the others' were.
    n = ask(slots, n, waiting === 0 ? KIND.count : KIND.voteClock, 0);
  }
  return n;
}

function openTelling(s: TimeState, slots: number[], from: number): number {
  let n = from;
  const tells = canTell(s);
  const stops = canStop(s);
  if (tells) n = ask(slots, n, KIND.tell, 0);
  if (stops) n = ask(slots, n, KIND.pass, 0);
  if (canEnd(s)) n = ask(slots, n, KIND.end, 0);
  // T-9: it rests while anything is judged, after a change of storyteller, and while she is away or has to wait (T-11, T-22).
  // With no card left she waits for her windows in order to end; a linking sentence meanwhile is no duty (T-19).
  const owes = stops || (tells && s.hands[s.teller].length > 0);
  if (s.grace) n = ask(slots, n, KIND.graceClock, 0);
  else if (s.play.pauseMs > 0 && owes && !absent(s, s.teller)) n = ask(slots, n, KIND.pauseClock, 0);
  if (absenceRuns(s)) n = ask(slots, n, KIND.absenceClock, 0);
  return n;
}

/** T-11: the same questions and clocks, whoever holds what. A seat that could lay nothing at all is not asked. */
function openWindows(s: TimeState, slots: number[], from: number): number {
  let n = from;
  if (s.gathering > 0) n = ask(slots, n, KIND.gatherClock, 0);
  if (s.windows.length === 0) return n;
  for (let i = 0; i < s.windows.length; i++) if (!s.windows[i].ripe) n = ask(slots, n, KIND.windowClock, i);
  for (let seat = 0; seat < seatsOf(s); seat++) {
    if (canLay(s, seat)) n = ask(slots, n, KIND.lay, seat);
    if (canObject(s, seat)) n = ask(slots, n, KIND.object, seat);
    if (mayLetPass(s, seat)) n = ask(slots, n, KIND.let, seat);
  }
  return n;
}

/** T-8: not her last card. */
const canDiscard = (s: TimeState, seat: number): boolean => s.hands[seat].length > 1;

export function actor(s: TimeState, slot: number): Actor {
  switch (kindOf(slot)) {
    case KIND.draw:
      return CHANCE;
    case KIND.verdict:
    case KIND.count:
    case KIND.change:
      return TABLE;
    case KIND.answer:
    case KIND.tell:
    case KIND.pass:
    case KIND.end:
      return s.teller;
    default:
      return kindOf(slot) >= KIND.answerClock ? CLOCK : whichOf(slot);
  }
}

/** Writes what may be picked into `out` and returns how many; of chance only the count. */
export function choices(s: TimeState, slot: number, out: number[]): number {
  const which = whichOf(slot);
  switch (kindOf(slot)) {
    case KIND.draw:
      return drawCount(s, s.draws[0]);
    case KIND.verdict:
      return fill(out, [NO, LIKELY, SURE]);
    case KIND.answer:
    case KIND.vote:
      return fill(out, [REJECT, AGREE]);
    case KIND.tell:
      return fill(out, [NO_CARD, ...s.hands[s.teller]]);
    case KIND.pass:
      return fill(out, [PASS, ...(s.play.exchange ? s.endings[s.teller].map((ending) => PASS + 1 + ending) : [])]);
    case KIND.end:
      return fill(out, s.endings[s.teller]);
    case KIND.lay:
      return lays(s, which, out);
    case KIND.object:
      return objections(s, which, out);
    case KIND.discard:
      return fill(out, s.hands[which]);
    case KIND.change:
      return spread(changeable(s, CHANGES[which]), out, 0, 0);
    default:
      return fill(out, [ONLY]);
  }
}

function fill(out: number[], values: readonly number[]): number {
  for (let i = 0; i < values.length; i++) out[i] = values[i];
  return values.length;
}

const DRAWS: { readonly [kind: number]: { verb: string; of: string } } = {
  [START]: { verb: 'start', of: 'seat' },
  [CUT]: { verb: 'cut', of: 'card' },
  [ENDING]: { verb: 'draw-ending', of: 'ending' },
};

const clock = (verb: string, about: string | number, ms: number): Question => ({
  seat: CLOCK,
  verb,
  of: 'clock',
  about: String(about),
  ms,
});

/** Keys of clocks and shared questions say what they are about: a turn, a sentence, a claim, a vote. */
export function question(s: TimeState, slot: number): Question {
  const which = whichOf(slot);
  const seat = actor(s, slot);
  switch (kindOf(slot)) {
    case KIND.draw:
      return { seat, ...(DRAWS[drawKind(s.draws[0])] ?? { verb: 'draw', of: 'card' }) };
    case KIND.verdict:
      return {
        seat,
        verb: 'verdict',
        of: 'verdict',
        about: s.matter === 'claim' ? `${s.claims[0].id}` : `o${s.objections[0].on + 1}`,
      };
    case KIND.count:
      return { seat, verb: 'count', of: 'votes', about: `${s.votes}` };
    case KIND.answer:
      return { seat, verb: 'answer', of: 'answer', about: `${s.claims[0].id}` };
    case KIND.vote:
      return { seat, verb: `vote-${s.matter}`, of: 'ballot', about: `${s.votes}` };
    case KIND.tell:
      return { seat, verb: 'tell', of: 'card', about: `${s.turn}.${s.sentences.length + 1}`, text: SENTENCE };
    case KIND.pass:
      return { seat, verb: 'pass', of: 'pass', about: `${s.turn}.${s.sentences.length}` };
    case KIND.end:
      return { seat, verb: 'end', of: 'ending', about: `${s.turn}.${s.sentences.length}` };
    case KIND.lay:
      return { seat, verb: 'lay', of: 'lay', may: true };
    case KIND.object:
      return { seat, verb: 'object', of: 'objection', may: true };
    case KIND.let:
      return { seat, verb: 'let', of: 'window', about: `${s.sentences.length}`, may: true };
    case KIND.discard:
      return { seat, verb: 'discard', of: 'card', about: `${s.mayDiscard[which]}`, may: true };
    case KIND.change:
      return { seat, verb: CHANGES[which], of: 'seat', about: `${s.changes}`, may: true };
    case KIND.answerClock:
      return clock('answer', s.claims[0].id, limit(s.play, s.claims[0].verdict === SURE ? 5 : 10));
    case KIND.voteClock:
      return clock('vote', s.votes, limit(s.play, 15));
    case KIND.gatherClock:
      return clock('gather', s.gathering, 250);
    case KIND.windowClock:
      return clock('window', s.windows[which].on + 1, limit(s.play, 6));
    case KIND.graceClock:
      return clock('grace', s.turn, limit(s.play, 10));
    case KIND.pauseClock:
      return { ...clock('pause', `${s.turn}.${s.beat}`, s.play.pauseMs), idle: true };
    case KIND.absenceClock:
      return clock('absence', `${s.turn}.${s.absences}`, limit(s.play, 30));
    default:
      return clock('discard', s.mayDiscard[which], limit(s.play, 15));
  }
}
