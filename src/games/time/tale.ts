/** The tale as data, finished or growing, for the book: seats instead of names. */
import type { Deck } from './cards.ts';
import { NONE, type TimeState } from './rules/state.ts';

type Passage = {
  readonly seat: number;
  readonly text: string;
  /** A turn that was given, a turn that was taken by an interrupt, or the ending. */
  readonly by: 'tell' | 'interrupt' | 'ending';
  /** The card played with the sentence, and the one that took the story just before it. */
  readonly card: number | null;
  readonly interrupt: number | null;
  readonly struck: boolean;
};

export type Tale = {
  readonly title: string;
  /** Who told a part of it, in the order in which they first did. */
  readonly tellers: readonly number[];
  readonly passages: readonly Passage[];
  /** The sentence that closed it, and whose it was. */
  readonly ending: { readonly seat: number; readonly text: string } | null;
};

export function taleOf(s: Pick<TimeState, 'deck' | 'sentences' | 'interrupts' | 'over'>): Tale {
  const passages = s.sentences.map(({ seat, text, card, ending, struck }, i): Passage => {
    const taken = s.interrupts.findLast((interrupt) => interrupt.next === i && interrupt.seat === seat);
    return {
      seat,
      text,
      by: ending === NONE ? (taken ? 'interrupt' : 'tell') : 'ending',
      card: card === NONE ? null : card,
      interrupt: taken ? taken.card : null,
      struck,
    };
  });
  const kept = passages.filter((passage) => !passage.struck);
  const end = kept.findLast((passage) => passage.by === 'ending');
  return {
    title: titleFrom(
      s.deck,
      kept.flatMap((p) => [p.interrupt, p.card]).filter((card) => card !== null),
    ),
    tellers: [...new Set(kept.map((passage) => passage.seat))],
    passages,
    ending: s.over === 'ending' && end ? { seat: end.seat, text: end.text } : null,
  };
}

const named = (title: string): string => `the ${title.replace(/^(An?|The) /, '').replaceAll('/', ' or ')}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who it is about and what else it turns on, from the first cards of the tale. */
function titleFrom(deck: Deck, cards: readonly number[]): string {
  const of = (group: string): string[] =>
    cards
      .map((c) => deck.cards[c])
      .filter((c) => c.group === group)
      .map((c) => c.title);
  const [hero, other] = of('character');
  const [thing] = of('item');
  const [place] = of('place');
  const [first] = cards.map((c) => deck.cards[c].title);
  if (hero && thing) return capital(`${named(hero)} and ${named(thing)}`);
  if (hero && place) return capital(`${named(hero)} and ${named(place)}`);
  if (hero && other) return capital(`${named(hero)} and ${named(other)}`);
  const one = hero ?? thing ?? place;
  if (one) return `The Tale of ${named(one)}`;
  return first ? `A Tale of “${first}”` : 'A Tale Without a Name';
}
