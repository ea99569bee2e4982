/** What the latest turn has done so far: the trail of it in facts, and where on the board it shows. */
import { ZONES, zoneAt } from '../../../games/september/board.ts';
import { theatreOf } from '../../../games/september/names.ts';
import { colourOfDie, DICE, otherSide, type September } from '../../../games/september/state.ts';
import { has, members, single } from '../../../kernel/bits.ts';
import type { Fact } from '../../../kernel/prose.ts';
import type { Happening } from '../board.ts';
import { framesOf } from './options.ts';

const BEGINS = ['plays', 'dumps'];
/** May stand between a trade and the die that was traded for. */
const ASIDE = 'feint-lost';

/** Whether a turn has played its die and is not over yet. */
export const underWay = (s: September): boolean => framesOf(s).some(({ run, at }) => run === 'turn' && at > 0);

/** The facts of the turn that is under way, or else of the last one: from the die that was played on. */
export function turnFacts(story: readonly Happening[]): readonly Fact[] {
  const facts: Fact[] = [];
  let begun = false;
  for (let i = story.length - 1; i >= 0; i--) {
    for (const fact of story[i].facts.toReversed()) {
      // A die that was traded for is played in the turn of the card that traded it.
      if (begun && fact.fact !== 'trades' && fact.fact !== ASIDE) return facts.reverse();
      if (fact.fact !== ASIDE) begun = BEGINS.includes(fact.fact);
      facts.push(fact);
    }
  }
  return begun ? facts.reverse() : [];
}

/** What a turn has changed, by where it is drawn. */
export type News = {
  readonly zones: ReadonlySet<number>;
  /** By the BZ before them. */
  readonly bonuses: ReadonlySet<number>;
  readonly campaigns: ReadonlySet<number>;
  readonly cards: ReadonlySet<number>;
  /** Sets of dice and of sides. */
  readonly dice: number;
  readonly tracks: number;
  readonly hourglasses: number;
};

const NOTHING: ReadonlySet<number> = new Set();
export const NO_NEWS: News = {
  zones: NOTHING,
  bonuses: NOTHING,
  campaigns: NOTHING,
  cards: NOTHING,
  dice: 0,
  tracks: 0,
  hourglasses: 0,
};

const ON_ZONES = ['writes', 'crosses-out', 'changes', 'shields', 'spqr', 'lease', 'circle', 'feints', 'shield-holds'];
const ON_CAMPAIGNS = ['railroad', 'parachute', 'carrier', 'radar', 'sonar', 'sabotages', 'capstone'];
const ON_CARDS = ['gains', 'flag', 'double-crosses'];
/** Radar and Sonar are numbered as the colours that they watch. */
const ON_DICE = ['sets', 'rerolls', 'detects', 'discards', 'lowers'];

export function newsOf(s: September, facts: readonly Fact[]): News {
  const zones = new Set<number>();
  const bonuses = new Set<number>();
  const campaigns = new Set<number>();
  const cards = new Set<number>();
  let dice = 0;
  let tracks = 0;
  let hourglasses = 0;
  for (const fact of facts) {
    const { fact: kind, seat, a, b } = fact;
    if (kind === 'writes') zones.add(zoneOf(s, b));
    else if (ON_ZONES.includes(kind)) zones.add(zoneOf(s, a));
    else if (kind === 'bonus' || kind === 'bonus-lost') bonuses.add(zoneOf(s, b));
    else if (ON_CAMPAIGNS.includes(kind)) campaigns.add(a);
    else if (ON_CARDS.includes(kind)) cards.add(a);
    else if (ON_DICE.includes(kind)) dice |= touched(s, fact);
    else if (kind === 'advances') tracks |= single(seat);
    else if (kind === 'hourglass') hourglasses |= single(seat);
  }
  for (const campaign of campaigns) {
    const sabotaged = facts.find(({ fact, a }) => fact === 'sabotages' && a === campaign);
    if (sabotaged) for (const zone of lostIn(s, otherSide(sabotaged.seat), campaign)) bonuses.add(zone);
  }
  return { zones, bonuses, campaigns, cards, dice, tracks, hourglasses };
}

/** A fact names a BZ by side, campaign and column. */
const zoneOf = (s: September, spot: number): number =>
  zoneAt(s.board, Math.floor(spot / 80), Math.floor((spot % 80) / 8), spot % 8);

function lostIn(s: September, side: number, campaign: number): number[] {
  const sector = side * 2 + theatreOf(campaign);
  return members(s.lost[sector] & s.board.masks[campaign]).map((place) => sector * ZONES + place);
}

/** The dice that a fact speaks of. It names them by colour and face, so of two that look alike both are meant. */
function touched(s: September, { fact, seat, a: colour, b: from, c: to }: Fact): number {
  if (fact === 'lowers') return s.pool[otherSide(seat)];
  const discarded = fact === 'discards';
  let set = 0;
  for (let die = 0; die < DICE; die++) {
    if (colourOfDie(die) !== colour || s.dice[die] !== (discarded ? from : to)) continue;
    if (!discarded || has(s.dump[seat], die)) set |= single(die);
  }
  return set;
}
