/** Guest cards: at the gate, in a castle, and those that may be chosen now. */
import { GUESTS } from '../../../games/castle/guests.ts';
import type { Castle } from '../../../games/castle/state.ts';
import { members } from '../../../kernel/bits.ts';
import { memo } from '../../ui/memo.ts';
import { Picture, type PictureName } from './icon.tsx';
import { text } from './text.ts';

type CardProps = { guest: number; points: number; lit: boolean; onTap: (guest: number) => void };

const GuestCard = memo(({ guest, points, lit, onTap }: CardProps) => {
  const { id, name, kind, text: says } = GUESTS[guest];
  const content = (
    <>
      <Picture name={id as PictureName} class="guest-art" />
      <span class="guest-name">{name}</span>
      <span class="guest-text">{says}</span>
      <span class={`guest-kind guest-kind-${kind}`} title={text.kinds[kind]}>
        {kind === 'crown' ? <Picture name="king" /> : <Picture name={kind} />}
        <span class="visually-hidden">{text.kinds[kind]}</span>
      </span>
      <span class="guest-points">{points}</span>
    </>
  );
  if (!lit) return <li class={`guest guest-${kind}`}>{content}</li>;
  return (
    <li class="guest-pick">
      <button type="button" class={`guest guest-${kind} lit`} onClick={() => onTap(guest)}>
        {content}
      </button>
    </li>
  );
});

type Props = {
  s: Castle;
  set: number;
  /** The guests that may be tapped. */
  lit: ReadonlySet<number>;
  onTap: (guest: number) => void;
  title: string;
  note?: string;
};

export function Guests({ s, set, lit, onTap, title, note }: Props) {
  const cards = members(set);
  return (
    <section class="guests">
      <h3 class="guests-title">
        {title}
        {note && <small>{note}</small>}
      </h3>
      {cards.length === 0 && <p class="guests-none">{text.noGuests}</p>}
      <ul class="guest-row">
        {cards.map((card) =>
          s.edition === 0 ? (
            <li key={card} class="guest guest-plain">
              <Picture name="Resident" class="guest-art" />
              <span class="guest-name">{text.cardWorth(s.board.file.apprenticeGuests[card])}</span>
            </li>
          ) : (
            <GuestCard
              key={card}
              guest={card}
              points={s.board.file.guests[GUESTS[card].id]}
              lit={lit.has(card)}
              onTap={onTap}
            />
          ),
        )}
      </ul>
    </section>
  );
}
