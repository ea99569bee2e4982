/** The end of a game: who won and why, the picture that the board draws of it, and what to do next. */

import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Outcome, View } from '../../kernel/game.ts';
import type { SeatLook } from '../boards/board.ts';
import type { Drawn } from '../boards/index.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Later } from '../ui/later.tsx';
import { toast } from '../ui/toast.tsx';
import type { TableClient, TableState } from './client.ts';
import { Dice } from './dice.tsx';
import { Scores } from './scores.tsx';
import type { Past } from './use-past.ts';

function resultOf({ winners, how }: Outcome, names: readonly string[], mine: readonly number[]): string {
  if (winners.length === 0) return t.finale.nobody;
  if (how === 'draw') return t.finale.draw;
  if (winners.length === 1 && mine.length === 1 && mine[0] === winners[0]) return t.finale.youWin;
  return t.finale.wins(winners.map((seat) => names[seat]));
}

type Props = {
  state: TableState;
  drawn: Drawn;
  view: View<unknown>;
  seat: number;
  names: readonly string[];
  looks: readonly SeatLook[];
  motion: boolean;
  client: TableClient;
};

export function Finale({ state, drawn, view, seat, names, looks, motion, client }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The board may have been scrolled; the result is read from its beginning.
    heading.current?.closest('main')?.scrollTo({ top: 0 });
  }, []);
  const { board, messages } = drawn;
  const { id, scores } = state;
  const outcome = state.outcome as Outcome;
  return (
    <div class="finale paper">
      <h2 class="finale-title" ref={heading} tabIndex={-1}>
        {resultOf(outcome, names, state.mine)}
      </h2>
      <p class="finale-how">{messages.ends[outcome.how] ?? t.finale.ends[outcome.how] ?? t.table.over}</p>
      <Later first={null}>
        {board.Finale ? (
          <div class="finale-picture">
            <board.Finale
              view={view}
              seat={seat}
              names={names}
              looks={looks}
              seed={id}
              scores={scores}
              motion={motion}
              desk={state.mine.length > 0 ? client.book : undefined}
            />
          </div>
        ) : (
          <Scores scores={scores} names={names} looks={looks} messages={messages} />
        )}
        <details class="finale-dice">
          <summary>{t.table.dice}</summary>
          <Dice state={state} client={client} />
        </details>
      </Later>
    </div>
  );
}

type NextProps = {
  state: TableState;
  client: TableClient;
  names: readonly string[];
  past: Past;
  /** The table is looked at instead of its result. */
  looking: boolean;
  onLook: (looking: boolean) => void;
};

/** What to do when a game is over, where the question was. */
export function Next({ state, client, names, past, looking, onLook }: NextProps) {
  const { route } = useLocation();
  const { again } = client;
  const play = async (): Promise<void> => {
    try {
      if (again) route(await again.call(client, state));
    } catch {
      toast(t.online.noServer);
    }
  };
  return (
    <>
      <p class={looking ? 'question-text' : 'question-text result-above'}>
        {resultOf(state.outcome as Outcome, names, state.mine)}
      </p>
      <div class="answers">
        {again && (
          <button type="button" class="button button-main" onClick={play}>
            {t.finale.again}
          </button>
        )}
        <button type="button" class="button" onClick={() => onLook(!looking)}>
          {looking ? t.finale.results : t.finale.look}
        </button>
        <button type="button" class="button" onClick={past.play}>
          <Icon name="play" />
          {t.table.replay}
        </button>
        <a class="button" href="/">
          {t.common.home}
        </a>
      </div>
    </>
  );
}
