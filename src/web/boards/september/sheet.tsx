/** An event sheet: the track with what lies ahead, the three tables, the flag and the Atomic Project. */
import { Fragment } from 'preact';
import { CARDS } from '../../../games/september/cards/cards.ts';
import { COLOURS, LISTS, NINE, NONE, PERSON, STAGES, TRIPARTITE } from '../../../games/september/names.ts';
import { cardAt, flagOf } from '../../../games/september/roster.ts';
import type { September } from '../../../games/september/state.ts';
import { has } from '../../../kernel/bits.ts';
import { Shield } from '../../ui/charge.tsx';
import type { MapProps } from './front.tsx';
import { Cross, Force, ICON_MARKS, Mark } from './pictures.tsx';
import { readings } from './preview.ts';
import { text } from './text.ts';

type Props = MapProps & { side: number; onRead: (card: number) => void };

export function Sheet({ s, side, me, names, looks, picks, onRead }: Props) {
  return (
    <section class={side === me ? 'sheet sheet-mine paper' : 'sheet paper'} aria-label={text.sideOf(side, names[side])}>
      <h3 class="sheet-title">
        <Shield look={looks[side]} />
        {names[side]} <small>{text.side(side)}</small>
      </h3>
      <Track s={s} side={side} name={names[side]} />
      <div class="tables">
        {LISTS.map((_, list) => (
          <Table key={LISTS[list]} s={s} side={side} list={list} picks={picks} onRead={onRead} />
        ))}
      </div>
      <div class="sheet-foot">
        <button type="button" class="card-cell card-flag" onClick={() => onRead(flagOf(side))}>
          <Mark name="flag" />
          <span>
            <small>{text.flagAbility}</small> {CARDS[flagOf(side)].name}
          </span>
        </button>
        <Atomic s={s} side={side} />
      </div>
    </section>
  );
}

function Track({ s, side, name }: { s: September; side: number; name: string }) {
  const done = s.track[side];
  return (
    <ol class="track" aria-label={text.trackOf(name)}>
      {s.board.tracks[side].map((icon, i) => {
        const state = i < done ? 'marked' : i === done ? 'next' : 'ahead';
        const said = `${text.icons[icon]}${i < done ? `, ${text.marked}` : ''}`;
        return (
          <li
            key={i}
            class={`track-icon track-${state} icon-${ICON_MARKS[icon]}`}
            aria-current={i === done ? 'step' : undefined}
          >
            <Mark name={ICON_MARKS[icon]} title={said} />
            {i < done && <Cross />}
          </li>
        );
      })}
    </ol>
  );
}

type TableProps = Pick<Props, 's' | 'side' | 'picks' | 'onRead'> & { list: number };

function Table({ s, side, list, picks, onRead }: TableProps) {
  const row = s.board.rows[list];
  const column = s.board.tableColumns[list];
  const readable = new Set(readings(s, side, list).map(({ card }) => card));
  return (
    <section class="lookup" aria-label={text.listOf(LISTS[list], side)}>
      <h4 class="lookup-title">
        <Mark name={ICON_MARKS[PERSON + list]} />
        {LISTS[list]}
        <span class="lookup-key" role="img" aria-label={text.tableKey(COLOURS[row], COLOURS[column])}>
          <Force colour={row} />
          <span aria-hidden="true">↓</span>
          <Force colour={column} />
          <span aria-hidden="true">→</span>
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
        {Array.from({ length: NINE }, (_, number) => {
          const card = cardAt(side, list, number);
          const gained = has(s.cards[side * 3 + list], number);
          const out = side === TRIPARTITE && list === 0 && s.doubleCross !== NONE && s.doubleCross === number;
          const tap = picks.cards.get(card);
          const kind = `card-cell${gained ? ' gained' : ''}${out ? ' out' : ''}${readable.has(card) ? ' readable' : ''}${tap ? ' lit' : ''}`;
          const { name } = CARDS[card];
          return (
            <button
              key={card}
              type="button"
              class={kind}
              aria-label={tap ? text.gainCard(name) : text.cardAbout(name, gained, out)}
              onClick={tap ? tap.go : () => onRead(card)}
            >
              <b>{number + 1}</b>
              <span>{name}</span>
              {(gained || out) && <Cross />}
            </button>
          );
        })}
      </div>
    </section>
  );
}

function Atomic({ s, side }: { s: September; side: number }) {
  const done = s.hourglasses[side];
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
            <li key={stage} class="stage">
              <small>{stage}</small>
              <span>
                {glasses.map((glass) => (
                  <span key={glass} class={glass < done ? 'glass glass-off' : 'glass'}>
                    <Mark name="hourglass" />
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
