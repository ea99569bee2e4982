// Asks the registry whether anything we depend on has a known weakness. The one command that needs a network, and no part of
// any other.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));

/** @param {string[]} more */
function audit(...more) {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json', ...more], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    const answer = JSON.parse(stdout);
    if (answer.metadata?.vulnerabilities) return answer;
    throw new Error(answer.message ?? answer.error?.summary ?? 'an answer without a count');
  } catch (error) {
    const why = error instanceof SyntaxError ? stderr.trim().split('\n').at(-1) : /** @type {Error} */ (error).message;
    console.error(
      `The registry could not be asked (${why}): nothing is known either way. This command needs a network.`,
    );
    process.exit(2);
  }
}

const all = audit();
const shipped = audit('--omit=dev').metadata.vulnerabilities.total;
for (const [name, { severity, range, fixAvailable }] of Object.entries(all.vulnerabilities ?? {}))
  console.log(`${severity.padEnd(9)} ${name} ${range}${fixAvailable ? ' (there is a newer one)' : ''}`);
const { total } = all.metadata.vulnerabilities;
console.log(`${total} known weaknesses, ${shipped} of them in what the server runs with.`);
process.exitCode = total > 0 ? 1 : 0;
