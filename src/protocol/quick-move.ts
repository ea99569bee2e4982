/**
 * A move read by hand: of all messages it is the one that comes thousands of times a second. What a move is, the schema says; a
 * message that is not plainly one is left to it, also for the words about what is wrong.
 */
import type { ToServer } from './to-server.ts';

type Move = Extract<ToServer, { t: 'move' }>;

const ID = /^[\w-]{1,40}$/;

const whole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const words = (value: unknown, least: number, most: number): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most;

export function quickMove(json: unknown): Move | null {
  const given = json as { readonly [field: string]: unknown } | null;
  if (given?.['t'] !== 'move') return null;
  const { rid, table, seat, id, key, pick, text } = given;
  if (!whole(rid, 1e9) || !whole(seat, 31) || !words(id, 1, 40) || !words(key, 1, 80)) return null;
  if (typeof table !== 'string' || !ID.test(table)) return null;
  const move: Move = { t: 'move', rid, table, seat, id, key };
  if (pick !== undefined) {
    if (!Number.isSafeInteger(pick)) return null;
    move.pick = pick as number;
  }
  if (text !== undefined) {
    if (!words(text, 0, 4000)) return null;
    move.text = text;
  }
  return move;
}
