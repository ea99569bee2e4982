/** Random answers to any game of the registry, through its contract alone. */
import type { AnyGame } from '../../../src/games/registry.ts';
import {
  type Below,
  CHANCE,
  CLOCK,
  type Core,
  type Move,
  type Setup,
  silent,
  TABLE,
} from '../../../src/kernel/game.ts';
import { keyOf } from '../../../src/kernel/gate.ts';

/** An answer that is about to be given; one object for all, so that choosing makes no garbage. */
export type Chosen = { slot: number; actor: number; pick: number; text: string | undefined };

/** Chooses among the open questions and their options; false if the game is over. */
export type Choose = (state: Core, chosen: Chosen) => boolean;

export const blank = (): Chosen => ({ slot: 0, actor: 0, pick: 0, text: undefined });

export function chooser(game: AnyGame, below: Below): Choose {
  const slots: number[] = [];
  const options: number[] = [];
  const fill = (state: Core, slot: number, chosen: Chosen): true => {
    const n = game.choices(state, slot, options);
    const pick = below(n);
    chosen.slot = slot;
    chosen.actor = game.actor(state, slot);
    chosen.pick = chosen.actor === CHANCE ? pick : options[pick];
    return true;
  };
  if (game.live) return liveChooser(game, below, fill);
  return (state, chosen) => {
    const open = game.open(state, slots);
    return open > 0 && fill(state, slots[open === 1 ? 0 : below(open)], chosen);
  };
}

/** In so many cases one: a clock runs out beside people who are asked; somebody acts who is not asked. */
const PATIENCE = 8;
const EAGERNESS = 4;

/**
 * Games of real time. What only the table knows is answered first, clocks do not win against people all the time, and words
 * come from the game's own sampler. All of that is measured with the rules, on our side and on whoever's we compare with.
 */
function liveChooser(game: AnyGame, below: Below, fill: (state: Core, slot: number, chosen: Chosen) => true): Choose {
  const { sample } = game;
  const slots: number[] = [];
  const asked: number[] = [];
  const unasked: number[] = [];
  const clocks: number[] = [];

  function oneOf(state: Core, open: number): number {
    asked.length = unasked.length = clocks.length = 0;
    for (let i = 0; i < open; i++) {
      const { seat, may } = game.question(state, slots[i]);
      if (seat === CHANCE || (seat === TABLE && !may)) return slots[i];
      if (seat === CLOCK) clocks.push(slots[i]);
      else if (seat !== TABLE) (may ? unasked : asked).push(slots[i]);
    }
    if (clocks.length > 0 && below(PATIENCE) === 0) return clocks[below(clocks.length)];
    if (unasked.length > 0 && below(EAGERNESS) === 0) return unasked[below(unasked.length)];
    const rest = [asked, clocks, unasked].find((list) => list.length > 0) ?? slots;
    return rest[below(rest.length)];
  }

  return (state, chosen) => {
    const open = game.open(state, slots);
    if (open === 0) return false;
    const slot = oneOf(state, open);
    fill(state, slot, chosen);
    if (chosen.actor === TABLE && game.referee) chosen.pick = game.referee(state, slot);
    chosen.text = sample && game.question(state, slot).text ? sample(state, slot, below) : undefined;
    return true;
  };
}

/** A random game as its log, and the states along the way. */
export function record(game: AnyGame, setup: Setup, below: Below): { moves: Move[]; states: Core[] } {
  const choose = chooser(game, below);
  const chosen = blank();
  const options: number[] = [];
  const moves: Move[] = [];
  const states: Core[] = [];
  const state = game.setup(setup);
  while (choose(state, chosen)) {
    states.push(game.clone(state));
    const { slot, actor, pick, text } = chosen;
    const picks = actor === CHANCE || game.choices(state, slot, options) > 0;
    moves.push({
      seat: actor,
      key: keyOf(state, game.question(state, slot)),
      ...(picks ? { pick } : {}),
      ...(text === undefined ? {} : { text }),
    });
    game.take(state, slot, pick, silent, text);
  }
  return { moves, states };
}
