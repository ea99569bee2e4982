/** How a rating among people came about: a pencil line over the games that moved it. */
import { useEffect, useState } from 'preact/hooks';
import { people as w } from '../text/people.ts';
import { ratingPoints } from './api.ts';

const WIDTH = 240;
const HEIGHT = 48;
const EDGE = 4;
/** Two games are a change, and no history. */
const FEWEST = 3;

export function Curve({ who, game }: { who: string; game: string }) {
  const [points, setPoints] = useState<readonly number[]>([]);
  useEffect(() => {
    // A line that does not come is no loss: the numbers stand beside it.
    ratingPoints(who, game).then(setPoints, () => undefined);
  }, [who, game]);
  if (points.length < FEWEST) return null;
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const x = (i: number): number => EDGE + (i / (points.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (rating: number): number => HEIGHT - EDGE - ((rating - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const last = points.length - 1;
  return (
    <p class="curve">
      <span class="quiet">{w.player.curve}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={w.player.moved(points[0], points[last], last + 1)}>
        <polyline points={points.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(' ')} />
        <circle cx={x(last)} cy={y(points[last])} r="3.5" />
      </svg>
      <span class="quiet">{w.player.between(low, high)}</span>
    </p>
  );
}
