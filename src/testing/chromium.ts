/**
 * A real browser for the tests, on any machine: the one that CHROMIUM_PATH names, one that is installed, or the one that comes
 * with the packages, which is unpacked once into .cache.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NAMES = ['chromium', 'chromium-browser', 'chromium-headless-shell', 'google-chrome'];

type Found = { readonly path: string; readonly env?: { readonly [key: string]: string } };

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** The packed browser and the libraries that a bare machine lacks. */
function bundled(): Found {
  const packed = join(root, 'node_modules', '@sparticuz', 'chromium');
  if (!existsSync(packed)) {
    throw new Error('No browser for the tests: run npm ci, or name a Chromium by CHROMIUM_PATH.');
  }
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const home = join(root, '.cache', `chromium-${version}`);
  if (!existsSync(home)) unpack(home);
  return {
    path: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_PATH: join(home, 'fonts') },
  };
}

/** Aside first: a half-unpacked browser must never be taken for a whole one. */
function unpack(home: string): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const aside = mkdtempSync(join(root, '.cache', 'chromium-'));
  // The package unpacks into the temporary folder, and its libraries only where it believes to be at Amazon's.
  const code = "import('@sparticuz/chromium').then((m) => m.default.executablePath())";
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
    cwd: root,
    env: { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The browser of the packages could not be unpacked: ${stderr}`);
  // Its list of fonts names Amazon's folders; with no font at all a page has no text.
  const fonts = `<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>`;
  writeFileSync(join(aside, 'fonts', 'fonts.conf'), `<?xml version="1.0"?>\n${fonts}\n`);
  try {
    renameSync(aside, home);
  } catch {
    // Another run was faster.
    rmSync(aside, { recursive: true, force: true });
  }
}

function find(): Found {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { path: named };
  const installed = onPath();
  return installed ? { path: installed } : bundled();
}

export function launch(): Promise<Browser> {
  const { path, env = {} } = find();
  return chromium.launch({
    executablePath: path,
    // Whoever is root has no sandbox to hide in.
    chromiumSandbox: process.getuid?.() !== 0,
    env: { ...process.env, ...env } as { [key: string]: string },
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--no-pings',
      // A small /dev/shm, as in containers, would end the renderer.
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
    ],
  });
}
