/** How long people may think: not measured, so long for each move, or so long for the whole game. */
import type { Clock } from '../../table/entries.ts';
import { t } from '../text/index.ts';
import { Choices } from '../ui/choices.tsx';

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
        <Span label={t.setUp.moveTime} value={clock.ms} values={MOVES} onChange={(ms) => onChange({ ...clock, ms })} />
      )}
      {clock.kind === 'game' && (
        <div class="clock-two">
          <Span
            label={t.setUp.gameTime}
            value={clock.ms}
            values={GAMES}
            onChange={(ms) => onChange({ ...clock, ms })}
          />
          <Span
            label={t.setUp.increment}
            value={clock.increment}
            values={INCREMENTS}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </div>
      )}
    </>
  );
}

type SpanProps = { label: string; value: number; values: readonly number[]; onChange: (ms: number) => void };

function Span({ label, value, values, onChange }: SpanProps) {
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <select class="select" value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {values.map((ms) => (
          <option key={ms} value={ms}>
            {t.setUp.span(ms)}
          </option>
        ))}
      </select>
    </label>
  );
}
