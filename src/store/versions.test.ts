import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { kinds, newTable, SLOW, sitting, useBackend } from '../testing/stores.ts';
import { restore } from './backup.ts';
import type { Link, Row } from './link.ts';
import { type Migration, migrate, migrations, versionOf } from './migrations.ts';
import { openStore, restoreStore } from './open.ts';
import { PostgresLink } from './postgres.ts';
import { SqliteLink } from './sqlite.ts';
import type { Store } from './store.ts';

const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url));
const linkTo = (where: string): Link =>
  where.startsWith('postgres:') ? new PostgresLink(where, 2, () => {}) : new SqliteLink(where);

async function rows(link: Link, sql: string): Promise<Row[]> {
  return (await link.query({ sql, values: [] })).rows;
}

/** Tables, columns, keys and indexes, as the database itself describes them. */
async function shape(link: Link): Promise<Row[]> {
  if (link.kind === 'sqlite') {
    return await rows(
      link,
      `select m.name as "table", c.name as "column", c.type, c."notnull", c.pk, null as def
        from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'
      union all select tbl_name, name, null, null, null, lower(sql) from sqlite_master where type = 'index'
      union all select m.name, f."from", f."table", f."to", null, f.on_delete
        from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'
      order by 1, 2, 3, 6`,
    );
  }
  return await rows(
    link,
    `select table_name, column_name, data_type, is_nullable, null as def from information_schema.columns
      where table_schema = 'public'
    union all select tablename, indexname, null, null, indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass::text, null, contype::text, null, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    order by 1, 2, 3, 5`,
  );
}

/** Puts a database of an earlier version in place, as it was then. */
async function loadFixture(where: string, version: number): Promise<void> {
  if (where.startsWith('postgres:')) {
    const client = new pg.Client(where);
    await client.connect();
    await client.query(readFileSync(join(fixtures, `version-${version}.postgres.sql`), 'utf8'));
    await client.end();
  } else {
    mkdirSync(dirname(where), { recursive: true });
    // A dump names what is referred to after what refers to it.
    const database = new DatabaseSync(where, { enableForeignKeyConstraints: false });
    database.exec(readFileSync(join(fixtures, `version-${version}.sqlite.sql`), 'utf8'));
    database.close();
  }
}

/** The little world of the fixtures is all there. */
async function expectFixture(store: Store, version: number): Promise<void> {
  expect(await store.identities.byLogin('ann')).toMatchObject({
    name: 'Ann Łęcka',
    passwordHash: '$argon2id$v=19$fixture',
  });
  expect(await store.identities.names(['ben'])).toEqual(new Map([['ben', "Ben 'the Bold'"]]));
  expect(await store.identities.passkeys('ann')).toMatchObject([{ id: 'key', counter: 3, transports: ['usb'] }]);
  expect((await store.sessions.find('session', 5))?.identity.id).toBe('ann');
  const running = await store.tables.byInvite('invite');
  expect(running).toMatchObject({ id: 'running', status: 'running', turn: [1], wakeAt: 86_400_000, updatedAt: 7 });
  expect(running?.seats).toEqual([sitting('ann'), sitting('ben')]);
  expect(await store.log.read('running', 1)).toMatchObject([
    { key: 'roll:1', pick: 5 },
    { text: 'Once upon a time: "Ł", 🐉\nand so on.' },
  ]);
  expect(await store.tables.get('finished')).toMatchObject({
    result: { winners: [0], scores: [12, 7], how: 'resign' },
  });
  expect(await store.results.history('ann', { limit: 9 })).toMatchObject([
    { tableId: 'finished', won: true, score: 12 },
  ]);
  expect(await store.results.rating('ann', 'castle')).toMatchObject({ numbers: { mu: 25.5 }, games: 1 });
  expect(await store.results.unrated(9)).toEqual([]);
  expect(await store.talk.messages('running', { limit: 9 })).toMatchObject([{ id: 'm1', text: 'Good luck!' }]);
  expect(await store.talk.mutedBy('ann')).toEqual(['ben']);
  expect(await store.moderation.reports({ limit: 9 })).toMatchObject([{ id: 'r1', quote: 'Good luck!' }]);
  expect(await store.moderation.banned(['address:192.0.2.1'], 5)).toHaveLength(1);
  expect(await store.moderation.acts({ limit: 9 })).toMatchObject([{ id: 'a1', act: 'ban' }]);
  expect(await store.push.of('ann')).toMatchObject([{ endpoint: 'https://push.example/1' }]);
  expect(await store.settings.get('vapid')).toEqual({ publicKey: 'p', privateKey: 'q' });
  const since = version >= 2;
  expect(await store.identities.address('ann')).toBe(since ? 'ann@example.org' : null);
  expect((await store.push.of('ann'))[0].label).toBe(since ? 'Firefox' : '');
  expect(await store.outbox.due(99, 9)).toMatchObject(since ? [{ id: 'ann/turn/running', tries: 1, dueAt: 12 }] : []);
  const [{ rated }] = await store.results.history('ann', { limit: 1 });
  expect(rated).toEqual(since ? { among: 'bots', from: 1500, to: 1520 } : null);
}

const backends = { sqlite: useBackend('sqlite'), postgres: useBackend('postgres') };

describe.each(kinds)('versions on %s', (kind) => {
  const backend = backends[kind];

  const opened = async <T>(where: string, work: (link: Link) => Promise<T>): Promise<T> => {
    const link = linkTo(where);
    try {
      return await work(link);
    } finally {
      await link.close();
    }
  };

  it('has a fixture of every version', () => {
    const names = readdirSync(fixtures).sort();
    const wanted = migrations.flatMap((_, i) =>
      ['backup', 'postgres.sql', 'sqlite.sql'].map((end) => `version-${i + 1}.${end}`),
    );
    expect(names).toEqual(wanted.sort());
  });

  it.each(migrations.map((_, i) => i + 1))(
    'brings version %i to the newest, as if it had been made new',
    async (version) => {
      const [old, fresh] = [await backend.place(), await backend.place()];
      await loadFixture(old, version);
      await opened(old, async (link) => expect(await versionOf(link)).toBe(version));
      const store = await openStore(old);
      await expectFixture(store, version);
      expect(await store.log.append('running', 3, ['goes on'])).toBe('ok');
      await store.close();
      await opened(fresh, (link) => migrate(link));
      const shapes = await Promise.all([old, fresh].map((where) => opened(where, shape)));
      expect(shapes[0].length).toBeGreaterThan(100);
      expect(shapes[0]).toEqual(shapes[1]);
    },
  );

  it.each(migrations.map((_, i) => i + 1))('restores a backup of version %i', async (version) => {
    const where = await backend.place();
    await restoreStore(where, join(fixtures, `version-${version}.backup`));
    const store = await openStore(where);
    await expectFixture(store, version);
    await store.close();
  });

  const next: Migration = [
    'alter table tables add column mood text',
    `update tables set mood = 'merry' where status = 'running'`,
    'create table moods (name text primary key)',
  ];

  it('takes each step once, however many processes start together, over data that is there', async () => {
    const where = await backend.place();
    await loadFixture(where, 1);
    const links = Array.from({ length: 4 }, () => linkTo(where));
    await Promise.all(links.map((link) => migrate(link, [...migrations, next])));
    expect(await versionOf(links[0])).toBe(migrations.length + 1);
    expect(await rows(links[0], 'select id, mood from tables order by id')).toEqual([
      { id: 'finished', mood: null },
      { id: 'running', mood: 'merry' },
    ]);
    await Promise.all(links.map((link) => link.close()));
    await expect(openStore(where)).rejects.toThrow('use a newer program');
  });

  it('takes no half step', async () => {
    const where = await backend.place();
    await loadFixture(where, 1);
    await opened(where, async (link) => {
      const wrong = [...next, 'create table moods (name text)'];
      await expect(migrate(link, [...migrations.slice(0, 1), wrong])).rejects.toThrow('already exists');
      expect(await versionOf(link)).toBe(1);
      await expect(rows(link, 'select mood from tables')).rejects.toThrow();
    });
  });

  it('restores an older backup through the steps since', async () => {
    const where = await backend.place();
    await opened(where, async (link) => {
      await restore(link, join(fixtures, 'version-1.backup'), [...migrations.slice(0, 1), next]);
      expect(await versionOf(link)).toBe(2);
      expect(await rows(link, `select mood from tables where id = 'running'`)).toEqual([{ mood: 'merry' }]);
    });
  });

  it.each(kinds)(
    'writes a backup, under load, that restores on %s',
    async (other) => {
      const source = await openStore(await backend.place());
      for (let i = 0; i < 30; i++) await source.tables.create(newTable(`t${i}`, { status: 'running' }));
      for (let seq = 0; seq < 20; seq++) {
        await Promise.all(Array.from({ length: 30 }, (_, i) => source.log.append(`t${i}`, seq, [{ seq, i }])));
      }
      let stop = false;
      const load = Promise.all(
        Array.from({ length: 30 }, async (_, i) => {
          for (let seq = 20; !stop; seq++) await source.log.append(`t${i}`, seq, [{ seq, i }], [seq], { at: seq });
        }),
      );
      const file = join(backend.folder, `to-${other}.backup`);
      await source.backup(file);
      stop = true;
      await load;
      await source.close();

      const where = await backends[other].place();
      await restoreStore(where, file);
      const store = await openStore(where);
      expect(await store.tables.counts()).toMatchObject({ running: 30 });
      for (let i = 0; i < 30; i++) {
        const log = await store.log.read(`t${i}`);
        expect(log.length).toBeGreaterThanOrEqual(20);
        expect(log).toEqual(log.map((_, seq) => ({ seq, i })));
        // Of one moment: the table waits as it did after the last entry that was taken along.
        if (log.length > 20) expect((await store.tables.get(`t${i}`))?.turn).toEqual([log.length - 1]);
        expect(await store.log.append(`t${i}`, log.length, ['goes on'])).toBe('ok');
      }
      await store.close();
    },
    SLOW,
  );

  it('restores into nothing but an empty database, and nothing but a whole backup', async () => {
    const whole = join(fixtures, 'version-1.backup');
    const where = await backend.place();
    await (await openStore(where)).close();
    await expect(restoreStore(where, whole)).rejects.toThrow('empty database');

    const file = (name: string, contents: Buffer) => {
      const path = join(backend.folder, name);
      writeFileSync(path, contents);
      return path;
    };
    const cut = file('cut.backup', readFileSync(whole));
    truncateSync(cut, 700);
    const broken = await backend.place();
    await expect(restoreStore(broken, cut)).rejects.toThrow('not a whole backup');
    await expect(restoreStore(await backend.place(), join(backend.folder, 'none'))).rejects.toThrow('ENOENT');
    const other = file('other.backup', gzipSync('{"hello": 1}\n'));
    await expect(restoreStore(await backend.place(), other)).rejects.toThrow('no backup');
    const headless = file('headless.backup', gzipSync('{"format":"once-upon-a-table backup","version":1}\n'));
    const half = await backend.place();
    await expect(restoreStore(half, headless)).rejects.toThrow('cut off');
    await expect(openStore(half)).rejects.toThrow('the rest of a restore that failed');
    const newer = file('newer.backup', gzipSync('{"format":"once-upon-a-table backup","version":99}\n'));
    await expect(restoreStore(await backend.place(), newer)).rejects.toThrow('version 99');
  });
});
