import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHARGES, GROUPS } from '../../src/book/book.ts';
import { artistsOf, icons } from '../../src/book/icons.ts';
import { cardIcon, chargeIcon, groupIcon, pathIn } from '../../src/book/pictures.ts';
import { standardDeck } from '../../src/games/time/cards.ts';

test('every card of the deck, every charge and every group has its own picture, with an artist to thank', () => {
  for (const { icon, group } of standardDeck.cards) {
    expect(icon).toBeDefined();
    // The picture itself, not the group's in its place.
    expect(cardIcon({ icon: icon ?? '', group }, icons)).toBe(icon);
  }
  const names = [
    ...CHARGES.map(chargeIcon),
    ...GROUPS.map(groupIcon),
    ...standardDeck.cards.map((card) => cardIcon({ icon: card.icon ?? '', group: card.group }, icons)),
  ];
  for (const name of names) {
    expect(pathIn(icons, name)).toMatch(/^[Mm]/);
    expect(artistsOf([name])).toHaveLength(1);
  }
});

test('nothing of the big set is carried along that nobody draws', () => {
  const held = Object.keys(JSON.parse(readFileSync(new URL('../../src/book/icons.json', import.meta.url), 'utf8')));
  const used = new Set([
    ...CHARGES.map(chargeIcon),
    ...GROUPS.map(groupIcon),
    ...standardDeck.cards.map(({ icon }) => icon),
  ]);
  expect(
    held.filter((name) => !used.has(name)),
    'run scripts/build-icons.mjs',
  ).toEqual([]);
});

test('a card of a deck of one’s own that names no known picture gets that of its group', () => {
  expect(cardIcon({ icon: 'no-such-thing', group: 'place' }, icons)).toBe(groupIcon('place'));
  expect(cardIcon({ icon: 'constructor', group: 'item' }, icons)).toBe(groupIcon('item'));
});
