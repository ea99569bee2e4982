/** News of one's games: nothing is asked before a tap, the browser's no is respected, and a message leads to its table. */
import { createECDH, randomBytes } from 'node:crypto';
import type { Worker } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closeAll, findings, type Person, useHouse } from './friends.ts';
import { PHONE } from './sizes.ts';

const house = useHouse();

/**
 * A browser for tests has no push service to subscribe at: this stands in for the service, and for nothing of ours. Messages are
 * then delivered to the real service worker by the browser itself.
 */
async function withPushService({ context }: Person): Promise<void> {
  const device = createECDH('prime256v1');
  device.generateKeys();
  const keys = { p256dh: device.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  await context.addInitScript(
    (json) => {
      let made: object | null = null;
      const subscription = {
        toJSON: () => json,
        unsubscribe: () => {
          made = null;
          return Promise.resolve(true);
        },
      };
      PushManager.prototype.subscribe = () => {
        made = subscription;
        return Promise.resolve(subscription as unknown as PushSubscription);
      };
      PushManager.prototype.getSubscription = () => Promise.resolve(made as PushSubscription | null);
    },
    { endpoint: `https://push.example/${randomBytes(8).toString('hex')}`, keys },
  );
}

/**
 * Whether the browser can show messages at all: the one that comes with the packages has nothing to show them on, and says no
 * whoever is asked. There this stands in for the screen of the device, and for nothing of ours.
 */
async function withScreen({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    if (Notification.permission !== 'denied') return;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  });
}

async function screenOf({ context }: Person): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    if (Notification.permission !== 'denied' || Object.hasOwn(registration, 'showNotification')) return;
    let shown: object[] = [];
    registration.showNotification = (title, options = {}) => {
      const notification = { title, ...options, close: () => shown.splice(shown.indexOf(notification), 1) };
      shown = [...shown, notification];
      return Promise.resolve();
    };
    registration.getNotifications = () => Promise.resolve(shown as Notification[]);
  });
  return worker;
}

/** Hands a message to the service worker as the browser's push service does. */
async function deliver({ context, page }: Person, news: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(news),
  });
}

const shown = async (person: Person): Promise<string[]> =>
  (await screenOf(person)).evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

describe('news of one’s games', () => {
  test('are asked for by a tap, chosen by the hour, shown by the device and lead to the table', async () => {
    const ann = await house.enter('Ann', { permissions: ['notifications'] });
    await withPushService(ann);
    await withScreen(ann);
    await house.setTable(ann);
    const table = new URL(ann.page.url()).pathname;
    await ann.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await ann.page.goto(`${house.url()}/settings`);
    await ann.page.getByRole('button', { name: 'Tell me on this device' }).click();
    await ann.page.getByText('From now on this device tells you.').waitFor();
    await ann.page.getByLabel('Once a day').check();
    const saved = ann.page.waitForResponse((answer) => answer.request().postData()?.includes('"hour":20') ?? false);
    await ann.page.getByLabel('At what time').selectOption('20');
    await saved;
    await ann.page.reload();
    await ann.page.getByLabel('At what time').waitFor();
    expect(await ann.page.getByLabel('At what time').inputValue()).toBe('20');
    expect(await findings(ann.page), 'news').toEqual([]);

    const id = table.split('/').at(-1);
    const worker = await screenOf(ann);
    await deliver(ann, { title: 'It is your turn', body: 'Castle with Bob.', path: `/table/${id}`, tag: id });
    await expect.poll(() => shown(ann)).toEqual(['It is your turn: Castle with Bob.']);
    await worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const [notification] = await registration.getNotifications();
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
    });
    await ann.page.waitForURL((url) => url.pathname === table);
    await ann.page.getByRole('heading', { name: 'Chairs' }).waitFor();
    expect(await shown(ann)).toEqual([]);

    await ann.page.goto(`${house.url()}/settings`);
    await ann.page.getByRole('button', { name: /^Tell me no more on/ }).click();
    await ann.page.getByRole('button', { name: 'Tell me on this device' }).waitFor();
    await closeAll(ann);
  }, 40_000);

  test('say why there can be none: blocked, an iPhone’s browser, no server', async () => {
    const blocked = await house.enter('Ann', { viewport: PHONE, colorScheme: 'dark' });
    await blocked.context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await blocked.page.goto(`${house.url()}/settings`);
    await blocked.page.getByText(/told to show no messages/).waitFor();
    expect(await blocked.page.getByRole('button', { name: 'Tell me on this device' }).count()).toBe(0);
    expect(await findings(blocked.page), 'blocked').toEqual([]);
    const apple = await house.enter('Bob', {
      viewport: PHONE,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    });
    await apple.page.goto(`${house.url()}/settings`);
    await apple.page.getByText(/Add to Home Screen/).waitFor();
    const away = await house.enter('Cat', { permissions: ['notifications'] });
    await withPushService(away);
    await withScreen(away);
    await away.page.goto(house.url());
    await away.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await away.context.setOffline(true);
    await away.page.goto(`${house.url()}/settings`);
    await away.page.getByText(/this can be chosen when it is back/).waitFor();
    await away.context.setOffline(false);
    await away.page.getByRole('button', { name: 'Tell me on this device' }).waitFor();
    await closeAll(blocked, apple, away);
  }, 40_000);
});
