// Reads a deck file and says, line by line, what is wrong with it (T-2). Ours is held to the same in a test.
import { type Deck, dealtEach, deckOf, groups, needs, slug, themes, type WrittenDeck } from './deck.ts';
import { type Field, type Located, readLocated } from './positions.ts';

export type DeckError = { line: number; message: string };

const MOST_ERRORS = 50;
const LONGEST_FILE = 500_000;
const LONGEST_TITLE = 60;
const LONGEST_ALIAS = 80;
const MOST_ALIASES = 500;
const LONGEST_ENDING = 300;
const MOST_CARDS = 1000;

// Control characters, and those that turn the direction of writing: they make a title look like another.
const unprintable = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

const kindName = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

type Fields = ReadonlyMap<string, Field>;

/** Collects what is wrong; the readers below give back what was sound. */
class Findings {
  readonly list: DeckError[] = [];

  add(line: number, message: string): void {
    if (this.list.length < MOST_ERRORS) this.list.push({ line, message });
  }

  object(value: Located, what: string, known: readonly string[]): Fields | undefined {
    if (value.is !== 'object') {
      this.add(value.line, `${what} must be an object, not ${kindName[value.is]}.`);
      return undefined;
    }
    for (const { name, line } of value.repeated)
      this.add(line, `The field "${name}" stands twice in ${what.toLowerCase()}.`);
    for (const [name, { line }] of value.fields) {
      if (!known.includes(name)) this.add(line, `${what} has no field "${name}"; it may have ${known.join(', ')}.`);
    }
    return value.fields;
  }

  text(value: Located, what: string, longest: number): string | undefined {
    if (value.is !== 'string') {
      this.add(value.line, `${what} must be a text, not ${kindName[value.is]}.`);
      return undefined;
    }
    if (value.text.trim() === '') this.add(value.line, `${what} is empty.`);
    if (value.text.length > longest) {
      this.add(value.line, `${what} has ${value.text.length} characters; ${longest} is the most.`);
    }
    if (unprintable.test(value.text)) this.add(value.line, `${what} holds a character that cannot be seen.`);
    return value.text;
  }

  /** A list of texts, each once. */
  texts(field: Field | undefined, what: string, longest: number, allowed?: readonly string[]): void {
    if (!field) return;
    if (field.value.is !== 'array') {
      this.add(field.line, `${what}s must be a list of texts, not ${kindName[field.value.is]}.`);
      return;
    }
    if (field.value.items.length > MOST_ALIASES)
      this.add(field.line, `There are more than ${MOST_ALIASES} ${what.toLowerCase()}s.`);
    const seen = new Map<string, number>();
    for (const item of field.value.items) {
      const text = this.text(item, what, longest);
      if (text === undefined) continue;
      const before = seen.get(text.toLowerCase());
      if (before !== undefined) this.add(item.line, `${what} "${text}" stands twice, first in line ${before}.`);
      seen.set(text.toLowerCase(), before ?? item.line);
      if (allowed && !allowed.includes(text)) this.add(item.line, `"${text}" is not one of: ${allowed.join(', ')}.`);
      if (!/[\p{L}\p{N}]/u.test(text) && text.trim() !== '')
        this.add(item.line, `${what} "${text}" has no letter in it.`);
    }
  }

  /** A list of entries under this name of the deck. */
  items(deck: Fields, name: string, end: number): readonly Located[] {
    const field = deck.get(name);
    if (!field) this.add(end, `The deck has no ${name}.`);
    else if (field.value.is !== 'array')
      this.add(field.line, `"${name}" must be a list, not ${kindName[field.value.is]}.`);
    else {
      if (field.value.items.length === 0) this.add(field.line, `The deck has no ${name}.`);
      if (field.value.items.length > MOST_CARDS) this.add(field.line, `The deck has more than ${MOST_CARDS} ${name}.`);
      return field.value.items;
    }
    return [];
  }

  /** A name that may be given once only. */
  once(seen: Map<string, number>, key: string, line: number, message: (first: number) => string): void {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else this.add(line, message(first));
  }

  id(fields: Fields, what: string, otherwise: string, seen: Map<string, number>, line: number): void {
    const field = fields.get('id');
    const id = field ? this.text(field.value, `The id of ${what}`, LONGEST_TITLE) : otherwise;
    if (id === undefined) return;
    if (field && slug(id) !== id)
      this.add(field.line, `The id "${id}" may hold only small letters, digits and hyphens.`);
    this.once(seen, id, field?.line ?? line, (first) => `The id "${id}" is already taken in line ${first}.`);
  }
}

const cardFields = ['id', 'title', 'group', 'interrupt', 'icon', 'aliases', 'hints', 'except'];
const endingFields = ['id', 'text', 'themes', 'needs'];

const readCards = (findings: Findings, items: readonly Located[]): void => {
  const titles = new Map<string, number>();
  const ids = new Map<string, number>();
  for (const item of items) {
    const fields = findings.object(item, 'A card', cardFields);
    if (!fields) continue;
    const titled = fields.get('title');
    const title = titled && findings.text(titled.value, 'A title', LONGEST_TITLE);
    if (!titled) findings.add(item.line, 'A card has no title.');
    if (titled && title !== undefined) {
      findings.once(
        titles,
        title.trim().toLowerCase(),
        titled.line,
        (first) => `The title "${title}" is already that of the card in line ${first}.`,
      );
      findings.id(fields, `"${title}"`, slug(title), ids, titled.line);
      if (slug(title) === '' && title.trim() !== '')
        findings.add(titled.line, `The title "${title}" has no letter in it.`);
    }
    const group = fields.get('group');
    if (!group) findings.add(item.line, `${title === undefined ? 'A card' : `"${title}"`} has no group.`);
    else if (group.value.is !== 'string')
      findings.add(group.line, `A group must be a text, not ${kindName[group.value.is]}.`);
    else if (!(groups as readonly string[]).includes(group.value.text)) {
      findings.add(group.line, `The group "${group.value.text}" is unknown; it must be one of: ${groups.join(', ')}.`);
    }
    const interrupt = fields.get('interrupt');
    if (interrupt && interrupt.value.is !== 'boolean') {
      findings.add(interrupt.line, `"interrupt" must be true or false, not ${kindName[interrupt.value.is]}.`);
    }
    const icon = fields.get('icon');
    if (icon) findings.text(icon.value, 'An icon', LONGEST_TITLE);
    findings.texts(fields.get('aliases'), 'Alias', LONGEST_ALIAS);
    findings.texts(fields.get('hints'), 'Hint', LONGEST_ALIAS);
    findings.texts(fields.get('except'), 'Exception', LONGEST_ALIAS);
  }
};

const readEndings = (findings: Findings, items: readonly Located[]): void => {
  const texts = new Map<string, number>();
  const ids = new Map<string, number>();
  for (const [i, item] of items.entries()) {
    const fields = findings.object(item, 'An ending', endingFields);
    if (!fields) continue;
    const told = fields.get('text');
    const text = told && findings.text(told.value, 'An ending', LONGEST_ENDING);
    if (!told) findings.add(item.line, 'An ending has no text.');
    if (told && text !== undefined) {
      findings.once(
        texts,
        text.trim().toLowerCase(),
        told.line,
        (first) => `This ending already stands in line ${first}.`,
      );
    }
    findings.id(fields, 'an ending', `ending-${i + 1}`, ids, item.line);
    findings.texts(fields.get('themes'), 'Theme', LONGEST_ALIAS, themes);
    findings.texts(fields.get('needs'), 'Need', LONGEST_ALIAS, needs);
  }
};

const plainOf = (value: Located): unknown => {
  if (value.is === 'string') return value.text;
  if (value.is === 'array') return value.items.map(plainOf);
  if (value.is === 'object')
    return Object.fromEntries([...value.fields].map(([name, field]) => [name, plainOf(field.value)]));
  return value.value;
};

/**
 * The deck that a file describes, or everything that is wrong with it, in the order of its lines. `players`: how many it
 * must be enough for (T-3); two if not said.
 */
export const parseDeck = (text: string, players = 2): Deck | DeckError[] => {
  if (text.length > LONGEST_FILE) return [{ line: 1, message: `The file is longer than ${LONGEST_FILE} characters.` }];
  const read = readLocated(text.replace(/^\uFEFF/, ''));
  if (read.is === 'broken') return [{ line: read.line, message: `This is not JSON: ${read.message}` }];
  const findings = new Findings();
  const deck = findings.object(read, 'A deck', ['name', 'cards', 'endings']);
  if (!deck) return findings.list;
  const name = deck.get('name');
  if (name) findings.text(name.value, "The deck's name", LONGEST_TITLE);
  const cards = findings.items(deck, 'cards', read.line);
  const endings = findings.items(deck, 'endings', read.line);
  readCards(findings, cards);
  readEndings(findings, endings);
  const wanted = players * dealtEach(players);
  if (cards.length > 0 && cards.length < wanted) {
    const line = deck.get('cards')?.line ?? read.line;
    findings.add(line, `${players} players are dealt ${wanted} story cards; the deck has only ${cards.length}.`);
  }
  if (endings.length > 0 && endings.length < players) {
    const line = deck.get('endings')?.line ?? read.line;
    findings.add(line, `${players} players need ${players} endings; the deck has only ${endings.length}.`);
  }
  if (findings.list.length > 0) return findings.list.sort((a, b) => a.line - b.line);
  return deckOf(plainOf(read) as WrittenDeck);
};
