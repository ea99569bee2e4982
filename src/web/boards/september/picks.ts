/** What a tap on the board answers now, by the thing that is tapped. */
import { ALL_ZONES } from '../../../games/september/board.ts';
import { CAMPAIGNS, NONE, theatreOf } from '../../../games/september/names.ts';
import { DIE, DUMP, FACES, NO_TRADE, STAR, TARGETS, TRACK, TRADES } from '../../../games/september/picks.ts';
import type { September } from '../../../games/september/state.ts';
import { count, has, members, single } from '../../../kernel/bits.ts';
import type { Decision } from '../../../kernel/game.ts';
import type { BoardProps } from '../board.ts';
import { dieToSet, dieWords, optionLabel, topFrame, zoneWords } from './options.ts';
import { text } from './text.ts';

export type Tap = { readonly label: string; readonly go: () => void };
type Taps = ReadonlyMap<number, Tap>;

/** What has been tapped before the answer is whole: a die, the track, a BZ, a set of dice. */
export type Hand = {
  readonly die: number | null;
  readonly track: boolean;
  readonly zone: number | null;
  readonly set: number;
};
export const EMPTY_HAND: Hand = { die: null, track: false, zone: null, set: 0 };

/** By the number of the BZ, the die and so on; a bonus by the BZ before it, a gift by its pick. */
type Tappable = {
  readonly zones: Taps;
  readonly dice: Taps;
  readonly campaigns: Taps;
  readonly cards: Taps;
  readonly faces: Taps;
  readonly bonuses: Taps;
  readonly gifts: Taps;
};
/** Of which there is one. */
type Single = {
  readonly track: Tap | null;
  readonly dump: Tap | null;
  readonly star: Tap | null;
  /** The answer to a question about a set of dice, once it is whole. */
  readonly confirm: { readonly label: string; readonly go: (() => void) | null } | null;
};
export type TapOn = (...on: [what: keyof Tappable, which: number] | [what: keyof Single]) => void;

export type Picks = Tappable &
  Single & {
    /** Dice that are told apart as chosen, and the BZ that is spoken of without being a choice. */
    readonly chosen: number;
    readonly aimed: number;
    /** What the faces are for. */
    readonly facesFor: string;
  };

type Building = {
  -readonly [K in keyof Picks]: Picks[K] extends Taps ? Map<number, Tap> : Picks[K];
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
  bonuses: new Map(),
  gifts: new Map(),
  chosen: 0,
  aimed: NONE,
  track: null,
  dump: null,
  star: null,
  confirm: null,
  facesFor: '',
});

/** What is not offered does nothing. */
export function tapOn(picks: Picks, ...[what, which]: Parameters<TapOn>): void {
  const offer = picks[what];
  (offer instanceof Map ? offer.get(which) : offer)?.go?.();
}

/** Where nothing can be tapped. */
export const NO_PICKS: Picks = fresh();

export function picksOf(props: BoardProps<September>, hand: Hand, setHand: (hand: Hand) => void): Picks {
  const picks = fresh();
  for (const decision of props.decisions) gather(picks, { props, decision, hand, setHand });
  offerTwins(picks, props.view.state);
  const { zones, campaigns, cards, bonuses, gifts } = picks;
  return {
    ...picks,
    zones: kept(zones),
    campaigns: kept(campaigns),
    cards: kept(cards),
    bonuses: kept(bonuses),
    gifts: kept(gifts),
  };
}

/** Of two dice that look alike and lie together the rules offer one; whoever taps the other means the same. */
function offerTwins(picks: Building, s: September): void {
  for (const [die, { label, go }] of [...picks.dice]) {
    const twin = die ^ 1;
    const together = [s.undrafted, ...s.pool, ...s.dump].some((set) => has(set, die) && has(set, twin));
    if (together && s.dice[die] === s.dice[twin] && !picks.dice.has(twin))
      picks.dice.set(twin, { label: label.replace(dieWords(s, die), text.second(dieWords(s, die))), go });
  }
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
      picks.chosen = single(dieToSet(s));
      picks.facesFor = text.whichFace(dieWords(s, dieToSet(s)));
      for (const face of decision.options) picks.faces.set(face, tap(face));
      return;
    case 'campaign':
      for (const campaign of decision.options) picks.campaigns.set(campaign, tap(campaign));
      return;
    case 'card':
      for (const card of decision.options) picks.cards.set(card, tap(card));
      return;
    case 'bonus':
      for (const bonus of decision.options) picks.bonuses.set(bonus, tap(bonus));
      return;
    case 'gift':
      for (const gift of decision.options) picks.gifts.set(gift, tap(gift));
      return;
    case 'yes-no':
      pointOut(picks, s, decision);
      return;
    case 'zone':
    case 'any-zone':
      for (const pick of decision.options) {
        if (pick < ALL_ZONES) picks.zones.set(pick, tap(pick));
        else if (pick === STAR) picks.star = tap(pick);
        else if (pick >= DIE) picks.dice.set(pick - DIE, tap(pick));
      }
  }
}

/** What Rosie doubles. */
const LOW = 3;

/** A yes or no is a button; the board shows what it is about. */
function pointOut(picks: Building, s: September, { verb, seat }: Decision): void {
  const frame = topFrame(s);
  if (verb === 'watch' && frame) {
    picks.chosen = single(frame.a);
    picks.aimed = frame.b;
  } else {
    for (const die of members(s.pool[seat])) if (s.dice[die] <= LOW) picks.chosen |= single(die);
  }
}

/** Dice are toggled, and a button says what the set does. */
function subset(picks: Building, { props, decision, hand, setHand }: Ask): void {
  const s = props.view.state;
  const all = decision.options.reduce((set, option) => set | option, 0);
  picks.chosen = hand.set & all;
  for (let die = 0; die < s.dice.length; die++) {
    if (!has(all, die)) continue;
    const on = has(hand.set, die);
    picks.dice.set(die, {
      label: text.toggle(twinWords(s, die, all), on),
      go: () => setHand({ ...hand, set: hand.set ^ single(die) }),
    });
  }
  const n = count(picks.chosen);
  const chosen = picks.chosen;
  picks.confirm = {
    label: decision.verb === 'split' ? text.take(n) : text.reroll(n),
    go: decision.options.includes(chosen) ? () => props.onPick(decision, chosen) : null,
  };
}

/** Of two dice in a set that look alike the second is called so. */
const twinWords = (s: September, die: number, set: number): string =>
  die % 2 === 1 && has(set, die - 1) && s.dice[die] === s.dice[die - 1]
    ? text.second(dieWords(s, die))
    : dieWords(s, die);

/** Die first or place first. A place that only one die fits takes it at once; otherwise it waits for its die. */
function allocation(picks: Building, { props, decision, hand, setHand }: Ask, tap: (pick: number) => Tap): void {
  const s = props.view.state;
  const toTrack = new Map<number, Tap>();
  const toDump = new Map<number, Tap>();
  const forZone = new Map<number, Tap>();
  for (const pick of decision.options) {
    const die = Math.floor(pick / TARGETS);
    const target = pick % TARGETS;
    if (target === TRACK) toTrack.set(die, tap(pick));
    if (target === DUMP) toDump.set(die, tap(pick));
    if (!picks.dice.has(die)) {
      picks.dice.set(die, {
        label: text.showDie(dieWords(s, die)),
        go: () => setHand({ ...EMPTY_HAND, die: hand.die === die ? null : die }),
      });
    }
    if (target >= ALL_ZONES || hand.track || (hand.die !== null && hand.die !== die)) continue;
    if (hand.zone !== null && hand.zone !== target) continue;
    picks.zones.set(
      target,
      picks.zones.has(target) || hand.zone === target
        ? {
            label: text.anyDie(zoneWords(s, target)),
            go: () => setHand({ ...EMPTY_HAND, zone: hand.zone === target ? null : target }),
          }
        : tap(pick),
    );
    if (hand.zone === target) forZone.set(die, tap(pick));
  }
  picks.chosen = hand.die === null ? 0 : single(hand.die);
  if (hand.zone !== null) {
    picks.aimed = hand.zone;
    picks.dice.clear();
    for (const [die, to] of forZone) picks.dice.set(die, to);
    return;
  }
  // Where nothing else is possible there is nothing to show first.
  if (toDump.size === decision.options.length) for (const [die, to] of toDump) picks.dice.set(die, to);
  else picks.dump = sure(toDump, hand.die);
  if (hand.track) for (const [die, to] of toTrack) picks.dice.set(die, to);
  picks.track = sure(toTrack, hand.die);
  if (!picks.track && toTrack.size > 0 && hand.die === null)
    picks.track = { label: text.toTrack, go: () => setHand({ ...EMPTY_HAND, track: !hand.track }) };
}

/** Where the die that is chosen goes, or the only one that can. */
function sure(taps: Taps, die: number | null): Tap | null {
  if (die === null && taps.size === 1) return [...taps.values()][0];
  return taps.get(die ?? NONE) ?? null;
}

/** First a die of one's own, then one of theirs. */
function trade(picks: Building, { props, decision, hand, setHand }: Ask, tap: (pick: number) => Tap): void {
  const s = props.view.state;
  picks.chosen = hand.die === null ? 0 : single(hand.die);
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

const ownerOf = (s: September, die: number): number => (has(s.pool[0] | s.dump[0], die) ? 0 : 1);

/** First a die, then its face. */
function dieFaces(picks: Building, { props, decision, hand, setHand }: Ask, tap: (pick: number) => Tap): void {
  const s = props.view.state;
  const dice = [...new Set(decision.options.map((pick) => Math.floor(pick / FACES)))];
  const chosen = dice.length === 1 ? dice[0] : hand.die;
  for (const die of dice)
    picks.dice.set(die, {
      label: text.chooseDieOf(dieWords(s, die), has(s.pool[0] | s.pool[1], die), props.names[ownerOf(s, die)]),
      go: () => setHand({ ...EMPTY_HAND, die }),
    });
  if (chosen === null) return;
  picks.chosen = single(chosen);
  picks.facesFor = text.whichFace(dieWords(s, chosen));
  for (const pick of decision.options)
    if (Math.floor(pick / FACES) === chosen) picks.faces.set(pick % FACES, tap(pick));
}

/** Where something is lit: Europe, the Pacific, the event sheets. */
export function litParts(s: September, picks: Picks): readonly boolean[] {
  const parts = [false, false, picks.cards.size > 0 || picks.gifts.size > 0];
  for (const zone of [...picks.zones.keys(), ...picks.bonuses.keys()]) parts[theatreOf(s.board.campaigns[zone])] = true;
  for (let c = 0; c < CAMPAIGNS.length; c++) if (picks.campaigns.has(c)) parts[theatreOf(c)] = true;
  return parts;
}
