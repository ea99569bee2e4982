/** Every message that a client may send over the socket. `rid` is the client's number for it: the answer carries it. */
import * as v from 'valibot';
import { count, id, seat } from './parts.ts';

const rid = count;
const table = id;
/** The client's name for what it asks: asked twice, it is carried out once. */
const once = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const text = v.pipe(v.string(), v.maxLength(4000));

const toServer = v.variant('t', [
  /** First of all, with the version that the client speaks. The cookie says who it is, or a token for programs; without either one may look on. */
  v.object({
    t: v.literal('hello'),
    v: count,
    token: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
  }),
  v.object({ t: v.literal('ping'), at: v.number() }),
  /** `from`: how many entries of the log are known here already. */
  v.object({ t: v.literal('watch'), rid, table, from: v.exactOptional(count) }),
  v.object({ t: v.literal('unwatch'), table }),
  v.object({
    t: v.literal('move'),
    rid,
    table,
    seat,
    id: once,
    key,
    pick: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
    text: v.exactOptional(text),
  }),
  v.object({ t: v.literal('undo'), rid, table, seat, id: once }),
  v.object({ t: v.literal('resign'), rid, table, seat, id: once }),
  v.object({ t: v.literal('draw'), rid, table, seat, id: once, say: v.picklist(['offer', 'accept', 'decline']) }),
  /** A bot for somebody who has been gone for a while, or between two the game. */
  v.object({ t: v.literal('claim'), rid, table, seat, id: once, for: v.exactOptional(v.picklist(['bot', 'win'])) }),
  /** One's own seat back from the bot. */
  v.object({ t: v.literal('back'), rid, table, seat, id: once }),
  v.object({
    t: v.literal('chat'),
    rid,
    table,
    /** Said again under the same one, after a broken line, it is said once. */
    id: v.exactOptional(once),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  }),
  /** What is being typed for the question of that key. Never kept. */
  v.object({ t: v.literal('draft'), table, seat, key, text }),
  /** One's view of the table when its log had so many entries. */
  v.object({ t: v.literal('past'), rid, table, step: count }),
  /** Whether the page is before somebody's eyes; it is until told otherwise. */
  v.object({ t: v.literal('look'), on: v.boolean() }),
  v.object({ t: v.literal('lobby'), on: v.boolean() }),
]);
export type ToServer = v.InferOutput<typeof toServer>;

const byKind = new Map<unknown, typeof toServer | (typeof toServer.options)[number]>(
  toServer.options.map((option) => [option.entries.t.literal, option]),
);

/** The schema of a message by its kind, or all of them, which then say what is wrong. */
export const schemaOf = (message: unknown): typeof toServer =>
  (byKind.get((message as { t?: unknown } | null)?.t) ?? toServer) as typeof toServer;
