/** "Silly!": which of the open sentences, and what about it (T-15). */
import { readObject } from '../../../games/time/rules/lays.ts';
import { CARD } from '../../../games/time/rules/state.ts';
import type { TimeView } from '../../../games/time/view.ts';
import type { Decision } from '../../../kernel/game.ts';
import { titleOf } from './options.ts';
import { text } from './text.ts';
import { startOf } from './where.tsx';

type Props = { s: TimeView; object: Decision; onObject: (pick: number) => void; onLeave: () => void };

export function Objecting({ s, object, onObject, onLeave }: Props) {
  return (
    <div class="time-where paper">
      <p>
        <strong>{text.objectWhat}</strong> <span class="time-note">{text.objectNote}</span>
      </p>
      <div class="button-row">
        {object.options.map((pick) => {
          const { on, kind } = readObject(pick);
          const { card, text: told } = s.sentences[on];
          return (
            <button key={pick} type="button" class="button button-offer" onClick={() => onObject(pick)}>
              {kind === CARD ? text.objectCard(titleOf(s, card)) : text.objectTelling(startOf(told))}
            </button>
          );
        })}
        <button type="button" class="button button-plain" onClick={onLeave}>
          {text.letStand}
        </button>
      </div>
    </div>
  );
}
