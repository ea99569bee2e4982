/** A bot is a function of a view: it knows what a person in its seat would know, so it cannot cheat. */
import type { AnyGame } from '../games/registry.ts';
import type { Below, Decision, View } from '../kernel/game.ts';

export type Answer = {
  readonly decision: Decision;
  readonly pick?: number;
  readonly text?: string;
  /** How long a person would take for it. */
  readonly afterMs: number;
};

/** null lets a window pass. */
export type Bot = (view: View<unknown>) => Answer | null;

export type BotMaker = (game: AnyGame, below: Below) => Bot;
