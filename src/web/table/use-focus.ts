/**
 * Whoever plays by keyboard stays at the table: an answer takes away what had the focus, and the browser would then begin again at
 * the top of the page. The focus goes to the next thing that may be done, or to the question while there is nothing to do; for
 * whoever plays by finger or mouse to the question.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const CHOICES = '.table-board .lit:not(:disabled), .table-board .confirm:not(:disabled)';
const QUESTION = '#question';
/** What goes, or is drawn anew, with the answer that it gives. */
const ANSWERS = ':is(.lit, .button-offer)';
const WRITING = 'input, textarea, select';

export function useFocus(asked: string | undefined, step: number): void {
  /** Whether the focus was in the board or the question when it was last seen anywhere, and whether by keyboard. */
  const last = useRef({ playing: false, keyboard: false });
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const playing = target.closest(`.table-board, ${QUESTION}`) !== null;
      last.current = { playing, keyboard: target.matches(':focus-visible') };
    };
    const point = (event: MouseEvent): void => {
      const answer = event.target instanceof Element ? event.target.closest(`.table ${ANSWERS}`) : null;
      if (!answer || document.activeElement?.matches(WRITING)) return;
      // A finger needs no focus on what is about to go: to give and to lose it would cost a drawing each.
      event.preventDefault();
      focus(document.querySelector<HTMLElement>(QUESTION), true);
    };
    document.addEventListener('focusin', note);
    document.addEventListener('mousedown', point);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('mousedown', point);
    };
  }, []);
  // With the drawing itself: a key that is pressed before the frame is painted must not fall on nothing.
  useLayoutEffect(() => {
    const question = document.querySelector<HTMLElement>(QUESTION);
    const active = document.activeElement;
    // Only what was lost is found again; nobody who reads the log is called away from it.
    const lost = active === null || active === document.body || active === question || active.ariaDisabled === 'true';
    if (!last.current.playing || !lost) return;
    const { keyboard } = last.current;
    const goes = keyboard && asked !== undefined;
    const next = goes ? document.querySelector<HTMLElement>(CHOICES) : null;
    const answer = goes ? document.querySelector<HTMLElement>(`${QUESTION} .answers button`) : null;
    focus(next ?? answer ?? question, !keyboard);
  }, [asked, step]);
}

/** To have it already is not for nothing: the browser would measure the whole page before it finds out. */
function focus(element: HTMLElement | null, preventScroll: boolean): void {
  if (element !== document.activeElement) element?.focus({ preventScroll });
}
