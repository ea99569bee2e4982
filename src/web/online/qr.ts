/**
 * A QR code for a link: bytes, error correction level M, versions 1 to 10 (213 bytes, far more than an invitation needs).
 * After ISO/IEC 18004; the numbers of its tables are named where they stand.
 */

/** By version from 1: codewords in all, blocks, and correction codewords in each block, at level M. */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
/** Where the small squares stand, besides the row and column 6. */
const ALIGNED = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

/** Multiplies in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Reed-Solomon: what is left of the data when divided by the generator of that degree. */
export function correction(data: readonly number[], degree: number): number[] {
  let generator = [1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    const longer = [...generator, 0];
    for (const [at, factor] of generator.entries()) longer[at + 1] ^= times(factor, root);
    generator = longer;
    root = times(root, 2);
  }
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i];
    for (const [at, factor] of generator.entries()) rest[i + at] ^= times(factor, lead);
  }
  return rest.slice(data.length);
}

/** Appends the check bits of a code whose generator has that many bits more than one. */
function checked(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  for (let at = 31 - bits; at >= 0; at--) if ((rest >> (at + bits)) & 1) rest ^= generator << at;
  return (value << bits) | rest;
}
/** Level M is written 00, so that the mask alone says the format. */
export const formatBits = (mask: number): number => checked(mask, 0x537, 10) ^ 0x5412;
export const versionBits = (version: number): number => checked(version, 0x1f25, 12);

const roomOf = (version: number): number => TOTAL[version - 1] - BLOCKS[version - 1] * CORRECTION[version - 1];
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = roomOf(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, -bits.length & 7);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let pad = 0xec; words.length < room / 8; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Cut into blocks, corrected, and shuffled together: a stain must not hit one block alone. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const data = dataOf(bytes, version);
  const count = BLOCKS[version - 1];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks = Array.from({ length: count }, (_, i) => {
    const from = i * short + Math.max(0, i - (count - longer));
    return data.slice(from, from + short + (i >= count - longer ? 1 : 0));
  });
  const checks = blocks.map((block) => correction(block, CORRECTION[version - 1]));
  const shuffled = (rows: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]] : [])),
    ).flat();
  return [...shuffled(blocks), ...shuffled(checks)];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  /** Squares that say how the rest is to be read. */
  private readonly fixed: boolean[][];

  constructor(version: number) {
    this.size = 17 + 4 * version;
    const empty = (): boolean[][] => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    const end = this.size - 7;
    for (let i = 0; i < this.size; i++) {
      this.fix(6, i, i % 2 === 0);
      this.fix(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [end + 3, 3],
      [3, end + 3],
    ])
      this.square(x, y, 4, [0, 1, 3]);
    const places = [6, ...ALIGNED[version - 1]];
    const last = places[places.length - 1];
    for (const x of places) {
      for (const y of places) {
        // Three corners belong to the large squares.
        const corner = (x === 6 && (y === 6 || y === last)) || (y === 6 && x === last);
        if (!corner) this.square(x, y, 2, [0, 2]);
      }
    }
    if (version >= 7) {
      for (let i = 0; i < 18; i++) {
        const bit = ((versionBits(version) >> i) & 1) === 1;
        this.fix(this.size - 11 + (i % 3), Math.floor(i / 3), bit);
        this.fix(Math.floor(i / 3), this.size - 11 + (i % 3), bit);
      }
    }
    this.format(0);
  }

  private fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = dark;
    this.fixed[y][x] = true;
  }

  /** Rings round a middle; those that are named are dark. */
  private square(x: number, y: number, radius: number, darkRings: readonly number[]): void {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++)
        this.fix(x + dx, y + dy, darkRings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }

  format(mask: number): void {
    const bits = formatBits(mask);
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    const { size } = this;
    for (let i = 0; i < 15; i++) {
      this.fix(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, bit(i));
      this.fix(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, bit(i));
    }
    this.fix(8, size - 8, true);
  }

  /** The free squares, in the order in which the bits are laid. */
  *free(): Generator<readonly [number, number]> {
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right--;
      const up = ((right + 1) & 2) === 0;
      for (let i = 0; i < this.size; i++) {
        const y = up ? this.size - 1 - i : i;
        for (const x of [right, right - 1]) if (!this.fixed[y][x]) yield [x, y];
      }
    }
  }

  flip(mask: number): void {
    for (const [x, y] of this.free()) if (MASKS[mask](x, y)) this.dark[y][x] = !this.dark[y][x];
  }

  /** How hard it is to read: long runs, blocks, false finders, and too much of one colour. */
  penalty(): number {
    const { size, dark } = this;
    const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]))];
    let sum = 0;
    let count = 0;
    for (const line of lines) {
      const text = line.map((on) => (on ? '1' : '0')).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (const finder of ['10111010000', '00001011101'])
        for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
    }
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const on = dark[y][x];
        if (on) count++;
        if (dark[y][x + 1] === on && dark[y + 1]?.[x] === on && dark[y + 1][x + 1] === on) sum += 3;
      }
    }
    return sum + 10 * Math.floor(Math.abs((20 * count) / (size * size) - 10));
  }
}

/** The squares by row, true for dark, without the quiet border; null: the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const fits = (version: number): boolean => 4 + lengthBits(version) + 8 * bytes.length <= 8 * roomOf(version);
  const version = TOTAL.findIndex((_, i) => fits(i + 1)) + 1;
  if (version === 0) return null;
  const grid = new Grid(version);
  const bits = codewords(bytes, version).flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1));
  let at = 0;
  for (const [x, y] of grid.free()) grid.dark[y][x] = bits[at++] === 1;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const mask of MASKS.keys()) {
    grid.format(mask);
    grid.flip(mask);
    const penalty = grid.penalty();
    if (penalty < least) [best, least] = [mask, penalty];
    grid.flip(mask);
  }
  grid.format(best);
  grid.flip(best);
  return grid.dark;
}
