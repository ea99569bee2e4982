/** All that goes over the wire in a game with hidden hands, searched for what its reader may not know. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deal } from '../../src/dealer/dealer.ts';
import type { Decision } from '../../src/kernel/game.ts';
import { readGameFile } from '../../src/table/file.ts';
import { Table } from '../../src/table/table.ts';
import { Person, type Place, playOut, type Socket, serve } from './client.ts';
import { expectOnlyOwn, viewsOf } from './seen.ts';

let place: Place;
beforeAll(async () => {
  place = await serve();
});
afterAll(() => place.stop());

const STEPS = 40;

/** Tells, lays, lets pass and votes, whatever is asked of the seat. */
function narrate(socket: Socket, table: string, seat: number): Promise<void> {
  const answered = new Set<string>();
  let n = 0;
  return new Promise((resolve) => {
    const wish = (d: Decision): number => ['let', 'vote', 'answer', 'discard', 'tell', 'lay'].indexOf(d.verb);
    const act = (): void => {
      const update = socket.updates.get(table);
      if (!update) return;
      if (update.outcome || update.step >= STEPS) resolve();
      if (update.outcome) return;
      const open = update.views[seat].decisions.filter((d) => !answered.has(d.key) && wish(d) >= 0);
      // Now and then a card is laid instead of letting the sentence pass.
      const [first] =
        n % 5 === 4 ? open.filter((d) => d.verb === 'lay').concat(open) : open.sort((a, b) => wish(a) - wish(b));
      if (!first) return;
      answered.add(first.key);
      const { key, options, text } = first;
      const pick = options.length > 0 ? { pick: options[++n % options.length] } : {};
      const move = { t: 'move', table, seat, id: `${seat}-${n}-${key}`, key, ...pick };
      void socket.ask({ ...move, ...(text ? { text: 'Once there was a king in a forest.' } : {}) }).then(act);
    };
    socket.onUpdate = act;
    act();
  });
}

it('tells nobody of the hands, endings, ballots, piles and dice that are hidden from them', async () => {
  const people = await Person.all(place.url, 'Ann', 'Bob', 'Cat');
  const table = await people[0].create({
    game: 'time',
    seats: ['me', 'free', 'free'],
    options: { gentle: 'no-penalties' },
    entropy: 'the entropy of Ann',
  });
  for (const person of people.slice(1))
    await person.ask('POST', `/api/tables/${table.id}/join`, {
      invite: table.invite,
      entropy: `entropy of ${person.id}`,
    });
  await people[0].ask('POST', `/api/tables/${table.id}/start`, {});
  const sockets = await Promise.all([...people, new Person(place.url)].map((person) => person.socket()));
  await Promise.all(sockets.map((socket) => socket.watch(table.id)));
  await Promise.all(people.map((_, seat) => narrate(sockets[seat], table.id, seat)));
  // Somebody loses the line and comes back, with and without a memory; and everybody leafs back.
  const again = await Promise.all([0, 1].map(() => people[0].socket()));
  await again[0].watch(table.id);
  await again[1].watch(table.id, 10);
  const all = [...sockets, ...again];
  for (const socket of all)
    for (const step of [0, 5, 15])
      expect(await socket.ask({ t: 'past', table: table.id, step })).toMatchObject({ step });
  const before = all.map((socket) => socket.texts.length);
  for (const seat of [0, 1, 2]) await sockets[seat].ask({ t: 'resign', table: table.id, seat, id: `bye ${seat}` });

  const { body } = await people[0].ask('GET', `/api/tables/${table.id}/file`);
  const file = readGameFile(JSON.stringify(body));
  if (!file.ok || file.value.dice.kind !== 'sealed') throw new Error('no file');
  const { dice, log, table: spec } = file.value;
  expect(log.length).toBeGreaterThan(20);
  const hands: string[][] = [[], [], []];
  const replayed = new Table(spec, deal(dice.seed, dice.entropies));
  for (const entry of log) {
    expect(replayed.replay([entry])).toBeNull();
    const state = replayed.state as unknown as { hands: number[][] };
    for (const seat of [0, 1, 2])
      if (state.hands[seat].length >= 3) hands[seat].push(JSON.stringify(state.hands[seat]));
  }

  const views = viewsOf(file.value, [-1, 0, 1, 2]);
  const readers = [0, 1, 2, -1, 0, 0];
  for (const [i, socket] of all.entries()) expect(expectOnlyOwn(socket, readers[i], views)).toBeGreaterThan(3);

  for (const [reader, socket] of sockets.entries()) {
    const read = socket.texts.slice(0, before[reader]).join('\n');
    expect(read).not.toContain(dice.seed);
    for (const entropy of dice.entropies) expect(read).not.toContain(entropy);
    expect(read).not.toContain(table.invite);
    for (const person of people) expect(read).not.toContain(person.token);
    for (const seat of [0, 1, 2]) {
      const seen = new Set(hands[seat]).size > 0 && hands[seat].some((hand) => read.includes(hand));
      expect(seen, `hand of ${seat} read by ${reader}`).toBe(seat === reader);
    }
    for (const message of socket.heard) {
      if (message.t !== 'update') continue;
      const [[seat, view]] = Object.entries(message.views);
      expect(Number(seat)).toBe(reader === 3 ? -1 : reader);
      expect(view.decisions.every((d) => d.seat === reader)).toBe(true);
      const { hands: shown, endings, pile, endingPile } = view.state as { [field: string]: unknown[] & number };
      for (const other of [0, 1, 2].filter((s) => s !== reader)) {
        expect(typeof shown[other]).toBe('number');
        expect(typeof endings[other]).toBe('number');
      }
      expect([typeof pile, typeof endingPile]).toEqual(['number', 'number']);
    }
  }
  await Promise.all(all.map((socket) => socket.close()));
});

it.each([
  ['castle', { edition: 'architect' }],
  ['september', {}],
])('tells everybody at a whole game of %s their own view and nothing more', async (game, options) => {
  const people = await Person.all(place.url, 'Ann', 'Bob');
  const table = await people[0].create({ game, seats: ['me', 'free'], options });
  await people[1].ask('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  await people[0].ask('POST', `/api/tables/${table.id}/start`, {});
  const [a, b, c] = await Promise.all([...people, new Person(place.url)].map((person) => person.socket()));
  await Promise.all([a, b, c].map((socket) => socket.watch(table.id)));
  const over = Promise.all([playOut(a, table.id, 0), playOut(b, table.id, 1)]);
  await c.next('update', ({ step }) => step > 30);
  const [d, e] = await Promise.all([people[0].socket(), new Person(place.url).socket()]);
  await Promise.all([d.watch(table.id, 12), e.watch(table.id)]);
  for (const socket of [a, b, c, d, e]) await socket.ask({ t: 'past', table: table.id, step: 20 });
  const before = [a, b, c, d, e].map((socket) => socket.texts.length);
  await over;
  const file = readGameFile(JSON.stringify((await people[0].ask('GET', `/api/tables/${table.id}/file`)).body));
  if (!file.ok || file.value.dice.kind !== 'sealed') throw new Error('no file');
  const { seed, entropies } = file.value.dice;
  const views = viewsOf(file.value, [-1, 0, 1]);
  const readers = [0, 1, -1, 0, -1];
  for (const [i, socket] of [a, b, c, d, e].entries()) {
    expect(expectOnlyOwn(socket, readers[i], views)).toBeGreaterThan(20);
    const read = socket.texts.slice(0, before[i]).join('\n');
    for (const secret of [seed, ...entropies, table.invite, ...people.map(({ token }) => token)])
      expect(read).not.toContain(secret);
  }
  await Promise.all([a, b, c, d, e].map((socket) => socket.close()));
});
