/** What hangs over a castle, and the land it stands on. */
import { GROUND, variant } from './variants.ts';

const CLOUD = 'M8 26c-8 0-10-9-3-12 0-10 13-13 18-6 5-9 20-6 20 3 9-2 13 6 9 11-2 3-6 4-9 4z';

export function Sun({ fresh, value }: { fresh: boolean; value: number }) {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    const reach = i % 2 === 0 ? 52 : 46;
    const at = (r: number): string =>
      `${(664 + Math.cos(angle) * r).toFixed(1)} ${(66 + Math.sin(angle) * r).toFixed(1)}`;
    return `M${at(36)}L${at(reach)}`;
  });
  return (
    <g class={fresh ? 'part fresh' : 'part'}>
      <path class="ink" d={rays.join('')} stroke-width="3" />
      <circle class="ink" cx="664" cy="66" r="30" fill="var(--sun)" />
      <text x="664" y="76" class="pencilled dark" font-size="30" text-anchor="middle">
        {value}
      </text>
    </g>
  );
}

function CloudAt({
  x,
  y,
  scale,
  value,
  fresh,
}: {
  x: number;
  y: number;
  scale: number;
  value: number;
  fresh: boolean;
}) {
  return (
    <g class={fresh ? 'part fresh' : 'part'}>
      <path class="ink" d={CLOUD} transform={`translate(${x} ${y}) scale(${scale})`} fill="var(--cloud)" />
      <text x={x + 27 * scale} y={y + 21 * scale} class="pencilled" font-size={14 * scale + 4} text-anchor="middle">
        {value}
      </text>
    </g>
  );
}

export const FinishingCloud = ({ fresh, value }: { fresh: boolean; value: number }) => (
  <CloudAt x={96} y={24} scale={2.1} value={value} fresh={fresh} />
);

/** The Shepherdess's clouds drift in a flock. */
export function Flock({ count, value, before }: { count: number; value: number; before: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <CloudAt
          key={i}
          x={232 + (i % 7) * 56}
          y={8 + Math.floor(i / 7) * 34 + (i % 2) * 12}
          scale={0.9}
          value={value}
          fresh={i >= before}
        />
      ))}
    </>
  );
}

/** Hills, a road to the gate, and here and there a tree or a pond. */
export function Land({ seed }: { seed: string }) {
  const hill = 250 + variant(seed, 'hill', 40);
  const trees = Array.from({ length: 3 + variant(seed, 'trees', 3) }, (_, i) => 12 + variant(seed, `tree ${i}`, 736));
  return (
    <g>
      <rect width="760" height="400" fill="var(--sky)" />
      <path d={`M0 ${hill}q120-70 260-18t250-30 250 34V${GROUND}H0z`} fill="var(--hill-far)" />
      <path d={`M0 ${hill + 62}q150-46 320-8t440-14V${GROUND + 10}H0z`} fill="var(--hill)" />
      <path d={`M0 ${GROUND - 6}q190-14 380-6t380 2V400H0z`} fill="var(--grass)" />
      <path d="M352 400q-6-26 4-50h48q10 24 12 50z" fill="var(--road)" />
      {trees.map((x, i) => (
        <g key={x} class="tree">
          <path d={`M${x} ${378 + (i % 3) * 6}v-14`} stroke="var(--trunk)" stroke-width="3" />
          <path d={`M${x - 9} ${368 + (i % 3) * 6}q0-22 9-24 9 2 9 24z`} fill="var(--leaf)" />
        </g>
      ))}
    </g>
  );
}
