/** What games make of people: ratings, a player's page, the ladder. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standings } from '../../src/server/ratings.ts';
import { openStore } from '../../src/store/open.ts';
import type { Entry } from '../../src/table/entries.ts';
import { newTable, sitting } from '../../src/testing/stores.ts';
import { castleForTwo, Person, type Place, playOut, serve, tempFolder } from './client.ts';

let place: Place;
beforeAll(async () => {
  place = await serve();
});
afterAll(() => place.stop());

type Rating = { game: string; among: string; rating: number; uncertainty: number; provisional: boolean; games: number };
type Shown = { ratings: Rating[]; [field: string]: unknown };
const page = async (who: string, rest = '', by = new Person(place.url)): Promise<Shown> =>
  (await by.ask('GET', `/api/players/${who}${rest}`)).body;

async function finish(people: readonly Person[], table: { id: string }): Promise<void> {
  const sockets = await Promise.all(people.map((person) => person.socket()));
  await Promise.all(sockets.map((socket) => socket.watch(table.id)));
  await Promise.all(sockets.map((socket, seat) => playOut(socket, table.id, seat)));
  await Promise.all(sockets.map((socket) => socket.close()));
}

describe('a finished game', () => {
  it('moves the ratings of those who played it, once', async () => {
    const { ann, bob, table } = await castleForTwo(place.url, { public: true });
    await finish([ann, bob], table);
    await expect.poll(() => page(ann.id).then(({ ratings }) => ratings.length)).toBe(1);
    const [hers, his] = await Promise.all([page(ann.id), page(bob.id)]);
    const result = (await ann.ask('GET', `/api/tables/${table.id}`)).body.result;
    const moved = [hers, his].map(({ ratings }) => Math.sign(ratings[0].rating - 1500));
    expect(moved).toEqual(
      result.winners.length === 2 ? [0, 0] : [0, 1].map((seat) => (result.winners.includes(seat) ? 1 : -1)),
    );
    expect(hers.ratings[0]).toMatchObject({ game: 'castle', among: 'people', provisional: true, games: 1 });
    expect(hers.ratings[0].uncertainty).toBeLessThan(500);
    expect(hers['tally']).toMatchObject([{ game: 'castle', played: 1 }]);
    expect(hers['games']).toMatchObject([
      {
        table: table.id,
        rated: { among: 'people', from: 1500, to: hers.ratings[0].rating },
        people: [{ name: 'Ann', who: ann.id }, { name: 'Bob' }],
      },
    ]);
    expect(hers['next']).toBeNull();
    const points = [{ table: table.id, rating: hers.ratings[0].rating }];
    expect(await page(ann.id, '/rating/castle')).toMatchObject({ points });
    expect(await page(ann.id, '/rating/castle?among=bots')).toEqual({ points: [] });
    // Newcomers are not on the ladder yet.
    expect((await ann.ask('GET', '/api/ladder/castle')).body).toEqual({ players: [] });
    expect((await ann.ask('GET', '/api/ladder/chess')).status).toBe(404);
  });

  it('that was private is listed for everybody, and led to by those who sat there alone', async () => {
    const { ann, bob, table } = await castleForTwo(place.url);
    await finish([ann, bob], table);
    await expect.poll(() => page(ann.id).then(({ ratings }) => ratings.length)).toBe(1);
    const cat = await Person.arrive(place.url, 'Cat');
    for (const rest of ['', '/games', '/rating/castle']) {
      const list = rest.startsWith('/rating') ? 'points' : 'games';
      for (const own of [ann, bob])
        expect(await page(ann.id, rest, own), rest).toMatchObject({ [list]: [{ table: table.id }] });
      for (const other of [cat, new Person(place.url)]) {
        const seen = await page(ann.id, rest, other);
        expect(seen, rest).toMatchObject({ [list]: [{ table: null }] });
        expect(JSON.stringify(seen), rest).not.toContain(table.id);
      }
    }
  });

  it('with a bot counts against bots, and never among people', async () => {
    const ann = await Person.arrive(place.url);
    const table = await ann.create({ game: 'castle', seats: ['me', { bot: 'random' }] });
    await ann.ask('POST', `/api/tables/${table.id}/start`, {});
    await finish([ann], table);
    await expect.poll(() => page(ann.id).then(({ ratings }) => ratings.map(({ among }) => among))).toEqual(['bots']);
    expect(await page(ann.id, '/rating/castle?among=bots', ann)).toMatchObject({ points: [{ table: table.id }] });
  });

  it('that was given up at once counts for nothing', async () => {
    const { ann, bob, table } = await castleForTwo(place.url);
    const socket = await ann.socket();
    await socket.watch(table.id);
    await socket.ask({ t: 'resign', table: table.id, seat: 0, id: 'r' });
    await socket.close();
    await expect.poll(() => page(bob.id).then(({ games }) => (games as unknown[]).length)).toBe(1);
    expect(await page(bob.id)).toMatchObject({ ratings: [], games: [{ won: true, rated: null }] });
  });

  it('that a crash left unrated is rated after the next start; lists are read page by page', async () => {
    const file = join(tempFolder(), 'table.sqlite');
    const store = await openStore(file);
    for (const id of ['ann', 'ben']) await store.identities.create({ id, name: id, at: 1 });
    for (let game = 0; game < 60; game++) {
      const id = `t${game}`;
      const seats = [sitting('ann'), sitting('ben')];
      await store.tables.create(newTable(id, { seats, status: 'running', createdAt: game }));
      const seat = (n: number, identity: string) => ({
        seat: n,
        identity,
        bot: null,
        place: 1 + n,
        won: n === 0,
        score: 0,
      });
      await store.log.append(id, 0, [{ kind: 'move', at: 1, seat: 0, key: 'x' }], [], {
        // Some of them end in the same moment, just where a page does.
        at: 1_000 + (game >= 8 && game <= 12 ? 10 : game),
        table: { status: 'finished', result: { winners: [0], scores: [2, 1], how: 'castle' } },
        results: [seat(0, 'ann'), seat(1, 'ben')],
      });
    }
    await store.close();
    const again = await serve({ store: file });
    const look = (path: string) => new Person(again.url).ask('GET', path).then(({ body }) => body);
    await expect.poll(() => look('/api/players/ann').then(({ ratings }) => ratings[0]?.games)).toBe(60);
    const { players } = await look('/api/ladder/castle');
    expect(players).toMatchObject([{ name: 'ann', provisional: false }, { name: 'ben' }]);
    expect(players[0].rating).toBeGreaterThan(1500);
    const first = await look('/api/players/ann');
    expect(first.games).toHaveLength(50);
    expect(first.next).toBe('1010.3');
    const rest = await look(`/api/players/ann/games?game=castle&after=${first.next}`);
    expect(rest.games.map(({ table }: { table: string }) => table)).toEqual(
      [11, 10, 7, 6, 5, 4, 3, 2, 1, 0].map((game) => `t${game}`),
    );
    expect(rest.next).toBeNull();
    const { points } = await look('/api/players/ann/rating/castle');
    expect(points).toHaveLength(60);
    expect(points.at(-1)).toMatchObject({ table: 't59', rating: players[0].rating });
    await again.stop();
  });
});

describe('what a game says about skill', () => {
  const moves = (seats: number): Entry[] =>
    Array.from({ length: 2 * seats }, (_, i) => ({ kind: 'move', at: i, seat: i % seats, key: 'x' }));
  const of = (people: readonly (string | null)[], winners: number[], scores: number[], how: string, log: Entry[]) =>
    standings(
      { seats: people.map((who) => sitting(who, who === null ? 'greedy' : null)), result: { winners, scores, how } },
      log,
    );

  it('is the winners first, then the points; whoever left is behind all who stayed', () => {
    const four = ['a', 'b', 'c', 'd'];
    expect(of(four, [2], [5, 9, 1, 5], 'castle', moves(4))?.places).toEqual([3, 2, 1, 3]);
    const left: Entry[] = [...moves(4), { kind: 'resign', at: 9, seat: 2 }, { kind: 'flag', at: 9, seat: 1 }];
    expect(of(four, [2], [5, 9, 1, 6], 'castle', left)?.places).toEqual([2, 3, 3, 1]);
    const back: Entry[] = [
      { kind: 'seat', at: 8, seat: 2, held: 'bot' },
      { kind: 'seat', at: 9, seat: 2, held: 'person' },
    ];
    expect(of(four, [2], [5, 9, 1, 5], 'castle', [...moves(4), ...back])?.places).toEqual([3, 2, 1, 3]);
    expect(of(four, [2], [5, 9, 1, 5], 'castle', [...moves(4), back[0]])?.places).toEqual([2, 1, 4, 2]);
  });

  it('is nothing for one alone, for a game given up early, and for one without a result', () => {
    expect(of(['a', 'a'], [0], [1, 0], 'castle', moves(2))).toBeNull();
    expect(of([null, null], [0], [1, 0], 'castle', moves(2))).toBeNull();
    const early: Entry[] = [...moves(2).slice(1), { kind: 'resign', at: 9, seat: 0 }];
    expect(of(['a', 'b'], [1], [1, 0], 'resign', early)).toBeNull();
    // A move that the clock made is nobody's.
    const late: Entry[] = moves(2).map((entry, i) =>
      i === 0 && entry.kind === 'move' ? { ...entry, late: true } : entry,
    );
    expect(of(['a', 'b'], [1], [1, 0], 'resign', late)).toBeNull();
    const claim: Entry[] = [...moves(2), { kind: 'claim', at: 9, seat: 0, of: 1 }];
    expect(of(['a', 'b'], [0], [0, 9], 'claim', claim)?.places).toEqual([1, 2]);
    expect(of(['a', 'b'], [0], [0, 9], 'claim', claim.slice(1))).toBeNull();
    expect(of(['a', 'b'], [1], [1, 0], 'resign', moves(2))?.among).toBe('people');
    expect(of(['a', null], [1], [1, 0], 'resign', moves(2))?.among).toBe('bots');
    expect(standings({ seats: [sitting('a'), sitting('b')], result: null }, [])).toBeNull();
  });
});
