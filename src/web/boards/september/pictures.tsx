/** Small drawings on a grid of 24: forces, icons of the track, marks on the map. Plain silhouettes, no emblems. */
import type { MapMark } from './marks.ts';
import { text } from './text.ts';

/** Seen from above, from the side, from the side: air, sea, land. */
const FORCES = [
  'M12 1.500c1.200 0 1.800 1.700 1.800 4.200v3l8.700 5v2.300l-8.700-2.500v4.300l2.800 2.100v1.900L12 20.700l-4.600 1.100v-1.900l2.800-2.100v-4.300l-8.700 2.500v-2.300l8.700-5v-3c0-2.500.6-4.200 1.800-4.200z',
  'M1.500 15h21l-3.200 5.500H5zM6 14v-3.200h3V7.500h2.200V3h1.600v4.500H15v3.300h3.500V14z',
  'M4 13.500h16.500l2 2.700-2.300 4.300H4.300L2 16.200zM6.500 12.500L8 8.500h7.500l1.500 4zM16 9.300h7v1.700h-6.300z',
] as const;

const MARKS = {
  flag: 'M6 22V3M6 4h12l-3 4 3 4H6',
  person: 'M12 4a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM5 21c0-5 3-8 7-8s7 3 7 8',
  operation: 'M4 5h16v14H4zM4 9h16M8 13l3 3M11 13l-3 3M14 16h3',
  event: 'M5 3h10l4 4v14H5zM15 3v4h4M8 11h8M8 15h8',
  hourglass:
    'M6 3h12M6 21h12M7.500 3c0 5 4.500 6 4.500 9s-4.500 4-4.500 9M16.500 3c0 5-4.500 6-4.500 9s4.500 4 4.500 9M10 18h4',
  nothing: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  shield: 'M4 4h16v7c0 5-4 8-8 10-4-2-8-5-8-10z',
  railroad: 'M10 2L4 22M14 2l6 20M9 6h6M7.500 11h9M5.500 17.500h13',
  parachute:
    'M2 11a10 8.500 0 0 1 20 0q-2.500-2.600-5 0-2.500-2.600-5 0-2.500-2.600-5 0-2.500-2.600-5 0zl10 9 10-9M7 11l5 9 5-9M12 20v2.500',
  carrier:
    'M1 12.500h22l-1.500 3h-2L18 19.500H5.500L3.800 15.500H2zM13.500 12.500v-4h5v4M16 8.500V4M3.500 9.500l4-1 2 1',
  radar:
    'M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19zM12 12l6.500-7M12 7.500a4.500 4.500 0 1 0 4.500 4.500M7 16.500h.01',
  sonar:
    'M1.500 6q2.600-3.500 5.250 0t5.250 0 5.250 0 5.250 0M12 11.500h.01M8 13.500a4.800 4.800 0 0 0 8 0M4 16a9.500 9.500 0 0 0 16 0',
  circle: 'M12.500 3c5.500-.3 9 3.500 8.500 9s-4.500 9.300-9.500 9-8.800-4.300-8.500-9.500S7.500 3.300 12.500 3z',
  feint: 'M4 18C4 10 8 7 14 7M10 3l5 4-5 4M17 3v18',
  lock: 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3',
  arrow: 'M4 12h14M12 6l7 6-7 6',
  dump: 'M12 4v11M7 10l5 5 5-5M4 15v5h16v-5',
  check: 'M5 12.500l4.500 4.500L19 7',
  meeple:
    'M12 3a3 3 0 0 1 2.500 5c4 .8 7 2 7 4s-3 2-4.500 2l3 7h-5.500L12 17.500 9.500 21H4l3-7c-1.500 0-4.500 0-4.500-2s3-3.200 7-4A3 3 0 0 1 12 3z',
} as const;
export type MarkName = keyof typeof MARKS;
/** By icon of the track, as the rules number them. */
export const ICON_MARKS: readonly MarkName[] = ['nothing', 'flag', 'person', 'operation', 'event', 'hourglass'];

const STAR_PATH = 'M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.7z';

export function Force({ colour }: { colour: number }) {
  return (
    <svg class={`force force-${colour}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={FORCES[colour]} />
    </svg>
  );
}

export function Mark({ name, title }: { name: MarkName; title?: string }) {
  return (
    <svg
      class={`mark mark-${name}`}
      viewBox="0 0 24 24"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      <path d={MARKS[name]} />
    </svg>
  );
}

/** A die as a small word in a line: its colour, its pattern, its face. */
export function TinyDie({ colour, face }: { colour: number; face: number }) {
  return (
    <span class={`tiny sept-die-${colour}`} role="img" aria-label={text.die(colour, face)}>
      {face}
    </span>
  );
}

/** A Star: an outline while it is free, filled by whoever took it. */
export function Star({ fill }: { fill?: string }) {
  return (
    <svg class={fill ? 'star star-taken' : 'star'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={STAR_PATH} {...(fill ? { fill } : {})} />
    </svg>
  );
}

/** A mark as it is drawn on the map, small enough for a line of words. */
export function MarkPicture({ mark }: { mark: MapMark }) {
  if (mark === 'lease') return <Star />;
  return mark === 'spqr' ? <span class="spqr">{text.spqr}</span> : <Mark name={mark} />;
}

/** A pencilled cross over whatever lies beneath. */
export function Cross() {
  return (
    <svg class="cross" viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
      <path d="M3.500 4.500Q11 12 20.500 20M20 3.500Q12.500 11 4 20.500" />
    </svg>
  );
}
