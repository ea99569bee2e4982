/**
 * What a die can do for a seat (C-6, C-7, C-19, C-21), as a set: a token on one of the twelve squares, a Monk's flag,
 * residents, a Shepherdess's cloud, or the Cook's resident when the Food itself is lost.
 *
 * A "?" is whichever face it is used as: it offers what the five others offer together, and a Food square reached by it
 * counts as Food. Nobody would name a face that does the same and brings less, so that is not asked.
 */

import { single } from '../../kernel/bits.ts';
import type { Tell } from '../../kernel/game.ts';
import { ALL_SQUARES, SQUARES } from './board.ts';
import { ANY, FOOD, GOLD, RESIDENT, STONE, WOOD } from './faces.ts';
import { GUEST } from './roster.ts';
import { type Castle, drawFlag, drawResidents, flagRoom, hosts, putToken } from './state.ts';

export const FLAG = SQUARES;
export const RESIDENTS = SQUARES + 1;
export const CLOUD = SQUARES + 2;
export const COOK = SQUARES + 3;
/** Not a use: what the others may answer instead (C-7). */
export const DECLINE = SQUARES + 4;

const MONK_FLAG = 2;
const FACE_RESIDENTS = 2;

/** The free squares on which a token of that resource may lie now. */
export function squaresFor(s: Castle, seat: number, resource: number): number {
  if (s.hand[seat] === 0) return 0;
  const { squaresOf } = s.board;
  const either = (resource === WOOD || resource === STONE) && hosts(s, seat, GUEST.troll);
  const wanted = either ? squaresOf[WOOD] | squaresOf[STONE] : squaresOf[resource];
  return wanted & ~s.squares[seat];
}

/** Every free square, while there is a token in hand. */
export const anySquare = (s: Castle, seat: number): number => (s.hand[seat] === 0 ? 0 : ALL_SQUARES & ~s.squares[seat]);

const shadowsLeft = (s: Castle, seat: number): boolean => s.residents[seat] < s.board.shadows;

/** The set of uses of a face; empty: the die is lost. */
export function uses(s: Castle, seat: number, face: number): number {
  switch (face) {
    case GOLD:
      return squaresFor(s, seat, GOLD) | (hosts(s, seat, GUEST.monk) && flagRoom(s, seat) > 0 ? single(FLAG) : 0);
    case FOOD: {
      const squares = squaresFor(s, seat, FOOD);
      if (squares !== 0) return squares;
      return hosts(s, seat, GUEST.cook) && shadowsLeft(s, seat) ? single(COOK) : 0;
    }
    case RESIDENT:
      return (shadowsLeft(s, seat) ? single(RESIDENTS) : 0) | (hosts(s, seat, GUEST.knight) ? anySquare(s, seat) : 0);
    case ANY:
      return (
        anySquare(s, seat) |
        uses(s, seat, GOLD) |
        uses(s, seat, FOOD) |
        uses(s, seat, RESIDENT) |
        (hosts(s, seat, GUEST.shepherdess) ? single(CLOUD) : 0)
      );
    default:
      return squaresFor(s, seat, face);
  }
}

/** Whether this use of this face counts as Food, for the Cook. */
export function isFood(s: Castle, face: number, use: number): boolean {
  if (face === FOOD) return true;
  return face === ANY && (use === COOK || (use < SQUARES && s.board.resources[use] === FOOD));
}

export function carryOut(s: Castle, seat: number, face: number, use: number, tell: Tell): void {
  if (use < SQUARES) {
    putToken(s, seat, use);
    tell('puts', seat, s.board.resources[use], use, face);
  } else if (use === FLAG) {
    drawFlag(s, seat, MONK_FLAG, tell);
  } else if (use === RESIDENTS) {
    drawResidents(s, seat, FACE_RESIDENTS, tell);
  } else if (use === CLOUD) {
    s.clouds[seat]++;
    tell('sky-cloud', seat);
  }
  if (isFood(s, face, use) && hosts(s, seat, GUEST.cook)) drawResidents(s, seat, 1, tell);
}
