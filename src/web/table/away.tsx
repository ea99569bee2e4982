/** What happened since this browser last looked at the table. */
import { useEffect, useState } from 'preact/hooks';
import type { Messages } from '../../kernel/game.ts';
import { t } from '../text/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { recall, remember } from '../ui/memory.ts';
import type { Step, TableState } from './client.ts';
import { linesOf } from './words.ts';

/** Fewer need no telling. */
const WORTH_TELLING = 3;
const TOLD = 14;

/** What others did, and what the clock or a bot did in one's own place. */
function missed({ id, steps, mine }: TableState): readonly Step[] {
  const seen = Number(recall(`seen:${id}`) ?? Number.NaN);
  if (Number.isNaN(seen)) return [];
  const byBot = new Set<Step['seat']>();
  const news = steps.filter(({ after, seat, kind, what }) => {
    if (kind === 'seat' && what === 'bot') byBot.add(seat);
    else if (kind === 'seat') byBot.delete(seat);
    const own = mine.includes(seat) && kind !== 'flag' && what !== 'late' && !byBot.has(seat);
    return after > seen && !own;
  });
  return news.length >= WORTH_TELLING ? news : [];
}

type Props = { state: TableState; messages: Messages; names: readonly string[] };

export function Away({ state, messages, names }: Props) {
  const [news, setNews] = useState(() => missed(state));
  useEffect(() => {
    const see = (): void => {
      if (!document.hidden) remember(`seen:${state.id}`, String(state.step));
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [state.id, state.step]);
  if (news.length === 0) return null;
  const done = (): void => setNews([]);
  return (
    <Dialog
      title={t.table.awayTitle}
      onClose={done}
      foot={
        <button type="button" class="button button-main" onClick={done}>
          {t.table.awayDone}
        </button>
      }
    >
      <ul class="away-list">
        {news
          .slice(-TOLD)
          .flatMap((step) =>
            linesOf(step, messages, names).map(({ text }) => <li key={`${step.after}${text}`}>{text}</li>),
          )}
      </ul>
    </Dialog>
  );
}
