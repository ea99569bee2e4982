/** Updates tell what has changed: whoever adds them up must see exactly what somebody sees who comes in now. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deal } from '../../src/dealer/dealer.ts';
import { type AnyGame, games } from '../../src/games/registry.ts';
import { type Below, SPECTATOR } from '../../src/kernel/game.ts';
import { makeSetup } from '../../src/kernel/setup.ts';
import { Changes } from '../../src/server/changes.ts';
import { pen } from '../../src/server/encode.ts';
import { Table } from '../../src/table/table.ts';
import { generator } from '../bench/kernel/random.ts';
import { castleForTwo, type Place, playOut, type Socket, serve } from './client.ts';

/** Somebody's random answer, or time that passes. */
function goOn(table: Table, game: AnyGame, below: Below, at: number): void {
  const asked = Array.from({ length: table.seats }, (_, seat) => table.view(seat).decisions).flat();
  const due = table.deadlines()[0]?.due;
  const { seat, key, options, text } = asked[below(asked.length)] ?? {};
  const proposal =
    seat === undefined || (due !== undefined && below(4) === 0)
      ? table.expire(Math.max(at, due))
      : table.propose(
          {
            kind: 'move',
            seat,
            key,
            ...(options.length > 0 ? { pick: options[below(options.length)] } : {}),
            ...(text ? { text: 'The old king lost his ring in the deep forest.' } : {}),
          },
          at,
        );
  // A race that was lost, say: nothing has happened.
  if (proposal?.ok) table.commit(proposal);
  else expect(game.live).toBe(true);
}

describe('what changes', () => {
  it.each(Object.values(games) as AnyGame[])('adds up to the view of every seat of $id, move by move', (game) => {
    const below = generator(7);
    const setup = makeSetup(game, 2, {});
    if (!setup.ok) throw new Error(setup.problems.join());
    const table = new Table({ setup: setup.value, clock: { kind: 'none' } }, deal('5a'.repeat(32), ['ann', 'bob']));
    table.commit(table.begin(0));
    const eyes = [SPECTATOR, 0, 1];
    const look = (seat: number): object => JSON.parse(JSON.stringify(table.view(seat).state));
    const known = eyes.map(look);
    let partial = 0;
    for (let at = 0; at < 120 && !table.outcome; at++) {
      const before = table.state;
      goOn(table, game, below, at * 500);
      const changes = new Changes(game, before, table.state);
      for (const [i, seat] of eyes.entries()) {
        const text = pen.text(() => {
          pen.raw('{');
          changes.open();
          changes.own(seat);
          pen.close();
        });
        const change = JSON.parse(text) as object;
        known[i] = { ...known[i], ...change };
        expect(known[i]).toEqual(look(seat));
        if (Object.keys(change).length < Object.keys(known[i]).length / 2) partial++;
      }
    }
    expect(table.log.length).toBeGreaterThan(30);
    expect(partial).toBeGreaterThan(30);
  });
});

describe('over sockets', () => {
  let place: Place;
  beforeAll(async () => {
    place = await serve();
  });
  afterAll(() => place.stop());

  it('whoever was there all the time sees what a newcomer sees, after moves and after an undo', async () => {
    const { ann, bob, table } = await castleForTwo(place.url, { options: { start: '1' } });
    const sockets = await Promise.all([ann.socket(), bob.socket()]);
    await Promise.all(sockets.map((socket) => socket.watch(table.id)));
    const agree = async (): Promise<void> => {
      for (const [seat, person] of [ann, bob].entries()) {
        const fresh = await person.socket();
        await fresh.watch(table.id);
        // A last move may be on its way to one of them.
        const stepOf = (socket: Socket): number => socket.updates.get(table.id)?.step ?? 0;
        while (stepOf(fresh) !== stepOf(sockets[seat]))
          await (stepOf(fresh) < stepOf(sockets[seat]) ? fresh : sockets[seat]).next('update');
        const [old, now] = [sockets[seat], fresh].map((socket) => socket.updates.get(table.id));
        expect(old?.views).toEqual(now?.views);
        expect(old?.scores).toEqual(now?.scores);
        await fresh.close();
      }
    };
    await Promise.race(sockets.map((socket, seat) => playOut(socket, table.id, seat, { stopAfter: 40 })));
    for (const socket of sockets) socket.onUpdate = () => undefined;
    await agree();
    const updates = sockets[0].texts.filter((text) => text.startsWith('{"t":"update"'));
    expect(updates[0]).toContain('"board"');
    expect(updates.slice(1).join()).not.toContain('"board"');
    let undone = 0;
    for (let tries = 0; tries < 60 && undone === 0; tries++) {
      // What is on its way to the table is carried out first: each line answers in order.
      for (const socket of sockets) socket.onUpdate = () => undefined;
      await Promise.all(sockets.map((socket) => socket.watch(table.id)));
      const { undoable } = sockets[0].updates.get(table.id) as { undoable: number[] };
      if (undoable.includes(0)) {
        expect(await sockets[0].ask({ t: 'undo', table: table.id, seat: 0, id: `u${tries}` })).toMatchObject({
          why: null,
        });
        undone++;
      } else await Promise.race(sockets.map((socket, seat) => playOut(socket, table.id, seat, { stopAfter: 1 })));
    }
    expect(undone).toBe(1);
    for (const socket of sockets) socket.onUpdate = () => undefined;
    await agree();
    await Promise.all(sockets.map((socket) => socket.close()));
  });
});
