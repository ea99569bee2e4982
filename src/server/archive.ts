/** Finished games as files that anybody can check and replay. */
import { type GameFile, gameFile } from '../table/file.ts';
import type { Rec, TableStore } from './context.ts';

const PAGE = 50;

export async function fileOf(store: TableStore, record: Rec): Promise<GameFile> {
  const { commitment, seed, spec, result } = record;
  const entropies = record.seats.map((seat) => seat.entropy ?? '');
  return gameFile(spec, { kind: 'sealed', commitment, entropies, seed }, await store.log.read(record.id), result);
}

/** All that somebody has finished, the latest first, a line each; one at a time, for there may be thousands. */
export async function* filesOf(store: TableStore, identity: string): AsyncGenerator<string> {
  let after: { readonly at: number; readonly id: string } | undefined;
  do {
    const played = await store.results.history(identity, { limit: PAGE, ...(after ? { after } : {}) });
    for (const { tableId } of played) {
      const record = await store.tables.get(tableId);
      if (record) yield `${JSON.stringify(await fileOf(store, record))}\n`;
    }
    const last = played.at(-1);
    after = last && played.length === PAGE ? { at: last.at, id: last.tableId } : undefined;
  } while (after);
}
