/** Time's table: the tale as an open book, whoever sits round it, and below it the own hand. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { readLay } from '../../../games/time/rules/lays.ts';
import { NONE } from '../../../games/time/rules/state.ts';
import type { TimeView } from '../../../games/time/view.ts';
import { useStore } from '../../ui/store.ts';
import type { BoardProps } from '../board.ts';
import './cards.css';
import './time.css';
import './desk.css';
import './hand.css';
import './phone.css';
import './phone-question.css';
import './phone-keyboard.css';
import type { Clocks } from './clock.tsx';
import { Compose } from './compose.tsx';
import { Hand } from './hand.tsx';
import { Judge } from './judge.tsx';
import { placeOn, placesOf, whileDiscarding, whileListening, whileTelling } from './laying.ts';
import { Result, Silence } from './news.tsx';
import { Objecting } from './objecting.tsx';
import { endingOf, LINKS } from './options.ts';
import { People } from './people.tsx';
import { ownRising } from './rising.ts';
import { Tale } from './tale.tsx';
import { text } from './text.ts';
import { useDrag } from './use-drag.ts';
import { useMentions } from './use-mentions.ts';
import { Where } from './where.tsx';

const mine = (all: readonly (number | number[])[], seat: number): number[] => {
  const held = all[seat];
  return Array.isArray(held) ? held : [];
};

export function Board(props: BoardProps<TimeView>) {
  const { view, seat, names, looks, seed, decisions, onPick, onDraft, typing, deadlines, now, step, facts, phone } =
    props;
  const s = view.state;
  const clocks = useMemo((): Clocks => ({ deadlines, now }), [deadlines, now]);
  const asked = (verb: string) => decisions.find((d) => d.verb === verb);
  const tell = asked('tell');
  const lay = asked('lay');
  const discard = asked('discard');
  const end = asked('end');
  const object = asked('object');
  const telling = s.teller === seat && s.over === '' && s.turn > 0;

  const [draft, setDraft] = useState('');
  const [attached, setAttached] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  /** A card that is on its way to the table. */
  const [laid, setLaid] = useState<number | null>(null);
  const [discarding, setDiscarding] = useState(false);
  const [objecting, setObjecting] = useState(false);
  /** Both the table and whoever sits there must want it. */
  const tableRises = view.setup.options['rising'] !== 'off';
  const own = useStore(ownRising);
  const rising = tableRises && own;
  const place = `${s.turn}.${s.sentences.length}`;
  // Before the new sentence is painted: whoever types on at once would lose what came in between.
  useLayoutEffect(() => {
    setDraft('');
    setAttached(null);
    setChosen(null);
    setObjecting(false);
  }, [place]);
  const canDiscard = discard !== undefined;
  useEffect(() => setDiscarding(false), [canDiscard]);

  const hand = mine(s.hands, seat);
  // T-19: after her linking sentences she writes no more.
  const writes = telling && s.matter !== 'ending' && (tell !== undefined || hand.length > 0 || s.links < LINKS);
  const found = useMentions(seed, view, hand, telling ? draft : null);
  const drop = (card: number, place: string): (() => void) | null => {
    if (discard?.options.includes(card) && place === 'discards') return () => onPick(discard, card);
    if (telling) return place === 'sentence' ? () => setAttached(card) : null;
    const [kind, on] = place.split('.');
    const where = kind === 'sentence' ? placeOn(lay, found, card, Number(on)) : undefined;
    return where ? () => void layOn(where.pick) : null;
  };
  const { dragged, onPress } = useDrag(drop);
  const chosenPlaces = chosen === null ? [] : placesOf(lay, chosen);
  const aimed = dragged ?? chosen;
  const layOn = async (pick: number): Promise<void> => {
    if (!lay) return;
    setLaid(readLay(pick).card);
    setChosen(null);
    await onPick(lay, pick);
    setLaid(null);
  };
  const cards =
    discarding && discard
      ? whileDiscarding(s, discard, (card) => onPick(discard, card))
      : telling
        ? whileTelling({ s, hand, found, attached, onAttach: setAttached })
        : whileListening({ s, hand, found, lay, rising, chosen: laid ?? chosen, onLay: layOn, onChoose: setChosen });
  const endings = mine(s.endings, seat).map((ending) => ({
    ending,
    words: endingOf(s, ending),
    onTap: end?.options.includes(ending) ? () => onPick(end, ending) : null,
  }));
  const judged = s.matter !== '' || s.claims.length > 0;
  const inLine = s.claims.some((claim) => claim.seat === seat);
  const heard = discarding ? text.discarding : inLine ? text.inLine : lay ? text.listenOpen : text.listen;
  const asksWhere = chosen !== null && chosenPlaces.length > 0;
  const classes = ['time-board', 'time-drawn'];
  if (phone) classes.push('phone');
  if (seat === NONE) classes.push('watched');
  if (judged || asksWhere || (objecting && object)) classes.push('covered');
  // Letters and taps change the desk; what lies above it is drawn again only when the table has changed.
  const people = useMemo(
    () => <People {...{ s, seat, names, looks, phone, tableRises }} />,
    [s, seat, names, looks, phone, tableRises],
  );
  const tale = useMemo(() => {
    const places = telling || aimed === null ? [] : placesOf(lay, aimed);
    const targets = new Set(places.map(({ on }) => on));
    return <Tale {...{ s, names, looks, clocks, typing, phone, targets }} mine={telling} />;
  }, [s, names, looks, clocks, typing, phone, telling, aimed, lay]);
  return (
    <div class={classes.join(' ')}>
      {people}
      {tale}
      <div class="time-desk">
        <div class="time-over">
          <Silence {...{ clocks, typing }} pauseMs={s.play.pauseMs} name={names[s.teller]} mine={telling} />
          {judged && (
            <Judge key={`${s.matter} ${s.stage}`} {...{ s, names, looks, clocks, decisions }} onPick={onPick} />
          )}
          {asksWhere ? (
            <Where s={s} card={chosen} places={chosenPlaces} onLay={layOn} onKeep={() => setChosen(null)} />
          ) : objecting && object ? (
            <Objecting
              {...{ s, object }}
              onObject={(pick) => {
                onPick(object, pick);
                setObjecting(false);
              }}
              onLeave={() => setObjecting(false)}
            />
          ) : (
            !judged && <Result {...{ s, names, looks, step, facts }} />
          )}
        </div>
        {writes && (
          <Compose
            {...{ s, tell, draft, attached, found, phone, onDraft }}
            onText={setDraft}
            onDetach={() => setAttached(null)}
            onTell={onPick}
          />
        )}
        {!telling && seat !== NONE && (
          <div class="time-listen">
            <p key={heard}>{heard}</p>
            {canDiscard && (
              <button type="button" class="button button-wood" onClick={() => setDiscarding(!discarding)}>
                {discarding ? text.keepAll : text.discard}
              </button>
            )}
            {object && !judged && (
              <button
                type="button"
                class="button button-wood time-silly"
                aria-expanded={objecting}
                onClick={() => setObjecting(!objecting)}
              >
                {text.silly}
              </button>
            )}
          </div>
        )}
      </div>
      {seat !== NONE && <Hand {...{ cards, endings, dragged, phone, onPress }} />}
    </div>
  );
}
