/** Rows as one object a line for programs, or as a table for people. */
import type { Row } from './contract.ts';

/** Six digits are more than any measurement is worth. */
const exact = (n: number): number => Number(n.toPrecision(6));

export const asJson = (row: Row): string =>
  JSON.stringify({ ...row, value: exact(row.value), ratio: row.ratio === null ? null : exact(row.ratio) });

/** Three digits: 2,310,000; 71.4; 0.226. */
function round(n: number): string {
  const digits = n === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(n))));
  const size = n >= 1000 ? 10 ** (Math.floor(Math.log10(n)) - 2) : 0;
  return size > 0 ? (Math.round(n / size) * size).toLocaleString('en') : n.toFixed(Math.min(digits, 6));
}

/** One line of the table; the columns are wide enough beforehand, so that a line can be read as soon as it is measured. */
export function asLine({ name, value, unit, reference, ratio }: Row): string {
  const compared = ratio === null ? '' : `${round(ratio).padStart(9)} × ${reference}`;
  return `${name.padEnd(56)}${round(value).padStart(11)} ${unit.padEnd(8)}${compared}`.trimEnd();
}
