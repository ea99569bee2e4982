/** Where each card stands: by side, the nine People, Operations and Events, then the Flag ability. */
import { NINE } from './names.ts';

export const ROSTER = [
  // Tripartite
  'nishina',
  'yang-tripartite',
  'dainelli',
  'yamamoto',
  'speer',
  'guillet',
  'hartmann',
  'cicero',
  'von-braun',
  'uranprojekt',
  'roman-italy',
  'tora',
  'pact',
  'jet-fighter',
  'rockets',
  'blitzkrieg',
  'pastorius',
  'nationalism',
  'atomic-test-tripartite',
  'reichsbahn',
  'banzai',
  'yamato',
  'social-propaganda',
  'feint',
  'radar-screen',
  'decima-mas',
  'oil-plants',
  'barbarossa',
  // Allied
  'oppenheimer',
  'yang-allied',
  'luciano',
  'mayer',
  'davis',
  'fourcade',
  'gurung',
  'turing',
  'pavlichenko',
  'manhattan',
  'rosie',
  'bletchley',
  'expeditionary-force',
  'lend-lease',
  'double-cross',
  'french-resistance',
  'laffey',
  'sanctions',
  'atomic-test-allied',
  'paratroopers',
  'soviet-winter',
  'kings-speech',
  'science-propaganda',
  'super-carriers',
  'sonar',
  'night-bombers',
  'refugee-scientists',
  't34',
] as const;

export type CardId = (typeof ROSTER)[number];

/** Cards of a side, the Flag ability included. */
export const SIDE_CARDS = 28;
const FLAG_PLACE = 27;

export const cardAt = (side: number, list: number, number: number): number => side * SIDE_CARDS + list * NINE + number;
export const flagOf = (side: number): number => side * SIDE_CARDS + FLAG_PLACE;
export const numberOf = (id: CardId): number => ROSTER.indexOf(id);
/** By side * 3 + list, as the state keeps what was gained; the Flag ability lies in no list. */
export const listOf = (card: number): number =>
  Math.floor(card / SIDE_CARDS) * 3 + Math.floor((card % SIDE_CARDS) / NINE);
export const placeInList = (card: number): number => (card % SIDE_CARDS) % NINE;
