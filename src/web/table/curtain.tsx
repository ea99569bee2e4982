/** The curtain between two people who share a screen, in a game with secrets. */
import { t } from '../text/index.ts';

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
