/** A seat's shield: its colour and its heraldic charge. */
import { CHARGES, type ChargeName, type SeatLook } from '../boards/board.ts';
import paths from './charges.json' with { type: 'json' };

/** How the seats look at every table. */
export const LOOKS: readonly SeatLook[] = CHARGES.map((charge, i) => ({ colour: `var(--seat-${i})`, charge }));

/** The path of a charge on a grid of 512, for whoever draws it into a picture of their own. */
export const chargePath = (charge: ChargeName): string => paths[charge];

export function Shield({ look }: { look: SeatLook }) {
  return (
    <svg class="shield" viewBox="0 0 40 46" aria-hidden="true">
      <path
        d="M3 3h34v20c0 11-8 16.500-17 20.500C11 39.500 3 34 3 23z"
        fill={look.colour}
        stroke="var(--paper-raised)"
        stroke-width="2"
      />
      <path d={paths[look.charge]} transform="translate(8 7) scale(0.047)" fill="var(--paper-raised)" />
    </svg>
  );
}
