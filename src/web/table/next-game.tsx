/** Whoever has moved here and plays at other tables, too, is led to the next one that waits. */
import { useEffect, useState } from 'preact/hooks';
import type { TableLine } from '../../protocol/parts.ts';
import { isOnShelf } from '../boards/index.ts';
import { isTurn, ownTables } from '../online/own-tables.ts';
import { t } from '../text/index.ts';

export function NextGame({ table, step }: { table: string; step: number }) {
  const [next, setNext] = useState<TableLine | null>(null);
  useEffect(() => {
    let left = false;
    void ownTables().then((tables) => {
      const waiting = (tables ?? []).filter((other) => other.id !== table && isTurn(other));
      // The one that has waited longest.
      if (!left) setNext(waiting.sort((a, b) => a.updatedAt - b.updatedAt)[0] ?? null);
    });
    return () => {
      left = true;
    };
  }, [table, step]);
  if (!next) return null;
  return (
    <a class="button next-game" href={`/online/${next.id}`}>
      {t.table.nextGame(isOnShelf(next.game) ? t.games[next.game].title : next.game)}
    </a>
  );
}
