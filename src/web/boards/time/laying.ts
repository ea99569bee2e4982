/** What the own cards can do now: played with the draft, laid to interrupt, or discarded. */
import { type Lay, readLay } from '../../../games/time/rules/lays.ts';
import { GROUP, MENTION } from '../../../games/time/rules/state.ts';
import type { TimeView } from '../../../games/time/view.ts';
import type { Decision } from '../../../kernel/game.ts';
import { cardName } from './card.tsx';
import type { HandCard } from './hand.tsx';
import { text } from './text.ts';
import type { Found } from './use-mentions.ts';

export type Place = Lay & { readonly pick: number };

/** Where a card could be laid; the latest sentence first. */
export const placesOf = (lay: Decision | undefined, card: number): Place[] =>
  (lay?.options ?? [])
    .map((pick) => ({ ...readLay(pick), pick }))
    .filter((place) => place.card === card)
    .sort((a, b) => b.on - a.on);

/** The place that a tap means without asking: the words that were told, or the group that was played. */
function plainPlace(places: readonly Place[], found: readonly Found[], card: number): Place | undefined {
  const told = places.find(
    ({ on, kind }) => kind === MENTION && found.some((f) => f.card === card && f.on === on && f.sure),
  );
  return (
    told ??
    places.find(({ kind }) => kind === GROUP) ??
    places.find(({ on, kind }) => kind === MENTION && found.some((f) => f.card === card && f.on === on))
  );
}

/** Where on that sentence a card goes that is dropped there. */
export const placeOn = (
  lay: Decision | undefined,
  found: readonly Found[],
  card: number,
  on: number,
): Place | undefined => {
  const places = placesOf(lay, card).filter((place) => place.on === on);
  return plainPlace(places, found, card) ?? places[0];
};

/** The matcher is a referee's aid: what it is not sure of it asks. */
const noteOf = ({ words, sure }: Found): string => (sure ? words : text.perhaps(words));

type Listening = {
  s: TimeView;
  hand: readonly number[];
  found: readonly Found[];
  lay: Decision | undefined;
  /** Cards rise by themselves; purists have it off and must listen. */
  rising: boolean;
  chosen: number | null;
  onLay: (pick: number) => void;
  onChoose: (card: number | null) => void;
};

export function whileListening({ s, hand, found, lay, rising, chosen, onLay, onChoose }: Listening): HandCard[] {
  return hand.map((card) => {
    const face = s.deck.cards[card];
    const places = placesOf(lay, card);
    const plain = rising ? plainPlace(places, found, card) : undefined;
    const told = plain && plain.kind === MENTION ? found.find((f) => f.card === card && f.on === plain.on) : undefined;
    const words = told ? noteOf(told) : '';
    const name = cardName(face);
    const only = !rising && places.length === 1 ? places[0] : undefined;
    const direct = plain ?? only;
    return {
      card,
      face,
      label: plain
        ? words === ''
          ? text.cardLaysGroup(name, text.groups[face.group])
          : text.cardLaysOn(name, words)
        : name,
      note: plain ? words || text.byGroup : '',
      raised: plain !== undefined,
      pressed: chosen === card,
      onTap: places.length === 0 ? null : () => (direct ? onLay(direct.pick) : onChoose(chosen === card ? null : card)),
    };
  });
}

type Telling = {
  s: TimeView;
  hand: readonly number[];
  found: readonly Found[];
  attached: number | null;
  onAttach: (card: number | null) => void;
};

export function whileTelling({ s, hand, found, attached, onAttach }: Telling): HandCard[] {
  return hand.map((card) => {
    const face = s.deck.cards[card];
    const seen = found.find((f) => f.card === card);
    const name = cardName(face);
    const pressed = attached === card;
    return {
      card,
      face,
      label: pressed ? text.attached(name) : seen ? text.cardBy(text.attach(name), seen.words) : text.attach(name),
      note: seen ? noteOf(seen) : '',
      raised: seen !== undefined,
      pressed,
      onTap: () => onAttach(pressed ? null : card),
    };
  });
}

export const whileDiscarding = (s: TimeView, discard: Decision, onDiscard: (card: number) => void): HandCard[] =>
  discard.options.map((card) => ({
    card,
    face: s.deck.cards[card],
    label: text.optionDiscard(s.deck.cards[card].title),
    note: '',
    raised: false,
    pressed: false,
    onTap: () => onDiscard(card),
  }));
