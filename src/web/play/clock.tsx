/** How long people may think: not measured, so long for each move, or so long for the whole game. */
import type { Clock } from '../../table/entries.ts';
import { t } from '../text/index.ts';
import { Choices } from '../ui/choices.tsx';
import { NumberSelect } from '../ui/number-select.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const MOVES = [MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 60 * MINUTE, DAY, 3 * DAY, 7 * DAY];
const GAMES = [5, 10, 20, 45, 90].map((minutes) => minutes * MINUTE);
const INCREMENTS = [0, 5, 10, 30].map((seconds) => seconds * SECOND);

/** What each kind begins with. */
const FIRST: { readonly [kind in Clock['kind']]: Clock } = {
  none: { kind: 'none' },
  move: { kind: 'move', ms: DAY },
  game: { kind: 'game', ms: 20 * MINUTE, increment: 10 * SECOND },
};

type Props = { clock: Clock; onChange: (clock: Clock) => void };

export function ClockField({ clock, onChange }: Props) {
  const kinds = Object.keys(FIRST) as Clock['kind'][];
  return (
    <>
      <Choices
        label={t.setUp.clock}
        name="clock"
        value={clock.kind}
        values={kinds.map((kind) => ({ value: kind, label: t.setUp.clocks[kind] }))}
        onChange={(kind) => onChange(FIRST[kind as Clock['kind']])}
      />
      {clock.kind === 'move' && (
        <NumberSelect
          label={t.setUp.moveTime}
          value={clock.ms}
          values={MOVES}
          word={t.setUp.span}
          onChange={(ms) => onChange({ ...clock, ms })}
        />
      )}
      {clock.kind === 'game' && (
        <div class="clock-two">
          <NumberSelect
            label={t.setUp.gameTime}
            value={clock.ms}
            values={GAMES}
            word={t.setUp.span}
            onChange={(ms) => onChange({ ...clock, ms })}
          />
          <NumberSelect
            label={t.setUp.increment}
            value={clock.increment}
            values={INCREMENTS}
            word={t.setUp.span}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </div>
      )}
    </>
  );
}
