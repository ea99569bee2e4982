/** Time's questions and options as words, and which of them the board itself asks. */
import { readLay, readObject } from '../../../games/time/rules/lays.ts';
import { AGREE, NO_CARD, PASS } from '../../../games/time/rules/questions.ts';
import { CARD, GROUP } from '../../../games/time/rules/state.ts';
import type { TimeView } from '../../../games/time/view.ts';
import { members } from '../../../kernel/bits.ts';
import type { Decision, View } from '../../../kernel/game.ts';
import { text } from './text.ts';

/** Passing and letting pass have buttons below the question; all else is done on the board. */
const OWN = new Set(['tell', 'end', 'lay', 'object', 'discard', 'answer']);
export const asks = ({ verb }: Decision): boolean => OWN.has(verb) || verb.startsWith('vote-');
export const onBoard = (_: View<TimeView>, d: Decision): boolean => asks(d);

export const titleOf = (s: TimeView, card: number): string => s.deck.cards[card]?.title ?? '';
export const endingOf = (s: TimeView, ending: number): string => s.deck.endings[ending]?.text ?? '';

export function question({ state: s }: View<TimeView>, d: Decision, names: readonly string[]): string {
  switch (d.verb) {
    case 'tell': {
      if (s.sentences.length === 0) return text.asksTellFirst;
      const taken = s.interrupts.at(-1);
      return s.interrupter && s.told === 0 && taken ? text.asksTellTaken(titleOf(s, taken.card)) : text.asksTell;
    }
    case 'pass':
      return text.asksPass;
    case 'end':
      return text.asksEnd;
    case 'answer': {
      const [claim] = s.claims;
      return claim ? text.asksAnswer(names[claim.seat], titleOf(s, claim.card)) : text.answerYou;
    }
    case 'vote-claim':
      return text.asks.claim;
    case 'vote-objection':
      return text.asks.objection;
    case 'vote-ending':
      return text.asks.ending;
    case 'vote-close':
      return text.asks.close;
    case 'lay':
      return text.listenOpen;
    case 'object':
      return text.silly;
    case 'discard':
      return text.discard;
    default:
      return text.letPass;
  }
}

/** T-19: how many sentences may link the tale to an ending. */
export const LINKS = 2;

/** Why nothing can be told just now. */
export function waitOf(s: TimeView): string {
  if (s.matter !== '' || s.claims.length > 0) return text.judgedNow;
  return s.links >= LINKS ? text.linksOver : text.oneMoment;
}

/** What is waited for while nothing is asked of whoever looks. */
export function idle({ state: s, seat }: View<TimeView>, names: readonly string[]): string {
  if (s.stage === 'vote' && s.vote) {
    const waiting = members(s.vote.voters & ~s.vote.cast);
    if (waiting.length > 0) return text.idleVotes(waiting.map((voter) => names[voter]));
  }
  if (s.stage === 'answer' && s.teller !== seat) return text.waitsAnswer(names[s.teller]);
  return s.teller === seat ? waitOf(s) : text.idleTells(names[s.teller]);
}

export function optionLabel({ state: s }: View<TimeView>, d: Decision, pick: number): string {
  switch (d.verb) {
    case 'tell':
      return pick === NO_CARD ? text.optionTellNone : text.optionTell(titleOf(s, pick));
    case 'pass':
      return pick === PASS ? text.optionPass : text.optionExchange(endingOf(s, pick - PASS - 1));
    case 'end':
      return text.optionEnd(endingOf(s, pick));
    case 'lay': {
      const { on, kind, card } = readLay(pick);
      return text.optionLay(titleOf(s, card), on + 1, kind === GROUP);
    }
    case 'object': {
      const { on, kind } = readObject(pick);
      return text.optionObject(on + 1, kind === CARD);
    }
    case 'discard':
      return text.optionDiscard(titleOf(s, pick));
    case 'answer':
      return pick === AGREE ? text.optionAccept : text.optionContest;
    case 'let':
      return text.letPass;
    default:
      return pick === AGREE ? text.yes : text.no;
  }
}
