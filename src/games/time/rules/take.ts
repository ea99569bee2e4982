/** Answers a question, in place. */
import type { Tell } from '../../../kernel/game.ts';
import { makeDraw, settleDraws } from './draws.ts';
import {
  acceptClaim,
  castBallot,
  closeLine,
  contestClaim,
  countVotes,
  hearVerdict,
  layCard,
  leaveClaim,
  object,
  proceed,
} from './judging.ts';
import { readLay, readObject } from './lays.ts';
import { CHANGES, change, letPass, ripen, ripenAnswered } from './presence.ts';
import { AGREE, actor, cardOf, KIND, kindOf, PASS, whichOf } from './questions.ts';
import { insert, type Leaving, playFromHand, type TimeState } from './state.ts';
import { exchange, layEnding, pass, startTurn, tellSentence } from './turns.ts';

/** `which` is the seat that answers, or the place of a clock or a change in its list. */
type Given = { readonly which: number; readonly pick: number; readonly text: string; readonly stamp: number };
type Answer = (s: TimeState, given: Given, tell: Tell) => void;

const ANSWERS: { readonly [kind in keyof typeof KIND]: Answer } = {
  draw: (s, { pick }, tell) => makeDraw(s, pick, tell),
  verdict: (s, { pick }, tell) => hearVerdict(s, pick, tell),
  count: (s, _, tell) => countVotes(s, tell),
  answer: (s, { pick }, tell) => (pick === AGREE ? acceptClaim(s, tell) : contestClaim(s, tell)),
  vote: (s, { which, pick }, tell) => castBallot(s, which, pick === AGREE, tell),
  tell(s, { pick, text }, tell) {
    tellSentence(s, cardOf(pick), text, tell);
    ripenAnswered(s, tell);
  },
  pass: (s, { pick }, tell) => (pick === PASS ? pass(s, tell) : exchange(s, pick - PASS - 1, tell)),
  end: (s, { pick }, tell) => layEnding(s, pick, tell),
  lay: (s, { which, pick, stamp }, tell) => layCard(s, which, readLay(pick), stamp, tell),
  object: (s, { which, pick }, tell) => object(s, { seat: which, ...readObject(pick) }, tell),
  let: (s, { which }, tell) => letPass(s, which, tell),
  discard: (s, { which, pick }, tell) => discard(s, which, pick, tell),
  change: (s, { which, pick }, tell) => change(s, CHANGES[which], pick, tell),

  answerClock: (s, _, tell) => leaveClaim(s, tell),
  voteClock: (s, _, tell) => countVotes(s, tell),
  gatherClock: (s, _, tell) => closeLine(s, tell),
  windowClock: (s, { which }, tell) => ripen(s, s.windows[which], tell),
  graceClock(s) {
    s.grace = false;
  },
  pauseClock: (s, _, tell) => leave(s, 'pause', tell),
  absenceClock: (s, _, tell) => leave(s, 'away', tell),
  discardClock(s, { which }) {
    s.mayDiscard[which] = 0;
  },
};
const byKind = Object.keys(KIND).map((name) => ANSWERS[name as keyof typeof KIND]);

export function take(s: TimeState, slot: number, pick: number, tell: Tell, text = '', stamp = 0): void {
  const kind = kindOf(slot);
  const seat = actor(s, slot);
  if (kind === KIND.draw) s.answers[s.answers.length - 1]++;
  else if (seat >= 0) s.answers[seat]++;
  byKind[kind](s, { which: whichOf(slot), pick, text, stamp }, tell);
  settle(s, tell);
}

/** Goes on to the next question: the draws that leave no choice, and after the deal the first turn. */
export function settle(s: TimeState, tell: Tell): void {
  settleDraws(s, tell);
  if (s.turn === 0 && s.draws.length === 0) startTurn(s, s.teller, false, tell);
}

/** T-8. */
function discard(s: TimeState, seat: number, card: number, tell: Tell): void {
  playFromHand(s, seat, card);
  insert(s.discards, card);
  s.mayDiscard[seat] = 0;
  tell('discards', seat, card);
}

function leave(s: TimeState, why: Leaving, tell: Tell): void {
  s.leaving = why;
  proceed(s, tell);
}
