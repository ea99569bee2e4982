/** Bots play, and you look on. */
import { useLocation } from 'preact-iso';
import { bookOf, SHELF } from '../boards/index.ts';
import { watchBots } from '../play/play.ts';
import { t } from '../text/index.ts';
import { Page } from './page.tsx';

export function Watch(_: { path?: string }) {
  const { route } = useLocation();
  const playable = SHELF.filter((id) => bookOf(id).load);
  return (
    <Page title={t.watch.title}>
      <p class="lead">{t.watch.lead}</p>
      <div class="button-row">
        {playable.map((id) => (
          <button
            key={id}
            type="button"
            class="button button-main"
            onClick={async () => route(`/table/${await watchBots(id)}`)}
          >
            {t.watch.begin(t.games[id].title)}
          </button>
        ))}
      </div>
    </Page>
  );
}
