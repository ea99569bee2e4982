// The language of aliases and rules. A pattern is a row of words, matched by their dictionary forms:
//
//   fall in love          the words, in any inflection; one small word may stand between ("fell deeply in love")
//   turn ... into         a gap of at most five words
//   open the door         an article in the middle is any article or possessive, or none, and one adjective
//   the throne            an article at the front must be there, or a possessive
//   to ring               the word as a verb only
//   lose one's way        any possessive; so does "his" that is not the first word. "him" is any object
//   turn|change|grow      one of these (rules only)
//   <animal>              a word of that class (rules only)
//   !free|save            one of these, as a verb (rules only)
import { type Analysis, COMMA, NO_BREAK, STOP, type Token } from './analyse.ts';
import { ANY, NOUN, VERB } from './form.ts';
import { irregular } from './irregular.ts';
import { readings } from './lemma.ts';
import { placesOf } from './lexicon.ts';
import { isBoth, senseOf } from './sense.ts';

type Step =
  | { is: 'word'; lemmas: ReadonlySet<string>; classes: readonly string[]; as: number }
  | { is: 'gap'; most: number }
  | { is: 'article' };

export type Pattern = {
  steps: readonly Step[];
  /** An article or possessive must stand before the first word. */
  led: boolean;
  /** One plain word: whether it is the noun that is meant is still to be seen. */
  single: string | undefined;
};

/** The words of the sentence (their places) that a pattern took. */
export type Hit = readonly number[];

const GAP = 5;
/** Nobody's alias is longer; a deck file is refused before (T-2), the rules of ours may be. */
const LONGEST = 600;
const articles = new Set(['a', 'an', 'the']);

/** An alias may be written in any inflection when it is a phrase: "fell in love" is "fall in love". */
const lemmasOf = (word: string, phrase: boolean): string[] => {
  if (!phrase) return [word];
  const known = irregular.get(word)?.filter(({ as }) => as === VERB);
  // A participle is often an adjective ("fallen trees", "was gone"), and then it stands for nothing else.
  if (known?.length) return /ne?$/.test(word) ? [word] : [word, ...known.map(({ lemma }) => lemma)];
  return /(?:ed|ing)$/.test(word) ? readings(word).map(({ lemma }) => lemma) : [word];
};

const word = (lemmas: readonly string[], classes: readonly string[], as = ANY): Step => ({
  is: 'word',
  lemmas: new Set(lemmas),
  classes,
  as,
});

const step = (part: string, first: boolean, phrase: boolean, as: number): Step => {
  const gap = /^\.\.(\d*)$/.exec(part);
  if (part === '...' || gap) return { is: 'gap', most: Number(gap?.[1] || GAP) };
  if (!first && articles.has(part)) return { is: 'article' };
  if (part === "one's" || (part === 'his' && !first)) return word([], ['poss']);
  if (part === 'him' && !first) return word([], ['object']);
  if (part.startsWith('!')) return word(part.slice(1).split('|'), [], VERB);
  const classes = [...part.matchAll(/<([^>]+)>/g)].flatMap(([, names]) => names.split('|'));
  const words = part
    .replace(/<[^>]+>/g, '')
    .split('|')
    .filter(Boolean);
  return word(
    words.flatMap((one) => lemmasOf(one, phrase)),
    classes,
    as,
  );
};

/** `as`: how its words may be read; comparatives and adverbs only where a card is a quality. */
export const compilePattern = (text: string, as = ANY): Pattern => {
  const parts = text
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/(\p{L})'s(?!\p{L})/gu, (all, letter: string, at: number, whole: string) =>
      /(?:^|\s)one$/.test(whole.slice(0, at + 1)) ? all : `${letter} 's`,
    )
    .replace(/([\p{L}])-(?=[\p{L}])/gu, '$1 ')
    .replace(/n't\b/g, ' not')
    .split(/[\s,]+/)
    .filter((part) => part !== '' && part !== "'");
  if (parts.length === 2 && parts[0] === 'to') {
    return { steps: [word([parts[1]], [], VERB)], led: false, single: undefined };
  }
  const led = parts.length > 1 && articles.has(parts[0]);
  const rest = led ? parts.slice(1) : parts;
  const steps = rest.map((part, i) => step(part, i === 0 && !led, rest.length > 1, led && i === 0 ? NOUN : as));
  const single = rest.length === 1 && /^\p{L}+$/u.test(rest[0]) ? rest[0] : undefined;
  return { steps, led, single };
};

const leads = (token: Token): boolean => token.classes.has('det') || token.classes.has('poss') || token.text === "'s";

/** "A red rose" is no rising, "the sun rose" is: what stands between is an adjective, or a noun. */
const isAfterAdjective = (tokens: readonly Token[], at: number): boolean =>
  at > 1 && leads(tokens[at - 2]) && tokens[at - 1].classes.size === 0 && placesOf(tokens[at - 1].text).length === 0;

/** Whether the word is used as a verb here: inflected like one, or a word that is no noun, or standing where verbs stand. */
const isVerb = (tokens: readonly Token[], at: number, lemma: string, as: number): boolean => {
  const led = at > 0 && leads(tokens[at - 1]);
  if ((as & NOUN) === 0) return !led && !isAfterAdjective(tokens, at);
  return isBoth(lemma) ? senseOf(tokens, at, lemma) === 'verb' : !led && placesOf(lemma).length === 0;
};

/** Whether this word of the sentence can be this step of the pattern. */
const fits = (wanted: Step, tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (wanted.is !== 'word') return false;
  if (wanted.classes.some((name) => token.classes.has(name))) return true;
  for (const { lemma, as } of token.forms) {
    if (!wanted.lemmas.has(lemma)) continue;
    if ((as & wanted.as) === 0) continue;
    return wanted.as !== VERB || isVerb(tokens, at, lemma, as);
  }
  return false;
};

const small = (token: Token): boolean =>
  token.classes.has('intensive') || (token.text.endsWith('ly') && token.text.length > 4);
const plain = (token: Token): boolean =>
  !leads(token) && !['preposition', 'modal', 'subject', 'object'].some((name) => token.classes.has(name));

const go = (pattern: Pattern, tokens: readonly Token[], at: number, n: number): number[] | undefined => {
  const { steps } = pattern;
  if (n === steps.length) return [];
  const wanted = steps[n];
  if (wanted.is === 'gap') {
    for (let i = at; i <= at + wanted.most && i < tokens.length; i++) {
      if (i > at && tokens[i - 1].before === STOP) return undefined;
      const hit = go(pattern, tokens, i, n + 1);
      if (hit) return hit;
    }
    return undefined;
  }
  if (wanted.is === 'article') {
    const there = at < tokens.length && leads(tokens[at]) && tokens[at].before === NO_BREAK;
    // At the end of a phrase ("become a") the article must be there: nothing else is left to ask for.
    if (n === steps.length - 1) return there ? [] : undefined;
    const after = there ? at + 1 : at;
    const direct = go(pattern, tokens, after, n + 1);
    if (direct) return direct;
    const adjective = tokens[after];
    return adjective && plain(adjective) && adjective.before === NO_BREAK
      ? go(pattern, tokens, after + 1, n + 1)
      : undefined;
  }
  if (at >= tokens.length) return undefined;
  const gapped = n > 0 && steps[n - 1].is === 'gap';
  const broken = tokens[at].before;
  if (n > 0 && (broken === STOP || (broken === COMMA && !gapped))) return undefined;
  if (fits(wanted, tokens, at)) {
    const rest = go(pattern, tokens, at + 1, n + 1);
    if (rest) {
      rest.unshift(at);
      return rest;
    }
  }
  // "Fell deeply in love": one small word may stand between two words of a phrase.
  if (n === 0 || gapped || !small(tokens[at])) return undefined;
  if (at + 1 >= tokens.length || tokens[at + 1].before !== NO_BREAK || !fits(wanted, tokens, at + 1)) return undefined;
  const rest = go(pattern, tokens, at + 2, n + 1);
  rest?.unshift(at + 1);
  return rest;
};

/** The pattern, beginning at this word. */
export const matchAt = (pattern: Pattern, { tokens }: Analysis, at: number): Hit | undefined => {
  if (pattern.led) {
    const last = tokens[at - 1];
    const led = last && (leads(last) || (plain(last) && at > 1 && leads(tokens[at - 2])));
    if (!led || tokens[at].before !== NO_BREAK) return undefined;
  }
  return go(pattern, tokens, at, 0);
};

/** Under what the pattern is looked up: the lemmas or classes of its first word. */
export const anchors = ({ steps }: Pattern): readonly string[] => {
  const first = steps[0];
  return first.is === 'word' ? [...first.lemmas, ...first.classes.map((name) => `<${name}>`)] : [];
};
