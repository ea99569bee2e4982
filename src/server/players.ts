/** The API of players: how good somebody is, what they have played, and who is the best. */
import { Hono } from 'hono';
import { GAME_IDS, isGameId } from '../games/registry.ts';
import type { Among, PlayedGame } from '../store/records.ts';
import { type Ask, type Desk, type Env, Refused } from './ask.ts';
import { A_PLAYER } from './context.ts';
import { ladderName, shownRating } from './ratings.ts';

const GAMES_A_PAGE = 50;
const POINTS = 200;
const LADDER = 50;
/** Whoever is new stands below: enough are asked for that the page is full without them. */
const LADDER_READ = 200;

type Wanted = { readonly after?: { readonly at: number; readonly shown: number }; readonly game?: string };

export function playerRoutes(desk: Desk): Hono<Env> {
  const app = new Hono<Env>();
  const { store } = desk.context;

  async function player(ask: Ask): Promise<{ id: string; name: string }> {
    desk.limit('requests', desk.address(ask));
    const identity = await store.identities.get(ask.req.param('id') ?? '');
    if (!identity || identity.name === null) throw new Refused('not-found', 404);
    return { id: identity.id, name: identity.name };
  }

  /** Whoever has the id of a table may read all of it: that of a private one is told only to those who sat there. */
  async function idsFor(ask: Ask, seats: readonly PlayedGame[]): Promise<(id: string) => string | null> {
    const who = await desk.somebody(ask);
    const told = await store.tables.publicAmong([...new Set(seats.map(({ tableId }) => tableId))]);
    for (const { tableId, identity } of seats) if (who && identity === who.identity.id) told.add(tableId);
    return (id) => (told.has(id) ? id : null);
  }

  /** `next` is asked for as `after`: the time of the last game of a page, and how many of that very moment were shown. */
  function pageOf(ask: Ask): Wanted {
    const after = /^(\d{1,15})\.(\d{1,3})$/.exec(ask.req.query('after') ?? '');
    const game = ask.req.query('game');
    return {
      ...(after ? { after: { at: Number(after[1]), shown: Number(after[2]) } } : {}),
      ...(game === undefined ? {} : { game }),
    };
  }

  async function games(ask: Ask, identity: string, { after, game: only }: Wanted) {
    const shown = after?.shown ?? 0;
    const found = await store.results.history(identity, {
      limit: GAMES_A_PAGE + shown,
      ...(after ? { after: { at: after.at + 1, id: '' } } : {}),
      ...(only === undefined ? {} : { game: only }),
    });
    const played = found.slice(shown);
    const seats = await store.results.of(played.map(({ tableId }) => tableId));
    const idOf = await idsFor(ask, seats);
    const names = await store.identities.names([...new Set(seats.flatMap((seat) => seat.identity ?? []))]);
    const person = ({ seat, identity: who, bot, place, score }: PlayedGame) => ({
      seat,
      name: bot ?? names.get(who ?? '') ?? A_PLAYER,
      who: who !== null && names.has(who) ? who : null,
      bot,
      place,
      score,
    });
    const last = played.at(-1);
    return {
      games: played.map(({ tableId, game, seat, place, won, score, at, rated }) => ({
        ...{ table: idOf(tableId), game, seat, place, won, score, at, rated },
        people: seats.filter((other) => other.tableId === tableId).map(person),
      })),
      next:
        last && played.length === GAMES_A_PAGE ? `${last.at}.${found.filter(({ at }) => at === last.at).length}` : null,
    };
  }

  app.get('/players/:id', async (ask) => {
    const { id, name } = await player(ask);
    const [ratings, tally, first] = await Promise.all([
      store.results.ratingsOf(id),
      store.results.tally(id),
      games(ask, id, {}),
    ]);
    return ask.json({ id, name, ratings: ratings.map(shownRating), tally, ...first });
  });

  app.get('/players/:id/games', async (ask) => {
    const { id } = await player(ask);
    return ask.json(await games(ask, id, pageOf(ask)));
  });

  /** How a rating came about, the oldest of the last games first. */
  app.get('/players/:id/rating/:game', async (ask) => {
    const { id } = await player(ask);
    const among = amongOf(ask);
    const played = await store.results.rated(id, ask.req.param('game'), among, POINTS);
    const idOf = await idsFor(ask, await store.results.of(played.map(({ tableId }) => tableId)));
    const points = played.map(({ tableId, at, rated }) => ({ table: idOf(tableId), at, rating: rated?.to }));
    return ask.json({ points: points.reverse() });
  });

  app.get('/ladder/:game', async (ask) => {
    desk.limit('requests', desk.address(ask));
    const game = ask.req.param('game');
    if (!isGameId(game)) throw new Refused('not-found', 404, `The games are: ${GAME_IDS.join(', ')}.`);
    const ratings = await store.results.ladder(ladderName(game, amongOf(ask)), LADDER_READ);
    const names = await store.identities.names(ratings.map(({ identity }) => identity));
    const players = ratings.flatMap((rating) => {
      const { game: _, among: __, ...shown } = shownRating(rating);
      return shown.provisional
        ? []
        : [{ who: rating.identity, name: names.get(rating.identity) ?? A_PLAYER, ...shown }];
    });
    return ask.json({ players: players.slice(0, LADDER) });
  });

  return app;
}

const amongOf = (ask: Ask): Among => (ask.req.query('among') === 'bots' ? 'bots' : 'people');
