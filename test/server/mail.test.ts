/** Mail, over a real SMTP line: an address that answers, news, no more of them, and a forgotten password. */
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../src/server/identity.ts';
import { letterTo } from '../../src/server/news.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { castleForTwo, Person, type Place, serve, tempFolder } from './client.ts';
import { SmtpSink } from './smtp-sink.ts';

const ORIGIN = 'https://table.example';
const sink = new SmtpSink();
const other = new SmtpSink();
let place: Place;
let store: Store;
beforeAll(async () => {
  const url = await sink.start();
  const file = join(tempFolder(), 'table.sqlite');
  place = await serve({
    store: file,
    origin: ORIGIN,
    mail: { url, from: 'table@table.example' },
    graceMs: 50,
    postMs: 20,
  });
  store = await openStore(file);
});
afterAll(async () => {
  await store.close();
  await place.stop();
  await sink.stop();
});
beforeEach(() => {
  sink.mails.length = 0;
  sink.refusal = null;
});

const waiting = () => store.outbox.due(Number.MAX_SAFE_INTEGER, 9);

/** Two at a table, who have been told so far what there was to tell. */
async function game() {
  const made = await castleForTwo(place.url);
  await expect.poll(waiting).toEqual([]);
  return made;
}

async function confirmed(person: Person, address: string): Promise<void> {
  expect((await person.ask('PUT', '/api/me/address', { address })).status).toBe(200);
  const code = /The code is (\w{8})/.exec(sink.to(address)[0].text)?.[1] as string;
  const { body } = await person.ask('POST', '/api/me/address/confirm', {
    code: ` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)}`,
  });
  expect(body).toEqual({ address });
  sink.mails.length = 0;
}

describe('an address', () => {
  it('counts once its owner has shown that mail arrives there', async () => {
    const [ann, bob] = await Person.all(place.url, 'Ann', 'Bob');
    expect((await ann.ask('GET', '/api/about')).body.mail).toBe(true);
    await ann.ask('PUT', '/api/me/address', { address: 'Ann@Example.org' });
    const [mail] = sink.to('ann@example.org');
    expect(mail.from).toBe('table@table.example');
    const code = /The code is (\w{8})/.exec(mail.text)?.[1] as string;
    expect((await ann.ask('GET', '/api/me/settings')).body.address).toBeNull();
    // Neither another code nor another person will do.
    expect((await ann.ask('POST', '/api/me/address/confirm', { code: 'AAAAAAAA' })).body.error.code).toBe('expired');
    expect((await bob.ask('POST', '/api/me/address/confirm', { code })).body.error.code).toBe('expired');
    expect((await ann.ask('POST', '/api/me/address/confirm', { code })).body.address).toBe('ann@example.org');
    expect((await ann.ask('POST', '/api/me/address/confirm', { code })).body.error.code).toBe('expired');
    expect((await ann.ask('GET', '/api/me/settings')).body.address).toBe('ann@example.org');
    expect((await ann.ask('GET', '/api/me/export')).body.addresses).toMatchObject([{ address: 'ann@example.org' }]);
    expect((await ann.ask('DELETE', '/api/me/address')).status).toBe(200);
    expect((await ann.ask('GET', '/api/me/settings')).body.address).toBeNull();
    for (const address of ['nobody', 'a@b\r\nBcc: c@d.org', 'Ann <a@b.org>'])
      expect((await ann.ask('PUT', '/api/me/address', { address })).body.error.code).toBe('bad-message');
    sink.refusal = '451 not now';
    expect((await ann.ask('PUT', '/api/me/address', { address: 'ann@example.org' })).status).toBe(503);
  });
});

describe('news by mail', () => {
  it('come as text and page with a way to stop them, which works without logging in', async () => {
    const { ann, bob, table } = await game();
    await confirmed(bob, 'bob@example.org');
    await bob.ask('PATCH', '/api/me/settings', { telling: { mail: 'each' } });
    await ann.ask('PATCH', '/api/me', { name: '<b>Ann</b>' });
    await store.outbox.put([letterTo(bob.id, { kind: 'began', table: table.id }, 0)]);
    await expect.poll(() => sink.to('bob@example.org').length).toBe(1);
    const [{ head, text }] = sink.to('bob@example.org');
    expect(head).toMatch(/^Subject: The game has begun/m);
    expect(head).toMatch('multipart/alternative');
    expect(head).toMatch('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain('Once Upon a Castle with <b>Ann</b>.');
    expect(text).toContain(`${ORIGIN}/online/${table.id}`);
    const stop = /^List-Unsubscribe: <https:\/\/table\.example(\S+)>/m.exec(head)?.[1] as string;
    expect(text).toContain(ORIGIN + stop);
    // Looking alone does nothing; a forged link neither.
    const anybody = (method: string, path: string) => fetch(place.url + path, { method });
    expect(await (await anybody('GET', stop)).text()).toContain('<form method="post">');
    expect((await bob.ask('GET', '/api/me/settings')).body.telling.mail).toBe('each');
    expect((await anybody('POST', stop.replace(bob.id, ann.id))).status).toBe(404);
    expect((await anybody('POST', stop)).status).toBe(200);
    expect((await bob.ask('GET', '/api/me/settings')).body.telling.mail).toBe('off');
    await store.outbox.put([letterTo(bob.id, { kind: 'began', table: table.id }, 0)]);
    await expect.poll(waiting).toEqual([]);
    expect(sink.to('bob@example.org')).toHaveLength(1);
  });

  it('are tried again when the mail server is not well', async () => {
    const { bob, table } = await game();
    await confirmed(bob, 'late@example.org');
    await bob.ask('PATCH', '/api/me/settings', { telling: { mail: 'each' } });
    sink.refusal = '451 not now';
    await store.outbox.put([letterTo(bob.id, { kind: 'began', table: table.id }, 0)]);
    await expect.poll(() => waiting().then((letters) => letters[0]?.tries)).toBe(1);
    sink.refusal = null;
    await store.outbox.put((await waiting()).map((letter) => ({ ...letter, dueAt: 0 })));
    await expect.poll(() => sink.to('late@example.org').length).toBe(1);
  });
});

describe('a forgotten password', () => {
  it('is replaced by way of the address, once, and everybody else is shown out', async () => {
    const cat = await Person.arrive(place.url, 'Cat');
    await cat.ask('POST', '/api/account', { login: 'cat', password: 'forgotten it is' });
    await confirmed(cat, 'cat@example.org');
    const nobody = new Person(place.url);
    const forgot = (address: string) => nobody.ask('POST', '/api/password/forgot', { address });
    const answers = [await forgot('cat@example.org'), await forgot('stranger@example.org')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ]);
    await expect.poll(() => sink.to('cat@example.org').length).toBe(1);
    expect(sink.mails).toHaveLength(1);
    const [{ text }] = sink.mails;
    expect(text).toContain('"cat"');
    const token = /https:\/\/table\.example\/reset\/(\S+)/.exec(text)?.[1] as string;
    const reset = (token: string) =>
      nobody.ask('POST', '/api/password/reset', { token, password: 'remembered now', bearer: true });
    expect((await reset('guessed')).body.error.code).toBe('expired');
    const { body } = await reset(token);
    expect(body.me).toMatchObject({ id: cat.id, kind: 'account' });
    expect((await reset(token)).body.error.code).toBe('expired');
    expect((await cat.ask('GET', '/api/me')).body.me).toBeNull();
    const logIn = (password: string) => nobody.ask('POST', '/api/login', { login: 'cat', password });
    expect((await logIn('forgotten it is')).status).toBe(403);
    expect((await logIn('remembered now')).status).toBe(200);
  });

  it('is had by way of the address by whoever has lost the only passkey, and of no guest', async () => {
    const [dan, eve] = await Person.all(place.url, 'Dan', 'Eve');
    for (const person of [dan, eve]) await confirmed(person, 'dan@example.org');
    const now = Date.now();
    const key = { publicKey: 'k', counter: 0, transports: [], label: 'lost', createdAt: now, usedAt: now };
    await store.identities.addPasskey({ id: 'lost', identity: dan.id, ...key });
    const nobody = new Person(place.url);
    await nobody.ask('POST', '/api/password/forgot', { address: 'dan@example.org' });
    await expect.poll(() => sink.to('dan@example.org').length).toBe(1);
    const [{ text }] = sink.mails;
    expect(text).toContain('"dan@example.org"');
    const token = /\/reset\/(\S+)/.exec(text)?.[1] as string;
    const { body } = await nobody.ask('POST', '/api/password/reset', { token, password: 'found again' });
    expect(body.me).toMatchObject({ id: dan.id, name: 'Dan', kind: 'account' });
    const login = { login: 'Dan@example.org', password: 'found again' };
    expect((await new Person(place.url).ask('POST', '/api/login', login)).body.me.id).toBe(dan.id);
    expect(sink.mails).toHaveLength(1);
  });
});

describe('a link to a new password', () => {
  const nobody = () => new Person(place.url);
  async function linkTo(address: string): Promise<string> {
    sink.mails.length = 0;
    await nobody().ask('POST', '/api/password/forgot', { address });
    await expect.poll(() => sink.to(address).length).toBe(1);
    return /\/reset\/(\S+)/.exec(sink.mails[0].text)?.[1] as string;
  }
  const reset = async (token: string): Promise<string | undefined> =>
    (await nobody().ask('POST', '/api/password/reset', { token, password: 'remembered now' })).body.error?.code;

  it('is worth nothing once the password or the address is another', async () => {
    const fay = await Person.arrive(place.url, 'Fay');
    const password = 'the first of them';
    await fay.ask('POST', '/api/account', { login: 'fay', password });
    await confirmed(fay, 'fay@example.org');
    const before = await linkTo('fay@example.org');
    await fay.ask('POST', '/api/me/password', { old: password, password: 'the second of them' });
    expect(await reset(before)).toBe('expired');
    const there = await linkTo('fay@example.org');
    await confirmed(fay, 'fay@elsewhere.example');
    expect(await reset(there)).toBe('expired');
    const gone = await linkTo('fay@elsewhere.example');
    await fay.ask('DELETE', '/api/me/address');
    expect(await reset(gone)).toBe('expired');
    await confirmed(fay, 'fay@example.org');
    const [first, second] = [await linkTo('fay@example.org'), await linkTo('fay@example.org')];
    expect(await reset(first)).toBeUndefined();
    expect(await reset(second)).toBe('expired');
    // As they were written before.
    await store.tickets.issue({ id: `reset ${hashOf('of old')}`, value: fay.id, expiresAt: Date.now() + 60_000 });
    expect(await reset('of old')).toBe('expired');
  });

  it('is kept when nothing could come of it', async () => {
    const [gus, hal] = await Person.all(place.url, 'Gus', 'Hal');
    const now = Date.now();
    const key = { publicKey: 'k', counter: 0, transports: [], label: 'lost', createdAt: now, usedAt: now };
    await store.identities.addPasskey({ id: 'gus', identity: gus.id, ...key });
    await confirmed(gus, 'gus@example.org');
    await store.identities.enrol(hal.id, { login: 'gus@example.org', passwordHash: null });
    const token = await linkTo('gus@example.org');
    expect(await reset(token)).toBe('name-taken');
    await store.identities.remove(hal.id);
    expect(await reset(token)).toBeUndefined();
    expect(await reset(token)).toBe('expired');
  });
});

describe('limits', () => {
  it('hold: nobody can have a stranger’s address flooded, and without a mail server there is no mail', async () => {
    const strict = await serve({
      origin: ORIGIN,
      mail: { url: await other.start(), from: 'x@table.example' },
      rates: true,
    });
    const people = await Promise.all(Array.from({ length: 7 }, () => Person.arrive(strict.url)));
    const codes: string[] = [];
    for (const person of people) {
      const { body } = await person.ask('PUT', '/api/me/address', { address: 'victim@example.org' });
      codes.push(body.error?.code ?? 'sent');
    }
    expect(codes).toEqual([...new Array(5).fill('sent'), 'too-many', 'too-many']);
    expect(other.to('victim@example.org')).toHaveLength(5);
    // Another note behind the plus is the same mailbox, and another name the same network.
    const send = async (person: Person, address: string): Promise<string> =>
      (await person.ask('PUT', '/api/me/address', { address })).body.error?.code ?? 'sent';
    expect(await send(people[5], 'Victim+again@example.org')).toBe('too-many');
    const others = await Promise.all(Array.from({ length: 20 }, () => Person.arrive(strict.url)));
    const sent: string[] = [];
    for (const [i, person] of others.entries()) sent.push(await send(person, `victim-${i}@example.org`));
    expect(sent[0]).toBe('sent');
    expect(sent.at(-1)).toBe('too-many');
    // Twenty were asked for, of which three were refused above.
    expect(other.mails).toHaveLength(17);
    await strict.stop();
    await other.stop();

    const quiet = await serve();
    const ann = await Person.arrive(quiet.url);
    expect((await ann.ask('GET', '/api/about')).body.mail).toBe(false);
    expect((await ann.ask('PUT', '/api/me/address', { address: 'a@b.org' })).body.error.code).toBe('no-mail');
    expect((await ann.ask('POST', '/api/password/forgot', { address: 'a@b.org' })).body.error.code).toBe('no-mail');
    expect((await fetch(`${quiet.url}/api/unsubscribe/x.y`, { method: 'POST' })).status).toBe(404);
    await quiet.stop();
  });
});
