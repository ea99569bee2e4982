/** Why a move is refused, as exactly as the rules know. */

import { has } from '../../kernel/bits.ts';
import type { Move, Reason, Setup } from '../../kernel/game.ts';
import { roughWord } from './mild.ts';
import { playOf } from './play.ts';
import { whyNoLay, whyNoObjection } from './rules/lays.ts';
import { actor, KIND, kindOf, PASS } from './rules/questions.ts';
import { allRipe, judging, type TimeState } from './rules/state.ts';

/** A pick that is not among the options of an open question. */
export function whyNot(s: TimeState, slot: number, pick: number): Reason | null {
  const seat = actor(s, slot);
  switch (kindOf(slot)) {
    case KIND.tell:
    case KIND.discard:
      return s.deck.cards[pick] ? { code: 'not-held', card: s.deck.cards[pick].title } : null;
    case KIND.pass:
      return !s.play.exchange && s.endings[seat].includes(pick - PASS - 1) ? { code: 'no-exchange' } : null;
    case KIND.end:
      return s.deck.endings[pick] === undefined ? null : { code: 'not-your-ending' };
    case KIND.lay:
      return whyNoLay(s, seat, pick);
    case KIND.object:
      return whyNoObjection(s, seat, pick);
    default:
      return null;
  }
}

/** Where children tell, a rough word is handed back to be reworded, in the tale and in table talk. */
function whyRough(mild: boolean, text: string): Reason | null {
  const word = mild ? roughWord(text) : null;
  return word === null ? null : { code: 'rough-word', word };
}
export const whyNotWords = (s: TimeState, _: number, text: string): Reason | null => whyRough(s.play.mild, text);
export const whyNotTalk = (setup: Setup, line: string): Reason | null => whyRough(playOf(setup).mild, line);

/** A question that is not open. */
export function whyGone(s: TimeState, { seat, key, pick = -1 }: Move): Reason | null {
  if (!s.hands[seat]) return null;
  const verb = key.split('.')[1] ?? '';
  const code = goneCode(s, seat, verb);
  if (code !== null) return { code };
  // Nothing at all can be laid or objected to: say why not this.
  if (verb === 'lay') return whyNoLay(s, seat, pick);
  return verb === 'object' ? whyNoObjection(s, seat, pick) : null;
}

function goneCode(s: TimeState, seat: number, verb: string): string | null {
  switch (verb) {
    case 'tell':
    case 'pass':
    case 'end':
      return whyNotTelling(s, seat, verb);
    case 'lay':
      if (!s.play.interrupts) return 'no-interrupts';
      if (seat === s.teller) return 'own-story';
      if (s.claims.some((claim) => claim.seat === seat)) return 'in-line';
      return s.windows.length === 0 ? 'no-window' : null;
    case 'object':
      if (seat === s.teller) return 'own-story';
      if (has(s.objected, seat)) return 'objected-once';
      return s.windows.length === 0 ? 'no-window' : null;
    case 'answer':
      return 'claim-over';
    case 'discard':
      return s.mayDiscard[seat] > 0 ? 'last-card' : 'discard-over';
    default:
      return verb.startsWith('vote-') ? 'vote-over' : null;
  }
}

function whyNotTelling(s: TimeState, seat: number, verb: string): string | null {
  if (seat !== s.teller) return 'not-storyteller';
  if (judging(s)) return 'being-judged';
  if (s.leaving !== '') return 'turn-lost';
  const empty = s.hands[seat].length === 0;
  if (verb === 'tell') return empty && s.links > 0 ? 'links-over' : null;
  if (s.interrupter && s.told === 0) return 'must-tell';
  if (verb === 'end' && !empty) return 'cards-left';
  return allRipe(s) ? null : 'windows-open';
}
