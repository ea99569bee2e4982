/**
 * The plain reference: a lean dice game in the manner of Yacht for one player, written for nothing but speed. Five dice, two
 * rerolls of any of them, thirteen categories. As in our games a move is one die that falls or one choice, and what may be
 * chosen is listed first. Everything happens in place, in numbers, with no contract, no frames and no garbage.
 */
import type { Below } from '../../../src/kernel/game.ts';
import type { Batch } from '../rounds.ts';

const DICE = 5;
const ALL_DICE = (1 << DICE) - 1;
const CATEGORIES = 13;
const ALL_CATEGORIES = (1 << CATEGORIES) - 1;
const REROLLS = 2;

const dice = [0, 0, 0, 0, 0];
const counts = [0, 0, 0, 0, 0, 0];
const options: number[] = new Array(1 << DICE).fill(0);

/** Dice in the air, rerolls left, categories still open, points. */
const table = { falling: ALL_DICE, rerolls: REROLLS, free: ALL_CATEGORIES, score: 0 };

/** Of a question its options; of a die that falls only their number. */
function choices(): number {
  if (table.falling !== 0) return 6;
  let n = 0;
  if (table.rerolls > 0) {
    for (let subset = 0; subset <= ALL_DICE; subset++) options[n++] = subset;
    return n;
  }
  for (let rest = table.free; rest !== 0; rest &= rest - 1) options[n++] = 31 - Math.clz32(rest & -rest);
  return n;
}

function take(pick: number): void {
  if (table.falling !== 0) {
    dice[31 - Math.clz32(table.falling & -table.falling)] = pick;
    table.falling &= table.falling - 1;
  } else if (table.rerolls > 0) {
    table.falling = pick;
    table.rerolls = pick === 0 ? 0 : table.rerolls - 1;
  } else {
    table.score += points(pick);
    table.free &= ~(1 << pick);
    table.falling = ALL_DICE;
    table.rerolls = REROLLS;
  }
}

function points(category: number): number {
  counts.fill(0);
  let sum = DICE;
  for (let i = 0; i < DICE; i++) {
    counts[dice[i]]++;
    sum += dice[i];
  }
  if (category < 6) return counts[category] * (category + 1);
  let most = 0;
  let pair = false;
  let run = 0;
  let longest = 0;
  for (let face = 0; face < 6; face++) {
    if (counts[face] > most) most = counts[face];
    if (counts[face] === 2) pair = true;
    run = counts[face] > 0 ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  switch (category) {
    case 6:
      return most >= 3 ? sum : 0;
    case 7:
      return most >= 4 ? sum : 0;
    case 8:
      return most === 3 && pair ? 25 : 0;
    case 9:
      return longest >= 4 ? 30 : 0;
    case 10:
      return longest === 5 ? 40 : 0;
    case 11:
      return most === 5 ? 50 : 0;
    default:
      return sum;
  }
}

export function yacht(below: Below): Batch {
  return () => {
    for (let i = 0; i < 10_000; i++) {
      if (table.free === 0) {
        table.free = ALL_CATEGORIES;
        table.score = 0;
      }
      const chance = table.falling !== 0;
      const pick = below(choices());
      take(chance ? pick : options[pick]);
    }
    return 10_000;
  };
}
