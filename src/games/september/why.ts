/** Why a pick is not among the options, as exactly as the rules know. */

import { has } from '../../kernel/bits.ts';
import type { Frame } from '../../kernel/frames.ts';
import type { Reason } from '../../kernel/game.ts';
import { ALL_ZONES, sectorOf, sideOf, ZONES } from './board.ts';
import { CARDS } from './cards/cards.ts';
import { zoneName } from './labels.ts';
import { CAMPAIGNS, COLOURS, SECTIONS, TRACK_SECTION } from './names.ts';
import { DUMP, TARGETS, TRACK } from './picks.ts';
import { type CardId, listOf, numberOf, placeInList, ROSTER, SIDE_CARDS } from './roster.ts';
import { colourOfDie, distinct, type September } from './state.ts';
import { boundByFeint, diceInTurn } from './turns.ts';
import { allowed, openZones, shielded, zonesFor } from './zones.ts';

export function whyNot(s: September, f: Frame, verb: string, of: string, pick: number): Reason | null {
  if (!Number.isInteger(pick) || pick < 0) return null;
  if (of === 'allocation') return whyNoAllocation(s, f, pick);
  if ((of === 'zone' || of === 'any-zone') && pick < ALL_ZONES) return whyNoZone(s, f, verb, pick);
  if (of === 'card' && pick < ROSTER.length) return whyNoCard(s, pick);
  if (of === 'die' && pick < s.dice.length) return { code: 'no-such-die' };
  return byTheCard(f);
}

/** The card under way says what it wants. */
function byTheCard(f: Frame): Reason | null {
  const card = CARDS[numberOf(f.run as CardId)];
  return card ? { code: 'card-says', card: card.name, text: card.text } : null;
}

function whyNoAllocation(s: September, f: Frame, pick: number): Reason | null {
  const die = Math.floor(pick / TARGETS);
  const target = pick % TARGETS;
  if (die >= s.dice.length || (target >= ALL_ZONES && target !== TRACK && target !== DUMP)) return null;
  const mine = diceInTurn(s, f);
  if (!has(mine, die)) return { code: 'not-in-pool' };
  if (!has(distinct(s, mine), die)) return { code: 'same-die' };
  if (boundByFeint(s, f.seat) && target !== s.feint) return { code: 'feint', zone: zoneName(s, s.feint) };
  if (target === DUMP) return { code: 'must-place' };
  if (target === TRACK) return { code: 'section-used', section: SECTIONS[TRACK_SECTION] };
  if (sideOf(target) !== f.seat) return { code: 'not-your-zone' };
  if (has(s.used[f.seat], sectorOf(target) & 1))
    return { code: 'section-used', section: SECTIONS[sectorOf(target) & 1] };
  return whyNotOpen(s, target) ?? whyNoDie(s, target, colourOfDie(die), s.dice[die]);
}

/** Why nothing at all goes into a BZ now. */
function whyNotOpen(s: September, zone: number): Reason | null {
  const sector = sectorOf(zone);
  const place = zone % ZONES;
  const name = zoneName(s, zone);
  if (has(s.crossed[sector], place)) return { code: 'crossed-out', zone: name };
  if (has(s.filled[sector], place)) return { code: 'filled', zone: name };
  if (has(openZones(s, sector), place)) return null;
  return { code: 'not-next', zone: name, campaign: CAMPAIGNS[s.board.campaigns[zone]].name };
}

function whyNoDie(s: September, zone: number, colour: number, value: number): Reason | null {
  const sector = sectorOf(zone);
  const name = zoneName(s, zone);
  if (!has(zonesFor(s, sector, colour), zone % ZONES)) {
    return { code: 'wrong-colour', zone: name, want: COLOURS[s.board.colours[zone]], colour: COLOURS[colour] };
  }
  return circled(s, zone, value);
}

const circled = (s: September, zone: number, value: number): Reason | null =>
  has(allowed(s, sectorOf(zone), value), zone % ZONES) ? null : { code: 'circled', zone: zoneName(s, zone) };

/** A value that Davis's circle refuses. */
const HIGH = 6;
const CROSSINGS = ['cross-out', 'cross-out-or-raise'];
const WRITINGS = ['place', 'star-or-place', 'weaponize', 'change'];

function whyNoZone(s: September, f: Frame, verb: string, zone: number): Reason | null {
  const sector = sectorOf(zone);
  const name = zoneName(s, zone);
  if (verb === 'bonus') {
    if (sideOf(zone) !== f.seat) return { code: 'not-your-zone' };
    if (sector !== sectorOf(f.a)) return { code: 'other-theatre', zone: name };
    return whyNotOpen(s, zone) ?? circled(s, zone, s.board.bonusValues[f.a]);
  }
  if (CROSSINGS.includes(verb) && has(shielded(s, sector), zone % ZONES)) return { code: 'shielded', zone: name };
  if (has(s.crossed[sector], zone % ZONES)) return { code: 'crossed-out', zone: name };
  const closed = verb === 'place' ? whyNotOpen(s, zone) : null;
  if (closed) return closed;
  if (WRITINGS.includes(verb) && zone === s.circle) return circled(s, zone, HIGH);
  return byTheCard(f) ?? whyNotOpen(s, zone);
}

function whyNoCard(s: September, card: number): Reason {
  const { name } = CARDS[card];
  const placed = placeInList(card);
  if (card % SIDE_CARDS < SIDE_CARDS - 1 && has(s.cards[listOf(card)], placed))
    return { code: 'gained-already', card: name };
  if (listOf(card) === 0 && s.doubleCross === placed) return { code: 'double-crossed', card: name };
  return { code: 'not-read', card: name };
}
