import { describe, expect, it } from 'vitest';
import { standardDeck as deck } from '../../games/time/cards.ts';
import { makeReader, type Reader } from './reader.ts';
import { hero, inRole } from './world.ts';

const read = (...texts: string[]): Reader =>
  makeReader()(
    deck,
    texts.map((text) => ({ text, struck: false })),
  );

describe('the world of a tale in a person’s words', () => {
  it('knows who is in it, and as whom', () => {
    const { world } = read(
      'There was once a princess named Marigolda who had a castle of glass.',
      'An evil witch hated her for her golden hair.',
    );
    expect(hero(world)).toMatchObject({ name: 'Marigolda', noun: 'princess', sex: 'f' });
    expect(inRole(world, 'villain')?.noun).toContain('witch');
    expect(world.place).toBe('palace');
  });

  it('knows what is open and what lies about', () => {
    const { world } = read(
      'Once a prince called Rurik set out on a journey.',
      'In the forest he found a golden ring.',
      'But a curse lay on it.',
    );
    expect([...world.facts]).toEqual(expect.arrayContaining(['journey', 'token', 'curse']));
    expect(world.place).toBe('forest');
    expect(world.things.get('ring')).toBe(hero(world)?.id);
  });

  it('the dead stay dead', () => {
    const { world } = read(
      'There was once an orphan called Pim.',
      'A king called Ottokar loved him.',
      'Then Ottokar died.',
    );
    expect(world.people.find((person) => person.name === 'Ottokar')?.tags.has('dead')).toBe(true);
    expect(inRole(world, 'ruler')).toBe(undefined);
  });

  it('a struck sentence is no part of it', () => {
    const reader = makeReader();
    const tale = [
      {
        text: 'Once upon a time there was a weaver named Elin who had two clever hands and not a penny to show for them.',
        struck: false,
      },
      {
        text: 'So Elin put out to sea, who had never been on anything larger than a duck pond, and came ashore in another country.',
        struck: false,
      },
    ];
    expect(reader(deck, tale).world.place).toBe('shore');
    expect(reader(deck, [tale[0], { ...tale[1], struck: true }]).world.place).toBe('');
  });

  it('another teller’s turn of phrase is read as what it means', () => {
    const { world } = read(
      'Once upon a time there was a weaver named Elin who had two clever hands and not a penny to show for them.',
      'So she put out to sea, who had never been on anything larger than a duck pond, and came ashore in another country.',
      'Still without a penny, Elin fell among the stones and hurt her foot, and from then on went with a stick.',
    );
    expect(world.want).toBe('fortune');
    expect(world.place).toBe('shore');
    expect(hero(world)?.tags.has('hurt')).toBe(true);
  });
});
