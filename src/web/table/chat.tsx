/** What people say to each other. */
import { useState } from 'preact/hooks';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';
import { toast } from '../ui/toast.tsx';
import type { ChatLine, TableClient } from './client.ts';

const LONGEST = 500;

export function Chat({ lines, client }: { lines: readonly ChatLine[]; client: TableClient }) {
  const [text, setText] = useState('');
  const say = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    client.chat(said).catch(() => {
      // What was not heard is not lost.
      setText(said);
      toast(t.table.notSaid);
    });
  };
  return (
    <>
      {lines.length === 0 && <p class="quiet">{t.table.chatEmpty}</p>}
      <ol class="chat">
        {lines.map(({ seat, name, text: line, at }) => (
          <li key={`${at}${name}`}>
            {LOOKS[seat] && <Shield look={LOOKS[seat]} />}
            <strong>{name}</strong> {line}
          </li>
        ))}
      </ol>
      <form class="chat-form" onSubmit={say}>
        <input
          class="input"
          aria-label={t.table.say}
          maxLength={LONGEST}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t.table.send}
        </button>
      </form>
    </>
  );
}
