/** The game's own clocks: bars that run out quietly, the same for everybody. */
import { useEffect, useState } from 'preact/hooks';
import type { Deadline } from '../../../table/clocks.ts';

const TICK_MS = 100;

export type Clocks = { readonly deadlines: readonly Deadline[]; readonly now: number };

/** The clock of that name: `pause`, `vote`, `window.3`, … */
export const clockOf = ({ deadlines }: Clocks, name: string): Deadline | undefined =>
  deadlines.find(({ key }) => key.startsWith(`clock.${name}`));

/** Milliseconds until then, or null. */
export function useLeft({ now }: Clocks, deadline: Deadline | undefined): number | null {
  const due = deadline === undefined ? null : deadline.due - now;
  const [left, setLeft] = useState(due);
  useEffect(() => {
    setLeft(due);
    if (due === null) return;
    const start = performance.now();
    const timer = setInterval(() => setLeft(Math.max(0, due - (performance.now() - start))), TICK_MS);
    return () => clearInterval(timer);
  }, [due]);
  return due === null ? null : left;
}

/** `of`: how long the clock runs in all. */
export function ClockBar({ clocks, name, of }: { clocks: Clocks; name: string; of: number }) {
  const left = useLeft(clocks, clockOf(clocks, name));
  const share = left === null ? 0 : Math.min(1, left / of);
  return (
    <svg class="time-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 2h100" class="time-bar-whole" />
      <path d={`M0 2h${(share * 100).toFixed(1)}`} class="time-bar-left" />
    </svg>
  );
}
