/** A card to read: what it does, whether it is gone, and what it remembers. */
import { CARDS } from '../../../games/september/cards/cards.ts';
import { LISTS, NONE, PEOPLE, TRIPARTITE } from '../../../games/september/names.ts';
import type { September } from '../../../games/september/state.ts';
import { has } from '../../../kernel/bits.ts';
import { Dialog } from '../../ui/dialog.tsx';
import './end.css';
import { text } from './text.ts';

export function CardDialog({ s, card, onClose }: { s: September; card: number; onClose: () => void }) {
  const { name, side, list, number, text: says, history } = CARDS[card];
  const gained = list !== NONE && has(s.cards[side * 3 + list], number - 1);
  const out = side === TRIPARTITE && list === PEOPLE && s.doubleCross === number - 1;
  return (
    <Dialog title={name} onClose={onClose}>
      <p class="card-kind">
        {text.side(side)} · {list === NONE ? text.flagAbility : text.card(number, LISTS[list])}
      </p>
      <p class="card-says">{says}</p>
      {gained && <p>{text.gained}</p>}
      {!gained && out && <p>{text.crossedOut}</p>}
      <p class="card-history">
        <small>{text.history}</small> {history}
      </p>
    </Dialog>
  );
}
