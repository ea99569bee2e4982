/** All beats, ready to be told and to be recognised. */
import { type Beat, compileBeats } from '../beat.ts';
import type { Template } from '../template.ts';
import { aspects } from './aspects.ts';
import { bridges } from './bridges.ts';
import { characters } from './characters.ts';
import { creatures } from './creatures.ts';
import { events } from './events.ts';
import { items } from './items.ts';
import { keepsakes } from './keepsakes.ts';
import { kin } from './kin.ts';
import { leads } from './leads.ts';
import { openings } from './openings.ts';
import { places } from './places.ts';
import { seeds, solutions, ties } from './seeds.ts';

/** By the id of the card that they bring into the tale. */
export const cardBeats: ReadonlyMap<string, readonly Beat[]> = compileBeats({
  ...characters,
  ...creatures,
  ...kin,
  ...items,
  ...keepsakes,
  ...places,
  ...aspects,
  ...events,
});
/** By purpose: `opening king`, `seed villain`, `tie`, `solution`. */
export const plainBeats: ReadonlyMap<string, readonly Beat[]> = compileBeats({
  ...openings,
  ...seeds,
  ...ties,
  ...solutions,
});
/** By the id of the ending. */
export const bridgeBeats: ReadonlyMap<string, readonly Beat[]> = compileBeats(bridges);

/** What may lead into a sentence about the hero; the last group of the pattern is the sentence. */
export const openers = [...compileBeats(leads).values()].flat().flatMap((beat) =>
  beat.phrases.map((template) => ({
    beat,
    template,
    pattern: new RegExp(`${template.pattern.source.slice(0, -1)}(.+)$`, 'iu'),
  })),
);

export const phrases: readonly { readonly beat: Beat; readonly template: Template }[] = [
  cardBeats,
  plainBeats,
  bridgeBeats,
].flatMap((beats) =>
  [...beats.values()].flat().flatMap((beat) => beat.phrases.map((template) => ({ beat, template }))),
);
