/** The round and what it calls, as programs of steps (S-4 … S-6, S-12 … S-14). */

import { count, nth, single, spread } from '../../kernel/bits.ts';
import { act, again, ask, call, type Programs, roll, type Step } from '../../kernel/frames.ts';
import { TABLE, type Tell } from '../../kernel/game.ts';
import { cardPrograms } from './cards/cards.ts';
import { CAMPAIGNS, NONE, TRIPARTITE } from './names.ts';
import { placingPrograms } from './placing.ts';
import { campaignWinner, gameEnds } from './scoring.ts';
import { ALL_DICE, colourOfDie, DICE, distinct, otherSide, type September } from './state.ts';
import { lookUp } from './track.ts';
import { turnPrograms } from './turns.ts';
import { discard } from './verbs-dice.ts';
import { crossOutOpposite, writeSix } from './verbs-map.ts';

const FACES = 6;

/** Six faces as the digits of one number, for the fact that tells them. */
function digits(s: September): number {
  let n = 0;
  for (let die = 0; die < DICE; die++) n = n * 10 + s.dice[die];
  return n;
}

const beginRound: Step<September> = act((s, f, tell) => {
  s.undrafted = ALL_DICE;
  f.a = 0;
  tell('round', TABLE, s.round, s.first);
});

/** S-4: the six dice, one after the other; `a` is the next. */
const rollDice: Step<September> = roll({
  verb: 'roll',
  of: 'face',
  n: () => FACES,
  take(s, f, face, tell) {
    s.dice[f.a++] = face + 1;
    if (f.a < DICE) return again(f);
    tell('rolls', f.seat, digits(s));
  },
});

/** S-4: any of them once more, unless the Pact forbids it. */
const chooseReroll: Step<September> = ask({
  verb: 'reroll',
  of: 'subset',
  choices(s, _, out) {
    if (s.pact === 1) return 0;
    for (let set = 0; set <= ALL_DICE; set++) out[set] = set;
    return ALL_DICE + 1;
  },
  take(_, f, set, tell) {
    f.b = set;
    if (set === 0) tell('keeps', f.seat);
  },
});

/** `b` is the set of dice still to be rolled. */
const rollAgain: Step<September> = roll({
  verb: 'roll',
  of: 'face',
  n: (_, f) => (f.b === 0 ? 0 : FACES),
  take(s, f, face, tell) {
    s.dice[nth(f.b, 0)] = face + 1;
    f.b &= f.b - 1;
    if (f.b !== 0) return again(f);
    tell('rolls-again', f.seat, digits(s));
  },
});

/** The draft, or the Pact's split; then the first player has the first turn, which `a` says. */
const deal: Step<September> = act((s, f) => {
  f.a = s.first;
  return s.pact === 1 ? call('split', TRIPARTITE) : call('draft', otherSide(s.first));
});

function take(s: September, side: number, dice: number): void {
  s.undrafted &= ~dice;
  s.pool[side] |= dice;
}

/** S-5: one die in turn; the frame's seat changes with it. */
const draft: Step<September> = ask({
  verb: 'draft',
  of: 'die',
  choices: (s, _, out) => spread(distinct(s, s.undrafted), out, 0, 0),
  take(s, f, die, tell) {
    take(s, f.seat, single(die));
    tell('drafts', f.seat, colourOfDie(die), s.dice[die]);
    f.seat = otherSide(f.seat);
    if (s.undrafted !== 0) again(f);
  },
});

/** The Tripartite Pact: three of the six dice, whoever holds the coin. */
const POOL = 3;
const split: Step<September> = ask({
  verb: 'split',
  of: 'subset',
  choices(s, _, out) {
    let n = 0;
    for (let set = 0; set <= ALL_DICE; set++) if (count(set) === POOL && (set & ~s.undrafted) === 0) out[n++] = set;
    return n;
  },
  take(s, f, set, tell) {
    const rest = s.undrafted & ~set;
    take(s, f.seat, set);
    take(s, otherSide(f.seat), rest);
    s.pact = 0;
    tell('splits', f.seat, set, digits(s));
  },
});

/** S-6: turn by turn while there are dice; `a` is whose turn it is, unless that Pool is empty. */
const nextTurn: Step<September> = act((s, f) => {
  if ((s.pool[0] | s.pool[1]) === 0) return;
  const seat = s.pool[f.a] !== 0 ? f.a : otherSide(f.a);
  f.a = otherSide(seat);
  again(f);
  return call('turn', seat);
});

/** The step of `round` at which turns are taken, for positions that a person writes. */
export const TURNS = 5;

/** S-13. */
const endRound: Step<September> = act((s, f, tell) => {
  if (s.feint !== NONE) tell('feint-lost', TRIPARTITE);
  s.feint = NONE;
  s.decima = 0;
  s.lastEtow = NONE;
  s.used[0] = s.used[1] = 0;
  if (gameEnds(s)) return score(s, tell);
  s.pool[0] = s.pool[1] = s.dump[0] = s.dump[1] = 0;
  s.dice.fill(0);
  s.undrafted = ALL_DICE;
  s.first = otherSide(s.first);
  s.round++;
  // The next round takes this one's frame, so that the stack does not grow with the game.
  f.seat = s.first;
  f.at = 0;
});

function score(s: September, tell: Tell): void {
  tell('scoring', TABLE);
  for (let campaign = 0; campaign < CAMPAIGNS.length; campaign++) {
    const side = campaignWinner(s, campaign);
    if (side !== NONE) tell('campaign', side, campaign, s.board.endStars[campaign]);
  }
  if (s.meeple !== NONE) tell('meeple-counts', s.meeple, s.board.file.meeple);
}

export const programs: Programs<September> = {
  round: [beginRound, rollDice, chooseReroll, rollAgain, deal, nextTurn, endRound],
  draft: [draft],
  split: [split],
  discard: [discard],
  'look-up': [lookUp],
  weaponize: [writeSix, crossOutOpposite],
  ...turnPrograms,
  ...placingPrograms,
  ...cardPrograms,
};
