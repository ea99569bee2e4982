import { dirname, resolve } from 'node:path';
import { backup, restore } from './backup.ts';
import { makeFolder } from './folder.ts';
import { Groups } from './group.ts';
import { identitiesOf } from './identities.ts';
import { outboxOf, pushOf, settingsOf, ticketsOf } from './keeping.ts';
import { leasesOf } from './leases.ts';
import type { Link } from './link.ts';
import { logOf } from './log.ts';
import { migrate } from './migrations.ts';
import { moderationOf } from './moderation.ts';
import { localNotices, PostgresNotices } from './notices.ts';
import { PostgresLink } from './postgres.ts';
import { resultsOf } from './results.ts';
import { sessionsOf } from './sessions.ts';
import { SqliteLink } from './sqlite.ts';
import type { Store, StoreOptions } from './store.ts';
import { tablesOf } from './tables.ts';
import { talkOf } from './talk.ts';

/** Enough for a group of appends, a backup and a good many questions at once; a server has a hundred for all its processes. */
const CONNECTIONS = 8;
export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);
const quiet = (): void => {};

/** For work that nobody waits for at a table. */
const patientLink = (where: string): Link =>
  isPostgres(where) ? new PostgresLink(where, 1, quiet, true) : new SqliteLink(resolve(where));

async function patiently(where: string, work: (link: Link) => Promise<void>): Promise<void> {
  const link = patientLink(where);
  try {
    await work(link);
  } finally {
    await link.close();
  }
}

/** Opens the store at a PostgreSQL address (postgres://…) or in an SQLite file, and brings it to the newest version. */
export async function openStore<Spec = unknown, Entry = unknown>(
  where: string,
  { onGroup = quiet, onTrouble = quiet }: StoreOptions = {},
): Promise<Store<Spec, Entry>> {
  await patiently(where, (link) => migrate(link));
  const link = isPostgres(where) ? new PostgresLink(where, CONNECTIONS, onTrouble) : new SqliteLink(resolve(where));
  const groups = new Groups(link, onGroup);
  const notices = isPostgres(where) ? new PostgresNotices(where, link, onTrouble) : localNotices(link, onTrouble);
  return {
    kind: link.kind,
    tables: tablesOf(link),
    log: logOf(link, groups),
    identities: identitiesOf(link),
    sessions: sessionsOf(link),
    results: resultsOf(link),
    talk: talkOf(link),
    push: pushOf(link),
    outbox: outboxOf(link),
    settings: settingsOf(link),
    tickets: ticketsOf(link),
    moderation: moderationOf(link),
    leases: leasesOf(link),
    notices,
    async ping() {
      await link.query({ sql: 'select 1', values: [] });
    },
    async backup(file) {
      makeFolder(dirname(resolve(file)));
      await backup(link, file);
    },
    async close() {
      await groups.close();
      await notices.close();
      await link.close();
    },
  };
}

/** Fills an empty database from a backup of either kind of store, made by this or any earlier version. */
export function restoreStore(where: string, file: string): Promise<void> {
  return patiently(where, (link) => restore(link, file));
}
