// A deck, made ready once: every alias and rule of every card in one index, looked up by the words of a sentence.
import type { Card } from '../deck/deck.ts';
import { ANY, NOUN, VERB } from './form.ts';
import { kindsOf, takesSecond } from './kinds.ts';
import { type Kind, placesOf } from './lexicon.ts';
import { anchors, compilePattern, type Pattern } from './pattern.ts';
import { rulesOf } from './rules/rules.ts';

type Strength = 'sure' | 'likely' | 'except';

export type Entry = {
  card: number;
  strength: Strength;
  pattern: Pattern;
  /** The one noun that is meant, where the word might also be a verb. */
  noun: string | undefined;
};

export type CompiledDeck = {
  cards: readonly Card[];
  index: ReadonlyMap<string, readonly Entry[]>;
  /** `second`: a word's second meaning will do. */
  kinds: readonly { card: number; kind: Kind; second: boolean }[];
  /** Where a title stands, for rules that name it. */
  titles: ReadonlyMap<string, number>;
};

const nounGroups = new Set(['character', 'item', 'place']);

/** Titles are compared without their article: "A Chase" is "chase". */
const plainTitle = (title: string): string => title.toLowerCase().replace(/^(?:a|an|the) /, '');

const compile = (cards: readonly Card[]): CompiledDeck => {
  const index = new Map<string, Entry[]>();
  const kinds: { card: number; kind: Kind; second: boolean }[] = [];
  const titles = new Map<string, number>();
  for (const [card, { title, group, aliases, hints, except }] of cards.entries()) {
    const plain = plainTitle(title);
    titles.set(plain, card);
    for (const kind of kindsOf(plain)) kinds.push({ card, kind, second: takesSecond(plain) });
    const add = (texts: readonly string[], strength: Strength): void => {
      for (const text of texts) {
        const pattern = compilePattern(text, group === 'aspect' ? ANY : NOUN | VERB);
        const { single } = pattern;
        const isNoun = single && (placesOf(single).length > 0 || single === plain);
        const noun = isNoun && nounGroups.has(group) && strength !== 'except' ? single : undefined;
        const entry: Entry = { card, strength, pattern, noun };
        for (const anchor of new Set(anchors(pattern))) {
          const list = index.get(anchor);
          if (list) list.push(entry);
          else index.set(anchor, [entry]);
        }
      }
    };
    const rules = rulesOf(plain);
    // A title with a slash names two things.
    add(plain.split('/'), 'sure');
    add([...aliases, ...rules.sure], 'sure');
    add([...hints, ...rules.likely], 'likely');
    add([...except, ...rules.except], 'except');
  }
  return { cards, index, kinds, titles };
};

const compiled = new WeakMap<readonly Card[], CompiledDeck>();

/** Makes a deck ready; the same list of cards is made ready only once. */
export const compileDeck = (deck: { cards: readonly Card[] }): CompiledDeck => {
  const known = compiled.get(deck.cards);
  if (known) return known;
  const fresh = compile(deck.cards);
  compiled.set(deck.cards, fresh);
  return fresh;
};
