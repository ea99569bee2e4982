/** At another's tale: when to interrupt, when to object, how to answer and to vote (T-10 … T-18). */

import { readLay, readObject } from '../../games/time/rules/lays.ts';
import { AGREE, REJECT } from '../../games/time/rules/questions.ts';
import { CARD, GROUP, LIKELY, NONE } from '../../games/time/rules/state.ts';
import type { TimeView } from '../../games/time/view.ts';
import type { Below, Decision } from '../../kernel/game.ts';
import type { Level } from './levels.ts';
import type { Reader } from './reader.ts';

type Verdict = 'sure' | 'likely' | 'no';

function verdictOf(state: TimeView, reader: Reader, on: number, card: number): Verdict {
  const face = state.deck.cards[card];
  return reader.matches[on]?.find((match) => match.card === face)?.verdict ?? 'no';
}

/** What she noticed of a sentence is settled once, however often she is asked. */
export type Notice = (on: number) => { readonly mention: boolean; readonly group: boolean; readonly strict: boolean };

export function makeNotice(level: Level, below: Below): Notice {
  const noticed = new Map<number, ReturnType<Notice>>();
  return (on) => {
    const known = noticed.get(on) ?? {
      mention: below(100) < level.mention,
      group: below(100) < level.group,
      strict: below(100) < level.strict,
    };
    noticed.set(on, known);
    return known;
  };
}

/** A card to lay on an open sentence, or null. Interrupt cards are kept where another card does as well. */
export function chooseLay(
  state: TimeView,
  reader: Reader,
  { options }: Decision,
  level: Level,
  notice: Notice,
): number | null {
  let best: { pick: number; worth: number } | null = null;
  for (const pick of options) {
    const { on, kind, card } = readLay(pick);
    const seen = notice(on);
    let worth: number;
    if (kind === GROUP) worth = seen.group ? 2 : 0;
    else {
      const verdict = seen.mention ? verdictOf(state, reader, on, card) : 'no';
      worth = verdict === 'sure' ? 3 : verdict === 'likely' && level.daring ? 1 : 0;
      if (worth > 0 && state.deck.cards[card].interrupt) worth -= 0.5;
    }
    if (worth > 0 && (!best || worth > best.worth)) best = { pick, worth };
  }
  return best?.pick ?? null;
}

/** Only to a card that the matcher cannot find in its sentence, and seldom. */
export function chooseObjection(state: TimeView, reader: Reader, { options }: Decision, notice: Notice): number | null {
  for (const pick of options) {
    const { on, kind } = readObject(pick);
    const { card } = state.sentences[on];
    if (kind === CARD && card !== NONE && notice(on).strict && verdictOf(state, reader, on, card) === 'no') return pick;
  }
  return null;
}

/** T-13: what the matcher finds she accepts. */
export const answerClaim = (state: TimeView): number => (state.claims[0].verdict >= LIKELY ? AGREE : REJECT);

/** T-18: by the matcher; on endings, and to close a tale that nobody tells any more, yes. */
export function ballot(state: TimeView, reader: Reader): number {
  if (state.matter === 'claim') return answerClaim(state);
  if (state.matter !== 'objection') return AGREE;
  const { on, kind } = state.objections[0];
  const { card } = state.sentences[on];
  return kind === CARD && card !== NONE && verdictOf(state, reader, on, card) === 'no' ? AGREE : REJECT;
}
