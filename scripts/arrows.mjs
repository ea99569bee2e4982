// Holds the arrows between the folders, as .dependency-cruiser.cjs draws them.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.cjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const files = ['src', 'test', 'scripts'];
const { output } = await cruise(files, { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } });
if (typeof output === 'string') throw new Error('The cruiser gave a text where a result was expected.');

const { summary, modules } = output;
const read = new Set(modules.map(({ source }) => source));
const unread = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.ts') && !read.has(path));

for (const { rule, from, to, cycle } of summary.violations) {
  console.error(`${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}\n    ${rule.name}`);
}
// A parser that reads nothing finds nothing wrong, so green alone proves nothing.
for (const path of unread) console.error(`${path} was not read`);

const arrows = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
const ok = summary.violations.length === 0 && unread.length === 0 && arrows > 0;
console.log(`${read.size} modules, ${arrows} imports, ${summary.violations.length} forbidden, ${unread.length} unread`);
process.exitCode = ok ? 0 : 1;
