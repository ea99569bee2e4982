/** September's board: dice, what is going on, two theatres, two event sheets; on a phone one of them at a time. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ALLIED, FRONTS, TRIPARTITE } from '../../../games/september/names.ts';
import { campaignWinner } from '../../../games/september/scoring.ts';
import { type September, trackEnded } from '../../../games/september/state.ts';
import type { BoardProps } from '../board.ts';
import { Acting, type LastCard } from './acting.tsx';
import { CardDialog } from './card-dialog.tsx';
import { Desk } from './dice.tsx';
import type { MapProps } from './front.tsx';
import { EMPTY_HAND, type Hand, litParts, picksOf } from './picks.ts';
import { ICON_MARKS, Mark } from './pictures.tsx';
import './september.css';
import './map.css';
import './sheet.css';
import { Sheet } from './sheet.tsx';
import { text } from './text.ts';
import { Theatre } from './theatre.tsx';

/** The state before the last step: whatever is new against it has just happened. */
function useBefore(s: September, step: number, motion: boolean): September {
  const now = useRef({ s, step });
  const before = useRef(s);
  if (now.current.step !== step) {
    before.current = now.current.s;
    now.current = { s, step };
  }
  return motion ? before.current : s;
}

/** The card that acted last, so that its work can be read after it is done. */
function useLastCard({ facts, step }: BoardProps<September>): LastCard | null {
  const last = useRef<{ step: number; card: LastCard | null }>({ step: -1, card: null });
  if (last.current.step !== step) {
    const gained = facts.findLast(({ fact }) => fact === 'gains' || fact === 'flag');
    const over = facts.some(({ fact }) => fact === 'round');
    const kept = over ? null : last.current.card;
    last.current = { step, card: gained ? { card: gained.a, seat: gained.seat } : kept };
  }
  return last.current.card;
}

const EVENTS_PART = 2;

export function Board(props: BoardProps<September>) {
  const { view, seat, names, looks, decisions, step, motion, phone } = props;
  const s = view.state;
  const me = seat < 0 ? TRIPARTITE : seat;
  const them = me === TRIPARTITE ? ALLIED : TRIPARTITE;
  const before = useBefore(s, step, motion);
  const last = useLastCard(props);
  const key = decisions[0]?.key;
  const [held, setHeld] = useState<{ key: string | undefined; hand: Hand }>({ key, hand: EMPTY_HAND });
  const [reading, setReading] = useState<number | null>(null);
  const [part, setPart] = useState(0);
  // What was tapped for one question means nothing to the next.
  const hand = held.key === key ? held.hand : EMPTY_HAND;
  const picks = useMemo(
    () => picksOf(props, hand, (next) => setHeld({ key, hand: next })),
    [view, decisions, props.onPick, hand, key],
  );
  const lit = litParts(s, picks);
  useEffect(() => {
    // A question opens the part of the board where it can be answered.
    if (key !== undefined && !lit[part] && lit.includes(true)) setPart(lit.indexOf(true));
  }, [key]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!phone || key === undefined) return;
    // Dice lie at the top; a BZ or a campaign is brought into sight by as little as it takes.
    const first = box.current?.querySelector(picks.dice.size > 0 ? '.desk' : '.acting .lit, .theatre .lit');
    first?.scrollIntoView({ block: 'nearest', behavior: motion ? 'smooth' : 'auto' });
  }, [key, phone, part]);

  const map: MapProps = { s, before, me, names, looks, picks };
  const previewing = picks.track ? me : -1;
  // The map and the sheets are dear to draw, and a tap on a die seldom changes them.
  const theatres = useMemo(
    () => [0, 1].map((theatre) => (!phone || part === theatre) && <Theatre key={theatre} {...map} theatre={theatre} />),
    [s, before, me, names, looks, picks.zones, picks.campaigns, phone, part],
  );
  const sheets = useMemo(
    () =>
      (!phone || part === EVENTS_PART) && (
        <div class="sheets">
          <Sheet {...map} side={me} onRead={setReading} />
          <Sheet {...map} side={them} onRead={setReading} />
        </div>
      ),
    [s, me, names, looks, picks.cards, phone, part],
  );
  return (
    <div class={phone ? 'sept sept-phone' : 'sept sept-wide'} ref={box}>
      <Desk {...map} motion={motion} />
      <Acting s={s} names={names} picks={picks} previewing={previewing} aiming={hand.track} last={last} />
      {phone && <Parts s={s} me={me} them={them} part={part} lit={lit} onPart={setPart} />}
      {theatres}
      {sheets}
      {reading !== null && <CardDialog s={s} card={reading} onClose={() => setReading(null)} />}
    </div>
  );
}

type PartsProps = {
  s: September;
  me: number;
  them: number;
  part: number;
  lit: readonly boolean[];
  onPart: (part: number) => void;
};

/** The three parts of the board on a phone, each with how it stands. */
function Parts({ s, me, them, part, lit, onPart }: PartsProps) {
  const leads = (side: number, theatre: number): number =>
    [0, 1, 2, 3, 4].filter((i) => campaignWinner(s, theatre * FRONTS + i) === side).length;
  const icon = trackEnded(s, me) ? 0 : s.board.tracks[me][s.track[me]];
  return (
    <nav class="leaves" aria-label={text.sheets}>
      {[...text.theatres, text.events].map((name, i) => (
        <button
          key={name}
          type="button"
          class={`leaf${i === part ? ' leaf-open' : ''}${lit[i] ? ' leaf-lit' : ''}`}
          aria-current={i === part ? 'true' : undefined}
          onClick={() => onPart(i)}
        >
          <span class="leaf-name">
            {name}
            {lit[i] && <span class="visually-hidden">, {text.lit}</span>}
          </span>
          {i < EVENTS_PART ? (
            <span class="leaf-line">
              <span class="visually-hidden">{text.leads}</span>
              {leads(me, i)} : {leads(them, i)}
            </span>
          ) : (
            <span class="leaf-line">
              <Mark name={ICON_MARKS[icon]} />
              {s.hourglasses[me]} : {s.hourglasses[them]} / {s.board.hourglasses}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
