/**
 * Whoever is interrupted in the middle of a word types on for a moment. Those letters must not fall through to the table, where a
 * single key can vote, take a move back or press what has got the focus.
 */
import { useEffect } from 'preact/hooks';

const SILENCE_MS = 900;
const WRITING = 'input, textarea';

export function useStillTyping(): void {
  useEffect(() => {
    /** Where something was written last, and when: until it is left, or until there is silence after it was taken away. */
    let box: Element | null = null;
    let at = 0;
    let taken = false;
    const writes = (target: EventTarget | null): boolean => {
      if (!(target instanceof Element) || !target.matches(WRITING)) return false;
      [box, at, taken] = [target, performance.now(), false];
      return true;
    };
    const focused = ({ target }: FocusEvent): void => {
      if (writes(target) || !box || taken) return;
      // The table moves the focus in the moment in which it takes the box away; anybody else does it while the box is there.
      if (box.isConnected) box = null;
      else [at, taken] = [performance.now(), true];
    };
    const pressed = (event: KeyboardEvent): void => {
      if (writes(event.target) || !box) return;
      // By when the key went down: a page that is busy hears of it late.
      if (box.isConnected || event.timeStamp - at > SILENCE_MS) {
        box = null;
        return;
      }
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      at = performance.now();
      event.stopPropagation();
      event.preventDefault();
    };
    document.addEventListener('focusin', focused);
    addEventListener('keydown', pressed, true);
    return () => {
      document.removeEventListener('focusin', focused);
      removeEventListener('keydown', pressed, true);
    };
  }, []);
}
