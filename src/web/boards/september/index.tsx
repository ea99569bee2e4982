/** September on the screen. */
import type { September } from '../../../games/september/state.ts';
import type { BoardModule } from '../board.ts';
import { Board } from './board.tsx';
import { Finale } from './finale.tsx';
import { onBoard, optionLabel, question } from './options.ts';

const DICE = ['rolls', 'rolls-again', 'rerolls', 'detects', 'rolls-table'];
const CARDS = ['gains', 'flag', 'double-crosses', 'meeple'];

export const board: BoardModule<September> = {
  Board,
  Finale,
  question,
  optionLabel,
  onBoard: (_, decision, pick) => onBoard(decision, pick),
  cue: ({ fact }) => (DICE.includes(fact) ? 'dice' : CARDS.includes(fact) ? 'card' : 'pencil'),
};
