/** Which cards of a hand a sentence mentions, by which words: for whoever holds them. */
import type { Setup } from '../../kernel/game.ts';
import { deckIn } from './cards.ts';
import { match } from './matcher/match.ts';
import { contextOf } from './verdict.ts';

export type Mention = { readonly card: number; readonly words: string; readonly sure: boolean };

/** After the sentences that were told before it. */
export function mentionsIn(
  { options }: Setup,
  cards: readonly number[],
  told: readonly string[],
  sentence: string,
): readonly Mention[] {
  // The deck of a setup is the same object each time, so the matcher prepares its cards once.
  const deck = deckIn(options);
  const context = contextOf(told);
  return cards.flatMap((card) => {
    const { verdict, words } = match(sentence, deck.cards[card], context);
    return verdict === 'no' ? [] : [{ card, words: words.join(' '), sure: verdict === 'sure' }];
  });
}
