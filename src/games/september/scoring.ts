/** S-13, S-14: when the game ends, and the Stars term by term, during the game and at its end. */

import { count } from '../../kernel/bits.ts';
import type { Outcome, ScoreTerm } from '../../kernel/game.ts';
import { ALLIED, CAMPAIGNS, NONE, TRIPARTITE } from './names.ts';
import { bombBuilt, type September } from './state.ts';
import { campaignSum } from './zones.ts';

const bombed = (s: September): boolean => bombBuilt(s, TRIPARTITE) || bombBuilt(s, ALLIED);

/** Looked at when a round is over. */
export const gameEnds = (s: September): boolean => bombed(s) || count(s.capstones[0] | s.capstones[1]) >= s.limit;

/** Who has the higher sum; nobody on equal sums. */
export function campaignWinner(s: September, campaign: number): number {
  const difference = campaignSum(s, TRIPARTITE, campaign) - campaignSum(s, ALLIED, campaign);
  return difference === 0 ? NONE : difference > 0 ? TRIPARTITE : ALLIED;
}

function campaignStars(s: September, side: number): number {
  let total = 0;
  for (let c = 0; c < CAMPAIGNS.length; c++) if (campaignWinner(s, c) === side) total += s.board.endStars[c];
  return total;
}

export const scoreSheet = (s: September, side: number): ScoreTerm[] => [
  { term: 'capstones', value: count(s.capstones[side]) },
  { term: 'stars', value: s.stars[side] },
  { term: 'campaigns', value: campaignStars(s, side) },
  { term: 'meeple', value: s.meeple === side ? s.board.file.meeple : 0 },
];

/** The Stars of a side as things stand. */
const total = (s: September, side: number): number =>
  count(s.capstones[side]) + s.stars[side] + campaignStars(s, side) + (s.meeple === side ? s.board.file.meeple : 0);

export function outcome(s: September): Outcome | null {
  if (s.stacks[s.stacks.length - 1].length > 0) return null;
  const scores = [total(s, TRIPARTITE), total(s, ALLIED)];
  const best = Math.max(...scores);
  const winners = [TRIPARTITE, ALLIED].filter((side) => scores[side] === best);
  return { winners, scores, how: bombed(s) ? 'bomb' : 'stars' };
}
