/** The finished tale as plain data: what a table hands over, and what every edition of the book is made from. */

export const GROUPS = ['character', 'item', 'place', 'aspect', 'event'] as const;
export type Group = (typeof GROUPS)[number];

export const CHARGES = ['lion', 'rose', 'tower', 'stag', 'fish', 'key', 'sun', 'moon'] as const;
export type Charge = (typeof CHARGES)[number];

export type Teller = {
  name: string;
  /** As `#rgb` or `#rrggbb`; anything else is set in plain ink. */
  colour: string;
  charge: Charge;
};

export type Card = {
  title: string;
  group: Group;
  /** A name of the game-icons set; one that the book does not hold is drawn as the icon of the group. */
  icon: string;
  interrupt: boolean;
};

export type Passage = {
  /** Index into the tellers. */
  teller: number;
  text: string;
  cards: readonly Card[];
  /** Ruled out of the tale (T-15, T-20): kept readable in an appendix. */
  struck: boolean;
  by: 'tell' | 'interrupt' | 'ending';
};

export type Book = {
  title: string;
  /** BCP 47; what is not a language tag is taken as undetermined. */
  language: string;
  /** ISO 8601, the day or the moment the tale was finished. The book reads no clock. */
  date?: string;
  /** What the deck is called. */
  deck?: string;
  tellers: readonly Teller[];
  passages: readonly Passage[];
  ending: { text: string; teller: number } | null;
};
