/** What is kept under a name and nothing more: settings, tickets, subscriptions, letters. */
import { json, parsed } from './columns.ts';
import { type Builder, changesOf, compiled, firstOf, type Link, rowsOf, type Statement } from './link.ts';
import type { JsonObject, Letter } from './records.ts';
import type { Outbox, Push, Settings, Tickets } from './store.ts';

export function settingsOf(link: Link): Settings {
  const { build } = link;
  const get = async (name: string): Promise<unknown> => {
    const row = await firstOf(link, build.selectFrom('settings').select('value').where('name', '=', name));
    return row ? parsed(row.value) : undefined;
  };
  const insert = (name: string, value: unknown) => build.insertInto('settings').values({ name, value: json(value) });
  return {
    get,
    async set(name, value) {
      await changesOf(
        link,
        insert(name, value).onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json(value) })),
      );
    },
    async once(name, value) {
      await changesOf(
        link,
        insert(name, value).onConflict((conflict) => conflict.doNothing()),
      );
      return get(name);
    },
  };
}

export function ticketsOf(link: Link): Tickets {
  const { build } = link;
  return {
    async issue({ id, value, expiresAt }) {
      await changesOf(link, build.insertInto('tickets').values({ id, value: json(value), expires_at: expiresAt }));
    },
    async redeem(id, now) {
      // Of two who come at once the deletion gives it to one.
      const { rows } = await link.query(
        compiled(build.deleteFrom('tickets').where('id', '=', id).returning(['value', 'expires_at'])),
      );
      const [row] = rows as { value: string; expires_at: number }[];
      return row && row.expires_at > now ? parsed(row.value) : undefined;
    },
    sweep: (now) => changesOf(link, build.deleteFrom('tickets').where('expires_at', '<=', now)),
  };
}

export function pushOf(link: Link): Push {
  const { build } = link;
  return {
    async subscribe({ endpoint, identity, keys, createdAt, label }) {
      const columns = { identity, keys: json(keys), created_at: createdAt, label };
      await changesOf(
        link,
        build
          .insertInto('subscriptions')
          .values({ endpoint, ...columns })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(columns)),
      );
    },
    async unsubscribe(endpoint) {
      await changesOf(link, build.deleteFrom('subscriptions').where('endpoint', '=', endpoint));
    },
    async of(identity) {
      const rows = await rowsOf(
        link,
        build
          .selectFrom('subscriptions')
          .selectAll()
          .where('identity', '=', identity)
          .orderBy('created_at')
          .orderBy('endpoint'),
      );
      return rows.map(({ created_at, keys, ...row }) => ({
        ...row,
        keys: parsed<JsonObject>(keys),
        createdAt: created_at,
      }));
    },
  };
}

/** Written together with whatever made it worth telling. */
export function letterRows(build: Builder, letters: readonly Letter[]): Statement[] {
  return letters.map(({ id, identity, target, notice, dueAt, tries, createdAt }) => {
    const columns = { identity, target, notice: json(notice), due_at: dueAt, tries, created_at: createdAt };
    return compiled(
      build
        .insertInto('outbox')
        .values({ id, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns)),
    );
  });
}

export function outboxOf(link: Link): Outbox {
  const { build } = link;
  const settled = build.deleteFrom('outbox').where('id', '=', '').where('created_at', '=', 0).compile().sql;
  const done = ({ id, createdAt }: Letter): Statement => ({ sql: settled, values: [id, createdAt] });
  return {
    async put(letters) {
      if (letters.length > 0) await link.batch(letterRows(build, letters));
    },
    async due(now, limit) {
      const rows = await rowsOf(
        link,
        build.selectFrom('outbox').selectAll().where('due_at', '<=', now).orderBy('due_at').orderBy('id').limit(limit),
      );
      return rows.map(({ notice, due_at, created_at, ...row }) => ({
        ...row,
        notice: parsed<JsonObject>(notice),
        dueAt: due_at,
        createdAt: created_at,
      }));
    },
    async settle(letter, next = []) {
      await link.batch([done(letter), ...letterRows(build, next)]);
    },
    async drop(letters) {
      if (letters.length > 0) await link.batch(letters.map(done));
    },
    async postpone({ id, createdAt, tries }, dueAt) {
      const query = build
        .updateTable('outbox')
        .set({ due_at: dueAt, tries: tries + 1 })
        .where('id', '=', id)
        .where('created_at', '=', createdAt);
      await changesOf(link, query);
    },
  };
}
