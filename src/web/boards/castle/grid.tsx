/** The personal board: squares to put tokens on, and at the end of each line what it gives. */
import type { Reward } from '../../../games/castle/board.ts';
import { FACES } from '../../../games/castle/faces.ts';
import type { Castle } from '../../../games/castle/state.ts';
import { chargePath } from '../../ui/charge.tsx';
import type { SeatLook } from '../board.ts';
import { FACE_CLASS, FacePicture } from './dice.tsx';
import { Picture } from './icon.tsx';
import { text } from './text.ts';

/** A reward in pictures; the words are in the label of what holds it. */
function RewardPicture({ reward }: { reward: Reward }) {
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
  /** The squares that may be tapped, by what the tap picks. */
  squares: ReadonlyMap<number, () => void>;
  /** Ways to build: line * 2 + way. */
  lines: ReadonlyMap<number, () => void>;
  label: string;
};

export function Grid({ s, seat, look, before, squares, lines, label }: Props) {
  const names = s.board.squares;
  const complete = s.board.complete[s.squares[seat]];
  return (
    <fieldset class="grid" aria-label={label}>
      {[1, 2, 3, 4, 5].flatMap((r) => [
        ...[1, 2, 3, 4, 5].map((c) => {
          const square = names.indexOf(`r${r}c${c}`);
          if (square < 0) return <span key={`${r}${c}`} class="square-none" />;
          return <Square key={`${r}${c}`} {...{ s, seat, look, before, square }} pick={squares.get(square)} />;
        }),
        <LineEnd key={`r${r}`} s={s} line={r - 1} done={((complete >>> (r - 1)) & 1) === 1} lines={lines} />,
      ])}
      {[1, 2, 3, 4, 5].map((c) => (
        <LineEnd key={`c${c}`} s={s} line={4 + c} done={((complete >>> (4 + c)) & 1) === 1} lines={lines} />
      ))}
    </fieldset>
  );
}

type SquareProps = Pick<Props, 's' | 'seat' | 'look' | 'before'> & { square: number; pick: (() => void) | undefined };

function Square({ s, seat, look, before, square, pick }: SquareProps) {
  const resource = s.board.resources[square];
  const name = s.board.squares[square];
  const filled = ((s.squares[seat] >>> square) & 1) === 1;
  const fresh = filled && ((before.squares[seat] >>> square) & 1) === 0;
  const kind = `square square-${FACE_CLASS[resource]}${filled ? ' filled' : ''}`;
  const content = (
    <>
      <FacePicture face={resource} />
      {filled && (
        <svg class={fresh ? 'token fresh' : 'token'} viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="20" r="17" fill={look.colour} stroke="var(--paper-raised)" stroke-width="2.500" />
          <path
            d={chargePath(look.charge)}
            transform="translate(9.500 9.500) scale(0.041)"
            fill="var(--paper-raised)"
          />
        </svg>
      )}
    </>
  );
  if (!pick) {
    return (
      <span class={kind} role="img" aria-label={text.square(FACES[resource], name, filled)}>
        {content}
      </span>
    );
  }
  return (
    <button type="button" class={`${kind} lit`} aria-label={text.put(FACES[resource], name)} onClick={pick}>
      {content}
    </button>
  );
}

function LineEnd({ s, line, done, lines }: { s: Castle; line: number; done: boolean; lines: Props['lines'] }) {
  const ways = s.board.rewards[s.edition][line];
  const name = s.board.lines[line];
  const kind = `line-end line-end-${name[0]}${done ? ' complete' : ''}`;
  const words = ways.map(text.reward);
  const picks = ways.map((_, way) => lines.get(line * 2 + way));
  if (!picks.some(Boolean)) {
    return (
      <span class={kind} role="img" aria-label={`${text.gives(name, words)}${done ? `, ${text.complete}` : ''}`}>
        {ways.map((reward) => (
          <RewardPicture key={text.reward(reward)} reward={reward} />
        ))}
      </span>
    );
  }
  return (
    <span class={kind}>
      {ways.map((reward, way) => (
        <button
          key={words[way]}
          type="button"
          class="line-pick lit"
          aria-label={`${name}: ${words[way]}`}
          onClick={() => picks[way]?.()}
        >
          <RewardPicture reward={reward} />
        </button>
      ))}
    </span>
  );
}
