// Takes the pictures that the deck names out of the game-icons set (6 MB, of which the product needs some 50 KB), with
// the artist of each. Run it after the deck's icons have changed: node scripts/build-icons.mjs [DECK_FOLDER]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {(path: string) => any} */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** @param {string} path */
const inTree = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const deck = process.argv[2] ?? inTree('src/games/time/deck');
/** @type {{ icons: Record<string, { body: string }> }} */
const set = json(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'));
// The set does not say who drew what; the artists' own folders do, and this table was taken from them.
/** @type {Map<string, string>} */
const artists = new Map();
for (const [artist, names] of Object.entries(json(inTree('src/book/artists.json')))) {
  for (const name of names.split(' ')) artists.set(name, artist);
}

/** The eight charges and the five groups, by the names that the book knows them by. */
const fixed = json(inTree('src/book/emblems.json'));
const wanted = new Set([...Object.values(fixed.charges), ...Object.values(fixed.groups), ...namedBy(deck)]);

/** @type {Record<string, { artist: string, d: string }>} */
const icons = {};
for (const name of [...wanted].sort()) icons[name] = pictureOf(name);
write('src/book/icons.json', icons);

/** Castle's board knows its guests and faces by their own names, and needs no more than the drawing. */
const emblems = Object.entries(json(inTree('src/web/boards/castle/emblems.json')));
write('src/web/boards/castle/icons.json', Object.fromEntries(emblems.map(([name, icon]) => [name, pictureOf(icon).d])));

/** @param {string} path @param {object} pictures */
function write(path, pictures) {
  writeFileSync(inTree(path), `${JSON.stringify(pictures, null, 2)}\n`);
  console.log(`${Object.keys(pictures).length} icons in ${path}`);
}

/** @param {string} name @returns {{ artist: string, d: string }} */
function pictureOf(name) {
  const d = set.icons[name]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  const artist = artists.get(name);
  if (d === undefined) throw new Error(`The game-icons set has no picture "${name}".`);
  if (artist === undefined) throw new Error(`src/book/artists.json does not say who drew "${name}".`);
  return { artist, d };
}

/**
 * Every `icon` in the JSON files of a folder.
 * @param {string} folder
 * @returns {string[]}
 */
function namedBy(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => iconsIn(json(join(folder, file))));
}

/**
 * @param {unknown} value
 * @returns {string[]}
 */
function iconsIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'icon' && typeof inner === 'string' ? [inner] : iconsIn(inner),
  );
}
