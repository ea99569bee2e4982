/** Once Upon a Castle: 2 to 4 players roll, mark and draw a castle, in two editions. */

import { count, nth } from '../../kernel/bits.ts';
import { call, emptyStacks, machine } from '../../kernel/frames.ts';
import { CHANCE, type Game, type Setup, TABLE } from '../../kernel/game.ts';
import { seatLetter } from '../../kernel/notation.ts';
import printed from './board.json' with { type: 'json' };
import { type BoardFile, EDITIONS, makeBoard, parseBoard, SQUARES, WAYS } from './board.ts';
import { FACES, LETTERS } from './faces.ts';
import { GUESTS } from './guests.ts';
import { en } from './messages.ts';
import { cardName, read, write } from './notation.ts';
import { DIE, fullDeck, programs, stopBuilding, waysToBuild } from './programs.ts';
import { outcome, scoreSheet } from './scoring.ts';
import { type Castle, clone, FLAGS, NOBODY, seatsOf, TOWERS } from './state.ts';
import { DECLINE } from './uses.ts';
import { ENOUGH } from './verbs.ts';
import { whyNot } from './why.ts';

const frames = machine(programs);
const printedBoard = makeBoard(printed);

function setup({ seats, options }: Setup): Castle {
  const own = options['board'] as BoardFile | undefined;
  const board = own ? makeBoard(own) : printedBoard;
  const edition = EDITIONS.indexOf(options['edition'] as 'apprentice');
  const each = (n: number): number[] => new Array(seats).fill(n);
  const start = options['start'];
  const s: Castle = {
    answers: new Array(seats + 1).fill(0),
    stacks: emptyStacks(seats),
    board,
    edition,
    turn: 0,
    active: typeof start === 'number' ? start - 1 : NOBODY,
    dice: [NOBODY, NOBODY],
    hand: each(board.file.tokens),
    squares: each(0),
    towers: new Array(seats * TOWERS).fill(0),
    floors: each(0),
    walls: each(0),
    flags: new Array(seats * FLAGS).fill(0),
    residents: each(0),
    clouds: each(0),
    guests: each(0),
    shown: 0,
    deck: fullDeck(edition, board.file.apprenticeGuests.length),
    sun: NOBODY,
    cloud: NOBODY,
    closing: each(0),
  };
  s.stacks[seats].push(call('game', TABLE));
  frames.game.settle(s);
  return s;
}

const CARD_FACTS = ['guest', 'steals', 'reactivates'];
const USES = ['flag', 'residents', 'cloud', 'cook', 'decline'];
const useLabel = (s: Castle, use: number): string => s.board.squares[use] ?? USES[use - SQUARES];

function label(s: Castle, slot: number, pick: number): string {
  const { seat, of } = frames.game.question(s, slot);
  switch (of) {
    case 'face':
      return FACES[pick];
    case 'die':
      return `${LETTERS[s.dice[pick >= DIE ? 1 : 0]]}:${useLabel(s, pick % DIE)}`;
    case 'use':
      return useLabel(s, pick);
    case 'square':
      return pick === ENOUGH ? 'enough' : s.board.squares[pick];
    case 'line':
      return lineLabel(s, pick);
    case 'seat':
      return seatLetter(pick);
    default:
      return cardName(s, seat === CHANCE ? nth(s.deck, pick) : pick);
  }
}

function lineLabel(s: Castle, pick: number): string {
  if (pick === stopBuilding(s)) return 'stop';
  const line = Math.floor(pick / WAYS);
  return s.board.lines[line] + (waysToBuild(s, line).length > 1 ? 'ab'[pick % WAYS] : '');
}

export const castle: Game<Castle> = {
  id: 'castle',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {
    edition: { kind: 'choice', values: EDITIONS, initial: 'apprentice' },
    start: { kind: 'seat', initial: 'chance' },
    board: { kind: 'data', parse: parseBoard },
  },
  undo: true,
  live: false,

  setup,
  clone,
  ...frames.game,

  why(s, slot, pick) {
    const { verb, of } = frames.game.question(s, slot);
    return whyNot(s, verb, of, pick, frames.top(s, slot));
  },
  fallback(s, slot) {
    const { verb } = frames.game.question(s, slot);
    if (verb === 'answer') return DECLINE;
    if (verb === 'build') return stopBuilding(s);
    if (verb === 'lift') return ENOUGH;
    const out: number[] = [];
    frames.game.choices(s, slot, out);
    return out[0];
  },
  outcome,
  scores: (s) => s.hand.map((_, seat) => scoreSheet(s, seat)),
  rounds: (s) => Math.ceil(s.turn / seatsOf(s)),

  visibility: {
    board: 'setup',
    answers: 'all',
    stacks: 'all',
    edition: 'all',
    turn: 'all',
    active: 'all',
    dice: 'all',
    hand: 'all',
    squares: 'all',
    towers: 'all',
    floors: 'all',
    walls: 'all',
    flags: 'all',
    residents: 'all',
    clouds: 'all',
    guests: 'all',
    shown: 'all',
    // Which cards are left follows from those that lie open; their order is not fixed before they are drawn.
    deck: 'all',
    sun: 'all',
    cloud: 'all',
    closing: 'all',
  },
  determinize: (view) => clone(view.state),

  pieces: (s) => ({
    guests: count(s.deck) + count(s.shown) + s.guests.reduce((n, set) => n + count(set), 0),
    tokens: s.hand.reduce((n, hand, seat) => n + hand + count(s.squares[seat]), 0),
  }),

  cardOf: (fact, guest) => (CARD_FACTS.includes(fact) ? GUESTS[guest].name : null),

  write,
  read: (forSetup, text) => read(setup(forSetup), text),
  label,

  messages: { en },
};
