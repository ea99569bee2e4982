/** Our tables on the server: those that wait for us first. */
import { useEffect, useState } from 'preact/hooks';
import type { TableLine } from '../../protocol/parts.ts';
import { isOnShelf } from '../boards/index.ts';
import { useLooking } from '../online/looking.ts';
import { isTurn, ownTables } from '../online/own-tables.ts';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';

const LOOK_EVERY_MS = 15_000;

/** How many games wait for us: in the name of the tab, and on the icon where the app is installed. */
function useBadge(count: number): void {
  useEffect(() => {
    const name = document.title.replace(/^\(\d+\) /, '');
    document.title = count === 0 ? name : t.yours.counted(count, name);
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}

export function useOnlineGames(): readonly TableLine[] {
  const [games, setGames] = useState<readonly TableLine[]>([]);
  useLooking(async () => {
    const found = await ownTables();
    const tables = found?.filter(({ status }) => status !== 'closed');
    // What was known stays while no server answers.
    if (tables) setGames(tables.sort((a, b) => Number(isTurn(b)) - Number(isTurn(a)) || b.updatedAt - a.updatedAt));
    return found !== null;
  }, LOOK_EVERY_MS);
  useBadge(games.filter(isTurn).length);
  return games;
}

function stateOf(table: TableLine): string {
  const { status, turn, people } = table;
  if (status === 'open') return t.yours.open;
  if (status !== 'running') return t.yours.over;
  if (isTurn(table)) return t.yours.yourTurn;
  const names = turn.flatMap((seat) => (people[seat]?.kind === 'person' ? [people[seat].name] : []));
  return names.length > 0 ? t.yours.turnOf(names) : t.yours.waiting;
}

export function OnlineList({ games }: { games: readonly TableLine[] }) {
  return (
    <ul class="game-list">
      {games.map((table) => (
        <li class="game-row" key={table.id}>
          <a class="game-link" href={`/online/${table.id}`}>
            <span class="game-shields">
              {table.people.map((_, seat) => (
                <Shield key={LOOKS[seat].charge} look={LOOKS[seat]} />
              ))}
            </span>
            <span class="game-name">{isOnShelf(table.game) ? t.games[table.game].title : table.game}</span>
            <span class="game-people">
              {t.yours.online} · {t.common.and(peopleOf(table))}
            </span>
            <span class={isTurn(table) ? 'game-state game-state-turn' : 'game-state'}>
              {stateOf(table)} · {t.common.ago(Math.max(0, Date.now() - table.updatedAt))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const peopleOf = ({ people }: TableLine): string[] =>
  people.flatMap(({ kind, name, level }) =>
    kind === 'free' ? [] : [level === undefined ? name : (t.bots.levels[level] ?? level)],
  );
