/** The app as it is delivered, for one file of browser tests; it takes a second. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A process of its own: the environment of the tests must not seep into the build. */
export async function buildWeb(name: string): Promise<string> {
  const out = `${root}dist/e2e-${name}`;
  const vite = `${root}node_modules/vite/bin/vite.js`;
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', out, '--logLevel', 'warn'], {
    cwd: root,
    env,
  });
  return out;
}
