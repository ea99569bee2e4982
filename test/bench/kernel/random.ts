/** One and the same cheap generator for everything that is measured here (xorshift, 32 bits). */
import type { Below } from '../../../src/kernel/game.ts';

export function generator(seed: number): Below {
  let x = seed;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return Math.floor((x >>> 0) * 2.3283064365386963e-10 * n);
  };
}
