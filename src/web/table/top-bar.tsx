/** The slim bar on top: game, players, clock, menu. */
import { useState } from 'preact/hooks';
import type { Messages, ScoreTerm } from '../../kernel/game.ts';
import { change, settings } from '../settings/settings.ts';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStore } from '../ui/store.ts';
import type { Acknowledged, Conduct, TableClient, TableState } from './client.ts';
import { ClockFace } from './clock-face.tsx';
import { Menu } from './menu.tsx';
import { About } from './person.tsx';
import { totalOf } from './scores.tsx';
import type { Eyes } from './use-eyes.ts';

type Props = {
  state: TableState;
  scores: readonly (readonly ScoreTerm[])[];
  messages: Messages;
  client: TableClient;
  eyes: Eyes;
  phone: boolean;
  undo: (() => void) | null;
  settle: (acknowledged: Acknowledged) => Promise<boolean>;
};

export function TopBar({ state, scores, messages, client, eyes, phone, undo, settle }: Props) {
  const [menu, setMenu] = useState(false);
  const { sound } = useStore(settings);
  return (
    <header class="top-bar">
      <a class="button button-wood button-icon" href="/" aria-label={t.table.leave}>
        <Icon name="back" />
      </a>
      <h1 class={phone ? 'visually-hidden' : 'top-title'}>{messages.title}</h1>
      <Players state={state} scores={scores} eyes={eyes} conduct={client.conduct} />
      <ClockFace state={state} />
      <div class="top-tools">
        <button
          type="button"
          class="button button-wood button-icon"
          aria-label={t.table.undo}
          disabled={!undo}
          onClick={() => undo?.()}
        >
          <Icon name="undo" />
        </button>
        {!phone && (
          <button
            type="button"
            class="button button-wood button-icon"
            aria-label={t.table.sound}
            aria-pressed={sound}
            onClick={() => change({ sound: !sound })}
          >
            <Icon name={sound ? 'sound' : 'mute'} />
          </button>
        )}
        <button
          type="button"
          class="button button-wood button-icon"
          aria-label={t.table.menu}
          aria-haspopup="dialog"
          onClick={() => setMenu(true)}
        >
          <Icon name="menu" />
        </button>
      </div>
      {menu && <Menu state={state} client={client} seat={eyes.seat} settle={settle} onClose={() => setMenu(false)} />}
    </header>
  );
}

type PlayersProps = Pick<Props, 'state' | 'scores' | 'eyes'> & { conduct: TableClient['conduct'] };

function Players({ state, scores, eyes, conduct }: PlayersProps) {
  const [about, setAbout] = useState<Conduct | null>(null);
  const view = state.views[eyes.seat];
  const moving = new Set(view.waiting.map(({ seat }) => seat));
  if (view.decisions.some(({ may }) => !may)) moving.add(eyes.seat);
  const canTurn = state.mine.length > 1 && !state.secret;
  return (
    <>
      <ul class={state.people.length > 2 ? 'players players-many' : 'players'} aria-label={t.table.players}>
        {state.people.map(({ name, kind, who, present }, seat) => {
          const mine = state.mine.includes(seat);
          const notes = [
            ...(kind === 'bot' ? [t.table.bot] : []),
            ...(mine && state.mine.length === 1 ? [t.table.you] : []),
            ...(present ? [] : [t.table.away]),
            ...(moving.has(seat) ? [t.table.turn] : []),
          ];
          const inner = (
            <>
              <Shield look={LOOKS[seat]} />
              <span class="player-name">{name}</span>
              {kind === 'bot' && <Icon name="bot" />}
              <span key={totalOf(scores[seat])} class="player-total">
                {totalOf(scores[seat])}
              </span>
              <span class="visually-hidden">{`${t.table.points(totalOf(scores[seat]))} ${notes.join(', ')}`}</span>
            </>
          );
          const classes = ['player'];
          if (moving.has(seat)) classes.push('player-moving');
          if (seat === eyes.seat) classes.push('player-me');
          if (!present) classes.push('player-away');
          return (
            <li key={LOOKS[seat].charge}>
              {canTurn && mine ? (
                <button
                  type="button"
                  class={classes.join(' ')}
                  aria-pressed={seat === eyes.seat}
                  onClick={() => eyes.turnTo(seat)}
                >
                  {inner}
                </button>
              ) : conduct && who !== undefined && !mine ? (
                <button
                  type="button"
                  class={classes.join(' ')}
                  aria-haspopup="dialog"
                  onClick={() => setAbout({ who, name })}
                >
                  {inner}
                </button>
              ) : (
                <span class={classes.join(' ')}>{inner}</span>
              )}
            </li>
          );
        })}
        {state.spectators > 0 && (
          <li class="spectators">
            <Icon name="eye" />
            <span aria-hidden="true">{state.spectators}</span>
            <span class="visually-hidden">{t.table.spectators(state.spectators)}</span>
          </li>
        )}
      </ul>
      {about && conduct && <About about={about} conduct={conduct} onClose={() => setAbout(null)} />}
    </>
  );
}
