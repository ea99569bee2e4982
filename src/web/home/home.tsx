/** The first screen: three books on the table, what lies open, and the ways to sit down. */
import './home.css';
import { useEffect, useState } from 'preact/hooks';
import { SHELF, type ShelfId } from '../boards/index.ts';
import { warmUp } from '../local/client.ts';
import { SetUp } from '../play/set-up-lazy.tsx';
import { t } from '../text/index.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { BookCard } from './book-card.tsx';
import { GameList, useGames } from './game-list.tsx';
import { OnlineList, useOnlineGames } from './online-list.tsx';

export function Home(_: { path?: string }) {
  const [settingUp, setSettingUp] = useState<{ game: ShelfId; online: boolean } | null>(null);
  const { games, remove } = useGames();
  const online = useOnlineGames();
  const count = games.length + online.length;
  useEffect(() => {
    document.title = t.app.name;
    // The first tap on "Play now" should find the worker awake.
    const idle = setTimeout(warmUp, 1200);
    return () => clearTimeout(idle);
  }, []);
  return (
    <div class="home">
      <header class="home-head">
        <h1 class="wordmark">{t.app.name}</h1>
        <nav class="home-tools" aria-label={t.home.tools}>
          <a class="button button-wood" href="/account">
            <Icon name="person" />
            {t.home.account}
          </a>
          <a class="button button-wood" href="/settings">
            <Icon name="gear" />
            {t.home.settings}
          </a>
        </nav>
      </header>
      <main>
        <p class="home-lead">{t.home.lead}</p>
        <ul class="shelf" aria-label={t.home.shelf}>
          {SHELF.map((id) => (
            <BookCard key={id} id={id} onSetUp={() => setSettingUp({ game: id, online: false })} />
          ))}
        </ul>
        <div class="home-below">
          <section class="paper home-games" aria-labelledby="your-games">
            <div class="home-games-head">
              <h2 class="small-caps" id="your-games">
                {t.home.yourGames}
              </h2>
              {count > SHORT && <a href="/games">{t.home.allGames}</a>}
            </div>
            {count === 0 && <p class="quiet">{t.home.none}</p>}
            {online.length > 0 && <OnlineList games={online.slice(0, SHORT)} />}
            {games.length > 0 && online.length < SHORT && (
              <GameList games={games.slice(0, SHORT - online.length)} onRemove={remove} />
            )}
          </section>
          <nav class="tiles" aria-label={t.app.name}>
            <button type="button" class="tile paper" onClick={() => setSettingUp({ game: 'castle', online: true })}>
              <Tile icon="people" title={t.home.together} line={t.home.togetherLine} />
            </button>
            <a class="tile paper" href="/join">
              <Tile icon="door" title={t.home.join} line={t.home.joinLine} />
            </a>
            <a class="tile paper" href="/watch">
              <Tile icon="eye" title={t.home.watch} line={t.home.watchLine} />
            </a>
            <a class="tile paper" href="/learn">
              <Tile icon="book" title={t.home.learn} line={t.home.learnLine} />
            </a>
          </nav>
        </div>
      </main>
      <footer class="home-foot">
        <span>{t.home.footer}</span>
        <a href="/credits">{t.home.credits}</a>
      </footer>
      {settingUp && <SetUp {...settingUp} onClose={() => setSettingUp(null)} />}
    </div>
  );
}

/** So many games are shown on the first screen. */
const SHORT = 3;

function Tile({ icon, title, line }: { icon: IconName; title: string; line: string }) {
  return (
    <>
      <Icon name={icon} />
      <span class="tile-title">{title}</span>
      <span class="tile-line">{line}</span>
    </>
  );
}
