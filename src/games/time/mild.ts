/**
 * The words that a table with mild words hands back. Our own list, and a short one: what a grown-up would not read out to
 * children. A storybook's villains may still be wicked, cocks may
 * crow and spindles prick.
 */
const STEMS = [
  'arse',
  'arsehole',
  'asshole',
  'bastard',
  'bitch',
  'bloody hell',
  'bollock',
  'bugger',
  'bullshit',
  'crap',
  'cunt',
  'damn',
  'dick',
  'dickhead',
  'fuck',
  'fucker',
  'goddamn',
  'motherfucker',
  'penis',
  'piss',
  'porn',
  'pussy',
  'rape',
  'rapist',
  'sex',
  'sexy',
  'shit',
  'slut',
  'tits',
  'turd',
  'twat',
  'vagina',
  'wank',
  'wanker',
  'whore',
] as const;

const WORD = new RegExp(`\\b(?:${STEMS.join('|')})(?:s|es|ed|er|ing|y|head|ty)?\\b`, 'iu');

/** The first rough word of a text, as it is written there, or null. Whole words only: a cocktail and a class are none. */
export const roughWord = (text: string): string | null => WORD.exec(text)?.[0] ?? null;
