/** The parts of a castle: each an inked outline with a wash of colour, or a dotted promise while it is not built. */
import { DONJON, FLAG_AT, GROUND, TOWER_AT, variant, WALL_AT } from './variants.ts';

const WASHES = ['var(--wash-sand)', 'var(--wash-slate)', 'var(--wash-rose)', 'var(--wash-moss)'];
const ROOFS = ['var(--roof-brick)', 'var(--roof-slate)', 'var(--roof-moss)', 'var(--roof-ochre)'];

type Built = { seed: string; index: number; fresh: boolean };
const part = (fresh: boolean): string => (fresh ? 'part fresh' : 'part');

/** Rows of blocks, a little uneven, as a hand draws them. */
function blocks(x: number, y: number, width: number, height: number, seed: string): string {
  const lines: string[] = [];
  for (let row = 1, at = y + 14; at < y + height - 4; row++, at += 14) {
    const wobble = variant(seed, `course ${row}`, 3) - 1;
    if (variant(seed, `gap ${row}`, 3) > 0) lines.push(`M${x + 3} ${at + wobble}h${width * 0.35}`);
    lines.push(`M${x + width * 0.5} ${at - wobble}h${width * 0.42}`);
    const joint = x + 8 + variant(seed, `joint ${row}`, Math.max(1, Math.round(width - 16)));
    lines.push(`M${joint} ${at}v-11`);
  }
  return lines.join('');
}

function battlement(x: number, y: number, width: number, teeth: number, height: number): string {
  const step = width / (teeth * 2 - 1);
  let d = `M${x} ${y}`;
  for (let i = 0; i < teeth; i++) {
    d += `v${-height}h${step}v${height}`;
    if (i < teeth - 1) d += `h${step}`;
  }
  return d;
}

export function Tower({ seed, index, fresh, value }: Built & { value: number }) {
  const { x, width, height } = TOWER_AT[index];
  const left = x - width / 2;
  const top = GROUND - height;
  const own = `${seed} tower ${index}`;
  const roof = variant(own, 'roof', 4);
  const tall = 44 + variant(own, 'tall', 22);
  const eave = 7;
  const roofs = [
    `M${left - eave} ${top}L${x} ${top - tall}L${left + width + eave} ${top}z`,
    `M${left - eave} ${top}Q${left + 2} ${top - tall * 0.5} ${x} ${top - tall}Q${left + width - 2} ${top - tall * 0.5} ${left + width + eave} ${top}z`,
    `M${left - 3} ${top}C${left - 6} ${top - tall * 0.75} ${x - 5} ${top - tall * 0.6} ${x} ${top - tall}C${x + 5} ${top - tall * 0.6} ${left + width + 6} ${top - tall * 0.75} ${left + width + 3} ${top}z`,
  ];
  const colour = ROOFS[variant(own, 'roof colour', ROOFS.length)];
  const window = top + 28;
  return (
    <g class={part(fresh)}>
      <rect
        class="ink"
        x={left}
        y={top}
        width={width}
        height={height}
        rx="1.500"
        fill={WASHES[variant(own, 'wash', WASHES.length)]}
      />
      <path class="ink thin" d={blocks(left, top, width, height, own)} />
      {roof < 3 ? (
        <>
          <path class="ink" d={roofs[roof]} fill={colour} />
          <path
            class="ink thin"
            d={`M${x - 8} ${top - tall * 0.35}l4-8M${x + 7} ${top - tall * 0.2}l3-9M${x - 16} ${top - 8}l3-7`}
          />
          <path class="ink" d={`M${x} ${top - tall}v-12`} />
          <circle cx={x} cy={top - tall - 13} r="2.200" class="ink" fill={colour} />
        </>
      ) : (
        <path class="ink" d={`${battlement(left - 5, top, width + 10, 4, 15)}v10h${-(width + 10)}z`} fill={colour} />
      )}
      {variant(own, 'window', 2) === 0 ? (
        <path class="ink" d={`M${x - 7} ${window + 24}v-14a7 8 0 0 1 14 0v14z`} fill="var(--night)" />
      ) : (
        <path class="ink" d={`M${x - 3} ${window}h6v26h-6zM${x - 9} ${window + 10}h18`} fill="var(--night)" />
      )}
      <g class="shield-value">
        <path
          class="ink"
          d={`M${x - 15} ${GROUND - 78}h30v17c0 11-8 16-15 20-7-4-15-9-15-20z`}
          fill="var(--paper-raised)"
        />
        <text x={x} y={GROUND - 54} class="pencilled" font-size="26" text-anchor="middle">
          {value}
        </text>
      </g>
    </g>
  );
}

export function Wall({ seed, index, fresh }: Built) {
  const { x, width, height } = WALL_AT[index];
  const top = GROUND - height;
  const own = `${seed} wall ${index}`;
  const teeth = 4 + variant(own, 'teeth', 2);
  const d = `${battlement(x, top, width, teeth, 11)}V${GROUND}H${x}z`;
  const detail = variant(own, 'detail', 3);
  return (
    <g class={part(fresh)}>
      <path class="ink" d={d} fill={WASHES[variant(own, 'wash', WASHES.length)]} />
      <path class="ink thin" d={blocks(x, top, width, height, own)} />
      {detail === 0 && (
        <path class="ink" d={`M${x + width / 2 - 12} ${GROUND}v-20a12 13 0 0 1 24 0v20z`} fill="var(--night)" />
      )}
      {detail === 1 && (
        <path class="ink" d={`M${x + 24} ${top + 30}v18M${x + width - 26} ${top + 30}v18`} stroke-width="4" />
      )}
      {detail === 2 && (
        <path
          class="vine"
          d={`M${x + 14} ${GROUND}c-6-18 8-22 2-40 10 4 6-16 14-18M${x + 16} ${GROUND - 26}q8-2 10-9M${x + 14} ${GROUND - 40}q-8 0-9-7`}
        />
      )}
    </g>
  );
}

/** A storey of the donjon; whoever lives in it looks out of its window. */
export function Floor({ seed, index, fresh }: Built) {
  const { x, width, floor } = DONJON;
  const top = GROUND - floor * (index + 1);
  const own = `${seed} floor ${index}`;
  const jut = index % 2 === 0 ? 0 : 4;
  const middle = x + width / 2;
  return (
    <g class={part(fresh)}>
      <rect
        class="ink"
        x={x - jut}
        y={top}
        width={width + 2 * jut}
        height={floor}
        rx="1.500"
        fill={WASHES[variant(seed, 'donjon', WASHES.length)]}
      />
      <path class="ink thin" d={blocks(x, top, width, floor, own)} />
      <path class="ink" d={`M${x - jut - 3} ${top + floor}h${width + 2 * jut + 6}`} />
      {index === 0 && <path class="ink" d={`M${x + 8} ${GROUND}v-22a11 13 0 0 1 22 0v22z`} fill="var(--night)" />}
      <rect
        class="ink"
        x={middle - 20}
        y={top + 9}
        width="40"
        height="36"
        rx={variant(own, 'window', 2) === 0 ? 18 : 3}
        fill="var(--lamplight)"
      />
      {index === 3 && <DonjonRoof seed={seed} top={top} />}
    </g>
  );
}

function DonjonRoof({ seed, top }: { seed: string; top: number }) {
  const { x, width } = DONJON;
  const middle = x + width / 2;
  const colour = ROOFS[variant(seed, 'donjon roof', ROOFS.length)];
  const shapes = [
    `M${x - 14} ${top}L${middle} ${top - 66}L${x + width + 14} ${top}z`,
    `M${x - 12} ${top}L${x + 18} ${top - 44}H${x + width - 18}L${x + width + 12} ${top}z`,
    `M${x - 10} ${top}C${x} ${top - 60} ${x + width} ${top - 60} ${x + width + 10} ${top}z`,
  ];
  return <path class="ink" d={shapes[variant(seed, 'donjon shape', shapes.length)]} fill={colour} />;
}

export function Flag({ seed, index, fresh, value }: Built & { value: number }) {
  const { x, wall } = FLAG_AT[index];
  const foot = GROUND - WALL_AT[wall].height;
  const top = foot - 62;
  const shapes = [
    `M${x} ${top}h34l-8 11 8 11h-34z`,
    `M${x} ${top}q9-5 17 0t17 0v22q-9 5-17 0t-17 0z`,
    `M${x} ${top}l36 11-36 11z`,
  ];
  const colour = ROOFS[variant(`${seed} flag ${index}`, 'colour', ROOFS.length)];
  return (
    <g class={part(fresh)}>
      <path class="ink" d={`M${x} ${foot}V${top - 3}`} stroke-width="2.600" />
      <path class="ink" d={shapes[variant(`${seed} flag ${index}`, 'shape', shapes.length)]} fill={colour} />
      <text x={x + 12} y={top + 17.5} class="on-flag" font-size="18" text-anchor="middle">
        {value}
      </text>
    </g>
  );
}

/** What is still to be built, as dots on the sheet (the outlined side of the pad). */
export function Outline({ towers, walls, floors }: { towers: number; walls: number; floors: number }) {
  const { x, width, floor } = DONJON;
  return (
    <g class="promise">
      {TOWER_AT.slice(towers).map((at) => (
        <path
          key={at.x}
          d={`M${at.x - at.width / 2} ${GROUND}v${-at.height}L${at.x} ${GROUND - at.height - 46}L${at.x + at.width / 2} ${GROUND - at.height}V${GROUND}`}
        />
      ))}
      {WALL_AT.slice(walls).map((at) => (
        <path key={at.x} d={`${battlement(at.x, GROUND - at.height, at.width, 4, 11)}V${GROUND}`} />
      ))}
      {[0, 1, 2, 3].slice(floors).map((i) => (
        <rect key={i} x={x} y={GROUND - floor * (i + 1)} width={width} height={floor} />
      ))}
    </g>
  );
}
