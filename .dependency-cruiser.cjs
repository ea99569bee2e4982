// Who may import whom. One line for each folder of src; what a line does not name, the folder may not import.
// `types`: may be imported as types only. `packages`: the only ones allowed. `browser`: runs there too, so no Node modules.
/** @type {Record<string, { may: string[], types?: string[], packages?: string[], browser?: true }>} */
const folders = {
  kernel: { may: [], packages: [], browser: true },
  games: { may: ['kernel'], packages: [], browser: true },
  'games/*': { may: ['kernel'], browser: true },
  dealer: { may: ['kernel'], packages: ['@noble/hashes'], browser: true },
  table: { may: ['kernel', 'games', 'dealer'], packages: [], browser: true },
  bots: { may: ['kernel', 'games', 'dealer'], browser: true },
  book: { may: ['kernel', 'games'] },
  lab: { may: ['kernel', 'games', 'bots', 'dealer', 'table'] },
  protocol: { may: [], types: ['kernel'], browser: true },
  store: { may: [], types: ['protocol'] },
  server: { may: ['protocol', 'store', 'table', 'games', 'bots'] },
  web: { may: ['protocol', 'table', 'games', 'bots'], browser: true },
};

// What tests a folder may reach for anything.
const tests = ['\\.test\\.ts$', '^src/testing/', '^test/'];

/** @param {string} name */
const inside = (name) => `^src/${name}/`;

/** @param {string} name @returns {{ path: string, own: string }} */
const pathsOf = (name) => {
  // `games` is what lies in that folder itself: the registry, which knows all games. A game knows only itself.
  if (name === 'games') return { path: '^src/games/[^/]+$', own: '^src/games/' };
  if (name === 'games/*') return { path: '^src/games/([^/]+)/', own: '^src/games/$1/' };
  return { path: inside(name), own: inside(name) };
};

/** @param {[string, (typeof folders)[string]]} line @returns {import('dependency-cruiser').IForbiddenRuleType[]} */
const rulesOf = ([name, { may, types = [], packages, browser }]) => {
  const { path, own } = pathsOf(name);
  const from = { path, pathNot: tests };
  /** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
  const rules = [
    {
      name: `${name} may import only ${['itself', ...may, ...types.map((type) => `types of ${type}`)].join(', ')}`,
      severity: 'error',
      from,
      to: { path: '^(src|test|scripts)/', pathNot: [own, ...[...may, ...types].map(inside)] },
    },
  ];
  if (packages) {
    rules.push({
      name: `${name} may use ${packages.length > 0 ? `only ${packages.join(', ')}` : 'no packages'}`,
      severity: 'error',
      from,
      to: { path: 'node_modules/', pathNot: packages.map((pack) => `node_modules/${pack}/`) },
    });
  }
  if (browser) {
    rules.push({
      name: `${name} runs in the browser too, so it may use no module of Node`,
      severity: 'error',
      from,
      to: { dependencyTypes: ['core'] },
    });
  }
  return rules;
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  ...Object.entries(folders).flatMap(rulesOf),
  {
    name: 'a folder needs a line in .dependency-cruiser.cjs',
    severity: 'error',
    from: { path: '^src/', pathNot: [...tests, ...Object.keys(folders).map((name) => pathsOf(name).path)] },
    to: {},
  },
  { name: 'imports may not run in a circle', severity: 'error', from: {}, to: { circular: true } },
  { name: 'an import must lead somewhere', severity: 'error', from: {}, to: { couldNotResolve: true } },
  {
    name: 'what runs may not need a development dependency',
    severity: 'error',
    from: { path: '^src/', pathNot: tests },
    to: { dependencyTypes: ['npm-dev'] },
  },
];

// The cruiser does not tell an `import type` from another when swc reads for it; scripts/arrows.mjs does.
const typesOnly = Object.entries(folders).flatMap(([name, { types = [] }]) =>
  types.map((type) => ({ from: `src/${name}/`, to: `src/${type}/` })),
);

/** @type {import('dependency-cruiser').ICruiseOptions} */
const options = {
  // TypeScript 7 has no API that the cruiser could use; without swc it reads nothing and finds nothing.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^test/bench/peers/' },
  enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
};

module.exports = { forbidden, typesOnly, options };
