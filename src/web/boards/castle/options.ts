/** Castle's options as words, and which of them the board itself shows. */
import { SQUARES, WAYS } from '../../../games/castle/board.ts';
import { FACE_NAMES } from '../../../games/castle/faces.ts';
import { GUESTS } from '../../../games/castle/guests.ts';
import { en } from '../../../games/castle/messages.ts';
import { DIE, stopBuilding } from '../../../games/castle/programs.ts';
import type { Castle } from '../../../games/castle/state.ts';
import { CLOUD, COOK, DECLINE, FLAG, RESIDENTS } from '../../../games/castle/uses.ts';
import type { Decision, View } from '../../../kernel/game.ts';
import { text } from './text.ts';

export const DIE_STEP = DIE;

/** Squares, lines and guests are tapped where they lie; the rest are buttons under the question. */
export function onBoard(d: Decision, pick: number): boolean {
  if (d.of === 'guest') return true;
  if (d.of === 'line') return pick < Math.max(...d.options);
  if (d.of === 'die') return pick % DIE < SQUARES;
  return (d.of === 'use' || d.of === 'square') && pick < SQUARES;
}

const useLabel = (s: Castle, pick: number): string => {
  if (pick < SQUARES) return text.put(FACE_NAMES[s.board.resources[pick]], s.board.squares[pick]);
  switch (pick) {
    case FLAG:
      return text.flag;
    case RESIDENTS:
      return text.twoResidents;
    case CLOUD:
      return text.cloud;
    case COOK:
      return text.cook;
    default:
      return text.decline;
  }
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function optionLabel({ state: s }: View<Castle>, d: Decision, pick: number): string {
  switch (d.of) {
    case 'die':
      return text.by(FACE_NAMES[s.dice[pick >= DIE ? 1 : 0]], useLabel(s, pick % DIE));
    case 'use':
      return pick === DECLINE ? text.decline : capital(useLabel(s, pick));
    case 'square':
      return pick === SQUARES ? text.enough : capital(useLabel(s, pick));
    case 'face':
      return FACE_NAMES[pick];
    case 'line': {
      if (pick === stopBuilding(s)) return text.stop;
      const line = Math.floor(pick / WAYS);
      return `${s.board.lines[line]}: ${text.reward(s.board.rewards[s.edition][line][pick % WAYS])}`;
    }
    default:
      return GUESTS[pick].name;
  }
}

export function question({ state: s }: View<Castle>, d: Decision, names: readonly string[]): string {
  const dice = s.dice.every((face) => face >= 0) ? `${FACE_NAMES[s.dice[0]]} and ${FACE_NAMES[s.dice[1]]}` : '';
  if (d.of === 'die') {
    const die = (o: number): number => (o >= DIE ? 1 : 0);
    const first = die(d.options[0]);
    const frame = s.stacks[d.seat].at(-1);
    return frame && frame.a !== 3 ? text.useLeft(FACE_NAMES[s.dice[first]]) : text.use(dice);
  }
  if (d.verb === 'answer') return text.answer(names[s.active], dice);
  if (d.verb === 'use') return text.dog(FACE_NAMES[s.stacks.at(-1)?.at(-1)?.a ?? 5]);
  return en.asks[d.verb];
}
