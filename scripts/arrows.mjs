// Holds the arrows between the folders, as .dependency-cruiser.cjs draws them.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseFile } from '@swc/core';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.cjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { output } = await cruise(['src', 'test', 'scripts'], {
  ...config.options,
  validate: true,
  ruleSet: { forbidden: config.forbidden },
});
if (typeof output === 'string') throw new Error('The cruiser gave a text where a result was expected.');
const { modules, summary } = output;

const faults = summary.violations.map(({ rule, from, to, cycle }) => {
  const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${from} → ${path}\n    ${rule.name}`;
});
for (const { source, dependencies } of modules) {
  for (const { module, resolved } of dependencies) {
    const narrow = config.typesOnly.some(({ from, to }) => source.startsWith(from) && resolved.startsWith(to));
    if (narrow && !(await importsOnlyTypes(source, module))) faults.push(`${source} → ${resolved}\n    types only`);
  }
}
// A parser that reads nothing finds nothing wrong, so green alone proves nothing.
const read = new Set(modules.map(({ source }) => source));
for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  const source = `src/${path.replaceAll('\\', '/')}`;
  if (source.endsWith('.ts') && !read.has(source)) faults.push(`${source}\n    was not read`);
}
const imports = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
if (imports === 0) faults.push('No import was read at all.');

for (const fault of faults) console.log(fault);
console.log(`${read.size} modules, ${imports} imports, ${faults.length} against the arrows`);
process.exitCode = faults.length === 0 ? 0 : 1;

/**
 * @param {string} file
 * @param {string} module as the file names it
 */
async function importsOnlyTypes(file, module) {
  const { body } = await parseFile(file, { syntax: 'typescript' });
  return body.every((item) => {
    if (item.type === 'ImportDeclaration') return item.source.value !== module || item.typeOnly;
    if (item.type === 'ExportAllDeclaration') return item.source.value !== module;
    if (item.type === 'ExportNamedDeclaration') return item.source?.value !== module || item.typeOnly;
    return true;
  });
}
