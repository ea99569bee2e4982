/** A table on a server: the waiting room until it begins, then the same frame as everywhere. */
import '../table/table.css';
import '../table/leaves.css';
import '../table/phone.css';
import './online.css';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Banned, NoServer, NoTable, Outdated, SignedOut } from '../pages/bad.tsx';
import { Frame } from '../table/frame.tsx';
import { useTable } from '../table/use-table.ts';
import { t } from '../text/index.ts';
import { createStore, useStore } from '../ui/store.ts';
import { toast } from '../ui/toast.tsx';
import { OnlineTable, type Room } from './client.ts';
import { lineState } from './line.ts';
import { WaitingRoom } from './waiting.tsx';

const open = (id: string): OnlineTable => new OnlineTable(id);
const NOBODY = createStore<Room | null>(null);

export function OnlinePage({ id = '' }: { path?: string; id?: string }) {
  const table = useTable(id, open);
  const client = table.phase === 'gone' ? null : table.client;
  const room = useStore(client?.room ?? NOBODY);
  const line = useStore(lineState);
  useInvitation(client, room);
  if (line === 'outdated') return <Outdated />;
  if (line === 'banned') return <Banned />;
  if (line === 'signed-out') return <SignedOut />;
  if (table.phase === 'gone') return <NoTable why={table.gone.why} detail={table.gone.detail} online />;
  if (table.phase === 'open') {
    const { state, drawn, live } = table;
    return <Frame key={id} client={table.client} state={state} drawn={drawn} live={live} />;
  }
  if (room?.about.status === 'open') return <WaitingRoom room={room} live={line === 'live'} />;
  if (!room && line === 'lost') return <NoServer trying />;
  return (
    <main class="table-loading" aria-busy="true">
      <p>{t.table.loading}</p>
    </main>
  );
}

/** Somebody has asked for another game: say so where the first one lies. */
function useInvitation(client: OnlineTable | null, room: Room | null): void {
  const { route } = useLocation();
  const rematch = room?.about.rematch ?? null;
  useEffect(() => {
    if (rematch === null || !client?.again || client.asked) return;
    const go = client.again;
    toast(t.online.rematchAsked, {
      label: t.join.go,
      run: () => void go().then(route, () => toast(t.online.noServer)),
    });
  }, [rematch]);
}
