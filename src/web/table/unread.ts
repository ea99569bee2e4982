/** Which lines of chat are heard, and how many of them nobody here has read yet. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { recall, remember } from '../ui/memory.ts';
import { createStore, type Store, useStore } from '../ui/store.ts';
import type { ChatLine, TableState } from './client.ts';

export type Muted = Store<ReadonlySet<string>>;
const NOBODY: Muted = createStore<ReadonlySet<string>>(new Set());
const NO_LINES: readonly ChatLine[] = [];

export function useHeard(chat: TableState['chat'], muted: Muted = NOBODY): readonly ChatLine[] {
  const silent = useStore(muted);
  return useMemo(() => {
    const lines = chat ?? NO_LINES;
    return silent.size === 0 ? lines : lines.filter(({ who }) => who === null || !silent.has(who));
  }, [chat, silent]);
}

/** `reading`: the chat lies open. */
export function useUnread({ id, chat, mine }: TableState, reading: boolean, muted?: Muted): number {
  const lines = useHeard(chat, muted);
  const key = `read:${id}`;
  const [read, setRead] = useState(() => Number(recall(key) ?? 0));
  const last = lines.at(-1)?.at ?? 0;
  useEffect(() => {
    if (!reading || last <= read) return;
    setRead(last);
    remember(key, String(last));
  }, [reading, last, read, key]);
  return reading ? 0 : lines.filter(({ at, seat }) => at > read && !mine.includes(seat)).length;
}
