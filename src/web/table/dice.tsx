/** The seal of the dice, and the proof when the game is over. */
import { useState } from 'preact/hooks';
import { CHANCE } from '../../kernel/game.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import type { TableClient, TableState } from './client.ts';
import { saveFile } from './save-file.ts';

export function Dice({ state, client }: { state: TableState; client: TableClient }) {
  const { commitment, seed } = state.dice;
  const [found, setFound] = useState<readonly string[] | null>(null);
  const check = async (): Promise<void> => {
    try {
      const [problems, file] = await Promise.all([client.verify(), client.file()]);
      const rolls = file.log.filter((entry) => entry.kind === 'move' && entry.seat === CHANCE).length;
      setFound(problems.length > 0 ? problems : [t.table.diceFair(rolls)]);
    } catch {
      toast(t.online.noServer);
    }
  };
  const save = (): void => void client.file().then(saveFile, () => toast(t.online.noServer));
  return (
    <>
      <p>{seed === null ? t.table.diceSealed : t.table.diceOpen}</p>
      <dl class="seals">
        <dt>{t.table.seal}</dt>
        <dd>{commitment}</dd>
        {seed !== null && (
          <>
            <dt>{t.table.seed}</dt>
            <dd>{seed}</dd>
          </>
        )}
      </dl>
      {seed !== null && (
        <div class="button-row">
          <button type="button" class="button button-main" onClick={check}>
            <Icon name="check" />
            {t.table.checkDice}
          </button>
          <button type="button" class="button" onClick={save}>
            <Icon name="save" />
            {t.table.saveGame}
          </button>
        </div>
      )}
      <div role="status">
        {found?.map((line) => (
          <p key={line}>
            <strong>{line}</strong>
          </p>
        ))}
      </div>
    </>
  );
}
