/** The referee: how often he is right, and how fast, on the sentences that he was tuned on and on those held out. */
import { type PartScore, scoreMatcher } from '../matcher/score.ts';
import type { Row } from './contract.ts';

type Figure = { readonly of: keyof PartScore; readonly name: string; readonly unit: string; readonly bar?: number };

/** What the held-out part has to reach, where there is a bar; a time must stay below it. */
const FIGURES: readonly Figure[] = [
  { of: 'precisionSure', name: 'precision, sure', unit: 'share', bar: 0.9 },
  { of: 'recall', name: 'recall, sure or likely', unit: 'share', bar: 0.85 },
  { of: 'precisionLikely', name: 'precision, sure or likely', unit: 'share' },
  { of: 'recallSure', name: 'recall, sure', unit: 'share' },
  { of: 'msHand', name: 'a sentence for a hand', unit: 'ms', bar: 1 },
  { of: 'msDeck', name: 'a sentence for the whole deck', unit: 'ms' },
  { of: 'sentences', name: 'sentences', unit: 'number' },
];

export function* matcher(): Generator<Row> {
  for (const [part, score] of Object.entries(scoreMatcher())) {
    for (const { of, name, unit, bar } of FIGURES) {
      const value = score[of];
      const barred = part === 'heldout' && bar !== undefined;
      yield {
        bench: 'matcher',
        name: `${part}: ${name}`,
        value,
        unit,
        reference: barred ? `the bar of ${bar}` : null,
        ratio: barred ? value / bar : null,
      };
    }
  }
}
