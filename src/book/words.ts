/** What the book itself says, by language. The tale is in its tellers' words; these are the printer's. */

export type Words = {
  /** The language of these words, which need not be the tale's. */
  language: string;
  direction: 'ltr' | 'rtl';
  untitled: string;
  unnamed: string;
  toldBy: string;
  tale: string;
  contents: string;
  landmarks: string;
  access: string;
  cover: string;
  titlePage: string;
  /** Stands for a sentence that the host has left out. */
  omitted: string;
  struckTitle: string;
  struckNote: string;
  struckBy: (name: string, kind: 'sentence' | 'ending') => string;
  ends: string;
  endsNote: (name: string) => string;
  unfinished: string;
  colophon: string;
  told: (parts: { names: string; date: string | undefined }) => string;
  counts: (parts: { sentences: number; cards: number; deck: string; struck: number }) => string;
  deck: (name: string) => string;
  ownDeck: string;
  type: string;
  pictures: (artists: string) => string;
  drawn: string;
  otherType: (families: string) => string;
  unset: (scripts: string) => string;
  tells: (name: string) => string;
  interrupts: (name: string) => string;
  card: (title: string, group: string) => string;
  interruptCard: (title: string, group: string) => string;
  groups: Record<'character' | 'item' | 'place' | 'aspect' | 'event', string>;
  charges: Record<'lion' | 'rose' | 'tower' | 'stag' | 'fish' | 'key' | 'sun' | 'moon', string>;
  list: (names: readonly string[]) => string;
  day: (date: Date) => string;
  page: (number: number) => string;
};

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const en: Words = {
  language: 'en',
  direction: 'ltr',
  untitled: 'A Tale Without a Name',
  unnamed: 'Somebody',
  toldBy: 'told by',
  tale: 'The Tale',
  contents: 'Contents',
  landmarks: 'Landmarks',
  access:
    'All pictures are ornaments or stand beside their names in words; who tells is said in words as well as by colour.',
  cover: 'Cover',
  titlePage: 'Title page',
  omitted: '[A sentence was left out here.]',
  struckTitle: 'What Was Struck Out',
  struckNote: 'These sentences were told, and the table ruled them out. They are no part of the tale.',
  struckBy: (name, kind) => (kind === 'ending' ? `${name}, as an ending` : name),
  ends: 'Here Ends the Tale',
  endsNote: (name) => `The last word was ${name}’s.`,
  unfinished: 'It was closed without an ending.',
  colophon: 'Colophon',
  told: ({ names, date }) =>
    `This tale was made up at a table of Once Upon a Time${names === '' ? '' : ` by ${names}`}, one sentence at a time${
      date === undefined ? '' : `, and finished on ${date}`
    }.`,
  counts: ({ sentences, cards, deck, struck }) =>
    `It has ${count(sentences, 'sentence', 'sentences')}. ${count(cards, 'card', 'cards')} of ${deck} ${
      cards === 1 ? 'was' : 'were'
    } laid beside them${struck === 0 ? '' : `, and ${count(struck, 'sentence was', 'sentences were')} struck out on the way`}.`,
  deck: (name) => `the deck “${name}”`,
  ownDeck: 'the deck',
  type: 'Set in Literata by TypeTogether (SIL Open Font License 1.1).',
  pictures: (artists) =>
    `The pictures on the cards and the tellers’ charges are by ${artists}, from game-icons.net, under the Creative Commons licence CC BY 3.0 (creativecommons.org/licenses/by/3.0), recoloured and framed for this book.`,
  drawn: 'Borders, initials and ornaments were drawn for it.',
  otherType: (families) => `Other scripts are set in ${families} (SIL Open Font License 1.1).`,
  unset: (scripts) =>
    `The type of this edition has no letters for: ${scripts}. They stand as lozenges here; the web page and the EPUB hold them as they were written.`,
  tells: (name) => `${name} tells`,
  interrupts: (name) => `${name} interrupts`,
  card: (title, group) => `Card: ${title} (${group}).`,
  interruptCard: (title, group) => `Interrupt card: ${title} (${group}).`,
  groups: { character: 'character', item: 'item', place: 'place', aspect: 'aspect', event: 'event' },
  charges: {
    lion: 'lion',
    rose: 'rose',
    tower: 'tower',
    stag: 'stag',
    fish: 'fish',
    key: 'key',
    sun: 'sun',
    moon: 'moon',
  },
  list: (names) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names),
  day: (date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date),
  page: (number) => String(number),
};

const catalogs: Record<string, Words> = { en };

export function wordsFor(language: string): Words {
  return catalogs[language.split('-')[0]] ?? en;
}
