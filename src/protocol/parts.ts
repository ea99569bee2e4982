/** What many messages are made of. */
import * as v from 'valibot';
import type { Decision, Outcome, Reason, ScoreTerm, Setup, View } from '../kernel/game.ts';
import type { Fact } from '../kernel/prose.ts';
import type { Deadline } from '../table/clocks.ts';
import type { Clock } from '../table/entries.ts';
import { FAULT_CODES } from './errors.ts';

export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31));
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** What a seat adds to the dice: anything, best drawn by chance. */
export const entropy = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

export const me = v.object({ id, name: v.string(), kind: v.picklist(['guest', 'account']) });
export type Me = v.InferOutput<typeof me>;

/** How somebody is told what happens while they are away: each thing, once a day, or not at all. */
const often = v.picklist(['each', 'digest', 'off']);
export const telling = v.object({
  push: often,
  mail: often,
  /** The hour of the digest in the person's own time zone. */
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  zone: v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'a time zone such as Europe/Warsaw')),
});
export type Telling = v.InferOutput<typeof telling>;

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/** Days are welcome: a move a day is a clock of 86,400,000. */
const MONTH_MS = 31 * 86_400_000;
const ms = v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(MONTH_MS));
export const clock: v.GenericSchema<Clock> = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('move'), ms }),
  v.object({
    kind: v.literal('game'),
    ms,
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MONTH_MS)),
  }),
]);

export const setup: v.GenericSchema<Setup> = v.object({
  game: v.string(),
  rules: v.number(),
  seats: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.record(v.string(), v.unknown())])),
});

/** A chair: free, somebody's, or a bot's. */
export const person = v.object({
  name: v.string(),
  kind: v.picklist(['person', 'bot', 'free']),
  level: v.exactOptional(v.string()),
  /** Whose chair it is, to mute or report them; null for bots, free chairs and people who are gone for good. */
  who: v.nullable(v.string()),
  present: v.boolean(),
});
export type Person = v.InferOutput<typeof person>;

export const status = v.picklist(['open', 'running', 'finished', 'closed']);

export const outcome: v.GenericSchema<Outcome> = v.object({
  winners: v.array(v.number()),
  scores: v.array(v.number()),
  how: v.string(),
});

const fact: v.GenericSchema<Fact> = v.object({
  fact: v.string(),
  seat: v.number(),
  a: v.number(),
  b: v.number(),
  c: v.number(),
});

/** One thing that somebody did, with all that chance and the host answered to it. */
export const step = v.object({
  /** How many entries the log has after it. */
  after: count,
  at: v.number(),
  seat: v.number(),
  kind: v.picklist(['move', 'undo', 'resign', 'flag', 'claim', 'draw', 'seat']),
  what: v.exactOptional(v.string()),
  round: v.number(),
  facts: v.array(fact),
});
export type Step = v.InferOutput<typeof step>;

const decision: v.GenericSchema<Decision> = v.looseObject({
  seat: v.number(),
  key: v.string(),
  verb: v.string(),
  of: v.string(),
  options: v.array(v.number()),
});

/**
 * A view as it travels. `state` has those fields that are new to the reader: all of them in the first update after `watch`, then
 * those that have changed. A view of the past leaves out what never changes.
 */
export type SlimView = Omit<View<unknown>, 'setup' | 'state'> & {
  readonly state: { readonly [field: string]: unknown };
};
export const slimView: v.GenericSchema<SlimView> = v.object({
  seat: v.number(),
  state: v.record(v.string(), v.unknown()),
  decisions: v.array(decision),
  waiting: v.array(v.object({ seat: v.number(), verb: v.string() })),
  outcome: v.nullable(outcome),
});

const term: v.GenericSchema<ScoreTerm> = v.object({ term: v.string(), value: v.number() });
export const scores = v.array(v.array(term));

export const deadline: v.GenericSchema<Deadline> = v.object({
  due: v.number(),
  seat: v.number(),
  key: v.string(),
  kind: v.picklist(['game', 'answer', 'flag']),
  idle: v.boolean(),
});

export const chatLine = v.object({
  id,
  /** -1: somebody who looks on. */
  seat: v.number(),
  who: v.nullable(v.string()),
  name: v.string(),
  text: v.string(),
  at: v.number(),
});
export type ChatLine = v.InferOutput<typeof chatLine>;

/** A table in a list. */
export const tableLine = v.object({
  id,
  game: v.string(),
  status,
  public: v.boolean(),
  host: v.string(),
  people: v.array(person),
  clock,
  /** The seats that the table waits for; none where whoever asks may only look on later. */
  turn: v.array(v.number()),
  /** How many steps those who only look on are behind. */
  delay: v.number(),
  /** One's own seats. */
  mine: v.array(v.number()),
  result: v.nullable(outcome),
  createdAt: v.number(),
  updatedAt: v.number(),
});
export type TableLine = v.InferOutput<typeof tableLine>;

/** A table that can be looked at: with how far it is. */
export type LiveLine = TableLine & { readonly moves: number };

export const reason: v.GenericSchema<Reason> = v.objectWithRest(
  { code: v.string() },
  v.union([v.string(), v.number()]),
) as unknown as v.GenericSchema<Reason>;

export const faultShape = v.object({ code: v.picklist(FAULT_CODES), message: v.string() });
