/** What an ending asks of the tale, and whether the tale has it. */
import type { Deck } from '../../games/time/cards.ts';
import { bridgeBeats } from './beats/index.ts';
import type { Sex } from './grammar.ts';
import { inRole, type Role, type World } from './world.ts';

export type Ending = Deck['endings'][number];

const ROLE_OF: { readonly [need: string]: Role } = {
  lovers: 'love',
  villain: 'villain',
  hero: 'hero',
  family: 'kin',
  ruler: 'ruler',
  beast: 'beast',
  stranger: 'stranger',
};

function has(world: World, need: string): boolean {
  const role = ROLE_OF[need];
  if (role !== undefined && inRole(world, role)) return true;
  return need !== 'lovers' && need !== 'villain' && world.facts.has(need);
}

export const missing = (world: World, ending: Ending): string[] => ending.needs.filter((need) => !has(world, need));

/** What a beat brings that the tale lacks. */
export function brings(then: readonly string[], need: string): boolean {
  if (then.includes(`+${need}`) && need !== 'lovers' && need !== 'villain') return true;
  const role = ROLE_OF[need];
  return role !== undefined && then.some((word) => word.endsWith(`:${role}`));
}

/** The ending to steer for: the one that lacks least. */
export function aim(world: World, endings: readonly Ending[]): Ending | undefined {
  let best: Ending | undefined;
  for (const ending of endings) {
    if (!best || missing(world, ending).length < missing(world, best).length) best = ending;
  }
  return best;
}

/** Of which sex the ending would like somebody to be, as the way to it says. */
export function preferredSex(ending: Ending | undefined, letter: string): Sex | null {
  const [first] = (ending && bridgeBeats.get(ending.id)) ?? [];
  if (first?.when.includes(`${letter}f`)) return 'f';
  return first?.when.includes(`${letter}m`) ? 'm' : null;
}
