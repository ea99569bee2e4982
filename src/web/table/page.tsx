/** The page of one table. */
import './table.css';
import './leaves.css';
import './phone.css';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { openTable } from '../local/client.ts';
import { tableLine } from '../online/api.ts';
import { NoTable } from '../pages/bad.tsx';
import { t } from '../text/index.ts';
import { Frame } from './frame.tsx';
import { useTable } from './use-table.ts';

export function TablePage({ id = '' }: { path?: string; id?: string }) {
  const table = useTable(id, openTable);
  const elsewhere = useElsewhere(id, table.phase === 'gone' && table.gone.why === 'missing');
  if (table.phase === 'gone' && !elsewhere) return <NoTable why={table.gone.why} detail={table.gone.detail} />;
  if (table.phase !== 'open') {
    return (
      <main class="table-loading" aria-busy="true">
        <p>{t.table.loading}</p>
      </main>
    );
  }
  return <Frame key={id} client={table.client} state={table.state} drawn={table.drawn} live={table.live} />;
}

/** A link to a table says nothing of where it stands: what is not in this browser may be at the server. True while it is looked for. */
function useElsewhere(id: string, missing: boolean): boolean {
  const { route } = useLocation();
  const [looked, setLooked] = useState<string | null>(null);
  useEffect(() => {
    if (!missing) return;
    tableLine(id).then(
      () => route(`/online/${id}`, true),
      () => setLooked(id),
    );
  }, [id, missing]);
  return missing && looked !== id;
}
