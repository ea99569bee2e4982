/** What was tapped shows it in the very next frame, before the table has answered; a board may draw what it will be (`data-taken`). */
import { useMemo } from 'preact/hooks';
import { afterPaint } from '../ui/painted.ts';

export type Taken = {
  readonly onClickCapture: (event: Event) => void;
  /** What is being tapped is an answer: it stays marked until what this returns takes the mark away. */
  readonly take: () => () => void;
};

const mark = (button: Element): void => button.setAttribute('data-taken', '');
const unmark = (button: Element): void => button.removeAttribute('data-taken');
/** What a tap is sure to do something with, even if it takes another one to answer. */
const OFFERS = '.lit, .button-offer, .confirm';

export function useTaken(): Taken {
  return useMemo(() => {
    let tapped: { readonly button: Element; answers: boolean } | null = null;
    return {
      onClickCapture({ target }) {
        const button = target instanceof Element ? target.closest('button') : null;
        const tap = button && { button, answers: false };
        tapped = tap;
        if (!tap?.button.matches(OFFERS)) return;
        mark(tap.button);
        // What answers nothing yet is drawn as chosen by then.
        afterPaint(() => {
          if (!tap.answers) unmark(tap.button);
        });
      },
      take() {
        const tap = tapped;
        tapped = null;
        if (!tap) return () => {};
        tap.answers = true;
        mark(tap.button);
        return () => unmark(tap.button);
      },
    };
  }, []);
}
