/** Leafing back: the table as it was after an earlier step, one by one or by itself. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
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
  const last = state.steps.length - 1;
  const index = then ? state.steps.findIndex(({ after }) => after === then.step) : last;
  const { steps } = state;
  const pause = useCallback((): void => setPlaying(false), []);
  const present = useCallback((): void => {
    setPlaying(false);
    setThen(null);
  }, []);
  const show = useCallback(
    (to: number): void => {
      const step = steps[Math.max(0, to)]?.after;
      if (to >= steps.length - 1) present();
      else if (step !== undefined) {
        client.past(step).then(
          (seen) => setThen({ step, ...seen }),
          () => {
            setPlaying(false);
            toast(t.online.noServer);
          },
        );
      }
    },
    [client, steps, present],
  );
  const play = useCallback((): void => {
    if (!then) show(0);
    setPlaying(true);
  }, [then, show]);
  useEffect(() => {
    if (!playing || !then) return;
    const timer = setTimeout(() => show(index + 1), LEAF_MS);
    return () => clearTimeout(timer);
  }, [playing, then, index, show]);
  return useMemo(
    () => ({ then, index, show, present, playing, play, pause }),
    [then, index, show, present, playing, play, pause],
  );
}
