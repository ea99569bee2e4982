/** What dice, BZs and picks are called in a written log. */
import { members } from '../../kernel/bits.ts';
import { ALL_ZONES, sideOf } from './board.ts';
import { CAMPAIGNS, COLOUR_LETTERS, SIDES } from './names.ts';
import { DIE, DUMP, FACES, NO_TRADE, PASS, STAR, TARGETS, TRACK, TRADES } from './picks.ts';
import { ROSTER } from './roster.ts';
import { colourOfDie, type September } from './state.ts';

/** `EE3` is the third BZ of Eastern Europe, on either side. */
export const zoneName = (s: September, zone: number): string =>
  `${CAMPAIGNS[s.board.campaigns[zone]].code}${s.board.columns[zone] + 1}`;

/** `R3` is a Red die that shows 3; of two that look alike the second is `R3'`. */
const dieName = (s: September, die: number): string =>
  COLOUR_LETTERS[colourOfDie(die)] + s.dice[die] + ((die & 1) === 1 && s.dice[die] === s.dice[die - 1] ? "'" : '');

const subsetName = (s: September, set: number): string =>
  set === 0
    ? 'none'
    : members(set)
        .map((die) => dieName(s, die))
        .join('+');

/** A BZ, or what stands beside BZs among the picks. */
function targetName(s: September, target: number): string {
  if (target < ALL_ZONES) return zoneName(s, target);
  if (target >= DIE) return dieName(s, target - DIE);
  return { [PASS]: 'pass', [STAR]: 'star', [TRACK]: 'track', [DUMP]: 'dump' }[target] ?? '';
}

export function pickName(s: September, of: string, pick: number): string {
  switch (of) {
    case 'face':
      return String(pick + 1);
    case 'subset':
      return subsetName(s, pick);
    case 'die':
      return dieName(s, pick);
    case 'die-face':
      return `${dieName(s, Math.floor(pick / FACES))}=${(pick % FACES) + 1}`;
    case 'allocation':
      return `${dieName(s, Math.floor(pick / TARGETS))}:${targetName(s, pick % TARGETS)}`;
    case 'zone':
    case 'bonus':
      return targetName(s, pick);
    case 'any-zone':
      return pick === PASS ? 'pass' : `${SIDES[sideOf(pick)]}:${zoneName(s, pick)}`;
    case 'campaign':
      return CAMPAIGNS[pick].code;
    case 'card':
      return ROSTER[pick];
    case 'trade':
      return pick === NO_TRADE ? 'pass' : `${dieName(s, Math.floor(pick / TRADES))}-${dieName(s, pick % TRADES)}`;
    case 'gift':
      return ['advance', 'hourglass'][pick];
    default:
      return ['no', 'yes'][pick];
  }
}
