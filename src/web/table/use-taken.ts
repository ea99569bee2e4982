/** What was tapped shows it in the very next frame, before the table has answered; a board may draw what it will be (`data-taken`). */
import { useMemo } from 'preact/hooks';

export type Taken = {
  readonly onClickCapture: (event: Event) => void;
  /** Marks what is being tapped; what it returns takes the mark away. */
  readonly take: () => () => void;
};

export function useTaken(): Taken {
  return useMemo(() => {
    let tapped: Element | null = null;
    return {
      onClickCapture({ target }) {
        tapped = target instanceof Element ? target.closest('button') : null;
      },
      take() {
        const button = tapped;
        tapped = null;
        button?.setAttribute('data-taken', '');
        return () => button?.removeAttribute('data-taken');
      },
    };
  }, []);
}
