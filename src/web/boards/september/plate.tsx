/** The atlas plate behind a theatre: meridians, coast lines and mountains in thin ink. It carries no meaning. */
import { memo } from '../../ui/memo.ts';

type Plate = { readonly coasts: readonly string[]; readonly hills: readonly string[] };

/** On a grid of 400 by 500, drawn freely after the shapes that everybody knows. */
const PLATES: readonly Plate[] = [
  {
    coasts: [
      'M118 66l14-16 16 4-4 18 12 12-4 22 14 16-8 12-30 6-14-8 10-14-8-12 8-10-10-14z',
      'M84 96l14-4 8 12-6 18-16 4-8-12z',
      'M60 270l6-30 34-10 34 6 10-14-14-28-24-12 6-10 30 2 14-18 24-4 20-18 8-34 16-6 2 26 14 10 34-8 16-30-6-28 12-24 26-8 34-6 64-4v150l-34 6-40 20 8 20-34 10-28-6-26 8-8 24 14 20-6 16-14-8-8-26-22-14-20-12-2 10 22 24 18 16-8 6-26-18-22-24-18-2-18 12-30 14-10 22-22 10z',
      'M196 90l-10-30 14-32 26-20 34 0-12 26-26 16-4 30z',
      'M0 372l34-26 40-8 52-10 34 4 2 24 34 12 30 16 26-12 50 12 30-2 12 14-4 30-22 6',
      'M306 372l26-20 34 2 34-6v152',
      'M196 268l8-2 4 22-10 2zM200 246l6-4 2 14-8 2zM222 316l22-4-6 14zM300 340l22-2-10 8z',
    ],
    hills: [
      'M172 232l8-12 8 12M186 228l8-14 8 14M202 230l7-11 7 11',
      'M92 244l7-10 7 10M106 248l7-10 7 10',
      'M262 224l7-10 7 10M276 232l7-11 7 11M268 242l6-9 6 9',
      'M344 300l8-12 8 12M358 296l8-13 8 13',
      'M40 372l7-10 7 10M56 368l8-12 8 12M74 366l7-10 7 10',
    ],
  },
  {
    coasts: [
      'M0 30l60-6 70 4 60-14 50 8 30 22-16 10-34-6-20 18-26 14-14 30 14 24-6 18-22-20-20-4 4 16 22 16-4 24-24 26-30 10-8 12 14 34-4 24-18 8-10-18-16-16-8 26 16 34 6 22-12-4-18-36-6-42-22-14-22 6-20 30-10 34-14-4-14-46-6-20',
      'M222 92l10-4 4 20 10 18-6 22-22 12-10-4 14-18 8-16z',
      'M246 66l18-6 4 12-16 8z',
      'M142 238l8-6 6 14-10 10zM178 214l8 4-4 14-8-4z',
      'M166 258l10-4 6 20 12 16-4 16-14-10-8-20z',
      'M86 316l14 6 26 30 10 20-10 2-26-32zM140 378l40 6 12 8-44-4zM152 312l26-10 12 16-8 28-24 4-10-16z',
      'M196 322l16 0-4 12 10 18-8 6-8-14-6 10z',
      'M250 344l24-2 40 16 26 22-22-2-22-12-20 6-22-14z',
      'M186 500l-4-40 12-24 26-10 16-18 22 4 8 12 12-18 10 26 22 26 12 30 0 12z',
      'M352 372l6 4-4 6zM368 390l6 6-6 4zM380 350l4 4-4 4zM344 250l4 4-4 4zM372 214l4 4-4 4zM318 196l4 4-4 4zM300 270l4 4-4 4zM386 300l4 4-4 4z',
      'M300 24l24-12 40 4 36 18M322 34l12 8M344 44l14 4M366 48l12-2',
      'M376 470l14-18 8 8-12 24-14 14-4-8z',
    ],
    hills: [
      'M14 176l9-14 9 14M30 180l9-15 9 15M48 184l8-12 8 12',
      'M86 92l8-12 8 12M104 98l7-11 7 11',
      'M276 362l6-9 6 9M290 368l6-9 6 9',
      'M256 464l7-10 7 10M270 472l7-11 7 11',
    ],
  },
];

const PARALLELS = [60, 140, 220, 300, 380].map((y) => `M0 ${y + 10}Q200 ${y - 14} 400 ${y + 10}`);
const MERIDIANS = [40, 120, 200, 280, 360].map((x) => `M${x} 0Q${x + (200 - x) * 0.1} 250 ${x} 500`);
const GRID = [...PARALLELS, ...MERIDIANS].join('');

export const PlateBackground = memo(({ theatre }: { theatre: number }) => {
  const { coasts, hills } = PLATES[theatre];
  const land = coasts.join('');
  return (
    <svg class="plate" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="plate-grid" d={GRID} />
      <path class="plate-shore" d={land} />
      <path class="plate-land plate-ink" d={land} />
      <path class="plate-ink" d={hills.join('')} />
      <g class="plate-rose" transform={theatre === 0 ? 'translate(44 452)' : 'translate(352 120)'}>
        <circle r="26" />
        <path d="M0-32L5-5 32 0 5 5 0 32-5 5-32 0-5-5z" />
      </g>
    </svg>
  );
});
