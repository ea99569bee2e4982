/** Verbs for what cards do to dice. `a` of a card's frame is a die or a set of dice, `b` a face. */

import { nth, single, spread } from '../../kernel/bits.ts';
import { act, again, ask, call, type Frame, roll, type Step } from '../../kernel/frames.ts';
import type { Tell } from '../../kernel/game.ts';
import { spot, ZONES } from './board.ts';
import { BLUE, RED } from './names.ts';
import { DIE, FACES, NO_TRADE, TRADES } from './picks.ts';
import { crossOut } from './placing.ts';
import { colourOfDie, diceOf, distinct, otherSide, type September } from './state.ts';
import { legalForPool, sectionZones } from './turns.ts';
import type { Zones } from './verbs-map.ts';
import { sectorsOf } from './zones.ts';

const lostCard = (_: September, f: Frame, tell: Tell): void => tell('in-vain', f.seat);

/** A set of dice that a card may touch. */
type Dice = (s: September) => number;
/** Dice that look alike are one only where they lie together. */
const redOf = (s: September, place: number): number => distinct(s, place & diceOf(RED));
export const pooledRed: Dice = (s) => redOf(s, s.pool[0]) | redOf(s, s.pool[1]);
export const anyRed: Dice = (s) => pooledRed(s) | redOf(s, s.dump[0]) | redOf(s, s.dump[1]);

/** S-19: Pool to Dump. */
function discardDie(s: September, side: number, die: number, tell: Tell): void {
  s.pool[side] &= ~single(die);
  s.dump[side] |= single(die);
  tell('discards', side, colourOfDie(die), s.dice[die]);
}

/** The opponent discards one of these dice, of her own choice. */
export const opponentDiscards = (dice: number): Step<September> =>
  act((_, f) => call('discard', otherSide(f.seat), dice));
export const discard: Step<September> = ask({
  verb: 'discard',
  of: 'die',
  choices: (s, f, out) => spread(distinct(s, s.pool[f.seat] & f.a), out, 0, 0),
  take: (s, f, die, tell) => discardDie(s, f.seat, die, tell),
  none: (_, f, tell) => tell('no-discard', f.seat),
});

/** Sets one of these dice to any face. */
export const setOne = (dice: Dice): Step<September> =>
  ask({
    verb: 'set',
    of: 'die-face',
    choices(s, _, out) {
      let n = 0;
      for (let rest = dice(s); rest !== 0; rest &= rest - 1) {
        for (let face = 0; face < FACES; face++) out[n++] = nth(rest, 0) * FACES + face;
      }
      return n;
    },
    take(s, f, pick, tell) {
      const die = Math.floor(pick / FACES);
      tell('sets', f.seat, colourOfDie(die), s.dice[die], (pick % FACES) + 1);
      s.dice[die] = (pick % FACES) + 1;
    },
    none: lostCard,
  });

/** The opponent's Pool, die by die; `a` is the set still to be set. */
export const allTheirs: Step<September> = act((s, f, tell) => {
  f.a = s.pool[otherSide(f.seat)];
  if (f.a === 0) lostCard(s, f, tell);
});
export const setEach: Step<September> = ask({
  verb: 'face',
  of: 'face',
  choices(_, f, out) {
    if (f.a === 0) return 0;
    for (let face = 0; face < FACES; face++) out[face] = face;
    return FACES;
  },
  take(s, f, face, tell) {
    const die = nth(f.a, 0);
    f.a &= f.a - 1;
    tell('sets', f.seat, colourOfDie(die), s.dice[die], face + 1);
    s.dice[die] = face + 1;
    if (f.a !== 0) again(f);
  },
});

/** Any dice of the opponent's Pool, to be rerolled; none is an answer too. */
export const chooseTheirs: Step<September> = ask({
  verb: 'unsettle',
  of: 'subset',
  choices(s, f, out) {
    const pool = s.pool[otherSide(f.seat)];
    if (pool === 0) return 0;
    let n = 0;
    for (let set = 0; set <= pool; set++) if ((set & ~pool) === 0) out[n++] = set;
    return n;
  },
  take(_, f, set, tell) {
    f.a = set;
    if (set === 0) tell('declines', f.seat);
  },
  none: lostCard,
});
/** Rolls the dice of the set `a` one by one. */
export const rollSet: Step<September> = roll({
  verb: 'roll',
  of: 'face',
  n: (_, f) => (f.a === 0 ? 0 : FACES),
  take(s, f, face, tell) {
    const die = nth(f.a, 0);
    f.a &= f.a - 1;
    reroll(s, die, face, f.seat, tell);
    if (f.a !== 0) again(f);
  },
});

function reroll(s: September, die: number, face: number, seat: number, tell: Tell): void {
  tell('rerolls', seat, colourOfDie(die), s.dice[die], face + 1);
  s.dice[die] = face + 1;
}

/** One die of the opponent's Pool, kept in `a` as its number + 1. */
export const chooseTheirDie: Step<September> = ask({
  verb: 'pick-theirs',
  of: 'die',
  choices: (s, f, out) => spread(distinct(s, s.pool[otherSide(f.seat)]), out, 0, 0),
  take(_, f, die) {
    f.a = die + 1;
  },
  none: lostCard,
});
/** One die of one's own Dump. */
export const chooseFromDump: Step<September> = ask({
  verb: 'from-dump',
  of: 'die',
  choices: (s, f, out) => spread(distinct(s, s.dump[f.seat]), out, 0, 0),
  take(_, f, die) {
    f.a = die + 1;
  },
  none: lostCard,
});
/** Rolls the die chosen; `b` keeps the face that it had. */
export const rollChosen: Step<September> = roll({
  verb: 'roll',
  of: 'face',
  n: (_, f) => (f.a === 0 ? 0 : FACES),
  take(s, f, face, tell) {
    f.b = s.dice[f.a - 1];
    reroll(s, f.a - 1, face, f.seat, tell);
  },
});
export const discardIfSix: Step<September> = act((s, f, tell) => {
  if (f.a > 0 && s.dice[f.a - 1] === FACES) discardDie(s, otherSide(f.seat), f.a - 1, tell);
});
export const starsForDifference: Step<September> = act((s, f, tell) => {
  if (f.a === 0) return;
  const gained = Math.abs(s.dice[f.a - 1] - f.b);
  s.stars[f.seat] += gained;
  tell('stars', f.seat, gained);
});

/** Places the die chosen in any legal BZ; no section is used, Radar may ask (S-21). */
export const placeChosen: Step<September> = ask({
  verb: 'place',
  of: 'zone',
  choices(s, f, out) {
    if (f.a === 0) return 0;
    let n = 0;
    for (const sector of sectorsOf(f.seat)) n = spread(sectionZones(s, sector, f.a - 1), out, n, sector * ZONES);
    return n;
  },
  take: (_, f, zone) => call('land', f.seat, f.a - 1, zone),
  none: (_, f, tell) => {
    if (f.a > 0) tell('in-vain', f.seat);
  },
});

/** Doubles every die of one's Pool up to a face. */
export const mayDouble = (highest: number): Step<September> =>
  ask({
    verb: 'double',
    of: 'yes-no',
    choices(s, f, out) {
      for (let rest = s.pool[f.seat]; rest !== 0; rest &= rest - 1) {
        if (s.dice[nth(rest, 0)] > highest) continue;
        out[0] = 1;
        out[1] = 0;
        return 2;
      }
      return 0;
    },
    take(s, f, yes, tell) {
      if (yes === 0) return tell('declines', f.seat);
      for (let rest = s.pool[f.seat]; rest !== 0; rest &= rest - 1) {
        const die = nth(rest, 0);
        if (s.dice[die] > highest) continue;
        tell('sets', f.seat, colourOfDie(die), s.dice[die], s.dice[die] * 2);
        s.dice[die] *= 2;
      }
    },
    none: lostCard,
  });

/** Every die of the opponent's Pool goes down by one, to 1 at the least. */
export const lowerTheirs: Step<September> = act((s, f, tell) => {
  const pool = s.pool[otherSide(f.seat)];
  if (pool === 0) return lostCard(s, f, tell);
  for (let rest = pool; rest !== 0; rest &= rest - 1) {
    const die = nth(rest, 0);
    if (s.dice[die] > 1) s.dice[die]--;
  }
  tell('lowers', f.seat, f.seat);
});

/** S-22: a die of one's Pool for one of the opponent's, which is then played as an extra turn. */
export const mayTrade: Step<September> = ask({
  verb: 'trade',
  of: 'trade',
  choices(s, f, out) {
    const theirs = distinct(s, s.pool[otherSide(f.seat)]);
    let n = 0;
    for (let rest = distinct(s, s.pool[f.seat]); rest !== 0; rest &= rest - 1) {
      n = spread(theirs, out, n, nth(rest, 0) * TRADES);
    }
    if (n === 0) return 0;
    out[n] = NO_TRADE;
    return n + 1;
  },
  take(s, f, pick, tell) {
    if (pick === NO_TRADE) {
      tell('declines', f.seat);
      return;
    }
    const given = Math.floor(pick / TRADES);
    const got = pick % TRADES;
    const swap = single(given) | single(got);
    s.pool[0] ^= swap;
    s.pool[1] ^= swap;
    tell('trades', f.seat, given * FACES + s.dice[given] - 1, got * FACES + s.dice[got] - 1);
    return call('turn', f.seat, single(got));
  },
  none: lostCard,
});

/** Crosses out a BZ of the opponent, or adds 1 to a Blue die of one's Pool. */
export const crossOutOrRaise = (zones: Zones): Step<September> =>
  ask({
    verb: 'cross-out-or-raise',
    of: 'zone',
    choices(s, f, out) {
      let n = 0;
      for (const sector of sectorsOf(otherSide(f.seat))) n = spread(zones(s, sector), out, n, sector * ZONES);
      for (let rest = distinct(s, s.pool[f.seat] & diceOf(BLUE)); rest !== 0; rest &= rest - 1) {
        if (s.dice[nth(rest, 0)] < FACES) out[n++] = DIE + nth(rest, 0);
      }
      return n;
    },
    take(s, f, pick, tell) {
      if (pick < DIE) return crossOut(s, pick, f.seat, tell);
      const die = pick - DIE;
      tell('sets', f.seat, colourOfDie(die), s.dice[die], s.dice[die] + 1);
      s.dice[die]++;
    },
    none: lostCard,
  });

/** S-21: names a BZ into which a die of the opponent's Pool may go now. */
export const nameFeint: Step<September> = ask({
  verb: 'feint',
  of: 'zone',
  choices(s, f, out) {
    const them = otherSide(f.seat);
    let n = 0;
    for (const sector of sectorsOf(them)) n = spread(legalForPool(s, them, sector), out, n, sector * ZONES);
    return n;
  },
  take(s, f, zone, tell) {
    s.feint = zone;
    tell('feints', f.seat, spot(s.board, zone));
  },
  none: lostCard,
});
