/**
 * Ratings for any number of players at a table: Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011),
 * Algorithm 1: every pair at the table is a game of its own under the model of Bradley and Terry. A skill is believed to lie
 * around `mu`, give or take `sigma`.
 */
export type Skill = { readonly mu: number; readonly sigma: number };

export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

/** How far one game's luck reaches. */
const BETA = 25 / 6;
/** What a skill may change between two games: nobody is ever known for certain. */
const TAU = 25 / 300;
/** However surprising a game is, it leaves some doubt. */
const LEAST = 1e-4;

/** The skills after a game; `places`: 1 is the best, and those who share one have the same. */
export function rate(skills: readonly Skill[], places: readonly number[]): Skill[] {
  const before = skills.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }));
  return before.map((me, i) => {
    let gain = 0;
    let learnt = 0;
    for (const [q, other] of before.entries()) {
      if (q === i) continue;
      const c = Math.sqrt(me.variance + other.variance + 2 * BETA ** 2);
      const expected = 1 / (1 + Math.exp((other.mu - me.mu) / c));
      const result = places[i] < places[q] ? 1 : places[i] === places[q] ? 0.5 : 0;
      const weight = me.variance / c ** 2;
      gain += weight * c * (result - expected);
      // A surprise about somebody little known says little about their sigma.
      learnt += (Math.sqrt(me.variance) / c) * weight * expected * (1 - expected);
    }
    return { mu: me.mu + gain, sigma: Math.sqrt(me.variance * Math.max(1 - learnt, LEAST)) };
  });
}
