/** A turn: one die from the Pool to a section (S-6, S-7, S-21), and the way of a real die into a BZ. */

import { has, nth, single, spread } from '../../kernel/bits.ts';
import { act, ask, call, end, type Frame, type Programs, roll, type Step } from '../../kernel/frames.ts';
import type { Tell } from '../../kernel/game.ts';
import { sectorOf, spot, ZONES } from './board.ts';
import { ALLIED, BLUE, ETOW, NONE, PACWAR, RED, TRACK_SECTION, TRIPARTITE } from './names.ts';
import { DUMP, TARGETS, TRACK } from './picks.ts';
import { write } from './placing.ts';
import { colourOfDie, distinct, otherSide, type September } from './state.ts';
import { advance } from './track.ts';
import { allowed, dieZones, openZones, zonesFor } from './zones.ts';

/** Where a die may go in a sector. */
export const sectionZones = (s: September, sector: number, die: number): number =>
  dieZones(s, sector, colourOfDie(die), s.dice[die]);

/** Where the dice of a side's Pool may go in a sector, if its section is still open (S-21). */
export function legalForPool(s: September, side: number, sector: number): number {
  let set = 0;
  if (has(s.used[side], sector & 1)) return set;
  for (let rest = s.pool[side]; rest !== 0; rest &= rest - 1) set |= sectionZones(s, sector, nth(rest, 0));
  return set;
}

/** S-21: whether a Feint binds this side's turn; one that cannot be obeyed is lost. */
export function boundByFeint(s: September, side: number): boolean {
  if (side !== ALLIED || s.feint === NONE) return false;
  const sector = sectorOf(s.feint);
  return has(legalForPool(s, side, sector), s.feint - sector * ZONES);
}

/** The dice that a turn may use: all of the Pool, or the one that `a` names. */
export const diceInTurn = (s: September, f: Frame): number => (f.a === 0 ? s.pool[f.seat] : s.pool[f.seat] & f.a);

const allocate: Step<September> = ask({
  verb: 'allocate',
  of: 'allocation',
  choices(s, f, out) {
    const side = f.seat;
    const used = s.used[side];
    const etow = side * 2 + ETOW;
    const pacwar = side * 2 + PACWAR;
    let europe = has(used, ETOW) ? 0 : openZones(s, etow);
    let pacific = has(used, PACWAR) ? 0 : openZones(s, pacwar);
    let track = !has(used, TRACK_SECTION);
    const bound = boundByFeint(s, side);
    if (bound) {
      const bit = single(s.feint % ZONES);
      europe &= sectorOf(s.feint) === etow ? bit : 0;
      pacific &= sectorOf(s.feint) === pacwar ? bit : 0;
      track = false;
    }
    let n = 0;
    for (let rest = distinct(s, diceInTurn(s, f)); rest !== 0; rest &= rest - 1) {
      const die = 31 - Math.clz32(rest & -rest);
      const colour = die >> 1;
      const value = s.dice[die];
      const before = n;
      const base = die * TARGETS + etow * ZONES;
      if (europe !== 0) n = spread(europe & zonesFor(s, etow, colour) & allowed(s, etow, value), out, n, base);
      if (pacific !== 0)
        n = spread(pacific & zonesFor(s, pacwar, colour) & allowed(s, pacwar, value), out, n, base + ZONES);
      if (track) out[n++] = die * TARGETS + TRACK;
      // S-6: the Dump is only for a die that no open section can take.
      if (n === before && !bound) out[n++] = die * TARGETS + DUMP;
    }
    return n;
  },
  take(s, f, pick, tell) {
    const die = Math.floor(pick / TARGETS);
    const target = pick % TARGETS;
    s.pool[f.seat] &= ~single(die);
    s.dump[f.seat] |= single(die);
    if (f.seat === ALLIED && s.feint !== NONE) {
      if (target !== s.feint) tell('feint-lost', TRIPARTITE);
      s.feint = NONE;
    }
    if (target === DUMP) return tell('dumps', f.seat, colourOfDie(die), s.dice[die]);
    tell('plays', f.seat, colourOfDie(die), s.dice[die]);
    if (target === TRACK) {
      s.used[f.seat] |= single(TRACK_SECTION);
      return advance(s, f.seat, tell);
    }
    s.used[f.seat] |= single(sectorOf(target) & 1);
    if (watched(s, f.seat, die, target)) return call('land', f.seat, die, target);
    return write(s, target, s.dice[die], f.seat, tell);
  },
});

/** S-21: whether the opponent's Radar or Sonar stands before the campaign into which this die is about to go. */
function watched(s: September, side: number, die: number, zone: number): boolean {
  if (side === ALLIED) return s.radar !== NONE && colourOfDie(die) === RED && s.board.campaigns[zone] === s.radar;
  return s.sonar !== NONE && colourOfDie(die) === BLUE && s.board.campaigns[zone] === s.sonar;
}

const NO = 0;
const YES = 1;
/** Radar and Sonar ask their owner; `a` is the die, `b` the BZ named for it. */
const watch: Step<September> = ask({
  verb: 'watch',
  of: 'yes-no',
  choices(_, __, out) {
    out[0] = NO;
    out[1] = YES;
    return 2;
  },
  take(s, f, yes, tell) {
    if (yes === YES) return;
    tell('lets-pass', f.seat, f.seat === TRIPARTITE ? 0 : 1, spot(s.board, f.b));
    end(f);
  },
});

const rerollWatched: Step<September> = roll({
  verb: 'roll',
  of: 'face',
  n: () => 6,
  take(s, f, face, tell) {
    tell('detects', f.seat, f.seat === TRIPARTITE ? 0 : 1, s.dice[f.a], face + 1);
    s.dice[f.a] = face + 1;
  },
});

/** A die on its way: `a` is the die, `b` the BZ. */
const askWatcher: Step<September> = act((s, f) =>
  watched(s, f.seat, f.a, f.b) ? call('watch', otherSide(f.seat), f.a, f.b) : undefined,
);
const land: Step<September> = act((s, f, tell: Tell) => write(s, f.b, s.dice[f.a], f.seat, tell));

export const turnPrograms: Programs<September> = {
  turn: [allocate],
  land: [askWatcher, land],
  watch: [watch, rerollWatched],
};
