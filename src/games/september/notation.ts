/**
 * A position in a few lines; of two things with a bar between, the left is the Tripartite's and the right the Allied side's.
 *
 *     round 3 coin B                         the first player is seat B, the Allied side
 *     pool R3 B4 | R6 G2                     dice are R, B or G and their face; undrafted ones stand on a line `undrafted`
 *     dump G1 | B2
 *     used ETOW track | PacWar               sections that have had their die this round
 *     EE 3 4 x . 2x . | 5 . . . . .          a campaign from the arrow on: . empty, x crossed out, 2x filled and crossed out
 *     gained EE1 | -                         a bonus is named by the BZ before it; so are `lost` and `open`
 *     capstones EE | WE                      whose Star it is
 *     stars 2 | 1                            from cards and marks
 *     track 5 | 3                            icons marked
 *     hourglasses 1 | 2                      crossed off
 *     cards banzai feint | turing
 *     double-cross speer                     a Person crossed out
 *     meeple A
 *     shield SP2 SP3 SP4                     marks on BZs: shield, spqr, circle are the Tripartite's, lease is the Allied side's
 *     railroad EE                            marks on campaigns: railroad, parachute, carrier, radar, sonar
 *     feint NA2                              the BZ where the Allied side must play
 *     decima                                 Decima Mas waits for a bonus
 *     pact                                   the next dice are split
 *     last EE2                               where the Tripartite last wrote; `last-etow`: in ETOW this round
 *     turn A                                 whose turn it is to allocate a die
 *
 * What is left out is empty, trailing dots too. A bonus that is not named follows from the BZs beside it: open, gained if
 * they sum to 7, else crossed out. A capstone Star that is not named belongs to whoever filled the capstone, to the
 * Tripartite if both did. Of two dice of a colour the second in the box may be marked: R3'. Where more is under way than a
 * turn, lines `>` give the frames: stack, program and step, seat, numbers.
 */

import { has, members, single } from '../../kernel/bits.ts';
import { call, emptyStacks } from '../../kernel/frames.ts';
import { seatLetter, writeStacks } from '../../kernel/notation.ts';
import { SECTORS, sectorOf, ZONES, zoneAt } from './board.ts';
import { zoneName } from './labels.ts';
import {
  ALLIED,
  CAMPAIGNS,
  COLOUR_LETTERS,
  EVENTS,
  NONE,
  OPERATIONS,
  PACWAR,
  PEOPLE,
  SECTIONS,
  TRIPARTITE,
} from './names.ts';
import { TURNS } from './programs.ts';
import { cardAt, ROSTER } from './roster.ts';
import { colourOfDie, type September } from './state.ts';

export const SIDE_NUMBERS = [TRIPARTITE, ALLIED];
const TRIPARTITE_PACWAR = TRIPARTITE * 2 + PACWAR;
export const ZONE_MARKS = ['spqr', 'lease', 'circle', 'feint', 'last', 'last-etow'] as const;
export const CAMPAIGN_MARKS = ['railroad', 'parachute', 'carrier', 'radar', 'sonar'] as const;
export const fieldOf = (mark: (typeof ZONE_MARKS)[number]) => (mark === 'last-etow' ? 'lastEtow' : mark);

/** What a written position says of bonuses and capstone Stars if it names none. */
export function derived(s: September): { gained: number[]; lost: number[]; capstones: number[] } {
  const gained: number[] = new Array(SECTORS).fill(0);
  const lost: number[] = new Array(SECTORS).fill(0);
  for (let sector = 0; sector < SECTORS; sector++) {
    for (const place of members(s.board.bonuses[sector & 1])) {
      const pair = 3 << place;
      const zone = sector * ZONES + place;
      if ((s.crossed[sector] & pair) !== 0) lost[sector] |= single(place);
      else if ((s.filled[sector] & pair) !== pair) continue;
      else if (s.values[zone] + s.values[zone + 1] === 7) gained[sector] |= single(place);
      else lost[sector] |= single(place);
    }
  }
  const capstones = [0, 0];
  for (let c = 0; c < CAMPAIGNS.length; c++) {
    const side = SIDE_NUMBERS.find((x) => s.values[zoneAt(s.board, x, c, s.board.sizes[c] - 1)] > 0);
    if (side !== undefined) capstones[side] |= single(c);
  }
  return { gained, lost, capstones };
}

const bar = (left: string, right: string): string => `${left || '-'} | ${right || '-'}`;

export function write(s: September): string {
  const lines = [`round ${s.round} coin ${seatLetter(s.first)}`];
  const pair = (head: string, say: (side: number) => string): void => {
    const [left, right] = SIDE_NUMBERS.map(say);
    if (left !== '' || right !== '') lines.push(`${head} ${bar(left, right)}`);
  };
  const counts = (head: string, [left, right]: readonly number[]): void => {
    if (left > 0 || right > 0) lines.push(`${head} ${left} | ${right}`);
  };
  const dice = (set: number): string =>
    members(set)
      .map((die) => COLOUR_LETTERS[colourOfDie(die)] + s.dice[die] + ((die & 1) === 1 ? "'" : ''))
      .join(' ');
  if (s.undrafted !== 0) lines.push(`undrafted ${dice(s.undrafted)}`);
  pair('pool', (side) => dice(s.pool[side]));
  pair('dump', (side) => dice(s.dump[side]));
  pair('used', (side) =>
    members(s.used[side])
      .map((section) => SECTIONS[section])
      .join(' '),
  );
  for (let c = 0; c < CAMPAIGNS.length; c++) {
    const [left, right] = SIDE_NUMBERS.map((side) => rowText(s, side, c));
    if (/[^. |]/.test(left + right)) lines.push(`${CAMPAIGNS[c].code} ${left} | ${right}`);
  }
  const usual = derived(s);
  const zones = (side: number, set: (sector: number) => number): string =>
    [0, 1]
      .flatMap((theatre) => {
        const sector = side * 2 + theatre;
        return members(set(sector)).map((place) => zoneName(s, sector * ZONES + place));
      })
      .join(' ');
  pair('gained', (side) => zones(side, (x) => s.gained[x] & ~usual.gained[x]));
  pair('lost', (side) => zones(side, (x) => s.lost[x] & ~usual.lost[x]));
  pair('open', (side) => zones(side, (x) => (usual.gained[x] | usual.lost[x]) & ~(s.gained[x] | s.lost[x])));
  if (SIDE_NUMBERS.some((side) => s.capstones[side] !== usual.capstones[side])) {
    const codes = (set: number): string =>
      members(set)
        .map((c) => CAMPAIGNS[c].code)
        .join(' ');
    lines.push(`capstones ${bar(codes(s.capstones[0]), codes(s.capstones[1]))}`);
  }
  counts('stars', s.stars);
  counts('track', s.track);
  counts('hourglasses', s.hourglasses);
  pair('cards', (side) => cardNames(s, side));
  if (s.doubleCross !== NONE) lines.push(`double-cross ${ROSTER[cardAt(TRIPARTITE, PEOPLE, s.doubleCross)]}`);
  if (s.meeple !== NONE) lines.push(`meeple ${seatLetter(s.meeple)}`);
  if (s.shield !== 0) lines.push(`shield ${zones(TRIPARTITE, (x) => (x === TRIPARTITE_PACWAR ? s.shield : 0))}`);
  for (const mark of ZONE_MARKS) if (s[fieldOf(mark)] !== NONE) lines.push(`${mark} ${zoneName(s, s[fieldOf(mark)])}`);
  for (const mark of CAMPAIGN_MARKS) if (s[mark] !== NONE) lines.push(`${mark} ${CAMPAIGNS[s[mark]].code}`);
  if (s.decima === 1) lines.push('decima');
  if (s.pact === 1) lines.push('pact');
  if (s.answers.some((n) => n > 0)) lines.push(`answers ${s.answers.join(' ')}`);
  return [...lines, ...stackLines(s)].join('\n');
}

/** One side's row of a campaign. */
function rowText(s: September, side: number, campaign: number): string {
  const cells: string[] = [];
  for (let column = 0; column < s.board.sizes[campaign]; column++) {
    const zone = zoneAt(s.board, side, campaign, column);
    const crossed = has(s.crossed[sectorOf(zone)], zone % ZONES);
    cells.push(s.values[zone] > 0 ? `${s.values[zone]}${crossed ? 'x' : ''}` : crossed ? 'x' : '.');
  }
  return cells.join(' ');
}

const cardNames = (s: September, side: number): string =>
  [PEOPLE, OPERATIONS, EVENTS]
    .flatMap((list) => members(s.cards[side * 3 + list]).map((number) => ROSTER[cardAt(side, list, number)]))
    .join(' ');

/** The frames of a turn that has just begun. */
export function turnStack(s: September, seat: number) {
  return [{ ...call('round', s.first, 1 - seat), at: TURNS }, call('turn', seat)];
}

function stackLines(s: September): string[] {
  const written = writeStacks(s.stacks);
  for (const seat of SIDE_NUMBERS) {
    const usual = emptyStacks(2);
    usual[2] = turnStack(s, seat);
    if (writeStacks(usual).join('\n') === written.join('\n')) return [`turn ${seatLetter(seat)}`];
  }
  return written;
}
