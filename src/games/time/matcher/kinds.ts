// Cards that stand for a whole kind of thing, and the words of the lexicon under which the kind is found. A number says
// which meaning of the word is meant, when not the first.
import { type Kind, kindOf } from './lexicon.ts';

const roots: Record<string, string> = {
  beggar: 'beggar',
  bird: 'bird',
  'brother/sister': 'sibling brother sister',
  child: 'child baby infant',
  cook: 'cook',
  enemy: 'enemy',
  fairy: 'fairy',
  giant: 'giant',
  king: 'king emperor sultan',
  parent: 'parent mother father',
  prince: 'prince',
  princess: 'princess',
  queen: 'empress',
  shepherdess: 'shepherdess',
  stepmother: 'stepmother',
  thief: 'thief',
  witch: 'witch sorcerer',
  wolf: 'wolf',
  frog: 'frog toad',
  horse: 'horse',
  'husband/wife': 'spouse wife husband',
  monster: 'monster',
  orphan: 'orphan',
  axe: 'axe',
  boat: 'boat ship vessel:1',
  book: 'book',
  crown: 'diadem',
  door: 'door',
  food: 'food food:1 bread fruit',
  sword: 'sword',
  treasure: 'jewel gem:1 coin necklace',
  window: 'window',
  cloak: 'cloak',
  flower: 'flower',
  mirror: 'mirror',
  shoe: 'shoe boot slipper sandal',
  tree: 'tree',
  bell: 'bell',
  cave: 'cave',
  cottage: 'hut cottage',
  forest: 'forest',
  island: 'island',
  mountain: 'mountain hill',
  palace: 'palace castle',
  prison: 'prison dungeon',
  river: 'stream river',
  road: 'road path street',
  tower: 'tower',
  town: 'town city',
  village: 'village',
  chapel: 'chapel monastery cathedral temple',
  stairs: 'stairway staircase',
  bridge: 'bridge',
  storm: 'storm',
  // These words name too much, or something else, in the lexicon.
  fire: '',
  ring: '',
  spell: '',
  gift: '',
  key: '',
  letter: '',
  kingdom: '',
  night: '',
  ruin: '',
  home: '',
  lost: '',
  secret: '',
  blind: '',
  chase: '',
  death: '',
  fight: '',
  rescue: '',
  trap: '',
  argument: '',
  escape: '',
  journey: '',
  contest: '',
  dream: '',
  plan: '',
};

/** Cards for which a word's second meaning will do: an oak is a wood, then a tree. */
const second = new Set(['tree', 'flower', 'chapel', 'boat']);

export const takesSecond = (title: string): boolean => second.has(title);

/** What of the lexicon this title stands for; a title of an own deck stands for the first meaning of its word (T-2). */
export const kindsOf = (title: string): Kind[] => {
  const words = (Object.hasOwn(roots, title) ? roots[title] : undefined) ?? (/^\p{L}+$/u.test(title) ? title : '');
  return words
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([word, meaning]) => kindOf(word, Number(meaning ?? 0)))
    .filter((kind) => kind !== undefined);
};
