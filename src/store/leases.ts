import { changesOf, compiled, firstOf, type Link, must, rowsOf } from './link.ts';
import type { Leases } from './store.ts';

export function leasesOf(link: Link): Leases {
  const { build } = link;

  /** Takes their leases along. Against a holder that renews at this moment the row's lock decides, for one or the other. */
  const bury = (now: number) => compiled(build.deleteFrom('holders').where('expires_at', '<=', now));

  return {
    async enter(holder, ttlMs, now) {
      await link.batch([
        compiled(build.deleteFrom('holders').where('holder', '=', holder)),
        compiled(build.insertInto('holders').values({ holder, expires_at: now + ttlMs })),
      ]);
    },

    async renew(holder, ttlMs, now) {
      const query = build
        .updateTable('holders')
        .set({ expires_at: now + ttlMs })
        .where('holder', '=', holder)
        .where('expires_at', '>', now);
      return (await changesOf(link, query)) > 0;
    },

    async acquire(names, holder, now) {
      if (names.length === 0) return [];
      // In one order everywhere: two who want the same names must not wait for each other in a circle.
      const ordered = [...new Set(names)].sort();
      const outcome = await link.batch([
        bury(now),
        // Touches its own row, so that nobody buries it before the leases are written.
        must(
          build
            .updateTable('holders')
            .set(({ ref }) => ({ expires_at: ref('expires_at') }))
            .where('holder', '=', holder),
        ),
        compiled(
          build
            .insertInto('leases')
            .values(ordered.map((name) => ({ name, holder })))
            .onConflict((conflict) => conflict.doNothing()),
        ),
      ]);
      if ('failed' in outcome) return [];
      const held = await rowsOf(
        link,
        build.selectFrom('leases').select('name').where('name', 'in', ordered).where('holder', '=', holder),
      );
      return held.map(({ name }) => name);
    },

    async release(names, holder) {
      if (names.length === 0) return;
      await changesOf(link, build.deleteFrom('leases').where('holder', '=', holder).where('name', 'in', names));
    },

    async leave(holder) {
      await changesOf(link, build.deleteFrom('holders').where('holder', '=', holder));
    },

    async holderOf(name, now) {
      const row = await firstOf(
        link,
        build
          .selectFrom('leases')
          .innerJoin('holders', 'holders.holder', 'leases.holder')
          .select('leases.holder')
          .where('leases.name', '=', name)
          .where('holders.expires_at', '>', now),
      );
      return row?.holder ?? null;
    },
  };
}
