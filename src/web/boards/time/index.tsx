/** Once Upon a Time's board. */
import type { TimeView } from '../../../games/time/view.ts';
import type { BoardModule } from '../board.ts';
import { Board } from './board.tsx';
import { Finale } from './finale-lazy.tsx';
import { asks, idle, onBoard, optionLabel, question } from './options.ts';

const QUIET = new Set(['tells', 'counted', 'votes', 'struck']);

export const board: BoardModule<TimeView> = {
  Board,
  question,
  optionLabel,
  onBoard,
  asks,
  idle,
  cue: ({ fact }) => (QUIET.has(fact) ? 'pencil' : 'card'),
  Finale,
};
