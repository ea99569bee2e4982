import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commit, deal, matches } from './dealer.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

describe('fair dice', () => {
  it('commits to the seed by its SHA-256', () => {
    const hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
    expect(commit(seed)).toBe(hash);
    expect(matches(seed, hash)).toBe(true);
    expect(matches(seed.replace('0', '1'), hash)).toBe(false);
    expect(matches('not a seed', hash)).toBe(false);
  });

  it("derives each roll by HMAC-SHA-256, as another library's HMAC does", () => {
    const entropies = ['ana', 'ben'];
    const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(JSON.stringify(entropies)).digest();
    const roll = deal(seed, entropies);
    for (const index of [0, 1, 17, 4000]) {
      const bytes = createHmac('sha256', key).update(`${index}.0`).digest();
      expect(roll(6, index)).toBe(bytes.readUIntBE(0, 6) % 6);
    }
  });

  it('changes with the seed, the entropy of any seat, the order of seats and where one entropy ends', () => {
    const rolls = (s: string, e: string[]) => Array.from({ length: 40 }, (_, i) => deal(s, e)(6, i)).join('');
    const all = [
      rolls(seed, ['a', 'bc']),
      rolls(seed, ['ab', 'c']),
      rolls(seed, ['bc', 'a']),
      rolls(seed, ['a', 'bd']),
      rolls(seed.replace('f', 'e'), ['a', 'bc']),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('is below n, the same every time, and whatever else was asked before', () => {
    const roll = deal(seed, ['x']);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(1e6), (n, index) => {
        const value = roll(n, index);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(n);
        expect(deal(seed, ['x'])(n, index)).toBe(value);
      }),
    );
  });

  it('favours no face: chi-square over 60,000 rolls', () => {
    const roll = deal(seed, ['a', 'b']);
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) faces[roll(6, i)]++;
    const chi = faces.reduce((sum, seen) => sum + (seen - 10_000) ** 2 / 10_000, 0);
    // The seed is fixed, so this is one number: far below the 20.5 that one fair die in a thousand exceeds.
    expect(chi).toBeLessThan(20.5);
  });

  it('refuses a seed that is none', () => {
    expect(() => deal('abc', [])).toThrow(/32 bytes/);
  });
});
