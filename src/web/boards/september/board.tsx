/** September's board: dice, what is going on, two theatres, two event sheets; on a phone one of them at a time. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FRONTS, TRIPARTITE } from '../../../games/september/names.ts';
import { campaignWinner } from '../../../games/september/scoring.ts';
import { otherSide, type September, trackEnded } from '../../../games/september/state.ts';
import { Later } from '../../ui/later.tsx';
import { afterPaint } from '../../ui/painted.ts';
import type { BoardProps } from '../board.ts';
import { Acting } from './acting.tsx';
import { CardDialog } from './card-dialog.tsx';
import { Desk } from './desk.tsx';
import type { MapProps, PartProps } from './front.tsx';
import { EMPTY_HAND, type Hand, litParts, NO_PICKS, type Picks, picksOf, type TapOn, tapOn } from './picks.ts';
import { ICON_MARKS, Mark } from './pictures.tsx';
import './september.css';
import './desk.css';
import './strip.css';
import './map.css';
import './zone.css';
import './sheet.css';
import './wide.css';
import './sideways.css';
import { Sheets } from './sheet.tsx';
import { NO_NEWS, newsOf, turnFacts } from './story.ts';
import { text } from './text.ts';
import { Theatre } from './theatre.tsx';
import { useTumble } from './tumble.ts';
import { EVENTS_PART, turnsIn, useTurns } from './turns.ts';

/**
 * What a tap answers, and what has been tapped of an answer that is not whole yet. A tap meets what is in hand at that moment; to
 * light the board anew comes when the tap itself has been painted.
 */
function usePicks(props: BoardProps<September>): { picks: Picks; hand: Hand; tap: TapOn } {
  const key = props.decisions[0]?.key;
  const held = useRef<{ key: string | undefined; hand: Hand }>({ key, hand: EMPTY_HAND });
  const now = useRef<() => Picks>(() => NO_PICKS);
  const [, draw] = useState(EMPTY_HAND);
  // What was tapped for one question means nothing to the next.
  if (held.current.key !== key) held.current = { key, hand: EMPTY_HAND };
  const { hand } = held.current;
  const offered = (inHand: Hand): Picks =>
    picksOf(props, inHand, (next) => {
      held.current = { key, hand: next };
      now.current = () => offered(next);
      afterPaint(() => draw(next));
    });
  const picks = useMemo(() => offered(hand), [props.view, props.decisions, props.onPick, hand]);
  now.current = () => picks;
  const tap: TapOn = useCallback((...on) => tapOn(now.current(), ...on), []);
  return { picks, hand, tap };
}

/**
 * Which part a phone shows. A question opens the theatre where it can be answered, once what led to it has been seen; from there
 * on one goes where one likes. Cards can be chosen above the parts, too, and open nothing.
 */
function usePart(key: string | undefined, lit: readonly boolean[]): [part: number, show: (part: number) => void] {
  const [part, show] = useState(0);
  useEffect(() => {
    const theatre = lit.indexOf(true);
    if (!lit[part] && theatre >= 0 && theatre !== EVENTS_PART) show(theatre);
  }, [key]);
  return [part, show];
}

/** Out of sight a part rests as it was when it was left. */
function useResting(map: MapProps, aside: boolean): MapProps {
  const { me, names, looks } = map;
  const resting = useMemo(() => ({ ...map, picks: NO_PICKS, news: NO_NEWS }), [aside, me, names, looks]);
  return aside ? resting : map;
}

export function Board(props: BoardProps<September>) {
  const { view, seat, names, looks, decisions, story, motion, phone } = props;
  const s = view.state;
  const me = seat < 0 ? TRIPARTITE : seat;
  const { picks, hand, tap } = usePicks(props);
  const [reading, setReading] = useState<number | null>(null);
  const key = decisions[0]?.key;
  const lit = litParts(s, picks);
  const [part, setPart] = usePart(key, lit);
  const turns = useTurns(phone ? part : null);
  const box = useRef<HTMLDivElement>(null);
  useTumble(box, s, motion);
  useEffect(() => {
    // The first pencilled number must not wait for its font.
    void document.fonts.load('1rem Caveat');
  }, []);
  useEffect(() => {
    if (!phone || key === undefined || !turns.open) return;
    // Dice lie at the top; a BZ or a campaign is brought into sight by as little as it takes.
    const first = box.current?.querySelector(picks.dice.size > 0 ? '.sept-dice .lit' : '.acting .lit, .theatre .lit');
    first?.scrollIntoView({ block: 'nearest', behavior: motion ? 'smooth' : 'auto' });
  }, [key, phone, part, turns.open]);

  const facts = useMemo(() => turnFacts(story), [story]);
  const news = useMemo(() => newsOf(s, facts), [s, facts]);
  const map = useMemo(
    (): MapProps => ({ s, me, names, looks, picks, tap, news }),
    [s, me, names, looks, picks, tap, news],
  );
  // What is the same is not even looked at again while the map comes piece by piece.
  const desk = useMemo(() => <Desk {...map} />, [map]);
  const acting = useMemo(() => <Acting {...map} facts={facts} hand={hand} onRead={setReading} />, [map, facts, hand]);
  const usePlace = (which: number): PartProps => {
    const aside = phone && part !== which;
    return { map: useResting(map, aside), aside, now: turnsIn(turns, which, aside), onRead: setReading };
  };
  return (
    <div class={`sept ${phone ? 'sept-phone' : 'sept-wide'}${turns.settled ? ' sept-settled' : ''}`} ref={box}>
      {desk}
      {phone && <Parts s={s} me={me} part={part} lit={lit} onPart={setPart} />}
      {/* Two frames for the first sight of it all are shorter than one. */}
      <Later first={<div class="acting" />} once>
        {acting}
      </Later>
      <Theatre theatre={0} {...usePlace(0)} />
      <Theatre theatre={1} {...usePlace(1)} />
      <Sheets phone={phone} {...usePlace(EVENTS_PART)} />
      {reading !== null && <CardDialog s={s} card={reading} onClose={() => setReading(null)} />}
    </div>
  );
}

type PartsProps = {
  s: September;
  me: number;
  part: number;
  lit: readonly boolean[];
  onPart: (part: number) => void;
};

/** The three parts of the board on a phone, each with how it stands. */
function Parts({ s, me, part, lit, onPart }: PartsProps) {
  const them = otherSide(me);
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
