import { describe, expect, test } from 'vitest';
import { correction, formatBits, qrCode, versionBits } from './qr.ts';

type Rows = readonly (readonly boolean[])[];

/** Reads a code of one block, as a scanner would: the format, the mask, the bits in their zigzag. */
function read(rows: Rows): string {
  const size = rows.length;
  const bit = (x: number, y: number): number => (rows[y][x] ? 1 : 0);
  let format = 0;
  for (let i = 0; i < 8; i++) format |= bit(size - 1 - i, 8) << i;
  for (let i = 8; i < 15; i++) format |= bit(8, size - 15 + i) << i;
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((m) => formatBits(m) === format);
  const masked: { readonly [mask: number]: (x: number, y: number) => boolean } = {
    0: (x, y) => (x + y) % 2 === 0,
    1: (_, y) => y % 2 === 0,
    2: (x) => x % 3 === 0,
    3: (x, y) => (x + y) % 3 === 0,
    4: (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
    5: (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    6: (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    7: (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  };
  const isFixed = (x: number, y: number): boolean => {
    const finder = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
    const aligned = size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
    return finder || aligned || x === 6 || y === 6;
  };
  const bits: number[] = [];
  let up = true;
  for (const right of Array.from({ length: size }, (_, i) => size - 1 - i).filter((x) =>
    x > 6 ? x % 2 === 0 : x % 2 === 1,
  )) {
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1])
        if (!isFixed(x, y)) bits.push(bit(x, y) ^ (masked[mask as number](x, y) ? 1 : 0));
    }
    up = !up;
  }
  const number = (from: number, count: number): number =>
    bits.slice(from, from + count).reduce((sum, b) => sum * 2 + b, 0);
  expect(number(0, 4)).toBe(0b0100);
  const bytes = Array.from({ length: number(4, 8) }, (_, i) => number(12 + 8 * i, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe('a QR code', () => {
  test('corrects as the example of the standard does', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test('writes format and version as the tables of the standard do', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => formatBits(mask).toString(2))).toEqual([
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ]);
    expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
    expect(versionBits(10).toString(2).padStart(18, '0')).toBe('001010010011010011');
  });

  test('is read back as it was written', () => {
    for (const text of ['Hi', 'https://a.example/join', 'Once upon a table – ein Märchen']) {
      expect(read(qrCode(text) as Rows)).toBe(text);
    }
  });

  test('grows with its text up to version 10, and then there is none', () => {
    const sizeOf = (length: number): number | undefined => qrCode('x'.repeat(length))?.length;
    // By the capacity tables of the standard: bytes at level M.
    for (const [i, most] of [14, 26, 42, 62, 84, 106, 122, 152, 180, 213].entries()) {
      expect(sizeOf(most), `${most}`).toBe(21 + 4 * i);
      expect(sizeOf(most + 1), `${most + 1}`).toBe(i === 9 ? undefined : 25 + 4 * i);
    }
  });
});
