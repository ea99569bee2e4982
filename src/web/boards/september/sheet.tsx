/** An event sheet: the track with what lies ahead, the three tables, the flag and the Atomic Project. */
import { type ComponentChildren, Fragment } from 'preact';
import { CARDS } from '../../../games/september/cards/cards.ts';
import { COLOURS, LISTS, NINE, NONE, PEOPLE, PERSON, STAGES, TRIPARTITE } from '../../../games/september/names.ts';
import { cardAt, flagOf } from '../../../games/september/roster.ts';
import { otherSide, type September } from '../../../games/september/state.ts';
import { has, single } from '../../../kernel/bits.ts';
import { Shield } from '../../ui/charge.tsx';
import { InTurn } from '../../ui/later.tsx';
import { memo } from '../../ui/memo.ts';
import type { MapProps, PartProps } from './front.tsx';
import type { TapOn } from './picks.ts';
import { Cross, Force, ICON_MARKS, Mark } from './pictures.tsx';
import { readings } from './preview.ts';
import { text } from './text.ts';
import { sheetTurns, unseen } from './turns.ts';

/** At a desk the sheets lie where their owners sit; on a phone one's own is what is looked for. */
export const Sheets = memo(({ map, phone, now, aside, onRead }: PartProps & { phone: boolean }) => (
  <div class={aside ? 'sheets aside' : 'sheets'}>
    {(phone ? [map.me, otherSide(map.me)] : [otherSide(map.me), map.me]).map((side, i) => (
      <Sheet key={side} {...map} side={side} turns={sheetTurns(now, i)} onRead={onRead} />
    ))}
  </div>
));

type Props = MapProps & {
  side: number;
  /** Whether its track, its three tables and its foot may be drawn now. */
  turns: readonly boolean[];
  onRead: (card: number) => void;
};

/** What Refugee Scientists give. */
const ADVANCE = 0;
const CROSS_OFF = 1;

function Sheet({ s, side, me, names, looks, picks, tap, news, turns, onRead }: Props) {
  const gift = (which: number): string | undefined => (side === me ? picks.gifts.get(which)?.label : undefined);
  return (
    <section class={side === me ? 'sheet sheet-mine paper' : 'sheet paper'} aria-label={text.sideOf(side, names[side])}>
      <h3 class="sheet-title">
        <Shield look={looks[side]} />
        {names[side]} <small>{text.side(side)}</small>
      </h3>
      <Piece now={turns[0]}>
        <Track
          icons={s.board.tracks[side].join('')}
          done={s.track[side]}
          name={names[side]}
          fresh={has(news.tracks, side)}
          label={gift(ADVANCE)}
          tap={tap}
        />
      </Piece>
      <div class="tables">
        {LISTS.map((_, list) => (
          <Piece key={LISTS[list]} now={turns[1 + list]}>
            <Table
              side={side}
              list={list}
              row={s.board.rows[list]}
              column={s.board.tableColumns[list]}
              gained={s.cards[side * 3 + list]}
              out={side === TRIPARTITE && list === PEOPLE ? s.doubleCross : NONE}
              readable={numbers(side, list, new Set(readings(s, side, list).map(({ card }) => card)))}
              lit={numbers(side, list, picks.cards)}
              fresh={numbers(side, list, news.cards)}
              tap={tap}
              onRead={onRead}
            />
          </Piece>
        ))}
      </div>
      <Piece now={turns[4]}>
        <div class="sheet-foot">
          <button type="button" class="card-cell card-flag" onClick={() => onRead(flagOf(side))}>
            <Mark name="flag" />
            <span>
              <small>{text.flagAbility}</small> {CARDS[flagOf(side)].name}
            </span>
          </button>
          <Atomic s={s} done={s.hourglasses[side]} label={gift(CROSS_OFF)} tap={tap} />
        </div>
      </Piece>
    </section>
  );
}

function Piece({ now, children }: { now: boolean; children: ComponentChildren }) {
  return (
    <div class={`piece${unseen(now)}`}>
      <InTurn now={now}>{children}</InTurn>
    </div>
  );
}

/** The numbers of one list whose cards are among those named, as a set. */
function numbers(side: number, list: number, cards: { has(card: number): boolean }): number {
  let set = 0;
  for (let number = 0; number < NINE; number++) if (cards.has(cardAt(side, list, number))) set |= single(number);
  return set;
}

type TrackProps = {
  /** One digit for each. */
  icons: string;
  done: number;
  name: string;
  fresh: boolean;
  /** What a tap on the next icon does. */
  label: string | undefined;
  tap: TapOn;
};

const Track = memo(({ icons, done, name, fresh, label, tap }: TrackProps) => (
  <ol class="track" aria-label={text.trackOf(name)}>
    {[...icons].map(Number).map((icon, i) => {
      const state = i < done ? 'marked' : i === done ? 'next' : 'ahead';
      const said = `${text.icons[icon]}${i < done ? `, ${text.marked}` : ''}`;
      const kind = `track-icon track-${state} icon-${ICON_MARKS[icon]}${fresh && i === done - 1 ? ' fresh' : ''}`;
      return (
        <li key={i} class={kind} aria-current={i === done ? 'step' : undefined}>
          {i === done && label !== undefined ? (
            <button
              type="button"
              class="small-pick lit"
              aria-label={`${label}, ${said}`}
              onClick={() => tap('gifts', ADVANCE)}
            >
              <Mark name={ICON_MARKS[icon]} />
            </button>
          ) : (
            <Mark name={ICON_MARKS[icon]} title={said} />
          )}
          {i < done && <Cross />}
        </li>
      );
    })}
  </ol>
));

type TableProps = {
  side: number;
  list: number;
  /** The colours of the dice that pick row and column. */
  row: number;
  column: number;
  /** Sets of numbers: gained, read by the dice that lie there, to be chosen, changed by the latest turn. */
  gained: number;
  readable: number;
  lit: number;
  fresh: number;
  /** The number that Double-Cross crossed out. */
  out: number;
  tap: TapOn;
  onRead: (card: number) => void;
};

const Table = memo(({ side, list, row, column, ...sets }: TableProps) => (
  <section class="lookup" aria-label={text.listOf(LISTS[list], side)}>
    <h4 class="lookup-title">
      <Mark name={ICON_MARKS[PERSON + list]} />
      <span class="lookup-name">{LISTS[list]}</span>
      <span class="lookup-key" role="img" aria-label={text.tableKey(COLOURS[row], COLOURS[column])}>
        <Force colour={row} />
        <Mark name="arrow" />
        <Force colour={column} />
        <Mark name="arrow" />
      </span>
    </h4>
    <div class="lookup-grid">
      {text.bands.map((band, i) => (
        <Fragment key={band}>
          <span class={`band band-column-${i}`} aria-hidden="true">
            {band}
          </span>
          <span class={`band band-row-${i}`} aria-hidden="true">
            {band}
          </span>
        </Fragment>
      ))}
      {Array.from({ length: NINE }, (_, number) => cell(cardAt(side, list, number), number, sets))}
    </div>
  </section>
));

type Sets = Omit<TableProps, 'side' | 'list' | 'row' | 'column'>;

function cell(card: number, number: number, { gained, out, readable, lit, fresh, tap, onRead }: Sets) {
  const { name } = CARDS[card];
  const kinds = {
    gained: has(gained, number),
    out: out === number,
    readable: has(readable, number),
    lit: has(lit, number),
    fresh: has(fresh, number),
  };
  const kind = Object.entries(kinds).reduce((all, [is, so]) => (so ? `${all} ${is}` : all), 'card-cell');
  return (
    <button
      key={card}
      type="button"
      class={kind}
      title={name}
      aria-label={kinds.lit ? text.gainCard(name) : text.cardAbout(name, kinds.gained, kinds.out)}
      onClick={() => (kinds.lit ? tap('cards', card) : onRead(card))}
    >
      <b>{number + 1}</b>
      <span>{name}</span>
      {(kinds.gained || kinds.out) && <Cross />}
    </button>
  );
}

type AtomicProps = { s: September; done: number; label: string | undefined; tap: TapOn };

function Atomic({ s, done, label, tap }: AtomicProps) {
  let n = 0;
  return (
    <div class="atomic">
      <h4 class="lookup-title">
        {text.atomic} <small>{text.atomicLeft(s.board.hourglasses - done)}</small>
      </h4>
      <ol class="stages">
        {STAGES.map((stage) => {
          const glasses = Array.from({ length: s.board.file.atomicProject[stage] }, () => n++);
          return (
            <li key={stage} class="stage" title={stage}>
              <small>{stage}</small>
              <span>
                {glasses.map((glass) => (
                  <span key={glass} class={glass < done ? 'glass glass-off' : 'glass'}>
                    {glass === done && label !== undefined ? (
                      <button
                        type="button"
                        class="small-pick lit"
                        aria-label={label}
                        onClick={() => tap('gifts', CROSS_OFF)}
                      >
                        <Mark name="hourglass" />
                      </button>
                    ) : (
                      <Mark name="hourglass" />
                    )}
                    {glass < done && <Cross />}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
