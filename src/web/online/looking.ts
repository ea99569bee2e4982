/** Looks at what a server says, again and again. */
import { useEffect } from 'preact/hooks';

const AGAIN_MS = 3_000;

/**
 * At once, when somebody comes back to the page, when the network does, and every so often if that is asked for; soon again whenever
 * no server answered (`look` says whether one did): nobody may say that it is back.
 */
export function useLooking(look: () => Promise<boolean>, everyMs = Number.POSITIVE_INFINITY): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const next = (answered: boolean): void => {
      clearTimeout(timer);
      const wait = answered ? everyMs : AGAIN_MS;
      if (!gone && Number.isFinite(wait)) timer = setTimeout(again, wait);
    };
    const now = (): void => void look().then(next);
    const again = (): void => (document.hidden ? next(false) : now());
    now();
    addEventListener('focus', again);
    addEventListener('online', again);
    return () => {
      gone = true;
      clearTimeout(timer);
      removeEventListener('focus', again);
      removeEventListener('online', again);
    };
  }, []);
}
