/** The games of this browser, the latest first. */
import { useEffect, useState } from 'preact/hooks';
import { isOnShelf } from '../boards/index.ts';
import { storage, type TableRecord } from '../local/storage.ts';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';

export function useGames(): { games: readonly TableRecord[]; remove: (id: string) => void } {
  const [games, setGames] = useState<readonly TableRecord[]>([]);
  const load = async (): Promise<void> => setGames(await (await storage()).list());
  useEffect(() => {
    void load();
    // Another tab may have played on.
    const again = (): void => void load();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, []);
  const remove = async (id: string): Promise<void> => {
    await (await storage()).remove(id);
    toast(t.yours.removed);
    await load();
  };
  return { games, remove };
}

type Props = { games: readonly TableRecord[]; onRemove: (id: string) => void };

export function GameList({ games, onRemove }: Props) {
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <>
      <ul class="game-list">
        {games.map((game) => (
          <GameRow key={game.id} game={game} onRemove={() => setRemoving(game.id)} />
        ))}
      </ul>
      {removing && (
        <Dialog
          title={t.yours.remove}
          onClose={() => setRemoving(null)}
          foot={
            <>
              <button type="button" class="button" onClick={() => setRemoving(null)}>
                {t.common.cancel}
              </button>
              <button
                type="button"
                class="button button-bad"
                onClick={() => {
                  onRemove(removing);
                  setRemoving(null);
                }}
              >
                {t.yours.remove}
              </button>
            </>
          }
        >
          <p>{t.yours.removeAsk}</p>
        </Dialog>
      )}
    </>
  );
}

function GameRow({ game, onRemove }: { game: TableRecord; onRemove: () => void }) {
  const { id, setup, people, outcome, waiting, touched } = game;
  const title = isOnShelf(setup.game) ? t.games[setup.game].title : setup.game;
  const myTurn = waiting.some((seat) => people[seat].kind === 'person');
  const state = outcome ? t.yours.over : myTurn ? t.yours.yourTurn : t.yours.waiting;
  return (
    <li class="game-row">
      <a class="game-link" href={`/table/${id}`}>
        <span class="game-shields">
          {people.map(({ name }, seat) => (
            <Shield key={name + LOOKS[seat].charge} look={LOOKS[seat]} />
          ))}
        </span>
        <span class="game-name">{title}</span>
        <span class="game-people">{t.common.and(people.map(({ name }) => name))}</span>
        <span class={myTurn && !outcome ? 'game-state game-state-turn' : 'game-state'}>
          {state} · {t.common.ago(Math.max(0, Date.now() - touched))}
        </span>
      </a>
      <button
        type="button"
        class="button button-plain button-icon"
        aria-label={t.yours.removeOf(title)}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
