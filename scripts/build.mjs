// Builds the browser app into dist/web and the server into dist/server, each when anything that goes into it is newer than
// what was built last.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { SetupError } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(root, 'dist/web');
const SERVER = join(root, 'dist/server');

/** @param {string} path @param {number} time */
function newerThan(path, time) {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs > time;
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).some(
    (file) => statSync(join(path, file)).mtimeMs > time,
  );
}

/** @param {string} built @param {string[]} sources */
function stale(built, sources) {
  const time = existsSync(built) ? statSync(built).mtimeMs : 0;
  return sources.some((source) => newerThan(join(root, source), time));
}

export async function ensureBuilt() {
  if (stale(join(WEB, 'index.html'), ['src', 'vite.config.ts', 'package-lock.json'])) await buildWeb();
  await ensureServerBuilt();
}

export async function ensureServerBuilt() {
  if (stale(join(SERVER, 'main.mjs'), ['src', 'scripts/build.mjs', 'package-lock.json'])) await buildServer();
}

async function buildWeb() {
  console.error('Building the browser app …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new SetupError('The browser app could not be built; what went wrong stands above.');
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|svg|json|ttf)$/.test(file),
  );
  await Promise.all(files.map((file) => pack(join(WEB, file))));
}

/** Once and as small as it goes, so that the server need not; those who cannot unpack it get gzip. @param {string} file */
async function pack(file) {
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
}

/** Of many small files that need nothing but each other: to read them one by one takes a third of a server's start. */
const TAKEN_IN = /^(kysely|hono|@hono\/node-server)(\/|$)/;

/** Else our own code only: packages stay where they are installed, so that each finds its binaries and threads. */
async function buildServer() {
  console.error('Building the server …');
  // Not at the top: this file is read before anything is installed.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    // A thread starts from a file beside the server: a bot's is bundled, the database's is plain JavaScript already.
    input: { main: 'src/server/main.ts', 'bot-worker': 'src/server/thinking.ts' },
    platform: 'node',
    external: (id) => /^[\w@]/.test(id) && !id.startsWith('src/') && !TAKEN_IN.test(id),
  });
  rmSync(SERVER, { recursive: true, force: true });
  await bundle.write({ dir: SERVER, format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundle.close();
  copyFileSync(join(root, 'src/store/sqlite-worker.mjs'), join(SERVER, 'sqlite-worker.mjs'));
}
