/** What lies over the board: the way back from the past, and the curtain between two people who share a screen. */
import { t } from '../text/index.ts';
import { Icon } from '../ui/icon.tsx';
import type { Step } from './client.ts';
import type { Past } from './use-past.ts';

export function PastBar({ past, steps }: { past: Past; steps: readonly Step[] }) {
  const { index, show, present } = past;
  return (
    <div class="past-bar">
      <button
        type="button"
        class="button button-icon"
        aria-label={t.table.earlier}
        disabled={index <= 0}
        onClick={() => show(index - 1)}
      >
        <Icon name="back" />
      </button>
      <span class="past-where">{t.table.pastOf(index + 1, steps.length)}</span>
      <button
        type="button"
        class="button button-icon past-later"
        aria-label={t.table.later}
        onClick={() => show(index + 1)}
      >
        <Icon name="back" />
      </button>
      <button type="button" class="button button-main" onClick={present}>
        {t.table.present}
      </button>
    </div>
  );
}

export function Curtain({ name, onReady }: { name: string; onReady: () => void }) {
  return (
    <div class="curtain paper">
      <h2>{t.table.pass(name)}</h2>
      <p>{t.table.passHint}</p>
      <button type="button" class="button button-main" onClick={onReady}>
        {t.table.passDone(name)}
      </button>
    </div>
  );
}
