/** Plain, fast chance for bots and the lab, where nobody has to be convinced that it is fair. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Below } from '../kernel/game.ts';

/** FNV-1a: any text is a seed. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}

/** The same seed gives the same numbers, on any machine. */
export function plainChance(seed: string): Below {
  const generator = xoroshiro128plus(hash(seed));
  return (n) => (n === 1 ? 0 : uniformInt(generator, 0, n - 1));
}
