/** All games of this browser. */
import '../home/home.css';
import { GameList, useGames } from '../home/game-list.tsx';
import { t } from '../text/index.ts';
import { Page } from './page.tsx';

export function YourGames(_: { path?: string }) {
  const { games, remove } = useGames();
  return (
    <Page title={t.yours.title}>
      {games.length === 0 ? <p>{t.home.none}</p> : <GameList games={games} onRemove={remove} />}
    </Page>
  );
}
