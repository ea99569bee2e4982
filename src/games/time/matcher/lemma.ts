// From the words of a sentence to the words of a dictionary. A word can have several readings ("left" is left and leave),
// so each gets them all; what is no word at all ("bredde") does no harm, because no card asks for it.
import { ANY, type Form, NOUN, OTHER, VERB } from './form.ts';
import { irregular } from './irregular.ts';

const vowel = /[aeiouy]/;

/** The stem of a word without its ending: with an e again, or with a doubled letter made single. */
const stems = (stem: string): string[] => {
  if (stem.length < 2 || !vowel.test(stem)) return [];
  const last = stem[stem.length - 1];
  const doubled = last === stem[stem.length - 2] && !vowel.test(last);
  return doubled ? [stem, `${stem}e`, stem.slice(0, -1)] : [stem, `${stem}e`];
};

const endings = (word: string): Form[] => {
  const forms: Form[] = [];
  const add = (lemmas: readonly string[], as: number): void => {
    for (const lemma of lemmas) forms.push({ lemma, as });
  };
  if (word.endsWith('s') && !word.endsWith('ss') && word.length > 3) {
    add([word.slice(0, -1)], NOUN | VERB);
    if (word.endsWith('ies')) add([`${word.slice(0, -3)}y`], NOUN | VERB);
    else if (word.endsWith('ves')) add([`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`], NOUN);
    else if (/(?:ch|sh|ss|x|z|o)es$/.test(word)) add([word.slice(0, -2)], NOUN | VERB);
  } else if (word.endsWith('ed') && word.length > 3) {
    if (word.endsWith('ied')) add([`${word.slice(0, -3)}y`, word.slice(0, -1)], VERB);
    else add(stems(word.slice(0, -2)), VERB);
  } else if (word.endsWith('ing') && word.length > 4) {
    if (word.endsWith('ying')) add([`${word.slice(0, -4)}ie`], VERB);
    add(stems(word.slice(0, -3)), VERB);
  } else if (word.endsWith('ly') && word.length > 4) {
    add([word.slice(0, -2)], OTHER);
    if (word.endsWith('ily')) add([`${word.slice(0, -3)}y`], OTHER);
    if (word.endsWith('bly')) add([`${word.slice(0, -1)}e`], OTHER);
  } else if (word.endsWith('er') || word.endsWith('est')) {
    const stem = word.slice(0, word.endsWith('er') ? -2 : -3);
    if (stem.length > 2) add(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : stems(stem), OTHER);
  }
  return forms;
};

/** All readings of one word (lower case). */
export const readings = (word: string): Form[] => {
  const forms: Form[] = [{ lemma: word, as: ANY }];
  const known = irregular.get(word);
  if (known) forms.push(...known);
  // "Fed" is no "f" and "rose" no "ros": a word with irregular readings gets no others, except plurals.
  if (!known || word.endsWith('s')) forms.push(...endings(word));
  return forms;
};
