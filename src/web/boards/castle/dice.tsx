/** Two dice. A tap on one shows only what it can do. */
import { useEffect, useRef } from 'preact/hooks';
import { FACE_NAMES } from '../../../games/castle/faces.ts';
import type { Castle } from '../../../games/castle/state.ts';
import { Picture, type PictureName } from './icon.tsx';
import { text } from './text.ts';

export const FACE_CLASS = ['wood', 'stone', 'gold', 'food', 'resident', 'any'] as const;

export function FacePicture({ face }: { face: number }) {
  return face === 5 ? <span class="face-any">?</span> : <Picture name={FACE_NAMES[face] as PictureName} />;
}

type Props = {
  s: Castle;
  /** The dice that are still to be used by whoever looks; null where nobody picks. */
  left: readonly boolean[] | null;
  chosen: number | null;
  onChoose: (die: number | null) => void;
  /** Changes when the dice were rolled anew. */
  rolled: number;
  motion: boolean;
};

export function DicePair({ s, left, chosen, onChoose, rolled, motion }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!motion || s.dice[0] < 0) return;
    for (const [i, die] of [...(box.current?.querySelectorAll('.die') ?? [])].entries()) {
      die.animate(
        [
          { transform: `translate(${-60 - i * 30}px, -40px) rotate(${-260 - i * 90}deg)` },
          { transform: 'translate(6px, 4px) rotate(14deg)', offset: 0.75 },
          { transform: 'none' },
        ],
        { duration: 600, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
      );
    }
  }, [rolled, motion]);
  if (s.dice[0] < 0 || s.dice[1] < 0) return <p class="dice-none">{text.noDice}</p>;
  return (
    <fieldset class="dice" ref={box} aria-label={text.dice}>
      {s.dice.map((face, i) => {
        const spent = left !== null && !left[i];
        const kind = `die die-${FACE_CLASS[face]}${spent ? ' spent' : ''}${chosen === i ? ' chosen' : ''}`;
        const content = (
          <>
            <FacePicture face={face} />
            <span key={face} class="die-name">
              {FACE_NAMES[face]}
            </span>
          </>
        );
        const selectable = left?.every(Boolean) && s.dice[0] !== s.dice[1];
        const words = selectable ? text.onlyThis : spent ? text.dieUsed : text.die;
        return (
          <button
            key={i}
            type="button"
            class={selectable ? `${kind} lit` : kind}
            aria-pressed={selectable ? chosen === i : undefined}
            aria-disabled={!selectable}
            tabIndex={selectable ? 0 : -1}
            aria-label={words(FACE_NAMES[face])}
            onClick={() => selectable && onChoose(chosen === i ? null : i)}
          >
            {content}
          </button>
        );
      })}
    </fieldset>
  );
}
