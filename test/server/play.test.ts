/** Whole games over real sockets. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGameFile, verify } from '../../src/table/file.ts';
import { castleForTwo, firstMove, Person, type Place, playOut, serve } from './client.ts';

let place: Place;
beforeAll(async () => {
  place = await serve();
});
afterAll(() => place.stop());

describe('a game of Castle over sockets', () => {
  it('is played to the end by two, watched by a third, and verified from its file', async () => {
    const { ann, bob, table } = await castleForTwo(place.url);
    const [a, b, c] = await Promise.all([ann.socket(), bob.socket(), new Person(place.url).socket()]);
    await Promise.all([a.watch(table.id), b.watch(table.id), c.watch(table.id)]);
    await Promise.all([playOut(a, table.id, 0), playOut(b, table.id, 1)]);
    const last = a.updates.get(table.id);
    expect(last?.outcome?.how).toBeTruthy();
    expect(c.updates.get(table.id)?.outcome).toEqual(last?.outcome);
    expect(Object.keys(c.updates.get(table.id)?.views ?? {})).toEqual(['-1']);
    const abouts = c.heard.filter((m) => m.t === 'table');
    expect(abouts[0].about.dice).toEqual({ commitment: table.commitment, seed: null });
    expect(abouts.at(-1)?.about.dice.seed).toMatch(/^[0-9a-f]{64}$/);

    const { body } = await bob.ask('GET', `/api/tables/${table.id}/file`);
    const file = readGameFile(JSON.stringify(body));
    if (!file.ok) throw new Error(file.problems.join());
    const noLab = () => {
      throw new Error('these dice are sealed');
    };
    expect(verify(file.value, noLab)).toEqual([]);
    expect(file.value.dice).toMatchObject({ commitment: table.commitment });
    const past = await b.ask({ t: 'past', table: table.id, step: 3 });
    expect(past).toMatchObject({ t: 'past', step: 3, views: { 1: { seat: 1 } } });

    const page = await bob.ask('GET', `/api/players/${ann.id}`);
    expect(page.body.games).toHaveLength(1);
    const again = await bob.ask('POST', `/api/tables/${table.id}/rematch`, {});
    const same = await ann.ask('POST', `/api/tables/${table.id}/rematch`, {});
    expect(same.body.id).toBe(again.body.id);
    const line = await ann.ask('GET', `/api/tables/${again.body.id}`);
    expect(line.body.mine).toEqual([1]);
    expect((await bob.ask('POST', `/api/tables/${again.body.id}/start`, {})).body.error.code).toBe('not-ready');
    await ann.ask('POST', `/api/tables/${again.body.id}/join`, {});
    expect((await bob.ask('POST', `/api/tables/${again.body.id}/start`, {})).status).toBe(200);
    await Promise.all([a.close(), b.close(), c.close()]);
  });

  it('goes on where it was after a broken line, and in a second tab', async () => {
    const { ann, bob, table } = await castleForTwo(place.url);
    const a = await ann.socket();
    const b = await bob.socket();
    await Promise.all([a.watch(table.id), b.watch(table.id)]);
    // Whoever stops first keeps the other one waiting.
    await Promise.race([playOut(a, table.id, 0, { stopAfter: 10 }), playOut(b, table.id, 1, { stopAfter: 10 })]);
    await Promise.all([a.close(), b.close()]);
    const known = a.updates.get(table.id)?.step as number;
    const again = await ann.socket();
    const second = await ann.socket();
    await again.watch(table.id, known);
    await second.watch(table.id);
    const missing = again.updates.get(table.id);
    const all = second.updates.get(table.id);
    expect(missing?.step).toBe(all?.step);
    expect(missing?.views).toEqual(all?.views);
    expect(all?.from).toBe(0);
    expect((missing?.from as number) + (missing?.steps.length as number)).toBe(all?.steps.length);
    expect(missing?.steps.length).toBeLessThan(all?.steps.length as number);
    await Promise.all([again.close(), second.close()]);
  });

  it('carries out the same request once, and refuses what is stale, foreign or not offered', async () => {
    const { ann, bob, table } = await castleForTwo(place.url, { options: { start: '1' } });
    const a = await ann.socket();
    const b = await bob.socket();
    await Promise.all([a.watch(table.id), b.watch(table.id)]);
    const move = firstMove(table.id, [a, b], 'one');
    const { seat } = move;
    const [mine, theirs] = seat === 0 ? [a, b] : [b, a];
    expect(await theirs.ask(move)).toMatchObject({ why: { code: 'not-your-seat' } });
    const wrong = await mine.ask({ ...move, pick: 9999, id: 'two' });
    expect(wrong).toMatchObject({ t: 'ack' });
    expect(wrong.t === 'ack' && wrong.why?.code && wrong.words).toBeTruthy();
    const step = mine.updates.get(table.id)?.step as number;
    expect(await mine.ask(move)).toMatchObject({ why: null });
    const after = mine.updates.get(table.id)?.step as number;
    expect(after).toBeGreaterThan(step);
    expect(await mine.ask(move)).toMatchObject({ why: null });
    expect(mine.updates.get(table.id)?.step).toBe(after);
    expect(await mine.ask({ ...move, id: 'three' })).toMatchObject({ why: { code: 'not-asked' } });
    // The seat and the key of somebody else: the gate says whose question it is.
    const other = theirs.updates.get(table.id)?.views[1 - seat].decisions[0];
    if (other)
      expect(await mine.ask({ ...move, id: 'four', key: other.key })).toMatchObject({ why: { code: 'not-yours' } });
    const over = theirs.next('update', ({ outcome }) => outcome !== null);
    expect(await mine.ask({ t: 'resign', table: table.id, seat, id: 'five' })).toMatchObject({ why: null });
    expect((await over).outcome).toMatchObject({ winners: [1 - seat], how: 'resign' });
    expect((await bob.ask('GET', `/api/tables/${table.id}`)).body.result.winners).toEqual([1 - seat]);
    await Promise.all([a.close(), b.close()]);
  });

  it('is played against bots, which a person never waits behind', async () => {
    const ann = await Person.arrive(place.url);
    const table = await ann.create({ game: 'castle', seats: ['me', { bot: 'random' }, 'free'] });
    expect((await ann.ask('POST', `/api/tables/${table.id}/start`, { fill: 'nobody' })).body.error.code).toBe(
      'bad-options',
    );
    await ann.ask('POST', `/api/tables/${table.id}/start`, { fill: 'greedy' });
    const a = await ann.socket();
    await a.watch(table.id);
    await playOut(a, table.id, 0);
    expect(a.updates.get(table.id)?.outcome?.scores).toHaveLength(3);
    await a.close();
  });
});
