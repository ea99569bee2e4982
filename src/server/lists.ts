/** Tables in lists: the lobby, one's own games. */
import type { LiveLine, Person, TableLine } from '../protocol/parts.ts';
import { A_PLAYER, delayOf, type Summary, type TableStore } from './context.ts';

const LOBBY = 60;
/** Whoever has set a table and found nobody for so long waits no longer. */
const WAITS_MS = 14 * 86_400_000;

export async function linesOf(store: TableStore, tables: readonly Summary[], me: string | null): Promise<TableLine[]> {
  const ids = new Set(tables.flatMap(({ host, seats }) => [host, ...seats.flatMap(({ identity }) => identity ?? [])]));
  const names = await store.identities.names([...ids]);
  const person = ({ identity, bot }: Summary['seats'][number]): Person => {
    if (bot !== null) return { name: bot, kind: 'bot', level: bot, who: null, present: true };
    if (identity === null) return { name: '', kind: 'free', who: null, present: false };
    const name = names.get(identity);
    return { name: name ?? A_PLAYER, kind: 'person', who: name === undefined ? null : identity, present: false };
  };
  return tables.map((table) => ({
    id: table.id,
    game: table.game,
    status: table.status,
    public: table.public,
    host: names.get(table.host) ?? A_PLAYER,
    people: table.seats.map(person),
    clock: (table.options['clock'] as TableLine['clock'] | undefined) ?? { kind: 'none' },
    // Whose turn it is tells those who may only look on later what has just happened.
    turn:
      delayOf(table) > 0 && !table.seats.some(({ identity }) => me !== null && identity === me) ? [] : [...table.turn],
    mine: table.seats.flatMap(({ identity }, seat) => (me !== null && identity === me ? [seat] : [])),
    delay: delayOf(table),
    result: table.result && { ...table.result, winners: [...table.result.winners], scores: [...table.result.scores] },
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
  }));
}

/** The public tables that still have a chair, as `me` sees them. */
export async function lobbyLines(store: TableStore, me: string | null): Promise<TableLine[]> {
  return linesOf(store, await store.tables.lobby({ limit: LOBBY, since: Date.now() - WAITS_MS }), me);
}

const LIVE = 30;
/** A table that nobody has finished for so long is no game to look at. */
const STALE_MS = 31 * 86_400_000;

export async function liveLines(store: TableStore, now: number): Promise<LiveLine[]> {
  const tables = await store.tables.live({ limit: LIVE, since: now - STALE_MS });
  const [lines, moves] = await Promise.all([
    linesOf(store, tables, null),
    Promise.all(tables.map(({ id }) => store.log.length(id))),
  ]);
  return lines.map((line, i) => ({ ...line, moves: Math.max(0, moves[i] - line.delay) }));
}
