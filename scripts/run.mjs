// Every npm script comes through here: first what is missing is installed, then the command runs in this very process,
// so that arguments, stdin, signals and the exit code are its own and a second Node need not start.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, SetupError } from './setup.mjs';

/** @type {Record<string, { file: string, args?: string[], built?: true }>} */
const commands = {
  start: { file: 'dist/server/main.mjs', built: true },
  admin: { file: 'src/admin/main.ts' },
  lab: { file: 'src/lab/main.ts' },
  bench: { file: 'test/bench/main.ts' },
  screenshots: { file: 'test/e2e/screenshots.ts' },
  test: { file: 'scripts/test.mjs' },
  check: { file: 'scripts/check.mjs' },
  audit: { file: 'scripts/audit.mjs' },
  format: { file: 'node_modules/@biomejs/biome/bin/biome', args: ['check', '--write'] },
};

try {
  await run(process.argv[2], process.argv.slice(3));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string | undefined} name @param {string[]} given */
async function run(name, given) {
  const command = commands[name ?? ''];
  if (!command) throw new SetupError(`There is no command ${name}: choose one of ${Object.keys(commands).join(', ')}.`);
  await ensureInstalled();
  if (command.built) await ensureBuilt();
  const url = new URL(`../${command.file}`, import.meta.url);
  const path = fileURLToPath(url);
  if (!existsSync(path)) throw new SetupError(`npm run ${name} needs ${command.file}, which does not exist.`);
  process.argv = [process.execPath, path, ...(command.args ?? []), ...given];
  if (path.endsWith('.ts')) (await import('tsx/esm/api')).register();
  await import(url.href);
}
