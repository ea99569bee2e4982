import { sql } from 'kysely';
import { changesOf, firstOf, type Link, prepared, rowsOf } from './link.ts';
import type { ChatMessage } from './records.ts';
import type { Schema } from './schema.ts';
import type { Talk } from './store.ts';

const toMessage = ({ table_id, ...row }: Schema['messages']): ChatMessage => ({ ...row, tableId: table_id });

export function talkOf(link: Link): Talk {
  const { build } = link;
  const latest = (tableId: string, limit: number) =>
    build
      .selectFrom('messages')
      .selectAll()
      .where('table_id', '=', tableId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
  const latestOf = prepared(latest);
  const mutes = prepared((identity: string) =>
    build.selectFrom('mutes').select('muted').where('muter', '=', identity).orderBy('at').orderBy('muted'),
  );
  return {
    async say({ tableId, id, identity, seat, text, at }) {
      const row = { id, table_id: tableId, identity, seat, text, at };
      const said = build.insertInto('messages').values(row);
      return (
        (await changesOf(
          link,
          said.onConflict((conflict) => conflict.doNothing()),
        )) > 0
      );
    },

    async messages(tableId, { limit, after }) {
      const before = after && sql<boolean>`(at, id) < (${after.at}, ${after.id})`;
      const rows = await rowsOf(link, before ? latest(tableId, limit).where(before) : latestOf(tableId, limit));
      return rows.map(toMessage).reverse();
    },
    async message(id) {
      const row = await firstOf(link, build.selectFrom('messages').selectAll().where('id', '=', id));
      return row && toMessage(row);
    },
    strike: async (id) => (await changesOf(link, build.deleteFrom('messages').where('id', '=', id))) > 0,

    async mute(by, whom, at) {
      await changesOf(
        link,
        build
          .insertInto('mutes')
          .values({ muter: by, muted: whom, at })
          .onConflict((conflict) => conflict.doNothing()),
      );
    },
    async unmute(by, whom) {
      await changesOf(link, build.deleteFrom('mutes').where('muter', '=', by).where('muted', '=', whom));
    },
    async mutedBy(identity) {
      return (await rowsOf(link, mutes(identity))).map(({ muted }) => muted);
    },
  };
}
