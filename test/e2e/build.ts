/** The app as it is delivered, built once for all browser tests of a run. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const WEB = `${root}dist/e2e`;

/** A process of its own: the environment of the tests must not seep into the build. */
export async function setup(): Promise<void> {
  const vite = `${root}node_modules/vite/bin/vite.js`;
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', WEB, '--logLevel', 'warn'], {
    cwd: root,
    env,
  });
}
