/** The admin command as an operator types it, beside a server that runs. */
import { spawn } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answered, answer } from '../../src/admin/commands.ts';
import { openStore } from '../../src/store/open.ts';
import { kinds, SLOW, useBackend } from '../../src/testing/stores.ts';
import { castleForTwo, Person, type Place, playOut, serve, tempFolder } from './client.ts';

const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

// biome-ignore lint/suspicious/noExplicitAny: the test asserts the shapes itself
type Said = Answered & { readonly json: any };

/** As typed, without the second that a process takes to start; one test below starts some. */
async function admin(url: string, ...args: string[]): Promise<Said> {
  process.env['DATABASE_URL'] = url;
  const answered = await answer(args);
  return { ...answered, json: args.includes('--json') ? JSON.parse(answered.out) : undefined };
}

function typed(...args: string[]): Promise<Answered> {
  const child = spawn(process.execPath, [RUN, 'admin', ...args], { env: { ...process.env, DATABASE_URL: '' } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? -1, out, err })));
}

describe.each(kinds)('an operator with %s', (kind) => {
  const backend = useBackend(kind);
  let place: Place;
  let run: (...args: string[]) => Promise<Said>;
  beforeAll(async () => {
    const store = await backend.place();
    place = await serve({ store });
    run =
      kind === 'postgres'
        ? (...args) => admin(store, ...args)
        : (...args) => admin('', ...args, '--data', join(store, '..'));
  }, SLOW);
  afterAll(() => place.stop(), SLOW);

  it('looks at tables, closes one and shuts somebody out, and whoever is there hears of it', async () => {
    const { ann, bob, table } = await castleForTwo(place.url);
    const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
    await Promise.all([a.watch(table.id), b.watch(table.id)]);
    await Promise.race([playOut(a, table.id, 0, { stopAfter: 5 }), playOut(b, table.id, 1, { stopAfter: 5 })]);
    const said = a.next('chat', ({ lines }) => lines.length === 1);
    await b.ask({ t: 'chat', table: table.id, text: 'you lose' });
    const [{ id: line }] = (await said).lines;
    await ann.ask('POST', '/api/report', { message: line, reason: 'gloats' });

    const [list, shown, secret, reports, finished] = await Promise.all([
      run('list', '--status', 'running', '--json'),
      run('inspect', table.id, '--json'),
      run('inspect', table.id, '--secrets'),
      run('reports', '--json'),
      run('list', '--status', 'finished'),
    ]);
    expect(list.json).toMatchObject([{ id: table.id, game: 'castle', seats: [{ name: 'Ann' }, { name: 'Bob' }] }]);
    expect(finished.out).toBe('There are no such tables.\n');
    expect(shown.json).toMatchObject({ status: 'running', host: ann.id, clock: { kind: 'none' } });
    expect(shown.json.log).toBe(a.updates.get(table.id)?.step);
    expect(shown.json.last).toHaveLength(10);
    expect(shown.out).not.toMatch(/"(seed|entropy|pick|text)"/);
    expect(secret.out).toMatch(/seed {4}[0-9a-f]{64}/);
    expect(secret.out).toMatch(/"pick"/);
    expect(reports.json).toMatchObject([{ quote: 'you lose', reason: 'gloats', against: bob.id }]);

    const gone = a.next('gone');
    const bye = b.next('bye');
    const cut = b.closed();
    const [closed, banned, resolved] = await Promise.all([
      run('close', table.id, '--reason', 'A quarrel.'),
      run('ban', `identity:${bob.id}`, '--reason', 'gloats', '--for', '7d', '--json'),
      run('resolve', reports.json[0].id, '--verdict', 'banned for a week', '--strike', '--json'),
    ]);
    expect(closed).toMatchObject({ code: 0, out: `Table ${table.id} is closed.\n` });
    expect(banned.json.until).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    expect(resolved.json.struck).toBe(true);
    expect(await gone).toMatchObject({ why: 'closed', detail: 'A quarrel.' });
    expect((await bye).why).toBe('banned');
    expect(await cut).toBe(1008);
    expect((await bob.ask('GET', '/api/tables/mine')).body.error.code).toBe('banned');
    const late = await ann.socket();
    const told = late.next('gone');
    await late.watch(table.id);
    expect((await told).detail).toBe('A quarrel.');
    expect(late.heard.flatMap((m) => (m.t === 'chat' ? m.lines : []))).toEqual([]);

    const [again, twice, bans, acts] = await Promise.all([
      run('close', table.id, '--reason', 'Again.', '--json'),
      run('resolve', reports.json[0].id, '--verdict', 'twice'),
      run('bans'),
      run('acts', '--json'),
    ]);
    expect([again.code, again.json.error.code]).toEqual([1, 'not-possible']);
    expect(twice).toMatchObject({ code: 1, err: expect.stringMatching('settled already') });
    expect(bans.out).toMatch(`identity:${bob.id}  until `);
    expect(acts.json.map(({ act }: { act: string }) => act).sort()).toEqual(['ban', 'close', 'resolve']);
    expect((await run('unban', `identity:${bob.id}`)).code).toBe(0);
    expect((await bob.ask('GET', '/api/tables/mine')).status).toBe(200);
    await Promise.all([a.close(), late.close()]);
  });

  it('takes a backup while games are played, brings it back elsewhere, and checks every table', async () => {
    const { ann, bob, table } = await castleForTwo(place.url);
    const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
    await Promise.all([a.watch(table.id), b.watch(table.id)]);
    await Promise.race([playOut(a, table.id, 0, { stopAfter: 5 }), playOut(b, table.id, 1, { stopAfter: 5 })]);
    const step = a.updates.get(table.id)?.step as number;
    const playing = Promise.all([playOut(a, table.id, 0), playOut(b, table.id, 1)]);
    const file = join(tempFolder(), 'everything.backup');
    const [saved, verified] = await Promise.all([run('backup', file), run('verify', '--json')]);
    expect(saved).toMatchObject({ code: 0, out: expect.stringMatching('Everything is in') });
    expect(verified).toMatchObject({ code: 0, json: { checked: 1, problems: [] } });
    await playing;
    expect((await run('backup', file)).err).toMatch('there already');
    expect((await run('restore', file)).err).toMatch('empty database');

    // Whichever kind of store it comes from, the file is the same.
    const data = tempFolder();
    expect(await admin('', 'restore', file, '--data', data)).toMatchObject({ code: 0 });
    const elsewhere = await serve({ store: join(data, 'table.sqlite') });
    const back = new Person(elsewhere.url);
    back.token = ann.token;
    const socket = await back.socket();
    await socket.watch(table.id);
    expect(socket.updates.get(table.id)?.step).toBeGreaterThanOrEqual(step);
    await socket.close();
    await elsewhere.stop();

    const path = join(data, 'table.sqlite');
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0);
    expect((await admin('', 'backup', join(path, 'inside'), '--data', data, '--json')).json.error.code).toBe(
      'not-possible',
    );
    const database = new DatabaseSync(path);
    database.prepare(`update log set entries = replace(entries, '"pick":', '"pick":7') where seq > 0`).run();
    database.close();
    const broken = await admin('', 'verify', '--json', '--data', data);
    expect(broken.code).toBe(1);
    expect(broken.json.problems).toMatchObject([{ table: table.id, problems: [expect.stringMatching('Entry ')] }]);
    const letters = new DatabaseSync(path);
    letters.prepare(`update log set entries = '{broken' where seq = 0`).run();
    letters.close();
    const unreadable = await admin('', 'verify', '--json', '--data', data);
    expect(unreadable).toMatchObject({
      code: 1,
      json: { problems: [{ problems: [expect.stringMatching('cannot be read')] }] },
    });
    const looked = await admin('', 'inspect', table.id, '--last', '1000', '--json', '--data', data);
    expect(looked).toMatchObject({ code: 1, json: { error: { message: expect.stringMatching('cannot be read') } } });
    const mend = new DatabaseSync(path);
    mend.prepare(`update log set entries = '[{"kind":"resign","at":0,"seat":9}]' where seq = 0`).run();
    mend.close();
    const damaged = await serve({ store: join(data, 'table.sqlite'), log: pino({ level: 'silent' }) });
    const stranger = await new Person(damaged.url).socket();
    const gone = stranger.next('gone');
    stranger.send({ t: 'watch', rid: 1, table: table.id });
    expect(await gone).toMatchObject({ why: 'broken', detail: expect.stringMatching('"entry"') });
    await stranger.close();
    await damaged.stop();
    const row = new DatabaseSync(path);
    row.prepare(`update tables set options = '{broken' where id = ?`).run(table.id);
    row.close();
    for (const command of ['list', 'verify'])
      expect(await admin('', command, '--json', '--data', data)).toMatchObject({
        code: 1,
        json: { error: { message: expect.stringMatching(`cannot be read: table ${table.id}: `) } },
      });
    await Promise.all([a.close(), b.close()]);
  });
});

describe('an operator who mistypes', () => {
  it('learns what is wrong with a backup, and what a restore that failed leaves behind', async () => {
    const folder = tempFolder();
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), gzipSync(text));
      return join(folder, name);
    };
    const head = '{"format":"once-upon-a-table backup","version":1}\n';
    const restored = async (name: string, text: string): Promise<string> =>
      (await admin('', 'restore', file(name, text), '--data', join(folder, `data-${name}`))).err;
    expect(await restored('words', 'garbage\n')).toBe('This file is no backup.\n');
    expect(await restored('nothing', 'null\n')).toBe('This file is no backup.\n');
    expect(await restored('bent', `${head}garbage\n`)).toMatch(/damaged in line 2\..* delete it and restore/);
    const again = await admin('', 'restore', file('good', head), '--data', join(folder, 'data-bent'));
    expect(again).toMatchObject({ code: 1, err: expect.stringMatching('the rest of a restore that failed') });
    expect(await admin('', 'list', '--data', join(folder, 'data-bent'))).toMatchObject({
      code: 3,
      err: expect.stringMatching('the rest of a restore that failed'),
    });
  });

  it('bans an address however it is spelled', async () => {
    const data = tempFolder();
    await (await openStore(join(data, 'table.sqlite'))).close();
    const ban = (address: string) => admin('', 'ban', address, '--reason', 'x', '--for', '1h', '--data', data);
    expect((await ban('address:2001:DB8:0:0::1')).out).toMatch('address:2001:db8::1 is banned');
    expect((await ban('address:::ffff:127.0.0.1')).out).toMatch('address:127.0.0.1 is banned');
  });

  it('is told what is wrong, by words and by the exit code, and nothing is made', async () => {
    const data = join(tempFolder(), 'nowhere');
    const tries = [
      ['lsit', 2, 'There is no command "lsit"'],
      ['list --limit few', 2, '--limit must be a whole number'],
      ['list --nonsense', 2, "Unknown option '--nonsense'"],
      ['ban bob --reason rude --for 7d', 2, 'identity:<id> or address:<IP address>'],
      ['ban address:1.2.3.4 --reason rude', 2, 'Say for how long'],
      ['close t1', 2, 'Say why'],
      [`inspect t1 --data ${data}`, 3, 'There is no '],
      [`inspect -3-Qx_yTUy--dN70aB1-c --last 3 --data=${data}`, 3, 'There is no '],
      [`list --player -Q --data ${data}`, 3, 'There is no '],
      [`restore ${data} --data ${data}`, 1, 'There is no '],
    ] as const;
    const answers = await Promise.all(tries.map(([line]) => admin('', ...line.split(' '))));
    for (const [i, [line, code, words]] of tries.entries()) {
      expect(answers[i].code, line).toBe(code);
      expect(answers[i].err, line).toContain(words);
      expect(answers[i].out, line).toBe('');
    }
    expect(existsSync(data)).toBe(false);
    const unreachable = await admin('postgres://nobody@127.0.0.1:1/none', 'list', '--json');
    const [help, wrong] = await Promise.all([typed('ban', '--help'), typed('lsit')]);
    expect(unreachable).toMatchObject({ code: 3, json: { error: { code: 'no-store' } } });
    expect(help).toMatchObject({ code: 0, out: expect.stringMatching('--for <time>') });
    expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringMatching('There is no command') });
  });
});
