/** The personal board: squares to put tokens on, and at the end of each line what it gives. */
import type { Reward } from '../../../games/castle/board.ts';
import { FACE_NAMES } from '../../../games/castle/faces.ts';
import type { Castle } from '../../../games/castle/state.ts';
import { chargePath } from '../../ui/charge.tsx';
import { Later } from '../../ui/later.tsx';
import { memo } from '../../ui/memo.ts';
import type { SeatLook } from '../board.ts';
import { FACE_CLASS, FacePicture } from './dice.tsx';
import { Picture } from './icon.tsx';
import { text } from './text.ts';

/** A reward in pictures; the words are in the label of what holds it. */
export function RewardPicture({ reward }: { reward: Reward }) {
  return (
    <span class="reward" aria-hidden="true">
      {reward.tower > 0 && (
        <svg class="reward-icon" aria-hidden="true" viewBox="0 0 24 30">
          <path class="ink fine" d="M5 29V12l7-10 7 10v17z" fill="var(--wash-sand)" />
          <text x="12" y="25" class="reward-number" text-anchor="middle">
            {reward.tower}
          </text>
        </svg>
      )}
      {reward.wall && (
        <svg class="reward-icon" aria-hidden="true" viewBox="0 0 26 30">
          <path class="ink fine" d="M2 29V13h5v4h4v-4h4v4h4v-4h5v16z" fill="var(--wash-slate)" />
        </svg>
      )}
      {reward.floor && (
        <svg class="reward-icon" aria-hidden="true" viewBox="0 0 26 30">
          <path class="ink fine" d="M3 29V9h20v20z" fill="var(--wash-moss)" />
          <path class="ink fine" d="M8 27v-7a5 5 0 0 1 10 0v7zM3 9l10-7 10 7" fill="var(--lamplight)" />
        </svg>
      )}
      {reward.flags.map((value, i) => (
        <svg key={i} class="reward-icon" aria-hidden="true" viewBox="0 0 22 30">
          <path class="ink fine" d="M4 29V3" />
          <path class="ink fine" d="M4 3h17l-4 7 4 7H4z" fill="var(--roof-brick)" />
          <text x="10.500" y="14.500" class="reward-number on-flag" text-anchor="middle">
            {value}
          </text>
        </svg>
      ))}
      {reward.residents > 0 && (
        <svg class="reward-icon" aria-hidden="true" viewBox="0 0 26 30">
          <path class="ink fine" d="M3 29q0-14 7-14t7 14z" fill="var(--roof-slate)" />
          <circle class="ink fine" cx="10" cy="11" r="4.500" fill="var(--skin)" />
          <text x="20" y="12" class="reward-number" text-anchor="middle">
            {reward.residents}
          </text>
        </svg>
      )}
      {reward.power === 'reactivate' && <Picture name="bolt" class="reward-icon" />}
      {reward.power === 'steal' && (
        <svg class="reward-icon" aria-hidden="true" viewBox="0 0 30 30">
          <path class="ink fine" d="M3 8q12-7 24 0v4q-3 7-8 5l-4-3-4 3q-5 2-8-5z" fill="var(--night)" />
          <circle cx="10" cy="12" r="2.300" fill="var(--paper-raised)" />
          <circle cx="20" cy="12" r="2.300" fill="var(--paper-raised)" />
          <path class="ink fine" d="M8 22q7 5 14 0" />
        </svg>
      )}
    </span>
  );
}

type Props = {
  s: Castle;
  seat: number;
  look: SeatLook;
  before: Castle;
  /** The squares and the ways to build (line * 2 + way) that may be tapped. */
  squares: ReadonlySet<number>;
  lines: ReadonlySet<number>;
  onSquare: (square: number) => void;
  onLine: (option: number) => void;
  label: string;
};

const FIVE = [1, 2, 3, 4, 5];

export function Grid({ s, seat, look, before, squares, lines, onSquare, onLine, label }: Props) {
  const { board, edition } = s;
  const complete = board.complete[s.squares[seat]];
  const lineEnd = (line: number) => (
    <Later key={line} first={<span class="line-end" />} once>
      <LineEnd
        ways={board.rewards[edition][line]}
        name={board.lines[line]}
        line={line}
        done={((complete >>> line) & 1) === 1}
        lit={(lines.has(line * 2) ? 1 : 0) | (lines.has(line * 2 + 1) ? 2 : 0)}
        onTap={onLine}
      />
    </Later>
  );
  return (
    <fieldset class="grid" aria-label={label} style={{ '--seat': look.colour }}>
      {FIVE.flatMap((r) => [
        ...FIVE.map((c) => {
          const square = board.squares.indexOf(`r${r}c${c}`);
          if (square < 0) return <span key={`${r}${c}`} class="square-none" />;
          const filled = ((s.squares[seat] >>> square) & 1) === 1;
          return (
            <Square
              key={`${r}${c}`}
              square={square}
              name={board.squares[square]}
              resource={board.resources[square]}
              filled={filled}
              fresh={filled && ((before.squares[seat] >>> square) & 1) === 0}
              lit={squares.has(square)}
              colour={look.colour}
              charge={look.charge}
              onTap={onSquare}
            />
          );
        }),
        lineEnd(r - 1),
      ])}
      {FIVE.map((c) => lineEnd(4 + c))}
    </fieldset>
  );
}

type SquareProps = SeatLook & {
  square: number;
  name: string;
  resource: number;
  filled: boolean;
  fresh: boolean;
  lit: boolean;
  onTap: (square: number) => void;
};

const Square = memo(({ square, name, resource, filled, fresh, lit, colour, charge, onTap }: SquareProps) => {
  const kind = `square square-${FACE_CLASS[resource]}${filled ? ' filled' : ''}`;
  const content = (
    <>
      <FacePicture face={resource} />
      {filled && (
        <svg class={fresh ? 'token fresh' : 'token'} viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="22" r="17.500" fill="rgb(0 0 0 / 28%)" />
          <circle cx="20" cy="20" r="17" fill={colour} stroke="var(--paper-raised)" stroke-width="2.500" />
          <path d={chargePath(charge)} transform="translate(9.500 9.500) scale(0.041)" fill="var(--paper-raised)" />
        </svg>
      )}
    </>
  );
  // The same button whether or not it can be tapped now: whoever has just used it by keyboard stays where she is.
  return (
    <button
      type="button"
      class={lit ? `${kind} lit` : kind}
      aria-label={lit ? text.put(FACE_NAMES[resource], name) : text.square(FACE_NAMES[resource], name, filled)}
      aria-disabled={!lit}
      tabIndex={lit ? 0 : -1}
      onClick={() => onTap(square)}
    >
      {content}
    </button>
  );
});

type LineProps = {
  ways: readonly Reward[];
  name: string;
  line: number;
  done: boolean;
  /** Which of the ways may be tapped: the first 1, the second 2. */
  lit: number;
  onTap: (option: number) => void;
};

const LAST_COLUMN = 'c5';

const LineEnd = memo(({ ways, name, line, done, lit, onTap }: LineProps) => {
  const wide = name === LAST_COLUMN && ways.length > 1;
  const kind = `line-end line-end-${name[0]}${wide ? ' line-end-wide' : ''}${done ? ' complete' : ''}`;
  return (
    <span class={kind}>
      {ways.map((reward, way) => {
        const open = ((lit >>> way) & 1) === 1;
        const words = text.reward(reward);
        return (
          <button
            key={words}
            type="button"
            class={open ? 'line-pick lit' : 'line-pick'}
            aria-label={open ? `${name}: ${words}` : text.gives(name, words, done)}
            aria-disabled={!open}
            tabIndex={open ? 0 : -1}
            onClick={() => onTap(line * 2 + way)}
          >
            <RewardPicture reward={reward} />
          </button>
        );
      })}
    </span>
  );
});
