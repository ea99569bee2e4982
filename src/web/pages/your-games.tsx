/** All games of this browser, and those of ours on the server. */
import '../home/home.css';
import { GameList, useGames } from '../home/game-list.tsx';
import { OnlineList, useOnlineGames } from '../home/online-list.tsx';
import { t } from '../text/index.ts';
import { Page } from './page.tsx';

export function YourGames(_: { path?: string }) {
  const { games, remove } = useGames();
  const online = useOnlineGames();
  return (
    <Page title={t.yours.title}>
      {games.length + online.length === 0 && (
        <>
          <p>{t.home.none}</p>
          <div class="button-row">
            <a class="button button-main" href="/">
              {t.home.choose}
            </a>
          </div>
        </>
      )}
      {online.length > 0 && <OnlineList games={online} />}
      {games.length > 0 && <GameList games={games} onRemove={remove} />}
    </Page>
  );
}
