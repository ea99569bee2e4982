/** One campaign: both sides' BZs face each other, from the arrow to the lock, the viewer's below. */
import { useMemo } from 'preact/hooks';
import { zoneAt } from '../../../games/september/board.ts';
import { ALLIED, NONE, TRIPARTITE } from '../../../games/september/names.ts';
import { otherSide, type September } from '../../../games/september/state.ts';
import { campaignSum } from '../../../games/september/zones.ts';
import { has } from '../../../kernel/bits.ts';
import { InTurn } from '../../ui/later.tsx';
import { memo } from '../../ui/memo.ts';
import type { SeatLook } from '../board.ts';
import { rowMarks } from './marks.ts';
import { topFrame } from './options.ts';
import type { Picks, TapOn } from './picks.ts';
import { Mark, Star } from './pictures.tsx';
import type { News } from './story.ts';
import { text } from './text.ts';
import { unseen } from './turns.ts';
import { Bonus, bonusState, Zone, zoneOf } from './zone.tsx';

export type MapProps = {
  s: September;
  /** Whose side lies below. */
  me: number;
  names: readonly string[];
  looks: readonly SeatLook[];
  picks: Picks;
  /** Always the same: it finds what is offered at the moment of the tap. */
  tap: TapOn;
  news: News;
};

/** All that can differ between two drawings of a campaign, as one text. */
function shownOf({ s, me, names, picks, news }: MapProps, campaign: number): string {
  const inHand = bonusesInHand(s);
  const zones = [TRIPARTITE, ALLIED].flatMap((side) =>
    columnsOf(s, campaign).map((column) => {
      const zone = zoneAt(s.board, side, campaign, column);
      const { value, crossed, marks } = zoneOf(s, zone);
      const spoken = [news.zones.has(zone), picks.aimed === zone, news.bonuses.has(zone), inHand.includes(zone)];
      const taps = [picks.zones.get(zone)?.label, picks.bonuses.get(zone)?.label];
      return [value, crossed, marks, bonusState(s, zone), ...spoken, ...taps].join();
    }),
  );
  const rows = [TRIPARTITE, ALLIED].map((side) => rowMarks(s, side, campaign).join(' '));
  const head = [me, takerOf(s, campaign), picks.campaigns.has(campaign)];
  return [...names, ...head, ...rows, ...zones].join('|');
}

/** Of a part of the board: a theatre, or both event sheets. */
export type PartProps = {
  readonly map: MapProps;
  /** The pieces that may be drawn now, as a set. */
  readonly now: number;
  /** Out of sight. */
  readonly aside: boolean;
  readonly onRead: (card: number) => void;
};

type Props = MapProps & { campaign: number };

/** Its room on the map, also before it is drawn. */
export function Campaign({ now, ...props }: Props & { now: boolean }) {
  const { news, campaign } = props;
  const fresh = news.campaigns.has(campaign) ? ' fresh' : '';
  return (
    <section class={`front${fresh}${unseen(now)}`} aria-label={text.campaign(campaign)}>
      <InTurn now={now}>
        <Front {...props} />
      </InTurn>
    </section>
  );
}

/** Drawn again only when something on it has changed: most moves touch one campaign of ten. */
function Front(props: Props) {
  return useMemo(() => drawingOf(props), [shownOf(props, props.campaign)]);
}

const columnsOf = (s: September, campaign: number): number[] =>
  Array.from({ length: s.board.sizes[campaign] }, (_, column) => column);
const takerOf = (s: September, campaign: number): number =>
  [TRIPARTITE, ALLIED].find((side) => has(s.capstones[side], campaign)) ?? NONE;

function drawingOf({ campaign, ...map }: Props) {
  const { s, me, names, looks, picks, tap } = map;
  const them = otherSide(me);
  const mine = campaignSum(s, me, campaign);
  const theirs = campaignSum(s, them, campaign);
  const taker = takerOf(s, campaign);
  const lit = picks.campaigns.has(campaign);
  return (
    <>
      <h4 class="front-head">
        <span class="front-name">{text.campaign(campaign)}</span>
        <span class="front-stars">
          <Star />
          {s.board.endStars[campaign]}
          <span class="visually-hidden">{text.endStars(s.board.endStars[campaign])}</span>
        </span>
      </h4>
      {lit && (
        <button
          type="button"
          class="pick lit"
          aria-label={text.pickCampaign(campaign)}
          onClick={() => tap('campaigns', campaign)}
        />
      )}
      <Row {...map} campaign={campaign} side={them} />
      <Sum sum={theirs} leads={theirs > mine} name={names[them]} colour={looks[them].colour} />
      <span
        class="front-capstone"
        role="img"
        aria-label={taker === NONE ? text.capstoneFree : text.capstoneBy(names[taker])}
      >
        <Star {...(taker === NONE ? {} : { fill: looks[taker].colour })} />
        {taker !== NONE && <span class={taker === me ? 'capstone-to capstone-down' : 'capstone-to capstone-up'} />}
      </span>
      <Row {...map} campaign={campaign} side={me} />
      <Sum sum={mine} leads={mine > theirs} name={names[me]} colour={looks[me].colour} own />
    </>
  );
}

type SumProps = { sum: number; leads: boolean; name: string; colour: string; own?: boolean };

const Sum = memo(({ sum, leads, name, colour, own }: SumProps) => (
  <span
    class={`front-sum ${own ? 'sum-mine' : 'sum-theirs'}${leads ? ' sum-leads' : ''}`}
    role="img"
    aria-label={text.sum(name, sum, leads)}
  >
    <svg class="sum-mark" viewBox="0 0 8 8" aria-hidden="true">
      <path d="M1 4l3-3 3 3-3 3z" fill={leads ? colour : 'none'} stroke={colour} />
    </svg>
    {sum}
  </span>
));

function Row({ s, me, looks, picks, tap, news, campaign, side }: Props & { side: number }) {
  const marks = rowMarks(s, side, campaign);
  const inHand = bonusesInHand(s);
  return (
    <div class={`row ${side === me ? 'row-mine' : 'row-theirs'}${marks.includes('railroad') ? ' row-rails' : ''}`}>
      <span class="row-start" style={{ color: looks[side].colour }}>
        {marks.length < 2 && <Mark name="arrow" />}
        {marks.map((mark) => (
          <Mark key={mark} name={mark} title={text.marks[mark]} />
        ))}
      </span>
      {columnsOf(s, campaign).map((column) => {
        const zone = zoneAt(s.board, side, campaign, column);
        const drawn = zoneOf(s, zone);
        return [
          <Zone
            key={zone}
            {...drawn}
            fresh={news.zones.has(zone)}
            aimed={picks.aimed === zone}
            label={picks.zones.get(zone)?.label}
            tap={tap}
          />,
          !drawn.capstone && (
            <Bonus
              key={`b${zone}`}
              zone={zone}
              value={s.board.bonusValues[zone]}
              state={bonusState(s, zone)}
              fresh={news.bonuses.has(zone)}
              now={inHand.includes(zone)}
              label={picks.bonuses.get(zone)?.label}
              tap={tap}
            />
          ),
        ];
      })}
    </div>
  );
}

/** The bonus dice that are being decided or placed. */
function bonusesInHand(s: September): readonly number[] {
  const top = topFrame(s);
  if (top?.run === 'bonus') return [top.a];
  return top?.run === 'bonuses' ? [top.a, top.b] : [];
}
