/**
 * What a listener knows after the tale so far: who is in it and how they fare, where the hero is, what is still open.
 * It follows from the told sentences alone, so every listener comes to the same world.
 */
import type { Sex } from './grammar.ts';

export type Role = 'hero' | 'villain' | 'love' | 'friend' | 'ruler' | 'kin' | 'stranger' | 'beast';

export type Person = {
  readonly id: number;
  /** A proper name, or nothing for a wolf. */
  readonly name: string;
  /** What they are: "witch", "miller's daughter". */
  noun: string;
  readonly sex: Sex;
  role: Role;
  /** dead, away, captive, asleep, hurt, cursed, disguised, beast, hidden, mad, blind, poisoned, beaten … */
  readonly tags: Set<string>;
};

export type World = {
  readonly people: Person[];
  /** Where the hero is: the id of a place card, or nothing yet. */
  place: string;
  night: boolean;
  /** Threads, open or tied, and what the endings ask for: curse, secret, bargain, riddle, journey, loss, wrong … */
  readonly facts: Set<string>;
  /** Things of the tale and who holds them; NOBODY if they are lost or stand about. */
  readonly things: Map<string, number>;
  /** What the hero set out for; the word behind it is the kind of the quest. */
  want: string;
  solved: boolean;
  /** Whom "he" and "she" mean after the last sentence; NOBODY where two could be meant. */
  readonly focus: { m: number; f: number };
  /** Whether the last sentence named the hero only by a pronoun. */
  onlyPronoun: boolean;
  /** How the last sentence went for the hero: 1 well, -1 badly. */
  mood: number;
  told: number;
  /** Turns of phrase that the tale has used. */
  readonly used: Set<string>;
};

export const NOBODY = -1;

export const freshWorld = (): World => ({
  people: [],
  place: '',
  night: false,
  facts: new Set(),
  things: new Map(),
  want: '',
  solved: false,
  focus: { m: NOBODY, f: NOBODY },
  onlyPronoun: false,
  mood: 0,
  told: 0,
  used: new Set(),
});

export const ROLES: { readonly [letter: string]: Role } = {
  H: 'hero',
  V: 'villain',
  L: 'love',
  F: 'friend',
  K: 'ruler',
  P: 'kin',
  S: 'stranger',
  A: 'beast',
};
/** The newcomer of a sentence. */
export const NEWCOMER = 'N';

const alive = (person: Person): boolean => !person.tags.has('dead');

/** The latest living person in a role. */
export const inRole = (world: World, role: Role): Person | undefined =>
  world.people.findLast((person) => person.role === role && alive(person));

export const hero = (world: World): Person | undefined => inRole(world, 'hero');

/** The persons of a sentence by the letters of its template. */
export type Cast = { readonly [letter: string]: Person };

/** What keeps a person out of a sentence that does not say otherwise. */
const HINDRANCES: { readonly [letter: string]: readonly string[] } = {
  H: ['captive', 'asleep', 'beast'],
  V: ['beaten', 'asleep'],
  L: ['away', 'captive', 'asleep', 'beast'],
  F: ['away', 'captive', 'asleep', 'beast'],
  K: ['asleep', 'beast'],
  P: ['away', 'captive', 'asleep', 'beast'],
  S: ['away'],
};

/** Whether the conditions of a beat hold: words with blanks between them, all of which must. */
export function holds(world: World, when: readonly string[], letters: readonly string[]): boolean {
  for (const letter of letters) {
    if (letter === NEWCOMER) continue;
    const person = inRole(world, ROLES[letter]);
    if (!person) return false;
    const hindrances = HINDRANCES[letter] ?? [];
    const spoken = when.includes(`${letter}?`) || hindrances.some((tag) => when.includes(`${letter}+${tag}`));
    if (!spoken && hindrances.some((tag) => person.tags.has(tag))) return false;
  }
  return when.every((word) => holdsWord(world, word));
}

const CONDITION = /^(!?)(?:@([\w-]+)|has:([\w-]+)|want:(\w+)|([A-Z])(?:([+!])(\w+)|([mf?]))?|([\w-]+))$/;

function holdsWord(world: World, word: string): boolean {
  const found = CONDITION.exec(word);
  if (!found) throw new Error(`"${word}" is no condition.`);
  const [, not, place, thing, want, letter, sign, tag, sex, fact] = found;
  const wanted = not === '';
  if (place !== undefined) return (world.place === place) === wanted;
  if (thing !== undefined) return (world.things.get(thing) === hero(world)?.id) === wanted;
  if (want !== undefined) return (world.want === want && !world.solved) === wanted;
  if (fact === 'night') return world.night === wanted;
  if (fact === 'early') return world.told < 7 === wanted;
  if (fact === 'late') return world.told > 9 === wanted;
  if (fact === 'solved') return world.solved === wanted;
  if (fact !== undefined) return world.facts.has(fact) === wanted;
  const person = inRole(world, ROLES[letter]);
  if (sex === '?') return true;
  if (!person) return !wanted;
  if (sex !== undefined) return (person.sex === sex) === wanted;
  if (sign !== undefined) return person.tags.has(tag) === (sign === '+');
  return wanted;
}

const EFFECT = /^(?:([A-Z])([+-])([\w-]+)|([A-Z]):(\w+)|([A-Z])>([\w-]+)|go:([\w-]+)|want:(\w+)|([+-])([\w-]+)|(\w+))$/;

/** Those who stay behind when the hero goes on. */
const STAY_BEHIND: readonly Role[] = ['stranger', 'ruler'];

/** Lets the world go on as a beat says. */
export function apply(world: World, then: readonly string[], cast: Cast): void {
  world.mood = 0;
  for (const word of then) {
    const found = EFFECT.exec(word);
    if (!found) throw new Error(`"${word}" is no effect.`);
    const [, who, sign, tag, whose, role, holder, thing, place, want, open, fact, plain] = found;
    if (who !== undefined) mark(world, cast[who], sign === '+', tag);
    else if (whose !== undefined && cast[whose]) cast[whose].role = roleFor(cast[whose], role as Role);
    else if (thing !== undefined) world.things.set(thing, cast[holder]?.id ?? NOBODY);
    else if (place !== undefined) move(world, place);
    else if (want !== undefined) {
      world.want = want;
      world.solved = false;
    } else if (fact !== undefined && open === '+') world.facts.add(fact);
    else if (fact !== undefined) world.facts.delete(fact);
    else if (plain === 'night' || plain === 'day') world.night = plain === 'night';
    else if (plain === 'good') world.mood = 1;
    else if (plain === 'bad') world.mood = -1;
    else if (plain === 'done') world.solved = true;
    else if (plain === 'anew') world.solved = false;
  }
}

/** A friend without a name is a beast. */
const roleFor = ({ name }: Person, role: Role): Role => (role === 'friend' && name === '' ? 'beast' : role);

function mark(world: World, person: Person | undefined, set: boolean, tag: string): void {
  if (!person) return;
  if (set) person.tags.add(tag);
  else person.tags.delete(tag);
  if (tag === 'dead' && set)
    for (const [thing, id] of world.things) if (id === person.id) world.things.set(thing, NOBODY);
}

function move(world: World, place: string): void {
  if (world.place !== place) {
    for (const person of world.people) if (STAY_BEHIND.includes(person.role)) person.tags.add('away');
  }
  world.place = place;
}

/** Somebody new comes into the tale. */
export function enter(world: World, who: Omit<Person, 'id' | 'tags'>): Person {
  const person: Person = { ...who, id: world.people.length, tags: new Set() };
  world.people.push(person);
  return person;
}

/** After a sentence: whom it spoke of decides what "he" and "she" mean in the next. */
export function attend(world: World, spokenOf: readonly Person[]): void {
  for (const sex of ['m', 'f'] as const) {
    const ids = new Set(spokenOf.filter((person) => person.sex === sex).map((person) => person.id));
    world.focus[sex] = ids.size === 1 ? [...ids][0] : NOBODY;
  }
}
