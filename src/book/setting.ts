import { tidy } from '../kernel/text.ts';
import { type Book, type Card, CHARGES, GROUPS, type Passage, type Teller } from './book.ts';
import { hash } from './hash.ts';
import { DARK, inkOn, LIGHT, parseColour } from './palette.ts';
import { type Words, wordsFor } from './words.ts';

/** The book made ready for the press: cleaned text, paragraphs, inks. The three editions differ only from here on. */

export type Hand = Teller & { ink: string; lampInk: string };

type Sentence = { text: string; cards: readonly Card[] };

type Paragraph = {
  teller: number;
  /** The teller changes here, so the charge stands in the margin. */
  opens: 'tell' | 'interrupt' | null;
  sentences: readonly Sentence[];
};

export type Setting = {
  title: string;
  /** The title as given, where there is one: the words of the printer may be in another language. */
  titled: boolean;
  language: string;
  direction: 'ltr' | 'rtl';
  words: Words;
  /** The moment the book is dated by, as ISO 8601 in seconds, and the day as it is printed. */
  modified: string;
  day: string | undefined;
  deck: string;
  tellers: readonly Hand[];
  paragraphs: readonly Paragraph[];
  struck: readonly { teller: number; text: string; cards: readonly Card[]; by: Passage['by'] }[];
  ending: { text: string; teller: number } | null;
  sentences: number;
  cards: readonly Card[];
  seed: number;
};

/** Longer than this, a turn is broken into paragraphs: nobody likes a wall. */
const LONG = 700;
/** A book without a date still needs one in its files, the same every time. */
const UNDATED = '2000-01-01T00:00:00Z';
const RTL_SCRIPTS = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Samr', 'Mand', 'Rohg']);

export function settle(book: Book): Setting {
  const locale = localeOf(book.language);
  const words = wordsFor(locale?.language ?? 'en');
  const tellers = book.tellers.map((teller) => hand(teller, words));
  // A number that names nobody still has words to print, so they get a name and a hand of their own.
  const known = (teller: number): number => {
    if (tellers[teller] !== undefined) return teller;
    const at = tellers.findIndex(({ name, colour }) => name === words.unnamed && colour === '');
    if (at >= 0) return at;
    return tellers.push(hand({ name: '', colour: '', charge: CHARGES[tellers.length % CHARGES.length] }, words)) - 1;
  };
  const passages = book.passages
    .map((passage) => ({ ...passage, text: clean(passage.text), cards: passage.cards.map(cardOf) }))
    .filter(({ text }) => text !== '')
    .map((passage) => ({ ...passage, teller: known(passage.teller) }));
  const last = book.ending === null ? '' : clean(book.ending.text);
  const ending = book.ending === null || last === '' ? null : { text: last, teller: known(book.ending.teller) };
  // The ending has a place of its own: it is not told twice if the passages hold it too.
  const told = passages.filter((passage) => !passage.struck && !(passage.by === 'ending' && passage.text === last));
  const title = clean(book.title);
  const deck = clean(book.deck ?? '');
  const cards = told.flatMap((passage) => passage.cards);
  const date = momentOf(book.date);
  return {
    title: title === '' ? words.untitled : title,
    titled: title !== '',
    language: locale?.toString() ?? 'und',
    direction: locale !== null && RTL_SCRIPTS.has(locale.maximize().script ?? '') ? 'rtl' : 'ltr',
    words,
    modified: date === null ? UNDATED : `${date.toISOString().slice(0, 19)}Z`,
    day: date === null ? undefined : words.day(date),
    deck: deck === '' ? words.ownDeck : words.deck(deck),
    tellers,
    paragraphs: paragraphsOf(told),
    struck: passages.filter(({ struck }) => struck).map(({ teller, text, cards, by }) => ({ teller, text, cards, by })),
    ending,
    sentences: told.length + (ending === null ? 0 : 1),
    cards,
    seed: hash(title),
  };
}

/** One line of text that every edition can hold: XML forbids what Unicode calls no character. */
export function clean(text: string): string {
  return tidy(text.replace(/\p{Noncharacter_Code_Point}/gu, '\ufffd'));
}

/** Every character that the book prints; plain Latin always, for the printer's own words. */
export function charactersOf(book: Book): Set<number> {
  const { title, day, deck, tellers, paragraphs, struck, ending } = settle(book);
  const texts = [
    ...[title, day ?? '', deck, ending?.text ?? ''],
    ...tellers.map(({ name }) => name),
    ...[...paragraphs.flatMap(({ sentences }) => sentences), ...struck].flatMap(({ text, cards }) => [
      text,
      ...cards.map((card) => card.title),
    ]),
  ];
  const characters = new Set(Array.from({ length: 95 }, (_, i) => i + 32));
  for (const text of texts) for (const char of text) characters.add(char.codePointAt(0)!);
  return characters;
}

/** Chinese and Japanese put no space between sentences. */
const TIGHT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]$/u;

export function gapAfter(text: string): '' | ' ' {
  return TIGHT.test(text) ? '' : ' ';
}

function paragraphsOf(passages: readonly Passage[]): Paragraph[] {
  const paragraphs: (Paragraph & { sentences: Sentence[] })[] = [];
  let length = 0;
  for (const { teller, text, cards, by } of passages) {
    const current = paragraphs.at(-1);
    const turns = current === undefined || current.teller !== teller || by === 'interrupt';
    if (current === undefined || turns || length > LONG) {
      paragraphs.push({ teller, opens: turns ? (by === 'interrupt' ? 'interrupt' : 'tell') : null, sentences: [] });
      length = 0;
    }
    paragraphs.at(-1)!.sentences.push({ text, cards });
    length += text.length;
  }
  return paragraphs;
}

function hand({ name, colour, charge }: Teller, words: Words): Hand {
  const sound = parseColour(colour) === null ? '' : colour.toLowerCase();
  return {
    name: clean(name) || words.unnamed,
    colour: sound,
    charge: CHARGES.includes(charge) ? charge : CHARGES[0],
    ink: inkOn(sound, LIGHT),
    lampInk: inkOn(sound, DARK),
  };
}

function cardOf({ title, group, icon, interrupt }: Card): Card {
  return { title: clean(title), group: GROUPS.includes(group) ? group : 'item', icon, interrupt };
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}

function momentOf(date: string | undefined): Date | null {
  if (date === undefined) return null;
  const moment = new Date(date);
  // Zip archives count from 1980, and their years end in 2107.
  return moment.getUTCFullYear() >= 1980 && moment.getUTCFullYear() < 2107 ? moment : null;
}
