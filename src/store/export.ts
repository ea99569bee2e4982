import type { Compilable } from 'kysely';
import { parsed } from './columns.ts';
import { compiled, type Link, type Row } from './link.ts';
import type { JsonObject } from './records.ts';

/** Everything about one person, as of one moment. Games are named by their tables: the logs themselves are everybody's. */
export function exportOf(link: Link, id: string): Promise<JsonObject | null> {
  const { build } = link;
  return link.snapshot(async (read) => {
    const rows = (query: Compilable<unknown>): Promise<Row[]> => read(compiled(query));
    const [person] = await rows(
      build
        .selectFrom('identities')
        .select(['id', 'kind', 'name', 'login', 'preferences', 'created_at', 'seen_at'])
        .where('id', '=', id),
    );
    if (!person) return null;
    return {
      identity: { ...person, preferences: parsed(String(person['preferences'])) },
      passkeys: await rows(
        build.selectFrom('passkeys').select(['id', 'label', 'created_at', 'used_at']).where('identity', '=', id),
      ),
      sessions: await rows(
        build.selectFrom('sessions').select(['label', 'created_at', 'expires_at']).where('identity', '=', id),
      ),
      seats: await rows(
        build
          .selectFrom('seats')
          .innerJoin('tables', 'tables.id', 'seats.table_id')
          .select([
            'tables.id as table',
            'tables.game',
            'tables.status',
            'tables.created_at',
            'seats.seat',
            'seats.entropy',
          ])
          .where('seats.identity', '=', id)
          .orderBy('tables.created_at'),
      ),
      hosted: await rows(
        build
          .selectFrom('tables')
          .select(['id as table', 'game', 'created_at'])
          .where('host', '=', id)
          .orderBy('created_at'),
      ),
      results: await rows(
        build
          .selectFrom('results')
          .select([
            'table_id as table',
            'game',
            'seat',
            'place',
            'won',
            'score',
            'at',
            'among',
            'rated_from',
            'rated_to',
          ])
          .where('identity', '=', id)
          .orderBy('at'),
      ),
      ratings: (
        await rows(build.selectFrom('ratings').select(['game', 'numbers', 'score', 'games']).where('identity', '=', id))
      ).map((rating) => ({ ...rating, numbers: parsed(String(rating['numbers'])) })),
      messages: await rows(
        build
          .selectFrom('messages')
          .select(['table_id as table', 'text', 'at'])
          .where('identity', '=', id)
          .orderBy('at'),
      ),
      mutes: await rows(build.selectFrom('mutes').select(['muted', 'at']).where('muter', '=', id)),
      reports: await rows(
        build
          .selectFrom('reports')
          .select(['against', 'reason', 'quote', 'at'])
          .where('reporter', '=', id)
          .orderBy('at'),
      ),
      subscriptions: await rows(
        build.selectFrom('subscriptions').select(['endpoint', 'label', 'created_at']).where('identity', '=', id),
      ),
      addresses: await rows(
        build.selectFrom('addresses').select(['address', 'confirmed_at']).where('identity', '=', id),
      ),
      letters: (
        await rows(build.selectFrom('outbox').select(['notice', 'due_at']).where('identity', '=', id).orderBy('due_at'))
      ).map((letter) => ({ ...letter, notice: parsed(String(letter['notice'])) })),
    };
  });
}
