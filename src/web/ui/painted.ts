/** A tap shows in the very next frame; whatever takes longer to draw waits until that frame has been painted. */

/** A page that is out of sight paints nothing. */
const UNSEEN_MS = 200;
let waiting: (() => void)[] | null = null;

/** Once the next frame has been painted, however long it takes: effects come then, too. */
export function afterFrame(then: () => void): void {
  const done = (): void => {
    clearTimeout(unseen);
    cancelAnimationFrame(seen);
    setTimeout(then);
  };
  const unseen = setTimeout(done, UNSEEN_MS);
  const seen = requestAnimationFrame(done);
}

/** Once the next frame has been painted, in the order in which they came. */
export function afterPaint(then: () => void): void {
  if (waiting) {
    waiting.push(then);
    return;
  }
  waiting = [then];
  afterFrame(flush);
}

/** At once, unless a frame is being waited for: then after it, and after what was to come before. */
export function notBeforePaint(then: () => void): void {
  if (waiting) waiting.push(then);
  else then();
}

function flush(): void {
  const all = waiting ?? [];
  waiting = null;
  for (const then of all) then();
}
