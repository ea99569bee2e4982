/** What may be laid and objected to, and why anything else may not (T-10, T-11, T-15, T-17, T-27). */
import { has } from '../../../kernel/bits.ts';
import type { Reason } from '../../../kernel/game.ts';
import { CARD, GROUP, MENTION, NONE, TELLING, type TimeState, type Window } from './state.ts';
import { votersOn } from './votes.ts';

/** A deck has fewer cards than this; so a pick can be read by eye: 3_1_017 is card 17 by group on sentence 3. */
export const CARDS = 1000;
const KINDS = 2;

export type Lay = { readonly on: number; readonly kind: number; readonly card: number };
const layPick = ({ on, kind, card }: Lay): number => (on * KINDS + kind) * CARDS + card;
export const readLay = (pick: number): Lay => {
  const rest = Math.floor(pick / CARDS);
  return { on: Math.floor(rest / KINDS), kind: rest % KINDS, card: pick % CARDS };
};

const objectPick = (on: number, kind: number): number => on * KINDS + kind;
export const readObject = (pick: number): { on: number; kind: number } => ({
  on: Math.floor(pick / KINDS),
  kind: pick % KINDS,
});

/** Nothing can be laid or objected to once the turn is lost, save to a pause, whose windows run on (T-11). */
const windowsStand = (s: TimeState): boolean => s.leaving === '' || s.leaving === 'pause';

const mayLay = (s: TimeState, seat: number): boolean =>
  s.play.interrupts && seat !== s.teller && windowsStand(s) && !s.claims.some((claim) => claim.seat === seat);

const sameGroup = (s: TimeState, on: number, card: number): boolean => {
  const played = s.sentences[on].card;
  return played !== NONE && s.deck.cards[card].interrupt && s.deck.cards[card].group === s.deck.cards[played].group;
};

/** Why a card of the hand cannot be laid on an open sentence; null if it can. */
function fault(s: TimeState, seat: number, window: Window, kind: number, card: number): string | null {
  if (s.since[card] > window.on) return 'card-new';
  if (kind === MENTION) return has(window.failed, seat) ? 'claim-failed' : null;
  if (s.sentences[window.on].card === NONE) return 'no-card-played';
  if (!s.deck.cards[card].interrupt) return 'not-interrupt';
  return sameGroup(s, window.on, card) ? null : 'other-group';
}

/** Whether there is anything that the seat could lay. */
export function canLay(s: TimeState, seat: number): boolean {
  if (!mayLay(s, seat)) return false;
  for (const window of s.windows) {
    for (const card of s.hands[seat]) {
      if (fault(s, seat, window, MENTION, card) === null || fault(s, seat, window, GROUP, card) === null) return true;
    }
  }
  return false;
}

/** Open sentences × own hand, by mention and by group. */
export function lays(s: TimeState, seat: number, out: number[]): number {
  if (!mayLay(s, seat)) return 0;
  let n = 0;
  for (const window of s.windows) {
    for (let kind = 0; kind < KINDS; kind++) {
      for (const card of s.hands[seat]) {
        if (fault(s, seat, window, kind, card) === null) out[n++] = layPick({ on: window.on, kind, card });
      }
    }
  }
  return n;
}

export function whyNoLay(s: TimeState, seat: number, pick: number): Reason | null {
  if (!Number.isInteger(pick) || pick < 0) return null;
  const { on, kind, card } = readLay(pick);
  const face = s.deck.cards[card];
  if (!face || on >= s.sentences.length) return null;
  if (!s.hands[seat].includes(card)) return { code: 'not-held', card: face.title };
  const window = s.windows.find((w) => w.on === on);
  if (!window) return { code: 'window-closed', sentence: on + 1 };
  const code = fault(s, seat, window, kind, card);
  return code === null ? null : { code, card: face.title, group: face.group, sentence: on + 1 };
}

/** T-15: one failed objection a player a turn, and one under way; the same thing is judged once. */
const mayObject = (s: TimeState, seat: number): boolean =>
  seat !== s.teller && windowsStand(s) && !has(s.objected, seat) && !s.objections.some((o) => o.seat === seat);

function objectionFault(s: TimeState, seat: number, window: Window, kind: number): string | null {
  if (kind === CARD && s.sentences[window.on].card === NONE) return 'no-card-played';
  if (has(window.judged, kind)) return 'judged-before';
  if (s.objections.some((o) => o.on === window.on && o.kind === kind)) return 'objected-already';
  // T-17: with nobody to vote the matcher decides, and it knows nothing of silliness.
  if (kind === TELLING && votersOn(s, seat) === 0) return 'no-voters';
  return null;
}

export function canObject(s: TimeState, seat: number): boolean {
  if (!mayObject(s, seat)) return false;
  for (const window of s.windows) {
    if (objectionFault(s, seat, window, CARD) === null || objectionFault(s, seat, window, TELLING) === null)
      return true;
  }
  return false;
}

export function objections(s: TimeState, seat: number, out: number[]): number {
  if (!mayObject(s, seat)) return 0;
  let n = 0;
  for (const window of s.windows) {
    for (let kind = 0; kind < KINDS; kind++) {
      if (objectionFault(s, seat, window, kind) === null) out[n++] = objectPick(window.on, kind);
    }
  }
  return n;
}

export function whyNoObjection(s: TimeState, seat: number, pick: number): Reason | null {
  if (!Number.isInteger(pick) || pick < 0) return null;
  const { on, kind } = readObject(pick);
  if (on >= s.sentences.length) return null;
  const window = s.windows.find((w) => w.on === on);
  if (!window) return { code: 'window-closed', sentence: on + 1 };
  const code = objectionFault(s, seat, window, kind);
  return code === null ? null : { code, sentence: on + 1 };
}

/** In slow play: whether a seat has still to let an open sentence pass (T-28). */
export const mayLetPass = (s: TimeState, seat: number): boolean =>
  s.play.slow && seat !== s.teller && windowsStand(s) && s.windows.some((w) => !w.ripe && !has(w.let, seat));
