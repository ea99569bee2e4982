/** What people at several screens settle with each other: a draw, and who plays for somebody gone. */
import { useEffect } from 'preact/hooks';
import { t } from '../text/index.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import type { Acknowledged, Step, TableClient, TableState } from './client.ts';

type Props = {
  state: TableState;
  together: NonNullable<TableClient['together']>;
  seat: number;
  settle: (acknowledged: Acknowledged) => Promise<boolean>;
  onClose: () => void;
};

/** Whose offers stand: a move of somebody who has not offered is an answer, too. */
function offersIn(steps: readonly Step[]): ReadonlySet<number> {
  const offers = new Set<number>();
  for (const { kind, what, seat } of steps) {
    if (kind === 'draw' && what !== 'decline') offers.add(seat);
    else if (kind === 'draw' || (kind === 'move' && seat >= 0 && !offers.has(seat))) offers.clear();
  }
  return offers;
}

/** An offer is said aloud where everybody looks, with the answer beside it. */
export function useOffer(state: TableState, client: TableClient, seat: number, settle: Props['settle']): void {
  const { together } = client;
  const plays = together !== undefined && state.mine.includes(seat) && !state.outcome;
  const by = plays ? [...offersIn(state.steps)].find((other) => other !== seat) : undefined;
  useEffect(() => {
    if (by === undefined || !together) return;
    const accept = (): void => void settle(together.draw(seat, 'accept'));
    toast(t.table.offers(state.people[by].name), { label: t.table.acceptDraw, run: accept });
  }, [by]);
}

export function Together({ state, together, seat, settle, onClose }: Props) {
  const { people, mine } = state;
  const offers = offersIn(state.steps);
  const asked = [...offers].some((by) => by !== seat);
  const gone = people.flatMap(({ kind, present }, i) =>
    kind === 'person' && !present && !mine.includes(i) ? [i] : [],
  );
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
      {gone.map((other) => item('bot', t.table.claim(people[other].name), () => together.claim(other)))}
      {asked && item('check', t.table.acceptDraw, () => together.draw(seat, 'accept'))}
      {asked && item('close', t.table.declineDraw, () => together.draw(seat, 'decline'))}
      {!asked && !offers.has(seat) && item('people', t.table.offerDraw, () => together.draw(seat, 'offer'))}
    </>
  );
}
