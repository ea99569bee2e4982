/** What was tapped shows it in the very next frame, before the table has answered; a board may draw what it will be (`data-taken`). */
import { useMemo } from 'preact/hooks';

const POINTED = ':is(.lit, .button-offer):focus:not(:focus-visible)';

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
        // A finger needs no focus on what is about to go: losing it in the midst of a drawing would cost a second one.
        if (button?.matches(POINTED)) (button as HTMLElement).blur();
        button?.setAttribute('data-taken', '');
        return () => button?.removeAttribute('data-taken');
      },
    };
  }, []);
}
