/** Through whose eyes a screen looks that several people share: whoever is asked, and once asked until they have answered. */
import { useState } from 'preact/hooks';
import { SPECTATOR } from '../../kernel/game.ts';
import type { TableState } from './client.ts';

export type Eyes = {
  readonly seat: number;
  /** The screen must be passed on before it shows what this seat knows. */
  readonly curtain: boolean;
  readonly turnTo: (seat: number) => void;
};

const isAsked = (state: TableState, seat: number): boolean =>
  state.views[seat]?.decisions.some(({ may }) => !may) ?? false;

export function useEyes(state: TableState): Eyes {
  const seats = Object.keys(state.views).map(Number);
  const first = state.mine[0] ?? seats[0] ?? SPECTATOR;
  const [looking, setLooking] = useState(first);
  const [shownTo, setShownTo] = useState(first);
  const shared = state.mine.length > 1;
  let seat = seats.includes(looking) ? looking : first;
  if (shared && !isAsked(state, seat)) {
    const clockwise = [...state.mine.filter((s) => s > seat), ...state.mine.filter((s) => s < seat)];
    seat = clockwise.find((s) => isAsked(state, s)) ?? seat;
  }
  // What follows from the state is kept, so that the next question finds the same eyes.
  if (seat !== looking) setLooking(seat);
  return {
    seat,
    curtain: shared && state.secret && shownTo !== seat && !state.outcome,
    turnTo(next) {
      setLooking(next);
      setShownTo(next);
    },
  };
}
