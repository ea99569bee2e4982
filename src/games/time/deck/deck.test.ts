import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groups, slug, themes } from './deck.ts';
import { parseDeck } from './parse.ts';
import { standardDeck } from './standard.ts';

const { cards, endings } = standardDeck;
const titles = (group: string, interrupt: boolean): string[] =>
  cards.filter((card) => card.group === group && card.interrupt === interrupt).map(({ title }) => title);

/** T-1 names these; the rest are ours. */
const named: Record<string, { plain: string; interrupts: string }> = {
  character: {
    plain:
      'Beggar, Bird, Brother/Sister, Child, Cook, Enemy, Fairy, Giant, King, Old Man, Old Woman, Parent, Prince, Princess, Queen, Shepherdess, Stepmother, Thief, Witch, Wolf',
    interrupts: 'Frog, Horse, Husband/Wife, Monster, Orphan',
  },
  item: {
    plain: 'Axe, Boat, Book, Crown, Door, Fire, Food, Ring, Spell, Sword, Treasure, Window',
    interrupts: 'Gift, Key, Tree',
  },
  place: {
    plain:
      'At Sea, Cave, Cottage, Forest, Island, Kingdom, Mountain, Night, Palace, Prison, River, Road, Ruin, Tower, Town, Village',
    interrupts: 'Chapel, Home, Kitchen, Stairs',
  },
  aspect: {
    plain:
      'Beautiful, Cursed, Disguised, Far Away, Frightened, Happy, Hidden, Long-Lost, Lost, Lucky, Poisoned, Secret, Sleeping, Stolen, This Animal Can Talk, This Can Fly, Tiny, Ugly, Very Strong, Very Wise',
    interrupts: 'Blind, Mad, Evil, Foolish, This Object Can Talk',
  },
  event: {
    plain:
      'A Chase, A Death, A Fight, A Rescue, A Trap, An Argument, An Object Breaks, Escape, Journey, People Meet, People Part Company, Someone Is Hurt, Time Passes, Transformation, Two People Fall in Love',
    interrupts: 'Contest, Dream, Plan, Storm, Something Is Revealed',
  },
};

describe('T-1 our deck', () => {
  test('T-1 is a sound deck file, enough for eight', () => {
    const text = readFileSync(new URL('./deck.json', import.meta.url), 'utf8');
    expect(parseDeck(text, 8)).toEqual(standardDeck);
  });

  test('T-1 holds 112 story cards, 25 of them Interrupts, five a group', () => {
    expect(cards).toHaveLength(112);
    for (const group of groups) expect(titles(group, true)).toHaveLength(5);
  });

  test.each(Object.entries(named))(
    'T-1 holds every %s that is named, and as many of ours',
    (group, { plain, interrupts }) => {
      expect(titles(group, false)).toEqual(expect.arrayContaining(plain.split(', ')));
      expect(titles(group, true)).toEqual(expect.arrayContaining(interrupts.split(', ')));
      const ours = { item: 4 }[group] ?? 0;
      expect(titles(group, false)).toHaveLength(plain.split(', ').length + ours);
    },
  );

  test('T-1 gives every card thirty aliases or more, an icon of the set, and its slug', () => {
    const set = new URL('../../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
    const { icons } = JSON.parse(readFileSync(set, 'utf8'));
    for (const { id, title, aliases, icon } of cards) {
      expect(aliases.length, title).toBeGreaterThanOrEqual(30);
      expect(icons, title).toHaveProperty([icon ?? '']);
      expect(id).toBe(slug(title));
    }
  });

  test('T-1 holds 56 endings, one sentence each, and covers all twelve themes', () => {
    expect(endings).toHaveLength(56);
    for (const { text } of endings) expect(text).toMatch(/^\p{Lu}[^.!]*[.!]$/u);
    expect(new Set(endings.flatMap((ending) => ending.themes))).toEqual(new Set(themes));
    for (const ending of endings) expect(ending.needs.length, ending.text).toBeGreaterThan(0);
  });
});
