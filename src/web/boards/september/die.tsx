/** A die: its colour, its force, its face; a tap answers, or shows what it may do. */
import { colourOfDie } from '../../../games/september/state.ts';
import { has } from '../../../kernel/bits.ts';
import { memo } from '../../ui/memo.ts';
import type { MapProps } from './front.tsx';
import type { TapOn } from './picks.ts';
import { Force, Mark } from './pictures.tsx';
import { text } from './text.ts';

/** By face: points of no length, drawn as round dots. */
const PIPS = [
  '',
  'M12 12h0',
  'M7 7h0M17 17h0',
  'M6.5 6.5h0M12 12h0M17.5 17.5h0',
  'M7 7h0M17 7h0M7 17h0M17 17h0',
  'M6.5 6.5h0M17.5 6.5h0M12 12h0M6.5 17.5h0M17.5 17.5h0',
  'M7 6h0M17 6h0M7 12h0M17 12h0M7 18h0M17 18h0',
];

export function Pips({ face }: { face: number }) {
  return (
    <svg class="pips" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PIPS[face]} />
    </svg>
  );
}

type DieProps = {
  die: number;
  face: number;
  label: string | undefined;
  chosen: boolean;
  sunk: boolean;
  /** The latest turn has changed it. */
  fresh: boolean;
  tap: TapOn;
};

const Die = memo(({ die, face, label, chosen, sunk, fresh, tap }: DieProps) => {
  const colour = colourOfDie(die);
  // In the Dump it is dim, unless it may be taken from there.
  const kinds = { sunk: sunk && label === undefined, chosen, fresh };
  const kind = Object.entries(kinds).reduce(
    (all, [name, is]) => (is ? `${all} ${name}` : all),
    `sept-die sept-die-${colour}`,
  );
  const name = [text.dieName(colour, face), ...(sunk ? [text.inDump] : []), ...(fresh ? [text.news] : [])].join(', ');
  return (
    <span class={kind} data-die={die} {...(label === undefined && { role: 'img', 'aria-label': name })}>
      <Pips face={face} />
      <span class="die-force">
        <Force colour={colour} />
      </span>
      {sunk && <Mark name="dump" />}
      {label !== undefined && (
        <button
          type="button"
          class="pick lit"
          aria-label={label}
          aria-pressed={chosen}
          onClick={() => tap('dice', die)}
        >
          {chosen && <Mark name="check" />}
        </button>
      )}
    </span>
  );
});

type DiceProps = Pick<MapProps, 's' | 'picks' | 'tap' | 'news'> & {
  /** In this order, each in its own place; where `among` lacks one its place stays empty. */
  dice: readonly number[];
  among: number;
  /** Those that lie in a Dump. */
  dump?: number;
};

export function Dice({ s, picks, tap, news, dice, among, dump = 0 }: DiceProps) {
  return (
    <>
      {dice.map((die) =>
        has(among, die) ? (
          <Die
            key={die}
            die={die}
            face={s.dice[die]}
            label={picks.dice.get(die)?.label}
            chosen={has(picks.chosen, die)}
            sunk={has(dump, die)}
            fresh={has(news.dice, die)}
            tap={tap}
          />
        ) : (
          <span key={die} class="die-place" />
        ),
      )}
    </>
  );
}
