/** Numbers with their words, and spans of time in milliseconds. */

const plural = new Intl.PluralRules('en');
export const many = (n: number, one: string, other: string): string =>
  `${n} ${plural.select(n) === 'one' ? one : other}`;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A round span of time in its largest unit. */
export function span(ms: number): string {
  if (ms >= DAY) return many(ms / DAY, 'day', 'days');
  if (ms >= HOUR) return many(ms / HOUR, 'hour', 'hours');
  return ms >= MINUTE ? many(ms / MINUTE, 'minute', 'minutes') : many(ms / 1000, 'second', 'seconds');
}
