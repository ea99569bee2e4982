/** A bookplate, as it is pasted into the cover of a book that somebody owns. */
import type { ComponentChildren } from 'preact';
import { people as w } from '../text/people.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';

/** The same shield for the same person, wherever they are shown. */
export function lookOf(id: string) {
  let sum = 0;
  for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) >>> 0;
  return LOOKS[sum % LOOKS.length];
}

type Props = { id: string; name: string; line: string; children?: ComponentChildren };

export function Plate({ id, name, line, children }: Props) {
  return (
    <section class="plate">
      <Flourish />
      <Shield look={lookOf(id)} />
      <p class="plate-from">{w.account.plate}</p>
      <p class="plate-name">{name}</p>
      <p class="plate-line">{line}</p>
      {children && <div class="plate-more">{children}</div>}
    </section>
  );
}

/** A branch on either side of the shield, drawn once and mirrored. */
function Flourish() {
  const branch = (
    <>
      <path d="M2 46C4 22 20 6 46 2" />
      <path d="M6 30c6 1 9-2 9-8-6 0-9 3-9 8zM14 18c5 2 9 0 10-6-6-1-9 1-10 6zM26 9c4 3 9 2 11-3-5-2-9-1-11 3z" />
    </>
  );
  return (
    <svg class="plate-branches" viewBox="0 0 148 48" aria-hidden="true">
      <g>{branch}</g>
      <g transform="matrix(-1 0 0 1 148 0)">{branch}</g>
    </svg>
  );
}
