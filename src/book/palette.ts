import type { Group } from './book.ts';

/** The colours of paper and ink by daylight and by lamplight, and the watercolours of the five groups. */

export const LIGHT = { table: '#e9dfca', paper: '#faf3e3', raised: '#fffaf0', ink: '#1f2a3a', quiet: '#5b6472' };
export const DARK = { table: '#1c1511', paper: '#2a231c', raised: '#342b22', ink: '#efe4cf', quiet: '#b9ab94' };

export const GILT = '#d9b45b';
export const GILT_DARK = '#8a6418';

export const WASH: Record<Group, string> = {
  character: '#b3472f',
  item: '#b8860b',
  place: '#3f7d3a',
  aspect: '#2f66a8',
  event: '#7a4a9a',
};

/** Cloths for the cover: all dark enough to carry gilt. */
export const CLOTHS = ['#5a1f2b', '#1f3d33', '#1d2f52', '#43264f', '#4a3020', '#14444a'] as const;

type Rgb = readonly [number, number, number];

export function parseColour(text: string): Rgb | null {
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text);
  if (hex === null) return null;
  const six = hex[2] ?? [...hex[1]].map((digit) => digit + digit).join('');
  return [0, 2, 4].map((at) => Number.parseInt(six.slice(at, at + 2), 16)) as unknown as Rgb;
}

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const s = part / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [x, y] = [a, b].map((colour) => luminance(parseColour(colour) ?? [0, 0, 0]));
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** A teller's colour as an ink: as much of it as the paper allows, so that a page of it can be read with ease. */
export function inkOn(colour: string, { paper, ink }: { paper: string; ink: string }, least = 7): string {
  const own = parseColour(colour);
  const base = parseColour(ink) ?? [0, 0, 0];
  if (own === null) return ink;
  for (let share = 0.8; share > 0; share -= 0.05) {
    const mixed = toHex([0, 1, 2].map((i) => own[i] * share + base[i] * (1 - share)) as unknown as Rgb);
    if (contrast(mixed, paper) >= least) return mixed;
  }
  return ink;
}
