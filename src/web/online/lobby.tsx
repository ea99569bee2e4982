/** The tables that anybody may sit down at, as they come and go. */
import { useEffect, useState } from 'preact/hooks';
import type { TableLine } from '../../protocol/parts.ts';
import { isOnShelf } from '../boards/index.ts';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';
import { serverAnswers } from './api.ts';
import { listen, send } from './line.ts';

/** null: it is not known yet; 'none': no server answers. */
type Tables = readonly TableLine[] | 'none' | null;

function useLobby(): Tables {
  const [tables, setTables] = useState<Tables>(null);
  useEffect(() => {
    let stop = (): void => {};
    let left = false;
    void serverAnswers().then((there) => {
      if (left) return;
      if (!there) {
        setTables('none');
        return;
      }
      stop = listen((message) => {
        if (message.t === 'welcome') send({ t: 'lobby', on: true });
        else if (message.t === 'lobby') setTables(message.tables);
      });
      send({ t: 'lobby', on: true });
    });
    return () => {
      left = true;
      send({ t: 'lobby', on: false });
      stop();
    };
  }, []);
  return tables;
}

export function Lobby() {
  const tables = useLobby();
  return (
    <section class="lobby" aria-labelledby="lobby">
      <h2 id="lobby">{t.online.lobby}</h2>
      {tables === null && <p class="quiet">{t.online.looking}</p>}
      {tables === 'none' && <p class="quiet">{t.online.needsNetwork}</p>}
      {Array.isArray(tables) && tables.length === 0 && <p class="quiet">{t.online.lobbyEmpty}</p>}
      {Array.isArray(tables) && tables.length > 0 && (
        <ul class="game-list">
          {tables.map((table: TableLine) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ table: { id, game, people, host, clock } }: { table: TableLine }) {
  const title = isOnShelf(game) ? t.games[game].title : game;
  const free = people.filter(({ kind }) => kind === 'free').length;
  return (
    <li class="game-row">
      <a class="game-link" href={`/online/${id}`}>
        <span class="game-shields">
          {people.map(({ kind }, seat) =>
            kind === 'free' ? null : <Shield key={LOOKS[seat].charge} look={LOOKS[seat]} />,
          )}
        </span>
        <span class="game-name">{title}</span>
        <span class="game-people">{t.online.invitedBy(host)}</span>
        <span class="game-state">
          {t.online.freeChairs(free)} · {t.online.clockLine(clock)}
        </span>
      </a>
    </li>
  );
}
