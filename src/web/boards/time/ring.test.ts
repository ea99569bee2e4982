import { describe, expect, test } from 'vitest';
import type { TimeView } from '../../../games/time/view.ts';
import { roundFrom } from './ring.ts';

/** Four seats, seat 1 telling; `away` are bits of seats. */
const table = (away: number): TimeView => ({ hands: [3, 3, 3, 3], teller: 1, away, bots: 0 }) as unknown as TimeView;
const shown = (away: number, seat: number): string[] =>
  roundFrom(table(away), seat).map((place) => `${place.seat} ${place.role}${place.gone ? ' gone' : ''}`);

describe('the ring', () => {
  test('begins to the left of whoever looks and ends with her', () => {
    expect(shown(0, 0)).toEqual(['1 tells', '2 next', '3 listens', '0 listens']);
    expect(shown(0, 2)).toEqual(['3 listens', '0 listens', '1 tells', '2 next']);
  });

  test('begins with the second seat for somebody who looks on', () => {
    expect(shown(0, -1)).toEqual(shown(0, 0));
  });

  test('T-22 the story passes over whoever is away', () => {
    expect(shown(0b0100, 0)).toEqual(['1 tells', '2 listens gone', '3 next', '0 listens']);
  });
});
