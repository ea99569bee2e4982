import { expect, test } from 'vitest';
import type { Teller } from '../../src/book/book.ts';
import { bookOf } from '../../src/book/from-tale.ts';
import { settle } from '../../src/book/setting.ts';
import { standardDeck } from '../../src/games/time/cards.ts';

const seats: Teller[] = [
  { name: 'Anna', colour: '#b3261e', charge: 'lion' },
  { name: 'Boris', colour: '#1f5aa6', charge: 'fish' },
  { name: 'Chloe', colour: '#2e7d32', charge: 'stag' },
];

test('seats become tellers in the order in which they told, and cards stand with their sentences', () => {
  const book = bookOf(
    {
      title: 'The Beggar',
      tellers: [2, 0],
      passages: [
        { seat: 2, text: 'Once.', by: 'tell', card: 0, interrupt: null, struck: false },
        { seat: 1, text: 'Potatoes.', by: 'tell', card: null, interrupt: null, struck: true },
        { seat: 0, text: 'Then.', by: 'interrupt', card: 2, interrupt: 1, struck: false },
        { seat: 0, text: 'They lived.', by: 'ending', card: null, interrupt: null, struck: false },
      ],
      ending: { seat: 0, text: 'They lived.' },
    },
    standardDeck,
    { seats, language: 'en', date: '2026-11-15' },
  );
  expect(book.tellers.map(({ name }) => name)).toEqual(['Chloe', 'Anna', 'Boris']);
  expect(book.passages.map(({ teller }) => teller)).toEqual([0, 2, 1, 1]);
  expect(book.passages[2].cards.map(({ title }) => title)).toEqual([1, 2].map((i) => standardDeck.cards[i].title));
  expect(book.ending).toEqual({ text: 'They lived.', teller: 1 });
  expect(book).toMatchObject({ date: '2026-11-15', deck: 'Once Upon a Time' });
  expect(settle(book).sentences).toBe(3);
});
