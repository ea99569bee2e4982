/** How a tale begins: who, what they want, and what is the matter. */
import type { Written, WrittenBeats } from '../beat.ts';

/** What the hero is, by the card that says so; without a card any of these trades will do. */
const HEROES: { readonly [card: string]: readonly string[] } = {
  '': ['weaver', 'tailor', 'lamplighter', 'basket maker', 'young potter', 'button maker'],
  beggar: ['young beggar'],
  child: ['boy/girl'],
  cook: ['young cook'],
  king: ['young king'],
  orphan: ['orphan'],
  prince: ['prince'],
  princess: ['princess'],
  queen: ['young queen'],
  shepherdess: ['shepherdess'],
  thief: ['young thief'],
};

/** What becomes of them: effects, and the rest of the first sentence. */
const TROUBLES: readonly (readonly [then: string, ...clauses: string[]])[] = [
  [
    'want:wonder +journey',
    'who wanted to know what lay on the other side of the last hill',
    'who had never been farther than the pump, and lay awake for wanting to',
  ],
  [
    'want:fortune +treasure',
    'who owned a hat with a hole in it, and meant to be rich before the hole grew larger',
    'who had two clever hands and not a penny to show for them',
  ],
  [
    'want:riddle +riddle',
    'who asked questions from morning to evening, and there was one that nobody could answer',
    'to whom a dying pedlar had put a riddle, and the answer would not come',
  ],
  [
    'want:debt +bargain',
    'who had given {N.his} word before {N.he} knew what it would cost',
    'who owed a debt that could not be paid in money, and the day was drawing near',
  ],
  [
    'want:curse +curse',
    'over whose cradle hard words had been spoken, and now they began to come true',
    'whom everybody forgot as soon as {N.he} was out of sight, for so it had been wished on {N.him} at the christening',
  ],
  [
    'want:throne +throne +wrong',
    'who had been cheated of all that {N.he} was born to, and did not even know it',
    'who had a birthmark in the shape of a crown and nobody to tell {N.him} what it meant',
  ],
];

const BEGINNING =
  '{Once upon a time|Once, when wishing was still of some use,|Long before your time and mine} there was';
/** Where people have begun without a hero. */
const ENTRANCE = '{Now in that very place|Now not far off} there was';

const openingsFor = (beginning: string, nouns: readonly string[]): Written[] =>
  TROUBLES.map(([then, ...clauses]) => [
    '',
    `N:hero ${then}`,
    ...nouns.flatMap((noun) => clauses.map((clause) => `${beginning} {+${noun}} ${clause}.`)),
  ]);

const all = (word: string, beginning: string): [string, Written[]][] =>
  Object.entries(HEROES).map(([card, nouns]) => [`${word} ${card}`, openingsFor(beginning, nouns)]);

export const openings: WrittenBeats = Object.fromEntries([...all('opening', BEGINNING), ...all('entrance', ENTRANCE)]);
