/** Sound and touch: quiet signs of what just happened, for whoever wants them. */
import { useEffect, useRef } from 'preact/hooks';
import type { BoardModule } from '../boards/board.ts';
import type { Settings } from '../settings/settings.ts';
import type { TableState } from './client.ts';
import { play } from './sound.ts';

const BUZZ_MS = 18;

/** A browser lets a page sound or buzz only after a first tap or key, and complains of one that tries before. */
const mayBeFelt = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function useEffects(state: TableState, seat: number, board: BoardModule<unknown>, now: Settings): void {
  const heard = useRef(state.steps.length);
  const { sound, haptics } = now;
  useEffect(() => {
    const facts = state.steps.slice(heard.current).flatMap((step) => step.facts);
    heard.current = state.steps.length;
    if (!sound || !mayBeFelt()) return;
    const cues = new Set(facts.map((fact) => board.cue?.(fact) ?? (/^roll/.test(fact.fact) ? 'dice' : 'pencil')));
    for (const cue of cues) play(cue);
  }, [state.steps, sound, board]);
  const asked = state.views[seat]?.decisions.some(({ may }) => !may) ?? false;
  useEffect(() => {
    if (asked && haptics && mayBeFelt()) navigator.vibrate?.(BUZZ_MS);
  }, [asked, haptics]);
}
