import type { Card, Group } from './book.ts';
import { circle, curve, type Drawing, path, polygon, roundRect, type Shape } from './draw.ts';
import { hash } from './hash.ts';
import { cardIcon, groupIcon, type Pictures, pathIn } from './pictures.ts';

/** A card in the margin: a border that tells its group even without colour, a spot of watercolour, its picture in ink. */

export const CARD_WIDTH = 60;
export const CARD_HEIGHT = 68;

const W = CARD_WIDTH;
const H = CARD_HEIGHT;

/** The outline of each group, `inset` from the edge: round, notched, arched, waved, jagged. */
const outlines: Record<Group, (inset: number) => string> = {
  character: (i) => roundRect(i, i, W - 2 * i, H - 2 * i, 8 - i * 0.6),
  item: (i) => {
    const c = 8 - i * 0.5;
    return polygon([
      ...([
        [i + c, i],
        [W - i - c, i],
        [W - i - c, i + c * 0.5],
        [W - i - c * 0.5, i + c * 0.5],
      ] as const),
      ...([
        [W - i - c * 0.5, i + c],
        [W - i, i + c],
        [W - i, H - i - c],
        [W - i - c * 0.5, H - i - c],
      ] as const),
      ...([
        [W - i - c * 0.5, H - i - c * 0.5],
        [W - i - c, H - i - c * 0.5],
        [W - i - c, H - i],
        [i + c, H - i],
      ] as const),
      ...([
        [i + c, H - i - c * 0.5],
        [i + c * 0.5, H - i - c * 0.5],
        [i + c * 0.5, H - i - c],
        [i, H - i - c],
      ] as const),
      ...([
        [i, i + c],
        [i + c * 0.5, i + c],
        [i + c * 0.5, i + c * 0.5],
        [i + c, i + c * 0.5],
      ] as const),
    ]);
  },
  place: (i) =>
    path(
      'M',
      i,
      H - i,
      'V',
      24,
      'C',
      i,
      12,
      W * 0.28,
      7 + i,
      W / 2,
      i,
      'C',
      W * 0.72,
      7 + i,
      W - i,
      12,
      W - i,
      24,
      'V',
      H - i,
      'Z',
    ),
  aspect: (i) => {
    const lobes = (length: number, count: number, dx: number, dy: number): (string | number)[] => {
      const step = length / count;
      return Array.from({ length: count }, () => [
        'a',
        step / 2,
        step / 2.6,
        dy === 0 ? 0 : 90,
        0,
        1,
        dx * step,
        dy * step,
      ]).flat();
    };
    const m = i + 3;
    return path(
      ...['M', m, m, ...lobes(W - 2 * m, 6, 1, 0), ...lobes(H - 2 * m, 7, 0, 1)],
      ...[...lobes(W - 2 * m, 6, -1, 0), ...lobes(H - 2 * m, 7, 0, -1), 'Z'],
    );
  },
  event: (i) => {
    const side = (
      n: number,
      from: readonly [number, number],
      to: readonly [number, number],
      out: readonly [number, number],
    ) =>
      Array.from({ length: n * 2 }, (_, k): readonly [number, number] => {
        const t = k / (n * 2);
        const far = k % 2 === 0 ? 0 : 3.4;
        return [from[0] + (to[0] - from[0]) * t + out[0] * far, from[1] + (to[1] - from[1]) * t + out[1] * far];
      });
    const m = i + 3.4;
    return polygon([
      ...side(6, [m, m], [W - m, m], [0, -1]),
      ...side(7, [W - m, m], [W - m, H - m], [1, 0]),
      ...side(6, [W - m, H - m], [m, H - m], [0, 1]),
      ...side(7, [m, H - m], [m, m], [-1, 0]),
    ]);
  },
};

/** A blot of watercolour, each card's own. */
function blot(seed: number): string {
  const points = Array.from({ length: 9 }, (_, i): readonly [number, number] => {
    const angle = (i * 2 * Math.PI) / 9;
    const r = 19 + ((seed >>> (i * 3)) & 7) * 0.75;
    return [W / 2 + r * Math.cos(angle), H / 2 - 1 + r * 1.08 * Math.sin(angle)];
  });
  return `${curve([...points, points[0]])} Z`;
}

/** An Interrupt has a torn corner, with a ragged edge. An arch is torn at its foot. */
function raggedEdge(group: Group): readonly (readonly [number, number])[] {
  const y = (from: number): number => (group === 'place' ? H - from : from);
  const inset = group === 'aspect' || group === 'event' ? 2 : 1;
  return [
    ...([
      [W - 21, y(inset)],
      [W - 18, y(4.5)],
      [W - 14.5, y(4.8)],
      [W - 13.5, y(9)],
    ] as const),
    ...([
      [W - 9, y(10)],
      [W - 8.6, y(14)],
      [W - 4.5, y(15.5)],
      [W - inset, y(20)],
    ] as const),
  ];
}

/** The page shows through where the corner was. */
function torn(group: Group): Shape[] {
  const edge = raggedEdge(group);
  const [out, back] = group === 'place' ? [H + 1, H - 20] : [-1, 20];
  return [
    { d: polygon([...edge, [W + 1, back], [W + 1, out], [W - 21, out]]), fill: 'page' },
    { d: path(...edge.flatMap(([x, y], i) => [i === 0 ? 'M' : 'L', x, y])), stroke: 'ink', width: 1.1 },
  ];
}

/** What is left of the card, for whoever cannot paint the page over the corner; the ragged line lies inside it. */
export function tornClip(group: Group): string {
  const nudged = raggedEdge(group).map(([x, y]) => [x + 0.5, group === 'place' ? y + 0.5 : y - 0.5] as const);
  const [near, far] = group === 'place' ? [H + 1, -1] : [-1, H + 1];
  return polygon([
    [-1, near],
    [W - 21, near],
    ...nudged,
    [W + 1, group === 'place' ? H - 20 : 20],
    [W + 1, far],
    [-1, far],
  ]);
}

const boxed = (x: number, y: number, size: number): NonNullable<Shape['at']> => ({
  x,
  y,
  sx: size / 512,
  sy: size / 512,
});

export function cardDrawing(card: Card, pictures: Pictures): Drawing {
  const outline = outlines[card.group];
  const size = 36;
  return {
    width: W,
    height: H,
    shapes: [
      { d: outline(1), fill: 'card', stroke: 'ink', width: 1.1 },
      { d: outline(3.6), stroke: 'wash', width: 0.9 },
      { d: blot(hash(card.title)), fill: 'wash', opacity: 0.28 },
      {
        d: pathIn(pictures, cardIcon(card, pictures)),
        fill: 'ink',
        at: boxed((W - size) / 2, (H - size) / 2 - 2, size),
      },
      { d: circle(W / 2, H - 6.6, 5.6), fill: 'card', stroke: 'wash', width: 0.7 },
      { d: pathIn(pictures, groupIcon(card.group)), fill: 'wash', at: boxed(W / 2 - 3.9, H - 10.5, 7.8) },
      ...(card.interrupt ? torn(card.group) : []),
    ],
  };
}
