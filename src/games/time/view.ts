/** What a seat may know of a telling (T-21), and a whole telling that agrees with it. */
import { has, members, single } from '../../kernel/bits.ts';
import type { Below, View, Visibility } from '../../kernel/game.ts';
import { CHANCE } from '../../kernel/game.ts';
import { CUT, drawKind, START } from './rules/draws.ts';
import { actor, KIND, kindOf } from './rules/questions.ts';
import { clone, insert, NONE, type TimeState, type Vote } from './rules/state.ts';

type Sized = number | number[];
/** Others' hands and endings, and the piles, are their sizes; others' ballots are not there yet. */
export type TimeView = Omit<TimeState, 'hands' | 'endings' | 'pile' | 'endingPile'> & {
  hands: Sized[];
  endings: Sized[];
  pile: number;
  endingPile: number;
};

/** Of the cards in that seat's hand, and of one that it has laid and may take back. */
function ownSince(s: TimeState, seat: number): number[] {
  const since: number[] = new Array(s.since.length).fill(0);
  if (seat < 0) return since;
  for (const card of s.hands[seat]) since[card] = s.since[card];
  for (const claim of s.claims) if (claim.seat === seat) since[claim.card] = s.since[claim.card];
  return since;
}

function ownBallot(vote: Vote | null, seat: number): Vote | null {
  return vote && { ...vote, yes: seat >= 0 ? vote.yes & single(seat) : 0 };
}

export const visibility: Visibility<TimeState> = {
  deck: 'setup',
  play: 'setup',
  answers: 'all',
  turn: 'all',
  teller: 'all',
  told: 'all',
  links: 'all',
  interrupter: 'all',
  grace: 'all',
  beat: 'all',
  leaving: 'all',
  objected: 'all',
  silent: 'all',
  hands: 'size',
  since: ownSince,
  endings: 'size',
  pile: (s) => s.pile.length,
  discards: 'all',
  endingPile: (s) => s.endingPile.length,
  endingDiscards: 'all',
  cut: 'all',
  draws: 'all',
  sentences: 'all',
  interrupts: 'all',
  windows: 'all',
  claims: 'all',
  gathering: 'all',
  laid: 'all',
  objections: 'all',
  matter: 'all',
  stage: 'all',
  vote: (s, seat) => ownBallot(s.vote, seat),
  votes: 'all',
  counted: 'all',
  mayDiscard: 'all',
  refused: 'all',
  away: 'all',
  bots: 'all',
  changes: 'all',
  absences: 'all',
  over: 'all',
  winner: 'all',
};

/** A drawn card is nobody's business, and its place in the pile not even the drawer's; ballots wait for the count (T-16). */
export function hides(s: TimeState, slot: number, seat: number): boolean {
  const kind = kindOf(slot);
  if (kind === KIND.vote) return actor(s, slot) !== seat;
  if (actor(s, slot) !== CHANCE) return false;
  return drawKind(s.draws[0]) !== START && drawKind(s.draws[0]) !== CUT;
}

/** Cards that lie open, laid or told. */
export function openCards(s: Pick<TimeState, 'sentences' | 'interrupts' | 'claims' | 'cut'>): number[] {
  const told = s.sentences.map((sentence) => sentence.card).filter((card) => card !== NONE);
  return [...told, ...s.interrupts.map((i) => i.card), ...s.claims.map((c) => c.card), ...s.cut];
}

/** Endings that lie open: one that was refused has gone to the discards. */
export const openEndings = (s: Pick<TimeState, 'sentences'>): number[] =>
  s.sentences.filter((sentence) => sentence.ending !== NONE && !sentence.struck).map((sentence) => sentence.ending);

/** Deals what the seat cannot see to the hands and the pile, in any way that agrees with their sizes. */
function deal(
  all: number,
  seen: readonly number[],
  hands: readonly Sized[],
  below: Below,
): { hands: number[][]; pile: number[] } {
  const unseen = Array.from({ length: all }, (_, card) => card).filter((card) => !seen.includes(card));
  const draw = (): number => unseen.splice(below(unseen.length), 1)[0];
  const dealt = hands.map((hand) => {
    const cards: number[] = [];
    for (let i = 0; typeof hand === 'number' && i < hand; i++) insert(cards, draw());
    return typeof hand === 'number' ? cards : hand.slice();
  });
  return { hands: dealt, pile: unseen };
}

const shown = (hands: readonly Sized[]): number[] => hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand));

export function determinize({ state, seat }: View<TimeView>, below: Below): TimeState {
  const story = deal(
    state.deck.cards.length,
    [...openCards(state), ...state.discards, ...shown(state.hands)],
    state.hands,
    below,
  );
  const ends = deal(
    state.deck.endings.length,
    [...openEndings(state), ...state.endingDiscards, ...shown(state.endings)],
    state.endings,
    below,
  );
  const { vote } = state;
  const yes = vote
    ? members(vote.cast).filter((voter) => (voter === seat ? has(vote.yes, voter) : below(2) === 0))
    : [];
  return clone({
    ...state,
    hands: story.hands,
    pile: story.pile,
    endings: ends.hands,
    endingPile: ends.pile,
    vote: vote && { ...vote, yes: yes.reduce((set, voter) => set | single(voter), 0) },
  });
}
