import { sql } from 'kysely';
import { json, toIdentity } from './columns.ts';
import { exportOf } from './export.ts';
import { changesOf, compiled, firstOf, inParts, type Link, must, preparedFor, rowsOf } from './link.ts';
import type { Identity, Passkey } from './records.ts';
import type { Schema } from './schema.ts';
import type { Identities } from './store.ts';

const toPasskey = (row: Schema['passkeys']): Passkey => ({
  id: row.id,
  identity: row.identity,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  label: row.label,
  createdAt: row.created_at,
  usedAt: row.used_at,
});

export function identitiesOf(link: Link): Identities {
  const { build } = link;

  const one = async (column: 'id' | 'login', value: string): Promise<Identity | null> => {
    const row = await firstOf(link, build.selectFrom('identities').selectAll().where(column, '=', value));
    return row && toIdentity(row);
  };

  const named = preparedFor((ids: readonly string[]) =>
    build.selectFrom('identities').select(['id', 'name']).where('id', 'in', ids),
  );

  const update = async (id: string, columns: Partial<Schema['identities']>): Promise<void> => {
    await changesOf(
      link,
      build.updateTable('identities').set(columns).where('id', '=', id).where('kind', '!=', 'deleted'),
    );
  };

  return {
    async create({ id, name, at }) {
      await changesOf(
        link,
        build.insertInto('identities').values({
          id,
          kind: 'guest',
          name,
          login: null,
          password_hash: null,
          preferences: '{}',
          created_at: at,
          seen_at: at,
        }),
      );
    },
    get: (id) => one('id', id),
    byLogin: (login) => one('login', login),

    async names(ids) {
      const names = new Map<string, string>();
      for (const some of inParts([...new Set(ids)])) {
        for (const { id, name } of await rowsOf(link, named(some))) if (name !== null) names.set(id, name);
      }
      return names;
    },

    rename: (id, name) => update(id, { name }),
    prefer: (id, preferences) => update(id, { preferences: json(preferences) }),
    seen: (id, at) => update(id, { seen_at: at }),
    setPassword: (id, passwordHash) => update(id, { password_hash: passwordHash }),

    async enrol(id, { login, passwordHash }) {
      const claimed = await changesOf(
        link,
        build
          .updateTable('identities')
          .set({ kind: 'account', login, password_hash: passwordHash })
          .where('id', '=', id)
          .where('kind', '!=', 'deleted')
          .where('login', 'is', null)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('identities as other').select('other.id').where('other.login', '=', login))),
          ),
      ).catch((error: unknown) => {
        // Two who enrol at the same moment both see the name free; the unique key lets one of them have it.
        if (isDuplicate(error)) return 0;
        throw error;
      });
      if (claimed > 0) return 'ok';
      const holder = await one('login', login);
      return holder && holder.id !== id ? 'taken' : 'missing';
    },

    async passkeys(id) {
      const rows = await rowsOf(
        link,
        build.selectFrom('passkeys').selectAll().where('identity', '=', id).orderBy('created_at').orderBy('id'),
      );
      return rows.map(toPasskey);
    },
    async passkey(credentialId) {
      const row = await firstOf(link, build.selectFrom('passkeys').selectAll().where('id', '=', credentialId));
      return row && toPasskey(row);
    },
    async addPasskey({ id, identity, publicKey, counter, transports, label, createdAt, usedAt }) {
      const outcome = await link.batch([
        must(
          build
            .insertInto('passkeys')
            .values({
              ...{ id, identity, counter, label },
              public_key: publicKey,
              transports: json(transports),
              created_at: createdAt,
              used_at: usedAt,
            })
            .onConflict((conflict) => conflict.doNothing()),
        ),
        must(
          build
            .updateTable('identities')
            .set({ kind: 'account' })
            .where('id', '=', identity)
            .where('kind', '!=', 'deleted'),
        ),
      ]);
      return !('failed' in outcome);
    },
    async usePasskey(credentialId, counter, at) {
      await changesOf(link, build.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', credentialId));
    },
    async renamePasskey(identity, credentialId, label) {
      const query = build
        .updateTable('passkeys')
        .set({ label })
        .where('id', '=', credentialId)
        .where('identity', '=', identity);
      return (await changesOf(link, query)) > 0;
    },
    async removePasskey(identity, credentialId) {
      const mine = build.deleteFrom('passkeys').where('id', '=', credentialId).where('identity', '=', identity);
      const outcome = await link.batch([
        // Of two who remove the last two at once the second one waits here and sees what the first one did.
        must(
          build
            .updateTable('identities')
            .set(({ ref }) => ({ seen_at: ref('seen_at') }))
            .where('id', '=', identity),
        ),
        must(
          mine.where(({ or, exists, selectFrom }) =>
            or([
              exists(
                selectFrom('passkeys as other')
                  .select('other.id')
                  .where('other.identity', '=', identity)
                  .where('other.id', '!=', credentialId),
              ),
              exists(
                selectFrom('identities')
                  .select('identities.id')
                  .where('identities.id', '=', identity)
                  .where('password_hash', 'is not', null),
              ),
            ]),
          ),
        ),
      ]);
      if (!('failed' in outcome)) return 'ok';
      const there = build.selectFrom('passkeys').select('id').where('id', '=', credentialId);
      return (await firstOf(link, there.where('identity', '=', identity))) ? 'last' : 'missing';
    },

    async address(id) {
      const row = await firstOf(link, build.selectFrom('addresses').select('address').where('identity', '=', id));
      return row?.address ?? null;
    },
    async setAddress(id, address, at) {
      if (address === null) {
        await changesOf(link, build.deleteFrom('addresses').where('identity', '=', id));
        return;
      }
      const columns = { address, confirmed_at: at };
      await changesOf(
        link,
        build
          .insertInto('addresses')
          .values({ identity: id, ...columns })
          .onConflict((conflict) => conflict.column('identity').doUpdateSet(columns)),
      );
    },
    async byAddress(address) {
      const rows = await rowsOf(
        link,
        build
          .selectFrom('identities')
          .innerJoin('addresses', 'addresses.identity', 'identities.id')
          .selectAll('identities')
          .where('addresses.address', '=', address)
          .orderBy('identities.id'),
      );
      return rows.map(toIdentity);
    },

    async search(text, limit) {
      // The person's own signs are no wildcards.
      const pattern = (given: string): string => `%${given.replace(/[\\%_]/g, '\\$&')}%`;
      const rows = await rowsOf(
        link,
        build
          .selectFrom('identities')
          .selectAll()
          .where(({ or, fn, eb }) => {
            const like = (column: 'name' | 'login') =>
              eb(fn<string>('lower', [column]), 'like', sql<string>`${pattern(text.toLowerCase())} escape '\\'`);
            // SQLite lowers no letters but those of ASCII: others are found as they are written.
            const exact = eb('name', 'like', sql<string>`${pattern(text)} escape '\\'`);
            return or([like('name'), like('login'), exact]);
          })
          .orderBy('seen_at', 'desc')
          .orderBy('id')
          .limit(limit),
      );
      return rows.map(toIdentity);
    },

    async remove(id) {
      const outcome = await link.batch([
        must(
          build
            .updateTable('identities')
            .set({ kind: 'deleted', name: null, login: null, password_hash: null, preferences: '{}' })
            .where('id', '=', id)
            .where('kind', '!=', 'deleted'),
        ),
        ...(['passkeys', 'sessions', 'ratings', 'subscriptions', 'messages', 'addresses', 'outbox'] as const).map(
          (table) => compiled(build.deleteFrom(table).where('identity', '=', id)),
        ),
        compiled(
          build
            .updateTable('results')
            .set({ among: null, rated_from: null, rated_to: null })
            .where('identity', '=', id),
        ),
        compiled(build.deleteFrom('mutes').where(({ or, eb }) => or([eb('muter', '=', id), eb('muted', '=', id)]))),
      ]);
      return !('failed' in outcome);
    },

    export: (id) => exportOf(link, id),
  };
}

/** Whether a unique key refused it, in the words of either database. */
const isDuplicate = (error: unknown): boolean =>
  (error as { code?: unknown }).code === '23505' || /UNIQUE constraint failed/.test(String((error as Error).message));
