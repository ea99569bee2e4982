/** A beat: when it can come, what it does to the world, and the turns of phrase that tell it. */
import { compileTemplate, type Template } from './template.ts';

/** As it is written: conditions, effects, then the turns of phrase. */
export type Written = readonly [when: string, then: string, ...phrases: string[]];
export type WrittenBeats = { readonly [card: string]: readonly Written[] };

export type Beat = {
  /** The card or the purpose that it serves. */
  readonly of: string;
  readonly when: readonly string[];
  readonly does: readonly string[];
  readonly phrases: readonly Template[];
};

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export const compileBeats = (written: WrittenBeats): Map<string, Beat[]> =>
  new Map(
    Object.entries(written).map(([of, beats]) => [
      of,
      beats.map(([when, then, ...phrases]) => ({
        of,
        when: words(when),
        does: words(then),
        phrases: phrases.map(compileTemplate),
      })),
    ]),
  );
