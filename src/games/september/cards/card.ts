/** What a card is: a literal that reads like its line on the Event sheet. */
import { act, end, type Step } from '../../../kernel/frames.ts';
import type { CardId } from '../roster.ts';
import type { September } from '../state.ts';

export type Card = {
  readonly id: CardId;
  readonly side: number;
  /** People, Operations or Events; NONE for a Flag ability. */
  readonly list: number;
  /** From 1 to 9, as in the table; 0 for a Flag ability. */
  readonly number: number;
  readonly name: string;
  /** What it does, in our own words. */
  readonly text: string;
  /** What it remembers. */
  readonly history: string;
  /** Without this nothing happens. */
  readonly when?: (s: September, side: number) => boolean;
  readonly steps: readonly Step<September>[];
};

/** The program of a card: its condition, then its steps. */
export function programOf(card: Card): readonly Step<September>[] {
  const { when } = card;
  if (!when) return card.steps;
  const condition: Step<September> = act((s, f, tell) => {
    if (when(s, f.seat)) return;
    tell('in-vain', f.seat);
    end(f);
  });
  return [condition, ...card.steps];
}
