/** One message to one device, by the push service of its browser: encrypted for the device, so that the service reads nothing. */
import { createHash } from 'node:crypto';
import { type Agent, request } from 'node:https';
import webpush from 'web-push';
import type { PushSubscription } from '../store/records.ts';
import type { Vapid } from './context.ts';
import type { Words } from './news.ts';

/** A turn of last week is no news. */
const TTL_S = 3 * 86_400;
const TIMEOUT_MS = 8_000;

export const deviceId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);

export type Sender = { readonly agent: Agent; readonly vapid: Vapid; readonly origin: string | null };

/** `gone`: the device does not want to hear from us any more. Rejects if the service does not answer. */
export async function push(sender: Sender, device: PushSubscription, words: Words): Promise<'ok' | 'gone' | 'failed'> {
  const { agent, vapid, origin } = sender;
  const { method, headers, body, endpoint } = webpush.generateRequestDetails(
    { endpoint: device.endpoint, keys: device.keys as { p256dh: string; auth: string } },
    JSON.stringify(words),
    {
      vapidDetails: { ...vapid, subject: origin?.startsWith('https:') ? origin : 'mailto:table@localhost' },
      TTL: TTL_S,
      // Of several about one table that wait at the service only the last is delivered.
      topic: createHash('sha256').update(words.tag).digest('base64url').slice(0, 32),
    },
  );
  const status = await new Promise<number>((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request(endpoint, { method, headers: { ...headers }, agent, signal }, (response) => {
      // Whatever it says besides: nobody reads it, and it may not be long.
      response.on('error', () => undefined);
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'ok' : 'failed';
}
