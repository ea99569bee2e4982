/** Castle on the screen. */
import type { Castle } from '../../../games/castle/state.ts';
import type { BoardModule } from '../board.ts';
import { Board } from './board.tsx';
import { Finale } from './finale.tsx';
import { onBoard, optionLabel, question } from './options.ts';

const CARDS = ['guest', 'card', 'turned-up', 'steals', 'reactivates'];

export const board: BoardModule<Castle> = {
  Board,
  Finale,
  question,
  optionLabel,
  onBoard: (_, decision, pick) => onBoard(decision, pick),
  cue: ({ fact }) => (fact === 'rolls' || fact === 'dog' ? 'dice' : CARDS.includes(fact) ? 'card' : 'pencil'),
};
