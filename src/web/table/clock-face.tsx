/** What is left until the next deadline, where a table has any. Clocks of the game's own are drawn by its board. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';
import { Icon } from '../ui/icon.tsx';
import type { TableState } from './client.ts';

const SECOND = 1000;

export function ClockFace({ state }: { state: TableState }) {
  const { deadlines, now } = state;
  const first = deadlines.find(({ kind }) => kind !== 'game');
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!first) return;
    const got = performance.now();
    const tick = (): void => setLeft(Math.max(0, first.due - now - (performance.now() - got)));
    tick();
    const timer = setInterval(tick, SECOND / 2);
    return () => clearInterval(timer);
  }, [first, now]);
  if (!first) return null;
  const seconds = Math.ceil(left / SECOND);
  const whose = state.people[first.seat];
  return (
    <span class={seconds <= 10 ? 'clock clock-short' : 'clock'} role="timer">
      {whose && <span class="visually-hidden">{t.table.timeOf(whose.name)}</span>}
      {whose ? <Shield look={LOOKS[first.seat]} /> : <Icon name="clock" />}
      {t.table.remaining(Math.floor(seconds / 60), seconds % 60)}
    </span>
  );
}
