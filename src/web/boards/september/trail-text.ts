/** What happened in a turn, in as few words as a link of its trail has room for. */
import { CARDS } from '../../../games/september/cards/cards.ts';
import { CAMPAIGNS, COLOURS, LISTS, SIDES } from '../../../games/september/names.ts';
import { FACES } from '../../../games/september/picks.ts';
import type { Fact } from '../../../kernel/prose.ts';
import type { MarkName } from './pictures.tsx';
import { text } from './text.ts';

/** One link: a little drawing, a few words, or both. */
export type Link = {
  readonly words: string;
  readonly mark?: MarkName | 'star' | 'cross';
  /** A die, by its colour and face. */
  readonly die?: readonly [colour: number, face: number];
  /** The number of a card that can be read. */
  readonly card?: number;
};

const die = (colour: number, face: number): string => text.die(colour, face);
const coded = (code: number): string => die(Math.floor(code / FACES) >> 1, (code % FACES) + 1);
const zone = (spot: number): string => `${CAMPAIGNS[Math.floor((spot % 80) / 8)].name} ${(spot % 8) + 1}`;
const WATCHES = ['Radar', 'Sonar'];
const ICON_LINKS: readonly MarkName[] = ['nothing', 'flag', 'person', 'operation', 'event', 'hourglass'];

/** A BZ as the viewer calls it: only what lies on the other side of whoever acts has to say so. */
function where(spot: number, seat: number, me: number): string {
  const side = Math.floor(spot / 80);
  if (side === seat) return zone(spot);
  return side === me ? `your ${zone(spot)}` : `${SIDES[side]} ${zone(spot)}`;
}

type Say = (fact: Fact, me: number) => Link;
const marked =
  (mark: MarkName): Say =>
  ({ a }) => ({ mark, words: CAMPAIGNS[a].name });
const onZone =
  (mark: MarkName | 'star', says: (place: string) => string): Say =>
  ({ a, seat }, me) => ({ mark, words: says(where(a, seat, me)) });
const plain =
  (words: string): Say =>
  () => ({ words });
const turned: Say = ({ a, b, c }) => ({ die: [a, c], words: `${die(a, b)} becomes ${c}` });
const gained: Say = ({ a }) => ({ card: a, words: CARDS[a].name });

/** By fact; what is not named here goes without saying. */
const LINKS: { readonly [fact: string]: Say } = {
  plays: ({ a, b }) => ({ die: [a, b], words: '' }),
  dumps: ({ a, b }) => ({ die: [a, b], words: 'to the Dump' }),
  writes: ({ a, b, seat }, me) => ({ words: `${a} in ${where(b, seat, me)}` }),
  capstone: ({ a }) => ({ mark: 'star', words: `capstone of ${CAMPAIGNS[a].name}` }),
  'lease-star': () => ({ mark: 'star', words: 'Lend-Lease' }),
  'spqr-star': () => ({ mark: 'star', words: 'SPQR' }),
  stars: ({ a }) => ({ mark: 'star', words: `+${a}` }),
  bonus: ({ a }) => ({ words: `bonus ${a}` }),
  'bonus-lost': ({ a }) => ({ mark: 'cross', words: `bonus ${a}` }),
  'decima-works': plain('Decima Mas saves a bonus'),
  'crosses-out': ({ a, b, seat }, me) => ({
    mark: 'cross',
    words: b > 0 ? `${where(a, seat, me)} (${b})` : where(a, seat, me),
  }),
  advances: ({ b }) => ({ mark: ICON_LINKS[b], words: text.icons[b] }),
  'track-ended': plain('track marked out'),
  flag: gained,
  gains: gained,
  'lacks-dice': ({ a }) => ({ words: `lacks the dice for ${LISTS[a]}` }),
  'number-gone': plain('number crossed out'),
  'in-vain': plain('nothing can be done'),
  declines: plain('left at that'),
  hourglass: ({ a, b }) => ({ mark: 'hourglass', words: `${a} of ${b}` }),
  'hourglass-lost': plain('no hourglass left'),
  bomb: plain('Atomic Project complete'),
  'shield-holds': onZone('shield', (place) => `holds ${place}`),
  meeple: () => ({ mark: 'meeple', words: 'meeple' }),
  draws: ({ a }) => ({ words: `draws ${COLOURS[a]}` }),
  'rolls-table': ({ a, b }) => ({ words: `rolls Blue ${a}, Green ${b}` }),
  'double-crosses': ({ a }) => ({ mark: 'cross', card: a, words: CARDS[a].name }),
  discards: ({ a, b }) => ({ die: [a, b], words: 'discarded' }),
  'no-discard': plain('no such die to discard'),
  sets: turned,
  rerolls: turned,
  lowers: ({ seat }, me) => ({ words: seat === me ? 'their Pool −1' : 'your Pool −1' }),
  trades: ({ a, b }) => ({ words: `${coded(a)} for ${coded(b)}` }),
  feints: onZone('feint', (place) => place),
  'feint-lost': plain('Feint comes to nothing'),
  detects: ({ a, b, c }) => ({ words: `${WATCHES[a]}: ${b} becomes ${c}` }),
  'lets-pass': ({ a }) => ({ words: `${WATCHES[a]} lets it pass` }),
  shields: onZone('shield', (place) => place),
  spqr: onZone('star', (place) => `SPQR under ${place}`),
  lease: onZone('star', (place) => `under ${place}`),
  circle: onZone('nothing', (place) => `round ${place}`),
  railroad: marked('railroad'),
  parachute: marked('parachute'),
  carrier: marked('carrier'),
  radar: marked('radar'),
  sonar: marked('sonar'),
  sabotages: ({ a }) => ({ mark: 'cross', words: `bonuses of ${CAMPAIGNS[a].name}` }),
  changes: ({ a, b, seat }, me) => ({ words: `${b} in ${where(a, seat, me)}` }),
  decima: plain('waits for a bonus'),
  pact: plain('next dice are split'),
};

/** The links of a turn, from its die on. Whoever else had to do something is named. */
export function linksOf(facts: readonly Fact[], me: number, names: readonly string[]): Link[] {
  const actor = facts.find(({ fact }) => fact === 'plays' || fact === 'dumps')?.seat;
  return facts.flatMap((fact) => {
    const link = LINKS[fact.fact]?.(fact, me);
    if (!link) return [];
    return fact.seat === actor ? [link] : [{ ...link, words: `${names[fact.seat]}: ${link.words}` }];
  });
}
