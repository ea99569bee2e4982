/**
 * The finished tale as a book that can be read by link: only if everybody who sat there agrees, and only for as long as they
 * do. The host may leave sentences out of it; the log of the game stays as it is.
 */
import { Hono } from 'hono';
import { nanoid } from 'nanoid';
import * as v from 'valibot';
import { type Book, CHARGES } from '../book/book.ts';
import { bookOf } from '../book/from-tale.ts';
import type { TimeState } from '../games/time/rules/state.ts';
import { taleOf } from '../games/time/tale.ts';
import { bookAgreeBody, bookOmitBody } from '../protocol/http.ts';
import { type Ask, type Desk, type Env, Refused } from './ask.ts';
import { A_PLAYER, type Rec } from './context.ts';

const TRIES = 10;
const GAME = 'time';
const A_BOT = 'a bot';

/** What a table's record keeps of its book, among its options. */
const kept = v.object({
  agreed: v.array(v.number()),
  omitted: v.array(v.number()),
  link: v.nullable(v.string()),
});
type Kept = v.InferOutput<typeof kept>;
const NOTHING: Kept = { agreed: [], omitted: [], link: null };

const keptIn = ({ options }: Rec): Kept => {
  const read = v.safeParse(kept, options['book']);
  return read.success ? read.output : NOTHING;
};

/** The link is looked up by name; what it leads to is the table's business. */
const nameOf = (link: string): string => `book ${link}`;

export function bookRoutes(desk: Desk): Hono<Env> {
  const app = new Hono<Env>();
  const { store } = desk.context;

  async function finished(id: string): Promise<Rec> {
    const record = await store.tables.get(id);
    if (!record || record.game !== GAME) throw new Refused('not-found', 404);
    if (record.status !== 'finished') throw new Refused('not-over', 409);
    return record;
  }

  const namesOf = (record: Rec): Promise<Map<string, string>> =>
    store.identities.names(record.seats.flatMap(({ identity }) => identity ?? []));

  /** Whose word counts: people who are still there. Bots have no secrets, and whoever is deleted has no name in it. */
  async function asked(record: Rec): Promise<number[]> {
    const names = await namesOf(record);
    return record.seats.flatMap(({ identity }, seat) => (identity !== null && names.has(identity) ? [seat] : []));
  }

  const seatOf = (record: Rec, identity: string): number => {
    const seat = record.seats.findIndex((s) => s.identity === identity);
    if (seat < 0) throw new Refused('not-allowed', 403);
    return seat;
  };

  async function shown(record: Rec, identity: string) {
    const { agreed, omitted, link } = keptIn(record);
    return { agreed, omitted, link, asked: await asked(record), host: record.host === identity };
  }

  /** Changes what is kept; if somebody else was faster, on top of that. */
  async function amend(id: string, edit: (record: Rec, before: Kept) => Kept | Promise<Kept>): Promise<Rec> {
    for (let tries = 0; tries < TRIES; tries++) {
      const record = await finished(id);
      const before = keptIn(record);
      const book = await edit(record, before);
      const options = { ...record.options, book };
      if ((await store.tables.change(id, record.revision, { options }, Date.now())) === null) continue;
      if (before.link !== null && before.link !== book.link) await store.settings.set(nameOf(before.link), null);
      if (book.link !== null && book.link !== before.link) await store.settings.set(nameOf(book.link), id);
      await desk.rooms.changed(id);
      return { ...record, options };
    }
    throw new Refused('not-saved', 503);
  }

  const tableOf = (ask: Ask): string => ask.req.param('id') ?? '';

  app.get('/tables/:id/book', async (ask) => {
    const { identity } = await desk.required(ask);
    const record = await finished(tableOf(ask));
    seatOf(record, identity.id);
    return ask.json(await shown(record, identity.id));
  });

  app.post('/tables/:id/book/agree', async (ask) => {
    const { identity } = await desk.required(ask);
    const { agreed: yes } = await desk.body(ask, bookAgreeBody);
    const record = await amend(tableOf(ask), async (now, before) => {
      const seat = seatOf(now, identity.id);
      const agreed = [...before.agreed.filter((other) => other !== seat), ...(yes ? [seat] : [])].sort((a, b) => a - b);
      const all = (await asked(now)).every((other) => agreed.includes(other));
      return { ...before, agreed, link: all ? (before.link ?? nanoid()) : null };
    });
    return ask.json(await shown(record, identity.id));
  });

  app.post('/tables/:id/book/omit', async (ask) => {
    const { identity } = await desk.required(ask);
    const { sentence, omitted: out } = await desk.body(ask, bookOmitBody);
    const record = await amend(tableOf(ask), (now, before) => {
      if (now.host !== identity.id) throw new Refused('not-allowed', 403);
      const rest = before.omitted.filter((other) => other !== sentence);
      return { ...before, omitted: out ? [...rest, sentence].sort((a, b) => a - b) : rest };
    });
    return ask.json(await shown(record, identity.id));
  });

  /** The book itself, for anybody who has the link. */
  app.get('/books/:link', async (ask) => {
    desk.limit('replays', desk.address(ask));
    const link = ask.req.param('link');
    const id = await store.settings.get(nameOf(link));
    const record = typeof id === 'string' ? await store.tables.get(id) : null;
    if (!record || keptIn(record).link !== link) throw new Refused('not-found', 404);
    return ask.json(await bound(record));
  });

  async function bound(record: Rec): Promise<Book> {
    const room = await desk.rooms.get(record.id);
    if (!room) throw new Refused('not-found', 404);
    const names = await namesOf(record);
    const state = room.table.state as TimeState;
    const seats = record.seats.map(({ identity, bot }, seat) => ({
      name: bot === null ? (names.get(identity ?? '') ?? A_PLAYER) : A_BOT,
      // The reader's own page knows how each seat looks.
      colour: '',
      charge: CHARGES[seat],
    }));
    const date = new Date(Number(record.options['startedAt'] ?? record.createdAt)).toISOString();
    return bookOf(taleOf(state), state.deck, { seats, language: 'en', date, omitted: keptIn(record).omitted });
  }

  return app;
}
