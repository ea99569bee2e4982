/** Who sits round the table, in the order in which the story goes: how many cards each holds, who tells, who is next. */
import { useState } from 'preact/hooks';
import type { TimeView } from '../../../games/time/view.ts';
import { Shield } from '../../ui/charge.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SeatLook } from '../board.ts';
import { Fan } from './fan.tsx';
import { noteOf, roundFrom, sizeOf } from './ring.ts';
import { RoundTable } from './round-table.tsx';
import { text } from './text.ts';

type Props = {
  s: TimeView;
  seat: number;
  names: readonly string[];
  looks: readonly SeatLook[];
  phone: boolean;
  tableRises: boolean;
};

const ROLES = ['tells', 'next'] as const;

export function People({ s, seat, names, looks, phone, tableRises }: Props) {
  const [open, setOpen] = useState(false);
  // On a phone the bar above has everybody with their cards: here only who tells, and then who is next.
  const places = phone
    ? ROLES.flatMap((role) => roundFrom(s, seat).filter((place) => place.role === role))
    : roundFrom(s, seat);
  return (
    <section class="time-people" aria-label={text.people}>
      <ul key={phone ? s.teller : ''}>
        {places.map(({ seat: i, role, gone }) => (
          <li key={looks[i].charge} class={`time-person teller-${i} ${role}${gone ? ' gone' : ''}`}>
            <Shield look={looks[i]} />
            <span class="time-name">{i === seat ? text.you : names[i]}</span>
            {!phone && <Fan count={sizeOf(s.hands[i])} />}
            <span class="time-role">{noteOf(role, gone)}</span>
          </li>
        ))}
      </ul>
      <button type="button" class="button button-wood time-round" data-drop="discards" onClick={() => setOpen(true)}>
        <Icon name="people" />
        <span class="visually-hidden">{text.people}</span>
        <span class="time-piles" aria-hidden="true">
          <span>{`${text.deck} ${s.pile}`}</span>
          <span>{`${text.discards} ${s.discards.length}`}</span>
        </span>
      </button>
      {open && <RoundTable {...{ s, seat, names, looks, tableRises }} onClose={() => setOpen(false)} />}
    </section>
  );
}
