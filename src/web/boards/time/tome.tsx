/** A finished tale as a book to leaf through: cover, title page, the tale with its initial and vignettes, and the last page. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Book } from '../../../book/book.ts';
import { hash } from '../../../book/hash.ts';
import { splitInitial } from '../../../book/initial.ts';
import { cover, divider, headpiece, initialPanel } from '../../../book/ornaments.ts';
import { coverIcon } from '../../../book/pictures.ts';
import { LOOKS, Shield } from '../../ui/charge.tsx';
import { CHARGES } from '../board.ts';
import { LaidCard, Shapes } from './card.tsx';
import './cards.css';
import './tome.css';
import { Leaves } from './leaves.tsx';
import { usePictures } from './pictures.ts';
import { text } from './text.ts';

const COVER = [420, 595] as const;
const HEAD = [480, 104] as const;

type Props = {
  book: Book;
  /** The sentence that is being read aloud, by its number among those that stand. */
  reading: number | null;
  /** What stands beside a sentence, for whoever may do something about it. */
  beside?: (passage: number) => ComponentChildren;
};

const seatOf = (charge: Book['tellers'][number]['charge']): number => CHARGES.indexOf(charge);
const lookOf = (charge: Book['tellers'][number]['charge']) => LOOKS[seatOf(charge)];

/** The sentences that stand, and their places among all. */
export const kept = ({ passages }: Book): readonly { readonly at: number; readonly text: string }[] =>
  passages.flatMap((passage, at) => (passage.struck ? [] : [{ at, text: passage.text }]));

export function Tome({ book, reading, beside }: Props) {
  const { title, tellers, passages, ending } = book;
  const seed = hash(title);
  const pictures = usePictures();
  const cards = passages.filter((passage) => !passage.struck).flatMap((passage) => passage.cards);
  const standing = useMemo(() => kept(book), [book]);
  const now = reading === null ? null : (standing[reading]?.at ?? null);
  const told = (teller: number): number => passages.filter((p) => p.teller === teller && !p.struck).length;
  const struck = passages.filter((passage) => passage.struck);
  return (
    <Leaves label={text.book.name(title)} turnTo={now === null ? null : `said-${now}`}>
      <section class={`tome-cover tome-leaf cloth-${seed % 6}`} aria-label={text.book.cover}>
        <svg viewBox={`0 0 ${COVER[0]} ${COVER[1]}`} aria-hidden="true">
          <Shapes shapes={cover(...COVER, coverIcon(cards, pictures), pictures).shapes} />
        </svg>
        <p class="tome-cover-title">{title}</p>
        <p class="tome-cover-by">{text.book.by(tellers.map(({ name }) => name))}</p>
      </section>
      <section class="tome-front tome-leaf">
        <h2>{title}</h2>
        <Rule />
        <ul aria-label={text.book.tellers}>
          {tellers.map(({ name, charge }, i) => (
            <li key={charge} class={`teller-${seatOf(charge)}`}>
              <Shield look={lookOf(charge)} />
              <span>
                <strong>{name}</strong>
                {ending?.teller === i && <em>{text.book.wins}</em>}
                <small>{text.book.sentences(told(i))}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <article class="tome-story" aria-label={title}>
        <svg class="tome-headpiece wash-place" viewBox={`0 0 ${HEAD[0]} ${HEAD[1]}`} aria-hidden="true">
          <Head seed={seed} />
        </svg>
        {standing.map(({ at }, i) => (
          <Sentence
            key={at}
            {...{ book, at, seed }}
            initial={i === 0 || passages[at].by === 'ending'}
            begins={
              i === 0 || passages[standing[i - 1].at].teller !== passages[at].teller || passages[at].by !== 'tell'
            }
            read={now === at}
            beside={beside?.(at)}
          />
        ))}
      </article>
      <section class="tome-end tome-leaf">
        <Rule />
        <h2>{ending ? text.book.here : text.book.unended}</h2>
        {ending && <p>{text.book.last(tellers[ending.teller].name)}</p>}
        <Rule />
      </section>
      {struck.length > 0 && (
        <section class="tome-struck">
          <h2>{text.book.struck}</h2>
          {struck.map((passage) => (
            <p key={passage.text}>
              <s>{passage.text}</s> <small>{tellers[passage.teller].name}</small>
            </p>
          ))}
        </section>
      )}
    </Leaves>
  );
}

function Head({ seed }: { seed: number }) {
  const { inside, border } = headpiece(seed, ...HEAD);
  return <Shapes shapes={[...inside, ...border]} />;
}

function Rule() {
  const { width, height, shapes } = divider();
  return (
    <svg class="tome-rule wash-character" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Shapes shapes={shapes} />
    </svg>
  );
}

type SentenceProps = {
  book: Book;
  at: number;
  seed: number;
  initial: boolean;
  begins: boolean;
  read: boolean;
  beside: ComponentChildren;
};

function Sentence({ book, at, seed, initial, begins, read, beside }: SentenceProps) {
  const passage = book.passages[at];
  const { name, charge } = book.tellers[passage.teller];
  const split = initial ? splitInitial(passage.text) : null;
  const classes = ['tome-sentence', `teller-${seatOf(charge)}`];
  if (read) classes.push('read');
  if (begins) classes.push('begins');
  if (passage.by === 'ending') classes.push('closing');
  return (
    <div class={classes.join(' ')} id={`said-${at}`}>
      <span class="time-charge">
        {begins && <Shield look={lookOf(charge)} />}
        <span class="visually-hidden">{begins ? name : ''}</span>
      </span>
      <p>
        {split ? (
          <>
            <span class="tome-initial" aria-hidden="true">
              <Initial seed={seed + at} letter={split.initial} />
            </span>
            <span aria-hidden="true">{split.rest}</span>
            <span class="visually-hidden">{passage.text}</span>
          </>
        ) : (
          passage.text
        )}
        {beside}
      </p>
      <div class="time-beside">
        {passage.cards.map((card) => (
          <LaidCard key={card.title} face={card} />
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
