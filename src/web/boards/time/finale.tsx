/** The finished tale as a book: cover, title page, the tale with its initial and vignettes, and the last page. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { hash } from '../../../book/hash.ts';
import { cardIcon, groupIcon } from '../../../book/icons.ts';
import { cover, divider, headpiece, initialPanel } from '../../../book/ornaments.ts';
import { splitInitial } from '../../../book/parts.ts';
import { type Tale, taleOf } from '../../../games/time/tale.ts';
import type { TimeView } from '../../../games/time/view.ts';
import { Shield } from '../../ui/charge.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FinaleProps } from '../board.ts';
import { LaidCard, Shapes } from './card.tsx';
import './cards.css';
import './finale.css';
import { canRead, useReading } from './read-aloud.ts';
import { text } from './text.ts';

const COVER = [420, 595] as const;
const HEAD = [480, 104] as const;

export function Finale({ view, names, looks }: FinaleProps<TimeView>) {
  const s = view.state;
  const tale = useMemo(() => taleOf(s), [s]);
  const seed = hash(tale.title);
  const kept = tale.passages.filter((passage) => !passage.struck);
  const reading = useReading(kept.map((passage) => passage.text));
  const [saving, setSaving] = useState(false);
  const shields = useRef<HTMLUListElement>(null);
  const save = async (): Promise<void> => {
    setSaving(true);
    const { saveBook } = await import('./save-book.ts');
    saveBook(s, names, looks, coloursOf(shields.current));
    setSaving(false);
  };
  const tellers = tale.tellers.map((seat) => names[seat]);
  const closed = tale.ending !== null;
  return (
    <div class="time-finale time-drawn">
      <div class="time-tools button-row">
        {canRead && (
          <button type="button" class="button button-main" onClick={reading.at === null ? reading.start : reading.stop}>
            <Icon name={reading.at === null ? 'sound' : 'mute'} />
            {reading.at === null ? text.book.read : text.book.stop}
          </button>
        )}
        <button type="button" class="button" disabled={saving} onClick={() => void save()}>
          <Icon name="save" />
          {saving ? text.book.saving : text.book.save}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          <Icon name="book" />
          {text.book.print}
        </button>
      </div>
      <div class="time-opening">
        <section class={`time-cover cloth-${seed % 6}`} aria-label={text.book.cover}>
          <svg viewBox={`0 0 ${COVER[0]} ${COVER[1]}`} aria-hidden="true">
            <Shapes shapes={cover(...COVER, emblemOf(s, tale)).shapes} />
          </svg>
          <p class="time-cover-title">{tale.title}</p>
          <p class="time-cover-by">{text.book.by(tellers)}</p>
        </section>
        <section class="time-title-page">
          <h3>{tale.title}</h3>
          <Rule />
          <ul ref={shields} aria-label={text.book.tellers}>
            {names.map((name, seat) => (
              <li key={looks[seat].charge} class={`teller-${seat}`}>
                <Shield look={looks[seat]} />
                <span>
                  <strong>{name}</strong>
                  {s.winner === seat && <em>{text.book.wins}</em>}
                  <small>
                    {text.book.sentences(kept.filter((p) => p.seat === seat).length)}
                    {', '}
                    {text.book.left(handSize(s, seat))}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <article class="time-story" aria-label={tale.title}>
        <svg class="time-headpiece wash-place" viewBox={`0 0 ${HEAD[0]} ${HEAD[1]}`} aria-hidden="true">
          <Head seed={seed} />
        </svg>
        {kept.map((passage, i) => (
          <Passage
            key={i}
            {...{ s, passage, seed }}
            first={i === 0}
            begins={i === 0 || kept[i - 1].seat !== passage.seat || passage.by !== 'tell'}
            read={reading.at === i}
            shield={<Shield look={looks[passage.seat]} />}
            name={names[passage.seat]}
          />
        ))}
        <Rule />
        <p class="time-the-end">{closed ? text.book.here : text.book.unended}</p>
      </article>
      {kept.length < tale.passages.length && (
        <details class="time-struck-out">
          <summary>{text.book.struck}</summary>
          {tale.passages
            .filter((passage) => passage.struck)
            .map((passage) => (
              <p key={passage.text}>
                <s>{passage.text}</s> <small>{names[passage.seat]}</small>
              </p>
            ))}
        </details>
      )}
    </div>
  );
}

const handSize = ({ hands }: TimeView, seat: number): number => {
  const hand = hands[seat];
  return typeof hand === 'number' ? hand : hand.length;
};

/** The picture on the cover: of the first character, else of the first card. */
function emblemOf({ deck }: TimeView, { passages }: Tale): string {
  const cards = passages
    .filter(({ struck }) => !struck)
    .flatMap(({ interrupt, card }) => [interrupt, card])
    .flatMap((card) => (card === null ? [] : [deck.cards[card]]));
  const card = cards.find(({ group }) => group === 'character') ?? cards[0];
  return card ? cardIcon({ group: card.group, icon: card.icon ?? '' }) : groupIcon('aspect');
}

function Head({ seed }: { seed: number }) {
  const { inside, border } = headpiece(seed, ...HEAD);
  return <Shapes shapes={[...inside, ...border]} />;
}

function Rule() {
  const { width, height, shapes } = divider();
  return (
    <svg class="time-rule wash-character" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Shapes shapes={shapes} />
    </svg>
  );
}

type PassageProps = {
  s: TimeView;
  passage: Tale['passages'][number];
  seed: number;
  first: boolean;
  begins: boolean;
  read: boolean;
  shield: preact.ComponentChildren;
  name: string;
};

function Passage({ s, passage, seed, first, begins, read, shield, name }: PassageProps) {
  const initial = first ? splitInitial(passage.text) : null;
  const cards = [passage.interrupt, passage.card].filter((card) => card !== null);
  const classes = ['time-passage', `teller-${passage.seat}`];
  if (read) classes.push('read');
  if (begins) classes.push('begins');
  if (passage.by === 'ending') classes.push('closing');
  return (
    <div class={classes.join(' ')}>
      <span class="time-charge">
        {begins && shield}
        <span class="visually-hidden">{begins ? name : ''}</span>
      </span>
      <p>
        {initial ? (
          <>
            <span class="time-initial" aria-hidden="true">
              <Initial seed={seed} letter={initial.initial} />
            </span>
            <span aria-hidden="true">{initial.rest}</span>
            <span class="visually-hidden">{passage.text}</span>
          </>
        ) : (
          passage.text
        )}
      </p>
      <div class="time-beside">
        {cards.map((card) => (
          <LaidCard key={card} face={s.deck.cards[card]} />
        ))}
      </div>
    </div>
  );
}

function Initial({ seed, letter }: { seed: number; letter: string }) {
  const { inside, border, size } = initialPanel(seed);
  return (
    <svg class="wash-event" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <Shapes shapes={[...inside, ...border]} />
      <text x={size / 2} y={size * 0.76} text-anchor="middle" font-size={size * 0.8}>
        {letter}
      </text>
    </svg>
  );
}

/** The seats' colours as the page has them by daylight: a book that is saved knows nothing of our style sheet. */
function coloursOf(list: HTMLElement | null): string[] {
  return [...(list?.querySelectorAll('.shield path:first-child') ?? [])].map((path) => {
    const parts = /rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(path).fill);
    return parts ? `#${[1, 2, 3].map((i) => Number(parts[i]).toString(16).padStart(2, '0')).join('')}` : '';
  });
}
