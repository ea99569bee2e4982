/** The marks that cards draw on the map: which card draws each, and where it lies now. */
import { sectorOf, sideOf, ZONES } from '../../../games/september/board.ts';
import { ALLIED, BLUE, GREEN, NONE, PACWAR, RED, TRIPARTITE, theatreOf } from '../../../games/september/names.ts';
import type { CAMPAIGN_MARKS, ZONE_MARKS } from '../../../games/september/notation.ts';
import type { CardId } from '../../../games/september/roster.ts';
import type { September } from '../../../games/september/state.ts';
import { has, members } from '../../../kernel/bits.ts';
import { text } from './text.ts';

export type RowMark = (typeof CAMPAIGN_MARKS)[number];
/** What was last written in a BZ is noted, not drawn. */
export type ZoneMark = Exclude<(typeof ZONE_MARKS)[number], 'last' | 'last-etow'> | 'shield';
export type MapMark = RowMark | ZoneMark;

export const MARK_CARDS: { readonly [mark in MapMark]: CardId } = {
  shield: 'yamamoto',
  spqr: 'roman-italy',
  lease: 'lend-lease',
  circle: 'davis',
  feint: 'feint',
  railroad: 'reichsbahn',
  parachute: 'paratroopers',
  carrier: 'super-carriers',
  radar: 'radar-screen',
  sonar: 'sonar',
};

/** On whose row each lies. Radar and Sonar are drawn before a campaign of whoever did not draw them. */
const ROWS: { readonly [mark in RowMark]: number } = {
  railroad: TRIPARTITE,
  sonar: TRIPARTITE,
  parachute: ALLIED,
  carrier: ALLIED,
  radar: ALLIED,
};
const ROW_MARKS = Object.keys(ROWS) as RowMark[];
export const ZONE_MARK_LIST: readonly ZoneMark[] = ['shield', 'spqr', 'lease', 'circle', 'feint'];
const TRIPARTITE_PACWAR = TRIPARTITE * 2 + PACWAR;

/** The marks of a side's row. */
export const rowMarks = (s: September, side: number, campaign: number): RowMark[] =>
  ROW_MARKS.filter((mark) => ROWS[mark] === side && s[mark] === campaign);

/** The marks of a BZ, as a set of places in the list. */
export function zoneMarks(s: September, zone: number): number {
  let set = sectorOf(zone) === TRIPARTITE_PACWAR && has(s.shield, zone % ZONES) ? 1 : 0;
  for (const [i, mark] of ZONE_MARK_LIST.entries()) if (mark !== 'shield' && s[mark] === zone) set |= 1 << i;
  return set;
}

/** The second colour that a BZ takes under parachutes or carriers. */
export function alsoTakes(s: September, zone: number): number {
  if (sideOf(zone) !== ALLIED) return NONE;
  const colour = s.board.colours[zone];
  const campaign = s.board.campaigns[zone];
  const pair = s.parachute === campaign ? [RED, GREEN] : s.carrier === campaign ? [RED, BLUE] : [];
  return pair.includes(colour) ? pair[pair[0] === colour ? 1 : 0] : NONE;
}

export type Drawn = { readonly mark: MapMark; readonly where: string };

/** Every mark of a theatre, with its place in words. */
export function marksOf(s: September, theatre: number): Drawn[] {
  const onRows = ROW_MARKS.filter((mark) => s[mark] !== NONE && theatreOf(s[mark]) === theatre);
  const onZones = ZONE_MARK_LIST.filter((mark) => mark !== 'shield' && s[mark] !== NONE);
  const shielded = theatre === PACWAR ? members(s.shield).map((place) => TRIPARTITE_PACWAR * ZONES + place) : [];
  const { campaigns, columns } = s.board;
  const drawn: Drawn[] = onRows.map((mark) => ({ mark, where: text.campaign(s[mark]) }));
  if (shielded.length > 0)
    drawn.push({
      mark: 'shield',
      where: text.zones(
        campaigns[shielded[0]],
        shielded.map((zone) => columns[zone]),
      ),
    });
  for (const mark of onZones as Exclude<ZoneMark, 'shield'>[]) {
    const zone = s[mark];
    if (theatreOf(campaigns[zone]) === theatre) drawn.push({ mark, where: text.zone(campaigns[zone], columns[zone]) });
  }
  return drawn;
}
