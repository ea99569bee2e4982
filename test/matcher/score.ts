// How good the referee is: precision and recall on the labelled sentences, and what a sentence costs.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { standardDeck } from '../../src/games/time/deck/standard.ts';
import { analyse } from '../../src/games/time/matcher/analyse.ts';
import { type CompiledDeck, compileDeck } from '../../src/games/time/matcher/compile.ts';
import { type Match, matchDeck } from '../../src/games/time/matcher/match.ts';

export type Labelled = { text: string; cards: string[]; either: string[] };

export type PartScore = {
  sentences: number;
  /** Of the cards it was sure of, the share that a fair judge accepts. */
  precisionSure: number;
  /** Of the cards it was sure of or found likely, the share that a fair judge accepts. */
  precisionLikely: number;
  /** Of the cards that a fair judge accepts, the share it found sure or likely. */
  recall: number;
  /** Of the cards that a fair judge accepts, the share it was sure of. */
  recallSure: number;
  /** Milliseconds a sentence, reading it included. */
  msHand: number;
  msDeck: number;
};

export type Part = 'tune' | 'heldout';

/** The labelled sentences of one part; the first line of a file is a note. */
export const labelled = (part: Part): Labelled[] =>
  readFileSync(new URL(`./${part}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => ({ either: [], ...JSON.parse(line) }));

const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

const timed = (deck: CompiledDeck, texts: readonly string[]): number => {
  const rounds = 5;
  const once = (): void => {
    for (const text of texts) matchDeck(deck, analyse(text));
  };
  once();
  const start = performance.now();
  for (let i = 0; i < rounds; i++) once();
  return (performance.now() - start) / (rounds * texts.length);
};

const scorePart = (part: Part): PartScore => {
  const sentences = labelled(part);
  const deck = compileDeck(standardDeck);
  // A hand of ten, the largest there is (T-3): every eleventh card, so that all groups are in it.
  const hand = compileDeck({ cards: standardDeck.cards.filter((_, i) => i % 11 === 0).slice(0, 10) });
  const count = { sure: 0, sureRight: 0, found: 0, foundRight: 0, wanted: 0 };
  for (const { text, cards, either } of sentences) {
    const matches = matchDeck(deck, analyse(text)).filter(({ card }) => !either.includes(card.title));
    const right = ({ card }: Match): boolean => cards.includes(card.title);
    const sure = matches.filter(({ verdict }) => verdict === 'sure');
    count.wanted += cards.length;
    count.sure += sure.length;
    count.sureRight += sure.filter(right).length;
    count.found += matches.length;
    count.foundRight += matches.filter(right).length;
  }
  const texts = sentences.map(({ text }) => text);
  return {
    sentences: sentences.length,
    precisionSure: ratio(count.sureRight, count.sure),
    precisionLikely: ratio(count.foundRight, count.found),
    recall: ratio(count.foundRight, count.wanted),
    recallSure: ratio(count.sureRight, count.wanted),
    msHand: timed(hand, texts),
    msDeck: timed(deck, texts),
  };
};

/** The figures of both parts. The held-out part is measured, never read (see README.md). */
export const scoreMatcher = (): Record<Part, PartScore> => ({ tune: scorePart('tune'), heldout: scorePart('heldout') });
