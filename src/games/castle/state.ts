/** The state of a castle table: flat, plain numbers, copied by hand. Arrays run over the seats. */

import { count, has, single } from '../../kernel/bits.ts';
import { cloneStacks, type Framed } from '../../kernel/frames.ts';
import type { Tell } from '../../kernel/game.ts';
import { ARCHITECT, type Board } from './board.ts';

export const TOWERS = 4;
export const FLOORS = 4;
export const WALLS = 4;
export const FLAGS = 6;
export const NOBODY = -1;

export type Castle = Framed & {
  board: Board;
  edition: number;
  /** How many turns have begun. */
  turn: number;
  active: number;
  dice: number[];
  /** Tokens in hand, and the set of squares on which the others lie. */
  hand: number[];
  squares: number[];
  /** Values, four a seat; 0 where none stands yet. */
  towers: number[];
  floors: number[];
  walls: number[];
  /** Values, six a seat. */
  flags: number[];
  residents: number[];
  /** Clouds of the Shepherdess. */
  clouds: number[];
  /** Sets of cards: each player's, those face up, those in the deck. */
  guests: number[];
  shown: number;
  deck: number;
  /** Who drew the Sun and the finishing Cloud. */
  sun: number;
  cloud: number;
  /** C-16: after the Cloud, the lines that may still be built. */
  closing: number[];
};

export function clone(s: Castle): Castle {
  return {
    answers: s.answers.slice(),
    stacks: cloneStacks(s.stacks),
    board: s.board,
    edition: s.edition,
    turn: s.turn,
    active: s.active,
    dice: s.dice.slice(),
    hand: s.hand.slice(),
    squares: s.squares.slice(),
    towers: s.towers.slice(),
    floors: s.floors.slice(),
    walls: s.walls.slice(),
    flags: s.flags.slice(),
    residents: s.residents.slice(),
    clouds: s.clouds.slice(),
    guests: s.guests.slice(),
    shown: s.shown,
    deck: s.deck,
    sun: s.sun,
    cloud: s.cloud,
    closing: s.closing.slice(),
  };
}

export const seatsOf = (s: Castle): number => s.hand.length;

/** Whether a guest works for a seat; Apprentice cards only carry points. */
export function hosts(s: Castle, seat: number, guest: number): boolean {
  return s.edition === ARCHITECT && has(s.guests[seat], guest);
}

/** How many of a run of values are written. */
function written(values: readonly number[], seat: number, room: number): number {
  let n = 0;
  while (n < room && values[seat * room + n] !== 0) n++;
  return n;
}
export const towersOf = (s: Castle, seat: number): number => written(s.towers, seat, TOWERS);
export const flagsOf = (s: Castle, seat: number): number => written(s.flags, seat, FLAGS);
export const completeLines = (s: Castle, seat: number): number => s.board.complete[s.squares[seat]];

/** C-14: flags stand only on walls that are there. */
export const flagRoom = (s: Castle, seat: number): number => s.board.file.flagRoom[s.walls[seat]] - flagsOf(s, seat);

/** C-6: a token goes from the hand to a free square. */
export function putToken(s: Castle, seat: number, square: number): void {
  s.hand[seat]--;
  s.squares[seat] |= single(square);
}

/** Tokens leave squares for the hand; a line that is broken after the Cloud stays closed (C-16). */
export function takeTokens(s: Castle, seat: number, set: number): void {
  s.hand[seat] += count(s.squares[seat] & set);
  s.squares[seat] &= ~set;
  if (s.cloud !== NOBODY) s.closing[seat] &= completeLines(s, seat);
}

/** C-15: residents fill their shadows in order; further ones are lost. */
export function drawResidents(s: Castle, seat: number, wanted: number, tell: Tell): void {
  const drawn = Math.min(wanted, s.board.shadows - s.residents[seat]);
  if (drawn <= 0) return;
  s.residents[seat] += drawn;
  tell('residents', seat, drawn);
}

/** C-14: a flag, if a wall has room for it. */
export function drawFlag(s: Castle, seat: number, value: number, tell: Tell): void {
  if (flagRoom(s, seat) <= 0) return;
  s.flags[seat * FLAGS + flagsOf(s, seat)] = value;
  tell('flag', seat, value);
}
