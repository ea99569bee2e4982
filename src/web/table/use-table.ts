/** A table that is open on this screen, with its board. */
import { useEffect, useState } from 'preact/hooks';
import { bookOf, type Drawn, isOnShelf } from '../boards/index.ts';
import { notBeforePaint } from '../ui/painted.ts';
import type { TableClient, TableEvent, TableState } from './client.ts';

type Gone = Extract<TableEvent, { kind: 'gone' }>;
export type OpenTable<C extends TableClient> =
  | { readonly phase: 'loading'; readonly client: C | null }
  | { readonly phase: 'gone'; readonly gone: Gone }
  | {
      readonly phase: 'open';
      readonly client: C;
      readonly state: TableState;
      readonly drawn: Drawn;
      readonly live: boolean;
    };

export function useTable<C extends TableClient>(id: string, open: (id: string) => C): OpenTable<C> {
  const [client, setClient] = useState<C | null>(null);
  const [state, setState] = useState<TableState | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [live, setLive] = useState(true);
  useEffect(() => {
    const opened = open(id);
    setClient(opened);
    setState(null);
    setGone(null);
    setLive(true);
    const stop = opened.subscribe((event) => {
      // A tap has been seen before what comes of it is drawn.
      if (event.kind === 'state') notBeforePaint(() => setState(event.state));
      else if (event.kind === 'gone') setGone(event);
      else setLive(event.live);
    });
    return () => {
      stop();
      opened.close();
    };
  }, [id]);
  useEffect(() => {
    if (!state) return;
    const { game } = state.setup;
    const load = isOnShelf(game) ? bookOf(game).load : null;
    const [view] = Object.values(state.views);
    if (load) void load().then(({ board, messagesOf }) => setDrawn({ board, messages: messagesOf(view) }));
    else setGone({ kind: 'gone', why: 'broken', detail: game });
  }, [state?.id]);
  if (gone) return { phase: 'gone', gone };
  if (!client || client.id !== id || !state || !drawn || state.id !== id) {
    return { phase: 'loading', client: client?.id === id ? client : null };
  }
  return { phase: 'open', client, state, drawn, live };
}
