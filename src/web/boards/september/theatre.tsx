/** A theatre: an atlas plate with its five campaigns on it, and a key to the marks that cards have drawn there. */
import { CARDS } from '../../../games/september/cards/cards.ts';
import { FRONTS } from '../../../games/september/names.ts';
import { numberOf } from '../../../games/september/roster.ts';
import { has } from '../../../kernel/bits.ts';
import { memo } from '../../ui/memo.ts';
import { Campaign, type PartProps } from './front.tsx';
import { type Drawn, MARK_CARDS, marksOf } from './marks.ts';
import { MarkPicture } from './pictures.tsx';
import { PlateBackground } from './plate.tsx';
import { text } from './text.ts';

const FIVE = Array.from({ length: FRONTS }, (_, i) => i);

export const Theatre = memo(({ map, theatre, now, aside, onRead }: PartProps & { theatre: number }) => {
  const marks = marksOf(map.s, theatre);
  return (
    <section class={`theatre theatre-${theatre} paper${aside ? ' aside' : ''}`} aria-label={text.theatres[theatre]}>
      <PlateBackground theatre={theatre} />
      <h3 class="theatre-title">{text.theatres[theatre]}</h3>
      <small class="plate-number" aria-hidden="true">
        {text.plates[theatre]}
      </small>
      {FIVE.map((i) => theatre * FRONTS + i).map((campaign) => (
        <Campaign key={campaign} {...map} campaign={campaign} now={has(now, campaign)} />
      ))}
      {marks.length > 0 && (
        <ul class="mark-keys" aria-label={text.marksOn(theatre)}>
          {marks.map((mark) => (
            <MarkKey key={mark.mark} {...mark} onRead={onRead} />
          ))}
        </ul>
      )}
    </section>
  );
});

/** A mark in words, and the way to its card. */
function MarkKey({ mark, where, onRead }: Drawn & { onRead: (card: number) => void }) {
  const card = numberOf(MARK_CARDS[mark]);
  const { name } = CARDS[card];
  const said = text.markKey(name, where);
  return (
    <li>
      <button type="button" class="mark-key" aria-label={said} title={said} onClick={() => onRead(card)}>
        <span class="mark-key-picture">
          <MarkPicture mark={mark} />
        </span>
        <span class="mark-key-name">{name}</span>
        <small>{where}</small>
      </button>
    </li>
  );
}
