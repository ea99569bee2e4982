/** Tables that nobody looks at: they leave memory, and are back for their clocks and for their people. */
import { expect, it } from 'vitest';
import { castleForTwo, playOut, serve } from './client.ts';

const inMemory = async (url: string): Promise<number> =>
  Number(/^table_rooms (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

it('a table that nobody looks at leaves memory; its clock wakes it, and whoever comes back plays on', async () => {
  const server = await serve({ idleMs: 200 });
  const { ann, bob, table } = await castleForTwo(server.url, { clock: { kind: 'move', ms: 4_000 } });
  const first = await ann.socket();
  await first.watch(table.id);
  const left = first.updates.get(table.id)?.step as number;
  expect(await inMemory(server.url)).toBe(1);
  await first.close();
  const poll = { timeout: 20_000, interval: 100 };
  await expect.poll(() => inMemory(server.url), poll).toBe(0);

  // Nobody asks for it: what brings it back is the time-out of the one whose turn it is.
  await expect.poll(() => inMemory(server.url), poll).toBe(1);
  const [a, b] = await Promise.all([ann.socket(), bob.socket()]);
  await Promise.all([a.watch(table.id), b.watch(table.id)]);
  expect(a.updates.get(table.id)?.step).toBeGreaterThan(left);
  await Promise.race([playOut(a, table.id, 0, { stopAfter: 20 }), playOut(b, table.id, 1, { stopAfter: 20 })]);
  expect(a.updates.get(table.id)?.step).toBeGreaterThan(left + 20);
  await Promise.all([a.close(), b.close()]);
  await server.stop();
});
