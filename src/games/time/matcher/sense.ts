// Noun or verb: a ring is an Item, to ring is not.
import { COMMA, type Token } from './analyse.ts';
import { NOUN } from './form.ts';
import { alsoVerb } from './lexicon.ts';

/** Nouns of the deck that are verbs as well, and of which the lexicon does not say so. */
const verbs = new Set(
  `axe ship book crown fire feast ring spell treasure gift present key bell letter note land mine cave mount court keep
  cage jail track trail ruin town storm plan trap dream plot match race lodge shed bridge step stairs door book chest
  coat boot shoe mirror reflect rose flower peal toll ring rein saddle stable spur mother father parent baby witch wolf
  bark branch palm pine duck swallow crow cock hawk crane quail smoke flame burn spark ash fork
  stream bank ford flood tide wave sail row dock port man people house home nest block club whip net fish milk butter
  salt sugar toast treat fare bite roast stew bread grain mount peak slope cliff hood cloak cape wrap robe pen seal
  mass pray voice beam spit pan pot`.split(/\s+/),
);

/** Whether the word can be a noun and a verb. */
export const isBoth = (lemma: string): boolean => alsoVerb(lemma) || verbs.has(lemma);

export type Sense = 'noun' | 'verb' | 'unclear';

/** How the word at this place is used, if it is a word that can be both. */
export const senseOf = (tokens: readonly Token[], at: number, lemma: string): Sense => {
  const token = tokens[at];
  const asNoun = token.text === lemma || token.forms.some((form) => form.lemma === lemma && (form.as & NOUN) !== 0);
  if (!asNoun) return 'verb';
  if (!isBoth(lemma)) return 'noun';
  const last = tokens[at - 1];
  const next = tokens[at + 1];
  if (!last || token.before >= COMMA) {
    // "Ring the bell!" or "Book in hand, she …"
    return next && token.before > COMMA && next.classes.has('det') ? 'unclear' : 'noun';
  }
  if (last.classes.has('det') || last.classes.has('poss') || last.text === "'s" || last.classes.has('many')) {
    // "This rings true", "that storms in": rare enough to leave aside; "her" may be an object, too.
    return 'noun';
  }
  if (last.classes.has('subject') || last.classes.has('modal')) return 'verb';
  if (last.text === 'to') {
    const object = next && (next.classes.has('det') || next.classes.has('poss') || next.classes.has('object'));
    return object ? 'verb' : 'unclear';
  }
  if (last.classes.has('preposition')) return 'noun';
  if (last.text.endsWith('ly')) return 'unclear';
  // "The bells ring", "the hunters trap hares": a noun before, and an object after.
  const object =
    next && next.before === 0 && (next.classes.has('det') || next.classes.has('poss') || next.text === 'him');
  if (object && (last.classes.has('person') || last.classes.has('animal') || last.text === 'and')) return 'unclear';
  return 'noun';
};

/** Whether the word only lends its likeness: as tall as a steeple, teeth like tombstones, no bigger than a mouse. */
export const isLikeness = (tokens: readonly Token[], at: number): boolean => {
  let i = at - 1;
  for (let skipped = 0; i > 0 && tokens[i + 1].before === 0 && skipped < 3; i--, skipped++) {
    const { text, classes } = tokens[i];
    if (text === 'than') return true;
    if (text === 'like') return !tokens[i - 1].classes.has('modal') && !tokens[i - 1].classes.has('subject');
    if (text === 'as') return i > 1 && tokens[i - 2].text === 'as';
    if (classes.has('preposition') || classes.has('subject') || text === "'s") return false;
  }
  return false;
};
