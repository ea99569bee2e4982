/**
 * Nested effects as data. What is under way is a stack of frames for each seat and one for the table; a frame is a
 * program's name, a counter, whom it concerns and three public numbers. So a half-resolved card can be saved, cloned, replayed and searched.
 *
 * A program is a list of steps. An act does something and may return a frame to call; an ask or a roll waits for an answer;
 * a join waits until every seat's stack is empty. Frames for people who answer at the same time lie on their own stacks;
 * frames that interrupt another (whoever is asked) lie above it.
 */
import { type Actor, CHANCE, type Core, type Question, silent, type Tell } from './game.ts';

export type Frame = { run: string; at: number; seat: Actor; a: number; b: number; c: number };
export type Framed = Core & { stacks: Frame[][] };

type Act<S> = (state: S, frame: Frame, tell: Tell) => Frame | undefined;
type Take<S> = (state: S, frame: Frame, pick: number, tell: Tell) => Frame | undefined;

const ACT = 0;
const ASK = 1;
const ROLL = 2;
const JOIN = 3;

/** One shape for all kinds of steps keeps the machine's reads monomorphic. */
export type Step<S> = {
  readonly kind: number;
  readonly verb: string;
  readonly of: string;
  readonly act: Act<S>;
  readonly choices: (state: S, frame: Frame, out: number[]) => number;
  readonly take: Take<S>;
};

const nothing = () => undefined;
const noChoice = () => 0;

export function act<S>(run: (state: S, frame: Frame, tell: Tell) => Frame | undefined | void): Step<S> {
  return { kind: ACT, verb: '', of: '', act: run as Act<S>, choices: noChoice, take: nothing };
}

/** Asks the frame's seat. With one option the rules play it; with none they go on, after `none` if there is something to say. */
export function ask<S>(spec: {
  verb: string;
  of: string;
  choices: (state: S, frame: Frame, out: number[]) => number;
  take: (state: S, frame: Frame, pick: number, tell: Tell) => Frame | undefined | void;
  none?: (state: S, frame: Frame, tell: Tell) => Frame | undefined | void;
}): Step<S> {
  const { verb, of, choices } = spec;
  return { kind: ASK, verb, of, act: (spec.none ?? nothing) as Act<S>, choices, take: spec.take as Take<S> };
}

/** Asks chance for a number below `n`. */
export function roll<S>(spec: {
  verb: string;
  of: string;
  n: (state: S, frame: Frame) => number;
  take: (state: S, frame: Frame, pick: number, tell: Tell) => Frame | undefined | void;
}): Step<S> {
  return { kind: ROLL, verb: spec.verb, of: spec.of, act: nothing, choices: spec.n, take: spec.take as Take<S> };
}

/** Waits until no seat has anything left to do. */
export function join<S>(): Step<S> {
  return { kind: JOIN, verb: '', of: '', act: nothing, choices: noChoice, take: nothing };
}

export const call = (run: string, seat: Actor, a = 0, b = 0, c = 0): Frame => ({
  run,
  at: 0,
  seat,
  a,
  b,
  c,
});

/** Puts a frame on a seat's own stack, beside whatever the others are doing. */
export function start(state: Framed, frame: Frame): void {
  state.stacks[frame.seat].push(frame);
}

/** Ends the frame after this step. */
export function end(frame: Frame): void {
  frame.at = Number.MAX_SAFE_INTEGER;
}

/** Begins the program anew. */
export function restart(frame: Frame): void {
  frame.at = 0;
}

/** Does this step again. */
export function again(frame: Frame): void {
  frame.at--;
}

export const emptyStacks = (seats: number): Frame[][] => Array.from({ length: seats + 1 }, () => []);

export function cloneStacks(stacks: Frame[][]): Frame[][] {
  const copy: Frame[][] = new Array(stacks.length);
  for (let i = 0; i < stacks.length; i++) {
    const from = stacks[i];
    const to: Frame[] = [];
    for (let j = 0; j < from.length; j++) {
      const f = from[j];
      to.push({ run: f.run, at: f.at, seat: f.seat, a: f.a, b: f.b, c: f.c });
    }
    copy[i] = to;
  }
  return copy;
}

export type Programs<S> = { readonly [name: string]: readonly Step<S>[] };

/** The part of a game's contract that frames provide: a slot is the number of a stack, the table's being the last. */
export function machine<S extends Framed>(programs: Programs<S>) {
  const scratch: number[] = [];
  const table = new Map(Object.entries(programs));
  let lastName = '';
  let lastProgram: readonly Step<S>[] = [];

  /** The same program is asked for several times in a row, and comparing names is quicker than looking one up. */
  function programOf(frame: Frame): readonly Step<S>[] {
    if (frame.run !== lastName) {
      lastName = frame.run;
      lastProgram = table.get(lastName) as readonly Step<S>[];
    }
    return lastProgram;
  }

  const stepOf = (frame: Frame): Step<S> => programOf(frame)[frame.at];
  const top = (state: S, slot: number): Frame => {
    const stack = state.stacks[slot];
    return stack[stack.length - 1];
  };

  function seatsIdle(state: S): boolean {
    const last = state.stacks.length - 1;
    for (let i = 0; i < last; i++) if (state.stacks[i].length > 0) return false;
    return true;
  }

  /** Runs one stack until it asks, waits or is empty. */
  function run(state: S, slot: number, tell: Tell): void {
    const stack = state.stacks[slot];
    while (stack.length > 0) {
      const frame = stack[stack.length - 1];
      const program = programOf(frame);
      if (frame.at >= program.length) {
        stack.pop();
        continue;
      }
      const step = program[frame.at];
      let called: Frame | undefined;
      if (step.kind === ACT) {
        frame.at++;
        called = step.act(state, frame, tell);
      } else if (step.kind === JOIN) {
        if (!seatsIdle(state)) return;
        frame.at++;
      } else {
        const n = step.choices(state, frame, scratch);
        if (n > 1) return;
        frame.at++;
        if (n === 0) called = step.act(state, frame, tell);
        else called = step.take(state, frame, step.kind === ROLL ? 0 : scratch[0], tell);
      }
      if (called) stack.push(called);
    }
  }

  /** Goes on from a stack that has just moved to the next questions. */
  function settleFrom(state: S, slot: number, tell: Tell): void {
    const last = state.stacks.length - 1;
    let moved = slot;
    run(state, moved, tell);
    for (;;) {
      const waiting = top(state, last);
      if (!waiting || stepOf(waiting).kind !== JOIN) return;
      // The table has just handed out frames: each seat's stack runs to its first question.
      if (moved === last) for (let i = 0; i < last; i++) run(state, i, tell);
      if (!seatsIdle(state)) return;
      moved = last;
      run(state, last, tell);
    }
  }

  /** From any written or fresh position to its questions. */
  function settle(state: S, tell: Tell): void {
    const last = state.stacks.length - 1;
    for (let i = 0; i < last; i++) run(state, i, tell);
    settleFrom(state, last, tell);
  }

  function open(state: S, slots: number[]): number {
    const { stacks } = state;
    let n = 0;
    for (let i = 0; i < stacks.length; i++) {
      const stack = stacks[i];
      if (stack.length === 0) continue;
      const { kind } = stepOf(stack[stack.length - 1]);
      if (kind === ROLL) {
        slots[0] = i;
        return 1;
      }
      if (kind === ASK) slots[n++] = i;
    }
    return n;
  }

  function actor(state: S, slot: number): Actor {
    const frame = top(state, slot);
    return stepOf(frame).kind === ROLL ? CHANCE : frame.seat;
  }

  function choices(state: S, slot: number, out: number[]): number {
    const frame = top(state, slot);
    return stepOf(frame).choices(state, frame, out);
  }

  function take(state: S, slot: number, pick: number, tell: Tell): void {
    const stack = state.stacks[slot];
    const frame = stack[stack.length - 1];
    const step = stepOf(frame);
    state.answers[step.kind === ROLL ? state.answers.length - 1 : frame.seat]++;
    frame.at++;
    const called = step.take(state, frame, pick, tell);
    if (called) stack.push(called);
    settleFrom(state, slot, tell);
  }

  function question(state: S, slot: number): Question {
    const frame = top(state, slot);
    const { kind, verb, of } = stepOf(frame);
    return { seat: kind === ROLL ? CHANCE : frame.seat, verb, of };
  }

  return {
    settle,
    /** The frame that asks. */
    top,
    /** What a game hands on as its own. */
    game: { open, actor, choices, take, question, settle: (state: S): void => settle(state, silent) },
  };
}
