/** Anything that the rules allow, and in games of real time now and then something that they do not wait for. */
import type { Decision } from '../kernel/game.ts';
import { slotOf } from '../kernel/gate.ts';
import type { BotMaker } from './bot.ts';

/** Of the chances to act without being asked, one in so many is taken. */
const EAGERNESS = 4;
const SLOWEST_MS = 4000;

export const random: BotMaker = (game, below) => (view) => {
  const asked = view.decisions.filter((d) => !d.may);
  const among: readonly Decision[] = asked.length > 0 ? asked : below(EAGERNESS) === 0 ? view.decisions : [];
  if (among.length === 0) return null;
  const decision = among[below(among.length)];
  const { options, text, key } = decision;
  const afterMs = game.live ? below(SLOWEST_MS) : 0;
  const pick = options.length > 0 ? { pick: options[below(options.length)] } : {};
  if (!text || !game.sample) return { decision, ...pick, afterMs };
  const state = game.determinize(view, below);
  return { decision, ...pick, text: game.sample(state, slotOf(game, state, key) as number, below), afterMs };
};
