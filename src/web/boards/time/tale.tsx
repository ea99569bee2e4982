/** The tale as an open book that grows: its latest pages lie open, unless somebody reads back. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { NONE } from '../../../games/time/rules/state.ts';
import type { TimeView } from '../../../games/time/view.ts';
import type { Typing } from '../../table/client.ts';
import { Shield } from '../../ui/charge.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Store } from '../../ui/store.ts';
import type { SeatLook } from '../board.ts';
import { LaidCard } from './card.tsx';
import { ClockBar, type Clocks } from './clock.tsx';
import { Draft } from './draft.tsx';
import { text } from './text.ts';

/** T-11: how long a sentence is open at least. */
const WINDOW_MS = 6000;
/** So near to the end nobody reads back. */
const NEAR = 48;

type Props = {
  s: TimeView;
  names: readonly string[];
  looks: readonly SeatLook[];
  mine: boolean;
  typing: Store<Typing>;
  clocks: Clocks;
  phone: boolean;
  /** The sentences that a chosen card can be laid on. */
  targets: ReadonlySet<number>;
};

export function Tale(props: Props) {
  const { s, names, looks, mine, phone, typing } = props;
  const pages = useRef<HTMLDivElement>(null);
  const [back, setBack] = useState(false);
  const place = `${s.turn}.${s.sentences.length}`;
  const places = s.sentences.length + s.interrupts.length + s.windows.length;
  const toEnd = (smooth: boolean): void => {
    const at = pages.current;
    const behavior = smooth ? 'smooth' : 'instant';
    at?.scrollTo({ left: at.scrollWidth, top: at.scrollHeight, behavior });
  };
  useLayoutEffect(() => {
    // Nothing to leaf through yet: measuring would only hold up the first drawing.
    if (!back && s.sentences.length > 0) toEnd(false);
  }, [places, back, phone, s.teller]);
  useEffect(() => {
    const at = pages.current;
    if (!at) return;
    const watch = new ResizeObserver(() => toEnd(false));
    watch.observe(at);
    return () => watch.disconnect();
  }, []);
  const leaf = (by: number): void => {
    const at = pages.current;
    at?.scrollBy({ left: by * (at.clientWidth / 2), top: by * at.clientHeight * 0.8, behavior: 'smooth' });
  };
  const scrolled = (): void => {
    const at = pages.current;
    if (!at) return;
    const left = phone
      ? at.scrollHeight - at.clientHeight - at.scrollTop
      : at.scrollWidth - at.clientWidth - at.scrollLeft;
    setBack(left > NEAR);
  };
  return (
    <section class="time-book paper" aria-label={text.page}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <div class="time-pages" ref={pages} onScroll={scrolled} role="log" aria-label={text.tale} tabIndex={0}>
        <ol>
          {s.sentences.length === 0 && <li class="time-blank">{mine ? text.firstYours : text.firstPage}</li>}
          {s.sentences.map((sentence, on) => (
            <Sentence key={on} {...props} on={on} sentence={sentence} />
          ))}
          {!mine && s.over === '' && s.matter === '' && (
            <Draft
              key={place}
              typing={typing}
              place={place}
              seat={s.teller}
              name={names[s.teller]}
              look={looks[s.teller]}
              onGrow={() => {
                if (!back) toEnd(false);
              }}
            />
          )}
        </ol>
      </div>
      {(back || !phone) && (
        <div class="time-leaf">
          {!phone && (
            <button
              type="button"
              class="button button-plain button-icon"
              aria-label={text.earlier}
              onClick={() => leaf(-1)}
            >
              <Icon name="back" />
            </button>
          )}
          {back && (
            <button type="button" class="button time-latest" onClick={() => toEnd(true)}>
              {text.latest}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function Sentence(props: Props & { on: number; sentence: TimeView['sentences'][number] }) {
  const { s, names, looks, clocks, on, sentence, targets } = props;
  const { seat, card, ending, struck } = sentence;
  const window = s.windows.find((w) => w.on === on);
  const taken = s.interrupts.filter((i) => i.next === on && i.seat === seat);
  const begins = on === 0 || s.sentences[on - 1].seat !== seat || taken.length > 0;
  const classes = ['time-sentence', `teller-${seat}`];
  if (begins) classes.push('begins');
  if (struck) classes.push('struck');
  if (window) classes.push('open');
  if (ending !== NONE) classes.push('closing');
  if (targets.has(on)) classes.push('target');
  return (
    <li class={classes.join(' ')} data-drop={`sentence.${on}`}>
      {begins && (
        <span class="time-charge">
          <Shield look={looks[seat]} />
          <span class="visually-hidden">{names[seat]}</span>
        </span>
      )}
      <div class="time-words">
        {taken.map((i) => (
          <p key={i.card} class="time-taken">
            {text.tookOver(names[i.seat], s.deck.cards[i.card].title)}
          </p>
        ))}
        <p class="time-text">
          {struck ? (
            <>
              <s>{sentence.text}</s> <small class="time-note">{text.struck}</small>
            </>
          ) : (
            sentence.text
          )}
        </p>
        {window && (
          <div class="time-window">
            {window.ripe ? (
              <span class="time-ripe" />
            ) : (
              <ClockBar clocks={clocks} name={`window.${on + 1}`} of={WINDOW_MS} />
            )}
            <span class="visually-hidden">{text.openTo(on + 1)}</span>
          </div>
        )}
      </div>
      <div class="time-beside">
        {taken.map((i) => (
          <LaidCard key={i.card} face={s.deck.cards[i.card]} />
        ))}
        {card !== NONE && <LaidCard face={s.deck.cards[card]} fresh={window !== undefined} />}
      </div>
    </li>
  );
}
