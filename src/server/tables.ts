/** The API of tables: set one up, sit down, start, play again, take the game home. */
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { nanoid } from 'nanoid';
import { botNames } from '../bots/index.ts';
import { commit, SEED_BYTES } from '../dealer/dealer.ts';
import { gameOf } from '../games/known.ts';
import { GAME_IDS, type GameId, games, isGameId } from '../games/registry.ts';
import type { Setup } from '../kernel/game.ts';
import { checkSetup, makeSetup } from '../kernel/setup.ts';
import { botBody, createBody, joinBody, rematchBody, seatBody, startBody } from '../protocol/http.ts';
import type { LiveLine } from '../protocol/parts.ts';
import type { NewTable, Seat } from '../store/records.ts';
import type { TableSpec } from '../table/entries.ts';
import { fileOf } from './archive.ts';
import { type Ask, type Desk, type Env, Refused } from './ask.ts';
import { delayOf, type Rec } from './context.ts';
import { hashOf, newToken } from './identity.ts';
import { linesOf, liveLines, lobbyLines } from './lists.ts';
import { letterTo, type News } from './news.ts';
import { botSeat, change, FREE, isFree, sit, without } from './seating.ts';

/** As many games as anybody plays at once; and of those that are over the latest. */
const GOING = 1_000;
const OVER = 100;
const LIVE_MS = 2_000;

function known(game: GameId, bot: string): string {
  if (!botNames(game).includes(bot))
    throw new Refused('bad-options', 400, `The bots of this game are: ${botNames(game).join(', ')}.`);
  return bot;
}

/** The same by the rules of today, if they still know all that was chosen. */
function anew(setup: Setup): Setup {
  const game = gameOf(setup.game);
  const plain = makeSetup(game, setup.seats);
  const problems = plain.ok ? checkSetup(game, setup) : plain.problems;
  if (!plain.ok || problems.length > 0) throw new Refused('bad-options', 400, problems.join(' '));
  return { ...plain.value, options: { ...plain.value.options, ...setup.options } };
}

export function tableRoutes(desk: Desk): Hono<Env> {
  const app = new Hono<Env>();
  const { store, log, graceMs } = desk.context;

  /** What can be played, as far as a form needs to know it. */
  const catalog = GAME_IDS.map((id) => ({
    id,
    seats: games[id].seats,
    options: Object.entries(games[id].options).flatMap(([key, spec]) =>
      spec.kind === 'data' ? [] : [{ key, kind: spec.kind, values: valuesOf(spec), initial: String(spec.initial) }],
    ),
    bots: botNames(id),
  }));
  app.get('/games', (ask) => ask.json(catalog));

  app.get('/tables', async (ask) => {
    desk.limit('requests', desk.address(ask));
    const who = await desk.somebody(ask);
    return ask.json(await lobbyLines(store, who?.identity.id ?? null));
  });

  /** What can be looked at right now: read once for all who look within a moment. */
  let live: { readonly at: number; readonly lines: Promise<LiveLine[]> } | null = null;
  app.get('/tables/live', async (ask) => {
    desk.limit('requests', desk.address(ask));
    const at = Date.now();
    if (!live || at - live.at > LIVE_MS) {
      const lines = liveLines(store, at);
      live = { at, lines };
      lines.catch(() => {
        live = null;
      });
    }
    return ask.json(await live.lines);
  });

  app.get('/tables/mine', async (ask) => {
    const { identity } = await desk.required(ask);
    // Each by itself: what is over must not crowd out what goes on.
    const going = await store.tables.of(identity.id, { limit: GOING, status: ['open', 'running'] });
    const over = await store.tables.of(identity.id, { limit: OVER, status: ['finished'] });
    return ask.json(await linesOf(store, [...going, ...over], identity.id));
  });

  app.post('/tables', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('tables', identity.id);
    desk.limit('tablesFrom', desk.address(ask));
    const body = await desk.body(ask, createBody);
    if (!isGameId(body.game)) throw new Refused('bad-options', 400, `The games are: ${GAME_IDS.join(', ')}.`);
    const game: GameId = body.game;
    const setup = makeSetup(games[game], body.seats.length, body.options ?? {});
    if (!setup.ok) throw new Refused('bad-options', 400, setup.problems.join(' '));
    if (body.seats.filter((seat) => seat === 'me').length > 1) throw new Refused('already-seated', 409);
    const seats = body.seats.map((seat): Seat => {
      if (seat === 'me') return sit(identity.id, body.entropy);
      return seat === 'free' ? FREE : botSeat(known(game, seat.bot));
    });
    const spec: TableSpec = { setup: setup.value, clock: body.clock ?? { kind: 'none' } };
    const choices = { public: body.public ?? false, delay: body.delay ?? 0, rematchOf: null };
    const made = await create(identity.id, spec, seats, choices);
    if (!made) throw new Refused('not-saved', 503);
    return ask.json(made, 201);
  });

  /** The seed is drawn and committed to before anybody sits down. Null: somebody has just made this rematch. */
  async function create(
    host: string,
    spec: TableSpec,
    seats: readonly Seat[],
    choices: { readonly public: boolean; readonly delay: number; readonly rematchOf: string | null },
  ) {
    const { delay, rematchOf } = choices;
    const invite = newToken();
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const table: NewTable<TableSpec> = {
      id: nanoid(),
      game: spec.setup.game,
      status: 'open',
      public: choices.public,
      host,
      seats,
      options: { clock: spec.clock, ...(delay > 0 ? { delay } : {}) },
      commitment: commit(seed),
      rematchOf,
      createdAt: Date.now(),
      spec,
      inviteHash: hashOf(invite),
      seed,
    };
    if ((await store.tables.create(table)) !== 'ok') return null;
    await desk.rooms.changed(table.id);
    return { id: table.id, invite, commitment: table.commitment };
  }

  async function found(ask: Ask): Promise<Rec> {
    const record = await store.tables.get(ask.req.param('id') ?? '');
    if (!record) throw new Refused('not-found', 404);
    return record;
  }

  /** To the others at a table, if they are not there. */
  async function announce(news: News, seats: readonly Seat[], by: string): Promise<void> {
    const others = seats.flatMap(({ identity }) => (identity === null || identity === by ? [] : [identity]));
    const dueAt = Date.now() + graceMs;
    // What was asked for is done: whether the others hear of it at once is another matter.
    await store.outbox
      .put(others.map((identity) => letterTo(identity, news, dueAt)))
      .catch((error) => log.warn({ err: error }, 'the others were not told'));
  }

  const mustBeOpen = (record: Rec): void => {
    if (record.status === 'closed') throw new Refused('closed', 409);
    if (record.status !== 'open') throw new Refused('already-started', 409);
  };
  const mustHost = (record: Rec, identity: string): void => {
    if (record.host !== identity) throw new Refused('not-allowed', 403);
    mustBeOpen(record);
  };
  const put = (record: Rec, at: number, seat: Seat): readonly Seat[] => {
    if (at >= record.seats.length) throw new Refused('not-found', 404);
    return record.seats.map((old, i) => (i === at ? seat : old));
  };

  app.get('/invites/:token', async (ask) => {
    desk.limit('requests', desk.address(ask));
    const record = await store.tables.byInvite(hashOf(ask.req.param('token')));
    if (!record) throw new Refused('not-found', 404);
    const who = await desk.somebody(ask);
    return ask.json((await linesOf(store, [record], who?.identity.id ?? null))[0]);
  });

  app.get('/tables/:id', async (ask) => {
    desk.limit('requests', desk.address(ask));
    const who = await desk.somebody(ask);
    return ask.json((await linesOf(store, [await found(ask)], who?.identity.id ?? null))[0]);
  });

  /** A chair of one's own: by invitation, or at a public table. At a rematch it is kept, and only the entropy is given. */
  app.post('/tables/:id/join', async (ask) => {
    const { identity } = await desk.required(ask);
    const { invite, seat: wanted, entropy } = await desk.body(ask, joinBody);
    let seat = -1;
    await change(desk, ask.req.param('id'), (record) => {
      mustBeOpen(record);
      const own = record.seats.findIndex((s) => s.identity === identity.id);
      if (own >= 0 && record.seats[own].entropy !== null) throw new Refused('already-seated', 409);
      if (own < 0 && !record.public && (invite === undefined || hashOf(invite) !== record.inviteHash))
        throw new Refused('not-allowed', 403);
      seat = own >= 0 ? own : (wanted ?? record.seats.findIndex(isFree));
      if (wanted !== undefined && wanted >= record.seats.length) throw new Refused('not-found', 404);
      if (own < 0 && !(record.seats[seat] && isFree(record.seats[seat]))) throw new Refused('seat-taken', 409);
      return { seats: put(record, seat, sit(identity.id, entropy)) };
    });
    return ask.json({ seat });
  });

  app.post('/tables/:id/leave', async (ask) => {
    const { identity } = await desk.required(ask);
    await change(desk, ask.req.param('id'), (record) => {
      mustBeOpen(record);
      return without(record, identity.id);
    });
    return ask.json({});
  });

  app.post('/tables/:id/kick', async (ask) => {
    const { identity } = await desk.required(ask);
    const { seat } = await desk.body(ask, seatBody);
    await change(desk, ask.req.param('id'), (record) => {
      mustHost(record, identity.id);
      return { seats: put(record, seat, FREE) };
    });
    return ask.json({});
  });

  app.post('/tables/:id/bot', async (ask) => {
    const { identity } = await desk.required(ask);
    const { seat, bot } = await desk.body(ask, botBody);
    await change(desk, ask.req.param('id'), (record) => {
      mustHost(record, identity.id);
      if (record.seats[seat]?.identity) throw new Refused('seat-taken', 409);
      return { seats: put(record, seat, bot === null ? FREE : botSeat(known(record.game as GameId, bot))) };
    });
    return ask.json({});
  });

  app.post('/tables/:id/start', async (ask) => {
    const { identity } = await desk.required(ask);
    const { fill } = await desk.body(ask, startBody);
    const started = await change(desk, ask.req.param('id'), (record) => {
      mustHost(record, identity.id);
      const { setup } = record.spec;
      // It would begin, and nobody could ever open it.
      if (setup.rules !== gameOf(setup.game).rules)
        throw new Refused('bad-options', 400, 'The rules have changed since this table was set: set another one.');
      const seats = record.seats.map((seat) =>
        fill !== undefined && isFree(seat) ? botSeat(known(record.game as GameId, fill)) : seat,
      );
      if (seats.some(({ entropy }) => entropy === null)) throw new Refused('not-ready', 409);
      const now = Date.now();
      // Should this process die before it has dealt, another one finds the table by its waking time.
      return { seats, status: 'running', wakeAt: now, options: { ...record.options, startedAt: now } };
    });
    await desk.rooms.get(ask.req.param('id'));
    await announce({ kind: 'began', table: started.id }, started.seats, identity.id);
    return ask.json({});
  });

  async function rematchOf(id: string): Promise<{ id: string; commitment: string } | null> {
    const there = await store.tables.rematchOf(id);
    return there && { id: there.id, commitment: there.commitment };
  }

  /** The same again, everybody a chair further; there is only ever one, and everybody agrees by giving entropy. */
  app.post('/tables/:id/rematch', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('tables', identity.id);
    desk.limit('tablesFrom', desk.address(ask));
    const { entropy } = await desk.body(ask, rematchBody);
    const old = await found(ask);
    if (old.status !== 'finished') throw new Refused('not-over', 409);
    if (!old.seats.some((seat) => seat.identity === identity.id)) throw new Refused('not-allowed', 403);
    const there = await rematchOf(old.id);
    if (there) return ask.json(there);
    const names = await store.identities.names(old.seats.flatMap((seat) => seat.identity ?? []));
    const n = old.seats.length;
    const seats = old.seats.map((_, i): Seat => {
      const seat = old.seats[(i + n - 1) % n];
      if (seat.bot !== null) return botSeat(seat.bot);
      if (seat.identity === identity.id) return sit(identity.id, entropy);
      // The chair of somebody who has deleted their account is anybody's.
      return seat.identity !== null && names.has(seat.identity) ? { ...FREE, identity: seat.identity } : FREE;
    });
    const again = { public: old.public, delay: delayOf(old), rematchOf: old.id };
    const { setup } = old.spec;
    const options = old.result ? (gameOf(setup.game).again?.(setup, old.result, 1) ?? setup.options) : setup.options;
    const made = await create(identity.id, { ...old.spec, setup: anew({ ...setup, options }) }, seats, again);
    if (!made) {
      const first = await rematchOf(old.id);
      if (!first) throw new Refused('not-saved', 503);
      return ask.json(first);
    }
    await desk.rooms.changed(old.id);
    await announce({ kind: 'rematch', table: made.id }, seats, identity.id);
    return ask.json(made, 201);
  });

  /** A finished game as one file that anybody can check and replay. */
  app.get('/tables/:id/file', async (ask) => {
    desk.limit('replays', desk.address(ask));
    const record = await found(ask);
    if (record.status !== 'finished') throw new Refused('not-over', 409);
    ask.header('content-disposition', `attachment; filename="${record.game}-${record.id}.json"`);
    return ask.json(await fileOf(store, record));
  });

  return app;
}

function valuesOf(spec: (typeof games)[GameId]['options'][string]): readonly string[] {
  if (spec.kind === 'choice') return spec.values;
  if (spec.kind !== 'number') return [];
  return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => String(spec.min + i));
}
