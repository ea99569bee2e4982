/** What a seat may know. Total by its type: a field of the state that nobody has classified does not compile. */

import type { Actor, Core, Decision, Game, Setup, Sight, View } from './game.ts';
import { decisionAt, slotsOf } from './gate.ts';

/** What a seat sees of one field. */
export function seen<S>(state: S, value: unknown, sight: Sight<S>, seat: number): unknown {
  if (typeof sight === 'function') return sight(state, seat);
  switch (sight) {
    case 'all':
    case 'setup':
      return value;
    case 'none':
      return null;
    case 'own':
      return (value as unknown[]).map((entry, i) => (i === seat ? entry : null));
    case 'size':
      return (value as { length: number }[]).map((entry, i) => (i === seat ? entry : entry.length));
  }
}

type Asked = Pick<View<unknown>, 'decisions' | 'waiting'>;

/** What is asked of a seat, and whom else the game waits for. */
export function askedOf<S extends Core>(game: Game<S, unknown>, state: S, seat: number): Asked {
  const decisions: Decision[] = [];
  const waiting: { seat: Actor; verb: string }[] = [];
  for (const slot of slotsOf(game, state)) {
    // The options of others are nobody's business here, and in a game of hidden hands they are dear to compute.
    const { seat: who, verb, may } = game.question(state, slot);
    if (who === seat && who >= 0) decisions.push(decisionAt(game, state, slot));
    else if (who >= 0 && !may) waiting.push({ seat: who, verb });
  }
  return { decisions, waiting };
}

/** The view shares what is public with the state: whoever keeps a view over the next move in place must clone first. */
export function viewOf<S extends Core, V>(game: Game<S, V>, setup: Setup, state: S, seat: number): View<V> {
  const shown: { [field: string]: unknown } = {};
  for (const field in game.visibility) {
    shown[field] = seen(state, state[field as keyof S], game.visibility[field as keyof S], seat);
  }
  return { setup, seat, state: shown as V, ...askedOf(game, state, seat), outcome: game.outcome(state) };
}
