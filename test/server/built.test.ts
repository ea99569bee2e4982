/** The server as `npm start` builds it: bundled, with its threads beside it. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT, type Child, startChild } from './child.ts';
import { Person, playOut, tempFolder } from './client.ts';
import { SmtpSink } from './smtp-sink.ts';

describe('npm start', () => {
  const folder = tempFolder();
  const sink = new SmtpSink();
  let server: Child;
  beforeAll(async () => {
    const mail = { SMTP_URL: await sink.start() };
    server = await startChild(folder, mail, [...BUILT, '--origin', 'https://table.example']);
  }, 120_000);
  afterAll(async () => {
    await server.end('SIGKILL');
    await sink.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves the app and says that it is ready', async () => {
    const [page, ready] = await Promise.all([fetch(server.url), fetch(`${server.url}/readyz`)]);
    expect(await page.text()).toContain('<script type="module"');
    expect(ready.status).toBe(200);
  });

  it('keeps a game in SQLite and lets a bot think, each in its thread', async () => {
    const ann = await Person.arrive(server.url);
    const table = await ann.create({ game: 'castle', seats: ['me', { bot: 'greedy' }] });
    await ann.ask('POST', `/api/tables/${table.id}/start`, {});
    const socket = await ann.socket();
    await socket.watch(table.id);
    const bots = socket.next('update', ({ steps }) => steps.some(({ seat }) => seat === 1));
    void playOut(socket, table.id, 0);
    expect((await bots).step).toBeGreaterThan(0);
  });

  it('knows passkeys, push and mail', async () => {
    const ann = await Person.arrive(server.url);
    expect((await ann.ask('GET', '/api/about')).body).toEqual({
      push: expect.stringMatching(/^[\w-]{87}$/),
      mail: true,
      passkeys: true,
    });
    const { options } = (await ann.ask('POST', '/api/passkeys/options')).body;
    expect(options.rp.id).toBe('table.example');
    await ann.ask('PUT', '/api/me/address', { address: 'ann@example.org' });
    expect(sink.to('ann@example.org')[0].from).toBe('table@table.example');
  });

  it('does not start where its mail would lead nowhere', async () => {
    await expect(startChild(folder, { SMTP_URL: 'smtp://127.0.0.1:1' }, BUILT)).rejects.toThrow('ended with 2');
    await expect(startChild(folder, {}, [...BUILT, '--origin', 'table.example'])).rejects.toThrow('ended with 2');
  });

  it('stops cleanly', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
