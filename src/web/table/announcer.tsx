/** Says to a screen reader what happened and what is asked, from the same facts and questions as everybody sees. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Messages } from '../../kernel/game.ts';
import type { TableState } from './client.ts';
import { linesOf } from './words.ts';

type Props = { state: TableState; question: string; messages: Messages; names: readonly string[] };

export function Announcer({ state, question, messages, names }: Props) {
  const [said, setSaid] = useState('');
  const heard = useRef(state.steps.length);
  useEffect(() => {
    const news = state.steps.slice(heard.current).flatMap((step) => linesOf(step, messages, names));
    heard.current = state.steps.length;
    setSaid([...news.map(({ text }) => text), question].join(' '));
  }, [state.steps, question, messages, names]);
  return (
    <div class="visually-hidden" aria-live="polite">
      {said}
    </div>
  );
}
