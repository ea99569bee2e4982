/** As what a word can be read. */
export const NOUN = 1;
export const VERB = 2;
export const OTHER = 4;
export const ANY = NOUN | VERB | OTHER;

/** One reading of a word: the dictionary's word, and as what it was read. */
export type Form = { lemma: string; as: number };
