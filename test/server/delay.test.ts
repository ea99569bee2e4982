/** Those who only look on, some steps behind: all that goes over their line is held against what had happened by then. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deal } from '../../src/dealer/dealer.ts';
import { SPECTATOR } from '../../src/kernel/game.ts';
import type { Step } from '../../src/protocol/parts.ts';
import { readGameFile } from '../../src/table/file.ts';
import { Table } from '../../src/table/table.ts';
import { castleForTwo, Person, type Place, type Socket, serve } from './client.ts';

const DELAY = 3;

let place: Place;
beforeAll(async () => {
  place = await serve();
});
afterAll(() => place.stop());

/** Whatever the server had to say so far has been heard. */
async function caughtUp(socket: Socket): Promise<void> {
  const pong = socket.next('pong');
  socket.send({ t: 'ping', at: 0 });
  await pong;
}

async function start(seats: number, table: { [field: string]: unknown }) {
  const names = ['Ann', 'Bob', 'Cat'].slice(0, seats);
  const people = await Person.all(place.url, ...names);
  const made = await people[0].create({ ...table, seats: names.map((_, i) => (i === 0 ? 'me' : 'free')) });
  const looker = await new Person(place.url).socket();
  await looker.watch(made.id);
  for (const person of people.slice(1))
    await person.ask('POST', `/api/tables/${made.id}/join`, { invite: made.invite });
  await people[0].ask('POST', `/api/tables/${made.id}/start`, {});
  const sockets = await Promise.all(people.map((person) => person.socket()));
  await Promise.all(sockets.map((socket) => socket.watch(made.id)));
  return { people, table: made, sockets, looker };
}

it('are told nothing before its time, nor when they ask for it, and everything at the end', async () => {
  const { people, table, sockets, looker } = await start(2, { game: 'castle', delay: DELAY, public: true });
  expect(looker.heard.find(({ t }) => t === 'table')).toMatchObject({ about: { delay: DELAY } });
  const steps: Step[] = [];
  for (const socket of sockets)
    socket.onUpdate = (update) => {
      steps.splice(update.from, steps.length, ...update.steps);
    };
  steps.push(...(sockets[0].updates.get(table.id)?.steps ?? []));
  const seen: { step: number; state: unknown }[] = [];
  for (let n = 0; n < 30; n++) {
    const seat = [0, 1].find((s) => sockets[s].updates.get(table.id)?.views[s].decisions.some(({ may }) => !may)) ?? 0;
    const decision = sockets[seat].updates.get(table.id)?.views[seat].decisions.find(({ may }) => !may);
    if (!decision) break;
    const { key, options } = decision;
    await sockets[seat].ask({
      t: 'move',
      table: table.id,
      seat,
      id: `m${n}`,
      key,
      pick: options[(n * 7 + 3) % options.length],
    });
    await Promise.all([...sockets, looker].map(caughtUp));
    const shown = Math.max(1, steps.length - DELAY);
    const update = looker.updates.get(table.id);
    expect(update?.step, `after ${n} moves`).toBe(steps[shown - 1].after);
    expect(update?.outcome).toBeNull();
    seen.push({ step: update?.step as number, state: update?.views[SPECTATOR].state });
  }
  expect(seen.length).toBeGreaterThan(20);
  const latest = seen.at(-1) as (typeof seen)[number];
  expect(sockets[0].updates.get(table.id)?.step).toBeGreaterThan(latest.step);

  // Asking for more, or afresh, or over the other way in, tells no more.
  const past = await looker.ask({ t: 'past', table: table.id, step: 999 });
  if (past.t !== 'past') throw new Error(past.t);
  // Without what never changes it is the same.
  expect(latest.state).toMatchObject(past.views[SPECTATOR].state);
  const another = await new Person(place.url).socket();
  await another.watch(table.id, 0);
  expect(another.updates.get(table.id)).toMatchObject({ step: latest.step });
  expect(another.updates.get(table.id)?.views[SPECTATOR].state).toMatchObject(latest.state as object);
  const line = `/api/tables/${table.id}`;
  expect((await new Person(place.url).ask('GET', line)).body).toMatchObject({ turn: [], delay: DELAY });
  expect((await people[0].ask('GET', line)).body.turn).not.toEqual([]);

  // Talk is not late.
  const heard = looker.next('chat', ({ lines }) => lines.length === 1);
  await sockets[0].ask({ t: 'chat', table: table.id, text: 'hello' });
  expect((await heard).lines[0].text).toBe('hello');

  await sockets[0].ask({ t: 'resign', table: table.id, seat: 0, id: 'r' });
  await caughtUp(looker);
  expect(looker.updates.get(table.id)).toMatchObject({
    outcome: { how: 'resign' },
    step: sockets[1].updates.get(table.id)?.step,
  });
  const known: Step[] = [];
  for (const message of looker.heard)
    if (message.t === 'update') known.splice(message.from, known.length, ...message.steps);
  expect(known).toEqual(steps);

  // What they saw on the way was the table as it had been.
  const file = readGameFile(JSON.stringify((await people[0].ask('GET', `${line}/file`)).body));
  if (!file.ok || file.value.dice.kind !== 'sealed') throw new Error('no file');
  const { dice, log, table: spec } = file.value;
  for (const { step, state } of seen) {
    const then = new Table(spec, deal(dice.seed, dice.entropies));
    then.replay(log.slice(0, step));
    expect(state).toMatchObject(JSON.parse(JSON.stringify(then.view(SPECTATOR).state)));
  }
  const { id } = (await people[1].ask('POST', `${line}/rematch`, {})).body;
  expect((await people[1].ask('GET', `/api/tables/${id}`)).body.delay).toBe(DELAY);
  await Promise.all([...sockets, looker, another].map((socket) => socket.close()));
});

it('do not read along what is being typed', async () => {
  const { table, sockets, looker } = await start(3, { game: 'time', delay: 1 });
  await Promise.all(sockets.map(caughtUp));
  const told = () =>
    [0, 1, 2].map((seat) => sockets[seat].updates.get(table.id)?.views[seat].decisions.find(({ text }) => text));
  await expect.poll(() => told().filter(Boolean).length).toBeGreaterThan(0);
  const seat = told().findIndex(Boolean);
  const heard = sockets[(seat + 1) % 3].next('drafts');
  sockets[seat].send({ t: 'draft', table: table.id, seat, key: told()[seat]?.key, text: 'Once there was a secret' });
  expect((await heard).drafts).toEqual([{ seat, text: 'Once there was a secret' }]);
  await caughtUp(looker);
  expect(looker.texts.some((text) => text.includes('Once there was a'))).toBe(false);
  expect(looker.heard.filter(({ t }) => t === 'drafts')).toEqual([]);
  await Promise.all([...sockets, looker].map((socket) => socket.close()));
});

it('are as quick as everybody where nobody said otherwise, and never later than fifty steps', async () => {
  const { ann, table } = await castleForTwo(place.url);
  const [a, looker] = await Promise.all([ann.socket(), new Person(place.url).socket()]);
  await Promise.all([a.watch(table.id), looker.watch(table.id)]);
  expect(looker.updates.get(table.id)?.step).toBe(a.updates.get(table.id)?.step);
  const made = await ann.ask('POST', '/api/tables', { game: 'castle', seats: ['me', 'free'], delay: 51 });
  expect(made.body.error.code).toBe('bad-message');
  await Promise.all([a.close(), looker.close()]);
});
