/** The matcher, as far as the board needs it. It is big, so the board loads this file when it first has something to read. */
import { deckIn } from '../../../games/time/cards.ts';
import { analyse, type Context, follow } from '../../../games/time/matcher/analyse.ts';
import { match } from '../../../games/time/matcher/match.ts';
import type { Setup } from '../../../kernel/game.ts';

export type Mention = { readonly card: number; readonly words: string; readonly sure: boolean };

/** How far back a "she" may point. */
const REMEMBERED = 8;

/** Which of these cards a sentence mentions, after those told before it. */
export function mentionsIn(
  { options }: Setup,
  cards: readonly number[],
  told: readonly string[],
  sentence: string,
): readonly Mention[] {
  // The deck of a setup is the same object each time, so the matcher prepares its cards once.
  const deck = deckIn(options);
  let context: Context | undefined;
  for (const before of told.slice(-REMEMBERED)) context = follow(analyse(before, context), context);
  return cards.flatMap((card) => {
    const { verdict, words } = match(sentence, deck.cards[card], context);
    return verdict === 'no' ? [] : [{ card, words: words.join(' '), sure: verdict === 'sure' }];
  });
}
