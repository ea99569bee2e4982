/** The end: the castles side by side with their scores, and a picture to keep. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { en } from '../../../games/castle/messages.ts';
import type { Castle } from '../../../games/castle/state.ts';
import { t } from '../../text/index.ts';
import { Shield } from '../../ui/charge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.tsx';
import type { FinaleProps } from '../board.ts';
import './castle.css';
import './drawing.css';
import './finale.css';
import { CastleDrawing, EmptySheet } from './drawing.tsx';
import { EmptyRows, Residents } from './residents.tsx';
import { text } from './text.ts';

export function Finale({ view, names, looks, seed, scores }: FinaleProps<Castle>) {
  const s = view.state;
  const order = names.map((_, i) => i).sort((a, b) => sum(scores[b]) - sum(scores[a]));
  const drawn = useOneByOne(2 * order.length);
  return (
    <div class="castle-finale">
      {order.map((seat, i) => (
        <Sheet
          key={seat}
          castle={drawn > 2 * i}
          folk={drawn > 2 * i + 1}
          {...{ s, seat, seed, scores }}
          name={names[seat]}
          winner={view.outcome?.winners.includes(seat) ?? false}
          shield={<Shield look={looks[seat]} />}
        />
      ))}
    </div>
  );
}

/** How many things are drawn: one more with every frame, for all at once would take too long. */
function useOneByOne(all: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < all) setDrawn(drawn + 1);
  }, [drawn, all]);
  return drawn;
}

const sum = (terms: FinaleProps<Castle>['scores'][number]): number =>
  terms.reduce((total, { value }) => total + value, 0);

type SheetProps = {
  s: Castle;
  seat: number;
  seed: string;
  scores: FinaleProps<Castle>['scores'];
  name: string;
  /** What is drawn already; the sheet has its measures before. */
  castle: boolean;
  folk: boolean;
  winner: boolean;
  shield: preact.ComponentChildren;
};

function Sheet({ s, seat, seed, scores, name, castle, folk, winner, shield }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  /** What nobody has got is not worth a line. */
  const counted = (_: unknown, i: number): boolean => scores.some((terms) => terms[i].value !== 0);
  const save = async (): Promise<void> => {
    const drawing = sheet.current?.querySelector<SVGSVGElement>('.castle-drawing');
    try {
      const { savePicture } = await import('./picture.ts');
      if (drawing) await savePicture(drawing, `${name} ${sum(scores[seat])}`);
    } catch {
      toast(t.online.noServer);
    }
  };
  return (
    <article class={winner ? 'finale-sheet paper winner' : 'finale-sheet paper'}>
      <h3 class="castle-head finale-head">
        {shield}
        <strong>{name}</strong>
        <span class="finale-sum">
          <span>{text.points(sum(scores[seat]))}</span>
          {winner && <span class="finale-wins">{text.wins}</span>}
        </span>
      </h3>
      <div ref={sheet}>
        {castle ? <CastleDrawing s={s} seat={seat} seed={seed} before={s} name={name} /> : <EmptySheet />}
      </div>
      {folk ? <Residents s={s} seat={seat} seed={`${seed} ${seat}`} before={s} /> : <EmptyRows s={s} />}
      <table class="finale-terms">
        <tbody>
          {scores[seat].filter(counted).map(({ term, value }) => (
            <tr key={term}>
              <th scope="row">{en.terms[term]}</th>
              <td>{value}</td>
            </tr>
          ))}
          <tr class="finale-total">
            <th scope="row">{text.total}</th>
            <td>{sum(scores[seat])}</td>
          </tr>
        </tbody>
      </table>
      <button type="button" class="button" onClick={save}>
        <Icon name="save" />
        {text.savePicture}
      </button>
    </article>
  );
}
