/** Leafing back: the table as it was after an earlier step, one by one or by itself. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../text/index.ts';
import { toast } from '../ui/toast.tsx';
import type { TableClient, TableState } from './client.ts';

type Then = { readonly step: number } & Pick<TableState, 'views' | 'scores'>;
export type Past = {
  /** null: the present. */
  readonly then: Then | null;
  /** Which of the steps is shown. */
  readonly index: number;
  readonly show: (index: number) => void;
  /** So many steps on or back from the one that was asked for last, however fast the keys are pressed. */
  readonly leaf: (by: number) => void;
  readonly present: () => void;
  /** It leafs on by itself. */
  readonly playing: boolean;
  /** From where it is, or from the first step if it is at the last. */
  readonly play: () => void;
  readonly pause: () => void;
};

/** Long enough to see what changed and read a line of the log. */
const LEAF_MS = 1400;

export function usePast(client: TableClient, state: TableState): Past {
  const [then, setThen] = useState<Then | null>(null);
  const [playing, setPlaying] = useState(false);
  /** Which step was asked for last: answers may come late, or in another order. */
  const [wanted, setWanted] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  const { steps } = state;
  const index = wanted === null ? steps.length - 1 : steps.findIndex(({ after }) => after === wanted);
  const want = (step: number | null): void => {
    latest.current = step;
    setWanted(step);
  };
  const pause = useCallback((): void => setPlaying(false), []);
  const present = useCallback((): void => {
    setPlaying(false);
    want(null);
    setThen(null);
  }, []);
  const show = useCallback(
    (to: number): void => {
      const step = steps[Math.max(0, to)]?.after;
      if (to >= steps.length - 1) present();
      else if (step !== undefined) {
        want(step);
        client.past(step).then(
          (seen) => {
            if (latest.current === step) setThen({ step, ...seen });
          },
          () => {
            setPlaying(false);
            want(null);
            setThen(null);
            toast(t.online.noServer);
          },
        );
      }
    },
    [client, steps, present],
  );
  const leaf = useCallback(
    (by: number): void => {
      const at = latest.current === null ? steps.length - 1 : steps.findIndex(({ after }) => after === latest.current);
      show(at + by);
    },
    [steps, show],
  );
  const play = useCallback((): void => {
    if (!then) show(0);
    setPlaying(true);
  }, [then, show]);
  useEffect(() => {
    // The next one when this one is there to be seen.
    if (!playing || then?.step !== wanted) return;
    const timer = setTimeout(() => show(index + 1), LEAF_MS);
    return () => clearTimeout(timer);
  }, [playing, then, wanted, index, show]);
  return useMemo(
    () => ({ then, index, show, leaf, present, playing, play, pause }),
    [then, index, show, leaf, present, playing, play, pause],
  );
}
