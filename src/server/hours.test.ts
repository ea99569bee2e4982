import { describe, expect, it } from 'vitest';
import { nextHour } from './hours.ts';

const at = (time: string): number => Date.parse(time);
const next = (hour: number, zone: string, after: string): string =>
  new Date(nextHour(hour, zone, at(after))).toISOString().slice(0, 16);

describe('the hour where somebody lives', () => {
  it('is today or tomorrow, never now', () => {
    expect(next(18, 'UTC', '2026-03-01T17:59:00Z')).toBe('2026-03-01T18:00');
    expect(next(18, 'UTC', '2026-03-01T18:00:00Z')).toBe('2026-03-02T18:00');
    expect(next(0, 'UTC', '2026-12-31T12:00:00Z')).toBe('2027-01-01T00:00');
  });

  it('is another one elsewhere, by quarters of an hour', () => {
    expect(next(8, 'America/New_York', '2026-01-10T00:00:00Z')).toBe('2026-01-10T13:00');
    expect(next(7, 'Asia/Kathmandu', '2026-01-10T00:00:00Z')).toBe('2026-01-10T01:15');
    expect(next(23, 'Pacific/Kiritimati', '2026-01-10T00:00:00Z')).toBe('2026-01-10T09:00');
  });

  it('follows the clocks when they change, and waits a day for an hour that is left out', () => {
    expect(next(9, 'Europe/Warsaw', '2026-03-28T12:00:00Z')).toBe('2026-03-29T07:00');
    expect(next(9, 'Europe/Warsaw', '2026-03-27T12:00:00Z')).toBe('2026-03-28T08:00');
    expect(next(2, 'Europe/Warsaw', '2026-03-28T12:00:00Z')).toBe('2026-03-30T00:00');
    expect(next(2, 'Europe/Warsaw', '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00');
  });
});
