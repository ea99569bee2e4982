/** Counting and listing in English. */

const plural = new Intl.PluralRules('en');
const places = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const many = (n: number, one: string, other: string): string =>
  `${n} ${plural.select(n) === 'one' ? one : other}`;

/** 1st, 2nd, 3rd, 4th, but 11th, 12th, 13th. */
export const ordinal = (n: number): string => `${n}${ENDINGS[places.select(n)]}`;

/** One, two, and three. By hand: to make its first list, `Intl.ListFormat` holds a slow phone up for a tenth of a second. */
export function and(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}
