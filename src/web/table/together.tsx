/** What people at several screens settle with each other: a draw, and who plays for somebody gone. */
import { useEffect } from 'preact/hooks';
import type { View } from '../../kernel/game.ts';
import { t } from '../text/index.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import type { Acknowledged, TableClient, TableState } from './client.ts';

type Props = {
  state: TableState;
  together: NonNullable<TableClient['together']>;
  seat: number;
  settle: (acknowledged: Acknowledged) => Promise<boolean>;
  onClose: () => void;
};

type GoneProps = Pick<Props, 'state' | 'settle'> & { client: TableClient; view: View<unknown> };

/** Whose offers stand: a move of somebody who has not offered is an answer, too. */
function offersIn({ steps, people }: TableState): ReadonlySet<number> {
  const offers = new Set<number>();
  // A bot is not asked, and says nothing by playing on.
  const answers = (seat: number): boolean => people[seat]?.kind === 'person';
  for (const { kind, what, seat } of steps) {
    if (kind === 'draw' && what !== 'decline') offers.add(seat);
    else if (kind === 'draw' || (kind === 'move' && answers(seat) && !offers.has(seat))) offers.clear();
  }
  return offers;
}

/** An offer is said aloud where everybody looks, with the answer beside it. */
export function useOffer(state: TableState, client: TableClient, seat: number, settle: Props['settle']): void {
  const { together } = client;
  const plays = together !== undefined && state.mine.includes(seat) && !state.outcome;
  const by = plays ? [...offersIn(state)].find((other) => other !== seat) : undefined;
  useEffect(() => {
    if (by === undefined || !together) return;
    const accept = (): void => void settle(together.draw(seat, 'accept'));
    toast(t.table.offers(state.people[by].name), { label: t.table.acceptDraw, run: accept });
  }, [by]);
}

/** People who play here and are not here. */
const goneFrom = ({ people, mine }: TableState): number[] =>
  people.flatMap(({ kind, present }, i) => (kind === 'person' && !present && !mine.includes(i) ? [i] : []));

/** The table waits for somebody who is gone: what can be done about it, where the question would be. */
export function Gone({ state, client, view, settle }: GoneProps) {
  const { together } = client;
  const waiting = new Set(view.waiting.map(({ seat }) => seat));
  if (!together || state.outcome || state.mine.length === 0) return null;
  return (
    <>
      {goneFrom(state)
        .filter((seat) => waiting.has(seat))
        .map((seat) => {
          const { name } = state.people[seat];
          return (
            <div class="gone" key={seat}>
              <p class="question-hint">{t.table.goneHint(name)}</p>
              <div class="button-row">
                <button type="button" class="button" onClick={() => void settle(together.claim(seat, 'bot'))}>
                  <Icon name="bot" />
                  {t.table.claim(name)}
                </button>
                {state.people.length === 2 && (
                  <button type="button" class="button" onClick={() => void settle(together.claim(seat, 'win'))}>
                    <Icon name="flag" />
                    {t.table.claimWin(name)}
                  </button>
                )}
              </div>
            </div>
          );
        })}
    </>
  );
}

export function Together({ state, together, seat, settle, onClose }: Props) {
  const { people } = state;
  const offers = offersIn(state);
  const asked = [...offers].some((by) => by !== seat);
  const gone = goneFrom(state);
  const company = people.some(({ kind }, other) => kind === 'person' && other !== seat);
  const act = async (acknowledged: Acknowledged): Promise<void> => {
    if (await settle(acknowledged)) onClose();
  };
  const item = (icon: IconName, label: string, run: () => Acknowledged) => (
    <li key={label}>
      <button type="button" class="button button-plain" onClick={() => void act(run())}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
  return (
    <>
      {people[seat].kind === 'bot' && item('people', t.table.back, () => together.back(seat))}
      {gone.map((other) => item('bot', t.table.claim(people[other].name), () => together.claim(other, 'bot')))}
      {people.length === 2 &&
        gone.map((other) => item('flag', t.table.claimWin(people[other].name), () => together.claim(other, 'win')))}
      {asked && item('check', t.table.acceptDraw, () => together.draw(seat, 'accept'))}
      {asked && item('close', t.table.declineDraw, () => together.draw(seat, 'decline'))}
      {!asked && !offers.has(seat) && company && item('people', t.table.offerDraw, () => together.draw(seat, 'offer'))}
    </>
  );
}
