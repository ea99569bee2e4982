/** Leafing to and fro, and the way back to now; it stands where the question was. */
import { t } from '../text/index.ts';
import { Icon } from '../ui/icon.tsx';
import type { Past } from './use-past.ts';

export function PastBar({ past, count }: { past: Past; count: number }) {
  const { index, leaf, present, playing, play, pause } = past;
  const turn = (by: number): void => {
    pause();
    leaf(by);
  };
  return (
    <>
      <p class="question-text">{t.table.past}</p>
      <div class="past-bar">
        <button
          type="button"
          class="button button-icon"
          aria-label={t.table.earlier}
          disabled={index <= 0}
          onClick={() => turn(-1)}
        >
          <Icon name="back" />
        </button>
        <span class="past-where">{t.table.pastOf(index + 1, count)}</span>
        <button type="button" class="button button-icon past-later" aria-label={t.table.later} onClick={() => turn(1)}>
          <Icon name="back" />
        </button>
      </div>
      <div class="button-row past-now">
        <button type="button" class="button" onClick={playing ? pause : play}>
          <Icon name={playing ? 'pause' : 'play'} />
          {playing ? t.table.pause : t.table.play}
        </button>
        <button type="button" class="button button-main" onClick={present}>
          {t.table.present}
        </button>
      </div>
    </>
  );
}
