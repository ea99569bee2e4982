/** Every message that a server may send over the socket. */
import * as v from 'valibot';
import { VERSION } from './limits.ts';
import {
  chatLine,
  clock,
  count,
  deadline,
  faultShape,
  id,
  me,
  outcome,
  person,
  reason,
  scores,
  setup,
  slimView,
  status,
  step,
  tableLine,
} from './parts.ts';

const table = id;
const rid = count;
const views = v.record(v.string(), slimView);

/** What does not change with every move. */
const about = v.object({
  id,
  game: v.string(),
  status,
  public: v.boolean(),
  host: v.string(),
  setup,
  clock,
  /** The seats that this connection plays; none: it looks on. */
  mine: v.array(v.number()),
  /** Some seats know what others may not see. */
  secret: v.boolean(),
  dice: v.object({ commitment: v.string(), seed: v.nullable(v.string()) }),
  rematch: v.nullable(id),
  /** How many steps those who only look on are behind. */
  delay: count,
});
export type About = v.InferOutput<typeof about>;

const update = v.object({
  t: v.literal('update'),
  table,
  /** How many entries the log has. */
  step: count,
  /** The steps from this number on are `steps`: the last one that is known may have grown. */
  from: count,
  steps: v.array(step),
  /** By seat: one's own, or -1 for somebody who looks on. */
  views,
  /** Left out while they stay as they were. */
  scores: v.exactOptional(scores),
  undoable: v.array(v.number()),
  deadlines: v.array(deadline),
  /** The table's own time, in milliseconds since it started, at the moment of sending. */
  now: v.number(),
  outcome: v.nullable(outcome),
});
export type Update = v.InferOutput<typeof update>;

export const toClient = v.variant('t', [
  v.object({ t: v.literal('welcome'), v: v.literal(VERSION), you: v.nullable(me) }),
  v.object({ t: v.literal('pong'), at: v.number() }),
  v.object({ t: v.literal('table'), table, about }),
  v.object({ t: v.literal('people'), table, people: v.array(person), spectators: count }),
  update,
  /** Answers a request. `why` null: it is done, and durable. */
  v.object({ t: v.literal('ack'), rid, why: v.nullable(reason), words: v.exactOptional(v.string()) }),
  v.object({ t: v.literal('past'), rid, step: count, views, scores }),
  v.object({ t: v.literal('error'), rid: v.exactOptional(rid), ...faultShape.entries }),
  v.object({ t: v.literal('chat'), table, lines: v.array(chatLine) }),
  /** What is being typed, and the deadlines that typing has moved. */
  v.object({
    t: v.literal('drafts'),
    table,
    drafts: v.array(v.object({ seat: v.number(), text: v.string() })),
    deadlines: v.array(deadline),
    now: v.number(),
  }),
  v.object({ t: v.literal('lobby'), tables: v.array(tableLine) }),
  v.object({
    t: v.literal('gone'),
    rid: v.exactOptional(rid),
    table,
    why: v.picklist(['missing', 'broken', 'closed']),
    detail: v.string(),
  }),
  /** The last word before the socket is closed. */
  v.object({
    t: v.literal('bye'),
    why: v.picklist(['stopping', 'version', 'signed-out', 'banned']),
    message: v.string(),
  }),
]);
export type ToClient = v.InferOutput<typeof toClient>;
