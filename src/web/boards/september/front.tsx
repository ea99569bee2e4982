/** One campaign: both sides' BZs face each other, from the arrow to the lock, the viewer's below. */
import { oppositeOf, ZONES, zoneAt } from '../../../games/september/board.ts';
import { ALLIED, NONE, PACWAR, TRIPARTITE, theatreOf } from '../../../games/september/names.ts';
import type { September } from '../../../games/september/state.ts';
import { campaignSum } from '../../../games/september/zones.ts';
import { has } from '../../../kernel/bits.ts';
import type { SeatLook } from '../board.ts';
import { topFrame } from './options.ts';
import type { Picks, Tap } from './picks.ts';
import { Cross, Force, Mark, type MarkName, Star } from './pictures.tsx';
import { text } from './text.ts';

export type MapProps = {
  s: September;
  before: September;
  /** Whose side lies below. */
  me: number;
  names: readonly string[];
  looks: readonly SeatLook[];
  picks: Picks;
};

type ZoneMark = 'shield' | 'spqr' | 'lease' | 'circle' | 'feint';

function zoneMarks(s: September, zone: number): ZoneMark[] {
  const marks: ZoneMark[] = [];
  const sector = Math.floor(zone / ZONES);
  if (sector === TRIPARTITE * 2 + PACWAR && has(s.shield, zone % ZONES)) marks.push('shield');
  for (const mark of ['spqr', 'lease', 'circle', 'feint'] as const) if (s[mark] === zone) marks.push(mark);
  return marks;
}

/** The marks that lie on a side's row of a campaign. */
function rowMarks(s: September, side: number, campaign: number): MarkName[] {
  const marks: MarkName[] = [];
  const own = side === TRIPARTITE ? (['railroad', 'sonar'] as const) : (['parachute', 'carrier', 'radar'] as const);
  for (const mark of own) if (s[mark] === campaign) marks.push(mark);
  return marks;
}

export function Front({ campaign, ...map }: MapProps & { campaign: number }) {
  const { s, me, names, looks, picks } = map;
  const them = me === TRIPARTITE ? ALLIED : TRIPARTITE;
  const mine = campaignSum(s, me, campaign);
  const theirs = campaignSum(s, them, campaign);
  const taker = [TRIPARTITE, ALLIED].find((side) => has(s.capstones[side], campaign)) ?? NONE;
  const tap = picks.campaigns.get(campaign);
  const head = (
    <>
      <span class="front-name">{text.campaign(campaign)}</span>
      <span class="front-stars">
        <Star />
        {s.board.endStars[campaign]}
        <span class="visually-hidden">{text.endStars(s.board.endStars[campaign])}</span>
      </span>
    </>
  );
  const small = s.board.sizes[campaign] === 4;
  return (
    <section class={`front${small ? ' front-4' : ''}${tap ? ' front-lit' : ''}`} aria-label={text.campaign(campaign)}>
      {tap ? (
        <button type="button" class="front-head lit" aria-label={text.pickCampaign(campaign)} onClick={tap.go}>
          {head}
        </button>
      ) : (
        <h4 class="front-head">{head}</h4>
      )}
      <Row {...map} campaign={campaign} side={them} />
      <Sum side={them} sum={theirs} leads={theirs > mine} name={names[them]} colour={looks[them].colour} />
      <span
        class="front-capstone"
        role="img"
        aria-label={taker === NONE ? text.capstoneFree : text.capstoneBy(names[taker])}
      >
        <Star {...(taker === NONE ? {} : { fill: looks[taker].colour })} />
        {taker !== NONE && <span class={taker === me ? 'capstone-to capstone-down' : 'capstone-to capstone-up'} />}
      </span>
      <Row {...map} campaign={campaign} side={me} />
      <Sum side={me} sum={mine} leads={mine > theirs} name={names[me]} colour={looks[me].colour} own />
    </section>
  );
}

type SumProps = { side: number; sum: number; leads: boolean; name: string; colour: string; own?: boolean };

function Sum({ sum, leads, name, colour, own }: SumProps) {
  return (
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
  );
}

function Row({ s, before, me, picks, campaign, side }: MapProps & { campaign: number; side: number }) {
  const columns = Array.from({ length: s.board.sizes[campaign] }, (_, column) => column);
  const sector = side * 2 + theatreOf(campaign);
  const marks = rowMarks(s, side, campaign);
  const bonuses = bonusesInHand(s);
  return (
    <div class={`row ${side === me ? 'row-mine' : 'row-theirs'}${marks.includes('railroad') ? ' row-rails' : ''}`}>
      <span class="row-start">
        {marks.length < 2 && <Mark name="arrow" />}
        {marks.map((mark) => (
          <Mark key={mark} name={mark} title={text.marks[mark as keyof typeof text.marks]} />
        ))}
      </span>
      {columns.map((column) => {
        const zone = zoneAt(s.board, side, campaign, column);
        const last = column === columns.length - 1;
        return [
          <Zone key={zone} s={s} before={before} zone={zone} capstone={last} tap={picks.zones.get(zone)} />,
          !last && <Bonus key={`b${zone}`} s={s} zone={zone} sector={sector} now={bonuses.has(zone)} />,
        ];
      })}
    </div>
  );
}

type ZoneProps = { s: September; before: September; zone: number; capstone: boolean; tap: Tap | undefined };

function Zone({ s, before, zone, capstone, tap }: ZoneProps) {
  const { board } = s;
  const sector = Math.floor(zone / ZONES);
  const value = s.values[zone];
  const crossed = has(s.crossed[sector], zone % ZONES);
  const marks = zoneMarks(s, zone);
  const colour = board.colours[zone];
  const fresh = value !== before.values[zone] || crossed !== has(before.crossed[sector], zone % ZONES);
  const name = text.sidesZone(zone < oppositeOf(zone) ? 0 : 1, board.campaigns[zone], board.columns[zone]);
  const said = text.zoneState(colour, value, crossed, [
    ...(capstone ? [text.marks.capstone] : []),
    ...marks.map((mark) => text.marks[mark]),
  ]);
  const kind = `zone zone-${colour}${value > 0 ? ' filled' : ''}${crossed ? ' crossed' : ''}${capstone ? ' capstone' : ''}${fresh ? ' fresh' : ''}`;
  const content = (
    <>
      <Force colour={colour} />
      {value > 0 && <span class="pencil">{value}</span>}
      {crossed && <Cross />}
      {capstone && <Mark name="lock" />}
      {marks.includes('shield') && <Mark name="shield" />}
      {marks.includes('circle') && <span class="zone-circle" />}
      {marks.includes('spqr') && <span class="zone-spqr">SPQR</span>}
      {marks.includes('lease') && <Star />}
      {marks.includes('feint') && <Mark name="feint" />}
    </>
  );
  if (!tap) {
    return (
      <span class={kind} role="img" aria-label={`${name}: ${said}`}>
        {content}
      </span>
    );
  }
  return (
    <button type="button" class={`${kind} lit`} aria-label={`${tap.label}: ${said}`} onClick={tap.go}>
      {content}
    </button>
  );
}

/** The bonus dice that are being decided or placed. */
function bonusesInHand(s: September): ReadonlySet<number> {
  const top = topFrame(s);
  if (top?.run === 'bonus') return new Set([top.a]);
  return new Set(top?.run === 'bonuses' ? [top.a, top.b] : []);
}

type BonusProps = { s: September; zone: number; sector: number; now: boolean };

function Bonus({ s, zone, sector, now }: BonusProps) {
  const state = has(s.gained[sector], zone % ZONES) ? 'gained' : has(s.lost[sector], zone % ZONES) ? 'lost' : 'open';
  const value = s.board.bonusValues[zone];
  return (
    <span class={`bonus bonus-${state}${now ? ' bonus-now' : ''}`} role="img" aria-label={text.bonus(value, state)}>
      <span class="bonus-die">{value}</span>
      {state === 'lost' && <Cross />}
    </span>
  );
}
