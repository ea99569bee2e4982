/** A game in two minutes. */
import { useLocation } from 'preact-iso';
import { bookOf, isOnShelf, SHELF, type ShelfId } from '../boards/index.ts';
import { playNow } from '../play/play.ts';
import { t } from '../text/index.ts';
import { rules } from '../text/rules-en.ts';
import { Page } from './page.tsx';

export function Learn({ game = '' }: { path?: string; game?: string }) {
  const known = isOnShelf(game) ? game : null;
  return known ? <Lesson game={known} /> : <Lessons />;
}

function Lessons() {
  return (
    <Page title={t.learn.title}>
      <p class="lead">{t.learn.lead}</p>
      <ul class="watch-list">
        {SHELF.map((id) => {
          const { Cover } = bookOf(id);
          return (
            <li key={id}>
              <a href={`/learn/${id}`}>
                <Cover />
                {t.games[id].title}
              </a>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}

function Lesson({ game }: { game: ShelfId }) {
  const { route } = useLocation();
  return (
    <Page title={t.games[game].title}>
      <p class="lead">{t.games[game].line}</p>
      <p class="quiet">{t.games[game].facts}</p>
      {rules[game].map(({ head, points }) => (
        <section key={head}>
          <h2>{head}</h2>
          <ol class="learn-list">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </section>
      ))}
      {bookOf(game).load && (
        <div class="button-row">
          <button type="button" class="button button-main" onClick={async () => route(`/table/${await playNow(game)}`)}>
            {t.learn.start}
          </button>
        </div>
      )}
    </Page>
  );
}
