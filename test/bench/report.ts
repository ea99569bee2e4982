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

export function asTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    round(row.value),
    row.unit,
    row.ratio === null ? '' : `${round(row.ratio)} ×`,
    row.reference ?? '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map(([name, value, unit, ratio, reference]) =>
      [name.padEnd(widths[0]), value.padStart(widths[1]), unit.padEnd(widths[2]), ratio.padStart(widths[3]), reference]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
