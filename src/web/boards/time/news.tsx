/** What everybody is told for a moment: that somebody falls silent, and how the last thing came out. */
import { useEffect, useState } from 'preact/hooks';
import type { TimeView } from '../../../games/time/view.ts';
import type { Fact } from '../../../kernel/prose.ts';
import type { Typing } from '../../table/client.ts';
import { type Store, useStore } from '../../ui/store.ts';
import type { SeatLook } from '../board.ts';
import { type Clocks, clockOf, useLeft } from './clock.tsx';
import { Ballots } from './judge.tsx';
import { text } from './text.ts';

const RESULT_MS = 5000;
const LAST_MS = 5000;
const SHORT_PAUSE = 0.6;

type SilenceProps = { clocks: Clocks; typing: Store<Typing>; pauseMs: number; name: string; mine: boolean };

/** T-9: the last five seconds of a pause, for all to see; of a short one, its better half. Typing sets its clock anew. */
export function Silence({ clocks, typing, pauseMs, name, mine }: SilenceProps) {
  const { clocks: moved } = useStore(typing);
  const latest = moved && moved.now > clocks.now ? moved : clocks;
  const left = useLeft(latest, clockOf(latest, 'pause'));
  if (left === null || left > Math.min(LAST_MS, pauseMs * SHORT_PAUSE)) return null;
  const seconds = Math.ceil(left / 1000);
  return <p class="time-silence">{mine ? text.pause(seconds) : text.pauseOf(name, seconds)}</p>;
}

type ResultProps = {
  s: TimeView;
  names: readonly string[];
  looks: readonly SeatLook[];
  step: number;
  facts: readonly Fact[];
};

export function Result({ s, names, looks, step, facts }: ResultProps) {
  const result = useResult(step, facts, names);
  if (!result) return null;
  return (
    <div class="time-result paper">
      <strong>{result.words}</strong>
      {result.late !== '' && <span>{result.late}</span>}
      {result.voted && <Ballots s={s} names={names} looks={looks} />}
    </div>
  );
}

type Outcome = { readonly words: string; readonly late: string; readonly voted: boolean };

function useResult(step: number, facts: readonly Fact[], names: readonly string[]): Outcome | null {
  const [result, setResult] = useState<Outcome | null>(null);
  useEffect(() => {
    const fact = facts.findLast((f) => Object.hasOwn(text.results, f.fact));
    if (!fact) return;
    const late = facts.filter((f) => f.fact === 'takes-back').map((f) => names[f.seat]);
    setResult({
      words: text.results[fact.fact](names[fact.seat] ?? ''),
      late: late.length > 0 && fact.fact === 'interrupts' ? text.tookBack(late) : '',
      voted: facts.some((f) => f.fact === 'counted'),
    });
  }, [step]);
  useEffect(() => {
    const timer = setTimeout(() => setResult(null), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);
  return result;
}
