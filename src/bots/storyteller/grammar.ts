/** The little English that a teller needs: articles, pronouns, possessives, capitals. */
export type Sex = 'm' | 'f';

export type Case = 'he' | 'him' | 'his' | 'himself';

const PRONOUNS: { readonly [sex in Sex]: { readonly [form in Case]: string } } = {
  m: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  f: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
};

export const pronoun = (sex: Sex, form: Case): string => PRONOUNS[sex][form];

/** "a university" and "an hour" are the few words whose first letter deceives. */
const SOUNDS_CONSONANT = /^(?:uni(?!n)|use|eu|one\b|once\b)/i;
const SOUNDS_VOWEL = /^(?:hour|honest|honou?r|heir)/i;

export function withArticle(noun: string): string {
  const vowel = SOUNDS_VOWEL.test(noun) || (/^[aeiou]/i.test(noun) && !SOUNDS_CONSONANT.test(noun));
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

export const possessive = (name: string): string => `${name}'s`;

/** The first letter, even behind a quotation mark. */
export const sentenceCase = (text: string): string => text.replace(/^["“'‘]?\p{Ll}/u, (start) => start.toUpperCase());

/** Names that mean nothing, so that they put no card into anybody's head. */
export const NAMES: { readonly [sex in Sex]: readonly string[] } = {
  f: [
    ...[
      'Elin',
      'Mira',
      'Odette',
      'Tilda',
      'Greta',
      'Anneke',
      'Liv',
      'Sanna',
      'Petra',
      'Ilse',
      'Marta',
      'Runa',
      'Nessa',
    ],
    ...[
      'Brida',
      'Katrin',
      'Agnes',
      'Sidonie',
      'Thora',
      'Ottilie',
      'Malin',
      'Dorte',
      'Kasia',
      'Vesna',
      'Hedda',
      'Zuzka',
    ],
  ],
  m: [
    ...['Tam', 'Joris', 'Anselm', 'Bodo', 'Casimir', 'Florian', 'Henrik', 'Ivo', 'Lorenz', 'Matthias', 'Niko', 'Osric'],
    ...[
      'Piet',
      'Rufus',
      'Stefan',
      'Till',
      'Wendel',
      'Emmerich',
      'Ambrose',
      'Jannik',
      'Konrad',
      'Oswin',
      'Veit',
      'Bertil',
    ],
  ],
};

export function sexOfName(name: string): Sex | null {
  if (NAMES.f.includes(name)) return 'f';
  return NAMES.m.includes(name) ? 'm' : null;
}
