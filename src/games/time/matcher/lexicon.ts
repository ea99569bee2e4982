// What is a kind of what: the nouns of WordNet, compiled by scripts/build-lexicon.mjs.
import data from './lexicon.json' with { type: 'json' };

/** A run of lines of the tree: everything from `from` up to, not including, `to` is of this kind. */
export type Kind = { from: number; to: number };

/** Where a word stands in the tree. `usual`: in its first meaning, and that one is by far the most common. */
export type Place = { at: number; usual: boolean };

type Noun = { places: Place[]; verb: boolean };

type Lexicon = { nouns: ReadonlyMap<string, Noun>; ends: readonly number[] };

const read = (text: string): Lexicon => {
  const nouns = new Map<string, Noun>();
  const lines = text.split('\n');
  const ends: number[] = [];
  const open: number[] = [];
  for (const [at, line] of lines.entries()) {
    const depth = Number.parseInt(line[0], 36);
    while (open.length > depth) ends[open.pop()!] = at;
    open.push(at);
    if (line.length === 1) continue;
    for (const entry of line.slice(1).split(' ')) {
      const word = entry.replace(/[~^]+$/, '');
      const noun = nouns.get(word) ?? { places: [], verb: false };
      noun.places.push({ at, usual: !entry.includes('~') });
      noun.verb ||= entry.endsWith('^');
      nouns.set(word, noun);
    }
  }
  for (const at of open) ends[at] = lines.length;
  for (const noun of nouns.values()) noun.places.sort((a, b) => Number(b.usual) - Number(a.usual));
  return { nouns, ends };
};

const lexicon = read(data.nouns);

const nowhere: readonly Place[] = [];

/** Where a noun stands, its usual meaning first. */
export const placesOf = (word: string): readonly Place[] => lexicon.nouns.get(word)?.places ?? nowhere;

/** Whether the word is a noun that is often a verb as well: a ring, to ring. */
export const alsoVerb = (word: string): boolean => lexicon.nouns.get(word)?.verb ?? false;

/** What is a kind of this word, by its n-th meaning in the lexicon. */
export const kindOf = (word: string, meaning = 0): Kind | undefined => {
  const place = placesOf(word)[meaning];
  return place && { from: place.at, to: lexicon.ends[place.at] };
};

export const within = (kind: Kind, at: number): boolean => at >= kind.from && at < kind.to;
