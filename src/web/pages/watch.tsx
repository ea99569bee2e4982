/** Games to look at: those that others play in public, and those that bots play here. */
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { LiveLine } from '../../protocol/parts.ts';
import { bookOf, SHELF } from '../boards/index.ts';
import { type Code, codeOf, liveTables } from '../online/api.ts';
import { codeWords } from '../online/faults.ts';
import { useLooking } from '../online/looking.ts';
import { sitterName, TableCard } from '../online/table-card.tsx';
import { watchBots } from '../play/play.ts';
import { t } from '../text/index.ts';
import { people as w } from '../text/people.ts';
import { Page } from './page.tsx';

const LOOK_EVERY_MS = 4_000;

type Live = readonly LiveLine[] | Code | null;

/** null: it is not known yet; a code: why nobody can say. */
function useLive(): Live {
  const [live, setLive] = useState<Live>(null);
  useLooking(
    () =>
      liveTables().then(
        (found) => {
          setLive(found);
          return true;
        },
        (error: unknown) => {
          const code = codeOf(error);
          setLive((before) => (Array.isArray(before) ? before : code));
          return code !== 'no-server';
        },
      ),
    LOOK_EVERY_MS,
  );
  return live;
}

export function Watch(_: { path?: string }) {
  const { route } = useLocation();
  const live = useLive();
  return (
    <Page title={w.live.title}>
      <section class="lobby" aria-labelledby="live">
        <h2 id="live">{w.live.now}</h2>
        {live === null && <p class="quiet">{w.live.looking}</p>}
        {typeof live === 'string' && <p class="quiet">{live === 'no-server' ? w.live.noServer : codeWords(live)}</p>}
        {Array.isArray(live) && (
          <p class={live.length === 0 ? 'quiet' : ''}>{live.length === 0 ? w.live.none : w.live.lead}</p>
        )}
        {Array.isArray(live) && live.length > 0 && (
          <ul class="cover-cards">
            {live.map((table: LiveLine) => (
              <TableCard key={table.id} table={table} notes={notesOf(table)} />
            ))}
          </ul>
        )}
      </section>
      <section class="lobby" aria-labelledby="bots">
        <h2 id="bots">{w.live.bots}</h2>
        <p>{w.live.botsLead}</p>
        <ul class="bot-shelf">
          {SHELF.map((id) => {
            const { Cover } = bookOf(id);
            return (
              <li key={id}>
                <button
                  type="button"
                  class="bot-book"
                  aria-label={w.live.begin(t.games[id].title)}
                  onClick={async () => route(`/table/${await watchBots(id)}`)}
                >
                  <Cover />
                  <span>{t.games[id].title}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    </Page>
  );
}

function notesOf(table: LiveLine): string[] {
  const { turn, moves, clock, delay } = table;
  return [
    w.live.moves(moves),
    ...(turn.length > 0 ? [w.live.turnOf(turn.map((seat) => sitterName(table, seat)))] : []),
    t.online.clockLine(clock),
    ...(delay > 0 ? [w.live.behind(delay)] : []),
  ];
}
