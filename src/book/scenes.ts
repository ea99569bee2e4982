import { circle, curve, leaf, path, polygon, rect, type Shape, seeded, star, tendril } from './draw.ts';

/** Six small landscapes that fill any box: they stand behind the initial and over the first page. */

type Scene = (width: number, height: number, random: () => number) => Shape[];

const hills = (w: number, h: number, rise: number, random: () => number): string => {
  const points = Array.from({ length: 7 }, (_, i) => [(w * i) / 6, h - rise * (0.45 + 0.55 * random())] as const);
  return `${curve(points)} L ${w} ${h} L 0 ${h} Z`;
};

/** Things spread along the width without clumping: each in its own share, moved a little. */
const spread = (w: number, share: number, random: () => number): number[] => {
  const count = Math.max(2, Math.round(w / share));
  return Array.from({ length: count }, (_, i) => ((i + 0.25 + 0.5 * random()) * w) / count);
};

const night: Scene = (w, h, random) => {
  const r = Math.min(w, h) * 0.15;
  const [x, y] = [w * 0.78, h * 0.27];
  const stars = spread(w, 17, random).map((at) => ({ at, y: h * (0.08 + 0.5 * random()), r: 1.4 + 2.2 * random() }));
  return [
    { d: rect(0, 0, w, h), fill: 'wash', opacity: 0.2 },
    {
      d: path('M', x, y - r, 'A', r, r, 0, 1, 0, x + r, y, 'A', r * 0.78, r * 0.78, 0, 0, 1, x, y - r, 'Z'),
      fill: 'gilt',
    },
    ...stars.map((s): Shape => ({ d: star(s.at, s.y, s.r), fill: 'gilt' })),
    { d: hills(w, h, h * 0.42, random), fill: 'wash', opacity: 0.4 },
    { d: hills(w, h, h * 0.26, random), fill: 'wash', stroke: 'ink', width: 0.7, opacity: 0.75 },
  ];
};

const pine = (x: number, foot: number, tall: number): Shape[] => {
  const wide = tall * 0.3;
  const tier = (top: number, bottom: number, half: number): string =>
    polygon([
      [x, foot - tall * top],
      [x + wide * half, foot - tall * bottom],
      [x - wide * half, foot - tall * bottom],
    ]);
  return [
    { d: rect(x - tall * 0.03, foot - tall * 0.14, tall * 0.06, tall * 0.14), fill: 'ink' },
    ...[tier(0.62, 0.12, 1), tier(0.82, 0.36, 0.78), tier(1, 0.6, 0.55)].map(
      (d): Shape => ({ d, fill: 'wash', stroke: 'ink', width: 0.6 }),
    ),
  ];
};

const forest: Scene = (w, h, random) => [
  { d: circle(w * 0.3, h * 0.36, Math.min(w, h) * 0.17), fill: 'gilt', opacity: 0.8 },
  { d: hills(w, h, h * 0.5, random), fill: 'wash', opacity: 0.22 },
  ...spread(w, 15, random).flatMap((x) =>
    pine(x, h * 0.9, h * (0.36 + 0.22 * random())).map((s) => ({ ...s, opacity: 0.45 })),
  ),
  ...spread(w, 22, random).flatMap((x) => pine(x, h * 0.99, h * (0.42 + 0.25 * random()))),
  { d: path('M', 0, h * 0.985, 'H', w), stroke: 'ink', width: 0.8 },
];

const sea: Scene = (w, h, random) => {
  const waves = [0.62, 0.75, 0.88].map((level, row): Shape => {
    const step = 11 + row * 2;
    const count = Math.ceil(w / step) + 1;
    const shift = random() * step;
    const crests = Array.from({ length: count }, () =>
      path('q', step / 4, -h * 0.05, step / 2, 0, 'q', step / 4, h * 0.05, step / 2, 0),
    );
    // The first crest starts left of the edge, and whatever draws the scene clips it to its box.
    return {
      d: `${path('M', -shift, h * level)} ${crests.join(' ')} V ${h} H ${Math.round(-shift)} Z`,
      fill: 'wash',
      stroke: 'ink',
      width: 0.6,
      opacity: 0.35 + row * 0.2,
    };
  });
  const [x, y, s] = [w * 0.66, h * 0.64, Math.min(w, h) * 0.3];
  return [
    { d: rect(0, 0, w, h), fill: 'wash', opacity: 0.1 },
    { d: circle(w * 0.24, h * 0.34, Math.min(w, h) * 0.14), fill: 'gilt', opacity: 0.85 },
    ...[0.14, 0.22].map((at, i): Shape => ({ d: bird(w * (0.42 + i * 0.09), h * at, 3.4), stroke: 'ink', width: 0.7 })),
    {
      d: path(
        'M',
        x,
        y,
        'V',
        y - s,
        'C',
        x + s * 0.7,
        y - s * 0.6,
        x + s * 0.6,
        y - s * 0.2,
        x + s * 0.55,
        y - s * 0.08,
        'H',
        x,
        'Z',
      ),
      fill: 'card',
      stroke: 'ink',
      width: 0.7,
    },
    {
      d: path(
        'M',
        x - s * 0.06,
        y - s * 0.1,
        'V',
        y - s * 0.85,
        'C',
        x - s * 0.4,
        y - s * 0.5,
        x - s * 0.4,
        y - s * 0.25,
        x - s * 0.42,
        y - s * 0.1,
        'Z',
      ),
      fill: 'card',
      stroke: 'ink',
      width: 0.7,
    },
    {
      d: path(
        'M',
        x - s * 0.6,
        y,
        'H',
        x + s * 0.7,
        'Q',
        x + s * 0.5,
        y + s * 0.3,
        x + s * 0.3,
        y + s * 0.3,
        'H',
        x - s * 0.3,
        'Q',
        x - s * 0.5,
        y + s * 0.25,
        x - s * 0.6,
        y,
        'Z',
      ),
      fill: 'ink',
    },
    ...waves,
  ];
};

const bird = (x: number, y: number, r: number): string =>
  path('M', x - r, y - r * 0.3, 'Q', x - r * 0.4, y - r * 0.7, x, y, 'Q', x + r * 0.4, y - r * 0.7, x + r, y - r * 0.3);

const castle: Scene = (w, h, random) => {
  const middle = w / 2;
  const foot = h * 0.84;
  const unit = Math.min(h * 0.09, w * 0.085);
  const tower = (x: number, half: number, tall: number, roof: boolean): Shape[] => {
    const top = foot - tall;
    const cap: Shape = roof
      ? {
          d: polygon([
            [x - half * 1.35, top],
            [x, top - half * 3],
            [x + half * 1.35, top],
          ]),
          fill: 'wash',
          stroke: 'ink',
          width: 0.7,
        }
      : {
          d: path('M', x - half * 1.25, top, 'v', -unit * 0.55, ...notches(half * 2.5), 'v', unit * 0.55, 'Z'),
          fill: 'card',
          stroke: 'ink',
          width: 0.7,
        };
    const flag: Shape[] = roof
      ? [
          {
            d: path('M', x, top - half * 3, 'v', -unit * 1.1, 'l', unit, unit * 0.3, 'l', -unit, unit * 0.3),
            fill: 'gilt',
            stroke: 'ink',
            width: 0.6,
          },
        ]
      : [];
    return [
      { d: rect(x - half, top, half * 2, tall), fill: 'card', stroke: 'ink', width: 0.7 },
      cap,
      ...flag,
      {
        d: path(
          'M',
          x - half * 0.25,
          top + tall * 0.4,
          'v',
          -half * 0.7,
          'a',
          half * 0.25,
          half * 0.25,
          0,
          0,
          1,
          half * 0.5,
          0,
          'v',
          half * 0.7,
          'Z',
        ),
        fill: 'ink',
      },
    ];
  };
  const notches = (width: number): (string | number)[] =>
    Array.from({ length: 7 }, (_, i) =>
      i % 2 === 0 ? ['h', width / 7] : ['v', unit * 0.35, 'h', width / 7, 'v', -unit * 0.35],
    ).flat();
  return [
    { d: rect(0, 0, w, h), fill: 'wash', opacity: 0.1 },
    ...spread(w, 60, random).map(
      (x): Shape => ({ d: bird(x, h * (0.12 + 0.12 * random()), 3.2), stroke: 'ink', width: 0.7 }),
    ),
    { d: hills(w, h, h * 0.4, random), fill: 'wash', opacity: 0.3 },
    ...tower(middle - unit * 3.2, unit * 0.85, h * 0.3, true),
    ...tower(middle + unit * 3.2, unit * 0.85, h * 0.24, true),
    ...tower(middle, unit * 2.5, h * 0.2, false),
    ...tower(middle, unit * 1.15, h * 0.42, true),
    { d: hills(w, h, h * 0.22, random), fill: 'wash', stroke: 'ink', width: 0.7 },
  ];
};

const vines: Scene = (w, h, random) => {
  const count = Math.max(2, Math.round((w / h) * 2));
  const step = w / count;
  const curls = Array.from({ length: count * 2 }, (_, i) => {
    const up = (i + Math.floor(i / count)) % 2 === 0;
    const x = step * ((i % count) + 0.5);
    const y = h * (i < count ? 0.26 : 0.74);
    return {
      x,
      y,
      r: Math.min(step, h / 2) * 0.44,
      from: (up ? 0.5 : -0.5) * Math.PI + 0.6 * random(),
      turn: up ? (1 as const) : (-1 as const),
    };
  });
  return [
    { d: rect(0, 0, w, h), fill: 'wash', opacity: 0.12 },
    ...curls.flatMap(({ x, y, r, from, turn }): Shape[] => [
      { d: tendril(x, y, r, 1.4, from, turn), stroke: 'ink', width: 0.9 },
      ...[0, 1, 2, 3].map((i): Shape => {
        const angle = from + turn * (0.3 + i * 1.35);
        const far = r * (1 - i * 0.1);
        return {
          d: leaf(x + far * Math.cos(angle), y + far * Math.sin(angle), r * 0.55, angle + turn * 0.8),
          fill: 'wash',
          stroke: 'ink',
          width: 0.5,
        };
      }),
      { d: circle(x, y, r * 0.14), fill: 'gilt', stroke: 'ink', width: 0.4 },
    ]),
  ];
};

const roses: Scene = (w, h, random) => {
  const spots = spread(w, h * 0.36, random).map((x, i) => ({
    x,
    y: h * (i % 2 === 0 ? 0.3 : 0.7),
    r: Math.min(w, h) * 0.12,
  }));
  const stem = curve([[-2, h * 0.5], ...spots.map(({ x, y }) => [x, y] as const), [w + 2, h * 0.5]]);
  return [
    { d: rect(0, 0, w, h), fill: 'wash', opacity: 0.1 },
    { d: stem, stroke: 'ink', width: 1 },
    ...spots.flatMap(({ x, y, r }): Shape[] => [
      ...[0.4, 2.2, 3.8, 5.4].map(
        (angle): Shape => ({
          d: leaf(x + r * 0.7 * Math.cos(angle), y + r * 0.7 * Math.sin(angle), r * 1.25, angle),
          fill: 'card',
          stroke: 'ink',
          width: 0.5,
        }),
      ),
      ...Array.from({ length: 5 }, (_, i): Shape => {
        const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
        return {
          d: circle(x + r * 0.55 * Math.cos(angle), y + r * 0.55 * Math.sin(angle), r * 0.5),
          fill: 'wash',
          stroke: 'ink',
          width: 0.5,
        };
      }),
      { d: circle(x, y, r * 0.38), fill: 'gilt', stroke: 'ink', width: 0.5 },
    ]),
  ];
};

const scenes: readonly Scene[] = [night, forest, sea, castle, vines, roses];

/** The scene that a title has chosen, in a box of any size. Parts of it may stick out: clip it. */
export function scene(seed: number, width: number, height: number): Shape[] {
  return scenes[seed % scenes.length](width, height, seeded(seed));
}
