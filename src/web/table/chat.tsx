/** What people say to each other, and who is there to hear it. */
import './chat.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Messages } from '../../kernel/game.ts';
import { explain } from '../../kernel/reasons.ts';
import { t } from '../text/index.ts';
import { people as w } from '../text/people.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import type { Conduct, TableClient, TableState } from './client.ts';
import { About } from './person.tsx';
import { useHeard } from './unread.ts';

const LONGEST = 500;

type Props = { state: TableState; client: TableClient; messages: Messages };

export function Chat({ state, client, messages }: Props) {
  const lines = useHeard(state.chat, client.conduct?.muted);
  const hidden = (state.chat?.length ?? 0) - lines.length;
  const [text, setText] = useState('');
  const [about, setAbout] = useState<Conduct | null>(null);
  const end = useRef<HTMLLIElement>(null);
  // The latest line is in sight, and what is older is above it.
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  const say = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    // What was not heard is not lost.
    const giveBack = (why: string): void => {
      setText(said);
      toast(why);
    };
    client.chat(said).then(
      (why) => why && giveBack(explain(messages, why)),
      () => giveBack(t.table.notSaid),
    );
  };
  return (
    <div class="chat">
      <Here state={state} onAbout={client.conduct ? setAbout : null} />
      {lines.length === 0 && <p class="quiet">{t.table.chatEmpty}</p>}
      <ol class="chat-lines">
        {lines.map((line, i) => {
          const { id, seat, who, name, text: said } = line;
          const other = who !== null && client.conduct && !state.mine.includes(seat);
          return (
            <li key={id} class="chat-line" ref={i === lines.length - 1 ? end : null}>
              <p>
                {LOOKS[seat] ? <Shield look={LOOKS[seat]} /> : <Icon name="eye" />}
                <strong>{name}</strong> {said}
              </p>
              {other && (
                <button
                  type="button"
                  class="button button-plain button-icon"
                  aria-label={w.talk.aboutLine(name, said)}
                  onClick={() => setAbout({ who, name, line })}
                >
                  <Icon name="more" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {hidden > 0 && <p class="quiet">{w.talk.hidden(hidden)}</p>}
      <form class="chat-form" onSubmit={say}>
        <input
          class="input"
          aria-label={t.table.say}
          placeholder={t.table.say}
          maxLength={LONGEST}
          value={text}
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t.table.send}
        </button>
      </form>
      {about && client.conduct && <About about={about} conduct={client.conduct} onClose={() => setAbout(null)} />}
    </div>
  );
}

/** Who sits at the table and who looks at it now. */
function Here({ state, onAbout }: { state: TableState; onAbout: ((about: Conduct) => void) | null }) {
  const sitting = state.people.flatMap((person, seat) =>
    person.who !== undefined && !state.mine.includes(seat) ? [{ ...person, who: person.who, seat }] : [],
  );
  if (sitting.length === 0 && state.spectators === 0) return null;
  return (
    <section aria-label={w.talk.here}>
      <ul class="here">
        {sitting.map(({ who, name, seat, present }) => (
          <li key={who}>
            <button
              type="button"
              class="button button-plain here-person"
              disabled={!onAbout}
              aria-label={`${w.talk.about(name)}${present ? '' : `, ${t.table.away}`}`}
              onClick={() => onAbout?.({ who, name })}
            >
              <Shield look={LOOKS[seat]} />
              {name}
              <span class={present ? 'dot dot-here' : 'dot'} />
              {!present && <span class="quiet">{t.table.away}</span>}
            </button>
          </li>
        ))}
        {state.spectators > 0 && (
          <li class="here-watching quiet">
            <Icon name="eye" />
            {w.talk.watching(state.spectators)}
          </li>
        )}
      </ul>
    </section>
  );
}
