/** The turn and what it calls, as programs of steps (C-5 … C-11, C-16, C-20). */

import { count, has, nth, single, spread } from '../../kernel/bits.ts';
import {
  act,
  again,
  ask,
  call,
  end,
  type Frame,
  join,
  type Programs,
  restart,
  roll,
  type Step,
  start,
} from '../../kernel/frames.ts';
import { TABLE, type Tell } from '../../kernel/game.ts';
import { APPRENTICE, ARCHITECT, type Reward, WAYS } from './board.ts';
import { GUESTS, power } from './guests.ts';
import { BOLTS, CROWNS, GUEST } from './roster.ts';
import {
  type Castle,
  completeLines,
  drawFlag,
  drawResidents,
  FLOORS,
  hosts,
  NOBODY,
  seatsOf,
  TOWERS,
  takeTokens,
  towersOf,
  WALLS,
} from './state.ts';
import { carryOut, DECLINE, isFood, uses } from './uses.ts';
import { useFace } from './verbs.ts';

const SHOWN = 3;

/** A pick of the active player: the number of the die, and what it does. */
export const DIE = 32;

/** Of both dice in the order that she likes; `a` is the set of dice still to be used. */
const useDice: Step<Castle> = ask({
  verb: 'use',
  of: 'die',
  choices(s, f, out) {
    let n = 0;
    if (has(f.a, 0)) n = spread(uses(s, f.seat, s.dice[0]), out, n, 0);
    // Two equal dice are one choice.
    if (has(f.a, 1) && !(f.a === 3 && s.dice[0] === s.dice[1])) n = spread(uses(s, f.seat, s.dice[1]), out, n, DIE);
    return n;
  },
  take(s, f, pick, tell) {
    const die = pick >= DIE ? 1 : 0;
    f.a &= ~single(die);
    carryOut(s, f.seat, s.dice[die], pick % DIE, tell);
    if (f.a !== 0) again(f);
  },
  none(s, f, tell) {
    for (let die = 0; die < 2; die++) if (has(f.a, die)) tell('lost', f.seat, s.dice[die]);
  },
});

/** C-7: one of the two dice, or neither. Which die makes no difference but for the Cook, who wants the Food. */
const answer: Step<Castle> = ask({
  verb: 'answer',
  of: 'use',
  choices(s, f, out) {
    const n = spread(uses(s, f.seat, s.dice[0]) | uses(s, f.seat, s.dice[1]), out, 0, 0);
    out[n] = DECLINE;
    return n + 1;
  },
  take(s, f, use, tell) {
    if (use === DECLINE) return tell('declines', f.seat);
    const [first, second] = s.dice;
    const offersFirst = has(uses(s, f.seat, first), use);
    const offersSecond = has(uses(s, f.seat, second), use);
    const face = offersFirst && !(offersSecond && isFood(s, second, use)) ? first : second;
    carryOut(s, f.seat, face, use, tell);
  },
});

export const waysToBuild = (s: Castle, line: number): readonly Reward[] => s.board.rewards[s.edition][line];
/** The lines that a seat may build now. */
export const buildable = (s: Castle, seat: number): number =>
  s.cloud === NOBODY ? completeLines(s, seat) : completeLines(s, seat) & s.closing[seat];
export const stopBuilding = (s: Castle): number => s.board.lines.length * WAYS;

/** C-9: any number of complete lines, one at a time. */
const chooseLine: Step<Castle> = ask({
  verb: 'build',
  of: 'line',
  choices(s, f, out) {
    let n = 0;
    for (let rest = buildable(s, f.seat); rest !== 0; rest &= rest - 1) {
      const line = nth(rest, 0);
      for (let way = 0; way < waysToBuild(s, line).length; way++) out[n++] = line * WAYS + way;
    }
    out[n] = stopBuilding(s);
    return n + 1;
  },
  take(s, f, pick, tell) {
    if (pick === stopBuilding(s)) return end(f);
    f.a = pick;
    const line = Math.floor(pick / WAYS);
    takeTokens(s, f.seat, s.board.lineSquares[line]);
    tell('builds', f.seat, line);
    return raise(s, f.seat, waysToBuild(s, line)[pick % WAYS], tell);
  },
});

/** What a line gives, in the order of C-9; what finds no room is lost (C-10). */
function raise(s: Castle, seat: number, reward: Reward, tell: Tell): Frame | undefined {
  const raisesFloor = reward.floor && s.floors[seat] < FLOORS;
  if (reward.tower > 0 && towersOf(s, seat) < TOWERS) {
    s.towers[seat * TOWERS + towersOf(s, seat)] = reward.tower;
    tell('tower', seat, reward.tower);
    if (towersOf(s, seat) === TOWERS && s.sun === NOBODY) {
      s.sun = seat;
      tell('sun', seat, s.board.file.sun);
    }
  }
  if (reward.wall && s.walls[seat] < WALLS) {
    s.walls[seat]++;
    tell('wall', seat);
  }
  if (raisesFloor) {
    s.floors[seat]++;
    tell('floor', seat);
  }
  if (s.cloud === NOBODY && mainParts(s, seat) === TOWERS + WALLS + FLOORS) drawCloud(s, seat, tell);
  drawResidents(s, seat, reward.residents, tell);
  for (const value of reward.flags) drawFlag(s, seat, value, tell);
  if (raisesFloor) return call(s.edition === ARCHITECT ? 'welcome' : 'draw guest', seat);
  return reward.power === '' ? undefined : call(reward.power, seat);
}

const mainParts = (s: Castle, seat: number): number => towersOf(s, seat) + s.walls[seat] + s.floors[seat];

/** C-16: only lines that are complete at this moment may still be built, by anybody. */
function drawCloud(s: Castle, seat: number, tell: Tell): void {
  s.cloud = seat;
  for (let i = 0; i < seatsOf(s); i++) s.closing[i] = completeLines(s, i);
  tell('cloud', seat, s.board.file.cloud);
}

/** C-11, Architect: one of the guests who are face up; the next is turned up before the power acts. */
const chooseGuest: Step<Castle> = ask({
  verb: 'welcome',
  of: 'guest',
  choices: (s, _, out) => spread(s.shown, out, 0, 0),
  take(s, f, guest, tell) {
    s.shown &= ~single(guest);
    s.guests[f.seat] |= single(guest);
    f.a = guest;
    tell('guest', f.seat, guest);
  },
});

const turnUp: Step<Castle> = roll({
  verb: 'turn-up',
  of: 'guest',
  n: (s) => (s.edition === ARCHITECT && count(s.shown) < SHOWN ? count(s.deck) : 0),
  take(s, _, place, tell) {
    const guest = nth(s.deck, place);
    s.deck &= ~single(guest);
    s.shown |= single(guest);
    tell('turned-up', TABLE, guest);
  },
});

const actIfBolt: Step<Castle> = act((_, f) => (has(BOLTS, f.a) ? power(f.a, f.seat) : undefined));

/** C-11, Apprentice: the top card. */
const drawGuest: Step<Castle> = roll({
  verb: 'draw',
  of: 'card',
  n: (s) => count(s.deck),
  take(s, f, place, tell) {
    const card = nth(s.deck, place);
    s.deck &= ~single(card);
    s.guests[f.seat] |= single(card);
    tell('card', f.seat, s.board.file.apprenticeGuests[card]);
  },
});

/** C-20: trigger one bolt guest of one's own. */
const reactivate: Step<Castle> = ask({
  verb: 'reactivate',
  of: 'guest',
  choices: (s, f, out) => spread(s.guests[f.seat] & BOLTS, out, 0, 0),
  take(_, f, guest, tell) {
    tell('reactivates', f.seat, guest);
    return power(guest, f.seat);
  },
});

/** The guests of a seat that others may steal: not the crowns of a castle with a Guard. */
const stealable = (s: Castle, seat: number): number =>
  hosts(s, seat, GUEST.guard) ? s.guests[seat] & ~CROWNS : s.guests[seat];

/** C-20: any guest of another player; a bolt guest acts at once for the thief. */
const steal: Step<Castle> = ask({
  verb: 'steal',
  of: 'guest',
  choices(s, f, out) {
    let set = 0;
    for (let seat = 0; seat < seatsOf(s); seat++) if (seat !== f.seat) set |= stealable(s, seat);
    return spread(set, out, 0, 0);
  },
  take(s, f, guest, tell) {
    const from = s.guests.findIndex((set) => has(set, guest));
    s.guests[from] &= ~single(guest);
    s.guests[f.seat] |= single(guest);
    f.a = guest;
    tell('steals', f.seat, guest, from);
    return has(BOLTS, guest) ? power(guest, f.seat) : undefined;
  },
});

const rollDie = (die: number): Step<Castle> =>
  roll({
    verb: 'roll',
    of: 'face',
    n: () => 6,
    take(s, f, face, tell) {
      s.dice[die] = face;
      if (die === 1) tell('rolls', f.seat, s.dice[0], face);
    },
  });

/** C-5: chance says who starts unless the host did. */
const chooseStarter: Step<Castle> = roll({
  verb: 'start',
  of: 'seat',
  n: (s) => (s.active === NOBODY ? seatsOf(s) : 0),
  take(s, _, seat) {
    s.active = seat;
  },
});

const firstTurn: Step<Castle> = act((s, _, tell) => {
  tell('starts', s.active);
  return beginTurn(s);
});

function beginTurn(s: Castle): Frame {
  s.turn++;
  return call('turn', s.active);
}

/** C-6, C-7: everybody at the same time. */
const handOutDice: Step<Castle> = act((s, f) => {
  for (let seat = 0; seat < seatsOf(s); seat++)
    start(s, seat === f.seat ? call('dice', seat, 3) : call('answer', seat));
});

const build: Step<Castle> = act((_, f) => call('build', f.seat));

/** The dice go to the left, or, after the Cloud, the others build what they have (C-16). */
const passDice: Step<Castle> = act((s, f) => {
  s.dice[0] = s.dice[1] = NOBODY;
  if (s.cloud !== NOBODY) return call('closing', f.seat, 1);
  s.active = (s.active + 1) % seatsOf(s);
  // The next turn takes this one's frame, so that the stack does not grow with the game.
  f.seat = s.active;
  restart(f);
  s.turn++;
  return;
});

/** `a` counts the seats to the left of whoever drew the Cloud. */
const buildInOrder: Step<Castle> = act((s, f) => {
  if (f.a >= seatsOf(s)) return;
  again(f);
  return call('build', (f.seat + f.a++) % seatsOf(s));
});

export const programs: Programs<Castle> = {
  game: [chooseStarter, turnUp, turnUp, turnUp, firstTurn],
  turn: [rollDie(0), rollDie(1), handOutDice, join(), build, passDice],
  dice: [useDice],
  answer: [answer],
  build: [chooseLine, act((_, f) => restart(f))],
  welcome: [chooseGuest, turnUp, actIfBolt],
  'draw guest': [drawGuest],
  reactivate: [reactivate],
  steal: [steal],
  use: [useFace],
  closing: [buildInOrder],
  ...Object.fromEntries(GUESTS.filter((g) => g.kind === 'bolt').map((g) => [g.id, g.steps])),
};

/** At the start the Apprentice's guests lie face down, the Architect's three face up come from the deck by chance. */
export const fullDeck = (edition: number, apprenticeCards: number): number =>
  edition === APPRENTICE ? (1 << apprenticeCards) - 1 : (1 << GUESTS.length) - 1;
