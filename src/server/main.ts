/** The server from the command line. */
import { networkInterfaces } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { makeFolder } from '../store/folder.ts';
import { isPostgres } from '../store/open.ts';
import { StoreUnavailable, WrongDatabase } from '../store/store.ts';
import { startServer } from './serve.ts';

const USAGE = `Once Upon a Table: the server.

  --port <n>     where to listen (8080; 0 for any free port)
  --host <name>  on which address (0.0.0.0: this machine and its network)
  --data <dir>   where the database file lies (./data)
  --origin <url> where people find it, such as https://table.example (else as each request says)
  --proxy        a proxy stands in front and tells the addresses (X-Forwarded-For, X-Forwarded-Proto)
  --unlimited    no limits on how often somebody may do something: for load tests
  --help         this

DATABASE_URL=postgres://… keeps everything in PostgreSQL instead; then several servers can share it.
SMTP_URL=smtp://user:password@host and --origin let it send mail, from MAIL_FROM if that is set.
`;

const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));

const ORIGIN = /^https?:\/\/[\w.-]+(:\d+)?$/;

const SMTP = /^smtps?:\/\/[^\s/]+\/?(\?\S*)?$/;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

/** A store that does not answer must not keep a server from stopping. */
const STOP_MS = 15_000;
const AGAIN_MS = 1_000;
const PARENT_MS = 1_000;

class UsageError extends Error {}

function read(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: '8080' },
        host: { type: 'string', default: '0.0.0.0' },
        data: { type: 'string', default: 'data' },
        origin: { type: 'string' },
        proxy: { type: 'boolean', default: false },
        unlimited: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535)
      throw new UsageError(`--port must be a whole number from 0 to 65535, not "${values.port}".`);
    for (const name of ['host', 'data'] as const)
      if (values[name].trim() === '') throw new UsageError(`--${name} is empty. Try --help.`);
    const { origin } = values;
    if (origin !== undefined && !ORIGIN.test(origin))
      throw new UsageError(`--origin must be like https://table.example, not "${origin}".`);
    const smtp = process.env['SMTP_URL'];
    if (smtp && origin === undefined) throw new UsageError('SMTP_URL needs --origin, for the links in the mail.');
    if (smtp && !SMTP.test(smtp)) throw new UsageError('SMTP_URL must be like smtp://user:password@host.');
    const url = process.env['DATABASE_URL'];
    if (url && !isPostgres(url)) throw new UsageError('DATABASE_URL must begin with postgres://.');
    const level = process.env['LOG_LEVEL'] || 'info';
    if (!LEVELS.includes(level)) throw new UsageError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}.`);
    const store = url || join(resolve(values.data), 'table.sqlite');
    return { ...values, port, store, level, smtp };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message.split(/[.\n]/)[0]}. Try --help.`);
  }
}

function addresses(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const named = host.includes(':') ? `[${host}]` : host;
  const lines = [`  on this machine   http://${everywhere ? 'localhost' : named}:${port}`];
  const others = everywhere ? Object.values(networkInterfaces()).flatMap((list) => list ?? []) : [];
  for (const { family, internal, address } of others)
    if (family === 'IPv4' && !internal) lines.push(`  on this network   http://${address}:${port}`);
  return `${lines.join('\n')}\n`;
}

const sender = (origin: string): string => `Once Upon a Table <table@${new URL(origin).hostname}>`;

function makeHome(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}: choose another folder with --data.`);
  }
}

async function main(): Promise<void> {
  const { help, host, port, store, origin, proxy, unlimited, level, smtp } = read(process.argv.slice(2));
  if (help) {
    process.stdout.write(USAGE);
    return;
  }
  const log = pino({ level }, pino.destination(2));
  if (!isPostgres(store)) makeHome(dirname(store));
  const server = await startServer({
    ...{ port, host, store, web: WEB, proxied: proxy, rates: !unlimited, log },
    ...(origin === undefined ? {} : { origin }),
    ...(smtp && origin !== undefined ? { mail: { url: smtp, from: process.env['MAIL_FROM'] || sender(origin) } } : {}),
  });

  let stoppingSince = 0;
  const stop = (): void => {
    stoppingSince = Date.now();
    log.info('stopping');
    setTimeout(() => {
      log.error('did not stop in time: the store does not answer');
      process.exit(1);
    }, STOP_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  // One stop may send several signals at once; whoever asks again later does not want to wait.
  const asked = (): void => {
    if (stoppingSince === 0) stop();
    else if (Date.now() - stoppingSince > AGAIN_MS) process.exit(1);
  };
  process.on('SIGTERM', asked);
  process.on('SIGINT', asked);
  whenOrphaned(() => stoppingSince === 0 && stop());
  process.stdout.write(`Once Upon a Table is served\n${addresses(host, server.port)}`);
  if (!server.built) process.stdout.write('  (the app itself has not been built: only the API answers)\n');
}

/** `npm start` runs this in a shell, and a signal to npm ends both without a word to us: then we are somebody else's child. */
function whenOrphaned(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_MS);
  watch.unref();
}

/** What can be mended by whoever typed the command, by the system's own name for it. */
const HINTS: { readonly [code: string]: string } = {
  EADDRINUSE: 'That port is in use already: choose another with --port.',
  EADDRNOTAVAIL: 'This machine does not have that address: choose another with --host.',
  ENOTFOUND: 'No such address: choose another with --host.',
};

function hintFor(error: NodeJS.ErrnoException): string | undefined {
  if (error instanceof UsageError) return error.message;
  if (error instanceof WrongDatabase) return `${error.message} Look at --data or DATABASE_URL.`;
  if (error instanceof StoreUnavailable)
    return `The database cannot be used: ${(error.cause as Error | undefined)?.message ?? error.reason}. Look at --data or DATABASE_URL.`;
  return HINTS[error.code ?? ''];
}

main().catch((error: NodeJS.ErrnoException) => {
  const words = hintFor(error);
  process.stderr.write(`${words ?? `The server could not start. ${error.stack}`}\n`);
  // Whatever was opened on the way must not keep a server alive that does not serve.
  process.exit(words === undefined ? 1 : 2);
});
