/** A sentence in a person's own words: the cards that it mentions become facts, and simple patterns tell who is who. */
import type { Match } from '../../games/time/matcher/match.ts';
import { type Sex, sexOfName } from './grammar.ts';
import { sexOfNoun } from './template.ts';
import { apply, attend, enter, hero, inRole, NEWCOMER, NOBODY, type Person, type Role, type World } from './world.ts';

/** What the mention of a card means for the world. */
const MEANING: { readonly [card: string]: string } = {
  'a-death': '+death',
  'a-trap': 'bad',
  'an-argument': '+quarrel',
  'brother-sister': '+family',
  'far-away': '+journey',
  'husband-wife': '+lovers',
  'long-lost': '+family +loss',
  'people-part-company': '+loss',
  'something-is-revealed': '+secret',
  'this-animal-can-talk': '+beast',
  'two-people-fall-in-love': '+lovers',
  'very-wise': '+riddle',
  crown: '+throne',
  cursed: '+curse',
  contest: '+bargain',
  escape: 'H-captive good',
  evil: '+wrong',
  flower: '+token',
  gift: '+token',
  happy: 'good',
  journey: '+journey',
  key: '+token',
  kingdom: '+throne',
  letter: '+token',
  lucky: 'good',
  night: 'night',
  parent: '+family',
  plan: '+secret',
  poisoned: '+wrong',
  ring: '+token',
  secret: '+secret',
  shoe: '+token',
  sleeping: 'day',
  spell: '+curse',
  stolen: '+theft +wrong',
  transformation: '+curse +beast',
  treasure: '+treasure',
};

/** As whom a character of a card comes into the tale, if there is nobody like that yet. */
const PART: { readonly [card: string]: Role } = {
  beggar: 'stranger',
  bird: 'beast',
  'brother-sister': 'kin',
  child: 'friend',
  cook: 'friend',
  enemy: 'villain',
  fairy: 'stranger',
  frog: 'beast',
  giant: 'villain',
  horse: 'beast',
  king: 'ruler',
  monster: 'villain',
  'old-man': 'stranger',
  'old-woman': 'stranger',
  orphan: 'friend',
  parent: 'kin',
  prince: 'love',
  princess: 'love',
  queen: 'ruler',
  shepherdess: 'friend',
  stepmother: 'villain',
  thief: 'villain',
  witch: 'villain',
  wolf: 'beast',
};
const HEROES: readonly string[] = [
  'prince',
  'princess',
  'child',
  'orphan',
  'shepherdess',
  'cook',
  'beggar',
  'king',
  'queen',
];

const NAMED = /\b(?:named|called)\s+(\p{Lu}[\p{L}'-]+)/gu;
const NOUN_BEFORE = /([\p{L}'-]+)(?:\s+who\s+was|\s+was|,)?\s+$/u;
const DEAD = /^\s*(?:was (?:dead|killed|slain|drowned)|died|fell dead|perished|lay dead)/i;
const KILLED = /(?:killed|slew|murdered|beheaded)\s+$/i;
const GONE = /^\s*(?:vanished|disappeared|was gone|did not come back)/i;

export function hearPlainly(world: World, text: string, matches: readonly Match[]): void {
  const met = new Set<Person>();
  for (const found of text.matchAll(NAMED)) {
    const before = NOUN_BEFORE.exec(text.slice(0, found.index));
    const known = world.people.find((person) => person.name === found[1]);
    met.add(known ?? newcomer(world, found[1], before?.[1]?.toLowerCase() ?? 'stranger', text));
  }
  for (const { card, words } of matches) {
    const role = PART[card.id];
    const noun = words.join(' ').toLowerCase();
    // A character of whom the tale knows already, by this word or as the one just named, is not a second one.
    if (
      role &&
      isSomebody(noun, text) &&
      met.size === 0 &&
      !world.people.some((p) => p.noun.includes(noun) || noun.includes(p.noun))
    ) {
      met.add(enterAs(world, '', noun, role, HEROES.includes(card.id), text));
    }
    const lead = hero(world);
    apply(world, effectsOf(card.id, card.group), lead ? { H: lead } : {});
  }
  for (const person of world.people) if (spokenOf(person, text)) met.add(person);
  for (const person of met) fate(person, text);
  // "She went on" keeps speaking of the same woman.
  for (const [words, id] of [
    [/\b(?:he|him|his)\b/i, world.focus.m],
    [/\b(?:she|her|hers)\b/i, world.focus.f],
  ] as const) {
    if (id !== NOBODY && words.test(text)) met.add(world.people[id]);
  }
  attend(world, [...met]);
}

/** "a wicked witch" is somebody; "hated her" is none. */
const isSomebody = (noun: string, text: string): boolean =>
  /^[\p{L}'-]+(?: [\p{L}'-]+)?$/u.test(noun) &&
  !/ed\b|\b(?:him|her|them|it|me)$/.test(noun) &&
  new RegExp(`\\b(?:an?|the|his|her|their|some|one|old|young) (?:[\\p{L}-]+ ){0,2}${noun}\\b`, 'iu').test(text);

function effectsOf(id: string, group: string): string[] {
  const words = (MEANING[id] ?? '').split(' ').filter((word) => word !== '');
  if (group === 'place' && id !== 'night') words.push(`go:${id}`, '+place');
  if (group === 'item') words.push(`H>${id}`);
  return words;
}

const sexIn = (text: string): Sex => (/\b(?:she|her|hers)\b/i.test(text) ? 'f' : 'm');

const newcomer = (world: World, name: string, noun: string, text: string): Person =>
  enterAs(world, name, noun, /witch|sorcer|enem|ogre|troll/.test(noun) ? 'villain' : 'friend', true, text);

function enterAs(world: World, name: string, noun: string, part: Role, leads: boolean, text: string): Person {
  const sex = sexOfName(name) ?? sexOfNoun(noun) ?? sexIn(text);
  const lead = hero(world);
  let role = part;
  if (!lead && (leads || part === 'friend') && part !== 'villain') role = 'hero';
  else if (part === 'love' && (inRole(world, 'love') || lead?.sex === sex)) role = 'friend';
  else if (part === 'villain' && inRole(world, 'villain')) role = 'stranger';
  const person = enter(world, { name, noun, sex, role });
  if (role === 'love') apply(world, ['+lovers'], { [NEWCOMER]: person });
  return person;
}

function called(person: Person): string {
  return person.name === '' ? `the ${person.noun}` : person.name;
}

const spokenOf = (person: Person, text: string): boolean =>
  (person.name !== '' && text.includes(person.name)) || text.toLowerCase().includes(`the ${person.noun}`);

/** The dead stay dead, whoever tells it. */
function fate(person: Person, text: string): void {
  const at = text.toLowerCase().indexOf(called(person).toLowerCase());
  if (at < 0 || person.role === 'hero') return;
  const after = text.slice(at + called(person).length);
  if (DEAD.test(after) || KILLED.test(text.slice(0, at))) person.tags.add('dead');
  else if (GONE.test(after)) person.tags.add('away');
}
