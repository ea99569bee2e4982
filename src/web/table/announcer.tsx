/** Says to a screen reader what happened and what is asked, from the same facts and questions as everybody sees. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Messages } from '../../kernel/game.ts';
import { people } from '../text/people.ts';
import type { TableState } from './client.ts';
import { type Muted, useHeard } from './unread.ts';
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

/** New lines of chat, politely; those of one's own are known. */
export function Ears({ state, muted }: { state: TableState; muted: Muted | undefined }) {
  const lines = useHeard(state.chat, muted);
  const [said, setSaid] = useState('');
  const last = useRef<string | null>(null);
  useEffect(() => {
    const known = lines.findIndex(({ id }) => id === last.current);
    const fresh = last.current === null ? [] : lines.slice(known + 1).filter(({ seat }) => !state.mine.includes(seat));
    last.current = lines.at(-1)?.id ?? '';
    if (fresh.length > 0) setSaid(fresh.map(({ name, text }) => people.talk.says(name, text)).join(' '));
  }, [lines]);
  return (
    <div class="visually-hidden" aria-live="polite">
      {said}
    </div>
  );
}
