/**
 * Servers and databases that are killed in the middle of play, round after round: nothing that was acknowledged or shown is
 * lost, and no table breaks. KILL_ROUNDS=20 for the long run.
 */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/admin/commands.ts';
import { openStore } from '../../src/store/open.ts';
import type { Entry } from '../../src/table/entries.ts';
import { startPostgres, type TestPostgres } from '../../src/testing/postgres.ts';
import { type Child, startChild } from './child.ts';
import { serve, tempFolder } from './client.ts';
import { Load } from './load.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 1);
const LONG = 60_000 * (1 + ROUNDS);
const PAIRS = 6;
/** How much is played before the next blow: never quite the same. */
const spell = (round: number): number => 40 + 17 * (round % 5);

/** Everything that was promised is in the store, and every table there is in order. */
async function expectKept(load: Load, where: { readonly url?: string; readonly data?: string }): Promise<void> {
  const store = await openStore<unknown, Entry>(where.url ?? `${where.data}/table.sqlite`);
  for (const [id, { ids, seen }] of load.tables) {
    const log = await store.log.read(id);
    expect(log.length, id).toBeGreaterThanOrEqual(seen);
    const kept = log.flatMap((entry) => (entry.id === undefined ? [] : [`${entry.seat}/${entry.id}`]));
    expect(new Set(kept).size, 'nothing is there twice').toBe(kept.length);
    expect(
      [...ids].filter((name) => !kept.includes(name)),
      id,
    ).toEqual([]);
  }
  await store.close();
  process.env['DATABASE_URL'] = where.url ?? '';
  const verified = await answer(['verify', '--json', ...(where.data ? ['--data', where.data] : [])]);
  const { checked, problems } = JSON.parse(verified.out);
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(load.tables.size);
  expect(load.wrong).toEqual([]);
  process.stdout.write(
    `  ${ROUNDS} rounds: ${load.acknowledged} moves acknowledged at ${load.tables.size} tables, ${load.refused} refused as not saved, none lost\n`,
  );
}

describe('a server that is killed again and again', () => {
  const data = tempFolder();
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  it('loses nothing that it acknowledged or showed', { timeout: LONG }, async () => {
    let server = await startChild(data);
    const load = new Load(PAIRS, () => server.url);
    for (let round = 0; round < ROUNDS; round++) {
      await load.more(spell(round));
      expect(await server.end('SIGKILL')).toBeNull();
      server = await startChild(data);
    }
    await load.more(spell(0));
    await load.stop();
    expect(await server.end('SIGTERM')).toBe(0);
    await expectKept(load, { data });
  });
});

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, LONG);
  afterAll(() => postgres.stop(), LONG);

  it('a database that is killed again and again loses nothing, and the tables wait for it', {
    timeout: LONG,
  }, async () => {
    const url = await postgres.database();
    const place = await serve({ store: url });
    const load = new Load(PAIRS, () => place.url);
    for (let round = 0; round < ROUNDS; round++) {
      await load.more(spell(round));
      await postgres.kill();
      const before = load.refused;
      await expect.poll(() => load.refused, { timeout: LONG, interval: 20 }).toBeGreaterThan(before + PAIRS);
      await postgres.restart();
    }
    await load.more(spell(0));
    await load.stop();
    await place.stop();
    await expectKept(load, { url });
  });

  it('one of three servers is killed again and again, and the others go on', { timeout: LONG }, async () => {
    const url = await postgres.database();
    const start = (): Promise<Child> => startChild('unused', { DATABASE_URL: url });
    const servers: (Child | null)[] = await Promise.all([start(), start(), start()]);
    const living = (player: number): string => {
      const there = servers.filter((server) => server !== null);
      return (servers[player % 3] ?? there[player % there.length]).url;
    };
    const load = new Load(PAIRS, living);
    for (let round = 0; round < ROUNDS; round++) {
      await load.more(spell(round));
      const doomed = servers[round % 3] as Child;
      servers[round % 3] = null;
      expect(await doomed.end('SIGKILL')).toBeNull();
      // With two of three, before the third is back.
      await load.more(spell(round));
      servers[round % 3] = await start();
    }
    await load.more(spell(0));
    await load.stop();
    await Promise.all(servers.map((server) => server?.end('SIGTERM')));
    await expectKept(load, { url });
  });
});
