import { describe, expect, it } from 'vitest';
import { type Below, CHANCE, CLOCK, type Decision, SPECTATOR, TABLE } from '../../kernel/game.ts';
import { apply, pending, slotOf } from '../../kernel/gate.ts';
import { same } from '../../kernel/json.ts';
import { viewOf } from '../../kernel/view.ts';
import { type Options, setupOf } from './fixture.ts';
import { time } from './index.ts';
import { OPTIONS } from './options.ts';
import type { TimeState } from './rules/state.ts';

/** Numbers that look random and are the same every time. */
function sequence(seed: number): Below {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function anyOptions(below: Below): Options {
  const choices = Object.entries(OPTIONS).flatMap(([key, spec]) =>
    spec.kind === 'choice' ? [[key, spec.values[below(spec.values.length)]]] : [],
  );
  return Object.fromEntries(choices);
}

const TOO_LONG = 60_000;
const SLOWEST_MS = 4_000;

/** What somebody does next: mostly what the table waits for, at times an interrupt or an objection, seldom a disconnection. */
function anybody(open: readonly Decision[], below: Below): Decision | undefined {
  const may = (d: Decision): boolean => d.may === true;
  const waited = open.filter((d) => d.seat >= 0 && !may(d));
  const chances = open.filter((d) => d.seat >= 0 && may(d));
  const comings = open.filter((d) => d.seat === TABLE && may(d));
  const roll = below(40);
  const among = roll === 0 ? comings : roll < 12 && chances.length > 0 ? chances : waited;
  return among[below(Math.max(1, among.length))];
}

/** A whole game in virtual time: a clock fires when its time has come, and people answer after a while. */
function wander(seed: number, visit: (s: TimeState, below: Below) => void): TimeState {
  const below = sequence(seed);
  const setup = setupOf(2 + below(7), anyOptions(below));
  let s = time.setup(setup);
  let since = new Map<string, number>();
  let now = 0;
  for (let steps = 0; time.outcome(s) === null; steps++) {
    if (steps > TOO_LONG) throw new Error('The game does not end.');
    const open = pending(time, s);
    const host = open.find((d) => d.seat === CHANCE || (d.seat === TABLE && !d.may));
    let decision = host;
    if (!decision) {
      since = new Map(open.map(({ key }) => [key, since.get(key) ?? now]));
      const due = (d: Decision): number => (since.get(d.key) as number) + (d.ms as number);
      const [clock] = open.filter((d) => d.seat === CLOCK).sort((a, b) => due(a) - due(b));
      const answered = now + 1 + below(SLOWEST_MS);
      decision = clock && due(clock) <= answered ? clock : (anybody(open, below) ?? clock);
      if (!decision) throw new Error('Nobody answers and no clock runs.');
      now = decision === clock ? due(clock) : answered;
    }
    const slot = slotOf(time, s, decision.key) as number;
    const referees = host && host.seat === TABLE ? time.referee?.(s, slot) : undefined;
    const pick =
      decision.n === undefined ? (referees ?? decision.options[below(decision.options.length)]) : below(decision.n);
    const text = decision.text ? { text: time.sample?.(s, slot, below) ?? '' } : {};
    const stamp = decision.verb === 'lay' ? { stamp: now - below(250) } : {};
    visit(s, below);
    const done = apply(time, s, { seat: decision.seat, key: decision.key, pick, ...text, ...stamp });
    if (!done.ok) throw new Error(`${decision.key} is refused: ${done.why.code}.`);
    s = done.state;
  }
  return s;
}

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);
/** One state in so many is looked at closely. */
const SELDOM = 23;

describe('whole games by chance, with people coming and going', () => {
  it.each(SEEDS)('seed %i: it ends, and no card and no ending is lost on the way', (seed) => {
    const last = wander(seed, (s) => expect(time.pieces(s)).toEqual({ cards: 112, endings: 56 }));
    expect(['ending', 'closed']).toContain(time.outcome(last)?.how);
  });

  it.each(SEEDS)('seed %i: each position survives its notation', (seed) => {
    wander(seed, (s, below) => {
      if (below(SELDOM) > 0) return;
      const setup = setupLike(s);
      expect(same(time.read(setup, time.write(s)), { ...s, play: time.setup(setup).play })).toBe(true);
    });
  });

  it.each(SEEDS)('T-21 seed %i: what a seat cannot know changes neither its view nor its questions', (seed) => {
    wander(seed, (s, below) => {
      if (below(SELDOM) > 0) return;
      const setup = setupLike(s);
      for (let seat = SPECTATOR; seat < s.hands.length; seat++) {
        const view = viewOf(time, setup, s, seat);
        const other = time.determinize(view, below);
        expect(viewOf(time, setup, other, seat)).toEqual(view);
        expect(time.pieces(other)).toEqual(time.pieces(s));
      }
    });
  });
});

const setupLike = (s: TimeState) => ({ game: 'time', rules: 1, seats: s.hands.length, options: {} });

describe('T-11, T-21 the log hides what a seat must not see', () => {
  it('drawn cards from everybody, ballots from everybody else, and nothing else', () => {
    const hidden = new Set<string>();
    const shown = new Set<string>();
    wander(5, (s) => {
      for (const { key, verb, seat } of pending(time, s)) {
        const slot = slotOf(time, s, key) as number;
        for (let viewer = SPECTATOR; viewer < s.hands.length; viewer++) {
          (time.hides?.(s, slot, viewer) ? hidden : shown).add(viewer === seat && seat >= 0 ? `own ${verb}` : verb);
        }
      }
    });
    const secrets = [...hidden].filter((verb) => !shown.has(verb));
    expect(secrets.every((verb) => /^(draw|draw-ending|vote-.*)$/.test(verb))).toBe(true);
    expect(hidden).toContain('draw');
    expect(shown).toContain('own vote-objection');
    expect(shown).not.toContain('vote-objection');
  });
});
