/** Lines on which nobody answers any more. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Place, serve } from './client.ts';

let place: Place;
beforeAll(async () => {
  // Both ends share this thread: a moment in which it stands still must not pass for silence.
  place = await serve({ pingMs: 2_500, pongMs: 2_000 });
});
afterAll(() => place.stop());

const connect = (autoPong: boolean): WebSocket => new WebSocket(`${place.url.replace('http', 'ws')}/ws`, { autoPong });

it('are cut, and those who answer are asked again and stay', async () => {
  const [silent, there] = [connect(false), connect(true)];
  await Promise.all([once(silent, 'open'), once(there, 'open')]);
  const [code] = await once(silent, 'close');
  expect(code).toBe(1006);
  await once(there, 'ping');
  expect(there.readyState).toBe(WebSocket.OPEN);
  there.close();
  await once(there, 'close');
});
