// What a player reads stands in the catalogs (src/web/text, and `text.ts` beside a board): no component has a word of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** Attributes that are read or heard. */
const HEARD = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'hint',
  'label',
  'line',
  'placeholder',
  'title',
]);
const WORD = /\p{L}{2}/u;

/** @type {string[]} */
const faults = [];
const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/web/${path.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.tsx'));

/** The words that an expression would show: texts, also those within a template or a choice. @param {any} node @returns {string[]} */
function shown(node) {
  switch (node?.type) {
    case 'StringLiteral':
      return [node.value];
    case 'TemplateLiteral':
      return [
        ...node.quasis.map((/** @type {any} */ part) => part.cooked ?? part.raw),
        ...node.expressions.flatMap(shown),
      ];
    case 'ConditionalExpression':
      return [...shown(node.consequent), ...shown(node.alternate)];
    case 'BinaryExpression':
      return node.operator === '&&' || node.operator === '||' || node.operator === '??' || node.operator === '+'
        ? [...shown(node.left), ...shown(node.right)]
        : [];
    case 'ParenthesisExpression':
      return shown(node.expression);
    default:
      return [];
  }
}

/** @param {any} node @param {(words: string) => void} found */
function walk(node, found) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    for (const child of node.children) {
      if (child.type === 'JSXText') found(child.value.trim());
      if (child.type === 'JSXExpressionContainer') shown(child.expression).forEach(found);
    }
  }
  if (node.type === 'JSXAttribute' && HEARD.has(node.name.value)) {
    shown(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value).forEach(found);
  }
  for (const [key, value] of Object.entries(node)) if (key !== 'span') walk(value, found);
}

for (const file of files) {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  walk(body, (words) => {
    if (WORD.test(words)) faults.push(`${file}\n    "${words}" stands in a component: it belongs in a catalog`);
  });
}
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
