/** A player's page: what they have played, how well, and every game to look at again. */
import './account.css';
import './player.css';
import { useEffect, useState } from 'preact/hooks';
import { bookOf, isOnShelf, SHELF, type ShelfId } from '../boards/index.ts';
import { type Code, codeOf } from '../online/api.ts';
import { faultWords } from '../online/faults.ts';
import { Bad, ToHome, Unanswered } from '../pages/bad.tsx';
import { Page } from '../pages/page.tsx';
import { t } from '../text/index.ts';
import { people as w } from '../text/people.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import {
  type Among,
  type Games,
  moreGames,
  mute,
  mutedPeople,
  type Played,
  type Player,
  player,
  type Rating,
} from './api.ts';
import { Curve } from './curve.tsx';
import { useMe } from './me.ts';
import { Plate } from './plate.tsx';

export function PlayerPage({ id = '' }: { path?: string; id?: string }) {
  const [found, setFound] = useState<Player | Code | null>(null);
  useEffect(() => {
    setFound(null);
    player(id).then(setFound, (error: unknown) => setFound(codeOf(error)));
  }, [id]);
  if (found === 'not-found') return <NoPlayer />;
  if (typeof found === 'string') return <Unanswered code={found} />;
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
  <Bad picture="chair" title={w.player.none} hint={w.player.noneHint}>
    <ToHome only />
  </Bad>
);

function Found({ found }: { found: Player }) {
  const { id, name, tally } = found;
  const me = useMe();
  const own = typeof me === 'object' && me?.id === id;
  const played = tally.reduce((sum, game) => sum + game.played, 0);
  const won = tally.reduce((sum, game) => sum + game.won, 0);
  return (
    <Page title={name} plain>
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
      <Ledger found={found} />
    </Page>
  );
}

/** How one game went, as a book with a note beside it. */
function Volume({ game, found: { id, tally, games, ratings } }: { game: ShelfId; found: Player }) {
  const { Cover } = bookOf(game);
  const line = tally.find((other) => other.game === game);
  if (!line) return null;
  const facts = [
    [w.player.played, String(line.played), ''],
    [w.player.won, String(line.won), w.player.share(line.won, line.played)],
    [w.player.best, String(line.best), ''],
  ];
  return (
    <li class="volume">
      <span class="volume-cover" aria-hidden="true">
        <Cover />
      </span>
      <div class="volume-text">
        <h3>{t.games[game].title}</h3>
        <dl class="facts">
          {AMONG.map((among) => (
            <div key={among}>
              <dt>{w.player.among[among]}</dt>
              <Standing rating={ratings.find((other) => other.game === game && other.among === among)} />
            </div>
          ))}
          {facts.map(([label, value, note]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value} <span class="quiet">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
        <Curve who={id} game={game} />
        <Lately games={games.filter((other) => other.game === game).slice(0, LATELY)} />
        <a class="volume-ladder" href={`/ladder/${game}`}>
          {w.ladder.link}
        </a>
      </div>
    </li>
  );
}

const AMONG = ['people', 'bots'] as const satisfies readonly Among[];

function Standing({ rating }: { rating: Rating | undefined }) {
  if (!rating) return <dd class="quiet">{w.player.unrated}</dd>;
  return (
    <dd>
      {rating.rating} <span class="quiet">{rating.provisional ? w.player.provisional : `± ${rating.uncertainty}`}</span>
    </dd>
  );
}

const LATELY = 10;

/** The latest games as pencil marks, the oldest first: a full one that was won, a ring for the others. */
function Lately({ games }: { games: readonly Played[] }) {
  if (games.length === 0) return null;
  const oldestFirst = [...games].reverse();
  const won = games.filter((game) => game.won).length;
  return (
    <p class="lately">
      <span class="quiet">{w.player.lately}</span>
      <svg viewBox={`0 0 ${games.length * 14} 14`} role="img" aria-label={w.player.form(won, games.length)}>
        {oldestFirst.map((game, i) => (
          <circle key={game.table ?? game.at} class={game.won ? 'lately-won' : ''} cx={7 + i * 14} cy="7" r="4.5" />
        ))}
      </svg>
    </p>
  );
}

/** Every game, the latest first, with a way to see it again unless it was between others. */
function Ledger({ found }: { found: Player }) {
  const [{ games, next }, setGames] = useState<Games>(found);
  const more = (after: string): void =>
    void moreGames(found.id, after).then(
      (page) => setGames({ games: [...games, ...page.games], next: page.next }),
      (error: unknown) => toast(faultWords(error)),
    );
  return (
    <section class="leaf" aria-labelledby="games">
      <h2 id="games">{w.player.games}</h2>
      {games.length === 0 && <p class="quiet">{w.player.noGamesYet}</p>}
      <ol class="ledger">
        {games.map((game) => (
          <Entry key={game.table ?? game.at} game={game} />
        ))}
      </ol>
      {next !== null && (
        <div class="button-row">
          <button type="button" class="button" onClick={() => more(next)}>
            {w.player.more}
          </button>
        </div>
      )}
    </section>
  );
}

function Entry({ game: { table, game, seat, place, score, won, at, rated, people } }: { game: Played }) {
  const title = isOnShelf(game) ? t.games[game].title : game;
  const others = people.flatMap((other) =>
    other.seat === seat ? [] : [other.bot === null ? other.name : (t.bots.levels[other.bot] ?? other.bot)],
  );
  const against = w.player.against(others, at);
  const line = (
    <>
      <span class="ledger-game">{title}</span>
      <span class="ledger-note quiet">{table === null ? w.player.amongThem(against) : against}</span>
      <span class={won ? 'ledger-place ledger-won' : 'ledger-place'}>{w.player.place(place, people.length)}</span>
      <span class="ledger-score">
        {w.player.points(score)}
        {rated && <span class="ledger-change quiet">{w.player.change(rated.to - rated.from)}</span>}
      </span>
    </>
  );
  return (
    <li>
      {table === null ? (
        <div class="ledger-line">{line}</div>
      ) : (
        <a class="ledger-line" href={`/online/${table}`}>
          <span class="visually-hidden">{w.player.replay}</span>
          {line}
        </a>
      )}
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
