/** Looks one answer ahead: takes whatever leaves the position that is worth most, and tosses a coin between equals. */
import type { Core } from '../kernel/game.ts';
import { silent } from '../kernel/game.ts';
import { slotOf } from '../kernel/gate.ts';
import type { BotMaker } from './bot.ts';

/** What a position is worth to a seat, in points or something that grows with the hope of them. */
export type Worth = (state: Core, seat: number) => number;

export const greedy =
  (worth: Worth): BotMaker =>
  (game, below) =>
  (view) => {
    const decision = view.decisions.find((d) => !d.may && d.options.length > 0);
    if (!decision) return null;
    const state = game.determinize(view, below);
    const slot = slotOf(game, state, decision.key) as number;
    let best = Number.NEGATIVE_INFINITY;
    let pick = decision.options[0];
    let equals = 0;
    for (const option of decision.options) {
      const next = game.clone(state);
      game.take(next, slot, option, silent);
      const value = worth(next, view.seat);
      if (value > best) {
        best = value;
        pick = option;
        equals = 1;
      } else if (value === best && below(++equals) === 0) pick = option;
    }
    return { decision, pick, afterMs: 0 };
  };
