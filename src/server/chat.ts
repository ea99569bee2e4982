/** Table talk as it is shown: with names that are looked up when it is read, so that a deleted one is gone. */
import { SPECTATOR } from '../kernel/game.ts';
import type { ChatLine } from '../protocol/parts.ts';
import type { ChatMessage } from '../store/records.ts';
import { A_PLAYER, type TableStore } from './context.ts';
import type { Room } from './room.ts';

const RECENT = 50;

const shown = ({ id, identity, seat, text, at }: ChatMessage, names: ReadonlyMap<string, string>): ChatLine => ({
  id,
  seat: seat ?? SPECTATOR,
  who: names.has(identity) ? identity : null,
  name: names.get(identity) ?? A_PLAYER,
  text,
  at,
});

export async function lineOf(store: TableStore, message: ChatMessage): Promise<ChatLine> {
  return shown(message, await store.identities.names([message.identity]));
}

export async function recentLines(store: TableStore, room: Room): Promise<ChatLine[]> {
  const messages = await store.talk.messages(room.id, { limit: RECENT });
  if (messages.length === 0) return [];
  const names = await store.identities.names([...new Set(messages.map(({ identity }) => identity))]);
  return messages.map((message) => shown(message, names));
}
