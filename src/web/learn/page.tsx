/** A game in a few minutes: words, pictures, and a first game that explains itself. */
import './learn.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { isOnShelf, SHELF, type ShelfId } from '../boards/index.ts';
import { CoverCard } from '../pages/cover-card.tsx';
import { Page } from '../pages/page.tsx';
import { playNow } from '../play/play.ts';
import { tellAgain } from '../table/tip.tsx';
import { rules } from '../text/en-rules.ts';
import { t } from '../text/index.ts';

type Pictures = { readonly [name: string]: ComponentType };

/** Drawn by the same hands as the boards; each comes with its own game. */
const pictures: { readonly [id in ShelfId]: () => Promise<{ readonly pictures: Pictures }> } = {
  castle: () => import('./castle.tsx'),
  september: () => import('./september.tsx'),
  time: () => import('./time.tsx'),
};

export function Learn({ game = '' }: { path?: string; game?: string }) {
  const known = isOnShelf(game) ? game : null;
  return known ? <Lesson key={known} game={known} /> : <Lessons />;
}

function Lessons() {
  return (
    <Page title={t.learn.title}>
      <p class="lead">{t.learn.lead}</p>
      <ul class="cover-cards">
        {SHELF.map((id) => (
          <CoverCard key={id} href={`/learn/${id}`} game={id} title={t.games[id].title}>
            <span>{t.games[id].line}</span>
            <span class="quiet">{t.games[id].facts}</span>
          </CoverCard>
        ))}
      </ul>
    </Page>
  );
}

function Lesson({ game }: { game: ShelfId }) {
  const { route } = useLocation();
  const [drawn, setDrawn] = useState<Pictures>({});
  useEffect(() => void pictures[game]().then((module) => setDrawn(module.pictures)), [game]);
  const start = async (): Promise<void> => {
    tellAgain(game);
    route(`/table/${await playNow(game)}`);
  };
  const begin = (
    <div class="learn-begin">
      <button type="button" class="button button-main" onClick={start}>
        {t.learn.start}
      </button>
      <p class="quiet">{t.learn.startHint}</p>
    </div>
  );
  return (
    <Page title={t.games[game].title}>
      <p class="lead">{t.games[game].line}</p>
      <p class="quiet">{t.games[game].facts}</p>
      {begin}
      {rules[game].map(({ head, picture, caption, points }) => {
        const Picture = picture === undefined ? undefined : drawn[picture];
        return (
          <section key={head} class="learn-part">
            <h2>{head}</h2>
            {picture !== undefined && (
              <figure class={`learn-picture learn-picture-${game}-${picture}`}>
                <div class="learn-drawing">{Picture && <Picture />}</div>
                <figcaption>{caption}</figcaption>
              </figure>
            )}
            <ol class="learn-list">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          </section>
        );
      })}
      {begin}
    </Page>
  );
}
