/** The API of what a person has chosen: how they are told what happens, on which devices, under which address. */
import { isIP } from 'node:net';
import { Hono } from 'hono';
import { tidy } from '../kernel/text.ts';
import { pushBody, settingsBody } from '../protocol/http.ts';
import type { PushSubscription } from '../store/records.ts';
import { type Desk, type Env, Refused } from './ask.ts';
import { letterTo } from './news.ts';
import { deviceId } from './push.ts';
import { tellingOf } from './telling.ts';

const DEVICES_EACH = 20;

const shown = ({ endpoint, label, createdAt }: PushSubscription) => ({
  id: deviceId(endpoint),
  name: label,
  createdAt,
});

export function settingsRoutes(desk: Desk): Hono<Env> {
  const app = new Hono<Env>();
  const { store, vapid, mailer } = desk.context;

  /** What this server can do, as far as a page must know. A browser knows no passkeys for a bare address. */
  app.get('/about', (ask) => {
    const { hostname } = new URL(desk.origin(ask));
    return ask.json({
      push: vapid.publicKey,
      mail: mailer !== null,
      passkeys: isIP(hostname.replace(/^\[|\]$/g, '')) === 0,
    });
  });

  app.get('/me/settings', async (ask) => {
    const { identity } = await desk.required(ask);
    const { login, passwordHash } = identity;
    const address = await store.identities.address(identity.id);
    return ask.json({ telling: tellingOf(identity), login, password: passwordHash !== null, address });
  });

  app.patch('/me/settings', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('settings', identity.id);
    const { telling } = await desk.body(ask, settingsBody);
    const chosen = { ...tellingOf(identity), ...telling };
    await store.identities.prefer(identity.id, { ...identity.preferences, telling: chosen });
    return ask.json({ telling: chosen });
  });

  app.get('/push', async (ask) => {
    const { identity } = await desk.required(ask);
    return ask.json({ devices: (await store.push.of(identity.id)).map(shown) });
  });

  app.post('/push', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('settings', identity.id);
    const { endpoint, keys, name } = await desk.body(ask, pushBody);
    if (isIP(new URL(endpoint).hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Refused('bad-message', 400);
    const others = (await store.push.of(identity.id)).filter((device) => device.endpoint !== endpoint);
    if (others.length >= DEVICES_EACH) throw new Refused('too-many', 409, `At most ${DEVICES_EACH} devices are told.`);
    const device = {
      endpoint,
      keys,
      identity: identity.id,
      createdAt: Date.now(),
      label: tidy(name ?? '') || 'a browser',
    };
    await store.push.subscribe(device);
    return ask.json({ device: shown(device) }, 201);
  });

  /** A word to all devices, to see whether they hear. */
  app.post('/push/test', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('mails', `test ${identity.id}`);
    await store.outbox.put([letterTo(identity.id, { kind: 'test' }, Date.now())]);
    return ask.json({});
  });

  app.delete('/push/:id', async (ask) => {
    const { identity } = await desk.required(ask);
    const device = (await store.push.of(identity.id)).find(
      ({ endpoint }) => deviceId(endpoint) === ask.req.param('id'),
    );
    if (!device) throw new Refused('not-found', 404);
    await store.push.unsubscribe(device.endpoint);
    return ask.json({});
  });

  return app;
}
