/** The best at a game, among people or against bots. */
import './account.css';
import './player.css';
import { useEffect, useState } from 'preact/hooks';
import { bookOf, isOnShelf, SHELF, type ShelfId } from '../boards/index.ts';
import { type Code, codeOf } from '../online/api.ts';
import { Missing, Unanswered } from '../pages/bad.tsx';
import { Page } from '../pages/page.tsx';
import { t } from '../text/index.ts';
import { people as w } from '../text/people.ts';
import { Shield } from '../ui/charge.tsx';
import { Choices } from '../ui/choices.tsx';
import { type Among, ladder, type Rung } from './api.ts';
import { lookOf } from './plate.tsx';

export function LadderPage({ game = '' }: { path?: string; game?: string }) {
  return isOnShelf(game) ? <Ladder key={game} game={game} /> : <Missing />;
}

function Ladder({ game }: { game: ShelfId }) {
  const [among, setAmong] = useState<Among>('people');
  const [rungs, setRungs] = useState<readonly Rung[] | Code | null>(null);
  useEffect(() => {
    let left = false;
    ladder(game, among).then(
      (players) => !left && setRungs(players),
      (error: unknown) => !left && setRungs(codeOf(error)),
    );
    return () => {
      left = true;
    };
  }, [game, among]);
  if (typeof rungs === 'string') return <Unanswered code={rungs} />;
  return (
    <Page title={w.ladder.title(t.games[game].title)}>
      <nav aria-label={w.ladder.others} class="ladder-games">
        {SHELF.map((other) => {
          const { Cover } = bookOf(other);
          return (
            <a key={other} href={`/ladder/${other}`} aria-current={other === game ? 'page' : undefined}>
              <Cover />
              <span class="visually-hidden">{t.games[other].title}</span>
            </a>
          );
        })}
      </nav>
      <Choices
        label={w.ladder.whom}
        name="among"
        value={among}
        values={(['people', 'bots'] as const).map((value) => ({ value, label: w.player.among[value] }))}
        onChange={(value) => setAmong(value as Among)}
      />
      {rungs?.length === 0 && <p>{w.ladder.none}</p>}
      <ol class="rungs" aria-busy={rungs === null}>
        {rungs?.map(({ who, name, rating, uncertainty, games }, i) => (
          <li key={who}>
            <a class="rung" href={`/player/${who}`}>
              <span class="rung-place">{w.ladder.place(i + 1)}</span>
              <Shield look={lookOf(who)} />
              <span class="rung-name">{name}</span>
              <span class="rung-rating">
                <strong>{rating}</strong> <span class="quiet">± {uncertainty}</span>
              </span>
              <span class="quiet rung-games">{w.ladder.games(games)}</span>
            </a>
          </li>
        ))}
      </ol>
      <p class="quiet">{w.ladder.how}</p>
    </Page>
  );
}
