// Holds the arrows between the folders of src: who may import whom. What a line does not name, the folder may not import.
// (The usual cruiser reads no JSX under TypeScript 7; imports here are relative with their endings, so reading them is easy.)
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/**
 * `types`: may be imported as types only. `packages`: the only ones allowed. `browser`: runs there too, so no Node modules.
 * `games` is what lies in that folder itself, the registry, which knows all games; a game (`games/*`) knows only itself.
 * @type {Record<string, { may: string[], types?: string[], packages?: string[], browser?: true }>}
 */
const folders = {
  kernel: { may: [], packages: [], browser: true },
  games: { may: ['kernel', 'games/*'], packages: [], browser: true },
  'games/*': { may: ['kernel'], packages: [], browser: true },
  dealer: { may: [], packages: ['@noble/hashes'], browser: true },
  table: { may: ['kernel', 'games', 'games/*', 'dealer'], packages: [], browser: true },
  bots: { may: ['kernel', 'games', 'games/*', 'dealer'], packages: ['pure-rand'], browser: true },
  book: { may: ['kernel', 'games', 'games/*'] },
  lab: { may: ['kernel', 'games', 'games/*', 'bots', 'dealer', 'table', 'book'] },
  protocol: { may: [], types: ['kernel', 'table'], packages: ['valibot'], browser: true },
  store: { may: [], types: ['kernel', 'table', 'protocol'] },
  server: { may: ['kernel', 'dealer', 'protocol', 'store', 'table', 'games', 'games/*', 'bots', 'book'] },
  admin: { may: ['kernel', 'games', 'dealer', 'table', 'store'], types: ['server'] },
  web: { may: ['kernel', 'dealer', 'protocol', 'table', 'games', 'games/*', 'bots', 'book'], browser: true },
};

/** What tests a folder may reach for anything. @param {string} file */
const isTest = (file) => /\.test\.tsx?$|^src\/testing\/|^test\/|\/fixture[^/]*\.ts$/.test(file);

/** @param {string} file @returns {string} the line of the table that a file stands under, and for a game its own folder */
function folderOf(file) {
  const [, top, second, third] = file.split('/');
  if (top !== 'games') return top;
  return third === undefined ? 'games' : `games/${second}`;
}
/** @param {string} folder */
const lineOf = (folder) => (folder.startsWith('games/') ? 'games/*' : folder);

/** @type {{ devDependencies: Record<string, string> }} */
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @typedef {{ to: string, typeOnly: boolean }} Arrow */

/** @param {string} file @returns {Arrow[]} */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const { body } = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  /** @type {Arrow[]} */
  const found = [];
  for (const item of body) {
    if (item.type === 'ImportDeclaration') found.push({ to: item.source.value, typeOnly: item.typeOnly });
    if (item.type === 'ExportAllDeclaration') found.push({ to: item.source.value, typeOnly: false });
    if (item.type === 'ExportNamedDeclaration' && item.source)
      found.push({ to: item.source.value, typeOnly: item.typeOnly });
  }
  // What is loaded later, and workers.
  for (const [, to] of text.matchAll(/\bimport\(\s*'([^']+)'/g)) found.push({ to, typeOnly: false });
  for (const [, to] of text.matchAll(/new URL\(\s*'(\.[^']+\.tsx?)',\s*import\.meta\.url/g))
    found.push({ to, typeOnly: false });
  return found;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

/** @type {string[]} */
const faults = [];
/** @type {Map<string, string[]>} */
const graph = new Map();
let count = 0;

for (const file of files) {
  const folder = folderOf(file);
  const line = folders[lineOf(folder)];
  if (!line && !isTest(file)) faults.push(`${file}\n    its folder has no line in scripts/arrows.mjs`);
  /** @type {string[]} */
  const targets = [];
  for (const { to, typeOnly } of importsOf(file)) {
    count++;
    const fault = (/** @type {string} */ why) => faults.push(`${file} → ${to}\n    ${why}`);
    if (to.startsWith('.')) {
      const target = normalize(join(dirname(file), to.split('?')[0])).replaceAll('\\', '/');
      if (!existsSync(target)) fault('leads nowhere');
      if (!typeOnly && target.startsWith('src/')) targets.push(target);
      if (!isTest(file) && line) checkFolder(folder, line, target, typeOnly, fault);
    } else if (!isTest(file) && line) checkPackage(line, to, fault);
  }
  graph.set(file, targets);
}
for (const cycle of cycles()) faults.push(`${cycle.join(' → ')}\n    imports may not run in a circle`);
// A parser that reads nothing finds nothing wrong, so green alone proves nothing.
if (count < files.length) faults.push('Hardly an import was read at all.');

for (const fault of faults) console.log(fault);
console.log(`${files.length} modules, ${count} imports, ${faults.length} against the arrows`);
process.exitCode = faults.length === 0 ? 0 : 1;

/**
 * @param {string} folder
 * @param {(typeof folders)[string]} line
 * @param {string} target
 * @param {boolean} typeOnly
 * @param {(why: string) => void} fault
 */
function checkFolder(folder, { may, types = [] }, target, typeOnly, fault) {
  if (isTest(target)) return fault('only tests may use what is there for tests');
  if (!target.startsWith('src/')) return fault('src may import only from src');
  const other = folderOf(target);
  if (other === folder || may.includes(lineOf(other))) return;
  if (types.includes(lineOf(other))) return typeOnly ? undefined : fault(`${folder} may use only types of ${other}`);
  return fault(
    `${folder} may import only ${['itself', ...may, ...types.map((type) => `types of ${type}`)].join(', ')}`,
  );
}

/**
 * @param {(typeof folders)[string]} line
 * @param {string} to
 * @param {(why: string) => void} fault
 */
function checkPackage({ packages, browser }, to, fault) {
  if (to.startsWith('node:'))
    return browser ? fault('it runs in the browser too, so it may use no module of Node') : undefined;
  const name = to.split('/', to.startsWith('@') ? 2 : 1).join('/');
  if (packages && !packages.includes(name))
    fault(`may use ${packages.length > 0 ? `only ${packages.join(', ')}` : 'no packages'}`);
  if (name in devDependencies) fault('what runs may not need a development dependency');
}

/** Circles of imports that are there at run time. @returns {string[][]} */
function cycles() {
  /** @type {string[][]} */
  const found = [];
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @param {string} file @param {string[]} path */
  const visit = (file, path) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    state.set(file, 'open');
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
