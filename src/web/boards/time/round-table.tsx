/** The table from above: everybody in a ring, the way the story goes, and the piles, face up as far as they are. */
import type { TimeView } from '../../../games/time/view.ts';
import { Shield } from '../../ui/charge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useStore } from '../../ui/store.ts';
import type { SeatLook } from '../board.ts';
import { LaidCard } from './card.tsx';
import { Fan } from './fan.tsx';
import { endingOf } from './options.ts';
import { noteOf, roundFrom, sizeOf } from './ring.ts';
import { ownRising, setRising } from './rising.ts';
import './round-table.css';
import { text } from './text.ts';

type Props = {
  s: TimeView;
  seat: number;
  names: readonly string[];
  looks: readonly SeatLook[];
  tableRises: boolean;
  onClose: () => void;
};

/** In a square of 100: the middle of the k-th place of n, whoever looks at the foot, the others from there to the left. */
function spotOf(k: number, n: number, radius: number): { x: number; y: number } {
  const turn = Math.PI / 2 + ((k + 1) * 2 * Math.PI) / n;
  return { x: 50 + radius * Math.cos(turn), y: 50 + radius * Math.sin(turn) };
}

export function RoundTable({ s, seat, names, looks, tableRises, onClose }: Props) {
  const places = roundFrom(s, seat);
  const n = places.length;
  const rises = useStore(ownRising);
  const at = (role: string): number => places.findIndex((place) => place.role === role);
  const from = spotOf(at('tells'), n, 25);
  const to = spotOf(Math.max(0, at('next')), n, 25);
  return (
    <Dialog title={text.people} onClose={onClose}>
      <div class="time-ring time-drawn">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="32" class="time-ring-table" />
          <circle cx="50" cy="50" r="29" class="time-ring-edge" />
          <path d={`M${from.x} ${from.y}Q50 50 ${to.x} ${to.y}`} class="time-ring-way" marker-end="url(#time-way)" />
          <marker id="time-way" viewBox="0 0 6 6" refX="4" refY="3" markerWidth="4" markerHeight="4" orient="auto">
            <path d="M0 0l6 3-6 3z" class="time-ring-tip" />
          </marker>
        </svg>
        <ul>
          {places.map(({ seat: i, role, gone }, k) => {
            const { x, y } = spotOf(k, n, 40);
            return (
              <li
                key={looks[i].charge}
                class={`time-ring-seat ${role}${gone ? ' gone' : ''}`}
                style={{ left: `${x}%`, top: `${y}%` }}
              >
                <Shield look={looks[i]} />
                <strong>{i === seat ? text.you : names[i]}</strong>
                <Fan count={sizeOf(s.hands[i])} />
                <em>{noteOf(role, gone)}</em>
              </li>
            );
          })}
        </ul>
      </div>
      <p>{text.goesLeft}</p>
      {tableRises && (
        <label class="time-rising">
          <input type="checkbox" checked={rises} onChange={({ currentTarget: { checked } }) => setRising(checked)} />
          {text.rising}
        </label>
      )}
      <h3>{text.discards}</h3>
      <p class="quiet">
        {text.inDeck(s.pile)}
        {' · '}
        {text.inDiscards(s.discards.length)}
      </p>
      {s.discards.length > 0 && (
        <ul class="time-ring-pile time-drawn">
          {s.discards.map((card) => (
            <li key={card}>
              <LaidCard face={s.deck.cards[card]} />
            </li>
          ))}
        </ul>
      )}
      {s.endingDiscards.length > 0 && (
        <>
          <h3>{text.endingsGone}</h3>
          <ul class="time-ring-endings">
            {s.endingDiscards.map((ending) => (
              <li key={ending}>{endingOf(s, ending)}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
