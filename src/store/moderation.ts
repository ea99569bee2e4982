import { sql } from 'kysely';
import { json, parsed } from './columns.ts';
import { changesOf, firstOf, type Link, rowsOf } from './link.ts';
import type { Ban, JsonObject, Report } from './records.ts';
import type { Schema } from './schema.ts';
import type { Moderation } from './store.ts';

const toReport = ({ reporter, table_id, message_id, settled_at, ...row }: Schema['reports']): Report => ({
  ...row,
  by: reporter,
  tableId: table_id,
  messageId: message_id,
  settledAt: settled_at,
});

const toBan = ({ banner, ...row }: Schema['bans']): Ban => ({ ...row, by: banner });

export function moderationOf(link: Link): Moderation {
  const { build } = link;

  const standing = (now: number) =>
    build
      .selectFrom('bans')
      .selectAll()
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
      .orderBy('at', 'desc')
      .orderBy('subject');

  return {
    async report({ by, tableId, messageId, ...report }) {
      await changesOf(
        link,
        build.insertInto('reports').values({
          ...report,
          reporter: by,
          table_id: tableId,
          message_id: messageId,
          settled_at: null,
          verdict: null,
        }),
      );
    },

    async reports({ limit, after, open }) {
      let query = build.selectFrom('reports').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
      if (open !== undefined) query = query.where('settled_at', open ? 'is' : 'is not', null);
      if (after) query = query.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`);
      return (await rowsOf(link, query)).map(toReport);
    },

    async getReport(id) {
      const row = await firstOf(link, build.selectFrom('reports').selectAll().where('id', '=', id));
      return row && toReport(row);
    },

    async settle(reportId, verdict, at) {
      const query = build
        .updateTable('reports')
        .set({ verdict, settled_at: at })
        .where('id', '=', reportId)
        .where('settled_at', 'is', null);
      return (await changesOf(link, query)) > 0;
    },

    async ban({ subject, reason, by, at, until }) {
      const columns = { reason, banner: by, at, until };
      await changesOf(
        link,
        build
          .insertInto('bans')
          .values({ subject, ...columns })
          .onConflict((conflict) => conflict.column('subject').doUpdateSet(columns)),
      );
    },
    lift: async (subject) => (await changesOf(link, build.deleteFrom('bans').where('subject', '=', subject))) > 0,
    banned: async (subjects, now) =>
      subjects.length === 0 ? [] : (await rowsOf(link, standing(now).where('subject', 'in', subjects))).map(toBan),
    bans: async (now) => (await rowsOf(link, standing(now))).map(toBan),

    async audit({ id, at, by, act, subject, detail }) {
      await changesOf(link, build.insertInto('acts').values({ id, at, admin: by, act, subject, detail: json(detail) }));
    },
    async acts({ limit, after }) {
      const query = build.selectFrom('acts').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
      const rows = await rowsOf(link, after ? query.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`) : query);
      return rows.map(({ admin, detail, ...row }) => ({ ...row, by: admin, detail: parsed<JsonObject>(detail) }));
    },
  };
}
