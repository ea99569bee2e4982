/** A beat: when it can come, what it does to the world, and the turns of phrase that tell it. */
import { compileTemplate, type Template } from './template.ts';

/**
 * As it is written: conditions, effects, then the turns of phrase (template.ts).
 *
 * Conditions, all of which must hold: `V` or `!V` (there is a villain, or none), `Hf` (the hero is a woman), `P+away`, `H!hurt`,
 * `L?` (however the beloved fares), `@forest`, `has:sword`, `want:find`, and any fact, `curse` or `!tied`. Whoever a turn of phrase
 * speaks of must be there and free, unless a condition says otherwise.
 *
 * Effects: `+curse`, `-theft`, `P+captive`, `N:friend` (the newcomer is one), `H>ring`, `go:cave`, `want:debt`, `done`, `anew`,
 * `night`, `day`, and `good` or `bad` for how it goes with the hero.
 */
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
