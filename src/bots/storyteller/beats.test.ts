import { describe, expect, it } from 'vitest';
import { standardDeck as deck } from '../../games/time/cards.ts';
import { plainChance } from '../chance.ts';
import { bridgeBeats, cardBeats, phrases, plainBeats } from './beats/index.ts';
import { unknownCard } from './beats/unknown.ts';
import { fullCast } from './fixture.ts';
import type { Sex } from './grammar.ts';
import { hear, look } from './reader.ts';
import { castFor, realise, type Template } from './template.ts';
import { apply, hero, holds, inRole } from './world.ts';

const CASTS: readonly [Sex, Sex][] = [
  ['f', 'm'],
  ['f', 'f'],
  ['m', 'f'],
  ['m', 'm'],
];

const told = (template: Template, [h, v]: [Sex, Sex], seed: string): string => {
  const world = fullCast(h, v);
  const below = plainChance(seed);
  return realise(template, castFor(template, world, null, below), world, below, 6);
};

describe('beats', () => {
  it('there are several for every card of the deck, with several turns of phrase', () => {
    for (const { id } of deck.cards) {
      const beats = cardBeats.get(id) ?? [];
      expect(beats.length, id).toBeGreaterThanOrEqual(2);
      expect(beats.flatMap((beat) => beat.phrases).length, id).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(deck.cards.map((card) => [card.title, card] as const))('the matcher finds %s in all of them', (_, card) => {
    for (const { phrases: own } of cardBeats.get(card.id) ?? []) {
      for (const template of own) {
        for (const cast of CASTS) {
          for (const seed of ['a', 'b']) {
            const text = told(template, cast, seed);
            const found = look(deck, text, undefined).matches.find((match) => match.card === card);
            expect(found?.verdict ?? 'no', text).not.toBe('no');
            expect(text.length).toBeLessThanOrEqual(400);
          }
        }
      }
    }
  });

  it('are whole sentences, without gaps, doubled words or wrong articles', () => {
    for (const { template } of phrases) {
      for (const cast of CASTS) {
        const text = told(template, cast, 'c');
        expect(text).toMatch(/^[“\p{Lu}].*[.?!”]$/u);
        expect(text).not.toMatch(/[{}|]|undefined| {2}|\b(\w+) \1\b(?<!\bthat that)|\ba [aeiou](?!ne)|\ban [^aeiouh]/);
      }
    }
  });

  it('are recognised by who hears them', () => {
    for (const beats of [cardBeats, bridgeBeats]) {
      for (const { template } of [...beats.values()]
        .flat()
        .flatMap((beat) => beat.phrases.map((t) => ({ template: t })))) {
        const world = fullCast('f', 'm');
        const text = told(template, ['f', 'm'], 'd');
        hear(world, text, []);
        expect(world.used.size, text).toBe(1);
      }
    }
  });

  it('an ending has its own way to it', () => {
    for (const { id, needs } of deck.endings) {
      expect(bridgeBeats.has(id), id).toBe(true);
      for (const need of needs) if (need !== 'hero') expect(plainBeats.has(`seed ${need}`), need).toBe(true);
    }
  });

  it('a card of a host’s own deck gets a beat from its title', () => {
    const card = { ...deck.cards[0], id: 'umbrella', title: 'Umbrella', group: 'item' as const, aliases: [] };
    const [beat] = unknownCard(card);
    expect(told(beat.phrases[0], ['f', 'm'], 'e')).toContain('an umbrella');
  });
});

describe('who may act', () => {
  it('the dead do nothing any more', () => {
    const world = fullCast('f', 'm');
    const duke = inRole(world, 'ruler');
    hear(world, 'Then the drums were muffled, for Lorenz was dead, and nobody knew who was to come after.', []);
    expect(duke?.tags.has('dead')).toBe(true);
    for (const { beat, template } of phrases) {
      if (template.letters.includes('K')) expect(holds(world, beat.when, template.letters)).toBe(false);
    }
  });

  it('a prisoner does nothing but what prisoners do', () => {
    const world = fullCast('f', 'm');
    const captive = hero(world);
    if (captive) apply(world, ['H+captive'], { H: captive });
    const free = [...cardBeats.values()].flat().filter((beat) => !beat.when.some((word) => /^H[+?]/.test(word)));
    for (const { when, phrases: own } of free) {
      for (const { letters } of own) if (letters.includes('H')) expect(holds(world, when, letters)).toBe(false);
    }
  });

  it('"she" is only who was spoken of last', () => {
    const world = fullCast('f', 'f');
    const below = plainChance('x');
    const beat = (cardBeats.get('a-chase') ?? [])[0];
    const [, second] = beat.phrases;
    const text = realise(second, castFor(second, world, null, below), world, below, 1000);
    expect(text).toBe(
      'Then Elin ran, and Runa ran after Elin, and the chase went straight through a wedding and out at the other end.',
    );
  });
});
