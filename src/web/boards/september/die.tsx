/** A die: its colour, its force, its face; a tap answers, or shows what it may do. */
import { colourOfDie } from '../../../games/september/state.ts';
import { has } from '../../../kernel/bits.ts';
import { memo } from '../../ui/memo.ts';
import type { MapProps } from './front.tsx';
import type { TapOn } from './picks.ts';
import { Force, Mark } from './pictures.tsx';
import { text } from './text.ts';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

export function Pips({ face }: { face: number }) {
  return (
    <svg class="pips" viewBox="0 0 24 24" aria-hidden="true">
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.300" />
      ))}
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
  const kinds = { sunk, chosen, fresh, lit: label !== undefined };
  const kind = Object.entries(kinds).reduce(
    (all, [name, is]) => (is ? `${all} ${name}` : all),
    `sept-die sept-die-${colour}`,
  );
  const content = (
    <>
      <Pips face={face} />
      <span class="die-force">
        <Force colour={colour} />
      </span>
      {sunk && <Mark name="dump" />}
    </>
  );
  if (label === undefined) {
    const name = [text.dieName(colour, face), ...(sunk ? [text.inDump] : []), ...(fresh ? [text.news] : [])].join(', ');
    return (
      <span class={kind} data-die={die} role="img" aria-label={name}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={kind}
      data-die={die}
      aria-label={label}
      aria-pressed={chosen}
      onClick={() => tap('dice', die)}
    >
      {content}
    </button>
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
