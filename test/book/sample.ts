import type { Book, Card, Passage } from '../../src/book/book.ts';
import { standardDeck } from '../../src/games/time/cards.ts';

/** A tale told by four people, as a table would hand it over. */

/** A card of our deck, by its title. */
const card = (title: string): Card => {
  const { group, icon, interrupt } = standardDeck.cards.find((found) => found.title === title)!;
  return { title, group, icon: icon ?? '', interrupt };
};

const line = (
  teller: number,
  text: string,
  cards: Card[] = [],
  by: Passage['by'] = 'tell',
  struck = false,
): Passage => ({
  teller,
  text,
  cards,
  by,
  struck,
});

export const sample: Book = {
  title: 'The Witch Who Kept the Winter Crown',
  language: 'en',
  date: '2026-11-15',
  tellers: [
    { name: 'Anna Żółkiewska', colour: '#b3261e', charge: 'lion' },
    { name: 'Νίκος', colour: '#1f5aa6', charge: 'fish' },
    { name: 'Олена', colour: '#2e7d32', charge: 'stag' },
    { name: 'Nguyễn Thị Hương', colour: '#8a5a2b', charge: 'moon' },
  ],
  passages: [
    line(
      0,
      'Once upon a time, at the far end of a country where the snow came early and stayed late, there lived a witch who kept the winter in a wooden chest.',
      [card('Witch')],
    ),
    line(
      0,
      'She was not wicked, only careful, for whoever opened the chest in the wrong month would freeze every river from the mountains to the sea.',
      [card('Treasure')],
    ),
    line(0, 'Every evening she counted the snowflakes, and every evening there was one fewer.'),
    line(
      1,
      'That was because of a frog, who slipped through the keyhole each night and carried off a single flake on his tongue.',
      [card('Frog')],
      'interrupt',
    ),
    line(
      1,
      'He was building a crown of them, deep under the roots of the forest, where it was always cold and always dark.',
      [card('Crown'), card('Forest')],
    ),
    line(1, '“When it is finished,” he told the moles, “I shall be king again, and dry.”'),
    line(
      2,
      'The moles, who had heard such things before, said nothing; but a girl who was lost among the trees had heard it too.',
      [card('Lost')],
    ),
    line(2, 'She had a ring on a string about her neck, and it had begun to hum.', [card('Ring')]),
    line(3, 'It always hummed before a storm.', [card('Storm')], 'interrupt'),
    line(
      3,
      'The storm came down that very hour, and it tore up an oak by the roots, and under the oak lay the crown, glittering like a frozen breath.',
    ),
    line(0, 'Then all of them turned into potatoes.', [card('Cursed')], 'tell', true),
    line(
      3,
      'The girl knelt down; the frog leapt up; and for a moment neither of them could think of a single thing to say.',
    ),
    line(3, 'At last she said, “You are shivering,” and put the string with the ring around his small green neck.'),
    line(
      0,
      'High on her stairs the witch felt the chest grow light, and she came down into the wood with a lantern, walking fast.',
      [card('Stairs')],
      'interrupt',
    ),
    line(
      0,
      '“You have stolen my winter,” she said, “flake by flake; and I have been too tired to notice, because nobody in this house has slept for a hundred years.”',
      [card('Sleeping')],
    ),
    line(
      1,
      'The frog looked at the crown, and he looked at the girl, and he set it on the witch’s head instead of his own.',
    ),
    line(1, 'And they all went home to supper and it was soup.', [], 'ending', true),
    line(
      2,
      'It fitted her; the snow stood still in the air; and the old book in which all winters are written turned a page by itself.',
      [card('Book')],
    ),
    line(
      2,
      'When the girl looked down again there was no frog at all, but a thin young man in a wet coat, holding a humming ring.',
    ),
  ],
  ending: {
    text: 'So the winter was given back a little at a time, and to this day the first snow falls on their wedding morning.',
    teller: 2,
  },
};
