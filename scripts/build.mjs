// Builds the browser app into dist/web when anything that goes into it is newer than what was built last.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const BUILT = join(root, 'dist/web/index.html');
const SOURCES = ['src', 'vite.config.ts', 'package-lock.json'];

/** @param {string} path @param {number} time */
function newerThan(path, time) {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs > time;
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).some(
    (file) => statSync(join(path, file)).mtimeMs > time,
  );
}

export function ensureBuilt() {
  const time = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0;
  if (!SOURCES.some((source) => newerThan(join(root, source), time))) return;
  console.error('Building the browser app …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new SetupError('The browser app could not be built; what went wrong stands above.');
}
