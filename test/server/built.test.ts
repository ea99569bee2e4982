/** The server as `npm start` builds it: bundled, with its threads beside it. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT, type Child, startChild } from './child.ts';
import { Person, playOut, tempFolder } from './client.ts';

describe('npm start', () => {
  const folder = tempFolder();
  let server: Child;
  beforeAll(async () => {
    server = await startChild(folder, {}, BUILT);
  }, 120_000);
  afterAll(async () => {
    await server.end('SIGKILL');
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

  it('stops cleanly', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
