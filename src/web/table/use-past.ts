/** Leafing back: the table as it was after an earlier step. */
import { useCallback, useMemo, useState } from 'preact/hooks';
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
};

export function usePast(client: TableClient, state: TableState): Past {
  const [then, setThen] = useState<Then | null>(null);
  const last = state.steps.length - 1;
  const index = then ? state.steps.findIndex(({ after }) => after === then.step) : last;
  const present = useCallback((): void => setThen(null), []);
  const { steps } = state;
  const show = useCallback(
    (to: number): void => {
      const step = steps[Math.max(0, to)]?.after;
      if (to >= steps.length - 1) setThen(null);
      else if (step !== undefined) {
        client.past(step).then(
          (seen) => setThen({ step, ...seen }),
          () => toast(t.online.noServer),
        );
      }
    },
    [client, steps],
  );
  return useMemo(() => ({ then, index, show, present }), [then, index, show, present]);
}
