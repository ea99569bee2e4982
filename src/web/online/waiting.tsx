/** The waiting room: who is there, who may come, and when it begins. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Person } from '../../protocol/parts.ts';
import { isOnShelf } from '../boards/index.ts';
import { cardOf } from '../local/client.ts';
import { Bad, ToHome } from '../pages/bad.tsx';
import { Page } from '../pages/page.tsx';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { inviteOf, kick, seatBot, sitDown, standUp, startTable } from './api.ts';
import { botName, type Room } from './client.ts';
import { faultWords } from './faults.ts';
import { Invite } from './invite.tsx';
import { renew } from './line.ts';

/** Does it, and says so if it cannot be done. */
const attempt = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      toast(faultWords(error));
      return false;
    },
  );

export function WaitingRoom({ room, live }: { room: Room; live: boolean }) {
  const { about, people, host } = room;
  const { id, mine, game } = about;
  const { route } = useLocation();
  const [bots, setBots] = useState<readonly string[]>([]);
  const [leaving, setLeaving] = useState(false);
  /** Whoever lost the chair stays to look on. */
  const [looking, setLooking] = useState(false);
  const sat = useRef(false);
  useEffect(() => {
    if (mine.length > 0) sat.current = true;
  }, [mine.length]);
  useEffect(() => {
    if (host) void cardOf(game).then((card) => setBots(card.bots));
  }, [host, game]);
  const invite = inviteOf(id);
  const free = people.filter(({ kind }) => kind === 'free').length;
  const seated = mine.length > 0;
  const kicked = sat.current && !seated && !leaving;
  const leave = async (): Promise<void> => {
    setLeaving(true);
    if (await attempt(standUp(id))) route('/');
    else setLeaving(false);
  };
  const sit = async (): Promise<void> => {
    // Whoever had no name until now is somebody else to the server from here on.
    if (await attempt(sitDown(id, invite))) renew();
  };
  if (kicked && !looking) {
    return (
      <Bad picture="chair" title={t.online.kickedTitle} hint={t.online.kicked}>
        <a class="button button-main" href="/join">
          {t.online.lobby}
        </a>
        <button type="button" class="button" onClick={() => setLooking(true)}>
          {t.online.stay}
        </button>
        <ToHome />
      </Bad>
    );
  }
  const title = isOnShelf(game) ? t.games[game].title : game;
  return (
    <Page title={t.online.waitingFor(title)}>
      <div role="status">{!live && <p class="notice">{t.online.lost}</p>}</div>
      {invite !== null && (host || seated) && free > 0 && <Invite invite={invite} />}
      <section class="waiting" aria-labelledby="chairs">
        <h2 id="chairs">{t.online.chairs}</h2>
        <ol class="waiting-chairs">
          {people.map((person, seat) => (
            <Chair key={LOOKS[seat].charge} room={room} person={person} seat={seat} bots={bots} />
          ))}
        </ol>
        <p class="quiet">
          {t.online.clockLine(about.clock)}
          {about.delay > 0 && ` · ${t.online.behind(about.delay)}`}
        </p>
      </section>
      <div class="button-row waiting-foot">
        {host && <Start id={id} free={free} bot={bots.at(-1) ?? null} />}
        {!host && seated && <p class="waiting-line">{t.online.hostStarts}</p>}
        {!seated && free > 0 && (about.public || invite !== null) && (
          <button type="button" class="button button-main" onClick={sit}>
            {t.join.go}
          </button>
        )}
        {!seated && free === 0 && <p class="waiting-line">{t.online.full}</p>}
        {(seated || host) && (
          <button type="button" class="button" onClick={leave}>
            {host ? t.online.close : t.online.standUp}
          </button>
        )}
      </div>
    </Page>
  );
}

function Start({ id, free, bot }: { id: string; free: number; bot: string | null }) {
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    await attempt(startTable(id, free > 0 ? bot : null));
    setBusy(false);
  };
  return (
    <button type="button" class="button button-main" disabled={busy || (free > 0 && bot === null)} onClick={start}>
      {free === 0 ? t.online.start : t.online.startWithBots(free)}
    </button>
  );
}

type ChairProps = { room: Room; person: Person; seat: number; bots: readonly string[] };

function Chair({ room: { about, host }, person, seat, bots }: ChairProps) {
  const { id } = about;
  const { kind, name, level, present } = person;
  const own = about.mine.includes(seat);
  const shown = kind === 'bot' ? botName(id, seat) : name;
  const notes = [
    ...(kind === 'bot' ? [t.bots.levels[level ?? ''] ?? t.table.bot] : []),
    ...(own ? [t.table.you] : []),
    ...(person.who !== null && person.who === about.host ? [t.online.host] : []),
    ...(kind === 'person' && !present ? [t.table.away] : []),
  ];
  return (
    <li class={kind === 'free' ? 'waiting-chair waiting-free' : 'waiting-chair'}>
      <Shield look={LOOKS[seat]} />
      <span class="waiting-name">
        {kind === 'free' ? t.online.freeChair : shown}
        {kind === 'person' && <span class={present ? 'dot dot-here' : 'dot'} aria-hidden="true" />}
        {notes.length > 0 && <span class="quiet">{notes.join(', ')}</span>}
      </span>
      {host && kind === 'free' && bots.length > 0 && (
        <select
          class="select"
          aria-label={t.online.botOn(seat + 1)}
          value=""
          onChange={(event) => void attempt(seatBot(id, seat, event.currentTarget.value))}
        >
          <option value="">{t.online.addBot}</option>
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {t.bots.levels[bot] ?? bot}
            </option>
          ))}
        </select>
      )}
      {host && kind !== 'free' && !own && (
        <button
          type="button"
          class="button button-plain button-icon"
          aria-label={t.online.kickOf(shown)}
          onClick={() => void attempt(kind === 'bot' ? seatBot(id, seat, null) : kick(id, seat))}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
