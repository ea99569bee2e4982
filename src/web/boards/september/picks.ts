/** What a tap on the board answers now, by the thing that is tapped. */
import { ALL_ZONES } from '../../../games/september/board.ts';
import { CAMPAIGNS, theatreOf } from '../../../games/september/names.ts';
import { DIE, FACES, NO_TRADE, TARGETS, TRACK, TRADES } from '../../../games/september/picks.ts';
import type { September } from '../../../games/september/state.ts';
import type { Decision } from '../../../kernel/game.ts';
import type { BoardProps } from '../board.ts';
import { dieToSet, dieWords, optionLabel } from './options.ts';
import { text } from './text.ts';

export type Tap = { readonly label: string; readonly go: () => void };
type Taps = ReadonlyMap<number, Tap>;

/** What has been tapped before the answer is whole: a die, the track, a set of dice. */
export type Hand = { readonly die: number | null; readonly track: boolean; readonly set: number };
export const EMPTY_HAND: Hand = { die: null, track: false, set: 0 };

export type Picks = {
  readonly zones: Taps;
  readonly dice: Taps;
  readonly campaigns: Taps;
  readonly cards: Taps;
  readonly faces: Taps;
  /** Dice that are told apart as chosen. */
  readonly chosen: number;
  readonly track: Tap | null;
  /** The answer to a question about a set of dice, once it is whole. */
  readonly confirm: { readonly label: string; readonly go: (() => void) | null } | null;
  /** What the faces are for. */
  readonly facesFor: string;
};

type Building = {
  zones: Map<number, Tap>;
  dice: Map<number, Tap>;
  campaigns: Map<number, Tap>;
  cards: Map<number, Tap>;
  faces: Map<number, Tap>;
  chosen: number;
  track: Tap | null;
  confirm: Picks['confirm'];
  facesFor: string;
};

type Ask = {
  readonly props: BoardProps<September>;
  readonly decision: Decision;
  readonly hand: Hand;
  readonly setHand: (hand: Hand) => void;
};

const fresh = (): Building => ({
  zones: new Map(),
  dice: new Map(),
  campaigns: new Map(),
  cards: new Map(),
  faces: new Map(),
  chosen: 0,
  track: null,
  confirm: null,
  facesFor: '',
});

export function picksOf(props: BoardProps<September>, hand: Hand, setHand: (hand: Hand) => void): Picks {
  const picks = fresh();
  for (const decision of props.decisions) gather(picks, { props, decision, hand, setHand });
  const { zones, campaigns, cards } = picks;
  return { ...picks, zones: kept(zones), campaigns: kept(campaigns), cards: kept(cards) };
}

/** Nothing to tap is always the same nothing, so that whatever shows it is not drawn again. */
const NO_TAPS: Taps = new Map();
const kept = (taps: Taps): Taps => (taps.size > 0 ? taps : NO_TAPS);

function gather(picks: Building, ask: Ask): void {
  const { props, decision } = ask;
  const s = props.view.state;
  const tap = (pick: number): Tap => ({
    label: optionLabel(props.view, decision, pick),
    go: () => props.onPick(decision, pick),
  });
  switch (decision.of) {
    case 'subset':
      subset(picks, ask);
      return;
    case 'allocation':
      allocation(picks, ask, tap);
      return;
    case 'trade':
      trade(picks, ask, tap);
      return;
    case 'die-face':
      dieFaces(picks, ask, tap);
      return;
    case 'die':
      for (const die of decision.options) picks.dice.set(die, tap(die));
      return;
    case 'face':
      picks.chosen = 1 << dieToSet(s);
      picks.facesFor = text.whichFace(dieWords(s, dieToSet(s)));
      for (const face of decision.options) picks.faces.set(face, tap(face));
      return;
    case 'campaign':
      for (const campaign of decision.options) picks.campaigns.set(campaign, tap(campaign));
      return;
    case 'card':
      for (const card of decision.options) picks.cards.set(card, tap(card));
      return;
    case 'zone':
    case 'any-zone':
      for (const pick of decision.options) {
        if (pick < ALL_ZONES) picks.zones.set(pick, tap(pick));
        else if (pick >= DIE) picks.dice.set(pick - DIE, tap(pick));
      }
  }
}

/** Dice are toggled, and a button says what the set does. */
function subset(picks: Building, { props, decision, hand, setHand }: Ask): void {
  const s = props.view.state;
  const all = decision.options.reduce((set, option) => set | option, 0);
  picks.chosen = hand.set & all;
  for (let die = 0; die < s.dice.length; die++) {
    if (((all >> die) & 1) === 0) continue;
    const on = ((hand.set >> die) & 1) === 1;
    picks.dice.set(die, {
      label: text.toggle(dieWords(s, die), on),
      go: () => setHand({ ...hand, set: hand.set ^ (1 << die) }),
    });
  }
  const n = s.dice.filter((_, die) => ((picks.chosen >> die) & 1) === 1).length;
  const chosen = picks.chosen;
  picks.confirm = {
    label: decision.verb === 'split' ? text.take(n) : text.reroll(n),
    go: decision.options.includes(chosen) ? () => props.onPick(decision, chosen) : null,
  };
}

/** A BZ takes the first die that fits unless one is chosen; the track always wants to know which. */
function allocation(picks: Building, { props, decision, hand, setHand }: Ask, tap: (pick: number) => Tap): void {
  const s = props.view.state;
  const toTrack = new Map<number, Tap>();
  for (const pick of decision.options) {
    const die = Math.floor(pick / TARGETS);
    const target = pick % TARGETS;
    if (target === TRACK) toTrack.set(die, tap(pick));
    if (!picks.dice.has(die)) {
      picks.dice.set(die, {
        label: text.showDie(dieWords(s, die)),
        go: () => setHand({ ...EMPTY_HAND, die: hand.die === die ? null : die }),
      });
    }
    if (target >= ALL_ZONES || hand.track || (hand.die !== null && hand.die !== die)) continue;
    if (!picks.zones.has(target)) picks.zones.set(target, tap(pick));
  }
  picks.chosen = hand.die === null ? 0 : 1 << hand.die;
  if (hand.track) for (const [die, to] of toTrack) picks.dice.set(die, to);
  if (toTrack.size === 0) return;
  const sure = hand.die === null && toTrack.size === 1 ? [...toTrack.values()][0] : toTrack.get(hand.die ?? -1);
  if (sure) picks.track = sure;
  else if (hand.die === null)
    picks.track = { label: text.toTrack, go: () => setHand({ ...EMPTY_HAND, track: !hand.track }) };
}

/** First a die of one's own, then one of theirs. */
function trade(picks: Building, { props, decision, hand, setHand }: Ask, tap: (pick: number) => Tap): void {
  const s = props.view.state;
  picks.chosen = hand.die === null ? 0 : 1 << hand.die;
  for (const pick of decision.options) {
    if (pick === NO_TRADE) continue;
    const mine = Math.floor(pick / TRADES);
    picks.dice.set(mine, {
      label: text.chooseDie(dieWords(s, mine)),
      go: () => setHand({ ...EMPTY_HAND, die: hand.die === mine ? null : mine }),
    });
    if (mine === hand.die) picks.dice.set(pick % TRADES, tap(pick));
  }
}

/** First a die, then its face. */
function dieFaces(picks: Building, { props, decision, hand, setHand }: Ask, tap: (pick: number) => Tap): void {
  const s = props.view.state;
  const dice = [...new Set(decision.options.map((pick) => Math.floor(pick / FACES)))];
  const chosen = dice.length === 1 ? dice[0] : hand.die;
  for (const die of dice)
    picks.dice.set(die, {
      label: text.chooseDie(dieWords(s, die)),
      go: () => setHand({ ...EMPTY_HAND, die }),
    });
  if (chosen === null) return;
  picks.chosen = 1 << chosen;
  picks.facesFor = text.whichFace(dieWords(s, chosen));
  for (const pick of decision.options)
    if (Math.floor(pick / FACES) === chosen) picks.faces.set(pick % FACES, tap(pick));
}

/** Where something is lit: Europe, the Pacific, the event sheets. */
export function litParts(s: September, picks: Picks): readonly boolean[] {
  const parts = [false, false, picks.cards.size > 0];
  for (const zone of picks.zones.keys()) parts[theatreOf(s.board.campaigns[zone])] = true;
  for (let c = 0; c < CAMPAIGNS.length; c++) if (picks.campaigns.has(c)) parts[theatreOf(c)] = true;
  return parts;
}
