/** Who sits round the table: how many cards each holds, who tells, who is next; the deck and the discards. */
import type { TimeView } from '../../../games/time/view.ts';
import { Shield } from '../../ui/charge.tsx';
import type { SeatLook } from '../board.ts';
import { text } from './text.ts';

type Props = { s: TimeView; seat: number; names: readonly string[]; looks: readonly SeatLook[] };

const sizeOf = (hand: number | readonly number[]): number => (typeof hand === 'number' ? hand : hand.length);

export function People({ s, seat, names, looks }: Props) {
  const next = (s.teller + 1) % names.length;
  return (
    <section class="time-people" aria-label={text.people}>
      <ul>
        {names.map((name, i) => {
          const tells = s.teller === i;
          return (
            <li
              key={looks[i].charge}
              class={`time-person teller-${i}${tells ? ' tells' : ''}${i === next ? ' next' : ''}`}
            >
              <Shield look={looks[i]} />
              <span class="time-name">{i === seat ? text.you : name}</span>
              <Fan count={sizeOf(s.hands[i])} />
              {tells && <span class="time-role">{text.tells}</span>}
              {!tells && i === next && <span class="time-role quiet-role">{text.next}</span>}
            </li>
          );
        })}
      </ul>
      <p class="time-piles">
        <span aria-hidden="true">{`${text.deck} ${s.pile}`}</span>
        <span class="visually-hidden">{text.inDeck(s.pile)}</span>
        <span aria-hidden="true">{`${text.discards} ${s.discards.length}`}</span>
        <span class="visually-hidden">{text.inDiscards(s.discards.length)}</span>
      </p>
    </section>
  );
}

/** A little fan of backs, and its number. */
function Fan({ count }: { count: number }) {
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
