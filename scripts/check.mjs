// All that can be said about the code without running it. Each tool is a process of its own, all at once; a line for
// each as it ends, and what it said only if it failed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {[name: string, file: string, ...args: string[]][]} */
const checks = [
  ['types, pure', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json'],
  ['types, node', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.node.json'],
  ['types, web', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json'],
  ['types, e2e', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.e2e.json'],
  ['lint, format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off'],
  ['arrows', 'scripts/arrows.mjs'],
  ['texts', 'scripts/texts.mjs'],
  ['dead code', 'node_modules/knip/bin/knip.js', '--no-progress'],
];

const results = await Promise.all(checks.map(run));
process.exitCode = results.every((ok) => ok) ? 0 : 1;

/**
 * @param {(typeof checks)[number]} check
 * @returns {Promise<boolean>}
 */
function run([name, file, ...args]) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)}${seconds} s`);
      if (code !== 0) console.log(`\n${output.trim()}\n`);
      resolve(code === 0);
    });
  });
}
