import { toIdentity, toSession } from './columns.ts';
import { changesOf, firstOf, type Link, prepared, rowsOf } from './link.ts';
import type { Sessions } from './store.ts';

export function sessionsOf(link: Link): Sessions {
  const { build } = link;
  const openBy = prepared((hash: string, now: number) =>
    build
      .selectFrom('sessions')
      .innerJoin('identities', 'identities.id', 'sessions.identity')
      .selectAll('identities')
      .select([
        'sessions.hash',
        'sessions.identity',
        'sessions.expires_at',
        'sessions.label',
        'sessions.created_at as opened_at',
      ])
      .where('sessions.hash', '=', hash)
      .where('sessions.expires_at', '>', now),
  );
  return {
    async open({ hash, identity, createdAt, expiresAt, label }) {
      await changesOf(
        link,
        build.insertInto('sessions').values({ hash, identity, created_at: createdAt, expires_at: expiresAt, label }),
      );
    },

    async find(hash, now) {
      const row = await firstOf(link, openBy(hash, now));
      return row && { session: toSession({ ...row, created_at: row.opened_at }), identity: toIdentity(row) };
    },

    async of(identity, now) {
      const rows = await rowsOf(
        link,
        build
          .selectFrom('sessions')
          .selectAll()
          .where('identity', '=', identity)
          .where('expires_at', '>', now)
          .orderBy('created_at', 'desc')
          .orderBy('hash'),
      );
      return rows.map(toSession);
    },

    async extend(hash, expiresAt) {
      await changesOf(link, build.updateTable('sessions').set({ expires_at: expiresAt }).where('hash', '=', hash));
    },
    async close(hash) {
      await changesOf(link, build.deleteFrom('sessions').where('hash', '=', hash));
    },
    async closeAll(identity, except) {
      const query = build.deleteFrom('sessions').where('identity', '=', identity);
      await changesOf(link, except === undefined ? query : query.where('hash', '!=', except));
    },
    sweep: (now) => changesOf(link, build.deleteFrom('sessions').where('expires_at', '<=', now)),
  };
}
