/** Twenty-seven shadows in three rows of nine; residents step out of them one by one (C-15). */
import { useMemo } from 'preact/hooks';
import type { Castle } from '../../../games/castle/state.ts';
import { text } from './text.ts';
import { variant } from './variants.ts';

const COATS = ['var(--roof-brick)', 'var(--roof-slate)', 'var(--roof-moss)', 'var(--roof-ochre)', 'var(--wash-rose)'];
const HATS = ['M-5-17h10l-2-6h-6z', 'M-6-17l6-10 6 10z', 'M-6-16q6-9 12 0z', ''];
const WIDE = 24;
const TALL = 43;
const GAP = 16;

function Figure({ seed, index, fresh }: { seed: string; index: number; fresh: boolean }) {
  const coat = COATS[variant(seed, `coat ${index}`, COATS.length)];
  const hat = HATS[variant(seed, `hat ${index}`, HATS.length)];
  return (
    <g class={fresh ? 'part fresh figure' : 'figure'}>
      <path class="ink fine" d="M-8 12q0-20 8-20t8 20z" fill={coat} />
      <circle class="ink fine" cy="-12" r="5.500" fill="var(--skin)" />
      {hat && <path class="ink fine" d={hat} fill={coat} />}
    </g>
  );
}

type Props = { s: Castle; seat: number; seed: string; before: Castle };

export function Residents(props: Props) {
  const { s, seat, seed } = props;
  return useMemo(() => <Shadows key={seat} {...props} />, [s.residents[seat], seat, seed]);
}

function measures(s: Castle): { readonly perRow: number; readonly groupWidth: number; readonly viewBox: string } {
  const { residentGroup, residentValues } = s.board.file;
  const perRow = Math.ceil(residentValues.length / 3);
  const groupWidth = residentGroup * WIDE + GAP + 22;
  return { perRow, groupWidth, viewBox: `0 0 ${perRow * groupWidth} ${3 * TALL}` };
}

export const EmptyRows = ({ s }: { s: Castle }) => (
  <svg class="residents" viewBox={measures(s).viewBox} aria-hidden="true" />
);

function Shadows({ s, seat, seed, before }: Props) {
  const { residentGroup, residentValues } = s.board.file;
  const { perRow, groupWidth, viewBox } = measures(s);
  const drawn = s.residents[seat];
  const current = drawn === 0 ? -1 : Math.ceil(drawn / residentGroup) - 1;
  return (
    <svg
      class="residents"
      viewBox={viewBox}
      role="img"
      aria-label={text.residents(drawn, s.board.shadows, current < 0 ? 0 : residentValues[current])}
    >
      {residentValues.map((value, group) => {
        const x = (group % perRow) * groupWidth;
        const y = Math.floor(group / perRow) * TALL;
        return (
          <g key={group} transform={`translate(${x} ${y})`} class={group === current ? 'group counted' : 'group'}>
            {group === current && (
              <rect x="1" y="2" width={groupWidth - 8} height={TALL - 4} rx="6" class="counted-box" />
            )}
            {Array.from({ length: residentGroup }, (_, i) => {
              const n = group * residentGroup + i;
              return (
                <g key={i} transform={`translate(${14 + i * WIDE} 29)`}>
                  {n < drawn ? (
                    <Figure seed={seed} index={n} fresh={n >= before.residents[seat]} />
                  ) : (
                    <path
                      class="shadow-figure"
                      d="M-8 12q0-20 8-20t8 20zM0-18a5.500 5.500 0 0 1 0 11 5.500 5.500 0 0 1 0-11z"
                    />
                  )}
                </g>
              );
            })}
            <text x={groupWidth - 13} y="33" class="pencilled" font-size="21" text-anchor="end">
              {value}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
