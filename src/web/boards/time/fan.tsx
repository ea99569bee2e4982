/** How many cards somebody holds. */
import { text } from './text.ts';

/** A little fan of backs, and its number. */
export function Fan({ count }: { count: number }) {
  return (
    <span class="time-count">
      <svg viewBox="0 0 30 22" aria-hidden="true" class="time-backs">
        {[-18, 0, 18].slice(0, Math.min(3, count)).map((turn) => (
          <rect key={turn} x="10" y="4" width="10" height="14" rx="1.500" transform={`rotate(${turn} 15 26)`} />
        ))}
      </svg>
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{text.cards(count)}</span>
    </span>
  );
}
