/** The matcher, as the rules need it: apart from the deck, so that whoever only shows cards need not carry the lexicon. */
import type { Deck } from './cards.ts';
import { analyse, type Context, follow } from './matcher/analyse.ts';
import { match, type Verdict } from './matcher/match.ts';

const VERDICTS: { readonly [verdict in Verdict]: number } = { no: 0, likely: 1, sure: 2 };
/** How far back a "she" may point. */
const REMEMBERED = 8;

/** What a sentence may refer to, after those told before it. */
export function contextOf(told: readonly string[]): Context | undefined {
  let context: Context | undefined;
  for (const text of told.slice(-REMEMBERED)) context = follow(analyse(text, context), context);
  return context;
}

/** The matcher's word on whether a sentence mentions a card, after those told before it. */
export const verdictOn = (deck: Deck, card: number, told: readonly string[], sentence: string): number =>
  VERDICTS[match(sentence, deck.cards[card], contextOf(told)).verdict];
