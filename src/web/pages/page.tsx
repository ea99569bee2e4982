/** A page of the book on the table: a way back, a title, and what it says. */
import './page.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icon.tsx';

type Props = {
  title: string;
  /** The page shows its title in a way of its own. */
  plain?: boolean;
  children: ComponentChildren;
};

export function Page({ title, plain = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t.app.name}`;
    // A screen reader starts where the new page does.
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div class="page">
      <header class="page-head">
        <a class="button button-wood" href="/">
          <Icon name="back" />
          {t.app.name}
        </a>
      </header>
      <main class="page-sheet paper">
        <h1 class={plain ? 'visually-hidden' : 'page-title'} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
