import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kinds, newTable, sitting, useBackend } from '../testing/stores.ts';
import { openStore } from './open.ts';
import { leaseOf, type Store, StoreUnavailable } from './store.ts';

describe.each(kinds)('the store on %s', (kind) => {
  const backend = useBackend(kind);
  let place: string;
  let store: Store;
  beforeEach(async () => {
    place = await backend.place();
    store = await openStore(place);
    for (const id of ['ann', 'ben']) await store.identities.create({ id, name: id.toUpperCase(), at: 1 });
  });
  afterEach(() => store.close());

  const finish = async (id: string, at: number) => {
    await store.tables.create(newTable(id, { createdAt: at }));
    const result = { winners: [0], scores: [31, 20], how: 'score' };
    const results = [
      { seat: 0, identity: 'ann', bot: null, place: 1, won: true, score: 31 },
      { seat: 1, identity: null, bot: 'greedy', place: 2, won: false, score: 20.5 },
    ];
    await store.log.append(id, 0, [{ end: true }], [], { at, table: { status: 'finished', result }, results });
  };

  describe('logs', () => {
    it('gives back what was appended, in order and from any entry on', async () => {
      await store.tables.create(newTable('t'));
      expect(await store.log.append('t', 0, [{ n: 0 }, { n: 1 }, { n: 2, text: 'Ł "quoted" \u2028 🐉' }])).toBe('ok');
      expect(await store.log.append('t', 3, [{ n: 3 }])).toBe('ok');
      expect(await store.log.read('t')).toEqual([{ n: 0 }, { n: 1 }, { n: 2, text: 'Ł "quoted" \u2028 🐉' }, { n: 3 }]);
      expect(await store.log.read('t', 1)).toHaveLength(3);
      expect(await store.log.read('t', 3)).toEqual([{ n: 3 }]);
      expect(await store.log.read('t', 4)).toEqual([]);
      expect(await store.log.read('t', 9)).toEqual([]);
      expect(await store.log.length('t')).toBe(4);
    });

    it('refuses a place that is taken, one beyond the end, and a table that does not exist', async () => {
      await store.tables.create(newTable('t'));
      await store.log.append('t', 0, [1, 2]);
      expect(await store.log.append('t', 0, [7])).toBe('conflict');
      expect(await store.log.append('t', 1, [7])).toBe('conflict');
      expect(await store.log.append('t', 3, [7])).toBe('conflict');
      expect(await store.log.append('nowhere', 0, [7])).toBe('conflict');
      await expect(store.log.append('t', 2, [])).rejects.toThrow('nothing to append');
      expect(await store.log.read('t')).toEqual([1, 2]);
    });

    it('writes what goes beside the entries with them or not at all', async () => {
      await store.tables.create(newTable('t'));
      const beside = { at: 50, wakeAt: 99 };
      expect(await store.log.append('t', 1, [1], [1], { ...beside, table: { status: 'running' } })).toBe('conflict');
      expect(await store.tables.get('t')).toMatchObject({ status: 'open', turn: [], wakeAt: null, revision: 0 });
      expect(await store.log.append('t', 0, [1], [1], { ...beside, table: { status: 'running' } })).toBe('ok');
      expect(await store.tables.get('t')).toMatchObject({ status: 'running', turn: [1], wakeAt: 99, revision: 1 });
      expect(await store.log.append('t', 1, [1], [0], { at: 60 })).toBe('ok');
      expect(await store.tables.get('t')).toMatchObject({ turn: [0], wakeAt: 99, updatedAt: 60, revision: 1 });
      expect(await store.log.append('t', 2, [1], [0], { at: 70, wakeAt: null })).toBe('ok');
      expect(await store.tables.get('t')).toMatchObject({ turn: [0], wakeAt: null, updatedAt: 70 });
      expect(await store.log.append('t', 3, [1], [0, 1])).toBe('ok');
      expect(await store.tables.get('t')).toMatchObject({ turn: [0, 1], updatedAt: 70, revision: 1 });
      await store.tables.change('t', 1, { status: 'closed' }, 80);
      expect(await store.tables.get('t')).toMatchObject({ turn: [], updatedAt: 80 });
    });

    it('keeps every append of many tables at once, each in order', async () => {
      const ids = Array.from({ length: 100 }, (_, i) => `t${i}`);
      await Promise.all(ids.map((id) => store.tables.create(newTable(id))));
      await Promise.all(
        ids.map(async (id) => {
          for (let seq = 0; seq < 20; seq++) expect(await store.log.append(id, seq, [{ id, seq }])).toBe('ok');
        }),
      );
      for (const id of ids) {
        expect(await store.log.read(id)).toEqual(Array.from({ length: 20 }, (_, seq) => ({ id, seq })));
      }
    });

    it('shares a transaction among what is appended in one turn, and one conflict touches no other', async () => {
      const groups: number[] = [];
      const counted = await openStore(place, { onGroup: ({ appends }) => groups.push(appends) });
      const ids = Array.from({ length: 80 }, (_, i) => `t${i}`);
      for (const id of ids) await counted.tables.create(newTable(id));
      await counted.log.append('t7', 0, ['somebody was faster']);
      groups.length = 0;
      const answers = await Promise.all(ids.map((id) => counted.log.append(id, 0, [id])));
      // Many do not wait for the rest of their turn, which gathers meanwhile.
      expect(groups).toEqual([64, 16]);
      expect(answers).toEqual(ids.map((id) => (id === 't7' ? 'conflict' : 'ok')));
      expect(await counted.log.read('t7')).toEqual(['somebody was faster']);
      await counted.close();
    });

    it('lets what is wrong beside one append spoil no other', async () => {
      await finish('done', 5);
      await store.tables.create(newTable('fine'));
      const again = { seat: 0, identity: 'ann', bot: null, place: 1, won: true, score: 1 };
      const [wrong, right] = await Promise.allSettled([
        store.log.append('done', 1, ['again'], [], { at: 6, results: [again] }),
        store.log.append('fine', 0, ['fine']),
      ]);
      expect(wrong.status).toBe('rejected');
      expect(right).toEqual({ status: 'fulfilled', value: 'ok' });
      expect(await store.log.length('done')).toBe(1);
      // What was taken back is nothing to go on from.
      expect(await store.log.append('done', 2, ['on nothing'])).toBe('conflict');
    });

    it('gives one of two appends at the same place of one table to the first', async () => {
      await store.tables.create(newTable('t'));
      const append = (seq: number, what: string) => store.log.append('t', seq, [what]);
      expect(await Promise.all([append(0, 'a'), append(0, 'b'), append(1, 'c')])).toEqual(['ok', 'conflict', 'ok']);
      expect(await store.log.read('t')).toEqual(['a', 'c']);
    });

    it('keeps the newest snapshot of a stamp', async () => {
      await store.tables.create(newTable('t'));
      await store.log.keepSnapshots([{ tableId: 't', snapshot: { seq: 5, stamp: 'v1', state: { a: [1, null] } } }]);
      await store.log.keepSnapshots([{ tableId: 't', snapshot: { seq: 3, stamp: 'v1', state: 'older' } }]);
      expect(await store.log.snapshot('t', 'v1')).toEqual({ seq: 5, stamp: 'v1', state: { a: [1, null] } });
      expect(await store.log.snapshot('t', 'v2')).toBeNull();
      await store.log.keepSnapshots([{ tableId: 't', snapshot: { seq: 4, stamp: 'v2', state: 0 } }]);
      expect(await store.log.snapshot('t', 'v2')).toMatchObject({ seq: 4, state: 0 });
    });

    it('flushes what is under way when it is closed, and refuses what comes later', async () => {
      await store.tables.create(newTable('t'));
      const appended = store.log.append('t', 0, ['last word']);
      await store.close();
      expect(await appended).toBe('ok');
      await expect(store.log.append('t', 1, ['too late'])).rejects.toThrow(StoreUnavailable);
      await expect(store.ping()).rejects.toThrow(StoreUnavailable);
      store = await openStore(place);
      expect(await store.log.read('t')).toEqual(['last word']);
    });
  });

  describe('tables', () => {
    it('keeps a table whole', async () => {
      const table = newTable('t', {
        inviteHash: 'hash',
        seats: [sitting('ann'), sitting(null, 'greedy'), sitting(null)],
      });
      expect(await store.tables.create(table)).toBe('ok');
      expect(await store.tables.create(table)).toBe('taken');
      const added = { turn: [], wakeAt: null, result: null, updatedAt: 1_000, revision: 0 };
      expect(await store.tables.get('t')).toEqual({ ...table, ...added });
      expect(await store.tables.byInvite('hash')).toEqual({ ...table, ...added });
      expect(await store.tables.get('other')).toBeNull();
      expect(await store.tables.byInvite('other')).toBeNull();
    });

    it('lets one of many change it, and tells the others to look again', async () => {
      await store.tables.create(newTable('t'));
      const join = (who: string) => store.tables.change('t', 0, { seats: [sitting('ann'), sitting(who)] }, 2_000);
      const revisions = await Promise.all(['ben', 'eve', 'dan'].map(join));
      expect(revisions.filter((revision) => revision === 1)).toHaveLength(1);
      const winner = ['ben', 'eve', 'dan'][revisions.indexOf(1)];
      const table = await store.tables.get('t');
      expect(table).toMatchObject({ revision: 1, updatedAt: 2_000, seats: [sitting('ann'), sitting(winner)] });
      expect(await store.tables.change('t', 1, { status: 'running', public: false, options: { a: 1 } }, 3_000)).toBe(2);
      expect(await store.tables.get('t')).toMatchObject({ status: 'running', public: false, options: { a: 1 } });
    });

    it('has at most one rematch of a table', async () => {
      const again = (id: string) => store.tables.create(newTable(id, { rematchOf: 'first' }));
      expect((await Promise.all([again('x'), again('y')])).sort()).toEqual(['ok', 'taken']);
      expect(await store.tables.rematchOf('first')).toMatchObject({ rematchOf: 'first' });
      expect(await store.tables.rematchOf('x')).toBeNull();
    });

    it('lists public open tables of late page by page, and nothing secret', async () => {
      for (let i = 0; i < 5; i++) await store.tables.create(newTable(`t${i}`, { createdAt: 10 + (i >> 1) }));
      await store.tables.create(newTable('hidden', { public: false }));
      await store.tables.create(newTable('started', { status: 'running' }));
      await store.tables.create(newTable('forgotten', { createdAt: 9 }));
      const first = await store.tables.lobby({ limit: 3, since: 10 });
      expect(first.map(({ id }) => id)).toEqual(['t4', 't3', 't2']);
      expect(first[0].seats).toEqual([sitting('ann'), sitting(null)]);
      for (const secret of ['seed', 'inviteHash', 'spec']) expect(first[0]).not.toHaveProperty(secret);
      const after = { at: first[2].createdAt, id: first[2].id };
      expect((await store.tables.lobby({ limit: 9, since: 10, after })).map(({ id }) => id)).toEqual(['t1', 't0']);
      const known = await store.tables.publicAmong(['t0', 'hidden', 'started', 'nowhere']);
      expect([...known].sort()).toEqual(['started', 't0']);
      expect(await store.tables.publicAmong([])).toEqual(new Set());
    });

    it('lists public tables that are being played, of late', async () => {
      await store.tables.create(newTable('open', { createdAt: 30 }));
      for (const [id, createdAt] of Object.entries({ old: 10, first: 20, second: 21 }))
        await store.tables.create(newTable(id, { createdAt, status: 'running' }));
      await store.tables.create(newTable('hidden', { createdAt: 30, status: 'running', public: false }));
      const live = await store.tables.live({ limit: 9, since: 20 });
      expect(live.map(({ id }) => id)).toEqual(['second', 'first']);
    });

    it("lists somebody's games, those hosted and those joined, by the latest change", async () => {
      await store.tables.create(newTable('mine', { host: 'ann', seats: [] }));
      await store.tables.create(newTable('joined', { host: 'ben', seats: [sitting('ben'), sitting('ann')] }));
      await store.tables.create(newTable('other', { host: 'ben', seats: [sitting('ben')] }));
      await store.tables.change('mine', 0, { status: 'running' }, 5_000);
      await store.log.append('mine', 0, ['a move'], [0]);
      const games = await store.tables.of('ann', { limit: 9 });
      expect(games.map(({ id, turn }) => [id, turn])).toEqual([
        ['mine', [0]],
        ['joined', []],
      ]);
      const running = await store.tables.of('ann', { limit: 9, status: ['running', 'finished'] });
      expect(running.map(({ id }) => id)).toEqual(['mine']);
      expect((await store.tables.list({ limit: 9 })).length).toBe(3);
      expect((await store.tables.list({ limit: 9, status: 'running', game: 'castle' })).length).toBe(1);
      expect(await store.tables.counts()).toEqual({ open: 2, running: 1, finished: 0, closed: 0 });
    });
  });

  describe('leases', () => {
    it('gives a name to one holder of many, and to another when that one is overdue', async () => {
      for (const holder of ['a', 'b', 'c']) await store.leases.enter(holder, 100, 0);
      const wins = await Promise.all(['a', 'b', 'c'].map((holder) => store.leases.acquire(['x', 'y'], holder, 10)));
      const flat = wins.flat().sort();
      expect(flat).toEqual(['x', 'y']);
      const owner = (await store.leases.holderOf('x', 10)) as string;
      const other = owner === 'a' ? 'b' : 'a';
      expect(await store.leases.acquire(['x'], other, 50)).toEqual([]);
      expect(await store.leases.renew(other, 100, 90)).toBe(true);
      expect(await store.leases.holderOf('x', 100)).toBeNull();
      expect(await store.leases.acquire(['x'], other, 100)).toEqual(['x']);
      expect(await store.leases.renew(owner, 100, 101)).toBe(false);
      expect(await store.leases.acquire(['z'], owner, 101)).toEqual([]);
      await store.leases.enter(owner, 100, 102);
      expect(await store.leases.acquire(['x', 'z'], owner, 102)).toEqual(['z']);
    });

    it('gives back one or all', async () => {
      await store.leases.enter('a', 100, 0);
      await store.leases.enter('b', 100, 0);
      await store.leases.acquire(['x', 'y', 'z'], 'a', 1);
      await store.leases.release(['x'], 'b');
      await store.leases.release(['y'], 'a');
      expect(await store.leases.acquire(['x', 'y', 'z'], 'b', 1)).toEqual(['y']);
      await store.leases.leave('a');
      expect((await store.leases.acquire(['x', 'y', 'z'], 'b', 1)).sort()).toEqual(['x', 'y', 'z']);
    });

    it('names the tables that are due and that no living process looks after', async () => {
      for (const [id, wakeAt] of [
        ['late', 5],
        ['later', 7],
        ['held', 3],
        ['soon', 50],
      ] as const) {
        await store.tables.create(newTable(id));
        await store.log.append(id, 0, [0], [], { at: 1, wakeAt, table: { status: 'running' } });
      }
      await store.leases.enter('p', 100, 0);
      await store.leases.acquire([leaseOf('held')], 'p', 1);
      expect(await store.tables.due(10, 9)).toEqual(['late', 'later']);
      expect(await store.tables.due(10, 1)).toEqual(['late']);
      expect(await store.tables.due(100, 9)).toEqual(['held', 'late', 'later', 'soon']);
    });
  });

  describe('notices', () => {
    it('reach everybody who listens, once and in order', async () => {
      const heard: string[] = [];
      const stop = await store.notices.listen((payload) => heard.push(payload));
      const sent = Array.from({ length: 100 }, (_, i) => `${i} Ł`);
      await Promise.all([store.notices.send(sent.slice(0, 90)), store.notices.send(sent.slice(90))]);
      await expect.poll(() => heard).toEqual(sent);
      stop();
      await store.notices.send(['unheard']);
      await expect(store.notices.send(['x'.repeat(7_001)])).rejects.toThrow(RangeError);
      expect(heard).toHaveLength(100);
    });
  });

  it('rates a finished game once, and from the newest ratings only', async () => {
    await finish('g1', 10);
    await finish('g2', 20);
    expect(await store.results.unrated(9)).toEqual(['g1', 'g2']);
    const rating = (identity: string, games: number, score: number) => ({
      ...{ identity, games, score },
      game: 'castle',
      numbers: { mu: score, list: [1] },
      updatedAt: 30,
    });
    const shown = [{ seat: 0, among: 'people', from: 1_500, to: 1_490.5 }] as const;
    expect(await store.results.rate('g1', [rating('ben', 1, 1_510.5), rating('ann', 1, 1_490)], shown)).toBe('ok');
    expect(await store.results.rated('ann', 'castle', 'people', 9)).toMatchObject([
      { tableId: 'g1', rated: { among: 'people', from: 1_500, to: 1_490.5 } },
    ]);
    expect(await store.results.rated('ann', 'castle', 'bots', 9)).toEqual([]);
    expect((await store.results.of(['g1', 'g2'])).map(({ tableId, rated }) => [tableId, rated?.to])).toContainEqual([
      'g1',
      1_490.5,
    ]);
    expect(await store.results.of([])).toEqual([]);
    expect(await store.results.rate('g1', [rating('ann', 2, 9)])).toBe('already');
    expect(await store.results.rate('g2', [rating('ann', 2, 9), rating('ben', 1, 9)])).toBe('stale');
    expect(await store.results.unrated(9)).toEqual(['g2']);
    expect(await store.results.rating('ann', 'castle')).toEqual(rating('ann', 1, 1_490));
    expect(await store.results.rate('g2', [rating('ann', 2, 1_600)])).toBe('ok');
    expect((await store.results.ladder('castle', 9)).map(({ identity }) => identity)).toEqual(['ann', 'ben']);
    expect(await store.results.ratings(['ann', 'ben', 'eve'], 'castle')).toHaveLength(2);
    expect(await store.results.ratingsOf('ben')).toEqual([rating('ben', 1, 1_510.5)]);
    expect(await store.results.rating('eve', 'castle')).toBeNull();
  });

  it('leaves a game closed whose last move crosses with whoever closes it', async () => {
    await store.tables.create(newTable('t', { createdAt: 1 }));
    expect(await store.tables.change('t', 0, { status: 'closed' }, 5)).toBe(1);
    const results = [{ seat: 0, identity: 'ann', bot: null, place: 1, won: true, score: 31 }];
    const result = { winners: [0], scores: [31], how: 'score' };
    await store.log.append('t', 0, [{ end: true }], [], { at: 6, table: { status: 'finished', result }, results });
    expect(await store.tables.get('t')).toMatchObject({ status: 'closed', result: null });
    expect(await store.results.of(['t'])).toEqual([]);
    expect(await store.results.rate('t', [])).toBe('already');
  });

  it('answers about more tables and people than a statement has room for', async () => {
    const ids = Array.from({ length: 1_100 }, (_, i) => `t${i}`);
    for (const id of ['t0', 't600', 't1099']) await store.tables.create(newTable(id));
    await store.identities.create({ id: 't1099', name: 'Zoë', at: 1 });
    expect([...(await store.tables.marks(ids)).keys()].sort()).toEqual(['t0', 't1099', 't600']);
    expect([...(await store.identities.names([...ids, ...ids]))]).toEqual([['t1099', 'Zoë']]);
  });

  it('keeps the history of a player', async () => {
    for (const [id, at] of [
      ['g1', 10],
      ['g2', 20],
      ['g3', 30],
    ] as const)
      await finish(id, at);
    const line = {
      seat: 0,
      identity: 'ann',
      bot: null,
      place: 1,
      won: true,
      score: 31,
      rated: null,
      game: 'castle',
      seats: 2,
    };
    const page = await store.results.history('ann', { limit: 2 });
    expect(page).toEqual([
      { ...line, tableId: 'g3', at: 30 },
      { ...line, tableId: 'g2', at: 20 },
    ]);
    expect(await store.results.history('ann', { limit: 2, game: 'castle', after: { at: 20, id: 'g2' } })).toHaveLength(
      1,
    );
    expect(await store.results.tally('ann')).toEqual([{ game: 'castle', played: 3, won: 3, best: 31 }]);
    expect(await store.results.tally('ben')).toEqual([]);
  });
});
