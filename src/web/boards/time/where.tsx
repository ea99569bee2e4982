/** A card that was not plainly mentioned: where to lay it, and what that risks. */
import { GROUP } from '../../../games/time/rules/state.ts';
import type { TimeView } from '../../../games/time/view.ts';
import type { Place } from './laying.ts';
import { titleOf } from './options.ts';
import { text } from './text.ts';

const START = 38;

/** Enough of a sentence to know it again. */
export const startOf = (told: string): string => (told.length > START ? `${told.slice(0, START).trimEnd()} …` : told);

type Props = {
  s: TimeView;
  card: number;
  places: readonly Place[];
  onLay: (pick: number) => void;
  onKeep: () => void;
};

export function Where({ s, card, places, onLay, onKeep }: Props) {
  return (
    <div class="time-where paper">
      <p>
        <strong>{text.where(titleOf(s, card))}</strong> <span class="time-note">{text.risky}</span>
      </p>
      <div class="button-row">
        {places.map(({ pick, on, kind }) => (
          <button key={pick} type="button" class="button button-offer" onClick={() => onLay(pick)}>
            {kind === GROUP ? text.whereGroup(on + 1) : text.whereMention(on + 1, startOf(s.sentences[on].text))}
          </button>
        ))}
        <button type="button" class="button button-plain" onClick={onKeep}>
          {text.never}
        </button>
      </div>
    </div>
  );
}
