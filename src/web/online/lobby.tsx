/** The tables that anybody may sit down at, as they come and go. */
import { useEffect, useState } from 'preact/hooks';
import type { TableLine } from '../../protocol/parts.ts';
import { SHELF } from '../boards/index.ts';
import { SetUp } from '../play/set-up-lazy.tsx';
import { t } from '../text/index.ts';
import { type Code, serverShut } from './api.ts';
import { shutWords } from './faults.ts';
import { listen, renew, send } from './line.ts';
import { TableCard } from './table-card.tsx';

/** null: it is not known yet; a code: why nobody can say. */
type Tables = readonly TableLine[] | Code | null;

function useLobby(): Tables {
  const [tables, setTables] = useState<Tables>(null);
  useEffect(() => {
    let stop = (): void => {};
    let left = false;
    void serverShut().then((shut) => {
      if (left) return;
      if (shut !== null) {
        setTables(shut);
        return;
      }
      stop = listen((message) => {
        if (message.t === 'welcome') send({ t: 'lobby', on: true });
        else if (message.t === 'lobby') setTables(message.tables);
        else if (message.t === 'bye' && message.why === 'banned') setTables('banned');
        // Strangers are welcome too.
        else if (message.t === 'bye' && message.why === 'signed-out') renew();
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
  const [settingUp, setSettingUp] = useState(false);
  return (
    <section class="lobby" aria-labelledby="lobby">
      <h2 id="lobby">{t.online.lobby}</h2>
      {tables === null && <p class="quiet">{t.online.looking}</p>}
      {typeof tables === 'string' && <p class="quiet">{shutWords(tables)}</p>}
      {Array.isArray(tables) && tables.length === 0 && <p>{t.online.lobbyEmpty}</p>}
      {Array.isArray(tables) && tables.length > 0 && (
        <ul class="cover-cards">
          {tables.map((table: TableLine) => (
            <TableCard key={table.id} table={table} notes={notesOf(table)} />
          ))}
        </ul>
      )}
      {Array.isArray(tables) && (
        <div class="button-row">
          <button type="button" class="button" onClick={() => setSettingUp(true)}>
            {t.online.setOne}
          </button>
        </div>
      )}
      {settingUp && <SetUp game={SHELF[0]} online onClose={() => setSettingUp(false)} />}
    </section>
  );
}

function notesOf({ people, host, clock, delay }: TableLine): string[] {
  return [
    t.online.invitedBy(host),
    t.online.freeChairs(people.filter(({ kind }) => kind === 'free').length),
    t.online.clockLine(clock),
    ...(delay > 0 ? [t.online.behind(delay)] : []),
  ];
}
