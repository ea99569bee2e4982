// The referee's eye: whether a sentence mentions a card, and by which words (T-13, T-17). It never rules alone.
import type { Card } from '../deck/deck.ts';
import { type Analysis, analyse, type Context } from './analyse.ts';
import { type CompiledDeck, compileDeck, type Entry } from './compile.ts';
import { NOUN } from './form.ts';
import { placesOf, within } from './lexicon.ts';
import { type Hit, matchAt } from './pattern.ts';
import { inferences } from './rules/rules.ts';
import { isLikeness, senseOf } from './sense.ts';

export type Verdict = 'sure' | 'likely' | 'no';

export type Match = { card: Card; verdict: 'sure' | 'likely'; words: string[] };

type Found = { sure: boolean; at: Hit };

const none: readonly Entry[] = [];

/** How sure a hit is, given how its one word is used: not at all (undefined), likely or sure. */
const judged = ({ strength, pattern, noun }: Entry, { tokens }: Analysis, hit: Hit): Found | undefined => {
  let sure = strength === 'sure';
  if (noun !== undefined) {
    const sense = senseOf(tokens, hit[0], noun);
    if (sense === 'verb') return undefined;
    if (sense === 'unclear' || isLikeness(tokens, hit[0])) sure = false;
  }
  // The goose of a goose-girl is hardly a bird.
  if (pattern.single !== undefined && tokens[hit[0]].joined) sure = false;
  return { sure, at: hit };
};

/** T-10: the mare is a Horse, the elm a Tree. */
const byKind = ({ kinds }: CompiledDeck, { tokens }: Analysis, tell: (card: number, found: Found) => void): void => {
  for (const [at, token] of tokens.entries()) {
    for (const { lemma, as } of token.forms) {
      if ((as & NOUN) === 0) continue;
      const places = placesOf(lemma);
      for (const [rank, place] of places.entries()) {
        for (const { card, kind, second } of kinds) {
          if (!within(kind, place.at) || (rank > 0 && (!second || places[0].usual))) continue;
          const sense = senseOf(tokens, at, lemma);
          if (sense === 'verb') continue;
          tell(card, { sure: place.usual && sense === 'noun' && !token.joined && !isLikeness(tokens, at), at: [at] });
        }
      }
    }
  }
};

/** All cards of a deck that a sentence mentions, in the order of the deck. */
export const matchDeck = (deck: CompiledDeck, analysis: Analysis): Match[] => {
  const found = new Map<number, Found[]>();
  const barred = new Map<number, Hit[]>();
  const tell = (card: number, one: Found): void => {
    const list = found.get(card);
    if (list) list.push(one);
    else found.set(card, [one]);
  };
  const bar = (card: number, hit: Hit): void => {
    const list = barred.get(card);
    if (list) list.push(hit);
    else barred.set(card, [hit]);
  };
  for (const [at, { keys }] of analysis.tokens.entries()) {
    for (const key of keys) {
      for (const entry of deck.index.get(key) ?? none) {
        const hit = matchAt(entry.pattern, analysis, at);
        if (!hit) continue;
        if (entry.strength === 'except') bar(entry.card, hit);
        else {
          const one = judged(entry, analysis, hit);
          if (one) tell(entry.card, one);
        }
      }
    }
  }
  byKind(deck, analysis, tell);
  for (const { title, sure, at } of inferences(analysis)) {
    const card = deck.titles.get(title);
    if (card !== undefined) tell(card, { sure, at });
  }
  const matches: Match[] = [];
  for (const [card, list] of [...found].sort(([a], [b]) => a - b)) {
    const bars = barred.get(card) ?? [];
    // A hit that lies mostly within an exception ("tree" in "family tree") is none; a longer phrase around it still counts.
    const left = list.filter(
      ({ at }) => !bars.some((bar) => 2 * at.filter((place) => bar.includes(place)).length >= at.length),
    );
    if (left.length === 0) continue;
    const best = left.filter(({ sure }) => sure);
    const sure = best.length > 0;
    const places = new Set((sure ? best : left).flatMap(({ at }) => at));
    const words = [...places].sort((a, b) => a - b).map((at) => analysis.tokens[at].written);
    matches.push({ card: deck.cards[card], verdict: sure ? 'sure' : 'likely', words });
  }
  return matches;
};

/** One card against one sentence. */
export const match = (sentence: string, card: Card, context?: Context): { verdict: Verdict; words: string[] } => {
  const [found] = matchDeck(compileDeck({ cards: listOf(card) }), analyse(sentence, context));
  return found ? { verdict: found.verdict, words: found.words } : { verdict: 'no', words: [] };
};

const lists = new WeakMap<Card, readonly Card[]>();

/** The list that holds only this card, always the same one, so that it is compiled once. */
const listOf = (card: Card): readonly Card[] => {
  const list = lists.get(card) ?? [card];
  lists.set(card, list);
  return list;
};

/** All cards of a deck that a text mentions. */
export const matchAll = (text: string, deck: { cards: readonly Card[] }, context?: Context): Match[] =>
  matchDeck(compileDeck(deck), analyse(text, context));
