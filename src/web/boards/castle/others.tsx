/** The other castles: small, each a tap away. */
import { total } from '../../../games/castle/scoring.ts';
import type { Castle } from '../../../games/castle/state.ts';
import { Shield } from '../../ui/charge.tsx';
import type { SeatLook } from '../board.ts';
import { CastleDrawing } from './drawing.tsx';
import { text } from './text.ts';

type Props = {
  s: Castle;
  before: Castle;
  seats: readonly number[];
  shown: number;
  names: readonly string[];
  looks: readonly SeatLook[];
  seed: string;
  onLook: (seat: number) => void;
};

export function Others({ s, before, seats, shown, names, looks, seed, onLook }: Props) {
  return (
    <section class="castle-others" aria-label={text.others}>
      {seats.map((i) => (
        <button
          key={i}
          type="button"
          class={i === shown ? 'other paper chosen' : 'other paper'}
          aria-label={text.other(names[i], total(s, i), s.hand[i], s.active === i)}
          aria-pressed={i === shown}
          onClick={() => onLook(i)}
        >
          <CastleDrawing s={s} seat={i} seed={seed} before={before} name={names[i]} />
          {s.active === i && <TwoDice />}
          <span class="other-line">
            <Shield look={looks[i]} />
            <strong>{names[i]}</strong>
          </span>
          <span class="other-line">
            <span>{text.points(total(s, i))}</span>
            <span class="other-tokens" title={text.tokens(s.hand[i])}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <circle cx="10" cy="10" r="9" fill={looks[i].colour} />
              </svg>
              {s.hand[i]}
            </span>
          </span>
        </button>
      ))}
    </section>
  );
}

/** Whose turn it is, on the sky of her castle; what it means is said by whatever it stands on. */
const TwoDice = () => (
  <svg class="other-active" viewBox="0 0 46 26" aria-hidden="true">
    <title>{text.active}</title>
    <rect x="4" y="5" width="17" height="17" rx="4" transform="rotate(-9 12 13)" />
    <rect x="25" y="4" width="17" height="17" rx="4" transform="rotate(11 33 12)" />
    <path d="M12.500 13.500h0M29.500 8.500h0M36.500 16.500h0" />
  </svg>
);

type ChipsProps = Pick<Props, 'seats' | 'shown' | 'names' | 'looks' | 'onLook'>;

/** Whose castle is looked at, where there is no room for more than shields. */
export function Chips({ seats, shown, names, looks, onLook }: ChipsProps) {
  return (
    <div class="castle-chips">
      {seats.map((i) => (
        <button
          key={i}
          type="button"
          class={i === shown ? 'chip chosen' : 'chip'}
          aria-label={text.look(names[i])}
          aria-pressed={i === shown}
          onClick={() => onLook(i)}
        >
          <Shield look={looks[i]} />
        </button>
      ))}
    </div>
  );
}
