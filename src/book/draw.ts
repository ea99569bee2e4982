/** Drawings as data, so that the same picture comes out in SVG and in PDF. */

/** What a stroke or a fill is, not which colour: each edition has its own inks. */
type Tone = 'ink' | 'page' | 'card' | 'gilt' | 'wash' | 'cloth';

export type Shape = {
  /** SVG path data. */
  d: string;
  fill?: Tone;
  stroke?: Tone;
  width?: number;
  opacity?: number;
  /** Where the path stands, if it was not drawn in place: moved, then scaled; a scale below zero mirrors it. */
  at?: { x: number; y: number; sx: number; sy: number };
};

export type Drawing = { width: number; height: number; shapes: readonly Shape[] };

export type Palette = Record<Tone, string>;

const number = (n: number): string => String(Math.round(n * 100) / 100);

export function svgShapes(shapes: readonly Shape[], palette: Palette): string {
  return shapes
    .map(({ d, fill, stroke, width = 1, opacity, at }) => {
      const attributes = [
        `fill="${fill === undefined ? 'none' : palette[fill]}"`,
        stroke === undefined
          ? ''
          : `stroke="${palette[stroke]}" stroke-width="${number(width)}" stroke-linejoin="round" stroke-linecap="round"`,
        opacity === undefined ? '' : `opacity="${number(opacity)}"`,
        at === undefined
          ? ''
          : `transform="translate(${number(at.x)} ${number(at.y)}) scale(${number4(at.sx)} ${number4(at.sy)})"`,
        `d="${d}"`,
      ];
      return `<path ${attributes.filter((text) => text !== '').join(' ')}/>`;
    })
    .join('');
}

const number4 = (n: number): string => String(Math.round(n * 10_000) / 10_000);

/** Builds path data: letters stay, numbers are rounded to what an eye can tell. */
export function path(...parts: readonly (string | number)[]): string {
  return parts.map((part) => (typeof part === 'number' ? number(part) : part)).join(' ');
}

export const rect = (x: number, y: number, w: number, h: number): string =>
  path('M', x, y, 'H', x + w, 'V', y + h, 'H', x, 'Z');

export const circle = (x: number, y: number, r: number): string =>
  path('M', x - r, y, 'A', r, r, 0, 1, 1, x + r, y, 'A', r, r, 0, 1, 1, x - r, y, 'Z');

export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  return path(
    ...['M', x + r, y, 'H', x + w - r, 'A', r, r, 0, 0, 1, x + w, y + r, 'V', y + h - r],
    ...['A', r, r, 0, 0, 1, x + w - r, y + h, 'H', x + r, 'A', r, r, 0, 0, 1, x, y + h - r],
    ...['V', y + r, 'A', r, r, 0, 0, 1, x + r, y, 'Z'],
  );
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return path(...points.flatMap(([x, y], i) => [i === 0 ? 'M' : 'L', x, y]), 'Z');
}

/** A smooth line through points. */
export function curve(points: readonly (readonly [number, number])[]): string {
  const parts: (string | number)[] = ['M', ...points[0]];
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ];
    parts.push('C', from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    parts.push(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, to[0], to[1]);
  }
  return path(...parts);
}

export function star(x: number, y: number, r: number, points = 4, inner = 0.32): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const radius = i % 2 === 0 ? r : r * inner;
      const angle = (Math.PI * i) / points - Math.PI / 2;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    }),
  );
}

/** A leaf with its stalk at (x, y), pointing along the angle. */
export function leaf(x: number, y: number, length: number, angle: number, fat = 0.34): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const place = (along: number, across: number): [number, number] => [
    x + length * (along * c - across * s),
    y + length * (along * s + across * c),
  ];
  return path(
    ...['M', x, y, 'C', ...place(0.25, -fat), ...place(0.7, -fat), ...place(1, 0)],
    ...['C', ...place(0.7, fat * 0.75), ...place(0.25, fat * 0.75), x, y, 'Z'],
  );
}

/** A tendril that winds inwards: from (x, y) outside to its eye. */
export function tendril(x: number, y: number, radius: number, turns: number, from: number, turn: 1 | -1): string {
  const steps = Math.ceil(turns * 8);
  return curve(
    Array.from({ length: steps + 1 }, (_, i) => {
      const r = radius * (1 - i / steps) ** 0.8;
      const angle = from + (turn * 2 * Math.PI * turns * i) / steps;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    }),
  );
}

/** Numbers from 0 to 1 that are the same for the same seed: a drawing must not change from print to print. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
