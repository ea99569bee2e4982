/** How soon another seat sees what is typed, and how often it is told when somebody types without a pause. */
import { Person, serve } from '../server/client.ts';
import type { Asked, Row } from './contract.ts';

/** A quick typist, and somebody who leans on the keyboard. */
const KEY_MS = 70;
const FLOOD_MS = 5;

const row = (name: string, value: number, unit: string): Row => ({
  ...{ bench: 'drafts', name, value, unit },
  ...{ reference: null, ratio: null },
});
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export async function* drafts({ seconds }: Asked): AsyncIterable<Row> {
  const server = await serve();
  try {
    const [ann, bob] = await Promise.all([Person.arrive(server.url, 'Ann'), Person.arrive(server.url, 'Bob')]);
    const { id, invite } = await ann.create({ game: 'time', seats: ['me', 'free'], options: { start: '1' } });
    await bob.ask('POST', `/api/tables/${id}/join`, { invite });
    await ann.ask('POST', `/api/tables/${id}/start`, {});
    const [teller, other] = await Promise.all([ann.socket(), bob.socket()]);
    await Promise.all([teller.watch(id), other.watch(id)]);
    const tell = teller.updates.get(id)?.views[0].decisions.find(({ verb }) => verb === 'tell');
    const type = (text: string): void => teller.send({ t: 'draft', table: id, seat: 0, key: tell?.key, text });

    /** For every letter: when it was typed, and when a draft with it came. */
    const measure = async (everyMs: number): Promise<{ waits: number[]; told: number }> => {
      const typed: number[] = [];
      const waits: number[] = [];
      let told = 0;
      let running = true;
      const listen = async (): Promise<void> => {
        while (running) {
          const { drafts: heard } = await other.next('drafts');
          told++;
          const now = performance.now();
          while (waits.length < (heard[0]?.text.length ?? 0)) waits.push(now - typed[waits.length]);
        }
      };
      void listen();
      const until = performance.now() + seconds * 1000;
      while (performance.now() < until && typed.length < 3900) {
        typed.push(performance.now());
        type('x'.repeat(typed.length));
        await pause(everyMs);
      }
      while (waits.length < typed.length) await other.next('drafts');
      running = false;
      return { waits: waits.sort((a, b) => a - b), told };
    };

    const calm = await measure(KEY_MS);
    yield row('a letter at another seat, median', at(calm.waits, 0.5), 'ms');
    yield row('a letter at another seat, 99%', at(calm.waits, 0.99), 'ms');
    type('');
    await pause(200);
    const flood = await measure(FLOOD_MS);
    yield row('a letter in a flood, 99%', at(flood.waits, 0.99), 'ms');
    yield row('messages a second in a flood', flood.told / seconds, '/s');
  } finally {
    await server.stop();
  }
}
