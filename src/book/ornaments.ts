import { circle, type Drawing, leaf, path, polygon, rect, type Shape, tendril } from './draw.ts';
import { type Pictures, pathIn } from './pictures.ts';
import { scene } from './scenes.ts';

/** What is drawn round the words: the cover, corners, rules, the illustrated initial. */

/** A flourish for the corner of a frame, drawn for the top left in 64 by 64. */
function flourish(line: 'gilt' | 'ink', leaves: 'gilt' | 'wash'): Shape[] {
  const stem = (d: string): Shape => ({ d, stroke: line, width: 1.1 });
  const green = (d: string): Shape =>
    leaves === line ? { d, fill: leaves } : { d, fill: leaves, stroke: line, width: 0.5 };
  return [
    stem(path('M', 4, 62, 'C', 4, 36, 12, 22, 22, 22, 'C', 30, 22, 30, 33, 23, 33)),
    stem(path('M', 62, 4, 'C', 36, 4, 22, 12, 22, 22)),
    stem(tendril(38, 17, 9, 1.1, Math.PI * 0.9, 1)),
    stem(tendril(17, 40, 8, 1.1, -Math.PI * 0.4, -1)),
    green(leaf(9, 34, 14, -2.2)),
    green(leaf(34, 9, 14, -2.5)),
    green(leaf(5, 54, 12, -0.6)),
    green(leaf(54, 5, 12, 2.1)),
    green(leaf(22, 22, 19, -2.36, 0.3)),
    { d: circle(24, 30, 2.4), fill: line },
  ];
}

function corners(
  width: number,
  height: number,
  margin: number,
  line: 'gilt' | 'ink',
  leaves: 'gilt' | 'wash',
  scale: number,
): Shape[] {
  const [right, bottom] = [width - margin, height - margin];
  return flourish(line, leaves).flatMap((shape): Shape[] => [
    { ...shape, at: { x: margin, y: margin, sx: scale, sy: scale } },
    { ...shape, at: { x: right, y: margin, sx: -scale, sy: scale } },
    { ...shape, at: { x: margin, y: bottom, sx: scale, sy: -scale } },
    { ...shape, at: { x: right, y: bottom, sx: -scale, sy: -scale } },
  ]);
}

/** Cloth, gilt rules, flourishes, and a medallion with the picture of a card. */
export function cover(width: number, height: number, icon: string, pictures: Pictures): Drawing {
  const middle = width / 2;
  const m = width * 0.05;
  const r = width * 0.17;
  const y = height * 0.645;
  const size = r * 1.22;
  const rays = Array.from({ length: 48 }, (_, i): readonly [number, number] => {
    const angle = (i * Math.PI) / 24;
    const far = r * (i % 2 === 0 ? 1.17 : 1.26);
    return [middle + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return {
    width,
    height,
    shapes: [
      { d: rect(0, 0, width, height), fill: 'cloth' },
      { d: rect(m, m, width - 2 * m, height - 2 * m), stroke: 'gilt', width: 1.6 },
      { d: rect(m + 5, m + 5, width - 2 * m - 10, height - 2 * m - 10), stroke: 'gilt', width: 0.6 },
      ...corners(width, height, m + 9, 'gilt', 'gilt', width / 420),
      { d: polygon(rays), stroke: 'gilt', width: 0.8 },
      { d: circle(middle, y, r), stroke: 'gilt', width: 1.6 },
      { d: circle(middle, y, r * 0.93), stroke: 'gilt', width: 0.6 },
      {
        d: pathIn(pictures, icon),
        fill: 'gilt',
        at: { x: middle - size / 2, y: y - size / 2, sx: size / 512, sy: size / 512 },
      },
    ],
  };
}

/** The frame of the title page and of the last one. */
export function pageFrame(width: number, height: number): Drawing {
  return {
    width,
    height,
    shapes: [
      { d: rect(0.5, 0.5, width - 1, height - 1), stroke: 'ink', width: 0.9 },
      { d: rect(3.5, 3.5, width - 7, height - 7), stroke: 'ink', width: 0.4 },
      ...corners(width, height, 7, 'ink', 'wash', 0.85),
    ],
  };
}

/** A rule that says: a pause, or an end. */
export function divider(width = 160): Drawing {
  const c = width / 2;
  const arm = (side: 1 | -1): Shape[] => [
    {
      d: path('M', c + side * 10, 12, 'C', c + side * 30, 2, c + side * 44, 22, c + side * 72, 11),
      stroke: 'ink',
      width: 0.9,
    },
    { d: tendril(c + side * 70, 7.5, 4.4, 1.1, Math.PI / 2, side === 1 ? -1 : 1), stroke: 'ink', width: 0.9 },
    { d: leaf(c + side * 26, 7.6, 10, side === 1 ? -0.7 : Math.PI + 0.7), fill: 'wash', stroke: 'ink', width: 0.5 },
    { d: leaf(c + side * 44, 13.5, 10, side === 1 ? 0.75 : Math.PI - 0.75), fill: 'wash', stroke: 'ink', width: 0.5 },
  ];
  return {
    width,
    height: 24,
    shapes: [
      ...arm(-1),
      ...arm(1),
      {
        d: polygon([
          [c, 4],
          [c + 7, 12],
          [c, 20],
          [c - 7, 12],
        ]),
        fill: 'gilt',
        stroke: 'ink',
        width: 0.8,
      },
    ],
  };
}

/** The picture behind the first letter, chosen by the title. */
export function initialPanel(seed: number): { inside: Shape[]; border: Shape[]; size: number } {
  const size = 100;
  return {
    size,
    inside: [{ d: rect(0, 0, size, size), fill: 'card' }, ...scene(seed, size, size)],
    border: [
      { d: rect(1, 1, size - 2, size - 2), stroke: 'ink', width: 2 },
      { d: rect(4.5, 4.5, size - 9, size - 9), stroke: 'gilt', width: 1.4 },
    ],
  };
}

/** The picture over the first page: the next scene after the initial's, so that the two are not the same. */
export function headpiece(seed: number, width: number, height: number): { inside: Shape[]; border: Shape[] } {
  return {
    inside: [{ d: rect(0, 0, width, height), fill: 'card' }, ...scene(seed + 1, width, height)],
    border: [
      { d: rect(0.6, 0.6, width - 1.2, height - 1.2), stroke: 'ink', width: 1.1 },
      { d: rect(3, 3, width - 6, height - 6), stroke: 'gilt', width: 0.8 },
    ],
  };
}
