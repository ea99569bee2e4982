/** Claims, objections and votes, one at a time (T-10 … T-17): what is judged next, and what follows from it. */
import { count, has, single } from '../../../kernel/bits.ts';
import { TABLE, type Tell } from '../../../kernel/game.ts';
import { queueDraws, STORY } from './draws.ts';
import type { Lay } from './lays.ts';
import {
  allRipe,
  CARD,
  type Claim,
  GROUP,
  insert,
  LIKELY,
  NO,
  NONE,
  type Objection,
  remove,
  SURE,
  type TimeState,
  takeIntoHand,
  UNASKED,
  windowOn,
} from './state.ts';
import { loseTurn, refuseEnding, startTurn, win } from './turns.ts';
import { majority, openVote, type Result, votersOn, wholeMajority } from './votes.ts';

/** T-14: the most that a measured delay counts, and how long after the first claim others count as laid at once. */
const AT_ONCE_MS = 250;

/** T-10, T-11: a card is laid. The first one opens the line, whose order stays open for a moment. */
export function layCard(s: TimeState, seat: number, { card, kind, on }: Lay, stamp: number, tell: Tell): void {
  remove(s.hands[seat], card);
  s.laid++;
  if (s.claims.length === 0) s.gathering = s.laid;
  s.claims.push({ id: s.laid, seat, card, kind, on, stamp, verdict: UNASKED });
  tell(kind === GROUP ? 'lays-group' : 'lays', seat, card, on);
}

/** T-14: claims laid at once are sorted by when they were laid, each player's delay taken off; the log says so. */
export function closeLine(s: TimeState, tell: Tell): void {
  s.gathering = 0;
  const arrived = s.claims.slice();
  const earliest = arrived[0].stamp - AT_ONCE_MS;
  const laidAt = (claim: Claim): number => Math.max(claim.stamp, earliest);
  s.claims.sort((a, b) => laidAt(a) - laidAt(b) || a.id - b.id);
  if (s.claims.length > 1) {
    s.claims.forEach((claim, place) => {
      tell('in-line', claim.seat, place + 1, laidAt(claim) - laidAt(s.claims[0]), arrived.indexOf(claim) + 1);
    });
  }
  proceed(s, tell);
}

export function object(s: TimeState, objection: Objection, tell: Tell): void {
  const { seat, kind, on } = objection;
  s.objections.push(objection);
  if (kind === CARD) tell('objects-card', seat, s.sentences[on].card, on);
  else tell('objects', seat, on);
  proceed(s, tell);
}

/**
 * What is judged next, once nothing is. A card that is objected to is judged before the claims that may rest on it, and the
 * telling after them, because cards already laid are judged before the turn ends (T-11, T-15).
 */
export function proceed(s: TimeState, tell: Tell): void {
  if (s.over !== '' || s.matter !== '') return;
  const card = s.objections.findIndex((o) => o.kind === CARD);
  if (card >= 0) judgeObjection(s, card, tell);
  else if (s.claims.length > 0) {
    if (s.gathering === 0) judgeClaim(s, tell);
  } else if (s.objections.length > 0) judgeObjection(s, 0, tell);
  // T-9, T-11: a storyteller whose time is up keeps the windows of her sentences open for as long as they must be.
  else if (s.leaving !== '' && (s.leaving !== 'pause' || allRipe(s))) loseTurn(s, tell);
}

/** Nothing is judged any more; the pause clock starts afresh. */
function closeMatter(s: TimeState): void {
  s.matter = '';
  s.stage = '';
  s.vote = null;
  s.beat++;
}

// Claims.

/** A group interrupt needed no judge: it was checked when it was laid (T-13). */
function judgeClaim(s: TimeState, tell: Tell): void {
  if (s.claims[0].kind === GROUP) interrupt(s, tell);
  else {
    s.matter = 'claim';
    s.stage = 'verdict';
  }
}

/** T-13, and T-17 where nobody could vote: then a likely match is as good as a sure one. */
export function hearVerdict(s: TimeState, verdict: number, tell: Tell): void {
  const aboutClaim = s.matter === 'claim';
  const { seat, on } = aboutClaim ? s.claims[0] : s.objections[0];
  tell('matched', TABLE, verdict, aboutClaim ? s.claims[0].card : s.sentences[on].card, on);
  if (!aboutClaim) endObjection(s, verdict === NO, seat, tell);
  else {
    s.claims[0].verdict = verdict;
    if (verdict >= LIKELY && votersOn(s, seat) === 0) interrupt(s, tell);
    else s.stage = 'answer';
  }
}

export function acceptClaim(s: TimeState, tell: Tell): void {
  tell('accepts', s.teller, s.claims[0].card);
  interrupt(s, tell);
}

export function contestClaim(s: TimeState, tell: Tell): void {
  tell('contests', s.teller, s.claims[0].card);
  toTheVote(s, tell);
}

/** T-13: silence lets a sure match stand and brings any other to the vote. */
export function leaveClaim(s: TimeState, tell: Tell): void {
  if (s.claims[0].verdict === SURE) interrupt(s, tell);
  else toTheVote(s, tell);
}

function toTheVote(s: TimeState, tell: Tell): void {
  const claim = s.claims[0];
  const voters = votersOn(s, claim.seat);
  if (voters > 0) openVote(s, voters);
  else if (claim.verdict >= LIKELY) interrupt(s, tell);
  else failClaim(s, false, tell);
}

/** T-12: the card goes on the table, the storyteller draws one, the interrupter tells on. */
function interrupt(s: TimeState, tell: Tell): void {
  const { seat, card, kind, on } = s.claims.shift() as Claim;
  s.since[card] = 0;
  s.interrupts.push({ seat, card, kind, on, next: s.sentences.length });
  tell('interrupts', seat, card, on);
  takeBack(s, () => true, tell);
  s.objections = [];
  s.silent = 0;
  closeMatter(s);
  queueDraws(s, s.teller, STORY, 1);
  startTurn(s, seat, true, tell);
}

/** T-13: the failed interrupter discards that card and draws two, unless the failure is without penalty (T-16, T-17, T-27). */
function failClaim(s: TimeState, penalty: boolean, tell: Tell): void {
  const { seat, card, on } = s.claims.shift() as Claim;
  closeMatter(s);
  if (penalty && s.play.penalties) {
    tell('fails', seat, card);
    s.since[card] = 0;
    insert(s.discards, card);
    queueDraws(s, seat, STORY, 2);
  } else {
    tell('fails-free', seat, card);
    insert(s.hands[seat], card);
    const window = windowOn(s, on);
    if (window) window.failed |= single(seat);
  }
  proceed(s, tell);
}

/** T-14, T-15: cards go back without penalty. They were in hand all the time (T-11). */
function takeBack(s: TimeState, which: (claim: Claim) => boolean, tell: Tell): void {
  for (const claim of s.claims.filter(which)) {
    insert(s.hands[claim.seat], claim.card);
    tell('takes-back', claim.seat, claim.card);
  }
  s.claims = s.claims.filter((claim) => !which(claim));
  if (s.claims.length === 0) s.gathering = 0;
}

// Objections.

/** T-15 by vote; T-17 where nobody can vote: the matcher decides on a card, and nothing else can be upheld. */
function judgeObjection(s: TimeState, index: number, tell: Tell): void {
  const [objection] = s.objections.splice(index, 1);
  s.objections.unshift(objection);
  s.matter = 'objection';
  const voters = votersOn(s, objection.seat);
  if (voters > 0) openVote(s, voters);
  else if (objection.kind === CARD) s.stage = 'verdict';
  else endObjection(s, false, objection.seat, tell);
}

function endObjection(s: TimeState, upheld: boolean, seat: number, tell: Tell): void {
  const { kind, on } = s.objections.shift() as Objection;
  const window = windowOn(s, on);
  if (window) window.judged |= single(kind);
  closeMatter(s);
  if (!upheld) {
    s.objected |= single(seat);
    tell('overruled', seat, on);
  } else if (kind === CARD) returnCard(s, on, tell);
  else strike(s, on, tell);
  proceed(s, tell);
}

/** T-15: the card comes back to her hand; group interrupts laid on it go back. */
function returnCard(s: TimeState, on: number, tell: Tell): void {
  const sentence = s.sentences[on];
  tell('returns', sentence.seat, sentence.card, on);
  takeIntoHand(s, sentence.seat, sentence.card);
  sentence.card = NONE;
  s.links = 0;
  takeBack(s, (claim) => claim.kind === GROUP && claim.on === on, tell);
}

/** T-15: the sentence is no part of the tale; the turn ends once the cards laid on other sentences are judged. */
function strike(s: TimeState, on: number, tell: Tell): void {
  s.sentences[on].struck = true;
  tell('struck', s.teller, on);
  s.windows = s.windows.filter((w) => w.on !== on);
  takeBack(s, (claim) => claim.on === on, tell);
  s.objections = s.objections.filter((o) => o.kind === CARD && o.on !== on);
  s.leaving = 'silly';
}

// Votes.

export function castBallot(s: TimeState, seat: number, yes: boolean, tell: Tell): void {
  if (!s.vote) return;
  s.vote.cast |= single(seat);
  if (yes) s.vote.yes |= single(seat);
  tell('votes', seat);
}

/** T-16: the vote is over, the ballots are shown. */
export function countVotes(s: TimeState, tell: Tell): void {
  if (!s.vote) return;
  const { vote, matter } = s;
  s.counted = { ...vote, matter };
  tell('counted', TABLE, count(vote.yes), count(vote.cast) - count(vote.yes));
  for (let seat = 0; seat < s.hands.length; seat++) {
    if (has(vote.cast, seat)) tell(has(vote.yes, seat) ? 'voted-yes' : 'voted-no', seat);
  }
  const result = majority(vote);
  if (matter === 'close') endClosing(s, wholeMajority(vote), tell);
  else if (matter === 'objection') endObjection(s, result === 'yes', s.objections[0].seat, tell);
  else if (matter === 'ending') endEnding(s, result, tell);
  else if (result === 'yes') interrupt(s, tell);
  else failClaim(s, result === 'no', tell);
}

/** T-16, T-20: a tie lets the ending stand. */
function endEnding(s: TimeState, result: Result, tell: Tell): void {
  closeMatter(s);
  if (result === 'no') refuseEnding(s, tell);
  else win(s, tell);
}

function endClosing(s: TimeState, closed: boolean, tell: Tell): void {
  closeMatter(s);
  if (closed) {
    s.over = 'closed';
    tell('closes', TABLE);
  } else {
    tell('goes-on', TABLE);
    proceed(s, tell);
  }
}
