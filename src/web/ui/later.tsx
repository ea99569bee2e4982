/** What may be drawn one frame after the rest: first what is asked, then what has become of it. In parts no frame takes long. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

type Props = {
  /** What stands there at first; left out, the children themselves do. */
  first?: ComponentChildren;
  /** How many frames it stands there. */
  frames?: number;
  /** Only the first drawing comes later: whatever changes then is drawn with the rest. */
  once?: boolean;
  children: ComponentChildren;
};

/** What is drawn in its turn; until then what stood there before. */
export function InTurn({ now, children }: { now: boolean; children: ComponentChildren }) {
  const shown = useRef<ComponentChildren>(null);
  if (now) shown.current = children;
  return <>{shown.current}</>;
}

export function Later({ first, frames = 1, once = false, children }: Props) {
  const shown = useRef(first === undefined ? children : first);
  const left = useRef(frames);
  const [, draw] = useState(0);
  if (once && left.current <= 0) shown.current = children;
  useEffect(() => {
    // Effects come when a frame has been painted.
    if (shown.current === children) return;
    left.current--;
    if (left.current <= 0) shown.current = children;
    draw((times) => times + 1);
  });
  return <>{shown.current}</>;
}
