/** The server as `npm start` builds it: bundled, with its threads beside it. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
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

  it('says in a line why it does not start', async () => {
    const elsewhere = tempFolder();
    writeFileSync(join(elsewhere, 'table.sqlite'), 'a letter to the operator, and no database'.repeat(50));
    const foreign = tempFolder();
    const database = new DatabaseSync(join(foreign, 'table.sqlite'));
    database.exec('create table identities (something integer)');
    database.close();
    const starts: [string, { [name: string]: string }, string[], string][] = [
      [folder, { SMTP_URL: 'smtp://127.0.0.1:1' }, [], 'SMTP_URL needs --origin, for the links in the mail.'],
      [folder, {}, ['--origin', 'table.example'], '--origin must be like https://table.example, not "table.example".'],
      [folder, { SMTP_URL: 'nonsense' }, ['--origin', 'https://table.example'], 'SMTP_URL must be like smtp://'],
      ['', {}, [], '--data is empty. Try --help.'],
      [foreign, {}, [], 'This database is not one of ours, or not ours to change'],
      [folder, { LOG_LEVEL: 'loud' }, [], 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent.'],
      [folder, {}, ['--nonsense'], "Unknown option '--nonsense'. Try --help."],
      [folder, { DATABASE_URL: 'mysql://127.0.0.1/table' }, [], 'DATABASE_URL must begin with postgres://.'],
      [
        folder,
        { DATABASE_URL: 'postgres://127.0.0.1:1/table' },
        [],
        'The database cannot be used: connect ECONNREFUSED',
      ],
      [elsewhere, {}, [], 'The database cannot be used: file is not a database.'],
      [join(elsewhere, 'table.sqlite'), {}, [], 'choose another folder with --data.'],
      ['/proc/table', {}, [], 'choose another folder with --data.'],
    ];
    for (const [data, env, flags, words] of starts) {
      const started = startChild(data, env, [...BUILT, ...flags]);
      await expect(started, words).rejects.toThrow(/^The server ended with 2: [^\n]+$/);
      await expect(started).rejects.toThrow(words);
    }
    for (const made of [elsewhere, foreign]) rmSync(made, { recursive: true, force: true });
  });

  it('stops when npm is told to, which ends the shell between them and says nothing', async () => {
    const there = tempFolder();
    const line = [process.execPath, ...BUILT, '--port', '0', '--host', '127.0.0.1', '--data', there];
    const shell = spawn('/bin/sh', ['-c', `${line.map((word) => `'${word}'`).join(' ')} & wait`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    const url = await new Promise<string>((resolve) =>
      shell.stdout.on('data', (chunk) => {
        said += chunk;
        const found = /http:\/\/\S+(?=\s)/.exec(said)?.[0];
        if (found) resolve(found);
      }),
    );
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    shell.kill('SIGTERM');
    const answers = () =>
      fetch(`${url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: 20_000 }).toBe(false);
    await expect.poll(() => existsSync(join(there, 'table.sqlite-wal')), { timeout: 20_000 }).toBe(false);
    rmSync(there, { recursive: true, force: true });
  });

  it('stops cleanly', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
