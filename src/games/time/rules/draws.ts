/** Dealing and drawing (T-3, T-4, T-21): each card is one answer of chance, from a pile that is an unordered set. */
import { CHANCE, type Tell } from '../../../kernel/game.ts';
import { alphabetical, dealtEach } from '../deck/deck.ts';
import { insert, seatsOf, type TimeState, takeIntoHand } from './state.ts';

/** What a draw is for; a draw is this and its seat. */
export const START = 0;
export const CUT = 1;
export const STORY = 2;
export const ENDING = 3;
const SEATS = 8;

export const drawKind = (draw: number): number => Math.floor(draw / SEATS);
export const drawSeat = (draw: number): number => draw % SEATS;
export const drawOf = (kind: number, seat: number): number => kind * SEATS + seat;

export function queueDraws(s: TimeState, seat: number, kind: number, times: number): void {
  for (let i = 0; i < times; i++) s.draws.push(drawOf(kind, seat));
}

/** T-3, T-4: who begins, then an ending or two and the story cards for each seat. */
export function queueDeal(s: TimeState): void {
  const seats = seatsOf(s);
  if (s.play.alphabet) for (let seat = 0; seat < seats; seat++) queueDraws(s, seat, CUT, 1);
  else queueDraws(s, 0, START, 1);
  for (let seat = 0; seat < seats; seat++) {
    queueDraws(s, seat, ENDING, s.play.endings[seat]);
    queueDraws(s, seat, STORY, dealtEach(seats));
  }
}

/** Among how many chance chooses for a draw. */
export function drawCount(s: TimeState, draw: number): number {
  const kind = drawKind(draw);
  if (kind === START) return s.play.start.length;
  return (kind === ENDING ? s.endingPile : s.pile).length;
}

/** T-21: an empty pile takes the discards in; with none of them either, the draw is dropped. A draw without a choice is made. */
export function settleDraws(s: TimeState, tell: Tell): void {
  while (s.draws.length > 0) {
    const [draw] = s.draws;
    if (s.cut.length > 0 && drawKind(draw) !== CUT) endCut(s);
    if (drawCount(s, draw) === 0) refill(s, drawKind(draw), tell);
    const n = drawCount(s, draw);
    if (n > 1) return;
    if (n === 1) makeDraw(s, 0, tell);
    else s.draws.shift();
  }
}

function refill(s: TimeState, kind: number, tell: Tell): void {
  const endings = kind === ENDING;
  const discards = endings ? s.endingDiscards : s.discards;
  if (discards.length === 0) return;
  tell(endings ? 'reshuffles-endings' : 'reshuffles', CHANCE, discards.length);
  for (const card of discards) insert(endings ? s.endingPile : s.pile, card);
  discards.length = 0;
}

/** The first draw in line, with the answer of chance. */
export function makeDraw(s: TimeState, pick: number, tell: Tell): void {
  const draw = s.draws.shift() as number;
  const seat = drawSeat(draw);
  switch (drawKind(draw)) {
    case START:
      s.teller = s.play.start[pick];
      break;
    case CUT:
      s.cut.push(...s.pile.splice(pick, 1));
      tell('cuts', seat, s.cut[seat]);
      break;
    case STORY:
      takeIntoHand(s, seat, s.pile.splice(pick, 1)[0]);
      if (s.turn > 0) tell('draws', seat);
      break;
    default:
      insert(s.endings[seat], s.endingPile.splice(pick, 1)[0]);
      if (s.turn > 0) tell('draws-ending', seat);
  }
}

/** T-4: the title nearest to A starts; the drawn cards are shuffled back before dealing. */
function endCut(s: TimeState): void {
  const titles = s.cut.map((card) => alphabetical(s.deck, card));
  s.teller = titles.reduce((best, title, seat) => (title < titles[best] ? seat : best), 0);
  for (const card of s.cut) insert(s.pile, card);
  s.cut = [];
}
