/** What writing in a BZ and crossing one out set off (S-8, S-9, S-16 … S-18). */

import { has, nth, single, spread } from '../../kernel/bits.ts';
import { act, ask, call, type Frame, type Programs, type Step } from '../../kernel/frames.ts';
import type { Tell } from '../../kernel/game.ts';
import { sectorOf, spot, ZONES } from './board.ts';
import { ETOW, NONE, TRIPARTITE } from './names.ts';
import { PASS } from './picks.ts';
import type { September } from './state.ts';
import { advance } from './track.ts';
import { wildZones } from './zones.ts';

/** The sum that gains a bonus die. */
const SEVEN = 7;
const TRIPARTITE_ETOW = TRIPARTITE * 2 + ETOW;
/** A 5 or a 6 wakes SPQR. */
const SPQR_LEAST = 5;

/** Writes a value in an empty BZ for the side that places it; what follows is done, or returned as a frame if it asks. */
export function write(s: September, zone: number, value: number, placer: number, tell: Tell): Frame | undefined {
  const { board } = s;
  const sector = sectorOf(zone);
  const side = sector >> 1;
  const place = zone - sector * ZONES;
  s.values[zone] = value;
  s.filled[sector] |= single(place);
  if (placer === TRIPARTITE && side === TRIPARTITE) {
    s.last = zone;
    if (sector === TRIPARTITE_ETOW) s.lastEtow = zone;
  }
  tell('writes', placer, value, spot(board, zone), placer === side ? 0 : 1);
  if (has(board.capstones[sector & 1], place)) takeCapstone(s, side, board.campaigns[zone], tell);
  // S-16: marks work for their owner's own placements only.
  if (zone === s.lease && placer === side) {
    s.stars[side]++;
    tell('lease-star', side, spot(board, zone));
  }
  if (zone === s.spqr && placer === side && value >= SPQR_LEAST) {
    s.stars[side]++;
    tell('spqr-star', side, spot(board, zone));
    return call('spqr', side, zone);
  }
  return decide(s, zone, tell);
}

/** S-9: the first to fill a capstone has its Star for good. */
function takeCapstone(s: September, side: number, campaign: number, tell: Tell): void {
  if (has(s.capstones[0] | s.capstones[1], campaign)) return;
  s.capstones[side] |= single(campaign);
  tell('capstone', side, campaign);
}

/** The undecided bonuses of a sector beside one BZ. */
const undecidedBeside = (s: September, sector: number, place: number): number =>
  s.board.bonuses[sector & 1] & ~(s.gained[sector] | s.lost[sector]) & (single(place) | (single(place) >>> 1));

/** S-8: whether a bonus would be gained if it were decided now. */
function lives(s: September, bonus: number): boolean {
  return s.values[bonus] + s.values[bonus + 1] === SEVEN || (s.decima === 1 && sectorOf(bonus) === TRIPARTITE_ETOW);
}

function crossOutBonus(s: September, bonus: number, tell: Tell): void {
  const sector = sectorOf(bonus);
  s.lost[sector] |= single(bonus - sector * ZONES);
  tell('bonus-lost', sector >> 1, s.board.bonusValues[bonus], spot(s.board, bonus));
}

/** Decides the bonuses of which a BZ just written is the second. */
function decide(s: September, zone: number, tell: Tell): Frame | undefined {
  const sector = sectorOf(zone);
  const filled = s.filled[sector];
  const due = undecidedBeside(s, sector, zone - sector * ZONES) & filled & (filled >>> 1);
  if (due === 0) return undefined;
  const first = sector * ZONES + nth(due, 0);
  if ((due & (due - 1)) === 0) return offer(s, first, tell);
  const second = first + 1;
  if (lives(s, first) && lives(s, second)) return call('bonuses', sector >> 1, first, second);
  // A bonus that is crossed out asks nothing, so it does not matter that it goes first.
  const dead = lives(s, first) ? second : first;
  offer(s, dead, tell);
  return offer(s, dead === first ? second : first, tell);
}

/** One bonus that is due: crossed out at once, or put to its owner. */
function offer(s: September, bonus: number, tell: Tell): Frame | undefined {
  const sector = sectorOf(bonus);
  if (has(s.gained[sector] | s.lost[sector], bonus - sector * ZONES)) return undefined;
  if (!lives(s, bonus)) {
    crossOutBonus(s, bonus, tell);
    return undefined;
  }
  if (s.values[bonus] + s.values[bonus + 1] !== SEVEN) {
    s.decima = 0;
    tell('decima-works', TRIPARTITE);
  }
  return call('bonus', sector >> 1, bonus);
}

/** S-8: the owner may take it, and then places it at once in the same theatre. */
const takeBonus: Step<September> = ask({
  verb: 'bonus',
  of: 'zone',
  choices(s, f, out) {
    const sector = sectorOf(f.a);
    const n = spread(wildZones(s, sector, s.board.bonusValues[f.a]), out, 0, sector * ZONES);
    if (n === 0) return 0;
    out[n] = PASS;
    return n + 1;
  },
  take(s, f, zone, tell) {
    if (zone === PASS) return crossOutBonus(s, f.a, tell);
    const sector = sectorOf(f.a);
    s.gained[sector] |= single(f.a - sector * ZONES);
    tell('bonus', f.seat, s.board.bonusValues[f.a], spot(s.board, f.a));
    return write(s, zone, s.board.bonusValues[f.a], f.seat, tell);
  },
  none: (s, f, tell) => crossOutBonus(s, f.a, tell),
});

/** S-18: of two bonuses at once the owner picks which comes first. */
const pickBonus: Step<September> = ask({
  verb: 'first',
  of: 'bonus',
  choices(_, f, out) {
    out[0] = f.a;
    out[1] = f.b;
    return 2;
  },
  take(s, f, bonus, tell) {
    f.c = bonus === f.a ? f.b : f.a;
    return offer(s, bonus, tell);
  },
});

export const placingPrograms: Programs<September> = {
  bonus: [takeBonus],
  bonuses: [pickBonus, act((s, f, tell) => offer(s, f.c, tell))],
  spqr: [act((s, f, tell) => advance(s, f.seat, tell)), act((s, f, tell) => decide(s, f.a, tell))],
};

/** S-17, S-20: whoever calls this has left out what is shielded or crossed out already. */
export function crossOut(s: September, zone: number, by: number, tell: Tell): void {
  const sector = sectorOf(zone);
  const place = zone - sector * ZONES;
  s.crossed[sector] |= single(place);
  tell('crosses-out', by, spot(s.board, zone), s.values[zone]);
  for (let rest = undecidedBeside(s, sector, place); rest !== 0; rest &= rest - 1) {
    crossOutBonus(s, sector * ZONES + nth(rest, 0), tell);
  }
}

/** The value that the Tripartite side may copy from a BZ: none if it has been crossed out (S-17, S-23). */
export function copied(s: September, zone: number): number {
  if (zone === NONE) return 0;
  const sector = sectorOf(zone);
  return has(s.crossed[sector], zone - sector * ZONES) ? 0 : s.values[zone];
}
