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

/** A clock that has nothing but itself to wait for is asked at once, one beside people only now and then. */
const PATIENCE = 8;

export function chooser(game: AnyGame, below: Below): Choose {
  const slots: number[] = [];
  const options: number[] = [];

  function choose(state: Core, chosen: Chosen): boolean {
    const open = game.open(state, slots);
    if (open === 0) return false;
    const slot = slots[open === 1 ? 0 : below(open)];
    const n = game.choices(state, slot, options);
    const pick = below(n);
    chosen.slot = slot;
    chosen.actor = game.actor(state, slot);
    chosen.pick = chosen.actor === CHANCE ? pick : options[pick];
    return true;
  }

  const { sample } = game;
  if (!sample) return choose;

  // A game of words: its own sampler writes them (and its time counts, for us and for whoever we are compared with), and
  // its clocks must not always win.
  return (state, chosen) => {
    const open = game.open(state, slots);
    if (open === 0) return false;
    let people = 0;
    for (let i = 0; i < open; i++) if (game.actor(state, slots[i]) !== CLOCK) slots[people++] = slots[i];
    const clocks = people < open && (people === 0 || below(PATIENCE) === 0);
    if (clocks) game.open(state, slots);
    const slot = slots[below(clocks ? open : people)];
    const n = game.choices(state, slot, options);
    const pick = below(Math.max(1, n));
    chosen.slot = slot;
    chosen.actor = game.actor(state, slot);
    chosen.pick = chosen.actor === CHANCE ? pick : n === 0 ? 0 : options[pick];
    if (chosen.actor === TABLE && game.referee) chosen.pick = game.referee(state, slot);
    chosen.text = game.question(state, slot).text ? sample(state, slot, below) : undefined;
    return true;
  };
}

/** A random game as its log, and the states along the way. */
export function record(game: AnyGame, setup: Setup, below: Below, most: number): { moves: Move[]; states: Core[] } {
  const choose = chooser(game, below);
  const chosen = blank();
  const options: number[] = [];
  const moves: Move[] = [];
  const states: Core[] = [];
  const state = game.setup(setup);
  while (moves.length < most && choose(state, chosen)) {
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
