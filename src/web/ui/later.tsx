/** What may be drawn one frame after the rest: first what is asked, then what has become of it. In parts no frame takes long. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** `first`: what stands there in the very first frame; left out, the children themselves do. */
export function Later({ first, children }: { first?: ComponentChildren; children: ComponentChildren }) {
  const shown = useRef(first === undefined ? children : first);
  const [, draw] = useState(0);
  useEffect(() => {
    // Effects come when the frame has been painted.
    if (shown.current === children) return;
    shown.current = children;
    draw((times) => times + 1);
  }, [children]);
  return <>{shown.current}</>;
}
