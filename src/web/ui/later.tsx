/** What may be drawn one frame after the rest: first what is asked, then what has become of it. In parts no frame takes long. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export function Later({ children }: { children: ComponentChildren }) {
  const shown = useRef(children);
  const [, draw] = useState(0);
  useEffect(() => {
    // Effects come when the frame has been painted.
    if (shown.current === children) return;
    shown.current = children;
    draw((times) => times + 1);
  }, [children]);
  return <>{shown.current}</>;
}
