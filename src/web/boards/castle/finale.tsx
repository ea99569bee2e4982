/** The end: the castles side by side with their scores, and a picture to keep. */
import { useRef } from 'preact/hooks';
import { en } from '../../../games/castle/messages.ts';
import type { Castle } from '../../../games/castle/state.ts';
import { t } from '../../text/index.ts';
import { Shield } from '../../ui/charge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Later } from '../../ui/later.tsx';
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
  return (
    <div class="castle-finale">
      {order.map((seat, i) => (
        <Sheet
          key={seat}
          place={i}
          {...{ s, seat, seed, scores }}
          name={names[seat]}
          winner={view.outcome?.winners.includes(seat) ?? false}
          shield={<Shield look={looks[seat]} />}
        />
      ))}
    </div>
  );
}

const sum = (terms: FinaleProps<Castle>['scores'][number]): number =>
  terms.reduce((total, { value }) => total + value, 0);

type SheetProps = {
  s: Castle;
  seat: number;
  seed: string;
  scores: FinaleProps<Castle>['scores'];
  name: string;
  /** One after another, a frame for each castle and one for its residents: all at once would take too long. */
  place: number;
  winner: boolean;
  shield: preact.ComponentChildren;
};

function Sheet({ s, seat, seed, scores, name, place, winner, shield }: SheetProps) {
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
        <Later first={<EmptySheet />} frames={2 * place + 1}>
          <CastleDrawing s={s} seat={seat} seed={seed} before={s} name={name} />
        </Later>
      </div>
      <Later first={<EmptyRows s={s} />} frames={2 * place + 2}>
        <Residents s={s} seat={seat} seed={`${seed} ${seat}`} before={s} />
      </Later>
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
