/** Turns of storytellers: telling, passing, the ending, and how the story goes on to the next (T-6 … T-9, T-12, T-19 … T-23). */
import { count, has, single } from '../../../kernel/bits.ts';
import { TABLE, type Tell } from '../../../kernel/game.ts';
import { ENDING, queueDraws, STORY } from './draws.ts';
import {
  absent,
  allRipe,
  insert,
  judging,
  NONE,
  playFromHand,
  present,
  remove,
  seatsOf,
  type TimeState,
} from './state.ts';
import { openVote, votersBut } from './votes.ts';

/** T-19. */
const LINKING_SENTENCES = 2;
/** T-23. */
const SILENT_ROUNDS = 2;

const free = (s: TimeState): boolean => !judging(s) && s.leaving === '';

/** T-19: with no story card left, two sentences link the last card to the ending. */
export const canTell = (s: TimeState): boolean =>
  free(s) && (s.hands[s.teller].length > 0 || s.links < LINKING_SENTENCES);

/** T-11, T-12: not before the windows have had their time, nor before an interrupter has told a sentence. */
export const canStop = (s: TimeState): boolean => free(s) && allRipe(s) && !(s.interrupter && s.told === 0);

export const canEnd = (s: TimeState): boolean =>
  canStop(s) && s.hands[s.teller].length === 0 && s.endings[s.teller].length > 0;

/** T-5, T-6: a sentence is committed, perhaps with a card that it mentions. Windows that have had their time close (T-11). */
export function tellSentence(s: TimeState, card: number, text: string, tell: Tell): void {
  const seat = s.teller;
  if (s.hands[seat].length === 0) s.links++;
  if (card !== NONE) playFromHand(s, seat, card);
  const on = s.sentences.push({ seat, text, card, ending: NONE, struck: false }) - 1;
  s.windows = s.windows.filter((w) => !w.ripe);
  s.windows.push({ on, ripe: false, let: 0, failed: 0, judged: 0 });
  s.told++;
  s.beat++;
  tell('tells', seat, on);
  if (card !== NONE) tell('plays', seat, card, on);
}

/** T-8: draw first; then one card may be discarded while play already goes left. */
export function pass(s: TimeState, tell: Tell): void {
  const seat = s.teller;
  tell('passes', seat);
  queueDraws(s, seat, STORY, 1);
  s.mayDiscard[seat] = s.turn;
  goLeft(s, tell);
}

/** T-25: a new ending for two story cards, and no discard of a story card. */
export function exchange(s: TimeState, ending: number, tell: Tell): void {
  const seat = s.teller;
  tell('exchanges', seat, ending);
  remove(s.endings[seat], ending);
  insert(s.endingDiscards, ending);
  queueDraws(s, seat, ENDING, 1);
  queueDraws(s, seat, STORY, 2);
  goLeft(s, tell);
}

/** A turn ends without having been passed (T-9, T-15, T-22). */
export function loseTurn(s: TimeState, tell: Tell): void {
  const seat = s.teller;
  const { leaving } = s;
  if (leaving === 'pause') tell('paused', seat);
  if (leaving === 'away') tell('missed', seat);
  if (leaving !== 'away' && s.play.penalties) queueDraws(s, seat, STORY, 1);
  goLeft(s, tell);
}

/** T-20: the ending lies on the table, and only the vote is left. */
export function layEnding(s: TimeState, ending: number, tell: Tell): void {
  const seat = s.teller;
  remove(s.endings[seat], ending);
  const on = s.sentences.push({ seat, text: s.deck.endings[ending].text, card: NONE, ending, struck: false }) - 1;
  s.windows = [];
  tell('ends', seat, on, ending);
  const voters = votersBut(s, single(seat));
  // T-17: of two players one is refused only once; with nobody to judge it, the ending stands (T-16).
  if (voters === 0 || (seatsOf(s) === 2 && has(s.refused, seat))) win(s, tell);
  else {
    s.matter = 'ending';
    openVote(s, voters);
  }
}

export function win(s: TimeState, tell: Tell): void {
  s.over = 'ending';
  s.winner = s.teller;
  tell('wins', s.teller);
}

/** T-20: the ending goes to the discards, its sentence is struck, and a new ending and a story card are drawn. */
export function refuseEnding(s: TimeState, tell: Tell): void {
  const seat = s.teller;
  const sentence = s.sentences[s.sentences.length - 1];
  sentence.struck = true;
  insert(s.endingDiscards, sentence.ending);
  s.refused |= single(seat);
  tell('refused', seat, s.sentences.length - 1);
  queueDraws(s, seat, ENDING, 1);
  queueDraws(s, seat, STORY, 1);
  s.told++;
  goLeft(s, tell);
}

function goLeft(s: TimeState, tell: Tell): void {
  s.silent = s.told === 0 ? s.silent + 1 : 0;
  startTurn(s, toTheLeft(s), false, tell);
  // T-23: two whole rounds in which nothing was told.
  if (s.silent < SILENT_ROUNDS * count(present(s))) return;
  s.silent = 0;
  const voters = votersBut(s, 0);
  if (voters === 0) return;
  tell('falls-silent', TABLE);
  s.matter = 'close';
  openVote(s, voters);
}

/** T-22: the next who is connected, or the bot in that seat. */
function toTheLeft(s: TimeState): number {
  const n = seatsOf(s);
  for (let step = 1; step <= n; step++) {
    const seat = (s.teller + step) % n;
    if (!absent(s, seat)) return seat;
  }
  return (s.teller + 1) % n;
}

export function startTurn(s: TimeState, seat: number, interrupter: boolean, tell: Tell): void {
  s.turn++;
  s.teller = seat;
  s.told = 0;
  s.links = 0;
  s.interrupter = interrupter;
  s.grace = s.play.pauseMs > 0;
  s.beat++;
  s.leaving = '';
  s.objected = 0;
  s.windows = [];
  tell('storyteller', seat);
}
