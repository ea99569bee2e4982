/** The page of one table. */
import './table.css';
import './leaves.css';
import './phone.css';
import { openTable } from '../local/client.ts';
import { NoTable } from '../pages/bad.tsx';
import { t } from '../text/index.ts';
import { Frame } from './frame.tsx';
import { useTable } from './use-table.ts';

export function TablePage({ id = '' }: { path?: string; id?: string }) {
  const table = useTable(id, openTable);
  if (table.phase === 'gone') return <NoTable why={table.gone.why} detail={table.gone.detail} />;
  if (table.phase === 'loading') {
    return (
      <main class="table-loading" aria-busy="true">
        <p>{t.table.loading}</p>
      </main>
    );
  }
  return <Frame key={id} client={table.client} state={table.state} drawn={table.drawn} live={table.live} />;
}
