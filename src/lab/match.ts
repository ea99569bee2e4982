/** `lab match`: what the referee of Once Upon a Time hears in sentences, one a line. */
import { parseOwnDeck, standardDeck } from '../games/time/cards.ts';
import { matchAll } from '../games/time/matcher/match.ts';
import { tidy } from '../kernel/text.ts';
import { flags, readText, UsageError } from './usage.ts';

export function match(args: string[]): void {
  const { values, positionals } = flags(args, { deck: { type: 'string' } });
  if (positionals.length > 1) throw new UsageError('Only one file of sentences can be read at a time.');
  const deck = values.deck === undefined ? standardDeck : ownDeck(values.deck);
  for (const line of readText(positionals[0] ?? '-').split('\n')) {
    const text = tidy(line);
    if (text === '') continue;
    const matches = matchAll(text, deck).map(({ card, verdict, words }) => ({ card: card.title, verdict, words }));
    process.stdout.write(`${JSON.stringify({ text, matches })}\n`);
  }
}

function ownDeck(file: string) {
  const parsed = parseOwnDeck(readText(file));
  if (!parsed.ok) throw new UsageError(parsed.problems.join('\n'));
  return parsed.value;
}
