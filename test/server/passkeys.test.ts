/** Passkeys in a real Chromium, whose authenticator is a virtual one; everything else is as people have it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDevice } from '../../src/testing/authenticator.ts';
import { launch } from '../../src/testing/chromium.ts';
import { type Answer, Person, type Place, serve, tempFolder } from './client.ts';

let place: Place;
let browser: Browser;
let site: string;
beforeAll(async () => {
  const web = join(tempFolder(), 'web');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Once Upon a Table</title>');
  [place, browser] = await Promise.all([serve({ web }), launch()]);
  // A bare address has no passkeys, a name has.
  site = `http://localhost:${place.port}`;
});
afterAll(async () => {
  await browser?.close();
  await place?.stop();
});

/** A page of ours in a browser of its own, with a device that always says yes. */
async function arrive(name: string): Promise<{ page: Page; cdp: CDPSession; device: string; id: string }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site}/`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const device = await newDevice(cdp);
  const { body } = await ask(page, 'POST', '/api/guest', { name });
  return { page, cdp, device, id: body.me.id };
}

/** In the page, with its cookie, as the app does it. */
function ask(page: Page, method: string, path: string, body?: unknown): Promise<Pick<Answer, 'status' | 'body'>> {
  const init = JSON.stringify({ method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return page.evaluate(
    `fetch(${JSON.stringify(path)}, ${init}).then(async (r) => ({ status: r.status, body: await r.json() }))`,
  );
}

function answerTo(page: Page, call: 'create' | 'get', options: unknown): Promise<{ [field: string]: unknown }> {
  const parse = call === 'create' ? 'parseCreationOptionsFromJSON' : 'parseRequestOptionsFromJSON';
  return page.evaluate(
    `navigator.credentials.${call}({ publicKey: PublicKeyCredential.${parse}(${JSON.stringify(options)}) }).then((c) => c.toJSON())`,
  );
}

async function register(page: Page, name: string) {
  const { ticket, options } = (await ask(page, 'POST', '/api/passkeys/options')).body;
  const response = await answerTo(page, 'create', options);
  return {
    sent: { ticket, response, name },
    done: await ask(page, 'POST', '/api/passkeys', { ticket, response, name }),
  };
}

async function logIn(page: Page) {
  const { ticket, options } = (await ask(page, 'POST', '/api/login/passkey/options')).body;
  const response = await answerTo(page, 'get', options);
  return { sent: { ticket, response }, done: await ask(page, 'POST', '/api/login/passkey', { ticket, response }) };
}

describe('a passkey', () => {
  it('makes a guest an account that keeps its games, and lets it in without a name', async () => {
    const { page, id } = await arrive('Ann');
    const { body: table } = await ask(page, 'POST', '/api/tables', { game: 'castle', seats: ['me', 'free'] });
    const { done } = await register(page, 'the laptop');
    expect(done).toMatchObject({ status: 201, body: { me: { id, kind: 'account' }, passkey: { name: 'the laptop' } } });
    await ask(page, 'POST', '/api/logout');
    expect((await ask(page, 'GET', '/api/me')).body.me).toBeNull();

    const { done: back } = await logIn(page);
    expect(back).toMatchObject({ status: 200, body: { me: { id, name: 'Ann', kind: 'account' } } });
    expect((await ask(page, 'GET', '/api/tables/mine')).body).toMatchObject([{ id: table.id, mine: [0] }]);
    const { passkeys } = (await ask(page, 'GET', '/api/passkeys')).body;
    expect(passkeys).toMatchObject([{ name: 'the laptop' }]);
    expect(passkeys[0].usedAt).toBeGreaterThan(passkeys[0].createdAt);
    const exported = (await ask(page, 'GET', '/api/me/export')).body;
    expect(exported.passkeys).toMatchObject([{ label: 'the laptop' }]);
    expect(JSON.stringify(exported)).not.toContain('public_key');
    await page.context().close();
  });

  it('is one of several, and the last way in stays', async () => {
    const { page, cdp, device } = await arrive('Bob');
    const first = (await register(page, 'one')).done.body.passkey;
    // The same device again is known, and says so itself.
    await expect(register(page, 'again')).rejects.toThrow(/InvalidStateError/);
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device });
    await newDevice(cdp);
    const second = (await register(page, 'two')).done.body.passkey;
    const at = (key: { id: string }): string => `/api/passkeys/${key.id}`;
    expect((await ask(page, 'PATCH', at(second), { name: 'the phone' })).status).toBe(200);
    expect((await ask(page, 'DELETE', at(first))).status).toBe(200);
    expect((await ask(page, 'DELETE', at(first))).body.error.code).toBe('not-found');
    expect((await ask(page, 'DELETE', at(second))).body.error.code).toBe('last-way-in');
    expect((await ask(page, 'GET', '/api/passkeys')).body.passkeys).toMatchObject([{ name: 'the phone' }]);
    // With a password there is another way in.
    const account = { login: 'bob with a key', password: 'correct horse' };
    expect((await ask(page, 'POST', '/api/account', account)).status).toBe(200);
    expect((await ask(page, 'DELETE', at(second))).status).toBe(200);
    const other = await Person.arrive(place.url);
    expect((await other.ask('POST', '/api/login', account)).body.me.name).toBe('Bob');
    await page.context().close();
  });

  it('opens nothing twice, nothing for somebody else, and nothing from elsewhere', async () => {
    const { page } = await arrive('Cat');
    const { sent } = await register(page, 'key');
    expect((await ask(page, 'POST', '/api/passkeys', sent)).body.error.code).toBe('expired');
    const { sent: seen } = await logIn(page);
    expect((await ask(page, 'POST', '/api/login/passkey', seen)).body.error.code).toBe('expired');

    // An answer that was overheard does not fit another challenge; nor does one that was made for another site.
    const again = (await ask(page, 'POST', '/api/login/passkey/options')).body;
    const stale = await ask(page, 'POST', '/api/login/passkey', { ticket: again.ticket, response: seen.response });
    expect(stale).toMatchObject({ status: 403, body: { error: { code: 'bad-passkey' } } });
    const fresh = (await ask(page, 'POST', '/api/login/passkey/options')).body;
    const response = await answerTo(page, 'get', fresh.options);
    const elsewhere = await new Person(place.url).ask('POST', '/api/login/passkey', { ticket: fresh.ticket, response });
    expect(elsewhere).toMatchObject({ status: 403, body: { error: { code: 'bad-passkey' } } });

    // A ticket for one person is worth nothing in the hands of another.
    const dan = await arrive('Dan');
    const { ticket, options } = (await ask(page, 'POST', '/api/passkeys/options')).body;
    const made = await answerTo(dan.page, 'create', { ...options, excludeCredentials: [] });
    expect((await ask(dan.page, 'POST', '/api/passkeys', { ticket, response: made })).body.error.code).toBe('expired');
    const strange = { ...response, id: 'bm9ib2R5', rawId: 'bm9ib2R5' };
    const nobody = (await ask(page, 'POST', '/api/login/passkey/options')).body.ticket;
    const unknown = await ask(page, 'POST', '/api/login/passkey', { ticket: nobody, response: strange });
    expect(unknown.body.error.code).toBe('bad-passkey');
    await Promise.all([page.context().close(), dan.page.context().close()]);
  });

  it('is gone with the person', async () => {
    const { page } = await arrive('Eve');
    await register(page, 'key');
    expect((await ask(page, 'DELETE', '/api/me')).status).toBe(200);
    expect((await logIn(page)).done.body.error.code).toBe('bad-passkey');
    await page.context().close();
  });

  it('cannot be had from another site, nor without a session', async () => {
    const nobody = new Person(site);
    expect((await nobody.ask('POST', '/api/passkeys/options')).body.error.code).toBe('not-signed-in');
    const evil = { origin: 'https://evil.example' };
    expect((await nobody.ask('POST', '/api/login/passkey/options', {}, evil)).body.error.code).toBe('bad-origin');
    const strict = await serve({ rates: true });
    const codes: string[] = [];
    for (let i = 0; i < 22; i++)
      codes.push((await new Person(strict.url).ask('POST', '/api/login/passkey/options')).body.error?.code);
    expect([codes[0], codes.at(-1)]).toEqual([undefined, 'too-many']);
    await strict.stop();
    expect((await nobody.ask('GET', '/api/about')).body.passkeys).toBe(true);
    expect((await new Person(place.url).ask('GET', '/api/about')).body.passkeys).toBe(false);
  });
});
