/** Verbs for what cards do on the map: places, crossings-out and marks. `a` of a card's frame is the BZ written + 1. */

import { has, single, spread } from '../../kernel/bits.ts';
import { act, ask, end, type Frame, type Step } from '../../kernel/frames.ts';
import type { Tell } from '../../kernel/game.ts';
import { oppositeOf, sectorOf, spot, ZONES } from './board.ts';
import { GREEN, NONE, theatreOf } from './names.ts';
import { PASS, STAR } from './picks.ts';
import { copied, crossOut, write } from './placing.ts';
import { otherSide, type September } from './state.ts';
import {
  allowed,
  EVERY_SECTOR,
  emptyZones,
  filledZones,
  inCampaign,
  openZones,
  printed,
  sectorsOf,
  shielded,
} from './zones.ts';

/** A set of BZs in one sector that a card may aim at. */
export type Zones = (s: September, sector: number) => number;

/** Writes the BZs of these sectors into `out`. */
function aim(s: September, sectors: readonly number[], zones: Zones, out: number[]): number {
  let n = 0;
  for (let i = 0; i < sectors.length; i++) n = spread(zones(s, sectors[i]), out, n, sectors[i] * ZONES);
  return n;
}

const lostCard = (_: September, f: Frame, tell: Tell): void => tell('in-vain', f.seat);

/** The next BZ of these campaigns (any empty one where a railroad lies). */
export const nextIn =
  (...campaigns: readonly number[]): Zones =>
  (s, sector) => {
    let set = 0;
    for (let i = 0; i < campaigns.length; i++) set |= inCampaign(s.board, sector, campaigns[i]);
    return set === 0 ? 0 : openZones(s, sector) & set;
  };

/** The next BZs of all campaigns, of one printed colour (S-16). */
export const nextOfColour =
  (colour: number): Zones =>
  (s, sector) =>
    openZones(s, sector) & printed(s.board, sector, colour);

/** Those that a side may write in: Davis binds cards too (S-15). */
const writable =
  (zones: Zones, value: (s: September) => number): Zones =>
  (s, sector) => {
    const v = value(s);
    return v === 0 ? 0 : zones(s, sector) & allowed(s, sector, v);
  };

const placing = (value: (s: September) => number, zones: Zones): Step<September> => {
  const targets = writable(zones, value);
  return ask({
    verb: 'place',
    of: 'zone',
    choices: (s, f, out) => aim(s, sectorsOf(f.seat), targets, out),
    take(s, f, zone, tell) {
      f.a = zone + 1;
      return write(s, zone, value(s), f.seat, tell);
    },
    none: lostCard,
  });
};

/** Places an N in a BZ of one's own. */
export const place = (n: number, zones: Zones): Step<September> => placing(() => n, zones);

/** S-23: copies what one last wrote. */
export const copyLast = (zones: Zones): Step<September> => placing((s) => copied(s, s.last), zones);

/** S-23: the BZ straight behind the one copied, crossed-out ones passed over. */
const straightBehind: Zones = (s, sector) => {
  const zone = s.lastEtow;
  if (zone === NONE || sectorOf(zone) !== sector) return 0;
  const behind =
    inCampaign(s.board, sector, s.board.campaigns[zone]) & ~s.crossed[sector] & ~((2 << (zone % ZONES)) - 1);
  return behind & -behind & ~s.filled[sector];
};

/** S-23: copies what one last placed in ETOW this round into the BZ behind it. */
export const copyForward: Step<September> = placing((s) => copied(s, s.lastEtow), straightBehind);

/** Writes an N for the opponent, who resolves what it sets off (S-16). */
export const writeForOpponent = (n: number, zones: Zones): Step<September> => {
  const targets = writable(zones, () => n);
  return ask({
    verb: 'place',
    of: 'zone',
    choices: (s, f, out) => aim(s, sectorsOf(otherSide(f.seat)), targets, out),
    take: (s, f, zone, tell) => write(s, zone, n, f.seat, tell),
    none: lostCard,
  });
};

/** Does what a step does if the BZ just written is Green. */
export const ifGreen = (step: Step<September>): Step<September> =>
  act((s, f, tell) => (f.a > 0 && s.board.colours[f.a - 1] === GREEN ? step.act(s, f, tell) : undefined));

/** Gains a Star, or places an N in one of these BZs whether or not it is the next. */
export const starOrPlace = (n: number, zones: Zones): Step<September> => {
  const targets = writable(zones, () => n);
  return ask({
    verb: 'star-or-place',
    of: 'zone',
    choices(s, f, out) {
      const count = aim(s, sectorsOf(f.seat), targets, out);
      out[count] = STAR;
      return count + 1;
    },
    take(s, f, zone, tell) {
      if (zone !== STAR) return write(s, zone, n, f.seat, tell);
      s.stars[f.seat]++;
      return tell('stars', f.seat, 1);
    },
  });
};

/** The BZs of a set that can be crossed out: filled ones, without a shield (S-17, S-20). */
export const filledAnd =
  (zones: Zones): Zones =>
  (s, sector) =>
    filledZones(s, sector) & ~shielded(s, sector) & zones(s, sector);

/** Crosses out a BZ of the opponent. */
export const crossOutOne = (zones: Zones): Step<September> =>
  ask({
    verb: 'cross-out',
    of: 'zone',
    choices: (s, f, out) => aim(s, sectorsOf(otherSide(f.seat)), zones, out),
    take: (s, f, zone, tell) => crossOut(s, zone, f.seat, tell),
    none: lostCard,
  });

/** S-12: a 6 in any empty capstone of one's own, order ignored. */
const WEAPON = 6;
const emptyCapstones = writable(
  (s, sector) => emptyZones(s, sector) & s.board.capstones[sector & 1],
  () => WEAPON,
);
export const writeSix: Step<September> = ask({
  verb: 'weaponize',
  of: 'zone',
  choices: (s, f, out) =>
    aim(
      s,
      sectorsOf(f.seat),
      writable(emptyCapstones, () => WEAPON),
      out,
    ),
  take(s, f, zone, tell) {
    f.a = zone + 1;
    return write(s, zone, WEAPON, f.seat, tell);
  },
  none: lostCard,
});

/** S-12: the BZ opposite the one just written is crossed out, filled or empty, unless it is shielded. */
export const crossOutOpposite: Step<September> = act((s, f, tell) => {
  if (f.a === 0) return;
  const zone = oppositeOf(f.a - 1);
  const sector = sectorOf(zone);
  if (has(shielded(s, sector), zone % ZONES)) return tell('shield-holds', otherSide(f.seat), spot(s.board, zone));
  if (!has(s.crossed[sector], zone % ZONES)) crossOut(s, zone, f.seat, tell);
});

/** Shields a BZ and those beside it in its campaign. */
export const shieldWithNeighbours = (zones: Zones): Step<September> =>
  ask({
    verb: 'shield',
    of: 'zone',
    choices: (s, f, out) => aim(s, sectorsOf(f.seat), zones, out),
    take(s, f, zone, tell) {
      const bit = single(zone % ZONES);
      s.shield |= (bit | (bit << 1) | (bit >>> 1)) & s.board.masks[s.board.campaigns[zone]];
      tell('shields', f.seat, spot(s.board, zone));
    },
    none: lostCard,
  });

/** Draws a mark on a BZ: of one's own or, for the circle, of the opponent's. */
type ZoneMark = 'spqr' | 'lease' | 'circle';
export const markOwn = (mark: ZoneMark, zones: Zones): Step<September> => marking(mark, zones, (seat) => seat);
export const markTheirs = (mark: ZoneMark, zones: Zones): Step<September> => marking(mark, zones, otherSide);
const marking = (mark: ZoneMark, zones: Zones, whose: (seat: number) => number): Step<September> =>
  ask({
    verb: mark,
    of: 'zone',
    choices: (s, f, out) => aim(s, sectorsOf(whose(f.seat)), zones, out),
    take(s, f, zone, tell) {
      s[mark] = zone;
      tell(mark, f.seat, spot(s.board, zone));
    },
    none: lostCard,
  });

/** Draws a mark on one of these campaigns. */
type CampaignMark = 'railroad' | 'parachute' | 'carrier' | 'radar' | 'sonar';
export const markCampaign = (mark: CampaignMark, ...campaigns: readonly number[]): Step<September> =>
  ask({
    verb: mark,
    of: 'campaign',
    choices(_, __, out) {
      for (let i = 0; i < campaigns.length; i++) out[i] = campaigns[i];
      return campaigns.length;
    },
    take(s, f, campaign, tell) {
      s[mark] = campaign;
      tell(mark, f.seat, campaign);
    },
  });

/** The bonuses of the opponent in a campaign that are not decided yet. */
function openBonuses(s: September, sector: number, campaign: number): number {
  return s.board.masks[campaign] & s.board.bonuses[sector & 1] & ~(s.gained[sector] | s.lost[sector]);
}

/** Crosses out the opponent's open bonuses in one campaign. */
export const sabotage: Step<September> = ask({
  verb: 'sabotage',
  of: 'campaign',
  choices(s, f, out) {
    let n = 0;
    for (let c = 0; c < s.board.masks.length; c++)
      if (openBonuses(s, otherSide(f.seat) * 2 + theatreOf(c), c) !== 0) out[n++] = c;
    return n;
  },
  take(s, f, campaign, tell) {
    const sector = otherSide(f.seat) * 2 + theatreOf(campaign);
    s.lost[sector] |= openBonuses(s, sector, campaign);
    tell('sabotages', f.seat, campaign);
  },
  none: lostCard,
});

/** Changes an N in any BZ, either side's, to another value; what Davis circled takes no more than 2 (S-15). */
export const mayChange = (from: number, to: number): Step<September> => {
  const targets: Zones = (s, sector) => {
    let set = 0;
    for (let rest = filledZones(s, sector) & allowed(s, sector, to); rest !== 0; rest &= rest - 1) {
      const low = rest & -rest;
      if (s.values[sector * ZONES + 31 - Math.clz32(low)] === from) set |= low;
    }
    return set;
  };
  return ask({
    verb: 'change',
    of: 'any-zone',
    choices(s, _, out) {
      const n = aim(s, EVERY_SECTOR, targets, out);
      if (n === 0) return 0;
      out[n] = PASS;
      return n + 1;
    },
    take(s, f, zone, tell) {
      if (zone === PASS) {
        tell('declines', f.seat);
        return end(f);
      }
      s.values[zone] = to;
      f.a = zone + 1;
      tell('changes', f.seat, spot(s.board, zone), to);
    },
    none: lostCard,
  });
};

/** Does what a step does if the step before found a BZ. */
export const ifDone = (step: Step<September>): Step<September> =>
  act((s, f, tell) => (f.a > 0 ? step.act(s, f, tell) : undefined));

/** Decima Mas and the Pact wait in the state until their moment. */
export const awaitBonus: Step<September> = act((s, f, tell) => {
  s.decima = 1;
  tell('decima', f.seat);
});
export const callPact: Step<September> = act((s, f, tell) => {
  s.pact = 1;
  tell('pact', f.seat);
});
