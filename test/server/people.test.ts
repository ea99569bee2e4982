/** People: guests, accounts, tables before they begin, talk, and leaving without a trace. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableStore } from '../../src/server/context.ts';
import { openStore } from '../../src/store/open.ts';
import { readGameFile, verify } from '../../src/table/file.ts';
import { castleForTwo, Person, type Place, playOut, serve } from './client.ts';

let place: Place;
beforeAll(async () => {
  place = await serve();
});
afterAll(() => place.stop());

describe('an identity', () => {
  it('begins as a guest, becomes an account, logs in elsewhere, and is forgotten while the games stay whole', async () => {
    const { ann, bob, table } = await castleForTwo(place.url);
    const a = await ann.socket();
    const b = await bob.socket();
    await Promise.all([a.watch(table.id), b.watch(table.id)]);
    await Promise.all([playOut(a, table.id, 0), playOut(b, table.id, 1)]);
    await ann.ask('PATCH', '/api/me', { name: 'Anna' });
    const account = { login: ' Anna ', password: 'correct horse' };
    expect((await ann.ask('POST', '/api/account', account)).body.me.kind).toBe('account');
    expect((await bob.ask('POST', '/api/account', { ...account, login: 'ANNA' })).body.error.code).toBe('name-taken');
    expect((await bob.ask('POST', '/api/account', { ...account, password: 'short' })).body.error.code).toBe(
      'bad-message',
    );

    const elsewhere = new Person(place.url);
    const wrong = await elsewhere.ask('POST', '/api/login', { login: 'anna', password: 'wrong horse' });
    expect(wrong.body.error.code).toBe('wrong-password');
    const { body } = await elsewhere.ask('POST', '/api/login', {
      login: 'anna',
      password: 'correct horse',
      bearer: true,
    });
    elsewhere.token = body.token;
    expect(body.me).toMatchObject({ id: ann.id, name: 'Anna' });
    expect((await elsewhere.ask('GET', '/api/tables/mine')).body).toHaveLength(1);
    const exported = JSON.stringify((await elsewhere.ask('GET', '/api/me/export')).body);
    expect(exported).toContain('Anna');
    expect(exported).not.toContain('argon2');
    const games = await fetch(`${place.url}/api/me/games`, { headers: { authorization: `Bearer ${body.token}` } });
    const [first, ...others] = (await games.text()).split('\n');
    expect(others).toEqual(['']);
    const file = readGameFile(first);
    expect(file.ok && verify(file.value, () => () => 0)).toEqual([]);

    const bye = a.next('bye');
    expect((await elsewhere.ask('DELETE', '/api/me')).status).toBe(200);
    expect((await bye).why).toBe('signed-out');
    expect((await ann.ask('GET', '/api/tables/mine')).body.error.code).toBe('not-signed-in');
    const line = (await bob.ask('GET', `/api/tables/${table.id}`)).body;
    expect(line.people[0]).toMatchObject({ name: 'a player', who: null });
    expect((await bob.ask('GET', `/api/tables/${table.id}/file`)).body.result).toEqual(line.result);
    expect((await bob.ask('GET', `/api/players/${bob.id}`)).body.games).toHaveLength(1);
    await b.close();
  });

  it('changes its password by the old one, which logs everybody else out', async () => {
    const ann = await Person.arrive(place.url);
    expect((await ann.ask('POST', '/api/me/password', { password: 'long enough' })).body.error.code).toBe(
      'not-allowed',
    );
    await ann.ask('POST', '/api/account', { login: 'ann-of-old', password: 'correct horse' });
    const there = new Person(place.url);
    const login = { login: 'ann-of-old', password: 'correct horse', bearer: true };
    there.token = (await there.ask('POST', '/api/login', login)).body.token;
    const socket = await there.socket();
    const fresh = { password: 'battery staple' };
    expect((await ann.ask('POST', '/api/me/password', fresh)).body.error.code).toBe('wrong-password');
    const bye = socket.next('bye');
    expect((await ann.ask('POST', '/api/me/password', { ...fresh, old: 'correct horse' })).status).toBe(200);
    expect((await bye).why).toBe('signed-out');
    expect((await there.ask('GET', '/api/me')).body.me).toBeNull();
    expect((await ann.ask('GET', '/api/me')).body.me.id).toBe(ann.id);
    expect((await there.ask('POST', '/api/login', login)).body.error.code).toBe('wrong-password');
    expect((await there.ask('POST', '/api/login', { ...login, ...fresh })).status).toBe(200);
  });

  it('has a name that can be seen, and logs in by one', async () => {
    const ann = await Person.arrive(place.url, '\u3164');
    expect(ann.name).toMatch(/^Guest /);
    expect((await ann.ask('PATCH', '/api/me', { name: '\u200d' })).body.error.message).toMatch('at least one letter');
    const blank = await ann.ask('POST', '/api/account', { login: '   ', password: 'long enough' });
    expect(blank.body.error).toEqual({ code: 'bad-message', message: 'login: expected at least 2 letters.' });
    const address = await ann.ask('POST', '/api/account', { login: 'bob@example.org', password: 'long enough' });
    expect(address.body.error).toEqual({ code: 'bad-message', message: 'login: expected a name without @.' });
    const short = await ann.ask('POST', '/api/login', { login: 'x', password: 'y' });
    expect(short.body.error.code).toBe('wrong-password');
    const none = await ann.ask('PUT', '/api/me/address', {});
    expect(none.body.error.code).toBe('no-mail');
    expect((await ann.ask('PATCH', '/api/me', {})).body.error.message).toBe('name: is missing.');
    const table = { game: 'castle', seats: ['me', 'free'] };
    expect((await ann.ask('POST', '/api/tables', { ...table, delay: 1.5 })).body.error.message).toMatch('whole number');
    expect((await ann.ask('POST', '/api/tables', [])).body.error.message).toMatch('expected an object');
    const enrol = () => ann.ask('POST', '/api/account', { login: 'ann-twice', password: 'long enough' });
    const codes = (await Promise.all([enrol(), enrol()])).map(({ body }) => body.error?.code).sort();
    expect(codes).toEqual(['already-account', undefined]);
  });

  it('ends a session when it logs out', async () => {
    const ann = await Person.arrive(place.url);
    expect((await ann.ask('POST', '/api/logout')).status).toBe(200);
    expect((await ann.ask('GET', '/api/me')).body.me).toBeNull();
  });
});

describe('a table before it begins', () => {
  it('is joined by its link alone unless it is public, and is its host to run', async () => {
    const [ann, bob, cat] = await Person.all(place.url, 'Ann', 'Bob', 'Cat');
    const looker = await cat.socket();
    const first = looker.next('lobby');
    looker.send({ t: 'lobby', on: true });
    await first;
    const seen = looker.next('lobby', ({ tables }) => tables.length === 1);
    const open = await ann.create({ game: 'castle', seats: ['me', 'free', 'free'], public: true });
    const hidden = await ann.create({ game: 'september', seats: ['me', 'free'] });
    expect((await seen).tables[0].id).toBe(open.id);
    const at = (what: string, table = open): string => `/api/tables/${table.id}/${what}`;
    expect((await bob.ask('POST', at('join', hidden), {})).body.error.code).toBe('not-allowed');
    expect((await bob.ask('POST', at('join', hidden), { invite: open.invite })).body.error.code).toBe('not-allowed');
    expect((await bob.ask('GET', `/api/invites/${hidden.invite}`)).body.id).toBe(hidden.id);
    expect((await bob.ask('POST', at('join', hidden), { invite: hidden.invite })).body.seat).toBe(1);
    expect((await cat.ask('POST', at('join', hidden), { invite: hidden.invite })).body.error.code).toBe('seat-taken');

    expect((await bob.ask('POST', at('join'), { seat: 2 })).body.seat).toBe(2);
    expect((await bob.ask('POST', at('join'), {})).body.error.code).toBe('already-seated');
    expect((await bob.ask('POST', at('start'), {})).body.error.code).toBe('not-allowed');
    expect((await ann.ask('POST', at('start'), {})).body.error.code).toBe('not-ready');
    expect((await bob.ask('POST', at('kick'), { seat: 0 })).body.error.code).toBe('not-allowed');
    await ann.ask('POST', at('kick'), { seat: 2 });
    expect((await bob.ask('POST', at('leave'), {})).status).toBe(200);
    await ann.ask('POST', at('bot'), { seat: 2, bot: 'greedy' });
    await Promise.all([bob.ask('POST', at('join'), {}), cat.ask('POST', at('join'), {})]);
    const { people } = (await ann.ask('GET', `/api/tables/${open.id}`)).body;
    expect(people.filter(({ kind }: { kind: string }) => kind === 'person')).toHaveLength(2);
    const socket = await ann.socket();
    await socket.watch(open.id);
    expect(socket.updates.has(open.id)).toBe(false);
    const begun = socket.next('update');
    expect((await ann.ask('POST', at('start'), {})).status).toBe(200);
    expect((await begun).views[0].state).toHaveProperty('board');
    expect((await bob.ask('POST', at('leave'), {})).body.error.code).toBe('already-started');
    expect((await bob.ask('GET', at('file'))).body.error.code).toBe('not-over');
    await Promise.all([looker.close(), socket.close()]);
  });
});

describe('after a change of the rules', () => {
  it('the same is played again by those of today, if they know all that was chosen; what was set before is set anew', async () => {
    const store: TableStore = await openStore(join(place.folder, 'table.sqlite'));
    /** The table as it would be if the rules had been others when it was set. */
    const older = async (id: string, options: { [key: string]: string } = {}): Promise<void> => {
      const record = (await store.tables.get(id)) ?? expect.fail('no table');
      const { setup } = record.spec;
      const old = { ...setup, rules: setup.rules - 1, options: { ...setup.options, ...options } };
      await store.tables.change(id, record.revision, { spec: { ...record.spec, setup: old } }, Date.now());
    };
    const { ann, bob, table } = await castleForTwo(place.url);
    const a = await ann.socket();
    await a.watch(table.id);
    await a.ask({ t: 'resign', table: table.id, seat: 0, id: 'r' });
    const rematch = () => ann.ask('POST', `/api/tables/${table.id}/rematch`, {});
    await older(table.id, { moat: 'deep' });
    expect((await rematch()).body.error).toMatchObject({ code: 'bad-options', message: expect.stringMatching('moat') });
    const record = (await store.tables.get(table.id)) ?? expect.fail('no table');
    const { edition: _, moat: __, ...options } = record.spec.setup.options;
    const spec = { ...record.spec, setup: { ...record.spec.setup, options } };
    await store.tables.change(table.id, record.revision, { spec }, Date.now());
    const { id } = (await rematch()).body;
    const made = (await store.tables.get(id))?.spec.setup;
    expect(made?.rules).toBe(record.spec.setup.rules + 1);
    expect(made?.options).toHaveProperty('edition');
    await bob.ask('POST', `/api/tables/${id}/join`, {});
    expect((await ann.ask('POST', `/api/tables/${id}/start`, {})).status).toBe(200);
    await a.watch(id);
    expect(a.updates.get(id)?.views[1].state).toHaveProperty('board');

    const open = await ann.create({ game: 'castle', seats: ['me', { bot: 'random' }] });
    await older(open.id);
    expect((await ann.ask('POST', `/api/tables/${open.id}/start`, {})).body.error.code).toBe('bad-options');
    expect((await store.tables.get(open.id))?.status).toBe('open');
    await a.close();
    await store.close();
  });
});

describe('talk at a table', () => {
  it('reaches everybody but those who muted the speaker, and can be reported', async () => {
    const { ann, bob, table } = await castleForTwo(place.url);
    await ann.ask('POST', '/api/mute', { who: bob.id, muted: true });
    const [a, b, c] = await Promise.all([ann, bob, new Person(place.url)].map((person) => person.socket()));
    await Promise.all([a, b, c].map((socket) => socket.watch(table.id)));
    const heard = c.next('chat', ({ lines }) => lines.length === 1);
    expect(await b.ask({ t: 'chat', table: table.id, text: ' hello \u202e<b>there</b> ' })).toMatchObject({
      why: null,
    });
    const [line] = (await heard).lines;
    expect(line).toMatchObject({ name: 'Bob', seat: 1, text: 'hello <b>there</b>' });
    expect(a.heard.some((m) => m.t === 'chat' && m.lines.length > 0)).toBe(false);
    expect(await c.ask({ t: 'chat', table: table.id, text: 'me too' })).toMatchObject({ code: 'not-signed-in' });
    expect((await ann.ask('POST', '/api/report', { message: line.id, reason: 'rude' })).status).toBe(200);
    const conduct = { who: bob.id, table: table.id, reason: 'left us' };
    expect((await ann.ask('POST', '/api/report', conduct)).status).toBe(200);
    expect((await ann.ask('POST', '/api/report', { ...conduct, reason: ' \u200d ' })).status).toBe(400);
    expect((await ann.ask('POST', '/api/mute', { who: ann.id, muted: true })).body.error.code).toBe('not-allowed');
    expect((await ann.ask('POST', '/api/report', { ...conduct, table: 'nowhere' })).body.error.code).toBe('not-found');
    expect((await ann.ask('GET', '/api/mutes')).body).toEqual([{ who: bob.id, name: 'Bob' }]);
    await ann.ask('POST', '/api/mute', { who: bob.id, muted: false });
    expect((await ann.ask('GET', '/api/mutes')).body).toEqual([]);
    const people = c.heard.filter((m) => m.t === 'people').at(-1);
    expect(people).toMatchObject({ spectators: 1, people: [{ present: true }, { present: true }] });
    const left = c.next('people', (m) => !m.people[0].present);
    await a.close();
    await left;
    await Promise.all([b.close(), c.close()]);
  });
});

describe('tables to look at', () => {
  it('lists the public ones that have begun, with how far they are', async () => {
    const { table } = await castleForTwo(place.url, { public: true });
    const { table: hidden } = await castleForTwo(place.url);
    const { body } = await new Person(place.url).ask('GET', '/api/tables/live');
    const line = (id: string) => body.find((found: { id: string }) => found.id === id);
    expect(line(table.id)).toMatchObject({ game: 'castle', status: 'running', mine: [] });
    expect(line(table.id).moves).toBeGreaterThan(0);
    expect(line(hidden.id)).toBeUndefined();
  });
});
