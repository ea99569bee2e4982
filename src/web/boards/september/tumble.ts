/** Dice that were rolled tumble to where they lie. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { September } from '../../../games/september/state.ts';

const TUMBLE = 600;

export function useTumble(box: RefObject<HTMLElement | null>, s: September, motion: boolean): void {
  const seen = useRef({ round: 0, dice: s.dice });
  useEffect(() => {
    const { round, dice } = seen.current;
    seen.current = { round: s.round, dice: s.dice };
    if (!motion || !s.dice.every((face) => face > 0)) return;
    // By what they show, not by what was told: a quick opponent's next step would hide the roll.
    for (const die of box.current?.querySelectorAll<HTMLElement>('.sept-die') ?? []) {
      const i = Number(die.dataset['die']);
      if (round === s.round && s.dice[i] === dice[i]) continue;
      die.animate(
        [
          { transform: `translate(${-40 - i * 12}px, -34px) rotate(${-240 - i * 40}deg)` },
          { transform: 'translate(4px, 3px) rotate(12deg)', offset: 0.75 },
          { transform: 'none' },
        ],
        { duration: TUMBLE, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
      );
    }
  }, [s, motion]);
}
