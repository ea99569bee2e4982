import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealtEach } from './deck.ts';
import { parseDeck } from './parse.ts';

const card = (title: string, more = ''): string => `    { "title": ${JSON.stringify(title)}, "group": "item"${more} }`;
const twenty = Array.from({ length: 20 }, (_, i) => card(`Thing ${String.fromCharCode(65 + i)}`));
const endings = '    { "text": "And so it ended." },\n    { "text": "And so it began again." }';

/** A deck file: `{`, the cards from line 3 on, the endings two lines after the last card. */
const file = (cards: readonly string[], last = endings): string =>
  `{\n  "cards": [\n${cards.join(',\n')}\n  ],\n  "endings": [\n${last}\n  ]\n}\n`;

const withCard = (line: string): string => file([...twenty.slice(0, 4), line, ...twenty.slice(4)]);

describe('T-2 an own deck', () => {
  test('T-2 may leave out ids, icons and aliases', () => {
    const deck = parseDeck(file(twenty));
    expect(deck).toMatchObject({
      cards: { 0: { id: 'thing-a', title: 'Thing A', group: 'item', interrupt: false, aliases: [] } },
    });
    expect(deck).toMatchObject({ endings: [{ id: 'ending-1', text: 'And so it ended.' }, { id: 'ending-2' }] });
  });

  test('T-2 may be in any language', () => {
    const deck = parseDeck(withCard(card('Złoty klucz', ', "aliases": ["złoty kluczyk", "黄金の鍵"]')));
    expect(deck).toMatchObject({ cards: { 4: { id: 'złoty-klucz' } } });
  });

  test.each<[string, string, number, RegExp]>([
    ['a title that stands twice', withCard(card('thing c')), 7, /already that of the card in line 5/],
    ['an unknown group', withCard('    { "title": "Fog", "group": "weather" }'), 7, /"weather" is unknown.*character/],
    ['no group', withCard('    { "title": "Fog" }'), 7, /"Fog" has no group/],
    ['no title', withCard('    { "group": "item" }'), 7, /no title/],
    ['an empty title', withCard(card('  ')), 7, /title is empty/],
    ['a title without a letter', withCard(card('!?')), 7, /no letter/],
    ['a wrong type', withCard('    { "title": 7, "group": "item" }'), 7, /must be a text, not a number/],
    ['an unknown field', withCard(card('Fog', ', "colour": "grey"')), 7, /no field "colour"/],
    ['a field that stands twice', withCard(card('Fog', ', "group": "item"')), 7, /"group" stands twice/],
    [
      'an alias that is too long',
      withCard(card('Fog', `,\n "aliases": ["mist",\n "${'x'.repeat(81)}"]`)),
      9,
      /81 characters; 80/,
    ],
    ['an alias that stands twice', withCard(card('Fog', ', "aliases": ["mist", "Mist"]')), 7, /stands twice/],
    ['aliases that are no list', withCard(card('Fog', ', "aliases": "mist"')), 7, /must be a list/],
    ['an interrupt that is no yes or no', withCard(card('Fog', ', "interrupt": "yes"')), 7, /true or false/],
    ['a control character', withCard('    { "title": "F\\u0007og", "group": "item" }'), 7, /cannot be seen/],
    ['a turn of direction', withCard('    { "title": "F\u202eog", "group": "item" }'), 7, /cannot be seen/],
    ['an id with spaces', withCard(card('Fog', ', "id": "the fog"')), 7, /small letters/],
    ['an id that is taken', withCard(card('Fog', ', "id": "thing-a"')), 7, /already taken in line 3/],
    ['no endings', file(twenty, ''), 24, /no endings/],
    [
      'an ending that stands twice',
      file(twenty, `${endings},\n    { "text": "and so it ended." }`),
      27,
      /already stands in line 25/,
    ],
    [
      'an unknown theme',
      file(twenty, `${endings},\n    { "text": "Fin.", "themes": ["fog"] }`),
      27,
      /"fog" is not one of/,
    ],
    [
      'an ending that is too long',
      file(twenty, `${endings},\n    { "text": "${'x'.repeat(301)}" }`),
      27,
      /300 is the most/,
    ],
    ['no cards', '{\n  "cards": [],\n  "endings": []\n}', 2, /no cards/],
    ['cards that are no list', '{\n  "cards": {},\n  "endings": []\n}', 2, /must be a list/],
    ['a list instead of a deck', '\n[]', 2, /must be an object, not a list/],
    ['a forgotten comma', withCard(card('Fog')).replace('"Thing B", ', '"Thing B" '), 4, /not JSON/],
    ['a comma too many', file([...twenty, '']), 22, /not JSON: There is a comma too many/],
    ['a text that is not closed', '{\n  "name": "Fog\n}', 2, /not closed/],
    ['a file that ends too early', '{\n  "cards": [\n', 3, /ends too early/],
    ['something after the end', `${file(twenty)}}`, 29, /after the end/],
    ['an empty file', '', 1, /not JSON/],
    ['a file nested without end', '['.repeat(10_000), 1, /nested too deeply/],
  ])('T-2 is refused for %s, with its line', (_, text, line, message) => {
    const found = parseDeck(text);
    expect(found).toBeInstanceOf(Array);
    expect(found).toContainEqual({ line, message: expect.stringMatching(message) });
  });

  test('T-3 is refused if it cannot be dealt to the players', () => {
    expect([2, 3, 4, 5, 6, 8].map(dealtEach)).toEqual([10, 8, 7, 6, 5, 5]);
    expect(parseDeck(file(twenty.slice(1)))).toEqual([
      { line: 2, message: expect.stringContaining('20 story cards; the deck has only 19') },
    ]);
    expect(parseDeck(file(twenty), 3)).toContainEqual({ line: 24, message: expect.stringContaining('3 endings') });
  });

  test('T-2 any text is read to an end, and JSON is read as JSON.parse reads it', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseDeck(text) !== undefined));
    fc.assert(
      fc.property(fc.json(), (text) => {
        const found = parseDeck(text);
        expect(Array.isArray(found) && found.every(({ message }) => !message.startsWith('This is not JSON'))).toBe(
          true,
        );
      }),
    );
  });
});
