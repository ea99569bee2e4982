/** What the options of a question are called in a written log. */
import { seatLetter } from '../../kernel/notation.ts';
import { titleOf, VERDICTS } from './notation.ts';
import { drawKind, ENDING, START } from './rules/draws.ts';
import { readLay, readObject } from './rules/lays.ts';
import { AGREE, KIND, kindOf, NO_CARD, PASS } from './rules/questions.ts';
import { CARD, GROUP, type TimeState } from './rules/state.ts';

export function label(s: TimeState, slot: number, pick: number): string {
  switch (kindOf(slot)) {
    case KIND.draw:
      return drawLabel(s, pick);
    case KIND.verdict:
      return VERDICTS[pick];
    case KIND.answer:
      return pick === AGREE ? 'accept' : 'contest';
    case KIND.vote:
      return pick === AGREE ? 'yes' : 'no';
    case KIND.tell:
      return pick === NO_CARD ? '' : titleOf(s, pick);
    case KIND.pass:
      return pick === PASS ? '' : `exchange ${pick - PASS}`;
    case KIND.end:
      return `${pick + 1}`;
    case KIND.lay: {
      const { on, kind, card } = readLay(pick);
      return `${titleOf(s, card)} ${kind === GROUP ? 'by group ' : ''}on ${on + 1}`;
    }
    case KIND.object: {
      const { on, kind } = readObject(pick);
      return `${kind === CARD ? 'card' : 'telling'} on ${on + 1}`;
    }
    case KIND.discard:
      return titleOf(s, pick);
    case KIND.change:
      return seatLetter(pick);
    default:
      return '';
  }
}

function drawLabel(s: TimeState, pick: number): string {
  switch (drawKind(s.draws[0])) {
    case START:
      return seatLetter(s.play.start[pick]);
    case ENDING:
      return `${s.endingPile[pick] + 1}`;
    default:
      return titleOf(s, s.pile[pick]);
  }
}
