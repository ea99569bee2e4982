/** What to tell next: beats that follow from the tale, weighed by what they do for the ending and what they give away. */

import type { Deck } from '../../games/time/cards.ts';
import { NO_CARD } from '../../games/time/rules/questions.ts';
import type { Below } from '../../kernel/game.ts';
import type { Beat } from './beat.ts';
import { bridgeBeats, cardBeats, openers, plainBeats } from './beats/index.ts';
import { unknownCard, unknownEnding } from './beats/unknown.ts';
import type { Sex } from './grammar.ts';
import type { Level } from './levels.ts';
import { brings, type Ending, missing, preferredSex } from './needs.ts';
import { look, type Reader, withoutOpener } from './reader.ts';
import { castFor, compileTemplate, realise, type Template } from './template.ts';
import { hero, holds, inRole, NEWCOMER, ROLES, type World } from './world.ts';

export type Table = {
  readonly deck: Deck;
  readonly hand: readonly number[];
  /** Cards that nobody else can hold: on the table, or one's own. */
  readonly safe: ReadonlySet<number>;
  readonly ending: Ending | undefined;
  /** The last sentence was one's own and played no card. */
  readonly lingering: boolean;
  /** The card by which one has just taken the story on its group alone: the tale still has to hear of it. */
  readonly laid: number | null;
  readonly reader: Reader;
};

type Idea = { readonly beat: Beat; readonly template: Template; readonly card: number; score: number };
export type Told = { readonly text: string; readonly card: number };

const LONGEST = 400;

/** The next sentence, with a card if one fits; null if nothing does. */
export function nextSentence(table: Table, level: Level, below: Below): Told | null {
  const ideas = gather(table, level, below);
  ideas.sort((a, b) => b.score - a.score);
  let best: { told: Told; score: number } | null = null;
  for (const idea of ideas.slice(0, Math.max(level.breadth, 1))) best = better(best, weigh(table, level, idea, below));
  // Where none of the first stands before the matcher, the others get their turn, one by one.
  for (let i = level.breadth; !best && i < ideas.length; i++) best = weigh(table, level, ideas[i], below);
  return best?.told ?? null;
}

type Weighed = { told: Told; score: number } | null;
const better = (a: Weighed, b: Weighed): Weighed => (!a || (b && b.score > a.score) ? b : a);

function gather(table: Table, level: Level, below: Below): Idea[] {
  const { world } = table.reader;
  const ideas: Idea[] = [];
  const add = (beats: readonly Beat[], card: number, worth: number): void => {
    for (const beat of beats) {
      for (const template of beat.phrases) {
        if (!holds(world, beat.when, template.letters)) continue;
        ideas.push({ beat, template, card, score: worth + merit(table, level, beat, template) + below(100) / 80 });
      }
    }
  };
  const plain = (of: string): readonly Beat[] => plainBeats.get(of) ?? [];
  if (!hero(world)) {
    const word = world.told === 0 ? 'opening' : 'entrance';
    for (const card of table.hand) add(plain(`${word} ${table.deck.cards[card].id}`), card, 2);
    if (ideas.length === 0) add(plain(`${word} `), NO_CARD, 0);
    return ideas;
  }
  if (table.laid !== null) {
    add(cardBeats.get(table.deck.cards[table.laid].id) ?? unknownCard(table.deck.cards[table.laid]), NO_CARD, 0);
    if (ideas.length > 0) return ideas;
  }
  if (hero(world)?.tags.has('captive')) add(plain('free'), NO_CARD, 0);
  for (const card of table.hand) {
    const face = table.deck.cards[card];
    const keep = face.interrupt ? level.hoard : 0;
    const own = cardBeats.get(face.id);
    add(own ?? unknownCard(face), card, 2 - keep - level.care * groupRisk(table, face.group));
  }
  // A tale wants somebody to be afraid of, and soon.
  const villainous = !inRole(world, 'villain') && !world.facts.has('tied');
  if (villainous && (!table.lingering || world.told === 1)) add(plain('seed villain'), NO_CARD, 3);
  if (!table.lingering && table.hand.length > 0) {
    if (!world.facts.has('tied')) add(plain('tie'), NO_CARD, 2);
    if (world.solved && table.hand.length > 2) add(plain('anew'), NO_CARD, 3);
    if (world.told > 4 && !inRole(world, 'friend')) add(plain('seed friend'), NO_CARD, 2);
    if (table.ending && world.told > 1) {
      for (const need of missing(world, table.ending))
        add(plain(`seed ${need}`), NO_CARD, table.hand.length < 5 ? 1.5 : 0);
    }
  }
  return ideas;
}

/** The share of the Interrupt cards of a group that others may still hold (T-11). */
function groupRisk({ deck, safe }: Table, group: string): number {
  let all = 0;
  let open = 0;
  deck.cards.forEach((card, i) => {
    if (!card.interrupt || card.group !== group) return;
    all++;
    if (!safe.has(i)) open++;
  });
  return all === 0 ? 0 : open / all / 2;
}

/** How well a beat follows from the tale, and how much it does for the ending. */
function merit({ reader: { world }, ending }: Table, level: Level, beat: Beat, template: Template): number {
  let score = 0;
  // The more it takes up what has been told, the better it follows.
  for (const letter of template.letters) if (letter !== NEWCOMER && letter !== 'H') score += interest(world, letter);
  score += 0.9 * beat.when.filter((word) => /^(?:@|has:|want:|[A-Z]\+|[a-z])/.test(word)).length;
  if (world.used.has(template.source)) score -= 9;
  if (template.letters.includes(NEWCOMER) && world.people.length > 5) score -= 1.5;
  if (ending) {
    for (const need of missing(world, ending)) if (brings(beat.does, need)) score += 2.5 * level.plan;
    if (ending.needs.includes('villain') && beat.does.includes('V+beaten')) score -= 2 * level.plan;
    if (ending.needs.includes('lovers') && beat.does.includes('L+dead')) score -= 2 * level.plan;
  }
  if (beat.does.includes('H+captive') && world.told < 4) score -= 1;
  return score;
}

/** Somebody who was just spoken of can rest for a sentence. */
function interest(world: World, letter: string): number {
  const person = inRole(world, ROLES[letter]);
  if (person && world.focus[person.sex] === person.id) return 0.2;
  return letter === 'V' ? 0.8 : 1.2;
}

/** Tells it, and looks at it with the referee's eye. */
function weigh(table: Table, level: Level, idea: Idea, below: Below): Weighed {
  const { world, contexts } = table.reader;
  const text = join(world, idea, say(table, idea.beat, idea.template, below), below);
  if (text.length > LONGEST) return null;
  const { matches } = look(table.deck, text, contexts[contexts.length - 1]);
  let score = idea.score;
  let fits = idea.card === NO_CARD && table.laid === null;
  for (const { card, verdict } of matches) {
    const index = table.deck.cards.indexOf(card);
    if (index === idea.card || index === table.laid) {
      fits = true;
      if (verdict === 'likely') score -= 1.5;
    } else if (!table.safe.has(index)) score -= level.care * (verdict === 'sure' ? 1 : 0.4);
  }
  return fits ? { told: { text, card: idea.card }, score } : null;
}

const EPITHETS = 6;

function say({ reader: { world }, ending }: Table, beat: Beat, template: Template, below: Below): string {
  const whole = led(world, beat, template, below);
  return realise(whole, castFor(whole, world, sexFor(world, beat, ending), below), world, below, EPITHETS);
}

/** In how many of a hundred sentences about the hero something leads into them. */
const LED = 60;
/** What somebody is or has needs no leading into. */
const STATE = /^ (?:was|were|had|has|could|would|might|only|and|knew|never)\b/;
const wholes = new Map<string, Template>();

function led(world: World, { does }: Beat, template: Template, below: Below): Template {
  const leaves = does.some((word) => word.startsWith('go:') && word !== `go:${world.place}`);
  const moves = does.some((word) => word.startsWith('go:') || word === '+journey');
  const [first, then] = template.parts;
  if (first.kind !== 'name' || first.who !== 'H' || first.owner || world.told < 3 || below(100) >= LED) return template;
  if (then?.kind !== 'words' || STATE.test(then.text)) return template;
  const fresh = openers.filter(
    ({ beat, template: { letters, source } }) =>
      !world.used.has(source) &&
      (moves || beat.of === 'company') &&
      (leaves || beat.of !== 'arrival') &&
      !letters.some((letter) => letter !== 'H' && template.letters.includes(letter)) &&
      holds(world, beat.when, [...letters, 'H']),
  );
  if (fresh.length === 0) return template;
  // Nobody is in two places: whoever has got somewhere gets away from there first.
  const away = fresh.filter(({ beat }) => beat.of === 'arrival');
  const among = away.length > 0 ? away : fresh;
  const source = among[below(among.length)].template.source + template.source;
  const whole = wholes.get(source) ?? compileTemplate(source);
  wholes.set(source, whole);
  return whole;
}

/** Beloved and villain are of the other sex than the hero, so that "he" and "she" stay clear, or as the ending likes it. */
function sexFor(world: World, beat: Beat, ending: Ending | undefined): Sex | null {
  if (beat.does.includes('N:love')) return hero(world)?.sex === 'f' ? 'm' : 'f';
  if (beat.does.includes('N:hero')) return preferredSex(ending, 'H');
  if (!beat.does.includes('N:villain')) return null;
  return preferredSex(ending, 'V') ?? (hero(world)?.sex === 'f' ? 'm' : 'f');
}

const TURNS = ['But', 'Yet', 'Even so,'];
/** Only plain sentences about somebody are joined; the others have a beginning of their own. */
const PLAIN = /^(?:He|She)\b/;

/** Joins a sentence to the one before where the luck turns. */
function join(world: World, { beat }: Idea, text: string, below: Below): string {
  if (world.told === 0 || withoutOpener(text).opener !== null) return text;
  const named = world.people.some(({ name }) => name !== '' && text.startsWith(name));
  if (!named && !PLAIN.test(text)) return text;
  const mood = beat.does.includes('good') ? 1 : beat.does.includes('bad') ? -1 : 0;
  if (mood * world.mood >= 0 || below(2) === 0 || /\b(?:was|had|would)\b/.test(text.slice(0, 30))) return text;
  return `${TURNS[below(TURNS.length)]} ${named ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
}

/** T-19: the sentence that leads to the ending; first the quest is solved, then the tale is handed over. Null if it is ready. */
export function linkingSentence(table: Table, links: number, below: Below): string | null {
  const { ending, reader } = table;
  const { world } = reader;
  if (!ending || !hero(world)) return null;
  const bridge = bridgeBeats.get(ending.id) ?? unknownEnding;
  const spared =
    ending.needs.includes('villain') && bridge[0].phrases.some(({ letters }) => holds(world, bridge[0].when, letters));
  const atLarge = !spared && inRole(world, 'villain')?.tags.has('beaten') === false;
  // The lost are found by the way to a reunion, and by no other.
  const solves = world.want === 'find' && bridge.some(({ phrases: [{ letters }] }) => letters.includes('P'));
  if (links === 0 && (atLarge || (!world.solved && !solves))) {
    const beats = (plainBeats.get('solution') ?? []).filter(
      ({ does }) => !(spared && does.includes('V+beaten')) && !(solves && does.includes('done')),
    );
    // Whoever is still at large is dealt with first.
    const first = atLarge ? beats.filter(({ does }) => does.includes('V+beaten')) : [];
    const told = firstThatHolds(table, [...first, ...beats], false, below);
    if (told !== null) return told;
  }
  if (bridge.some((beat) => beat.phrases.some(({ source }) => world.used.has(source)))) return null;
  return firstThatHolds(table, bridge, true, below);
}

function firstThatHolds(table: Table, beats: readonly Beat[], freely: boolean, below: Below): string | null {
  const anybody = freely ? ['H?', 'V?', 'L?', 'P?', 'F?', 'S?', 'K?'] : ['H?'];
  for (const beat of beats) {
    const { world } = table.reader;
    const fitting = beat.phrases.filter(
      ({ source, letters }) => !world.used.has(source) && holds(world, [...beat.when, ...anybody], letters),
    );
    if (fitting.length > 0) return say(table, beat, fitting[below(fitting.length)], below);
  }
  return null;
}

/** The card that fits least, to be discarded; an Interrupt is always of use. */
export function worstCard(table: Table, options: readonly number[], level: Level, below: Below): number {
  const { world } = table.reader;
  const worth = (card: number): number => {
    const face = table.deck.cards[card];
    const beats = (cardBeats.get(face.id) ?? []).filter((beat) =>
      beat.phrases.some((p) => holds(world, beat.when, p.letters)),
    );
    const use = Math.max(0, ...beats.map((beat) => merit(table, level, beat, beat.phrases[0])));
    return use + (face.interrupt ? 3 : 0) + below(10) / 10;
  };
  const rated = options.map((card) => ({ card, worth: worth(card) }));
  return rated.reduce((a, b) => (b.worth < a.worth ? b : a)).card;
}
