// Builds the browser app into dist/web and the server into dist/server, each when anything that goes into it is not as it was
// when that was built last.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { holdingTheLock, SetupError } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(root, 'dist/web');
const SERVER = join(root, 'dist/server');

/** The names, sizes and times of all that goes into it. @param {string[]} sources */
function stampOf(sources) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  for (const source of sources) {
    const folder = statSync(join(root, source)).isDirectory();
    const inside = folder ? readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).sort() : [];
    for (const path of [source, ...inside.map((file) => join(source, file))]) add(path);
  }
  return hash.digest('hex');
}

/**
 * One at a time, however many commands are begun at once. What says of which sources it was built is written last: a build that
 * was cut off is none.
 * @param {string} folder @param {string[]} sources @param {() => Promise<void>} build
 */
async function ensure(folder, sources, build) {
  const stamp = `${folder}.stamp`;
  const fresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(sources);
  if (fresh()) return;
  await holdingTheLock(async () => {
    if (fresh()) return;
    const built = stampOf(sources);
    rmSync(stamp, { force: true });
    mkdirSync(folder, { recursive: true });
    await build();
    writeFileSync(stamp, built);
  });
}

export async function ensureBuilt() {
  await ensure(WEB, ['src', 'vite.config.ts', 'scripts/build.mjs', 'package-lock.json'], buildWeb);
  await ensureServerBuilt();
}

export async function ensureServerBuilt() {
  await ensure(SERVER, ['src', 'scripts/build.mjs', 'package-lock.json'], buildServer);
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
  for (const file of ['sqlite-worker.mjs', 'sqlite-journal.mjs'])
    copyFileSync(join(root, 'src/store', file), join(SERVER, file));
}
