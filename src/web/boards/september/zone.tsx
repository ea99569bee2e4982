/** A battle zone, and the bonus die behind it. Each is drawn again only when it has changed itself. */
import { sectorOf, sideOf, ZONES } from '../../../games/september/board.ts';
import { NONE } from '../../../games/september/names.ts';
import type { September } from '../../../games/september/state.ts';
import { has } from '../../../kernel/bits.ts';
import { memo } from '../../ui/memo.ts';
import { alsoTakes, ZONE_MARK_LIST, zoneMarks } from './marks.ts';
import type { TapOn } from './picks.ts';
import { Cross, Force, Mark, Star } from './pictures.tsx';
import { text } from './text.ts';

export type ZoneProps = {
  zone: number;
  campaign: number;
  column: number;
  colour: number;
  capstone: boolean;
  value: number;
  crossed: boolean;
  marks: number;
  /** The second colour that it takes. */
  also: number;
  /** The latest turn has changed it. */
  fresh: boolean;
  /** It is spoken of: a watched die is about to go there. */
  aimed: boolean;
  /** What a tap does; left out, it does nothing. */
  label: string | undefined;
  tap: TapOn;
};

/** What is drawn of a BZ, read from the table. */
export function zoneOf(s: September, zone: number): Omit<ZoneProps, 'fresh' | 'aimed' | 'label' | 'tap'> {
  const { campaigns, columns, colours, sizes } = s.board;
  const campaign = campaigns[zone];
  return {
    zone,
    campaign,
    column: columns[zone],
    colour: colours[zone],
    capstone: columns[zone] === sizes[campaign] - 1,
    value: s.values[zone],
    crossed: has(s.crossed[sectorOf(zone)], zone % ZONES),
    marks: zoneMarks(s, zone),
    also: alsoTakes(s, zone),
  };
}

export const Zone = memo((props: ZoneProps) => {
  const { zone, campaign, column, colour, capstone, value, crossed, also, fresh, aimed, label, tap } = props;
  const marks = ZONE_MARK_LIST.filter((_, i) => has(props.marks, i));
  const said = text.zoneState(colour, value, crossed, [
    ...(capstone ? [text.marks.capstone] : []),
    ...marks.map((mark) => text.marks[mark]),
    ...(also === NONE ? [] : [text.alsoTakes(also)]),
    ...(fresh ? [text.news] : []),
  ]);
  // What is spoken of, and has been tapped itself, waits for its die.
  const chosen = label !== undefined && aimed;
  const filled = value > 0;
  const kinds = { filled, crossed, capstone, fresh, aimed, chosen, 'with-also': also !== NONE && !filled };
  const kind = Object.entries(kinds).reduce((all, [name, is]) => (is ? `${all} ${name}` : all), `zone zone-${colour}`);
  const name = `${label ?? text.sidesZone(sideOf(zone), campaign, column)}: ${said}`;
  return (
    <span
      class={marks.reduce((all, mark) => `${all} with-${mark}`, kind)}
      {...(label === undefined && { role: 'img', 'aria-label': name })}
    >
      {/* Another drawing in the corner than in the middle: one that moved would be a jump. */}
      <Force key={filled} colour={colour} />
      {filled && (
        <span key={value} class="pencil" aria-hidden="true">
          {value}
        </span>
      )}
      {crossed && <Cross />}
      {kinds['with-also'] && (
        <span class="also">
          <Force colour={also} />
        </span>
      )}
      {capstone && !marks.includes('spqr') && <Mark name="lock" />}
      {marks.includes('shield') && <Mark name="shield" />}
      {marks.includes('circle') && <span class="zone-circle" />}
      {marks.includes('spqr') && (
        <span class="zone-spqr spqr" aria-hidden="true">
          {text.spqr}
        </span>
      )}
      {marks.includes('lease') && <Star />}
      {marks.includes('feint') && <Mark name="feint" />}
      {label !== undefined && (
        <button
          type="button"
          class="pick lit"
          aria-label={name}
          aria-pressed={chosen || undefined}
          onClick={() => tap('zones', zone)}
        />
      )}
    </span>
  );
});

export type BonusProps = {
  /** The BZ before it. */
  zone: number;
  value: number;
  state: 'open' | 'gained' | 'lost';
  fresh: boolean;
  /** It is being decided or placed. */
  now: boolean;
  label: string | undefined;
  tap: TapOn;
};

export function bonusState(s: September, zone: number): BonusProps['state'] {
  const sector = sectorOf(zone);
  if (has(s.gained[sector], zone % ZONES)) return 'gained';
  return has(s.lost[sector], zone % ZONES) ? 'lost' : 'open';
}

export const Bonus = memo(({ zone, value, state, fresh, now, label, tap }: BonusProps) => {
  const kind = `bonus bonus-${state}${now ? ' bonus-now' : ''}${fresh ? ' fresh' : ''}`;
  const die = <span class="bonus-die">{value}</span>;
  if (label === undefined) {
    return (
      <span class={kind} role="img" aria-label={text.bonus(value, state)}>
        {die}
        {state === 'lost' && <Cross />}
      </span>
    );
  }
  return (
    <span class={kind}>
      <button type="button" class="small-pick lit" aria-label={label} onClick={() => tap('bonuses', zone)}>
        {die}
      </button>
    </span>
  );
});
