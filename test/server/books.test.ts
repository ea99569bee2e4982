/** Sharing the finished book of a tale: everybody must agree, anybody may take it back, the host may leave a sentence out. */
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableStore } from '../../src/server/context.ts';
import { openStore } from '../../src/store/open.ts';
import { type Answer, Person, type Place, serve, tempFolder } from './client.ts';

let server: Place;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const CARDS = Array.from({ length: 26 }, (_, i) => ({ title: `Thing ${String.fromCharCode(97 + i)}`, group: 'item' }));
const DECK = JSON.stringify({ cards: CARDS, endings: [{ text: 'They all went home.' }, { text: 'And so it ended.' }] });

/** A short tale: Ann tells two sentences, and Bob gives up. */
async function shortTale(url = server.url): Promise<{ ann: Person; bob: Person; id: string }> {
  const [ann, bob] = await Person.all(url, 'Ann', 'Bob');
  const { id, invite } = await ann.create({ game: 'time', seats: ['me', 'free'], options: { start: '1', deck: DECK } });
  await bob.ask('POST', `/api/tables/${id}/join`, { invite });
  await ann.ask('POST', `/api/tables/${id}/start`, {});
  const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
  await Promise.all([a.watch(id), b.watch(id)]);
  for (const text of ['Once there was a miller.', 'He said something that nobody should read.']) {
    const tell = a.updates.get(id)?.views[0].decisions.find(({ verb }) => verb === 'tell');
    await a.ask({ t: 'move', table: id, seat: 0, id: text.slice(0, 9), key: tell?.key, pick: tell?.options[0], text });
  }
  await b.ask({ t: 'resign', table: id, seat: 1, id: 'enough' });
  return { ann, bob, id };
}

const texts = ({ body }: Answer): string[] => body.passages.map((passage: { text: string }) => passage.text);

describe('a book that is shared', () => {
  test('can be read by link once everybody agrees, and no more when somebody takes it back', async () => {
    const { ann, bob, id } = await shortTale();
    const eve = await Person.arrive(server.url, 'Eve');
    expect((await eve.ask('GET', `/api/tables/${id}/book`)).status).toBe(403);
    expect((await eve.ask('POST', `/api/tables/${id}/book/agree`, { agreed: true })).status).toBe(403);

    const first = await ann.ask('POST', `/api/tables/${id}/book/agree`, { agreed: true });
    expect(first.body).toEqual({ agreed: [0], omitted: [], link: null, asked: [0, 1], host: true });
    const both = await bob.ask('POST', `/api/tables/${id}/book/agree`, { agreed: true });
    const { link } = both.body;
    expect(both.body).toMatchObject({ agreed: [0, 1], host: false });
    const read = await eve.ask('GET', `/api/books/${link}`);
    expect(texts(read)).toEqual(['Once there was a miller.', 'He said something that nobody should read.']);
    expect(read.body.tellers.map(({ name }: { name: string }) => name)).toEqual(['Ann']);
    // The link tells nobody which table it was: there the whole log could be read.
    expect(JSON.stringify(read.body)).not.toContain(id);

    await bob.ask('POST', `/api/tables/${id}/book/agree`, { agreed: false });
    expect((await eve.ask('GET', `/api/books/${link}`)).status).toBe(404);
    const again = await bob.ask('POST', `/api/tables/${id}/book/agree`, { agreed: true });
    expect(again.body.link).not.toBe(link);
    expect((await eve.ask('GET', `/api/books/${link}`)).status).toBe(404);
  });

  test('leaves out what its host leaves out, and the name of whoever is gone', async () => {
    const { ann, bob, id } = await shortTale();
    expect((await bob.ask('POST', `/api/tables/${id}/book/omit`, { sentence: 1, omitted: true })).status).toBe(403);
    await ann.ask('POST', `/api/tables/${id}/book/omit`, { sentence: 1, omitted: true });
    await ann.ask('POST', `/api/tables/${id}/book/agree`, { agreed: true });
    const { link } = (await bob.ask('POST', `/api/tables/${id}/book/agree`, { agreed: true })).body;
    const read = await bob.ask('GET', `/api/books/${link}`);
    expect(texts(read)).toEqual(['Once there was a miller.', '[A sentence was left out here.]']);
    const log = await ann.ask('GET', `/api/tables/${id}/file`);
    expect(JSON.stringify(log.body)).toContain('nobody should read');

    await ann.ask('POST', `/api/tables/${id}/book/omit`, { sentence: 1, omitted: false });
    expect(texts(await bob.ask('GET', `/api/books/${link}`))[1]).toMatch(/nobody should read/);
    await ann.ask('DELETE', '/api/me');
    const later = await bob.ask('GET', `/api/books/${link}`);
    expect(later.body.tellers.map(({ name }: { name: string }) => name)).toEqual(['a player']);
  });

  test('is none before the tale is over, nor of another game', async () => {
    const ann = await Person.arrive(server.url, 'Ann');
    const time = await ann.create({ game: 'time', seats: ['me', 'free'] });
    const castle = await ann.create({ game: 'castle', seats: ['me', 'free'] });
    expect((await ann.ask('GET', `/api/tables/${time.id}/book`)).body.error.code).toBe('not-over');
    expect((await ann.ask('GET', `/api/tables/${castle.id}/book`)).body.error.code).toBe('not-found');
    expect((await ann.ask('GET', '/api/books/none')).status).toBe(404);
  });

  test('is said to be lost when the rules of its tale are', async () => {
    const file = join(tempFolder(), 'table.sqlite');
    const first = await serve({ store: file });
    const { ann, bob, id } = await shortTale(first.url);
    await ann.ask('POST', `/api/tables/${id}/book/agree`, { agreed: true });
    const { link } = (await bob.ask('POST', `/api/tables/${id}/book/agree`, { agreed: true })).body;
    await first.stop();
    const store: TableStore = await openStore(file);
    const { spec, revision } = (await store.tables.get(id)) ?? expect.fail('no table');
    const setup = { ...spec.setup, rules: spec.setup.rules + 1 };
    await store.tables.change(id, revision, { spec: { ...spec, setup } }, Date.now());
    await store.close();
    const second = await serve({ store: file, log: pino({ level: 'silent' }) });
    const { status, body } = await new Person(second.url).ask('GET', `/api/books/${link}`);
    expect([status, body.error.code]).toEqual([409, 'broken']);
    await second.stop();
  });
});
