/** The API of players: how good somebody is, what they have played, and who is the best. */
import { Hono } from 'hono';
import { GAME_IDS, isGameId } from '../games/registry.ts';
import type { Among, Page, PlayedGame } from '../store/records.ts';
import { type Ask, type Desk, type Env, Refused } from './ask.ts';
import { A_PLAYER } from './context.ts';
import { ladderName, shownRating } from './ratings.ts';

const GAMES_A_PAGE = 50;
const POINTS = 200;
const LADDER = 50;
/** Whoever is new stands below: enough are asked for that the page is full without them. */
const LADDER_READ = 200;

export function playerRoutes(desk: Desk): Hono<Env> {
  const app = new Hono<Env>();
  const { store } = desk.context;

  async function player(ask: Ask): Promise<{ id: string; name: string }> {
    desk.limit('requests', desk.address(ask));
    const identity = await store.identities.get(ask.req.param('id') ?? '');
    if (!identity || identity.name === null) throw new Refused('not-found', 404);
    return { id: identity.id, name: identity.name };
  }

  /** `next` names the last game of a page, and is asked for as `after`. */
  function pageOf(ask: Ask): Page & { readonly game?: string } {
    const [at, id] = ask.req.query('after')?.split('.') ?? [];
    const game = ask.req.query('game');
    const cursor = /^\d{1,15}$/.test(at ?? '') && id !== undefined ? { after: { at: Number(at), id } } : {};
    return { limit: GAMES_A_PAGE, ...cursor, ...(game === undefined ? {} : { game }) };
  }

  async function games(identity: string, page: Page & { readonly game?: string }) {
    const played = await store.results.history(identity, page);
    const seats = await store.results.of(played.map(({ tableId }) => tableId));
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
        ...{ table: tableId, game, seat, place, won, score, at, rated },
        people: seats.filter((other) => other.tableId === tableId).map(person),
      })),
      next: last && played.length === page.limit ? `${last.at}.${last.tableId}` : null,
    };
  }

  app.get('/players/:id', async (ask) => {
    const { id, name } = await player(ask);
    const [ratings, tally, first] = await Promise.all([
      store.results.ratingsOf(id),
      store.results.tally(id),
      games(id, { limit: GAMES_A_PAGE }),
    ]);
    return ask.json({ id, name, ratings: ratings.map(shownRating), tally, ...first });
  });

  app.get('/players/:id/games', async (ask) => {
    const { id } = await player(ask);
    return ask.json(await games(id, pageOf(ask)));
  });

  /** How a rating came about, the oldest of the last games first. */
  app.get('/players/:id/rating/:game', async (ask) => {
    const { id } = await player(ask);
    const among = amongOf(ask);
    const played = await store.results.rated(id, ask.req.param('game'), among, POINTS);
    const points = played.map(({ tableId, at, rated }) => ({ table: tableId, at, rating: rated?.to }));
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
