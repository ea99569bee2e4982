/** What happened, in prose, the latest first; a tap shows the table as it was then. */
import { useMemo, useState } from 'preact/hooks';
import type { Messages } from '../../kernel/game.ts';
import type { SeatLook } from '../boards/board.ts';
import { t } from '../text/index.ts';
import { Shield } from '../ui/charge.tsx';
import type { Step } from './client.ts';
import type { Past } from './use-past.ts';
import { linesOf } from './words.ts';

type Props = {
  steps: readonly Step[];
  messages: Messages;
  names: readonly string[];
  looks: readonly SeatLook[];
  past: Past;
};

/** A long game is drawn in parts. */
const PART = 60;

export function Log({ steps, messages, names, looks, past }: Props) {
  const [shown, setShown] = useState(PART);
  const first = Math.max(0, steps.length - shown);
  const lines = useMemo(
    () => steps.slice(first).map((step) => linesOf(step, messages, names)),
    [steps, first, messages, names],
  );
  if (steps.length === 0) return <p class="quiet">{t.table.logEmpty}</p>;
  // What changed nothing that can be told (nobody builds any more) has no line.
  const told = lines.flatMap((said, i) => (said.length > 0 ? [first + i] : []));
  const items = told.flatMap((index, i) => {
    const said = lines[index - first];
    const { round, after } = steps[index];
    // The latest comes first, so a round's heading stands over its last entry.
    const heads = i === told.length - 1 || steps[told[i + 1]].round !== round;
    const entry = (
      <li key={after} class={entryClass(index, told.at(-1), past)}>
        <button type="button" class="log-entry" onClick={() => past.show(index)}>
          {said.map(({ seat, text }) => (
            <span class="log-line" key={text}>
              {looks[seat] ? <Shield look={looks[seat]} /> : <span class="log-nobody" />}
              {text}
            </span>
          ))}
        </button>
      </li>
    );
    if (!heads || round === 0) return [entry];
    const head = (
      <li key={`round ${round}`} class="log-round small-caps">
        {t.table.round(round)}
      </li>
    );
    return [entry, head];
  });
  return (
    <>
      <ol class="log">{items.reverse()}</ol>
      {first > 0 && (
        <button type="button" class="button button-plain" onClick={() => setShown(shown + PART)}>
          {t.table.earlier}
        </button>
      )}
    </>
  );
}

function entryClass(index: number, last: number | undefined, past: Past): string {
  if (past.then && index === past.index) return 'log-item log-shown';
  return index === last ? 'log-item log-fresh' : 'log-item';
}
