import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEWCOMER, rate, type Skill } from './weng-lin.ts';

const skill = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 1, max: 9, noNaN: true }),
});
const table = fc
  .integer({ min: 2, max: 8 })
  .chain((n) =>
    fc.tuple(
      fc.array(skill, { minLength: n, maxLength: n }),
      fc.array(fc.integer({ min: 1, max: n }), { minLength: n, maxLength: n }),
    ),
  );

describe('a rating', () => {
  it('moves as the paper says: two newcomers, one game', () => {
    // By hand: variance 69.4514, c² = 2 · 69.4514 + 2 · 17.3611 = 173.625, gain = 69.4514 / 13.1767 / 2.
    const [winner, loser] = rate([NEWCOMER, NEWCOMER], [1, 2]);
    expect(winner.mu).toBeCloseTo(25 + 2.63538, 4);
    expect(loser.mu).toBeCloseTo(25 - 2.63538, 4);
    // learnt = 0.632463 · 0.400008 / 4; sigma = √(69.4514 · (1 - learnt)).
    expect(winner.sigma).toBeCloseTo(Math.sqrt(69.4514 * (1 - (0.632463 * 0.400008) / 4)), 3);
  });

  it('moves as the paper says: a favourite of three loses to both', () => {
    const [top, middle, bottom]: Skill[] = [
      { mu: 30, sigma: 4 },
      { mu: 25, sigma: 5 },
      { mu: 20, sigma: 6 },
    ];
    const tau = (25 / 300) ** 2;
    const beta = 2 * (25 / 6) ** 2;
    const c = (a: Skill, b: Skill): number => Math.sqrt(a.sigma ** 2 + b.sigma ** 2 + 2 * tau + beta);
    const p = (a: Skill, b: Skill): number =>
      Math.exp(a.mu / c(a, b)) / (Math.exp(a.mu / c(a, b)) + Math.exp(b.mu / c(a, b)));
    const variance = top.sigma ** 2 + tau;
    const omega = [middle, bottom].reduce((sum, q) => sum + (variance / c(top, q)) * (0 - p(top, q)), 0);
    const delta = [middle, bottom].reduce(
      (sum, q) => sum + (Math.sqrt(variance) / c(top, q)) ** 3 * p(top, q) * p(q, top),
      0,
    );
    const [after] = rate([top, middle, bottom], [3, 1, 2]);
    expect(after.mu).toBeCloseTo(30 + omega, 10);
    expect(after.sigma).toBeCloseTo(Math.sqrt(variance * (1 - delta)), 10);
  });

  it('does not depend on the order of the chairs', () => {
    fc.assert(
      fc.property(table, ([skills, places]) => {
        const forth = rate(skills, places);
        const back = rate([...skills].reverse(), [...places].reverse()).reverse();
        for (const [i, { mu, sigma }] of forth.entries()) {
          expect(back[i].mu).toBeCloseTo(mu, 9);
          expect(back[i].sigma).toBeCloseTo(sigma, 9);
        }
      }),
    );
  });

  it('raises whoever beats all and lowers whoever loses to all, whatever was expected', () => {
    fc.assert(
      fc.property(table, ([skills]) => {
        const after = rate(
          skills,
          skills.map((_, i) => i + 1),
        );
        expect(after[0].mu).toBeGreaterThan(skills[0].mu);
        expect(after.at(-1)?.mu).toBeLessThan(skills.at(-1)?.mu as number);
        for (const { sigma } of after) expect(sigma).toBeGreaterThan(0);
      }),
    );
  });

  it('gives between equals what it takes', () => {
    fc.assert(
      fc.property(table, ([skills, places]) => {
        const equals = skills.map(() => skills[0]);
        const sum = (list: readonly Skill[]): number => list.reduce((all, { mu }) => all + mu, 0);
        expect(sum(rate(equals, places))).toBeCloseTo(sum(equals), 8);
      }),
    );
  });

  it('learns from every game, and most from the first ones', () => {
    let people: Skill[] = [NEWCOMER, NEWCOMER, NEWCOMER];
    let before = NEWCOMER.sigma;
    let learnt = Number.POSITIVE_INFINITY;
    for (let game = 0; game < 20; game++) {
      people = rate(
        people,
        people.map((_, seat) => 1 + ((seat + game) % 3)),
      );
      expect(before - people[0].sigma).toBeGreaterThan(0);
      expect(before - people[0].sigma).toBeLessThan(learnt + 0.05);
      learnt = before - people[0].sigma;
      before = people[0].sigma;
    }
  });

  it('brings those together who share a place, and leaves equals where they are', () => {
    const [strong, weak] = rate(
      [
        { mu: 30, sigma: 5 },
        { mu: 20, sigma: 5 },
      ],
      [1, 1],
    );
    expect(strong.mu).toBeLessThan(30);
    expect(weak.mu).toBeGreaterThan(20);
    expect(rate([NEWCOMER, NEWCOMER], [1, 1]).map(({ mu }) => mu)).toEqual([25, 25]);
  });
});
