/** Hears the tale sentence by sentence and keeps the world that follows from it. */
import type { Deck } from '../../games/time/cards.ts';
import { type Analysis, analyse, type Context, follow } from '../../games/time/matcher/analyse.ts';
import { compileDeck } from '../../games/time/matcher/compile.ts';
import { type Match, matchDeck } from '../../games/time/matcher/match.ts';
import { openers, phrases } from './beats/index.ts';
import { hearPlainly } from './hearing.ts';
import { recognise } from './template.ts';
import { apply, attend, enter, freshWorld, NEWCOMER, type Person, type World } from './world.ts';

export type Heard = { readonly text: string; readonly struck: boolean };

export type Reader = {
  readonly world: World;
  /** What "he" and "she" mean to the matcher, before each sentence and after the last. */
  readonly contexts: (Context | undefined)[];
  readonly matches: (readonly Match[])[];
};

type Look = { readonly analysis: Analysis; readonly matches: readonly Match[] };

/** Four listeners at one table read the same words; none of them need be the second to work them out. */
const REMEMBERED = 400;
const looks = new WeakMap<readonly object[], Map<string, Look>>();
const phrasings = new Map<string, typeof phrases>();

function remember<T>(memory: Map<string, T>, key: string, make: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  if (memory.size >= REMEMBERED) memory.clear();
  const made = make();
  memory.set(key, made);
  return made;
}

/** What the matcher says of a sentence, over the whole deck. */
export function look(deck: Deck, text: string, context: Context | undefined): Look {
  const memory = looks.get(deck.cards) ?? new Map<string, Look>();
  looks.set(deck.cards, memory);
  const key = `${context ? `${context.he}/${context.she}/${context.it}` : ''} ${text}`;
  return remember(memory, key, () => {
    const analysis = analyse(text, context);
    return { analysis, matches: matchDeck(compileDeck(deck), analysis) };
  });
}

/** The turns of phrase that a sentence has the shape of. */
const shapes = (text: string): typeof phrases =>
  remember(phrasings, text, () => {
    const low = text.toLowerCase();
    return phrases.filter(
      ({ template }) => template.probes.every((probe) => low.includes(probe)) && template.pattern.test(text),
    );
  });

/** A sentence without what leads into it, and whatever that was. */
export function withoutOpener(text: string): { rest: string; opener: string | null } {
  const low = text.toLowerCase();
  for (const { template, pattern } of openers) {
    const found = template.probes.every((probe) => low.includes(probe)) ? pattern.exec(text) : null;
    if (found) return { rest: found[found.length - 1], opener: template.source };
  }
  return { rest: text, opener: null };
}

/** Reads on where it stopped; from the beginning if a sentence was struck since. */
export function makeReader(): (deck: Deck, tale: readonly Heard[]) => Reader {
  let read: Heard[] = [];
  let reader: Reader = { world: freshWorld(), contexts: [undefined], matches: [] };
  return (deck, tale) => {
    if (read.some(({ struck }, i) => tale[i]?.struck !== struck) || read.length > tale.length) {
      read = [];
      reader = { world: freshWorld(), contexts: [undefined], matches: [] };
    }
    for (const { text, struck } of tale.slice(read.length)) {
      const before = reader.contexts[reader.contexts.length - 1];
      const { analysis, matches } = look(deck, text, before);
      reader.matches.push(matches);
      reader.contexts.push(struck ? before : follow(analysis, before));
      if (!struck) hear(reader.world, text, matches);
      read.push({ text, struck });
    }
    return reader;
  };
}

/** As a turn of phrase of the trade, or else word by word. */
export function hear(world: World, text: string, matches: readonly Match[]): void {
  const { rest, opener } = withoutOpener(text);
  for (const { beat, template } of shapes(rest)) {
    const known = recognise(template, rest, world);
    if (!known) continue;
    const cast: { [letter: string]: Person } = { ...known.cast };
    if (cast[NEWCOMER]) cast[NEWCOMER] = enter(world, cast[NEWCOMER]);
    apply(world, beat.does, cast);
    world.used.add(template.source);
    if (opener !== null) world.used.add(opener);
    world.onlyPronoun = known.pronounOnly;
    attend(world, Object.values(cast));
    world.told++;
    return;
  }
  hearPlainly(world, text, matches);
  world.onlyPronoun = false;
  world.told++;
}
