/** Lines on which nobody answers any more. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Person, type Place, serve } from './client.ts';

let place: Place;
beforeAll(async () => {
  // Both ends share this thread: a moment in which it stands still must not pass for silence.
  place = await serve({ pingMs: 2_500, pongMs: 2_000 });
});
afterAll(() => place.stop());

type Asked = { readonly ws: WebSocket; pings: number };

async function connect(autoPong = true, headers: { [name: string]: string } = {}): Promise<Asked> {
  const ws = new WebSocket(`${place.url.replace('http', 'ws')}/ws`, { autoPong, headers });
  const asked = { ws, pings: 0 };
  ws.on('ping', () => {
    asked.pings++;
  });
  await once(ws, 'open');
  return asked;
}

const viaProxy = (autoPong = true): Promise<Asked> => connect(autoPong, { 'x-forwarded-for': '10.1.2.3' });

async function leave(...lines: readonly Asked[]): Promise<void> {
  for (const { ws } of lines) {
    ws.close();
    await once(ws, 'close');
  }
}

/** How many of the server's lines the system asks by itself: its second kind of timer, in the sixth column. */
function keptAlive(): number {
  const port = `:${place.port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state, , timer]) => local?.endsWith(port) && state === '01' && timer.startsWith('02')).length;
}

it('are cut, and those who answer are asked again and stay', async () => {
  const [silent, there] = await Promise.all([viaProxy(false), viaProxy()]);
  const [code] = await once(silent.ws, 'close');
  expect(code).toBe(1006);
  const before = there.pings;
  await once(there.ws, 'ping');
  expect(there.pings).toBeGreaterThan(before);
  expect(there.ws.readyState).toBe(WebSocket.OPEN);
  await leave(there);
});

it('are asked by the system where no proxy stands between, and by us only when the delay counts', async () => {
  const ann = await Person.arrive(place.url);
  const { body: table } = await ann.ask('POST', '/api/tables', { game: 'time', seats: ['me', 'free'] });
  const direct = await connect();
  const racing = await connect();
  racing.ws.send(JSON.stringify({ t: 'hello', v: 1, token: ann.token }));
  racing.ws.send(JSON.stringify({ t: 'watch', rid: 1, table: table.id }));
  const far = await viaProxy();
  // While something is on its way another timer runs.
  if (existsSync('/proc/net/tcp')) await expect.poll(keptAlive).toBe(2);
  while (far.pings < 3 || racing.pings < 3) await Promise.race([once(far.ws, 'ping'), once(racing.ws, 'ping')]);
  // Once, when it came.
  expect(direct.pings).toBe(1);
  await leave(direct, racing, far);
});
