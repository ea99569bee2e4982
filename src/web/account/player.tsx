/** A player's page: what they have played, how well, and every game to look at again. */
import './account.css';
import { useEffect, useState } from 'preact/hooks';
import { bookOf, isOnShelf, SHELF, type ShelfId } from '../boards/index.ts';
import { Fault } from '../online/api.ts';
import { faultWords } from '../online/faults.ts';
import { Bad, NoServer, ToHome } from '../pages/bad.tsx';
import { Page } from '../pages/page.tsx';
import { t } from '../text/index.ts';
import { people as w } from '../text/people.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { mute, mutedPeople, type Played, type Player, player } from './api.ts';
import { useMe } from './me.ts';
import { Plate } from './plate.tsx';

export function PlayerPage({ id = '' }: { path?: string; id?: string }) {
  const [found, setFound] = useState<Player | Fault | null>(null);
  useEffect(() => {
    setFound(null);
    player(id).then(setFound, (error: unknown) => setFound(error instanceof Fault ? error : new Fault('internal')));
  }, [id]);
  if (found instanceof Fault) return found.code === 'not-found' ? <NoPlayer /> : <NoServer />;
  if (!found) {
    return (
      <main class="table-loading" aria-busy="true">
        <p>{t.table.loading}</p>
      </main>
    );
  }
  return <Found key={id} found={found} />;
}

const NoPlayer = () => (
  <Bad title={w.player.none} hint={w.player.noneHint}>
    <ToHome />
  </Bad>
);

function Found({ found }: { found: Player }) {
  const { id, name, tally, history } = found;
  const me = useMe();
  const own = typeof me === 'object' && me?.id === id;
  const played = tally.reduce((sum, game) => sum + game.played, 0);
  const won = tally.reduce((sum, game) => sum + game.won, 0);
  return (
    <Page title={name}>
      <Plate id={id} name={name} line={played === 0 ? w.player.noGames : w.player.record(played, won)}>
        {own ? (
          <a class="button button-plain" href="/account">
            <Icon name="key" />
            {w.player.yourAccount}
          </a>
        ) : (
          typeof me === 'object' && me !== null && <Hearing who={id} />
        )}
      </Plate>
      {played > 0 && (
        <section class="leaf" aria-labelledby="shelf">
          <h2 id="shelf">{w.player.shelf}</h2>
          <ul class="volumes">
            {SHELF.filter((game) => tally.some((line) => line.game === game)).map((game) => (
              <Volume key={game} game={game} found={found} />
            ))}
          </ul>
        </section>
      )}
      <section class="leaf" aria-labelledby="games">
        <h2 id="games">{w.player.games}</h2>
        {history.length === 0 && <p class="quiet">{w.player.noGamesYet}</p>}
        <ol class="ledger">
          {history.map((game) => (
            <Entry key={game.tableId} game={game} />
          ))}
        </ol>
      </section>
    </Page>
  );
}

/** How one game went, as a book with a note beside it. */
function Volume({ game, found: { tally, history } }: { game: ShelfId; found: Player }) {
  const { Cover } = bookOf(game);
  const line = tally.find((other) => other.game === game);
  const latest = history.filter((other) => other.game === game).slice(0, LATELY);
  if (!line) return null;
  return (
    <li class="volume">
      <span class="volume-cover" aria-hidden="true">
        <Cover />
      </span>
      <div class="volume-text">
        <h3>{t.games[game].title}</h3>
        <dl class="facts">
          <div>
            <dt>{w.player.played}</dt>
            <dd>{line.played}</dd>
          </div>
          <div>
            <dt>{w.player.won}</dt>
            <dd>
              {line.won} <span class="quiet">{w.player.share(line.won, line.played)}</span>
            </dd>
          </div>
          <div>
            <dt>{w.player.best}</dt>
            <dd>{line.best}</dd>
          </div>
        </dl>
        <Lately games={latest} />
      </div>
    </li>
  );
}

const LATELY = 10;

/** The latest games as pencil marks: a stroke up for one that was won, a stroke down for the others. */
function Lately({ games }: { games: readonly Played[] }) {
  if (games.length === 0) return null;
  const oldestFirst = [...games].reverse();
  const won = games.filter((game) => game.won).length;
  const marks = oldestFirst.map((game, i) => `M${4 + i * 10} 12${game.won ? 'l2-9' : 'l1 8'}`).join('');
  const wins = oldestFirst.flatMap((game, i) => (game.won ? [`M${3.5 + i * 10} 3h5`] : [])).join('');
  return (
    <p class="lately">
      <span class="quiet">{w.player.lately}</span>
      <svg viewBox={`0 0 ${games.length * 10 + 4} 24`} role="img" aria-label={w.player.form(won, games.length)}>
        <path class="lately-line" d={`M0 12h${games.length * 10 + 4}`} />
        <path d={marks + wins} />
      </svg>
    </p>
  );
}

function Entry({ game: { tableId, game, place, seats, score, won, at } }: { game: Played }) {
  const title = isOnShelf(game) ? t.games[game].title : game;
  return (
    <li>
      <a class="ledger-line" href={`/online/${tableId}`}>
        <span class="visually-hidden">{w.player.replay}</span>
        <span class="ledger-game">{title}</span>
        <span class="ledger-date quiet">{w.player.on(at)}</span>
        <span class={won ? 'ledger-place ledger-won' : 'ledger-place'}>{w.player.place(place, seats)}</span>
        <span class="ledger-score">{w.player.points(score)}</span>
      </a>
    </li>
  );
}

function Hearing({ who }: { who: string }) {
  const [muted, setMuted] = useState<boolean | null>(null);
  useEffect(() => {
    mutedPeople().then(
      (list) => setMuted(list.some((other) => other.who === who)),
      () => setMuted(null),
    );
  }, [who]);
  if (muted === null) return null;
  const turn = (): void => {
    mute(who, !muted).then(
      () => setMuted(!muted),
      (error: unknown) => toast(faultWords(error)),
    );
  };
  return (
    <button type="button" class="button button-plain" onClick={turn}>
      <Icon name={muted ? 'sound' : 'mute'} />
      {muted ? w.player.unmute : w.player.mute}
    </button>
  );
}
