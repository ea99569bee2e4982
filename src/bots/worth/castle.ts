/** What a castle is worth: its score now, its parts, and how far its lines have come. */

import type { Reward } from '../../games/castle/board.ts';
import { total } from '../../games/castle/scoring.ts';
import { type Castle, FLOORS, flagRoom, TOWERS, towersOf, WALLS } from '../../games/castle/state.ts';
import { count } from '../../kernel/bits.ts';

/** Main parts end the game and carry flags and guests, beyond the points that they score at once. */
const PART = 2.5;
const RESIDENT = 0.7;
const GUEST = 2.5;
/** Of so many tokens in hand: who has none left can use no die. */
const HAND = [-8, -4, -2, -1, -0.5, 0];

/** What a line would bring now, roughly in points; nothing for what has no room left (C-10). */
function promise(s: Castle, seat: number, reward: Reward): number {
  let points = 0;
  if (reward.tower > 0 && towersOf(s, seat) < TOWERS) points += reward.tower + PART;
  if (reward.wall && s.walls[seat] < WALLS) points += PART;
  if (reward.floor && s.floors[seat] < FLOORS) points += PART + GUEST;
  points += Math.min(reward.residents, s.board.shadows - s.residents[seat]) * RESIDENT;
  const room = Math.max(0, flagRoom(s, seat));
  for (const value of reward.flags.slice(0, room)) points += value;
  if (reward.power !== '') points += GUEST * 0.6;
  return points;
}

export function worth(s: Castle, seat: number): number {
  const placed = s.squares[seat];
  let hope = 0;
  s.board.lineSquares.forEach((line, i) => {
    const share = count(placed & line) / count(line);
    if (share === 0) return;
    const best = Math.max(...s.board.rewards[s.edition][i].map((reward) => promise(s, seat, reward)));
    hope += best * share * share * 0.55;
  });
  const parts = towersOf(s, seat) + s.walls[seat] + s.floors[seat];
  return (
    total(s, seat) +
    parts * PART +
    s.residents[seat] * RESIDENT * 0.5 +
    HAND[Math.min(s.hand[seat], HAND.length - 1)] +
    hope
  );
}
