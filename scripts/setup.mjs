// Makes a fresh machine ready. Node's own modules only: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** What Vite and Rolldown need. */
const OLDEST_NODE = [20, 19];
const root = fileURLToPath(new URL('..', import.meta.url));
const peers = join(root, 'test', 'bench', 'peers');

/** A failure that one sentence explains: whoever reports it needs no stack trace. */
export class SetupError extends Error {}

/** What the project itself needs. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    throw new SetupError(
      `Once Upon a Table needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
    );
  }
  await ensure(root, 'the dependencies');
}

/**
 * What only the bench compares with; installed on demand, apart from the project.
 * @returns a `require` that finds the peers
 */
export async function ensurePeers() {
  await ensure(peers, 'the peers of the bench');
  return createRequire(join(peers, 'package.json'));
}

/** @param {string} folder @param {string} what */
async function ensure(folder, what) {
  if (reasonToInstall(folder) === null) return;
  await holdingTheLock(async () => {
    // Asked again: another command may have installed while this one waited.
    const reason = reasonToInstall(folder);
    if (reason === null) return;
    say(`Installing ${what} with npm ci, because ${reason} …`);
    await install(folder, what);
  });
}

/**
 * Times first, for speed; contents second, because a checkout or an edited script changes the time and nothing else.
 * @param {string} folder
 * @returns {string | null}
 */
function reasonToInstall(folder) {
  const hidden = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  const manifest = join(folder, 'package.json');
  const installedAt = changedAt(hidden);
  // npm writes this file last: an interrupted install leaves none.
  if (installedAt === 0) return 'nothing is installed yet';
  if (installedAt >= changedAt(lock) && installedAt >= changedAt(manifest)) return null;
  const wanted = readJson(lock);
  if (!sameDependencies(readJson(manifest), wanted.packages[''])) return 'package.json has changed';
  return samePackages(wanted.packages, readJson(hidden).packages) ? null : 'package-lock.json has changed';
}

/** @param {any} manifest @param {any} locked */
function sameDependencies(manifest, locked) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) => {
    const a = manifest[kind] ?? {};
    const b = locked[kind] ?? {};
    return Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((name) => a[name] === b[name]);
  });
}

/**
 * Optional packages are missing where they are made for another platform; all others must be there, and no more.
 * @param {Record<string, any>} wanted
 * @param {Record<string, any>} installed
 */
function samePackages(wanted, installed) {
  const missing = Object.keys(wanted).some((path) => path !== '' && !wanted[path].optional && !installed[path]);
  const different = Object.keys(installed).some((path) => installed[path].integrity !== wanted[path]?.integrity);
  return !missing && !different;
}

/** @param {string} folder @param {string} what */
async function install(folder, what) {
  // All npm says goes into the sentence, never to stdout, which may be read by a program.
  const { code, output } = await npm([
    'ci',
    `--prefix=${folder}`,
    '--include=dev',
    '--prefer-offline',
    '--loglevel=error',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]);
  if (code === 0) return;
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(output)) {
    throw new SetupError(`Could not install ${what}: the package registry cannot be reached. Check the network.`);
  }
  const [disagreement] = /(Missing|Invalid): .*/.exec(output) ?? [];
  if (disagreement) {
    throw new SetupError(
      `Could not install ${what}: package.json and package-lock.json disagree (${disagreement}). Run npm install.`,
    );
  }
  throw new SetupError(`Could not install ${what}: npm ci failed (${code}).\n${output.trim()}`);
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npm(args) {
  // The npm that started us, if one did: no search along PATH, and no shell on Windows.
  const cli = process.env.npm_execpath;
  const [file, ...first] = cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...first, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: first.length === 0 && process.platform === 'win32',
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => reject(new SetupError(`Could not start npm: ${error.message}.`)));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const BEAT = 1000;
const STALE = 10 * BEAT;

/**
 * Two commands at once must not install or build over one another. A folder is the lock (making one is atomic), its time is the
 * heartbeat; it lies outside node_modules, which npm ci empties.
 * @param {() => Promise<void>} work
 */
export async function holdingTheLock(work) {
  const lock = join(root, '.cache', 'install.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  let told = false;
  while (!take(lock)) {
    if (!told) say('Waiting for another command that is installing or building …');
    told = true;
    await sleep(BEAT / 5);
  }
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), BEAT);
  try {
    await work();
  } finally {
    clearInterval(beat);
    rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  if (makeFolder(lock)) return true;
  const beat = changedAt(lock);
  if (beat === 0 || Date.now() - beat < STALE) return false;
  // Its holder is dead. Of all who see that last beat only one can make this folder.
  return makeFolder(join(lock, `after-${beat}`));
}

/** @param {string} path */
function makeFolder(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  }
}

/** @param {string} path */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await ensureInstalled();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
