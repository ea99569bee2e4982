import { type Compilable, sql } from 'kysely';
import { json, parsed } from './columns.ts';
import { compiled, firstOf, type Link, must, prepared, preparedFor, rowsOf } from './link.ts';
import type { Among, JsonObject, PlayedGame, Rating } from './records.ts';
import type { Schema } from './schema.ts';
import type { Results } from './store.ts';

const toRating = (row: Schema['ratings']): Rating => ({
  identity: row.identity,
  game: row.game,
  numbers: parsed<JsonObject>(row.numbers),
  score: row.score,
  games: row.games,
  updatedAt: row.updated_at,
});

const toPlayed = ({ table_id, won, among, rated_from, rated_to, ...row }: Schema['results']): PlayedGame => ({
  ...row,
  tableId: table_id,
  won: won === 1,
  rated: among === null || rated_from === null || rated_to === null ? null : { among, from: rated_from, to: rated_to },
});

export function resultsOf(link: Link): Results {
  const { build } = link;
  const select = () => build.selectFrom('ratings').selectAll();
  const ratings = async (query: Compilable<Schema['ratings']>): Promise<Rating[]> =>
    (await rowsOf(link, query)).map(toRating);

  const ofGame = preparedFor(([game, ...identities]: readonly string[]) =>
    select().where('identity', 'in', identities).where('game', '=', game),
  );

  /** Succeeds for whoever read the rating as it still is: a new one if there is none, the next one of those games else. */
  const advance = ({ identity, game, numbers, score, games, updatedAt }: Rating) => {
    const numbersText = json(numbers);
    return must(
      games === 1
        ? build
            .insertInto('ratings')
            .values({ identity, game, numbers: numbersText, score, games, updated_at: updatedAt })
            .onConflict((conflict) => conflict.doNothing())
        : next(identity, game, numbersText, score, games, games - 1, updatedAt),
    );
  };
  const next = prepared(
    (
      identity: string,
      game: string,
      numbers: string,
      score: number,
      games: number,
      before: number,
      updated_at: number,
    ) =>
      build
        .updateTable('ratings')
        .set({ numbers, score, games, updated_at })
        .where('identity', '=', identity)
        .where('game', '=', game)
        .where('games', '=', before),
  );
  const mark = prepared((tableId: string) =>
    build
      .updateTable('tables')
      .set({ rated: 1 })
      .where('id', '=', tableId)
      .where('rated', '=', 0)
      .where('status', '=', sql.lit('finished')),
  );
  const show = prepared((tableId: string, seat: number, among: Among, from: number, to: number) =>
    build
      .updateTable('results')
      .set({ among, rated_from: from, rated_to: to })
      .where('table_id', '=', tableId)
      .where('seat', '=', seat),
  );

  return {
    async history(identity, { game, limit, after }) {
      let query = build
        .selectFrom('results')
        .selectAll()
        .where('identity', '=', identity)
        .orderBy('at', 'desc')
        .orderBy('table_id', 'desc')
        .limit(limit);
      if (game !== undefined) query = query.where('game', '=', game);
      if (after) query = query.where(sql<boolean>`(at, table_id) < (${after.at}, ${after.id})`);
      return (await rowsOf(link, query)).map(toPlayed);
    },

    async rated(identity, game, among, limit) {
      const query = build
        .selectFrom('results')
        .selectAll()
        .where('identity', '=', identity)
        .where('game', '=', game)
        .where('among', '=', among)
        .orderBy('at', 'desc')
        .orderBy('table_id', 'desc')
        .limit(limit);
      return (await rowsOf(link, query)).map(toPlayed);
    },

    async of(tableIds) {
      if (tableIds.length === 0) return [];
      const query = build.selectFrom('results').selectAll().where('table_id', 'in', tableIds);
      return (await rowsOf(link, query.orderBy('table_id').orderBy('seat'))).map(toPlayed);
    },

    tally: (identity) =>
      rowsOf(
        link,
        build
          .selectFrom('results')
          .select(({ fn }) => [
            'game',
            fn.countAll<number>().as('played'),
            fn.sum<number>('won').as('won'),
            fn.max('score').as('best'),
          ])
          .where('identity', '=', identity)
          .groupBy('game')
          .orderBy('game'),
      ),

    async rating(identity, game) {
      const row = await firstOf(link, select().where('identity', '=', identity).where('game', '=', game));
      return row && toRating(row);
    },
    ratings: (identities, game) =>
      identities.length === 0 ? Promise.resolve([]) : ratings(ofGame([game, ...identities])),
    ratingsOf: (identity) => ratings(select().where('identity', '=', identity).orderBy('game')),
    ladder: (game, limit) =>
      ratings(select().where('game', '=', game).orderBy('score', 'desc').orderBy('identity').limit(limit)),

    async rate(tableId, updates, shown = []) {
      // In one order everywhere, so that two tables with the same people never wait for each other in a circle.
      const ordered = [...updates].sort((a, b) => (a.identity < b.identity ? -1 : 1));
      const outcome = await link.batch([
        must(mark(tableId)),
        ...ordered.map(advance),
        ...shown.map(({ seat, among, from, to }) => compiled(show(tableId, seat, among, from, to))),
      ]);
      if (!('failed' in outcome)) return 'ok';
      return outcome.failed === 0 ? 'already' : 'stale';
    },

    async unrated(limit) {
      const rows = await rowsOf(
        link,
        build
          .selectFrom('tables')
          .select('id')
          .where('status', '=', sql.lit('finished'))
          .where('rated', '=', sql.lit(0))
          .orderBy('created_at')
          .limit(limit),
      );
      return rows.map(({ id }) => id);
    },
  };
}
