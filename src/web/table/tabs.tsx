/** Log, chat and scores: tabs beside the board, or on a phone a sheet that is pulled up from its foot. */
import { useEffect, useRef } from 'preact/hooks';
import type { Messages, ScoreTerm } from '../../kernel/game.ts';
import type { SeatLook } from '../boards/board.ts';
import { t } from '../text/index.ts';
import { people } from '../text/people.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Chat } from './chat.tsx';
import type { TableClient, TableState } from './client.ts';
import { Log } from './log.tsx';
import { Scores } from './scores.tsx';
import { useUnread } from './unread.ts';
import type { Past } from './use-past.ts';

const ICONS = { log: 'list', scores: 'shield', chat: 'chat' } as const satisfies { readonly [tab: string]: IconName };
export type TabName = keyof typeof ICONS;

type Props = {
  tab: TabName;
  onTab: (tab: TabName) => void;
  phone: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
  state: TableState;
  scores: readonly (readonly ScoreTerm[])[];
  names: readonly string[];
  looks: readonly SeatLook[];
  messages: Messages;
  past: Past;
  client: TableClient;
};

/** How far a finger must travel to mean it. */
const PULL = 24;

export function Tabs(props: Props) {
  const { tab, onTab, phone, open, onOpen, state, past, client } = props;
  const names = (Object.keys(ICONS) as TabName[]).filter((name) => name !== 'chat' || state.chat !== null);
  const unread = useUnread(state, open && tab === 'chat', client.conduct?.muted);
  const from = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = (names.indexOf(tab) + by + names.length) % names.length;
    onTab(names[next]);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  useEffect(() => {
    // Leafing back shows the board: the sheet must not lie over it.
    if (phone && past.then) onOpen(false);
  }, [phone, past.then]);
  return (
    <section class={open ? 'tabs paper tabs-open' : 'tabs paper'} aria-label={t.table.tabs}>
      <div
        class="tab-row"
        onPointerDown={(event) => {
          from.current = event.clientY;
        }}
        onPointerUp={(event) => {
          const pulled = from.current - event.clientY;
          if (phone && Math.abs(pulled) > PULL) onOpen(pulled > 0);
        }}
      >
        <div role="tablist" class="tab-list" aria-label={t.table.tabs} ref={list} onKeyDown={step}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              class="tab"
              aria-selected={name === tab && open}
              aria-controls="tab-panel"
              tabIndex={name === tab ? 0 : -1}
              onClick={() => (phone && open && name === tab ? onOpen(false) : onTab(name))}
            >
              <Icon name={ICONS[name]} />
              {t.table[name]}
              {name === 'chat' && unread > 0 && (
                <span class="tab-new">
                  <span aria-hidden="true">{unread}</span>
                  <span class="visually-hidden">{people.talk.unread(unread)}</span>
                </span>
              )}
            </button>
          ))}
        </div>
        {phone && (
          <button
            type="button"
            class="button button-plain button-icon tab-pull"
            aria-expanded={open}
            aria-label={open ? t.table.pullDown : t.table.pullUp}
            onClick={() => onOpen(!open)}
          >
            <Icon name={open ? 'down' : 'up'} />
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0} hidden={!open}>
        {open && <Leaf {...props} />}
      </div>
    </section>
  );
}

function Leaf({ tab, state, scores, names, looks, messages, past, client }: Props) {
  if (tab === 'scores') return <Scores scores={scores} names={names} looks={looks} messages={messages} />;
  if (tab === 'chat') return <Chat state={state} client={client} messages={messages} />;
  return <Log steps={state.steps} messages={messages} names={names} looks={looks} past={past} />;
}
