/** Which BZs are open, to which dice, and which ones cards may aim at; sets of one sector, as bits. */
import { type Board, EVERY_ZONE, SECTORS, ZONES } from './board.ts';
import { ALLIED, BLUE, ETOW, FRONTS, GREEN, NONE, PACWAR, RED, TRIPARTITE } from './names.ts';
import type { September } from './state.ts';

/** Of each sector: its side's ETOW and PacWar halves follow each other. */
const TRIPARTITE_ETOW = TRIPARTITE * 2 + ETOW;
const TRIPARTITE_PACWAR = TRIPARTITE * 2 + PACWAR;
const ALLIED_ETOW = ALLIED * 2 + ETOW;

/** S-17: empty and not crossed out. */
export const emptyZones = (s: September, sector: number): number =>
  EVERY_ZONE & ~(s.filled[sector] | s.crossed[sector]);
/** S-17: filled and not crossed out. */
export const filledZones = (s: September, sector: number): number => s.filled[sector] & ~s.crossed[sector];

/** S-7: the next BZ of each campaign, crossed-out ones passed over; every empty one where a railroad lies. */
export function openZones(s: September, sector: number): number {
  const { masks } = s.board;
  const empty = emptyZones(s, sector);
  let open = 0;
  const start = (sector & 1) * FRONTS;
  for (let campaign = start; campaign < start + FRONTS; campaign++) {
    const left = empty & masks[campaign];
    open |= left & -left;
  }
  if (sector === TRIPARTITE_ETOW && s.railroad !== NONE) open |= empty & masks[s.railroad];
  return open;
}

/** S-15: the circled BZ takes nothing above 2; below, a value of no colour counts as Red. */
const HIGHEST_IN_CIRCLE = 2;
export function allowed(s: September, sector: number, value: number): number {
  const { circle } = s;
  if (circle === NONE || value <= HIGHEST_IN_CIRCLE) return EVERY_ZONE;
  const place = circle - sector * ZONES;
  return place >= 0 && place < ZONES ? EVERY_ZONE & ~(1 << place) : EVERY_ZONE;
}

/** The BZs that take dice of a colour: those printed so, and those of two colours by parachute or carrier. */
export function zonesFor(s: September, sector: number, colour: number): number {
  const { coloured, masks } = s.board;
  let zones = coloured[sector * 3 + colour];
  if (sector >= ALLIED_ETOW) {
    if (sector === ALLIED_ETOW) {
      if (s.parachute !== NONE && colour !== BLUE)
        zones |= coloured[sector * 3 + RED + GREEN - colour] & masks[s.parachute];
    } else if (s.carrier !== NONE && colour !== GREEN) {
      zones |= coloured[sector * 3 + RED + BLUE - colour] & masks[s.carrier];
    }
  }
  return zones;
}

/** Where a die may go. */
export const dieZones = (s: September, sector: number, colour: number, value: number): number =>
  openZones(s, sector) & zonesFor(s, sector, colour) & allowed(s, sector, value);

/** Where a value of no colour may go: bonus dice (S-8) and most cards (S-16). */
export const wildZones = (s: September, sector: number, value: number): number =>
  openZones(s, sector) & allowed(s, sector, value);

/** S-20. */
export const shielded = (s: September, sector: number): number => (sector === TRIPARTITE_PACWAR ? s.shield : 0);

export const printed = (board: Board, sector: number, colour: number): number => board.coloured[sector * 3 + colour];

/** The BZs of a sector in one campaign. */
export const inCampaign = (board: Board, sector: number, campaign: number): number =>
  (campaign < FRONTS ? ETOW : PACWAR) === (sector & 1) ? board.masks[campaign] : 0;

/** Those of a set whose value a test accepts. */
export function valued(s: September, sector: number, set: number, accepts: (value: number) => boolean): number {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    if (accepts(s.values[sector * ZONES + place])) found |= 1 << place;
  }
  return found;
}

/** The sum of one campaign for a side (S-14). */
export function campaignSum(s: September, side: number, campaign: number): number {
  const sector = side * 2 + (campaign < FRONTS ? ETOW : PACWAR);
  let sum = 0;
  for (let rest = filledZones(s, sector) & s.board.masks[campaign]; rest !== 0; rest &= rest - 1) {
    sum += s.values[sector * ZONES + 31 - Math.clz32(rest & -rest)];
  }
  return sum;
}

/** For each sector of a side, or of both. */
export const sectorsOf = (side: number): readonly number[] => SIDE_SECTORS[side];
const SIDE_SECTORS = [
  [0, 1],
  [2, 3],
] as const;
export const EVERY_SECTOR: readonly number[] = Array.from({ length: SECTORS }, (_, i) => i);
