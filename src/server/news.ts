/** What happens while somebody is away, and the words in which they hear of it. */
import { type GameId, games } from '../games/registry.ts';
import type { Letter } from '../store/records.ts';
import { A_PLAYER, type Context, type Rec, type Summary } from './context.ts';

export type Channel = 'push' | 'mail';

export type News =
  /** At a table: it is your turn, the game has begun or is over, others want to play again. */
  | { readonly kind: 'turn' | 'began' | 'ended' | 'rematch'; readonly table: string }
  /** Once a day: which games wait for you. */
  | { readonly kind: 'digest'; readonly channel: Channel }
  /** Whether a device hears us at all. */
  | { readonly kind: 'test' };

export type Words = {
  readonly title: string;
  readonly body: string;
  /** Where it leads, on this server. */
  readonly path: string;
  /** What a newer one of takes its place on the screen. */
  readonly tag: string;
};

/** Only the newest thing about a table is told, and only once. */
const subject = (news: News): string => ('table' in news ? news.table : Object.values(news).join(' '));

export function letterTo(identity: string, news: News, dueAt: number, target: string | null = null): Letter {
  const id = [identity, subject(news), ...(target === null ? [] : [target])].join('/');
  return { id, identity, target, notice: news, dueAt, tries: 0, createdAt: Date.now() };
}

/** Says whether somebody looks at a table now, at whatever process. */
export type Looks = (table: string, seat: number) => boolean;

/** The words for somebody, or null if it is of no interest any more: they have seen it, or it is not so. */
export async function wordsFor(context: Context, identity: string, news: News, looks: Looks): Promise<Words | null> {
  if (news.kind === 'test') {
    return { title: 'Once Upon a Table', body: 'This is how you will hear from us.', path: '/', tag: 'test' };
  }
  if (news.kind === 'digest') return digestFor(context, identity);
  const record = await context.store.tables.get(news.table);
  const seat = record ? record.seats.findIndex((chair) => chair.identity === identity) : -1;
  if (!record || seat < 0 || looks(record.id, seat)) return null;
  const said = titleOf(news.kind, record, seat);
  if (said === null) return null;
  // Who asks for another game is seen at the last one.
  if (news.kind === 'rematch' && record.rematchOf !== null) {
    const before = (seat + record.seats.length - 1) % record.seats.length;
    if (looks(record.rematchOf, before)) return null;
  }
  return { title: said, body: await atTable(context, record, seat), path: `/online/${record.id}`, tag: record.id };
}

function titleOf(kind: 'turn' | 'began' | 'ended' | 'rematch', record: Rec, seat: number): string | null {
  const running = record.status === 'running';
  switch (kind) {
    case 'turn':
      return running && record.turn.includes(seat) ? 'It is your turn' : null;
    case 'began':
      if (!running) return null;
      return record.turn.includes(seat) ? 'The game has begun, and it is your turn' : 'The game has begun';
    case 'rematch':
      return record.status === 'open' && record.seats[seat].entropy === null ? 'Once more?' : null;
    case 'ended':
      if (record.status !== 'finished') return null;
      return record.result?.winners.includes(seat) ? 'The game is over: you have won' : 'The game is over';
  }
}

/** "Once Upon a Castle with Ben and Cleo." */
async function atTable(context: Context, record: Summary, seat: number): Promise<string> {
  const names = await context.store.identities.names(record.seats.flatMap(({ identity }) => identity ?? []));
  const others = record.seats.flatMap(({ identity, bot }, i) => {
    if (i === seat) return [];
    return [bot === null ? (names.get(identity ?? '') ?? A_PLAYER) : `${bot} (a bot)`];
  });
  return `${gameTitle(record.game)} with ${list.format(others)}.`;
}

const list = new Intl.ListFormat('en');
const gameTitle = (game: string): string => games[game as GameId].messages.en.title;
const LISTED = 5;

/** Whatever waits for somebody: their turn, or their word that they play again. */
async function digestFor(context: Context, identity: string): Promise<Words | null> {
  const tables = await context.store.tables.of(identity, { limit: 100, status: ['open', 'running'] });
  const waiting = tables.filter(({ status, turn, seats }) =>
    seats.some(
      (chair, i) => chair.identity === identity && (status === 'running' ? turn.includes(i) : chair.entropy === null),
    ),
  );
  if (waiting.length === 0) return null;
  const lines = await Promise.all(
    waiting.slice(0, LISTED).map((table) =>
      atTable(
        context,
        table,
        table.seats.findIndex((chair) => chair.identity === identity),
      ),
    ),
  );
  const more = waiting.length - lines.length;
  return {
    title: waiting.length === 1 ? 'A game waits for you' : `${waiting.length} games wait for you`,
    body: [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'),
    path: waiting.length === 1 ? `/online/${waiting[0].id}` : '/games',
    tag: 'digest',
  };
}
