// A sentence, read once, so that any number of cards can be held against it.
import { classesOf } from './classes.ts';
import type { Form } from './form.ts';
import { readings } from './lemma.ts';

/** What stands before a word: nothing, a comma, or the end of a clause or of someone's speech. */
export const NO_BREAK = 0;
export const COMMA = 1;
export const STOP = 2;

export type Token = {
  /** The word in lower case. */
  text: string;
  /** The word as it was written. */
  written: string;
  forms: readonly Form[];
  classes: ReadonlySet<string>;
  /** Under what a deck looks the word up: its readings, and its classes in angle brackets. */
  keys: readonly string[];
  before: number;
  /** The first part of a word with a hyphen: the goose of a goose-girl. */
  joined: boolean;
};

/** What "he", "she" and "it" stand for, from the sentences before. Each is a set of word classes. */
export type Context = { he: readonly string[]; she: readonly string[]; it: readonly string[] };

export type Analysis = {
  tokens: readonly Token[];
  /** Somebody speaks in it. */
  quotes: boolean;
  /** A king or prince is married or betrothed in it: from here on "she" is royal. */
  royalWedding: boolean;
};

const weddings = new Set(['marry', 'wed', 'wedding', 'wife', 'bride', 'betroth', 'queen']);
const bride = ['royal', 'queenly', 'female', 'person'];

/** Nobody reads more than this of one sentence (T-5 bounds what can be committed far below). */
const LONGEST = 4000;

const contractions = new Map([
  ["can't", ['can', 'not']],
  ['cannot', ['can', 'not']],
  ["won't", ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["let's", ['let', 'us']],
]);

/** After these an 's is "is" (or "has"); after any other word it is taken for the possessive. */
const isHeads = new Set(['it', 'he', 'she', 'that', 'there', 'here', 'what', 'who', 'where', 'how']);

const split = (word: string): string[] => {
  const known = contractions.get(word.toLowerCase());
  if (known) return known;
  if (/n't$/i.test(word)) return [word.slice(0, -3), 'not'];
  const tail = /^(.+)('(?:s|re|ve|ll|d|m))$/i.exec(word);
  if (!tail) return [word];
  return /^'s$/i.test(tail[2]) && isHeads.has(tail[1].toLowerCase()) ? [tail[1], 'is'] : [tail[1], tail[2]];
};

const pronouns = new Map<string, keyof Context>([
  ['he', 'he'],
  ['him', 'he'],
  ['she', 'she'],
  ['her', 'she'],
  ['it', 'it'],
]);

const readClasses = (
  text: string,
  written: string,
  first: boolean,
  forms: readonly Form[],
  context?: Context,
): Set<string> => {
  const classes = classesOf(text, forms);
  const who = pronouns.get(text);
  if (who && context) for (const name of context[who]) classes.add(name);
  if (!first && /^\p{Lu}/u.test(written) && classes.size === 0) classes.add('name');
  return classes;
};

// Quotation marks may be single ones: before a capital, or after the mark that ends a speech.
const pieces =
  /(?<!\p{L})'(?=\p{Lu})|(?<=[.,!?])'|[\p{L}\p{N}]+(?:'[\p{L}]+)*|'s(?!\p{L})|[-‐‑]|[.!?;:…—–()]|,|["“”„«»]/gu;

export const analyse = (sentence: string, context?: Context): Analysis => {
  const text = sentence
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'");
  const tokens: Token[] = [];
  let before = STOP;
  let quotes = false;
  let hyphen = false;
  let king = false;
  let wedding = false;
  let end = 0;
  for (const found of text.matchAll(pieces)) {
    const piece = found[0];
    if (piece === ',') before = Math.max(before, COMMA);
    else if (/^["'“”„«»]$/.test(piece)) {
      quotes = true;
      before = STOP;
    } else if (/^[-‐‑]$/.test(piece)) {
      // A dash between spaces parts two clauses; a hyphen joins two words.
      hyphen = found.index === end && /\p{L}/u.test(text[found.index + 1] ?? '');
      if (hyphen && tokens.length > 0) tokens[tokens.length - 1].joined = true;
      else before = STOP;
    } else if (/^[.!?;:…—–()]$/.test(piece)) before = STOP;
    else {
      for (const written of split(piece)) {
        const lower = written.toLowerCase();
        const forms = readings(lower);
        const classes = readClasses(lower, written, before === STOP, forms, context);
        king ||= classes.has('kingly') || lower === 'prince';
        wedding ||= forms.some(({ lemma }) => weddings.has(lemma));
        if (lower === 'she' && king && wedding) for (const name of bride) classes.add(name);
        const keys = [...new Set(forms.map(({ lemma }) => lemma)), ...[...classes].map((name) => `<${name}>`)];
        tokens.push({ text: lower, written, forms, classes, keys, before, joined: false });
        before = NO_BREAK;
      }
    }
    end = found.index + piece.length;
  }
  return { tokens, quotes, royalWedding: king && wedding };
};

const carried = ['royal', 'kingly', 'queenly', 'heir', 'animal', 'thing', 'person', 'male', 'female'];

/** What the next sentence's "he", "she" and "it" may stand for, after this one. */
export const follow = (analysis: Analysis, context?: Context): Context => {
  const next: Context = { he: context?.he ?? [], she: context?.she ?? [], it: context?.it ?? [] };
  let animal = false;
  for (const { classes } of analysis.tokens) {
    const known = carried.filter((name) => classes.has(name));
    if (classes.has('queenly') || classes.has('female') || classes.has('daughter')) next.she = known;
    else if (classes.has('kingly') || classes.has('male') || classes.has('son')) next.he = known;
    else if (classes.has('animal')) {
      // The fox on the wall: "it" is the fox.
      animal = true;
      next.it = known;
      next.he = known;
    } else if (classes.has('thing') && !animal) next.it = known;
  }
  if (analysis.royalWedding) next.she = bride;
  return next;
};
