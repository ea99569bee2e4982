import { sql } from 'kysely';
import { json, parsed, patchColumns } from './columns.ts';
import type { Groups } from './group.ts';
import { letterRows } from './keeping.ts';
import { compiled, firstOf, type Link, prepared, rowsOf, type Statement, type Waits } from './link.ts';
import type { Snapshot } from './records.ts';
import type { Beside, Log } from './store.ts';

/** A transaction for so many: large ones hold up the moves behind them. */
const SNAPSHOTS_AT_ONCE = 50;

const NONE: readonly Statement[] = [];

const NOBODY: readonly number[] = [];

const waitsOf = ({ at, table, wakeAt = table?.wakeAt }: Beside<unknown>): Waits => ({
  at,
  wakes: wakeAt !== undefined,
  wakeAt: wakeAt ?? null,
});

export function logOf<Spec, Entry>(link: Link, groups: Groups): Log<Spec, Entry> {
  const { build } = link;

  const readFrom = prepared((tableId: string, from: number) =>
    build
      .selectFrom('log')
      .select(['seq', 'entries'])
      .where('table_id', '=', tableId)
      // Whoever asks from the middle of an append gets its second half.
      .where(({ eb, fn, selectFrom }) =>
        eb(
          'seq',
          '>=',
          fn.coalesce(
            selectFrom('log as before')
              .select(({ fn }) => fn.max('before.seq').as('seq'))
              .where('before.table_id', '=', tableId)
              .where('before.seq', '<=', from),
            eb.val(0),
          ),
        ),
      )
      .orderBy('seq'),
  );

  /** What happens seldom goes as statements of its own, after the append and only if that succeeds. */
  function besideStatements(tableId: string, { table, results, letters, at }: Beside<Spec>): readonly Statement[] {
    if (!table && !results && (letters ?? []).length === 0) return NONE;
    const statements: Statement[] = [];
    const columns = patchColumns(table ?? {});
    if (Object.keys(columns).length > 0) {
      statements.push(
        compiled(
          build
            .updateTable('tables')
            .set((eb) => ({ ...columns, revision: eb('revision', '+', 1) }))
            .where('id', '=', tableId)
            // A game whose last move crosses with an operator who closes it stays closed, and says nothing about anybody.
            .where('status', '!=', sql.lit('closed')),
        ),
      );
    }
    if (results && results.length > 0) {
      statements.push(
        compiled(
          build.insertInto('results').values((eb) =>
            results.map(({ seat, identity, bot, place, won, score }) => ({
              table_id: tableId,
              ...{ seat, identity, bot, place, score, at },
              won: Number(won),
              seats: results.length,
              game: eb.selectFrom('tables').select('game').where('id', '=', tableId),
            })),
          ),
        ),
        compiled(
          build
            .deleteFrom('results')
            .where('table_id', '=', tableId)
            .where(({ exists, selectFrom }) =>
              exists(
                selectFrom('tables').select('id').where('id', '=', tableId).where('status', '=', sql.lit('closed')),
              ),
            ),
        ),
        // It is over: there is nothing to go on from.
        compiled(build.deleteFrom('snapshots').where('table_id', '=', tableId)),
      );
    }
    statements.push(...letterRows(build, letters ?? []));
    return statements;
  }

  function keep(tableId: string, { seq, stamp, state }: Snapshot): Statement {
    const row = { seq, stamp, state: json(state) };
    return compiled(
      build
        .insertInto('snapshots')
        .values({ table_id: tableId, ...row })
        .onConflict((conflict) =>
          conflict
            .column('table_id')
            .doUpdateSet(row)
            // A slow process must not put back an older position; one under other rules is of no use to anybody.
            .where(({ eb, or }) => or([eb('snapshots.seq', '<=', seq), eb('snapshots.stamp', '!=', stamp)])),
        ),
    );
  }

  return {
    append(tableId, seq, entries, turn = NOBODY, beside) {
      if (entries.length === 0) return Promise.reject(new RangeError('There is nothing to append.'));
      return groups.append({
        tableId,
        seq,
        count: entries.length,
        entries: json(entries),
        turn: json(turn),
        waits: beside ? waitsOf(beside) : null,
        beside: beside ? besideStatements(tableId, beside) : NONE,
      });
    },

    async read(tableId, from = 0) {
      const rows = await rowsOf(link, readFrom(tableId, from), [tableId]);
      const entries = rows.flatMap(({ entries }) => parsed<Entry[]>(entries));
      return rows.length > 0 && rows[0].seq < from ? entries.slice(from - rows[0].seq) : entries;
    },

    async length(tableId) {
      const last = await firstOf(
        link,
        build
          .selectFrom('log')
          .select(({ eb }) => eb('seq', '+', eb.ref('count')).as('length'))
          .where('table_id', '=', tableId)
          .orderBy('seq', 'desc')
          .limit(1),
        [tableId],
      );
      return last ? Number(last.length) : 0;
    },

    async snapshot(tableId, stamp) {
      const row = await firstOf(
        link,
        build.selectFrom('snapshots').selectAll().where('table_id', '=', tableId).where('stamp', '=', stamp),
      );
      try {
        return row && { seq: row.seq, stamp: row.stamp, state: parsed(row.state) };
      } catch {
        // A damaged copy is as good as none.
        return null;
      }
    },

    async keepSnapshots(snapshots) {
      for (let at = 0; at < snapshots.length; at += SNAPSHOTS_AT_ONCE)
        await link.batch(
          snapshots.slice(at, at + SNAPSHOTS_AT_ONCE).map(({ tableId, snapshot }) => keep(tableId, snapshot)),
        );
    },
  };
}
