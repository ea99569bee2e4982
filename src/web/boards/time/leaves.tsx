/** Pages that turn: two beside each other, or one on a phone; by swipe, button or key. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { text } from './text.ts';

type Props = {
  label: string;
  /** The id of something whose page is to lie open. */
  turnTo: string | null;
  children: ComponentChildren;
};

const KEYS: { readonly [key: string]: (page: number) => number } = {
  ArrowRight: (page) => page + 1,
  PageDown: (page) => page + 1,
  ' ': (page) => page + 1,
  ArrowLeft: (page) => page - 1,
  PageUp: (page) => page - 1,
  Home: () => 0,
  End: () => Number.POSITIVE_INFINITY,
};

export function Leaves({ label, turnTo, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const flow = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(0);
  const [count, setCount] = useState(1);
  const last = count - 1;
  // Where a key, a button or the reading voice wants to be, until a hand or another key moves on. How many pages there
  // are is known only after the text is set, and again after its letters have come: until then the way may be short.
  const aim = useRef<number | null>(null);

  const turn = (to: number): void => {
    aim.current = Math.max(0, to);
    follow();
  };
  const follow = (): void => {
    const at = box.current;
    if (at && aim.current !== null) at.scrollTo({ left: Math.min(last, aim.current) * at.clientWidth });
  };
  const letGo = (): void => {
    aim.current = null;
  };
  useEffect(() => {
    const at = box.current;
    if (!at) return;
    const measure = (): void => {
      const wide = flow.current?.scrollWidth ?? 0;
      setCount(Math.max(1, Math.ceil((wide - 1) / at.clientWidth)));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(at);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [children]);
  useEffect(follow, [count]);
  useEffect(() => {
    const at = box.current;
    const said = turnTo === null ? null : document.getElementById(turnTo);
    if (!at || !said) return;
    const left = said.getBoundingClientRect().left - at.getBoundingClientRect().left + at.scrollLeft;
    turn(Math.floor(left / at.clientWidth));
  }, [turnTo]);
  return (
    <div class="tome">
      <section
        ref={box}
        class="tome-pages"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: at }) => setPage(Math.round(at.scrollLeft / at.clientWidth))}
        onKeyDown={(event) => {
          const to = KEYS[event.key];
          // Tab goes to something on another page, which must not be turned away again when the text changes there.
          if (!to || event.target !== event.currentTarget) return letGo();
          event.preventDefault();
          turn(to(page));
        }}
        onWheel={letGo}
        onPointerDown={letGo}
      >
        <div class="tome-flow" ref={flow}>
          {children}
        </div>
        {Array.from({ length: count }, (_, i) => (
          <i key={i} class="tome-stop" style={{ left: `${i * 100}%` }} />
        ))}
      </section>
      <nav class="tome-turn" aria-label={text.book.pages}>
        <button
          type="button"
          class="button button-icon"
          aria-label={text.book.back}
          disabled={page === 0}
          onClick={() => turn(page - 1)}
        >
          <Icon name="back" />
        </button>
        <span role="status">{text.book.page(page + 1, count)}</span>
        <button
          type="button"
          class="button button-icon tome-on"
          aria-label={text.book.on}
          disabled={page >= last}
          onClick={() => turn(page + 1)}
        >
          <Icon name="back" />
        </button>
      </nav>
    </div>
  );
}
