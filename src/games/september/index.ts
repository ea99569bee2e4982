/** Once Upon a September: two sides, two theatres, six dice. */

import { count } from '../../kernel/bits.ts';
import { call, emptyStacks, machine } from '../../kernel/frames.ts';
import type { Game, Setup } from '../../kernel/game.ts';
import printed from './board.json' with { type: 'json' };
import { ALL_ZONES, EVERY_ZONE, makeBoard, SECTORS } from './board.ts';
import { type BoardFile, parseBoard } from './board-file.ts';
import { CARDS } from './cards/cards.ts';
import { pickName } from './labels.ts';
import { en } from './messages.ts';
import { CAMPAIGNS, NONE, TRIPARTITE } from './names.ts';
import { write } from './notation.ts';
import { programs } from './programs.ts';
import { read } from './reading.ts';
import { outcome, scoreSheet } from './scoring.ts';
import { ALL_DICE, clone, DICE, type September } from './state.ts';
import { whyNot } from './why.ts';

const frames = machine(programs);
const printedBoard = makeBoard(printed);
const SEATS = 2;

function setup({ options }: Setup): September {
  const own = options['board'] as BoardFile | undefined;
  const zeros = (n: number): number[] => new Array(n).fill(0);
  const s: September = {
    answers: zeros(SEATS + 1),
    stacks: emptyStacks(SEATS),
    board: own ? makeBoard(own) : printedBoard,
    limit: Number(options['stars']),
    round: 1,
    first: TRIPARTITE,
    dice: zeros(DICE),
    undrafted: ALL_DICE,
    pool: zeros(2),
    dump: zeros(2),
    used: zeros(2),
    values: zeros(ALL_ZONES),
    filled: zeros(SECTORS),
    crossed: zeros(SECTORS),
    gained: zeros(SECTORS),
    lost: zeros(SECTORS),
    capstones: zeros(2),
    stars: zeros(2),
    meeple: NONE,
    track: zeros(2),
    hourglasses: zeros(2),
    cards: zeros(6),
    doubleCross: NONE,
    shield: 0,
    spqr: NONE,
    lease: NONE,
    circle: NONE,
    railroad: NONE,
    parachute: NONE,
    carrier: NONE,
    radar: NONE,
    sonar: NONE,
    feint: NONE,
    decima: 0,
    pact: 0,
    last: NONE,
    lastEtow: NONE,
  };
  s.stacks[SEATS].push(call('round', s.first));
  frames.game.settle(s);
  return s;
}

const both = (sets: readonly number[]): number => sets.reduce((n, set) => n + count(set), 0);

export const september: Game<September> = {
  id: 'september',
  rules: 1,
  seats: { min: SEATS, max: SEATS },
  options: {
    stars: { kind: 'choice', values: ['7', '8'], initial: '7' },
    board: { kind: 'data', parse: parseBoard },
  },
  undo: true,
  live: false,

  setup,
  clone,
  ...frames.game,

  why(s, slot, pick) {
    const { verb, of } = frames.game.question(s, slot);
    return whyNot(s, frames.top(s, slot), verb, of, pick);
  },
  // Options are written so that the first one commits least: no reroll, no radar.
  fallback(s, slot) {
    const out: number[] = [];
    frames.game.choices(s, slot, out);
    return out[0];
  },
  outcome,
  scores: (s) => [scoreSheet(s, 0), scoreSheet(s, 1)],
  rounds: (s) => s.round,

  visibility: {
    board: 'setup',
    answers: 'all',
    stacks: 'all',
    limit: 'all',
    round: 'all',
    first: 'all',
    dice: 'all',
    undrafted: 'all',
    pool: 'all',
    dump: 'all',
    used: 'all',
    values: 'all',
    filled: 'all',
    crossed: 'all',
    gained: 'all',
    lost: 'all',
    capstones: 'all',
    stars: 'all',
    meeple: 'all',
    track: 'all',
    hourglasses: 'all',
    cards: 'all',
    doubleCross: 'all',
    shield: 'all',
    spqr: 'all',
    lease: 'all',
    circle: 'all',
    railroad: 'all',
    parachute: 'all',
    carrier: 'all',
    radar: 'all',
    sonar: 'all',
    feint: 'all',
    decima: 'all',
    pact: 'all',
    last: 'all',
    lastEtow: 'all',
  },
  // Dice to come are the only secret, and they are not in the state.
  determinize: (view) => clone(view.state),

  // A die in two places, a Star taken twice or a bonus both gained and crossed out would make one of these grow.
  pieces: (s) => ({
    dice: count(s.undrafted) + both(s.pool) + both(s.dump),
    capstones: both(s.capstones) + CAMPAIGNS.length - count(s.capstones[0] | s.capstones[1]),
    bonuses:
      both(s.gained) + both(s.lost) + s.gained.reduce((n, set, i) => n + count(EVERY_ZONE & ~(set | s.lost[i])), 0),
    zones:
      s.values.reduce((n, value) => n + (value > 0 ? 1 : 0), 0) +
      s.filled.reduce((n, set) => n + count(EVERY_ZONE & ~set), 0),
  }),

  cardOf: (fact, card) => (fact === 'gains' || fact === 'flag' ? CARDS[card].name : null),

  write,
  read: (forSetup, text) => read(setup(forSetup), text),
  label: (s, slot, pick) => pickName(s, frames.game.question(s, slot).of, pick),

  messages: { en },
};
