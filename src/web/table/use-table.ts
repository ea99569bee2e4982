/** A table that is open on this screen, with its board. */
import { useEffect, useState } from 'preact/hooks';
import { bookOf, type Drawn, isOnShelf } from '../boards/index.ts';
import { openTable } from '../local/client.ts';
import type { TableClient, TableEvent, TableState } from './client.ts';

type Gone = Extract<TableEvent, { kind: 'gone' }>;
export type OpenTable =
  | { readonly phase: 'loading' }
  | { readonly phase: 'gone'; readonly gone: Gone }
  | { readonly phase: 'open'; readonly client: TableClient; readonly state: TableState; readonly drawn: Drawn };

export function useTable(id: string): OpenTable {
  const [client, setClient] = useState<TableClient | null>(null);
  const [state, setState] = useState<TableState | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const opened = openTable(id);
    setClient(opened);
    setState(null);
    setGone(null);
    const stop = opened.subscribe((event) => {
      if (event.kind === 'state') setState(event.state);
      else if (event.kind === 'gone') setGone(event);
    });
    return () => {
      stop();
      opened.close();
    };
  }, [id]);
  const game = state?.setup.game;
  useEffect(() => {
    if (game === undefined) return;
    const load = isOnShelf(game) ? bookOf(game).load : null;
    if (load) void load().then(setDrawn);
    else setGone({ kind: 'gone', why: 'broken', detail: game });
  }, [game]);
  if (gone) return { phase: 'gone', gone };
  if (!client || !state || !drawn || state.id !== id) return { phase: 'loading' };
  return { phase: 'open', client, state, drawn };
}
