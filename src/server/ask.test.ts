import { expect, test } from 'vitest';
import { type Ask, Desk, Refused } from './ask.ts';
import type { Context } from './context.ts';
import type { Hub } from './hub.ts';
import type { Identities } from './identity.ts';
import { Rates } from './rates.ts';
import type { Rooms } from './rooms.ts';

test('whoever asks too much is refused before the store is asked who they are', async () => {
  let [now, looks] = [0, 0];
  const identities = {
    ofRequest: () => {
      looks++;
      return Promise.resolve(null);
    },
  };
  const context = { rates: new Rates(true, undefined, () => now), proxied: false };
  const desk = new Desk(context as Context, identities as unknown as Identities, {} as Rooms, {} as Hub);
  const from = (remoteAddress: string) => {
    const incoming = { headers: {}, socket: { remoteAddress } };
    return { env: { incoming }, req: { method: 'GET', header: () => undefined } } as unknown as Ask;
  };
  for (let i = 0; i < 1_000; i++) await desk.somebody(from('192.0.2.1'));
  await expect(desk.somebody(from('192.0.2.1'))).rejects.toThrow(new Refused('too-many', 429));
  expect(looks).toBe(1_000);
  await desk.somebody(from('192.0.2.2'));
  now = 10;
  await desk.somebody(from('192.0.2.1'));
  expect(looks).toBe(1_002);
});
