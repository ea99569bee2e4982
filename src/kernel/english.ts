/** Counting and listing in English. By hand: a slow phone takes a tenth of a second to make a browser's own formatters. */

export const many = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

/** One, two, and three. */
export function and(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}

const SUFFIXES = ['th', 'st', 'nd', 'rd'];

/** 1st, 2nd, 3rd, 4th, but 11th, 12th, 13th. */
export function ordinal(n: number): string {
  const teen = Math.floor(n / 10) % 10 === 1;
  return `${n}${(teen ? undefined : SUFFIXES[n % 10]) ?? 'th'}`;
}
