/** The state of a September table: flat, plain numbers, copied by hand. Everything in it is public. */
import { cloneStacks, type Framed } from '../../kernel/frames.ts';
import type { Board } from './board.ts';

export type September = Framed & {
  board: Board;
  /** S-13: so many capstone Stars end the game. */
  limit: number;
  round: number;
  /** Who has the first-player coin. */
  first: number;
  /** Faces of the six dice, 0 before they are rolled; dice 0 and 1 are Red, 2 and 3 Blue, 4 and 5 Green. */
  dice: number[];
  /** Sets of dice: nobody's yet, and by side the Pool and the Dump. */
  undrafted: number;
  pool: number[];
  dump: number[];
  /** By side: the set of sections that have had their die this round (S-6). */
  used: number[];
  /** Values in the BZs, 0 where nothing is written. */
  values: number[];
  /** By sector, sets of BZs: written in; crossed out. */
  filled: number[];
  crossed: number[];
  /** By sector, sets of bonus dice: gained; crossed out. */
  gained: number[];
  lost: number[];
  /** By side: the set of campaigns whose capstone Star it took. */
  capstones: number[];
  /** By side: Stars from cards and marks. */
  stars: number[];
  meeple: number;
  /** By side: icons marked, hourglasses crossed off. */
  track: number[];
  hourglasses: number[];
  /** By side * 3 + list: the set of cards gained. */
  cards: number[];
  /** The Tripartite Person whom Double-Cross crossed out. */
  doubleCross: number;
  /** The set of the Tripartite's PacWar BZs under Yamamoto's shield. */
  shield: number;
  /** Marks on BZs: SPQR, the Lend-Lease Star, Davis's circle. */
  spqr: number;
  lease: number;
  circle: number;
  /** Marks on campaigns. */
  railroad: number;
  parachute: number;
  carrier: number;
  radar: number;
  sonar: number;
  /** The BZ into which the Allied side's next turn must go. */
  feint: number;
  /** 1 while Decima Mas waits for a bonus. */
  decima: number;
  /** 1 if the next dice rolled are split by the Pact. */
  pact: number;
  /** The BZs in which the Tripartite side last wrote: ever, and in ETOW this round (S-23). */
  last: number;
  lastEtow: number;
};

export function clone(s: September): September {
  return {
    answers: s.answers.slice(),
    stacks: cloneStacks(s.stacks),
    board: s.board,
    limit: s.limit,
    round: s.round,
    first: s.first,
    dice: s.dice.slice(),
    undrafted: s.undrafted,
    pool: s.pool.slice(),
    dump: s.dump.slice(),
    used: s.used.slice(),
    values: s.values.slice(),
    filled: s.filled.slice(),
    crossed: s.crossed.slice(),
    gained: s.gained.slice(),
    lost: s.lost.slice(),
    capstones: s.capstones.slice(),
    stars: s.stars.slice(),
    meeple: s.meeple,
    track: s.track.slice(),
    hourglasses: s.hourglasses.slice(),
    cards: s.cards.slice(),
    doubleCross: s.doubleCross,
    shield: s.shield,
    spqr: s.spqr,
    lease: s.lease,
    circle: s.circle,
    railroad: s.railroad,
    parachute: s.parachute,
    carrier: s.carrier,
    radar: s.radar,
    sonar: s.sonar,
    feint: s.feint,
    decima: s.decima,
    pact: s.pact,
    last: s.last,
    lastEtow: s.lastEtow,
  };
}

export const otherSide = (side: number): number => 1 - side;

/** Dice as bits. */
export const ALL_DICE = 63;
export const DICE = 6;
export const colourOfDie = (die: number): number => die >> 1;
export const diceOf = (colour: number): number => 3 << (2 * colour);

/** Of two dice of one colour and face only one is worth asking for. */
export function distinct(s: September, set: number): number {
  const { dice } = s;
  let different = set;
  for (let die = 0; die < DICE; die += 2) {
    if (((set >> die) & 3) === 3 && dice[die] === dice[die + 1]) different &= ~(2 << die);
  }
  return different;
}

/** S-12: whether a side has crossed off its last hourglass. */
export const bombBuilt = (s: September, side: number): boolean => s.hourglasses[side] >= s.board.hourglasses;
export const trackEnded = (s: September, side: number): boolean => s.track[side] >= s.board.tracks[side].length;
