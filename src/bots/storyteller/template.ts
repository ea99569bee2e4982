/**
 * Turns of phrase with gaps: `{H}` somebody by role, `{H.s}` of somebody, `{H.he}` and its cases, `{+old woman}` or `{+king/queen}` a
 * newcomer (by sex), `{dark|cold}` a choice of words. The same turns are told and recognised: who knows the phrases of the
 * trade reads another teller's sentence as exactly what it means.
 */
import type { Below } from '../../kernel/game.ts';
import { type Case, NAMES, possessive, pronoun, type Sex, sentenceCase, sexOfName, withArticle } from './grammar.ts';
import { type Cast, inRole, NEWCOMER, NOBODY, type Person, ROLES, type World } from './world.ts';

type Part =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'choice'; readonly texts: readonly string[] }
  | { readonly kind: 'name'; readonly who: string; readonly owner: boolean }
  | { readonly kind: 'pronoun'; readonly who: string; readonly form: Case }
  | { readonly kind: 'newcomer'; readonly nouns: { readonly [sex in Sex]: string } };

export type Template = {
  readonly source: string;
  readonly parts: readonly Part[];
  /** The roles that must be filled. */
  readonly letters: readonly string[];
  readonly pattern: RegExp;
  /** The gaps that the pattern captures, in order. */
  readonly gaps: readonly Part[];
  /** Its plain words, the longest stretch first, to see quickly that a sentence is another one. */
  readonly probes: readonly string[];
};

/** Beasts and the like go without a name. */
const NAMELESS =
  /\b(?:wolf|wolves|bird|raven|nightingale|owl|frog|toad|horse|mare|pony|stallion|monster|dragon|serpent|fox|hedgehog|badger|cat|mouse|pike|old man|old woman)$/;
const FEMALE_BEAST = /\b(?:mare|nightingale|hen|vixen)$/;

const GAP = /\{([^}]*)\}/g;

function parts(source: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const gap of source.matchAll(GAP)) {
    if (gap.index > end) found.push({ kind: 'words', text: source.slice(end, gap.index) });
    found.push(gapOf(gap[1]));
    end = gap.index + gap[0].length;
  }
  if (end < source.length) found.push({ kind: 'words', text: source.slice(end) });
  return found;
}

function gapOf(inner: string): Part {
  if (inner.startsWith('+')) {
    const [m, f = m] = inner.slice(1).split('/');
    return { kind: 'newcomer', nouns: { m, f } };
  }
  if (inner.includes('|')) return { kind: 'choice', texts: inner.split('|') };
  const ref = /^([A-Z])(?:\.(?:(s)|(he|him|his|himself)))?$/.exec(inner);
  if (!ref) throw new Error(`"{${inner}}" is no gap.`);
  const [, who, owner, form] = ref;
  return form ? { kind: 'pronoun', who, form: form as Case } : { kind: 'name', who, owner: owner !== undefined };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Somebody, as a teller may call them: "the old woman", or one word. */
const REF = "(the [\\p{L}'’ -]{2,40}?|\\p{L}+(?:'s)?)";

/** What may stand before a turn of phrase to join it to the sentence before. */
const CONNECTIVES = ['But', 'Yet', 'Even so'];
const JOINED = `(?:(?:${CONNECTIVES.join('|')}),? )?`;

function patternOf(list: readonly Part[]): { pattern: RegExp; gaps: Part[] } {
  const gaps: Part[] = [];
  const text = list
    .map((part) => {
      if (part.kind === 'words') return escaped(part.text);
      if (part.kind === 'choice') return `(?:${part.texts.map(escaped).join('|')})`;
      gaps.push(part);
      if (part.kind === 'newcomer') {
        const nouns = [...new Set([part.nouns.m, part.nouns.f])].map(escaped).join('|');
        return `(?:an? (${nouns})(?: (?:named|called) (\\p{L}+))?)`;
      }
      return REF;
    })
    .join('');
  return { pattern: new RegExp(`^${JOINED}${text}$`, 'iu'), gaps };
}

export function compileTemplate(source: string): Template {
  const list = parts(source);
  const letters = new Set<string>();
  const probes: string[] = [];
  for (const part of list) {
    if (part.kind === 'name' || part.kind === 'pronoun') letters.add(part.who);
    if (part.kind === 'newcomer') letters.add(NEWCOMER);
    if (part.kind === 'words') probes.push(part.text.toLowerCase());
  }
  return {
    source,
    parts: list,
    letters: [...letters],
    ...patternOf(list),
    probes: probes.sort((a, b) => b.length - a.length),
  };
}

const nameless = (noun: string): boolean => NAMELESS.test(noun);

function newcomer(world: World, nouns: { readonly [sex in Sex]: string }, sex: Sex | null, below: Below): Person {
  const chosen: Sex = sex ?? (below(2) === 0 ? 'm' : 'f');
  const noun = nouns[chosen];
  if (nameless(noun))
    return { id: NOBODY, name: '', noun, sex: sexOfNoun(noun) ?? 'm', role: 'friend', tags: new Set() };
  const taken = new Set(world.people.map((person) => person.name));
  const own = sexOfNoun(noun) ?? chosen;
  const free = NAMES[own].filter((name) => !taken.has(name));
  const name = free.length > 0 ? free[below(free.length)] : '';
  return { id: NOBODY, name, noun, sex: own, role: 'friend', tags: new Set() };
}

const FEMALE =
  /\b(?:queen|witch|princess|stepmother|mother|sister|daughter|woman|girl|shepherdess|wife|aunt|grandmother|sorceress|enchantress|lady|maid|godmother|midwife|widow|heiress|fairy|empress|duchess)$/;
const MALE =
  /\b(?:giant|troll|king|prince|father|brother|son|man|boy|husband|uncle|grandfather|sorcerer|lord|huntsman|ferryman|wizard|steward|emperor|duke|baron)$/;

export function sexOfNoun(noun: string): Sex | null {
  if (FEMALE.test(noun) || FEMALE_BEAST.test(noun)) return 'f';
  return MALE.test(noun) ? 'm' : null;
}

/** Fills the roles of a template; the newcomer gets the sex that is asked for, or any. */
export function castFor(template: Template, world: World, sex: Sex | null, below: Below): Cast {
  const cast: { [letter: string]: Person } = {};
  for (const letter of template.letters) {
    if (letter === NEWCOMER) {
      const part = template.parts.find((p) => p.kind === 'newcomer');
      if (part?.kind === 'newcomer') cast[letter] = newcomer(world, part.nouns, sex, below);
    } else {
      const person = inRole(world, ROLES[letter]);
      if (person) cast[letter] = person;
    }
  }
  return cast;
}

/** What somebody may be called besides the name, if nobody else could be meant. */
function epithet(world: World, person: Person): string | null {
  const alike = world.people.filter((other) => other.noun === person.noun);
  return alike.length === 1 || person.name === '' ? `the ${person.noun}` : null;
}

/** Tells a turn of phrase. `plain` is one chance in so many of saying "the witch" for her name. */
export function realise(template: Template, cast: Cast, world: World, below: Below, plain: number): string {
  /** Of each sex, who was spoken of last in this sentence. */
  const last: { m: number | null; f: number | null } = { m: null, f: null };
  const rivals = new Set(Object.values(cast).map((person) => person.sex)).size < Object.keys(cast).length;
  const full = (person: Person): string => {
    last[person.sex] = person.id;
    const other = epithet(world, person);
    if (person.name === '') return other ?? `the ${person.noun}`;
    return other !== null && person.id !== NOBODY && below(plain) === 0 ? other : person.name;
  };
  const said = (person: Person): boolean => last[person.sex] === person.id;
  const text = template.parts
    .map((part, i) => {
      if (part.kind === 'words') return part.text;
      if (part.kind === 'choice') return part.texts[below(part.texts.length)];
      if (part.kind === 'newcomer') {
        const person = cast[NEWCOMER];
        last[person.sex] = person.id;
        const named = person.name === '' ? '' : ` ${below(2) === 0 ? 'named' : 'called'} ${person.name}`;
        return `${withArticle(person.noun)}${named}`;
      }
      const person = cast[part.who];
      if (part.kind === 'pronoun') {
        // "He" only where he was the last man spoken of; the reflexive is never in doubt.
        const next = template.parts.slice(i).find((p) => p.kind === 'name');
        const ahead = next?.kind === 'name' && next.who === part.who;
        const clear = said(person) || (last[person.sex] === null && (ahead || world.focus[person.sex] === person.id));
        if (clear || part.form === 'himself') return pronoun(person.sex, part.form);
        const name = full(person);
        return part.form === 'his' ? possessive(name) : name;
      }
      const first = last.m === null && last.f === null && i === 0;
      const known = world.focus[person.sex] === person.id && !rivals && !world.onlyPronoun;
      if (first && known && below(3) > 0) {
        last[person.sex] = person.id;
        return part.owner ? pronoun(person.sex, 'his') : pronoun(person.sex, 'he');
      }
      const name = full(person);
      return part.owner ? possessive(name) : name;
    })
    .join('');
  return sentenceCase(text);
}

const PRONOUN = /^(?:(he|him|his|himself)|(she|her|herself))$/i;

/** Who is meant by words of another teller's sentence. */
function meant(world: World, words: string): Person | undefined {
  const found = PRONOUN.exec(words);
  if (found) return world.people[found[1] === undefined ? world.focus.f : world.focus.m];
  const ref = words.replace(/'s$/, '').toLowerCase();
  const noun = ref.replace(/^the /, '');
  return (
    world.people.findLast((person) => person.name !== '' && person.name.toLowerCase() === ref) ??
    (noun === ref ? undefined : world.people.findLast((person) => person.noun === noun))
  );
}

export type Recognised = { readonly cast: Cast; readonly pronounOnly: boolean };

/** Reads a sentence as this turn of phrase; null if it is another, or speaks of somebody unknown. */
export function recognise(template: Template, sentence: string, world: World): Recognised | null {
  const found = template.pattern.exec(sentence);
  if (!found) return null;
  const cast: { [letter: string]: Person } = {};
  let group = 1;
  let named = false;
  const later: { who: string; words: string }[] = [];
  for (const gap of template.gaps) {
    if (gap.kind === 'newcomer') {
      const noun = found[group++].toLowerCase();
      const name = found[group++] ?? '';
      const sex = sexOfName(name) ?? sexOfNoun(noun) ?? 'm';
      cast[NEWCOMER] = { id: NOBODY, name, noun, sex, role: 'friend', tags: new Set() };
      named = true;
    } else if (gap.kind === 'name' || gap.kind === 'pronoun') {
      const words = found[group++];
      const bare = PRONOUN.test(words);
      if (!bare) named = true;
      if (bare && (gap.kind === 'pronoun' || cast[gap.who])) later.push({ who: gap.who, words });
      else {
        const person = gap.who === NEWCOMER ? cast[NEWCOMER] : meant(world, words);
        if (!person || (cast[gap.who] && cast[gap.who] !== person)) return null;
        cast[gap.who] = person;
      }
    }
  }
  // A pronoun whose person the sentence does not name stands for the one before.
  for (const { who, words } of later) {
    const person = cast[who] ?? meant(world, words);
    if (!person) return null;
    cast[who] = person;
  }
  return { cast, pronounOnly: !named };
}
