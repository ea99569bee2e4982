/** The Allied side's cards. */
import { has } from '../../../kernel/bits.ts';
import { ZONES } from '../board.ts';
import {
  ALLIED,
  BLUE,
  EASTERN_EUROPE,
  ETOW,
  EVENTS,
  FRONTS,
  GREEN,
  NONE,
  OPERATIONS,
  PEOPLE,
  RED,
  SOUTH_PACIFIC,
  TRANS_ATLANTIC,
} from '../names.ts';
import { diceOf, type September } from '../state.ts';
import {
  allTheirs,
  chooseFromDump,
  chooseTheirDie,
  crossOutOrRaise,
  discardIfSix,
  lowerTheirs,
  mayDouble,
  mayTrade,
  opponentDiscards,
  placeChosen,
  rollChosen,
  setEach,
  starsForDifference,
} from '../verbs-dice.ts';
import {
  crossOutOne,
  filledAnd,
  ifDone,
  ifGreen,
  markCampaign,
  markOwn,
  markTheirs,
  nextIn,
  nextOfColour,
  place,
  type Zones,
} from '../verbs-map.ts';
import { advance, advanceOrHourglass, crossOutPerson, drawDie, hourglass, stars, takeMeeple } from '../verbs-track.ts';
import { emptyZones, filledZones, inCampaign, printed, shielded, valued } from '../zones.ts';
import type { Card } from './card.ts';

/** The Allied sector that faces a Tripartite one. */
const facing = (sector: number): number => sector + 2;

const emptyRed: Zones = (s, sector) => emptyZones(s, sector) & printed(s.board, sector, RED);
const upTo =
  (highest: number) =>
  (value: number): boolean =>
    value <= highest;
const etowUpToFour: Zones = (s, sector) =>
  (sector & 1) === ETOW ? valued(s, sector, filledZones(s, sector), upTo(4)) : 0;
/** S-23: the BZ is Red, and the one of mine that faces it is Blue and filled. */
const redFacingBlue: Zones = (s, sector) =>
  printed(s.board, sector, RED) & printed(s.board, facing(sector), BLUE) & filledZones(s, facing(sector));
const emptyOrUpToThreeInEast: Zones = (s, sector) =>
  inCampaign(s.board, sector, EASTERN_EUROPE) &
  (emptyZones(s, sector) | valued(s, sector, filledZones(s, sector), upTo(3))) &
  ~shielded(s, sector);

/** S-23: Green BZs that are lower than the highest filled Red one of mine in their campaign. */
const greenBelowMyRed: Zones = (s, sector) => {
  const mine = facing(sector);
  const reds = filledZones(s, mine) & printed(s.board, mine, RED);
  const greens = filledZones(s, sector) & printed(s.board, sector, GREEN);
  let found = 0;
  for (let c = (sector & 1) * FRONTS; c < ((sector & 1) + 1) * FRONTS; c++) {
    const mask = s.board.masks[c];
    if ((reds & mask) === 0) continue;
    const best = highest(s, mine, reds & mask);
    found |= valued(s, sector, greens & mask, (value) => value < best);
  }
  return found;
};

function highest(s: September, sector: number, set: number): number {
  let best = 0;
  for (let place = 0; place < ZONES; place++)
    if (has(set, place)) best = Math.max(best, s.values[sector * ZONES + place]);
  return best;
}

const person = { side: ALLIED, list: PEOPLE } as const;
const operation = { side: ALLIED, list: OPERATIONS } as const;
const event = { side: ALLIED, list: EVENTS } as const;

export const ALLIED_CARDS: readonly Card[] = [
  {
    ...person,
    id: 'oppenheimer',
    number: 1,
    name: 'J. Robert Oppenheimer',
    text: 'Cross off 1 hourglass.',
    history: 'Director of the laboratory at Los Alamos, where the first atomic bombs were designed.',
    steps: [hourglass],
  },
  {
    ...person,
    id: 'yang-allied',
    number: 2,
    name: 'Yang Kyoungjong',
    text: 'Take the meeple from the box or from your opponent.',
    history: 'A Korean said to have been captured by Americans in Normandy, in a German uniform.',
    steps: [takeMeeple],
  },
  {
    ...person,
    id: 'luciano',
    number: 3,
    name: 'Charles Luciano',
    text: 'Add a 4 to your next Trans Atlantic or South Pacific zone.',
    history: 'A gangster whose word kept the docks of New York safe from sabotage, from his prison cell.',
    steps: [place(4, nextIn(TRANS_ATLANTIC, SOUTH_PACIFIC))],
  },
  {
    ...person,
    id: 'mayer',
    number: 4,
    name: 'Maria Goeppert Mayer',
    text: 'Draw one of the six dice at random. If it is Blue, cross off 1 hourglass.',
    history: 'A physicist who worked on separating isotopes at Columbia; Nobel Prize in 1963.',
    steps: [drawDie, ifDone(hourglass)],
  },
  {
    ...person,
    id: 'davis',
    number: 5,
    name: 'Benjamin Davis Jr',
    text: 'Circle an empty Red zone of your opponent: only a Red 1 or 2 may go there.',
    history: 'Commander of the Tuskegee Airmen, the first Black fighter pilots of the United States.',
    steps: [markTheirs('circle', emptyRed)],
  },
  {
    ...person,
    id: 'fourcade',
    number: 6,
    name: 'Madame Fourcade',
    text: 'Choose a die in your opponent’s Pool: it is rerolled. On a 6 it is discarded.',
    history: 'Marie-Madeleine Fourcade led Alliance, one of the largest spy networks in occupied France.',
    steps: [chooseTheirDie, rollChosen, discardIfSix],
  },
  {
    ...person,
    id: 'gurung',
    number: 7,
    name: 'Lachhiman Gurung',
    text: 'Place a Green 4 in a Green zone of yours that is the next of its campaign.',
    history: 'A Gurkha rifleman who held his post in Burma alone for four hours, with one hand.',
    steps: [place(4, nextOfColour(GREEN))],
  },
  {
    ...person,
    id: 'turing',
    number: 8,
    name: 'Alan Turing',
    text: 'Set each die in your opponent’s Pool to any face.',
    history: 'The mathematician whose machines read the German navy’s Enigma.',
    steps: [allTheirs, setEach],
  },
  {
    ...person,
    id: 'pavlichenko',
    number: 9,
    name: 'Lyudmila Pavlichenko',
    text: 'Your opponent discards a Green die.',
    history: 'A Soviet sniper credited with 309 kills at Odessa and Sevastopol.',
    steps: [opponentDiscards(diceOf(GREEN))],
  },
  {
    ...operation,
    id: 'manhattan',
    number: 1,
    name: 'Manhattan Project',
    text: 'Cross off 1 hourglass.',
    history: 'The American, British and Canadian programme that made the atomic bomb.',
    steps: [hourglass],
  },
  {
    ...operation,
    id: 'rosie',
    number: 2,
    name: 'Rosie the Riveter',
    text: 'You may double every 1, 2 and 3 in your Pool.',
    history: 'The face of the millions of American women who went to work in the factories.',
    steps: [mayDouble(3)],
  },
  {
    ...operation,
    id: 'bletchley',
    number: 3,
    name: 'Bletchley Park',
    text: 'You may trade a die of your Pool for one of your opponent’s, and then play it at once as an extra turn.',
    history: 'The country house where some nine thousand people broke the Axis ciphers.',
    steps: [mayTrade],
  },
  {
    ...operation,
    id: 'expeditionary-force',
    number: 4,
    name: 'Expeditionary Force',
    text: 'Roll a die of your Dump and place it in any legal zone.',
    history: 'Brazil sent twenty-five thousand men to Italy, with a smoking cobra on their sleeves.',
    steps: [chooseFromDump, rollChosen, placeChosen],
  },
  {
    ...operation,
    id: 'lend-lease',
    number: 5,
    name: 'Lend-Lease',
    text: 'Draw a Star under an empty zone of yours: gain it when you place there.',
    history: 'From 1941 America sent food, trucks and arms to Britain, the Soviet Union, China and others.',
    steps: [markOwn('lease', emptyZones)],
  },
  {
    ...operation,
    id: 'double-cross',
    number: 6,
    name: 'Double-Cross System',
    text: 'Cross out a Person whom your opponent has not gained: nobody can gain that card any more.',
    history: 'British intelligence turned every German spy in the country and wrote their reports.',
    steps: [crossOutPerson],
  },
  {
    ...operation,
    id: 'french-resistance',
    number: 7,
    name: 'French Resistance',
    text: 'Cross out a filled zone of your opponent in Europe, of 4 or less.',
    history: 'Railways cut and bridges blown behind the front, above all in the summer of 1944.',
    steps: [crossOutOne(filledAnd(etowUpToFour))],
  },
  {
    ...operation,
    id: 'laffey',
    number: 8,
    name: 'USS Laffey',
    text: 'Cross out a filled Red zone of your opponent opposite a filled Blue zone of yours, or add 1 to a Blue die in your Pool.',
    history: 'A destroyer that stayed afloat off Okinawa after six kamikazes and four bombs.',
    steps: [crossOutOrRaise(filledAnd(redFacingBlue))],
  },
  {
    ...operation,
    id: 'sanctions',
    number: 9,
    name: 'Trade Sanctions',
    text: 'Each die in your opponent’s Pool goes down by 1, to no less than 1.',
    history: 'America, which had sold Japan most of its oil, stopped in the summer of 1941.',
    steps: [lowerTheirs],
  },
  {
    ...event,
    id: 'atomic-test-allied',
    number: 1,
    name: 'Atomic Test',
    text: 'Cross off 1 hourglass.',
    history: 'Trinity, in the desert of New Mexico, on 16 July 1945.',
    steps: [hourglass],
  },
  {
    ...event,
    id: 'paratroopers',
    number: 2,
    name: 'Paratroopers',
    text: 'In one campaign in Europe your Red and Green zones take both Red and Green dice.',
    history: 'Three airborne divisions jumped into Normandy in the night before D-Day.',
    steps: [markCampaign('parachute', 0, 1, 2, 3, 4)],
  },
  {
    ...event,
    id: 'soviet-winter',
    number: 3,
    name: 'Soviet Winter',
    text: 'Cross out an Eastern Europe zone of your opponent that is empty or holds 1 to 3.',
    history: 'In December 1941 the German army froze before Moscow and was thrown back.',
    steps: [crossOutOne(emptyOrUpToThreeInEast)],
  },
  {
    ...event,
    id: 'kings-speech',
    number: 4,
    name: 'The King’s Speech',
    text: 'Reroll a die of your Dump: gain Stars equal to the difference between its old and its new face.',
    history: 'On 3 September 1939 George VI, who stammered, told the Empire on the radio that it was at war.',
    steps: [chooseFromDump, rollChosen, starsForDifference],
  },
  {
    ...event,
    id: 'science-propaganda',
    number: 5,
    name: 'Science Propaganda',
    text: 'Gain a Star and advance 1.',
    history: 'Posters and newsreels promised that laboratories, too, would win the war.',
    steps: [stars(1), advance],
  },
  {
    ...event,
    id: 'super-carriers',
    number: 6,
    name: 'Super Carriers',
    text: 'In one campaign in the Pacific your Red and Blue zones take both Red and Blue dice.',
    history: 'America launched two dozen Essex-class carriers; not one was lost.',
    steps: [markCampaign('carrier', 5, 6, 7, 8, 9)],
  },
  {
    ...event,
    id: 'sonar',
    number: 7,
    name: 'Advanced Sonar',
    text: 'Draw sonar before a campaign of your opponent: you may have each Blue die rerolled that is about to go there.',
    history: 'Sound that found submarines under water, and turned the battle of the Atlantic in 1943.',
    steps: [markCampaign('sonar', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)],
  },
  {
    ...event,
    id: 'night-bombers',
    number: 8,
    name: 'Night Bombers',
    text: 'Cross out a filled Green zone of your opponent that is lower than a filled Red zone of yours in the same campaign.',
    history: 'From 1942 the Royal Air Force bombed German cities by night, hundreds of aircraft at a time.',
    steps: [crossOutOne(filledAnd(greenBelowMyRed))],
  },
  {
    ...event,
    id: 'refugee-scientists',
    number: 9,
    name: 'Refugee Scientists',
    text: 'Advance 1, or cross off 1 hourglass.',
    history: 'Fermi, Szilard, Bethe, Peierls and many others whom fascism had driven out.',
    steps: [advanceOrHourglass],
  },
  {
    side: ALLIED,
    list: NONE,
    id: 't34',
    number: 0,
    name: 'T-34 mass production',
    text: 'Place a 5 in your next Eastern Europe zone. If it is Green, gain a Star.',
    history: 'Moved beyond the Urals, the works built more than fifty thousand T-34s.',
    steps: [place(5, nextIn(EASTERN_EUROPE)), ifGreen(stars(1))],
  },
];
