import { describe, expect, it } from 'vitest';
import { standardDeck } from '../../games/time/cards.ts';
import { matchAll } from '../../games/time/matcher/match.ts';
import { NAMES, possessive, pronoun, sentenceCase, sexOfName, withArticle } from './grammar.ts';

describe('the grammar of a teller', () => {
  it('puts the right article before a noun', () => {
    const nouns = [
      'axe',
      'boat',
      'old woman',
      'hour',
      'unicorn',
      'uncle',
      'one-eyed cat',
      'honest man',
      'useful thing',
    ];
    expect(nouns.map(withArticle)).toEqual([
      'an axe',
      'a boat',
      'an old woman',
      'an hour',
      'a unicorn',
      'an uncle',
      'a one-eyed cat',
      'an honest man',
      'a useful thing',
    ]);
  });

  it('knows the cases of he and she', () => {
    expect((['he', 'him', 'his', 'himself'] as const).map((form) => pronoun('f', form))).toEqual([
      'she',
      'her',
      'her',
      'herself',
    ]);
    expect(pronoun('m', 'him')).toBe('him');
    expect(possessive('Tam')).toBe("Tam's");
  });

  it('begins a sentence with a capital, even behind a quotation mark', () => {
    expect(sentenceCase('she slept.')).toBe('She slept.');
    expect(sentenceCase('“mind your head,” said the post.')).toBe('“Mind your head,” said the post.');
  });

  it('has names that put no card into anybody’s head', () => {
    for (const name of [...NAMES.f, ...NAMES.m]) {
      expect(matchAll(`And then ${name} looked up.`, standardDeck), name).toEqual([]);
    }
    expect(sexOfName('Elin')).toBe('f');
    expect(sexOfName('Tam')).toBe('m');
    expect(sexOfName('Nobody')).toBe(null);
  });
});
