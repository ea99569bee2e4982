/** Backups, and whether all that is stored still makes sense. */
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { games, isGameId } from '../games/registry.ts';
import { makeFolder } from '../store/folder.ts';
import { isPostgres, restoreStore } from '../store/open.ts';
import type { TableSummary } from '../store/records.ts';
import { StoreUnavailable } from '../store/store.ts';
import { verify as check, type GameFile, gameFile } from '../table/file.ts';
import { AdminError, type Answer, done, placeOf, read, type TableStore, unreadable, withStore } from './command.ts';

export function backup(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = read(args, {}, 1);
  const file = resolve(positionals[0]);
  if (existsSync(file)) throw new AdminError('not-possible', `${file} is there already: a backup replaces nothing.`);
  return withStore(values.data, async (store) => {
    await store.backup(file);
    const bytes = statSync(file).size;
    // The disk that is backed up may be full: that is perhaps why.
    const noted = await done(store, values.by, 'backup', 'everything', {}).then(
      () => true,
      (error) => {
        if (error instanceof StoreUnavailable) return false;
        throw error;
      },
    );
    const aside = noted ? '' : ' It could not be written down that it was made: the store takes nothing for now.';
    return { text: `Everything is in ${file} (${Math.ceil(bytes / 1024)} KB).${aside}`, json: { file, bytes, noted } };
  });
}

export async function restore(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = read(args, {}, 1);
  const file = resolve(positionals[0]);
  if (!existsSync(file)) throw new AdminError('not-found', `There is no ${file}.`);
  const where = placeOf(values.data);
  if (!isPostgres(where)) makeFolder(dirname(where));
  try {
    await restoreStore(where, file);
  } catch (error) {
    if ((error as Error).name === 'StoreUnavailable') throw error;
    throw new AdminError('not-possible', (error as Error).message);
  }
  return withStore(values.data, async (store) => {
    const counts = await store.tables.counts();
    await done(store, values.by, 'restore', 'everything', {});
    const n = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      text: `${n === 1 ? '1 table is' : `${n} tables are`} back, with all that belongs to them.`,
      json: { file, tables: counts },
    };
  });
}

const PAGE = 100;
type Found = { readonly table: string; readonly problems: readonly string[] };

async function* all(store: TableStore): AsyncGenerator<TableSummary> {
  let after: { at: number; id: string } | undefined;
  for (;;) {
    const page = await store.tables.list({ limit: PAGE, ...(after ? { after } : {}) });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = { at: last.createdAt, id: last.id };
  }
}

/** A table as a file, as of one moment; null if it has gone meanwhile. */
async function fileOf(store: TableStore, id: string): Promise<GameFile | null> {
  for (;;) {
    const record = await store.tables.get(id);
    if (!record) return null;
    const log = await store.log.read(id);
    // It ended between the two questions: ask again.
    if ((await store.tables.get(id))?.revision !== record.revision) continue;
    const { commitment, seed, spec, result } = record;
    const entropies = record.seats.map(({ entropy }) => entropy ?? '');
    return gameFile(spec, { kind: 'sealed', commitment, entropies, seed }, log, result);
  }
}

const noLab = (): never => {
  throw new AdminError('problems', 'The dice of a server are sealed.');
};

/** What is wrong with a table; null: it was played under other rules. */
async function problemsOf(store: TableStore, id: string): Promise<readonly string[] | null> {
  const file = await fileOf(store, id);
  if (!file) throw new AdminError('not-found', `There is no table ${id}.`);
  const { game, rules } = file.table.setup;
  return isGameId(game) && games[game].rules !== rules ? null : check(file, noLab);
}

/** Replays what is stored: rules, rolls and results. Tables that have not begun have nothing to replay. */
export function verify(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = read(args, {}, 'many');
  return withStore(values.data, async (store) => {
    const bad: Found[] = [];
    let checked = 0;
    let older = 0;
    const look = async (id: string): Promise<void> => {
      // One row that makes no sense must not hide what the others say.
      const problems = await problemsOf(store, id).catch((error) => [unreadable(error)]);
      if (problems === null) older++;
      else checked++;
      if (problems && problems.length > 0) bad.push({ table: id, problems });
    };
    if (positionals.length > 0) for (const id of positionals) await look(id);
    else for await (const { id, status } of all(store)) if (status !== 'open' && status !== 'closed') await look(id);
    const text = [
      ...bad.flatMap(({ table, problems }) => problems.map((problem) => `${table}: ${problem}`)),
      `${checked} table${checked === 1 ? '' : 's'} checked, ${bad.length} with problems` +
        `${older > 0 ? `; ${older} under other rules than this program's were left alone` : ''}.`,
    ];
    return { text: text.join('\n'), json: { checked, older, problems: bad }, failed: bad.length > 0 };
  });
}
