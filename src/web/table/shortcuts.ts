/** Single keys, for whoever wants them. */
import { useEffect } from 'preact/hooks';
import type { Decision } from '../../kernel/game.ts';
import type { TabName } from './tabs.tsx';
import type { Past } from './use-past.ts';

type Keys = {
  on: boolean;
  decisions: readonly Decision[];
  past: Past;
  pick: (decision: Decision, option: number) => void;
  undo: () => void;
  showTab: (name: TabName) => void;
};

export function useShortcuts(keys: Keys): void {
  useEffect(() => {
    if (!keys.on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (run(event.key, keys)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

function run(key: string, { decisions, past, pick, undo, showTab }: Keys): boolean {
  if (/^[1-9]$/.test(key)) {
    const decision = decisions.find(({ may, text }) => !may && !text);
    const option = decision?.options[Number(key) - 1];
    if (!decision || option === undefined) return false;
    pick(decision, option);
    return true;
  }
  switch (key) {
    case 'u':
      undo();
      return true;
    case 'l':
      showTab('log');
      return true;
    case 's':
      showTab('scores');
      return true;
    case 'p':
      if (past.playing) past.pause();
      else past.play();
      return true;
    case '[':
      past.leaf(-1);
      return true;
    case ']':
      past.leaf(1);
      return true;
    default:
      return false;
  }
}
