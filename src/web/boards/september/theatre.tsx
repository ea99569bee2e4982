/** A theatre: an atlas plate with its five campaigns on it. */
import { FRONTS } from '../../../games/september/names.ts';
import { Campaign, type MapProps } from './front.tsx';
import { PlateBackground } from './plate.tsx';
import { text } from './text.ts';

const FIVE = Array.from({ length: FRONTS }, (_, i) => i);

export function Theatre({ theatre, hidden, ...map }: MapProps & { theatre: number; hidden: boolean }) {
  return (
    <section class={`theatre theatre-${theatre} paper`} aria-label={text.theatres[theatre]} hidden={hidden}>
      <PlateBackground theatre={theatre} />
      <h3 class="theatre-title">
        {text.theatres[theatre]}
        <small aria-hidden="true">{text.plates[theatre]}</small>
      </h3>
      {FIVE.map((i) => (
        <Campaign key={i} {...map} campaign={theatre * FRONTS + i} />
      ))}
    </section>
  );
}
