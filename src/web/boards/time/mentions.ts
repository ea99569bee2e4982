/** The matcher, as far as the board needs it. It is big, so the board loads this file when it first has something to read. */
import { deckIn } from '../../../games/time/cards.ts';
import { match } from '../../../games/time/matcher/match.ts';
import { contextOf } from '../../../games/time/verdict.ts';
import type { Setup } from '../../../kernel/game.ts';

export type Mention = { readonly card: number; readonly words: string; readonly sure: boolean };

/** Which of these cards a sentence mentions, after those told before it. */
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
