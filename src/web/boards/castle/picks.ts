/** What a tap on Castle's board answers. */
import { useMemo, useRef } from 'preact/hooks';
import type { Castle } from '../../../games/castle/state.ts';
import type { Decision } from '../../../kernel/game.ts';
import type { BoardProps } from '../board.ts';
import { DIE_STEP, onBoard } from './options.ts';

type Answers = ReadonlyMap<number, () => void>;
type Picks = { readonly squares: Answers; readonly lines: Answers; readonly guests: Answers };

/** Where both dice could fill a square, the "?" is saved for what only it can do. */
function picksOf(
  s: Castle,
  decisions: readonly Decision[],
  chosen: number | null,
  onPick: BoardProps<Castle>['onPick'],
): Picks {
  const squares = new Map<number, () => void>();
  const lines = new Map<number, () => void>();
  const guests = new Map<number, () => void>();
  for (const decision of decisions) {
    for (const option of decision.options) {
      if (!onBoard(decision, option)) continue;
      const answer = (): void => void onPick(decision, option);
      if (decision.of === 'line') lines.set(option, answer);
      else if (decision.of === 'guest') guests.set(option, answer);
      else if (decision.of !== 'die') squares.set(option, answer);
      else {
        const die = option >= DIE_STEP ? 1 : 0;
        if (chosen !== null && chosen !== die) continue;
        if (s.dice[die] === 5 && squares.has(option % DIE_STEP)) continue;
        squares.set(option % DIE_STEP, answer);
      }
    }
  }
  return { squares, lines, guests };
}

type Lit = { readonly [of in keyof Picks]: ReadonlySet<number> };
/** The same functions for as long as the board stands, so that what has not changed need not be drawn again. */
type Taps = { readonly [of in keyof Picks]: (option: number) => void };

export function usePicks(
  s: Castle,
  decisions: readonly Decision[],
  chosen: number | null,
  onPick: BoardProps<Castle>['onPick'],
): { readonly lit: Lit; readonly taps: Taps } {
  const picks = useRef<Picks>({ squares: new Map(), lines: new Map(), guests: new Map() });
  picks.current = picksOf(s, decisions, chosen, onPick);
  const { squares, lines, guests } = picks.current;
  const taps = useMemo((): Taps => {
    const tap = (of: keyof Picks) => (option: number) => picks.current[of].get(option)?.();
    return { squares: tap('squares'), lines: tap('lines'), guests: tap('guests') };
  }, []);
  return {
    lit: { squares: new Set(squares.keys()), lines: new Set(lines.keys()), guests: new Set(guests.keys()) },
    taps,
  };
}
