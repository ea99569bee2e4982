/** Numbers with their words, and spans of time in milliseconds. */

const plural = new Intl.PluralRules('en');
export const many = (n: number, one: string, other: string): string =>
  `${n} ${plural.select(n) === 'one' ? one : other}`;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
