import { type ExpressionBuilder, sql } from 'kysely';
import { patchColumns, summaryColumns, toSummary, toTable, waitsColumns } from './columns.ts';
import { compiled, firstOf, inParts, type Link, must, prepared, rowsOf, type Statement } from './link.ts';
import type { Page, Seat, TableStatus, TableSummary } from './records.ts';
import type { Schema } from './schema.ts';
import { leaseOf, type TableMark, type Tables } from './store.ts';

export function tablesOf<Spec>(link: Link): Tables<Spec> {
  const { build } = link;

  const seatRows = (tableId: string, seats: readonly Seat[]): Statement[] =>
    seats.length === 0
      ? []
      : [
          compiled(
            build
              .insertInto('seats')
              .values(
                seats.map(({ identity, bot, entropy }, seat) => ({ table_id: tableId, seat, identity, bot, entropy })),
              ),
          ),
        ];

  /** The chairs of many tables in one question. */
  async function seatsOf(ids: readonly string[]): Promise<Map<string, Seat[]>> {
    const seats = new Map<string, Seat[]>(ids.map((id) => [id, []]));
    for (const some of inParts(ids)) {
      const rows = await rowsOf(
        link,
        build.selectFrom('seats').selectAll().where('table_id', 'in', some).orderBy('table_id').orderBy('seat'),
      );
      for (const { table_id, identity, bot, entropy } of rows) seats.get(table_id)?.push({ identity, bot, entropy });
    }
    return seats;
  }

  /** Whom each of these tables waits for, if it has a newest move that says so. */
  async function turnsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const turns = new Map<string, string>();
    for (const some of inParts(ids)) {
      const query = build
        .selectFrom('log')
        .select(['table_id', 'turn'])
        .where('table_id', 'in', some)
        .where('seq', '=', sql<number>`(select max(seq) from log as newest where newest.table_id = log.table_id)`);
      for (const { table_id, turn } of await rowsOf(link, query, some)) if (turn !== null) turns.set(table_id, turn);
    }
    return turns;
  }

  type Found = Parameters<typeof toSummary>[0];
  async function whole(rows: readonly Found[]): Promise<TableSummary[]> {
    const running = rows.flatMap(({ id, status }) => (status === 'running' ? [id] : []));
    const [seats, turns] = await Promise.all([seatsOf(rows.map(({ id }) => id)), turnsOf(running)]);
    return rows.map((row) => {
      try {
        return toSummary(row, seats.get(row.id) ?? [], turns.get(row.id));
      } catch (error) {
        throw error instanceof SyntaxError ? new SyntaxError(`table ${row.id}: ${error.message}`) : error;
      }
    });
  }

  const withWaits = () => build.selectFrom('tables').innerJoin('waits', 'waits.table_id', 'tables.id');

  const seatsAt = prepared((id: string) =>
    build.selectFrom('seats').select(['identity', 'bot', 'entropy']).where('table_id', '=', id).orderBy('seat'),
  );
  const newestOf = prepared((id: string) =>
    build.selectFrom('log').select('turn').where('table_id', '=', id).orderBy('seq', 'desc').limit(1),
  );
  async function found(query: ReturnType<typeof tableById>) {
    const row = await firstOf(link, query);
    if (!row) return null;
    const newest = row.status === 'running' ? firstOf(link, newestOf(row.id), [row.id]) : null;
    const [seats, move] = await Promise.all([rowsOf(link, seatsAt(row.id)), newest]);
    return toTable<Spec>(row, seats, move?.turn ?? undefined);
  }
  const selectTable = (column: 'id' | 'invite_hash', value: string) =>
    withWaits().selectAll('tables').select(['turn', 'wake_at', 'updated_at']).where(column, '=', value);
  const tableById = prepared((id: string) => selectTable('id', id));

  const rematch = prepared((id: string) =>
    withWaits().select(summaryColumns).where('rematch_of', '=', id).where('tables.status', '!=', sql.lit('closed')),
  );

  /** A list in falling order of a time, from a cursor on. */
  const summaries = (by: 'tables.created_at' | 'waits.updated_at', { limit, after }: Page) => {
    const query = withWaits().select(summaryColumns).orderBy(by, 'desc').orderBy('tables.id', 'desc').limit(limit);
    return after ? query.where(sql<boolean>`(${sql.ref(by)}, tables.id) < (${after.at}, ${after.id})`) : query;
  };

  async function publicOnes(status: 'open' | 'running', { since, ...page }: Page & { readonly since: number }) {
    const query = summaries('tables.created_at', page)
      .where('tables.created_at', '>=', since)
      .where('tables.status', '=', sql.lit(status))
      .where('tables.public', '=', sql.lit(1));
    return whole(await rowsOf(link, query));
  }

  return {
    async create(table) {
      const { id, game, rematchOf, createdAt, seats, ...rest } = table;
      // Of a game there is one rematch; one that was closed makes room for another.
      const room = build
        .updateTable('tables')
        .set({ rematch_of: null })
        .where('rematch_of', '=', rematchOf)
        .where('status', '=', sql.lit('closed'));
      const outcome = await link.batch([
        ...(rematchOf === null ? [] : [compiled(room)]),
        must(
          build
            .insertInto('tables')
            .values({
              id,
              game,
              rematch_of: rematchOf,
              created_at: createdAt,
              result: null,
              rated: 0,
              revision: 0,
              ...(patchColumns(rest) as Required<
                Pick<
                  Schema['tables'],
                  'spec' | 'status' | 'public' | 'invite_hash' | 'host' | 'options' | 'seed' | 'commitment'
                >
              >),
            })
            .onConflict((conflict) => conflict.doNothing()),
        ),
        compiled(build.insertInto('waits').values({ table_id: id, turn: '[]', wake_at: null, updated_at: createdAt })),
        ...seatRows(id, seats),
      ]);
      return 'failed' in outcome ? 'taken' : 'ok';
    },

    get: (id) => found(tableById(id)),
    byInvite: (inviteHash) => found(selectTable('invite_hash', inviteHash)),

    async change(id, revision, { seats, ...patch }, at) {
      const outcome = await link.batch([
        // In the order in which a move that ends a game touches them: two who want both must not wait for each other.
        compiled(build.updateTable('waits').set(waitsColumns(patch, at)).where('table_id', '=', id)),
        must(
          build
            .updateTable('tables')
            .set({ ...patchColumns(patch), revision: revision + 1 })
            .where('id', '=', id)
            .where('revision', '=', revision),
        ),
        ...(seats ? [compiled(build.deleteFrom('seats').where('table_id', '=', id)), ...seatRows(id, seats)] : []),
      ]);
      return 'failed' in outcome ? null : revision + 1;
    },

    lobby: (page) => publicOnes('open', page),
    live: (page) => publicOnes('running', page),

    async of(identity, { status, game, ...page }) {
      let query = summaries('waits.updated_at', page).where((eb: ExpressionBuilder<Schema, 'tables' | 'waits'>) =>
        eb.or([
          eb('tables.host', '=', identity),
          eb('tables.id', 'in', eb.selectFrom('seats').select('table_id').where('identity', '=', identity)),
        ]),
      );
      if (status !== undefined) query = query.where('tables.status', 'in', status);
      if (game !== undefined) query = query.where('tables.game', '=', game);
      return whole(await rowsOf(link, query));
    },

    async list({ status, game, ...page }) {
      let query = summaries('tables.created_at', page);
      if (status !== undefined) query = query.where('tables.status', '=', status);
      if (game !== undefined) query = query.where('tables.game', '=', game);
      return whole(await rowsOf(link, query));
    },

    async rematchOf(id) {
      return (await whole(await rowsOf(link, rematch(id))))[0] ?? null;
    },

    async due(now, limit) {
      const rows = await rowsOf(
        link,
        withWaits()
          .select('tables.id')
          .where('tables.status', '=', sql.lit('running'))
          .where('waits.wake_at', '<=', now)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('leases')
                  .innerJoin('holders', 'holders.holder', 'leases.holder')
                  .select('leases.name')
                  .where('leases.name', '=', sql<string>`${sql.lit(leaseOf(''))} || tables.id`)
                  .where('holders.expires_at', '>', now),
              ),
            ),
          )
          .orderBy('waits.wake_at')
          .limit(limit),
      );
      return rows.map(({ id }) => id);
    },

    async marks(ids) {
      const marks = new Map<string, TableMark>();
      for (const some of inParts(ids)) {
        const length = sql<number>`coalesce(
          (select seq + count from log where table_id = tables.id order by seq desc limit 1), 0)`;
        const query = build.selectFrom('tables').select(['id', 'revision', length.as('length')]);
        for (const { id, ...mark } of await rowsOf(link, query.where('id', 'in', some), some)) marks.set(id, mark);
      }
      return marks;
    },

    async publicAmong(ids) {
      if (ids.length === 0) return new Set();
      const query = build.selectFrom('tables').select('id').where('id', 'in', ids).where('public', '=', sql.lit(1));
      return new Set((await rowsOf(link, query)).map(({ id }) => id));
    },

    async counts() {
      const rows = await rowsOf(
        link,
        build
          .selectFrom('tables')
          .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
          .groupBy('status'),
      );
      const counts: Record<TableStatus, number> = { open: 0, running: 0, finished: 0, closed: 0 };
      for (const { status, count } of rows) counts[status] = count;
      return counts;
    },
  };
}
