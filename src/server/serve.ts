/** A whole server: the app, the API and the sockets on one port. */
import { createServer, type Server } from 'node:http';
import type { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import webpush from 'web-push';
import { openStore } from '../store/open.ts';
import type { Entry, TableSpec } from '../table/entries.ts';
import { Acts } from './acts.ts';
import { makeApp } from './app.ts';
import { Desk } from './ask.ts';
import { Assets } from './assets.ts';
import { Bots } from './bots.ts';
import { CLAIM_MS } from './claims.ts';
import type { Context, TableStore, Vapid } from './context.ts';
import { Hub, type Pulse } from './hub.ts';
import { Identities, newToken } from './identity.ts';
import { Mailer } from './mail.ts';
import { makeMetrics } from './metrics.ts';
import { Post } from './post.ts';
import { Rates } from './rates.ts';
import { Ratings } from './ratings.ts';
import { publicAgent } from './reach.ts';
import { Rooms, type RoomsOptions } from './rooms.ts';
import { Timers } from './timers.ts';

export type ServerOptions = Partial<RoomsOptions & Pulse> & {
  readonly port: number;
  readonly host: string;
  /** A file for SQLite, or the address of a PostgreSQL. */
  readonly store: string;
  /** Where the built app lies. */
  readonly web: string;
  readonly proxied?: boolean;
  /** Where people find the server, such as https://table.example. */
  readonly origin?: string;
  /** The mail server and the sender; with it the origin must be given, for the links. */
  readonly mail?: { readonly url: string; readonly from: string };
  /** How push services are reached, if not over the open network. */
  readonly pushAgent?: Agent;
  /** How long somebody may be away before they are told what happens, and how often it is looked who is to be told. */
  readonly graceMs?: number;
  readonly postMs?: number;
  readonly rates?: boolean;
  readonly log?: Logger;
};

export type Running = { readonly port: number; readonly built: boolean; readonly stop: () => Promise<void> };

const SWEEP_MS = 3_600_000;
const GRACE_MS = 20_000;
const POST_MS = 1_000;
/** Below the minute after which proxies close a silent line. */
const PING_MS = 45_000;
const PONG_MS = 10_000;
/** How long sockets have to say goodbye. */
const GOODBYE_MS = 1_000;

export async function startServer(options: ServerOptions): Promise<Running> {
  const log = options.log ?? pino();
  const metrics = makeMetrics();
  const store = await openStore<TableSpec, Entry>(options.store, {
    onGroup: ({ appends, conflicts, ms, failed }) => {
      metrics.groupMs.observe(ms);
      metrics.groupSize.observe(appends);
      if (conflicts > 0) metrics.conflicts.inc(conflicts);
      if (failed) metrics.failures.inc();
    },
    onTrouble: (error) => {
      metrics.troubles.inc();
      log.warn({ err: error }, 'trouble with the store');
    },
  });
  const vapid = (await store.settings.once('vapid', webpush.generateVAPIDKeys())) as Vapid;
  const mailer = options.mail ? await makeMailer(store, options) : null;
  const bots = new Bots(metrics);
  const timers = new Timers();
  const rates = new Rates(options.rates ?? true, (what) => metrics.limited.inc({ what }));
  const context: Context = {
    store,
    log,
    metrics,
    rates,
    timers,
    bots,
    proxied: options.proxied ?? false,
    origin: options.origin ?? null,
    vapid,
    mailer,
    graceMs: options.graceMs ?? GRACE_MS,
  };
  const { leaseMs = 5_000, idleMs = 30_000, awayMs = 5_000, claimMs = CLAIM_MS } = options;
  const rooms = new Rooms(context, { leaseMs, idleMs, awayMs, claimMs });
  const ratings = new Ratings(context);
  rooms.onFinished = (room) => ratings.rate(room.record, room.table.log);
  const post = new Post(context, {
    holder: rooms.neighbours.me,
    looks: (table, seat) => rooms.looks(table, seat),
    sees: (identity, table) => rooms.sees(identity, table),
    mailer,
    agent: options.pushAgent ?? publicAgent(),
    roundMs: options.postMs ?? POST_MS,
  });
  const identities = new Identities(context);
  const { pingMs = PING_MS, pongMs = PONG_MS } = options;
  const hub = new Hub({ context, identities, rooms }, { pingMs, pongMs });
  const acts = new Acts(context, ({ act, subject }) => {
    if (act === 'ban') hub.ban(subject);
    if (act === 'close') rooms.changed(subject).catch((error) => log.warn({ err: error }, 'a table was not closed'));
  });
  rooms.onActs = () => acts.ring();
  const assets = new Assets(options.web);
  const desk = new Desk(context, identities, rooms, hub);
  metrics.measure({
    sockets: () => hub.count,
    rooms: () => rooms.counts,
    thinking: () => bots.queued,
    alarms: () => timers.size,
  });

  const server = createServer(getRequestListener(makeApp(desk, assets).fetch));
  hub.attach(server);
  await acts.start();
  await rooms.start();
  post.start();
  ratings.sweep().catch((error) => log.warn({ err: error }, 'games of before could not be rated'));
  await listen(server, options.port, options.host);
  const sweeper = setInterval(() => {
    const now = Date.now();
    Promise.all([store.sessions.sweep(now), store.tickets.sweep(now), ratings.sweep()]).catch((error) =>
      log.warn({ err: error }, 'sweeping failed'),
    );
  }, SWEEP_MS);
  sweeper.unref();

  return {
    port: (server.address() as AddressInfo).port,
    built: assets.built,
    async stop() {
      clearInterval(sweeper);
      await post.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // What is under way is written and told before anybody is sent away.
      await rooms.stop();
      hub.stop();
      await new Promise((resolve) => setTimeout(resolve, hub.count > 0 ? 100 : 0));
      const late = setTimeout(() => {
        hub.cut();
        server.closeAllConnections();
      }, GOODBYE_MS);
      server.closeIdleConnections();
      await closed;
      clearTimeout(late);
      timers.stop();
      await bots.stop();
      mailer?.close();
      await store.close();
    },
  };
}

/** The secret that signs links is made once, like the keys. */
async function makeMailer(store: TableStore, { mail, origin }: ServerOptions): Promise<Mailer> {
  if (!mail || origin === undefined) throw new Error('Mail needs the address under which people find this server.');
  const secret = String(await store.settings.once('mail', newToken()));
  return new Mailer({ ...mail, origin, secret });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
