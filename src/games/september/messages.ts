/** What a September table says, in English. */

import { members } from '../../kernel/bits.ts';
import { many } from '../../kernel/english.ts';
import type { Messages } from '../../kernel/game.ts';
import { CARDS } from './cards/cards.ts';
import { CAMPAIGNS, COLOURS, LISTS, SIDES } from './names.ts';
import { FACES } from './picks.ts';
import { DICE } from './state.ts';

const die = (colour: number, face: number): string => `${COLOURS[colour]} ${face}`;
const dieCode = (code: number): string => die(Math.floor(code / FACES) >> 1, (code % FACES) + 1);
const campaign = (c: number): string => CAMPAIGNS[c].name;
const card = (c: number): string => CARDS[c].name;
const stars = (n: number): string => many(n, 'Star', 'Stars');

/** A BZ as facts give it: side, campaign and column in one number. */
const zone = (spot: number): string => `${campaign(Math.floor((spot % 80) / 8))} ${(spot % 8) + 1}`;
const sidesZone = (spot: number): string => `${SIDES[Math.floor(spot / 80)]} ${zone(spot)}`;

/** Six faces as the digits of one number; of a set of dice or of all. */
const faces = (digits: number, set = 63): string => {
  const shown = String(digits).padStart(DICE, '0');
  return members(set)
    .map((d) => die(d >> 1, Number(shown[d])))
    .join(', ');
};

const ICONS = ['nothing', 'the flag', 'a Person', 'an Operation', 'an Event', 'an hourglass'];
const SECTIONS_SAID = { ETOW: 'Europe', PacWar: 'The Pacific', track: 'The Event Track' };
const WATCHES = ['Radar', 'Sonar'];

export const en: Messages = {
  title: 'Once Upon a September',
  facts: {
    round: (n, first, _, name) => `Round ${n}: ${name(first)} has the coin`,
    rolls: (digits) => `rolls ${faces(digits)}`,
    'rolls-again': (digits) => `rerolls, and now there are ${faces(digits)}`,
    keeps: () => 'rerolls nothing',
    drafts: (colour, face) => `drafts ${die(colour, face)}`,
    splits: (set, digits) => `splits the dice by the Pact and takes ${faces(digits, set)}`,
    plays: (colour, face) => `plays ${die(colour, face)}`,
    dumps: (colour, face) => `puts ${die(colour, face)} in the Dump for nothing`,
    writes: (value, spot, theirs) => `writes a ${value} in ${theirs === 0 ? zone(spot) : `the ${sidesZone(spot)}`}`,
    capstone: (c) => `takes the capstone Star of ${campaign(c)}`,
    'lease-star': (spot) => `gains the Lend-Lease Star of ${zone(spot)}`,
    'spqr-star': (spot) => `gains a Star for SPQR in ${zone(spot)}`,
    bonus: (value, spot) => `gains the bonus ${value} behind ${zone(spot)}`,
    'bonus-lost': (value, spot) => `loses the bonus ${value} behind ${zone(spot)}`,
    'decima-works': () => 'saves a bonus with Decima Mas',
    'crosses-out': (spot, value) => `crosses out the ${sidesZone(spot)}${value > 0 ? `, which held a ${value}` : ''}`,
    advances: (n, icon) => `marks icon ${n}, ${ICONS[icon]}`,
    'track-ended': () => 'has marked every icon already',
    flag: (c) => `calls ${card(c)}`,
    gains: (c) => `gains ${card(c)}`,
    'lacks-dice': (list) => `lacks the dice to look up ${LISTS[list]}`,
    'number-gone': (list) => `finds only crossed-out numbers in ${LISTS[list]}`,
    'in-vain': () => 'cannot use it',
    declines: () => 'leaves it at that',
    hourglass: (n, all) => `crosses off hourglass ${n} of ${all}`,
    'hourglass-lost': () => 'has no hourglass left to cross off',
    bomb: () => 'completes the Atomic Project: this round is the last',
    'shield-holds': (spot) => `is saved by the shield in ${zone(spot)}`,
    stars: (n) => `gains ${stars(n)}`,
    meeple: (from, _, __, name) => (from < 0 ? 'takes the meeple from the box' : `takes the meeple from ${name(from)}`),
    draws: (colour) => `draws a ${COLOURS[colour]} die`,
    'rolls-table': (row, column) => `rolls ${row} and ${column} for the People table`,
    'double-crosses': (c) => `crosses out ${card(c)}`,
    discards: (colour, face) => `discards ${die(colour, face)}`,
    'no-discard': () => 'has no such die to discard',
    sets: (colour, from, to) => `turns ${die(colour, from)} to ${to}`,
    rerolls: (colour, from, to) => `has ${die(colour, from)} rerolled to ${to}`,
    lowers: () => 'lowers every die in the other Pool by 1',
    trades: (given, got) => `trades ${dieCode(given)} for ${dieCode(got)}`,
    feints: (spot) => `demands that the next turn goes to the ${sidesZone(spot)}`,
    'feint-lost': () => 'sees the Feint come to nothing',
    detects: (watch, from, to) => `has the ${from} rerolled to ${to} by ${WATCHES[watch]}`,
    'lets-pass': (watch, spot) => `lets the die for ${zone(spot)} pass the ${WATCHES[watch]}`,
    shields: (spot) => `shields ${zone(spot)} and its neighbours`,
    spqr: (spot) => `writes SPQR under ${zone(spot)}`,
    lease: (spot) => `draws a Star under ${zone(spot)}`,
    circle: (spot) => `circles the ${sidesZone(spot)}`,
    railroad: (c) => `draws a railroad under ${campaign(c)}`,
    parachute: (c) => `draws parachutes in ${campaign(c)}`,
    carrier: (c) => `draws carriers in ${campaign(c)}`,
    radar: (c) => `draws radar before ${campaign(c)}`,
    sonar: (c) => `draws sonar before ${campaign(c)}`,
    sabotages: (c) => `crosses out the open bonuses of the other side in ${campaign(c)}`,
    changes: (spot, to) => `changes the ${sidesZone(spot)} to a ${to}`,
    decima: () => 'waits for a bonus to save',
    pact: () => 'will split the dice of the next round',
    scoring: () => 'The war is over, and the campaigns are counted',
    campaign: (c, n) => `wins ${campaign(c)} for ${stars(n)}`,
    'meeple-counts': (n) => `holds the meeple for ${stars(n)}`,
  },
  reasons: {
    'not-in-pool': () => 'That die is not one that you can play now.',
    'same-die': () => 'That die looks like another one of yours: play that one.',
    feint: (r) => `A Feint binds you: this turn a die must go to ${r.zone}.`,
    'must-place': () => 'A die goes to the Dump only if no section that is open to it can take it.',
    'section-used': (r) => `${SECTIONS_SAID[r.section as keyof typeof SECTIONS_SAID]} has had its die this round.`,
    'not-your-zone': () => 'That zone is your opponent’s.',
    'crossed-out': (r) => `${r.zone} is crossed out.`,
    filled: (r) => `${r.zone} is filled already.`,
    'not-next': (r) => `${r.zone} is not the next zone of ${r.campaign}.`,
    'wrong-colour': (r) => `${r.zone} takes ${r.want} dice, not ${r.colour} ones.`,
    circled: (r) => `Benjamin Davis circled ${r.zone}: only a Red 1 or 2 may go there.`,
    shielded: (r) => `${r.zone} is under Yamamoto’s shield.`,
    'other-theatre': (r) => `${r.zone} lies in the other theatre: a bonus die stays in its own.`,
    'no-such-die': () => 'That die cannot be chosen now.',
    'gained-already': (r) => `${r.card} has been gained already.`,
    'double-crossed': (r) => `${r.card} was crossed out by the Double-Cross System.`,
    'not-read': (r) => `${r.card} cannot be chosen now.`,
    'card-says': (r) => `${r.card}: ${r.text}`,
  },
  asks: {
    reroll: 'Which dice do you reroll?',
    draft: 'Draft a die.',
    split: 'Which three dice do you take? Your opponent gets the rest.',
    allocate: 'Play a die: to a zone, or to the Event Track.',
    bonus: 'Where does the bonus die go?',
    first: 'Which bonus comes first?',
    'look-up': 'Which card do your dice read?',
    weaponize: 'In which capstone do you write the 6?',
    discard: 'Which die do you discard?',
    watch: 'Do you have the die rerolled?',
    place: 'Where do you write it?',
    'star-or-place': 'A Star, or a zone?',
    change: 'Which 1 becomes a 4?',
    shield: 'Which zone do you shield, with its neighbours?',
    spqr: 'Under which zone do you write SPQR?',
    lease: 'Under which zone do you draw the Star?',
    circle: 'Which zone do you circle?',
    railroad: 'Under which campaign do you draw the railroad?',
    parachute: 'In which campaign do you draw parachutes?',
    carrier: 'In which campaign do you draw carriers?',
    radar: 'Before which campaign do you draw radar?',
    sonar: 'Before which campaign do you draw sonar?',
    sabotage: 'In which campaign do you cross out the bonuses?',
    'cross-out': 'Which zone do you cross out?',
    'cross-out-or-raise': 'Cross out a zone, or add 1 to a die?',
    set: 'Which die do you set, and to what?',
    face: 'To what do you set the next die?',
    unsettle: 'Which dice are rerolled?',
    'pick-theirs': 'Which die is rerolled?',
    'from-dump': 'Which die of your Dump do you roll?',
    double: 'Do you double every 1, 2 and 3?',
    trade: 'Which die do you trade for which?',
    gain: 'Which Person do you gain?',
    'double-cross': 'Which Person do you cross out?',
    choose: 'Advance, or cross off an hourglass?',
    feint: 'Into which zone must the next turn go?',
  },
  terms: {
    capstones: 'Capstone Stars',
    stars: 'Stars from cards and marks',
    campaigns: 'Campaigns',
    meeple: 'Meeple',
  },
  ends: { stars: 'Enough capstone Stars are taken.', bomb: 'An Atomic Project is complete.' },
};
