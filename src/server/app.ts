/** Everything that is answered over HTTP. */
import { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { fault } from '../protocol/errors.ts';
import { StoreUnavailable } from '../store/store.ts';
import { addressRoutes } from './addresses.ts';
import { type Ask, type Desk, type Env, Refused } from './ask.ts';
import type { Assets } from './assets.ts';
import { bookRoutes } from './books.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { playerRoutes } from './players.ts';
import { policy } from './policy.ts';
import { BrokenTable } from './room.ts';
import { settingsRoutes } from './settings.ts';
import { tableRoutes } from './tables.ts';

const PRIVATE = /^(::1$|fe80:|f[cd]|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;
const isPrivate = (address: string): boolean => PRIVATE.test(address);

/** Whoever asks whether we are ready asks again in a few seconds: a store that takes longer is away. */
const READY_MS = 2_000;
/** Anybody may ask: the store is looked at once for all who do so within a moment. */
const READY_EVERY_MS = 1_000;

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreUnavailable('busy')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function makeApp(desk: Desk, assets: Assets): Hono<Env> {
  const app = new Hono<Env>();
  const { store, log, metrics } = desk.context;

  app.use(async (ask, next) => {
    await next();
    ask.header('content-security-policy', policy(ask.req.header('host')));
    ask.header('x-content-type-options', 'nosniff');
    ask.header('referrer-policy', 'same-origin');
    ask.header('cross-origin-opener-policy', 'same-origin');
    ask.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)');
  });

  app.get('/healthz', (ask) => ask.text('ok\n'));
  let look: { readonly at: number; readonly done: Promise<void> } | null = null;
  app.get('/readyz', async (ask) => {
    const at = Date.now();
    if (!look || at - look.at > READY_EVERY_MS) look = { at, done: within(READY_MS, store.ping()) };
    try {
      await look.done;
      return ask.text('ok\n');
    } catch {
      return ask.text('the store does not answer\n', 503);
    }
  });
  app.get('/metrics', async (ask) => {
    if (!isPrivate(desk.address(ask))) return ask.json({ error: fault('not-allowed') }, 403);
    return ask.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });

  app.use('/api/*', async (ask, next) => {
    const began = performance.now();
    // No name has it, and PostgreSQL knows no such letter.
    if (ask.req.url.includes('%00')) throw new Refused('not-found', 404);
    await next();
    ask.header('cache-control', 'no-store');
    const { method } = ask.req;
    const route = matchedRoutes(ask).find(({ path }) => !path.includes('*'))?.path ?? '/api/*';
    metrics.httpMs.observe({ method, route, status: ask.res.status }, performance.now() - began);
  });
  app.route('/api', peopleRoutes(desk));
  app.route('/api', passkeyRoutes(desk));
  app.route('/api', playerRoutes(desk));
  app.route('/api', settingsRoutes(desk));
  app.route('/api', addressRoutes(desk));
  app.route('/api', tableRoutes(desk));
  app.route('/api', bookRoutes(desk));
  app.all('/api/*', (ask) => ask.json({ error: fault('not-found') }, 404));

  app.get('*', (ask) => page(ask, assets));
  app.notFound((ask) => ask.json({ error: fault('not-found') }, 404));

  app.onError((error, ask) => {
    if (error instanceof Refused) return ask.json({ error: error.fault }, error.status);
    if (error instanceof StoreUnavailable) return ask.json({ error: fault('not-saved') }, 503);
    if (error instanceof BrokenTable) {
      log.error({ err: error }, 'a log does not fit');
      return ask.json({ error: fault('broken') }, 409);
    }
    log.error({ err: error, path: ask.req.routePath }, 'a request failed');
    return ask.json({ error: fault('internal') }, 500);
  });
  return app;
}

async function page(ask: Ask, assets: Assets): Promise<Response> {
  const asset = await assets.find(ask.req.path, ask.req.header('accept-encoding'));
  if (asset) return ask.body(new Uint8Array(asset.body), 200, { ...asset.headers });
  if (assets.built) return ask.json({ error: fault('not-found') }, 404);
  return ask.text('The server runs. The app itself has not been built yet.\n', ask.req.path === '/' ? 200 : 404);
}
