/**
 * The order in which mixed left-to-right and right-to-left text is drawn: Unicode's bidirectional algorithm (UAX #9)
 * for one paragraph of tidy text, which holds no explicit marks. Neither pdfkit nor fontkit orders more than one word.
 */

type Class = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'BN' | 'WS' | 'ON';

const tests: readonly [Class, RegExp][] = [
  ['NSM', /^[\p{Mn}\p{Me}]$/u],
  ['BN', /^[\p{Cc}\p{Cf}]$/u],
  ['WS', /^[\p{Zs}\t\n]$/u],
  ['EN', /^[0-9\u00b2\u00b3\u00b9\u06f0-\u06f9\u2070\u2074-\u2079\u2080-\u2089\uff10-\uff19]$/u],
  ['AN', /^[\u0600-\u0605\u0660-\u0669\u066b\u066c\u06dd]$/u],
  ['ES', /^[+\-\u207a\u207b\u208a\u208b\u2212\ufe62\ufe63\uff0b\uff0d]$/u],
  ['CS', /^[,./:\u00a0\u060c\u202f\u2044\ufe50\ufe52\ufe55\uff0c\uff0e\uff0f\uff1a]$/u],
  ['ET', /^[#%\u00b0\u00b1\u066a\u2030-\u2034\u2213\p{Sc}]$/u],
  ['AL', /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\u061b\u061f\u0640\u066d\u06d4]$/u],
  ['R', /^[\p{Script=Hebrew}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\u200f]$/u],
  ['ON', /^[\p{P}\p{S}]$/u],
];
const classes = new Map<string, Class>();

function classOf(char: string): Class {
  let found = classes.get(char);
  if (found === undefined) {
    found = tests.find(([, test]) => test.test(char))?.[0] ?? 'L';
    classes.set(char, found);
  }
  return found;
}

const PAIRS = '()[]{}<>«»‹›⁅⁆⁽⁾₍₎≤≥⟨⟩⟪⟫⦅⦆⸢⸣〈〉《》「」『』【】〔〕（）＜＞［］｛｝｢｣';
const mirrors = new Map<string, string>();
for (let i = 0; i < PAIRS.length; i += 2) {
  mirrors.set(PAIRS[i], PAIRS[i + 1]);
  mirrors.set(PAIRS[i + 1], PAIRS[i]);
}

/** What is drawn for a character that stands right to left: brackets turn round. */
export const mirrored = (char: string): string => mirrors.get(char) ?? char;

export const isRightToLeft = (char: string): boolean => classOf(char) === 'R' || classOf(char) === 'AL';

/** The direction of a paragraph is that of its first letter. */
export function directionOf(text: string, otherwise: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  for (const char of text) {
    const found = classOf(char);
    if (found === 'L') return 'ltr';
    if (found === 'R' || found === 'AL') return 'rtl';
  }
  return otherwise;
}

/** The level of each character (code point) of a paragraph: even runs left to right, odd ones right to left. */
export function levelsOf(chars: readonly string[], direction: 'ltr' | 'rtl'): number[] {
  const base = direction === 'rtl' ? 1 : 0;
  const edge: Class = base === 1 ? 'R' : 'L';
  const types = weak(chars.map(classOf), edge);
  brackets(chars, types, edge);
  neutral(types, edge);
  return types.map((type) => {
    if (base === 0) return type === 'R' ? 1 : type === 'AN' || type === 'EN' ? 2 : 0;
    return type === 'R' ? 1 : 2;
  });
}

/** Rules W1 to W7: marks follow their letter, numbers learn what surrounds them. */
function weak(given: readonly Class[], edge: Class): Class[] {
  const types = [...given];
  let strong: Class = edge;
  for (let i = 0; i < types.length; i++) {
    if (types[i] === 'NSM' || types[i] === 'BN') types[i] = types[i - 1] ?? edge;
    if (types[i] === 'L' || types[i] === 'R' || types[i] === 'AL') strong = types[i];
    else if (types[i] === 'EN' && strong === 'AL') types[i] = 'AN';
  }
  for (let i = 0; i < types.length; i++) if (types[i] === 'AL') types[i] = 'R';
  for (let i = 1; i + 1 < types.length; i++) {
    const [before, after] = [types[i - 1], types[i + 1]];
    if (before !== after) continue;
    if (types[i] === 'ES' && before === 'EN') types[i] = 'EN';
    else if (types[i] === 'CS' && (before === 'EN' || before === 'AN')) types[i] = before;
  }
  for (let i = 0; i < types.length; i++) {
    if (types[i] !== 'ET') continue;
    let end = i;
    while (types[end] === 'ET') end++;
    const joins = types[i - 1] === 'EN' || types[end] === 'EN';
    for (; i < end; i++) types[i] = joins ? 'EN' : 'ON';
  }
  strong = edge;
  for (let i = 0; i < types.length; i++) {
    if (types[i] === 'ES' || types[i] === 'CS') types[i] = 'ON';
    if (types[i] === 'L' || types[i] === 'R') strong = types[i];
    else if (types[i] === 'EN' && strong === 'L') types[i] = 'L';
  }
  return types;
}

const OPENERS = new Set([...PAIRS].filter((_, i) => i % 2 === 0 && !'<«‹≤＜'.includes(PAIRS[i])));

const side = (type: Class): 'L' | 'R' | null =>
  type === 'L' ? 'L' : type === 'R' || type === 'EN' || type === 'AN' ? 'R' : null;

/** Rule N0: a pair of brackets goes with what it holds. */
function brackets(chars: readonly string[], types: Class[], edge: Class): void {
  const open: number[] = [];
  const pairs: [number, number][] = [];
  for (let i = 0; i < chars.length; i++) {
    if (types[i] !== 'ON') continue;
    if (OPENERS.has(chars[i])) open.push(i);
    else {
      const at = open.findLastIndex((from) => mirrors.get(chars[from]) === chars[i]);
      if (at < 0) continue;
      pairs.push([open[at], i]);
      open.length = at;
    }
  }
  for (const [from, to] of pairs.sort(([a], [b]) => a - b)) {
    const inside = types.slice(from + 1, to).map(side);
    let becomes: 'L' | 'R' | null = null;
    if (inside.includes(edge as 'L' | 'R')) becomes = edge as 'L' | 'R';
    else if (inside.some((found) => found !== null)) {
      const opposite = edge === 'L' ? 'R' : 'L';
      const before =
        types
          .slice(0, from)
          .map(side)
          .findLast((found) => found !== null) ?? edge;
      becomes = before === opposite ? opposite : (edge as 'L' | 'R');
    }
    if (becomes !== null) {
      types[from] = becomes;
      types[to] = becomes;
    }
  }
}

/** Rules N1 and N2: what stands between equals joins them, the rest goes with the paragraph. */
function neutral(types: Class[], edge: Class): void {
  for (let i = 0; i < types.length; i++) {
    if (types[i] !== 'ON' && types[i] !== 'WS') continue;
    let end = i;
    while (types[end] === 'ON' || types[end] === 'WS') end++;
    const before = i === 0 ? edge : side(types[i - 1]);
    const after = end === types.length ? edge : side(types[end]);
    for (; i < end; i++) types[i] = before === after ? (before as Class) : edge;
  }
}

/** Rule L2: the pieces of one line, from left to right. */
export function visualOrder<T extends { level: number }>(pieces: readonly T[]): T[] {
  const order = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let i = 0; i < order.length; i++) {
      if (order[i].level < level) continue;
      let end = i;
      while (end < order.length && order[end].level >= level) end++;
      order.splice(i, end - i, ...order.slice(i, end).reverse());
      i = end;
    }
  }
  return order;
}
