// Who speaks: an animal ("said the fox") or a thing ("replied the mirror").
import { type Analysis, COMMA, STOP, type Token } from '../analyse.ts';

/** A card that follows from the sentence, by its title, and the places of the words that say so. */
export type Inference = { title: string; sure: boolean; at: readonly number[] };

const REACH = 8;
const between = 3;

type Speaker = 'this animal can talk' | 'this object can talk';

const has = (token: Token, ...names: string[]): boolean => names.some((name) => token.classes.has(name));

const human = (token: Token): boolean =>
  has(token, 'person', 'royal', 'male', 'female', 'name', 'son', 'daughter', 'offspring');

/** What kind of speaker this word is, if it is one that does not usually speak. */
const speakerAt = (tokens: readonly Token[], at: number): Speaker | undefined => {
  const token = tokens[at];
  if (token.joined || token.text === "'s" || tokens[at + 1]?.text === "'s") return undefined;
  if (has(token, 'being')) return undefined;
  if (has(token, 'animal')) return human(token) && !has(token, 'subject') ? undefined : 'this animal can talk';
  // "The letter said", "his heart told him": writing and hearts speak in every tale.
  return has(token, 'thing') && !human(token) && !has(token, 'written') ? 'this object can talk' : undefined;
};

/** The first word of the noun phrase that ends here: "the old grey fox" begins at "the". */
const phraseStart = (tokens: readonly Token[], at: number): number => {
  for (let i = at; i >= 0 && i > at - 4; i--) {
    if (has(tokens[i], 'det', 'poss') || tokens[i].before !== 0) return i;
  }
  return at;
};

/** Whether somebody else is already the subject where this phrase begins: "she saw the fox", "a man with a dog". */
const isObject = (tokens: readonly Token[], start: number): boolean => {
  if (tokens[start].before !== 0) return false;
  for (let i = start - 1; i >= 0; i--) {
    const token = tokens[i];
    if (i === start - 1 && token.forms.some(({ lemma }) => lemma === 'be')) return false;
    if (i === start - 1 && (has(token, 'preposition') || token.text === 'to')) return true;
    // "His cloak and his ring": still the same phrase.
    if (token.text === 'and' && i > 0 && has(tokens[i - 1], 'thing', 'animal', 'person', 'food')) continue;
    if (token.text === 'and' || token.text === 'when' || token.text === 'but' || token.text === 'that') return false;
    if (human(token) || has(token, 'subject')) return true;
    if (token.before !== 0) return false;
  }
  return false;
};

const strict = new Set(['say', 'ask', 'answer', 'reply', 'speak', 'talk', 'beg', 'promise', 'complain', 'tell']);

/** Voices that need no words to be heard as speech, but are not sure without them. */
const voiced = new Set([
  'whisper',
  'mutter',
  'warn',
  'scold',
  'greet',
  'thank',
  'boast',
  'swear',
  'joke',
  'plead',
  'chat',
]);

const verbOf = (token: Token): string => token.forms.find(({ lemma }) => strict.has(lemma))?.lemma ?? '';

/** "The horse turned its head and said": the verb comes after. */
const forward = ({ tokens, quotes }: Analysis, at: number, who: Speaker): Inference | undefined => {
  if (isObject(tokens, phraseStart(tokens, at))) return undefined;
  let denied = false;
  for (let i = at + 1; i < tokens.length && i <= at + REACH; i++) {
    const token = tokens[i];
    if (token.before === STOP) return undefined;
    if (token.text === 'not' || token.text === 'nothing' || token.text === 'never') denied = true;
    const speech = has(token, 'say') || (quotes && has(token, 'cry'));
    // "Its answer" is no speech, "a raven that spoke" is.
    if (speech && (tokens[i - 1].text === 'that' || !has(tokens[i - 1], 'det', 'poss'))) {
      const animal = who === 'this animal can talk';
      const sure = !denied && (quotes || (verbOf(token) !== '' && (animal || verbOf(token) !== 'tell')));
      // The wind whispers and the leaves murmur in tales where nothing speaks.
      const heard = token.forms.some(({ lemma }) => voiced.has(lemma)) && !has(tokens[at], 'murmuring');
      return animal || sure || verbOf(token) !== '' || heard ? { title: who, sure, at: [at, i] } : undefined;
    }
    if (human(token) || has(token, 'subject') || (has(token, 'animal') && !has(token, 'say', 'cry'))) return undefined;
  }
  return undefined;
};

/** "Said the old grey fox": the verb comes before, with nobody in front of it. */
const inverted = ({ tokens, quotes }: Analysis, at: number, who: Speaker): Inference | undefined => {
  const start = phraseStart(tokens, at);
  const verb = tokens[start - 1];
  if (!verb || at - start > between || tokens[start].before !== 0) return undefined;
  if (!has(verb, 'say', 'cry') || verbOf(verb) === 'tell') return undefined;
  const last = tokens[start - 2];
  const alone = !last || verb.before >= COMMA;
  if (!alone || !quotes) return undefined;
  return { title: who, sure: true, at: [start - 1, at] };
};

/** T-1: This Animal Can Talk, This Object Can Talk. */
export const talking = (analysis: Analysis): Inference[] => {
  const { tokens } = analysis;
  const found: Inference[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const who = speakerAt(tokens, at);
    if (!who) continue;
    const one = inverted(analysis, at, who) ?? forward(analysis, at, who);
    if (one) found.push(one);
    const last = tokens[at - 1];
    if (last && (last.text === 'talking' || last.text === 'speaking') && tokens[at].before === 0) {
      found.push({ title: who, sure: true, at: [at - 1, at] });
    }
  }
  return found;
};
