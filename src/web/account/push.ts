/** News of one's games on this device, through the browser's own service. */
import { ask, Fault, signIn } from '../online/api.ts';
import { forget, recall, remember } from '../ui/memory.ts';
import { deviceName } from './device.ts';

export type Device = { readonly id: string; readonly name: string; readonly createdAt: number };

/** What stands in the way: the browser, a page that is not installed, or the reader's own no. */
export type Hurdle = 'unsupported' | 'install' | 'blocked';

const onApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
const installed = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function hurdle(): Hurdle | null {
  if (onApple() && !installed()) return 'install';
  const able = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!able) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker?.getRegistration()) ?? null;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager?.getSubscription()) ?? null;

/** A device of one's own by the id that the server knows it by: what it was told to forget is found by that. */
const ID = 'push-device';

export async function isTold(): Promise<boolean> {
  return Notification.permission === 'granted' && (await subscription()) !== null && recall(ID) !== null;
}

/** Asks the reader, then the browser, then the server. What stands in the way is the answer, or null. */
export async function tellThisDevice(key: string): Promise<Hurdle | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const worker = await registration();
  if (!worker) return 'unsupported';
  await signIn();
  let made: PushSubscription;
  try {
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    // A browser without a service of its own, or one that is told to use none.
    return 'unsupported';
  }
  const { endpoint, keys } = made.toJSON();
  const { device } = await ask<{ device: Device }>('POST', '/push', {
    endpoint,
    keys,
    name: deviceName() || undefined,
  });
  remember(ID, device.id);
  return null;
}

export const devices = async (): Promise<readonly Device[]> =>
  (await ask<{ devices: readonly Device[] }>('GET', '/push')).devices;

export async function forgetDevice(id: string): Promise<void> {
  await ask('DELETE', `/push/${encodeURIComponent(id)}`).catch((error: unknown) => {
    // It was forgotten from elsewhere already.
    if (!(error instanceof Fault) || error.code !== 'not-found') throw error;
  });
  if (id === recall(ID)) await forgetHere();
}

export const isThisDevice = (id: string): boolean => recall(ID) === id;

/** The browser itself stops listening. */
export async function forgetHere(): Promise<void> {
  forget(ID);
  await (await subscription())?.unsubscribe();
}

/** Before somebody logs out: news of theirs are nothing for whoever comes next. */
export async function stopTelling(): Promise<void> {
  const id = recall(ID);
  if (id !== null) await forgetDevice(id);
}
