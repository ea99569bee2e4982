/** Time's table: the tale as an open book, whoever sits round it, and below it the own hand. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { NONE } from '../../../games/time/rules/state.ts';
import type { TimeView } from '../../../games/time/view.ts';
import type { Fact } from '../../../kernel/prose.ts';
import type { Typing } from '../../table/client.ts';
import { recall, remember } from '../../ui/memory.ts';
import { type Store, useStore } from '../../ui/store.ts';
import type { BoardProps } from '../board.ts';
import './cards.css';
import './time.css';
import './desk.css';
import './hand.css';
import './phone.css';
import { type Clocks, clockOf, useLeft } from './clock.tsx';
import { Compose } from './compose.tsx';
import { Hand } from './hand.tsx';
import { Ballots, Judge } from './judge.tsx';
import { placeOn, placesOf, whileDiscarding, whileListening, whileTelling } from './laying.ts';
import { endingOf, LINKS, titleOf } from './options.ts';
import { People } from './people.tsx';
import { Tale } from './tale.tsx';
import { text } from './text.ts';
import { useDrag } from './use-drag.ts';
import { useMentions } from './use-mentions.ts';
import { Where } from './where.tsx';

const RISING = 'time-rising';
const RESULT_MS = 5000;
const LAST_MS = 5000;
const SHORT_PAUSE = 0.6;

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
  const [discarding, setDiscarding] = useState(false);
  /** Both the table and whoever sits there must want it. */
  const tableRises = view.setup.options['rising'] !== 'off';
  const [own, setRising] = useState(recall(RISING) !== 'off');
  const rising = tableRises && own;
  const place = `${s.turn}.${s.sentences.length}`;
  useEffect(() => {
    setDraft('');
    setAttached(null);
    setChosen(null);
  }, [place]);
  const canDiscard = discard !== undefined;
  useEffect(() => setDiscarding(false), [canDiscard]);

  const hand = mine(s.hands, seat);
  // T-19: after her linking sentences she writes no more.
  const writes = telling && s.matter !== 'ending' && (tell !== undefined || hand.length > 0 || s.links < LINKS);
  const found = useMentions(seed, view, hand, telling ? draft : null);
  const result = useResult(step, facts, names);
  const drop = (card: number, place: string): (() => void) | null => {
    if (discard?.options.includes(card) && place === 'discards') return () => onPick(discard, card);
    if (telling) return place === 'sentence' ? () => setAttached(card) : null;
    const [kind, on] = place.split('.');
    const where = kind === 'sentence' ? placeOn(lay, found, card, Number(on)) : undefined;
    return where ? () => layOn(where.pick) : null;
  };
  const { dragged, onPress } = useDrag(drop);
  const chosenPlaces = chosen === null ? [] : placesOf(lay, chosen);
  const aimed = dragged ?? chosen;
  const layOn = (pick: number): void => {
    if (lay) onPick(lay, pick);
    setChosen(null);
  };
  const cards =
    discarding && discard
      ? whileDiscarding(s, discard, (card) => onPick(discard, card))
      : telling
        ? whileTelling({ s, hand, found, attached, onAttach: setAttached })
        : whileListening({ s, hand, found, lay, rising, chosen, onLay: layOn, onChoose: setChosen });
  const endings = mine(s.endings, seat).map((ending) => ({
    ending,
    words: endingOf(s, ending),
    onTap: end?.options.includes(ending) ? () => onPick(end, ending) : null,
  }));
  const title = chosen === null || dragged !== null ? '' : titleOf(s, chosen);
  // Letters and taps change the desk; what lies above it is drawn again only when the table has changed.
  const people = useMemo(() => <People s={s} seat={seat} names={names} looks={looks} />, [s, seat, names, looks]);
  const tale = useMemo(() => {
    const places = telling || aimed === null ? [] : placesOf(lay, aimed);
    const targets = new Map(places.map(({ on, pick }) => [on, () => layOn(pick)] as const));
    return (
      <Tale
        {...{ s, names, looks, clocks, typing, phone, object, targets }}
        mine={telling}
        chosen={title}
        onObject={(pick) => object && onPick(object, pick)}
      />
    );
  }, [s, names, looks, clocks, typing, phone, object, telling, aimed, lay, title, onPick]);
  return (
    <div class={phone ? 'time-board time-drawn phone' : 'time-board time-drawn'}>
      {people}
      {tale}
      <div class="time-desk">
        <Silence {...{ clocks, typing }} pauseMs={s.play.pauseMs} name={names[s.teller]} mine={telling} />
        {s.matter !== '' || s.claims.length > 0 ? (
          <Judge {...{ s, names, looks, clocks, decisions }} onPick={onPick} />
        ) : (
          result && (
            <div class="time-result paper">
              <strong>{result.words}</strong>
              {result.late !== '' && <span>{result.late}</span>}
              {result.voted && <Ballots s={s} names={names} looks={looks} />}
            </div>
          )
        )}
        {writes ? (
          <Compose
            {...{ s, tell, draft, attached, found, phone, onDraft }}
            onText={setDraft}
            onDetach={() => setAttached(null)}
            onTell={onPick}
          />
        ) : (
          seat !== NONE &&
          !telling && (
            <div class="time-listen">
              <p>
                {discarding
                  ? text.discarding
                  : s.claims.some((claim) => claim.seat === seat)
                    ? text.inLine
                    : lay
                      ? text.listenOpen
                      : text.listen(names[s.teller])}
              </p>
              {canDiscard && (
                <button type="button" class="button" onClick={() => setDiscarding(!discarding)}>
                  {discarding ? text.keepAll : text.discard}
                </button>
              )}
              {tableRises && (
                <label class="time-rising">
                  <input
                    type="checkbox"
                    checked={own}
                    onChange={({ currentTarget: { checked } }) => {
                      setRising(checked);
                      remember(RISING, checked ? 'on' : 'off');
                    }}
                  />
                  {text.rising}
                </label>
              )}
            </div>
          )
        )}
        {chosen !== null && chosenPlaces.length > 0 && (
          <Where s={s} card={chosen} places={chosenPlaces} onLay={layOn} onKeep={() => setChosen(null)} />
        )}
        {seat !== NONE && <Hand {...{ cards, endings, dragged, onPress }} />}
      </div>
    </div>
  );
}

type SilenceProps = { clocks: Clocks; typing: Store<Typing>; pauseMs: number; name: string; mine: boolean };

/** T-9: the last five seconds of a pause, for all to see; of a short one, its better half. Typing sets its clock anew. */
function Silence({ clocks, typing, pauseMs, name, mine }: SilenceProps) {
  const { clocks: moved } = useStore(typing);
  const latest = moved && moved.now > clocks.now ? moved : clocks;
  const left = useLeft(latest, clockOf(latest, 'pause'));
  if (left === null || left > Math.min(LAST_MS, pauseMs * SHORT_PAUSE)) return null;
  const seconds = Math.ceil(left / 1000);
  return <p class="time-silence">{mine ? text.pause(seconds) : text.pauseOf(name, seconds)}</p>;
}

type Result = { readonly words: string; readonly late: string; readonly voted: boolean };

/** How the last thing came out, for a moment and in a word. */
function useResult(step: number, facts: readonly Fact[], names: readonly string[]): Result | null {
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    const fact = facts.findLast((f) => Object.hasOwn(text.results, f.fact));
    if (!fact) return;
    const voted = facts.some((f) => f.fact === 'counted');
    const late = facts.filter((f) => f.fact === 'takes-back').map((f) => names[f.seat]);
    setResult({
      words: text.results[fact.fact](names[fact.seat] ?? ''),
      late: late.length > 0 && fact.fact === 'interrupts' ? text.tookBack(late) : '',
      voted,
    });
    const timer = setTimeout(() => setResult(null), RESULT_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return result;
}
