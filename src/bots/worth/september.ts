/** What a position is worth to a side: Stars in hand, campaigns by how likely they are won, and what is about to come. */

import { ZONES } from '../../games/september/board.ts';
import { CAMPAIGNS, NONE, theatreOf } from '../../games/september/names.ts';
import { otherSide, type September, trackEnded } from '../../games/september/state.ts';
import { campaignSum, emptyZones } from '../../games/september/zones.ts';
import { count, members } from '../../kernel/bits.ts';

/** A lead of so many points in a campaign wins it about three times in four. */
const LEAD = 4.5;
/** What an empty BZ may still hold in the end; half of them are never filled. */
const PROMISE = 1.5;
/** Of a die in the Pool: that there is one, and each of its points. */
const DIE = 0.4;
const PIP = 0.12;
const ICON = 0.5;
const HOURGLASS = 0.25;
/** Of an open bonus with one BZ filled beside it, each point. */
const BONUS = 0.07;
const MARK = 0.8;

const sectorOf = (side: number, campaign: number): number => side * 2 + theatreOf(campaign);
const emptyIn = (s: September, side: number, campaign: number): number =>
  emptyZones(s, sectorOf(side, campaign)) & s.board.masks[campaign];

/** The end Stars of a campaign, times how likely the side wins them. */
function campaignHope(s: September, side: number, campaign: number): number {
  const them = otherSide(side);
  const mine = campaignSum(s, side, campaign) + count(emptyIn(s, side, campaign)) * PROMISE;
  const theirs = campaignSum(s, them, campaign) + count(emptyIn(s, them, campaign)) * PROMISE;
  return s.board.endStars[campaign] / (1 + Math.exp((theirs - mine) / LEAD));
}

/** How near a side is to a capstone Star that nobody has. */
function capstoneHope(s: September, side: number, campaign: number): number {
  if (((s.capstones[0] | s.capstones[1]) >> campaign) & 1) return 0;
  const done = 1 - count(emptyIn(s, side, campaign)) / s.board.sizes[campaign];
  return 0.6 * done * done;
}

/** Bonus dice that one more number may gain. */
function bonusHope(s: September, side: number): number {
  let hope = 0;
  for (const sector of [side * 2, side * 2 + 1]) {
    const open = s.board.bonuses[sector & 1] & ~(s.gained[sector] | s.lost[sector]);
    for (const place of members(open & s.filled[sector])) hope += s.board.bonusValues[sector * ZONES + place] * BONUS;
  }
  return hope;
}

function diceHope(s: September, side: number): number {
  const pool = members(s.pool[side]);
  const colours = new Set(pool.map((die) => die >> 1)).size;
  return pool.reduce((sum, die) => sum + DIE + PIP * s.dice[die], 0.2 * colours);
}

/** A mark on a campaign helps while there are BZs left in it. */
const campaignMark = (s: September, side: number, campaign: number): number =>
  campaign === NONE ? 0 : 0.15 * MARK * count(emptyIn(s, side, campaign));
const zoneMark = (s: September, zone: number): number => (zone === NONE || s.values[zone] > 0 ? 0 : MARK);

/** Marks and effects that wait; those of each side in turn. */
function marks(s: September, side: number): number {
  if (side === 0) {
    const shield = 0.2 * count(s.shield & s.filled[1] & ~s.crossed[1]) + 0.1 * count(s.shield);
    const watching = campaignMark(s, 1, s.radar) + (s.feint === NONE ? 0 : 0.3);
    return campaignMark(s, 0, s.railroad) + zoneMark(s, s.spqr) + shield + watching + (s.decima + s.pact) * MARK;
  }
  const fleets = campaignMark(s, 1, s.parachute) + campaignMark(s, 1, s.carrier) + campaignMark(s, 0, s.sonar);
  return fleets + zoneMark(s, s.lease) + zoneMark(s, s.circle) + (s.doubleCross === NONE ? 0 : 0.4);
}

function sideWorth(s: September, side: number): number {
  let value = count(s.capstones[side]) + s.stars[side] + (s.meeple === side ? s.board.file.meeple : 0);
  for (let c = 0; c < CAMPAIGNS.length; c++) value += campaignHope(s, side, c) + capstoneHope(s, side, c);
  value += bonusHope(s, side) + diceHope(s, side) + marks(s, side);
  value += s.hourglasses[side] * HOURGLASS + (trackEnded(s, side) ? 0 : ICON) + s.track[side] * ICON;
  return value;
}

export const worth = (s: September, seat: number): number => sideWorth(s, seat) - sideWorth(s, otherSide(seat));
