/** The own hand as a fan, on a phone a row that snaps; and the ending, always in sight. */
import { useEffect, useRef } from 'preact/hooks';
import type { Deck } from '../../../games/time/cards.ts';
import { CardFace, cardName } from './card.tsx';
import { text } from './text.ts';

/** What a tap on a card does now, and how it shows itself. */
export type HandCard = {
  readonly card: number;
  readonly face: Deck['cards'][number];
  readonly label: string;
  /** The words that mention it, or that its group was played. */
  readonly note: string;
  readonly raised: boolean;
  readonly pressed: boolean;
  readonly onTap: (() => void) | null;
};

type HandEnding = { readonly ending: number; readonly words: string; readonly onTap: (() => void) | null };

const LONG = /\S{12}/;

/** How far a card leans: those in the middle stand upright. */
const leanOf = (i: number, n: number): number => Math.round((i - (n - 1) / 2) * Math.min(1, 8 / n));

type Props = {
  cards: readonly HandCard[];
  endings: readonly HandEnding[];
  dragged: number | null;
  phone: boolean;
  onPress: (event: PointerEvent, card: number) => void;
};

export function Hand({ cards, endings, dragged, phone, onPress }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const raised = cards.find((card) => card.raised)?.card;
  useEffect(() => {
    // On a phone the hand is a row that goes on beyond the edge: a card that rises there would rise unseen.
    if (phone) row.current?.querySelector('.raised')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [phone, raised]);
  return (
    <section class="time-hand" aria-label={text.hand}>
      <ul
        ref={row}
        class={cards.length > 8 ? 'time-fan crowded' : 'time-fan'}
        // What scrolls must be reachable by keyboard, even while no card in it is.
        tabIndex={cards.some(({ onTap }) => onTap) ? -1 : 0}
      >
        {cards.map(({ card, face, label, note, raised, pressed, onTap }, i) => (
          <li key={card} class={`lean-${leanOf(i, cards.length)}`}>
            <button
              type="button"
              class={`time-card${raised ? ' raised' : ''}${pressed ? ' pressed' : ''}${card === dragged ? ' dragged' : ''}`}
              aria-label={label || cardName(face)}
              aria-pressed={pressed}
              disabled={!onTap}
              onClick={() => onTap?.()}
              onPointerDown={(event) => onTap && onPress(event, card)}
            >
              <CardFace face={face} />
              <span class={LONG.test(face.title) ? 'time-card-title long' : 'time-card-title'}>{face.title}</span>
              {note !== '' && <span class="time-card-note">{note}</span>}
            </button>
          </li>
        ))}
        {cards.length === 0 && <li class="time-empty">{text.noHand}</li>}
      </ul>
      <ul class="time-endings" aria-label={endings.length > 1 ? text.endings : text.ending}>
        {endings.map(({ ending, words, onTap }) => (
          <li key={ending} class="time-ending">
            <p>
              <span class="time-ending-head">{text.ending}</span> {words}
            </p>
            {onTap && (
              <button type="button" class="button button-main" onClick={onTap}>
                {text.endNow}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
