/** Positions that are kept on the way: of use, never of consequence. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { plainChance } from '../../src/bots/chance.ts';
import { botMaker, botNames } from '../../src/bots/index.ts';
import { deal } from '../../src/dealer/dealer.ts';
import { type GameId, games } from '../../src/games/registry.ts';
import { makeSetup } from '../../src/kernel/setup.ts';
import { playOut as playGame } from '../../src/lab/drive.ts';
import type { Clock, Entry } from '../../src/table/entries.ts';
import { readGameFile, verify } from '../../src/table/file.ts';
import { Table } from '../../src/table/table.ts';
import { castleForTwo, Person, playOut, serve, tempFolder } from './client.ts';

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'move', ms: 60_000 },
  { kind: 'game', ms: 9_000_000, increment: 1_000 },
];

describe.each(['castle', 'september', 'time'] as const)('a table of %s', (id: GameId) => {
  it.each(CLOCKS)('goes on from a position as it does from its log, clock $kind', (clock) => {
    const made = makeSetup(games[id], 2, {});
    if (!made.ok) throw new Error(made.problems.join());
    const setup = made.value;
    const dealer = deal('ab'.repeat(32), ['x', 'y']);
    const log: Entry[] = [];
    const bot = botMaker(id, botNames(id)[0]);
    const players = [0, 1].map((seat) => bot?.(games[id], plainChance(`seat ${seat}`)) ?? 'anything');
    const record = (entry: Entry): void => {
      // Turn games in the lab know no time: here every answer takes a second.
      log.push(games[id].live ? entry : { ...entry, at: 1_000 * log.length });
    };
    playGame({ game: games[id], setup, players, dealer, below: plainChance('picks'), record });
    const fresh = (): Table => new Table({ setup, clock }, dealer);
    // Never between a question and the host's answer to it: those are one append.
    const cuts = log.flatMap(({ seat }, i) => (seat >= 0 ? [i] : [])).filter((_, i) => i % 9 === 0);
    for (const cut of [...cuts, log.length]) {
      const played = fresh();
      expect(played.replay(log.slice(0, cut))).toBeNull();
      const resumed = fresh();
      resumed.resume(log.slice(0, cut), JSON.parse(JSON.stringify(played.save())));
      for (const rest of [[], log.slice(cut)]) {
        for (const table of [played, resumed]) expect(table.replay(rest)).toBeNull();
        expect(resumed.state).toEqual(played.state);
        expect(resumed.log).toEqual(played.log);
        expect(resumed.deadlines()).toEqual(played.deadlines());
        expect(resumed.outcome).toEqual(played.outcome);
        expect(resumed.bots).toEqual(played.bots);
      }
    }
  });
});

describe('a server that is started again', () => {
  const from = async (url: string): Promise<{ [kind: string]: number }> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    const found = [...text.matchAll(/^table_rooms_loaded_total\{from="(\w+)"\} (\d+)/gm)];
    return Object.fromEntries(found.map(([, kind, n]) => [kind, Number(n)]));
  };

  it('goes on from the position that it kept, and from the log if that one is wrong, old or gone', async () => {
    const store = join(tempFolder(), 'table.sqlite');
    const first = await serve({ store });
    const { ann, bob, table } = await castleForTwo(first.url, { options: { edition: 'architect' } });
    const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
    await Promise.all([a.watch(table.id), b.watch(table.id)]);
    await Promise.race([playOut(a, table.id, 0, { stopAfter: 45 }), playOut(b, table.id, 1, { stopAfter: 45 })]);
    await Promise.all([a.close(), b.close()]);
    await first.stop();

    const shown = async (url: string) => {
      const socket = await at(ann, url).socket();
      await socket.watch(table.id);
      const { now: _, ...update } = socket.updates.get(table.id) ?? { now: 0 };
      await socket.close();
      return update;
    };
    const change = (sql: string): void => {
      const database = new DatabaseSync(store);
      expect(database.prepare(sql).run().changes).toBe(1);
      database.close();
    };
    const again = async (loadedFrom: 'snapshot' | 'log') => {
      const server = await serve({ store });
      const update = await shown(server.url);
      expect(await from(server.url)).toEqual({ [loadedFrom]: 1 });
      await server.stop();
      return update;
    };

    const kept = await again('snapshot');
    expect(kept).toMatchObject({ from: 0 });
    change('delete from snapshots');
    const played = await again('log');
    expect(kept).toEqual(played);
    // That one has written another position, which is now spoiled in every way.
    for (const spoil of [
      `state = replace(state, '"round":', '"round":1')`,
      `state = substr(state, 1, 500)`,
      `state = '{}'`,
      `state = 'null'`,
      `seq = seq - 1`,
      `seq = seq + 1000`,
      `stamp = 'castle 1 of last year'`,
    ]) {
      change(`update snapshots set ${spoil}`);
      expect(await again('log'), spoil).toEqual(played);
    }

    const last = await serve({ store });
    const [c, d] = await Promise.all([ann, bob].map((person) => at(person, last.url).socket()));
    await Promise.all([c.watch(table.id), d.watch(table.id)]);
    await Promise.all([playOut(c, table.id, 0), playOut(d, table.id, 1)]);
    const file = readGameFile(
      JSON.stringify((await at(ann, last.url).ask('GET', `/api/tables/${table.id}/file`)).body),
    );
    if (!file.ok) throw new Error(file.problems.join());
    expect(verify(file.value, () => () => 0)).toEqual([]);
    await Promise.all([c.close(), d.close()]);
    await last.stop();
    // It is over: the one that was kept is gone, and there is no other.
    const database = new DatabaseSync(store);
    expect(database.prepare('select count(*) as n from snapshots').get()).toEqual({ n: 0 });
    database.close();
  });
});

const at = (person: Person, url: string): Person => {
  const there = new Person(url);
  there.token = person.token;
  return there;
};
