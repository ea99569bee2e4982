/** A game as a book that lies on the table. */
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { bookOf, type ShelfId } from '../boards/index.ts';
import { cardOf } from '../local/client.ts';
import { COMPANY, playNow } from '../play/play.ts';
import { t } from '../text/index.ts';

export function BookCard({ id, onSetUp }: { id: ShelfId; onSetUp: () => void }) {
  const { route } = useLocation();
  const [starting, setStarting] = useState(false);
  const { Cover, load } = bookOf(id);
  const { title, line, facts } = t.games[id];
  /**
   * A finger that comes down will mostly tap: what the table needs is fetched meanwhile. Each in a task of its own, so that the
   * button is seen to be pressed before.
   */
  const ready = (): void => {
    for (const fetching of [load, () => cardOf(id), () => import('../table/page.tsx')]) setTimeout(fetching);
  };
  const begin = async (): Promise<void> => {
    setStarting(true);
    ready();
    route(`/table/${await playNow(id)}`);
  };
  return (
    <li class="book">
      <div class="book-cover">
        <Cover />
        <BookTitle title={title} />
      </div>
      <div class="book-text">
        <p class="book-line">{line}</p>
        <p class="book-facts">{facts}</p>
        <div class="book-actions">
          <button
            type="button"
            class="button button-main"
            disabled={starting}
            aria-label={t.home.playNowOf(title, COMPANY[id])}
            data-play={id}
            onPointerDown={ready}
            onClick={begin}
          >
            {t.home.playNow}
          </button>
          <button
            type="button"
            class="button button-wood book-more"
            aria-label={t.home.setUpOf(title)}
            onClick={onSetUp}
          >
            {t.home.setUp}
          </button>
        </div>
      </div>
    </li>
  );
}

/** The last word of the title is what the games differ by; it is written large. */
function BookTitle({ title }: { title: string }) {
  const cut = title.lastIndexOf(' ') + 1;
  return (
    <h2 class="book-title">
      <span>{title.slice(0, cut)}</span>
      <strong>{title.slice(cut)}</strong>
    </h2>
  );
}
