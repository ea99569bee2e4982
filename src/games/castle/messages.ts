/** What a castle table says, in English. */
import { many } from '../../kernel/english.ts';
import type { Messages } from '../../kernel/game.ts';
import { FACE_NAMES } from './faces.ts';
import { GUESTS } from './guests.ts';

const face = (f: number): string => FACE_NAMES[f];
const guest = (g: number): string => (GUESTS[g].id === 'dagobert' ? GUESTS[g].name : `the ${GUESTS[g].name}`);
const LINE = ['row 1', 'row 2', 'row 3', 'row 4', 'row 5', 'column 1', 'column 2', 'column 3', 'column 4', 'column 5'];

export const en: Messages = {
  title: 'Once Upon a Castle',
  facts: {
    starts: () => 'starts',
    rolls: (a, b) => `rolls ${face(a)} and ${face(b)}`,
    puts: (resource, _, by) => (by === resource ? `puts down ${face(resource)}` : `takes ${face(resource)}`),
    places: (resource) => `puts down ${face(resource)}`,
    residents: (n) => `draws ${many(n, 'resident', 'residents')}`,
    flag: (value) => `raises a flag worth ${value}`,
    'sky-cloud': () => 'draws a cloud for the Shepherdess',
    declines: () => 'takes neither die',
    lost: (f) => `cannot use ${face(f)}`,
    builds: (line) => `clears ${LINE[line]}`,
    tower: (value) => `builds a tower worth ${value}`,
    wall: () => 'builds a wall',
    floor: () => 'adds a floor to the donjon',
    sun: (points) => `draws the Sun for ${points}`,
    cloud: (points) => `finishes the castle and draws the Cloud for ${points}`,
    guest: (g) => `welcomes ${guest(g)}`,
    card: (points) => `welcomes a guest worth ${points}`,
    'turned-up': (g) => `${guest(g).replace(/^t/, 'T')} comes to the table`,
    reactivates: (g) => `calls on ${guest(g)} again`,
    steals: (g, from, _, name) => `lures ${guest(g)} away from ${name(from)}`,
    dog: (f) => `rolls ${face(f)} for Dagobert`,
    names: (f) => `names ${face(f)}`,
    moves: () => 'moves a token',
  },
  reasons: {
    'no-token': () => 'You have no token left in hand.',
    'square-taken': (r) => `There is a token on ${r.square} already.`,
    'wrong-square': (r) => `Square ${r.square} takes ${r.resource}, and that is not what you have to put down.`,
    'shadows-full': () => 'Every shadow has its resident already.',
    'no-flag-room': () => 'No wall has room for another flag.',
    'no-guest': (r) => `You need the ${r.guest} for that.`,
    'line-open': (r) => `Line ${r.line} is not complete.`,
    'line-late': (r) => `Line ${r.line} was not complete when the Cloud was drawn.`,
    'no-such-way': (r) => `Line ${r.line} cannot be built that way.`,
    'die-used': () => 'You have used that die already.',
    'must-use': () => 'A die that you can use must be used.',
    guarded: () => 'The Guard protects the crown guests of that castle.',
    'guest-away': (r) => `The ${r.guest} cannot be chosen now.`,
    'no-token-there': (r) => `You have no token on ${r.square} to move.`,
    'just-moved': (r) => `The token on ${r.square} has just been moved; the other must be another one.`,
    'same-square': (r) => `The token came from ${r.square}: it must go to another square.`,
  },
  asks: {
    use: 'Use a die.',
    answer: 'Take one of the two dice, or neither.',
    place: 'Put down a token.',
    build: 'Build a complete line, or stop.',
    welcome: 'Choose a guest.',
    reactivate: 'Which bolt guest acts again?',
    steal: 'Which guest do you lure away?',
    name: 'Which face is the "?"?',
    lift: 'Which token do you move?',
    put: 'Where does it go?',
  },
  terms: {
    towers: 'Towers',
    sun: 'Sun',
    cloud: 'Cloud',
    residents: 'Residents',
    flags: 'Flags',
    guests: 'Guests',
    clouds: 'Shepherdess clouds',
  },
  ends: { cloud: 'A castle is finished.' },
};
