/** The kernel by itself, on a toy game: two seats each hide a number, answer at once, and a die decides. */
import { describe, expect, it } from 'vitest';
import { count, members, nth, spread } from './bits.ts';
import {
  act,
  again,
  ask,
  call,
  cloneStacks,
  emptyStacks,
  end,
  type Framed,
  join,
  machine,
  roll,
  type Step,
  start,
} from './frames.ts';
import { CHANCE, type Game, type Setup, SPECTATOR, silent, TABLE } from './game.ts';
import { apply, pending, slotOf } from './gate.ts';
import { parseJson, same, stateFromJson, stateToJson } from './json.ts';
import { readFrame, readMove, writeMove, writeStacks } from './notation.ts';
import { listener, sentences } from './prose.ts';
import { explain } from './reasons.ts';
import { checkSetup, makeSetup } from './setup.ts';
import { tidy } from './text.ts';
import { viewOf } from './view.ts';

type Toy = Framed & { rules: { faces: number }; hidden: number[][]; answers: number[]; die: number; log: number[] };

const hide: Step<Toy> = ask({
  verb: 'hide',
  of: 'number',
  choices(s, f, out) {
    out[0] = 0;
    out[1] = 1;
    return s.hidden[f.seat].length < 2 ? 2 : 0;
  },
  take(s, f, pick, tell) {
    s.hidden[f.seat].push(pick);
    tell('hides', f.seat);
    again(f);
  },
  none: (_, f, tell) => tell('is ready', f.seat),
});

const frames = machine<Toy>({
  game: [
    act((s) => {
      for (const seat of [0, 1]) start(s, call('hide', seat));
    }),
    join(),
    roll({
      verb: 'roll',
      of: 'face',
      n: (s) => s.rules.faces,
      take: (s, _, face) => void Object.assign(s, { die: face }),
    }),
    act((_, f) => call('inner', f.seat, 7)),
    act((s) => void s.log.push(99)),
  ],
  hide: [hide],
  inner: [
    act((s, f) => void s.log.push(f.a)),
    ask({
      verb: 'only',
      of: 'number',
      choices: (_, __, out) => {
        out[0] = 5;
        return 1;
      },
      take: (s, f, pick) => {
        s.log.push(pick);
        end(f);
      },
    }),
    act((s) => void s.log.push(-1)),
  ],
});

const toy: Game<Toy, Toy> = {
  id: 'toy',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {
    faces: { kind: 'number', min: 1, max: 9, initial: 6 },
    mood: { kind: 'choice', values: ['calm', 'wild'], initial: 'calm' },
    first: { kind: 'seat', initial: 'chance' },
    blessed: { kind: 'seats', initial: 'none' },
    file: { kind: 'data', parse: parseJson },
  },
  undo: true,
  live: false,
  setup({ options }) {
    const s: Toy = {
      answers: [0, 0, 0],
      stacks: emptyStacks(2),
      rules: { faces: options['faces'] as number },
      hidden: [[], []],
      die: -1,
      log: [],
    };
    s.stacks[2].push(call('game', TABLE));
    frames.game.settle(s);
    return s;
  },
  clone: (s) => ({
    ...s,
    answers: [...s.answers],
    stacks: cloneStacks(s.stacks),
    hidden: s.hidden.map((h) => [...h]),
    log: [...s.log],
  }),
  ...frames.game,
  why: (_, __, pick) => (pick === 7 ? { code: 'seven', pick } : null),
  fallback: () => 0,
  outcome: (s) => (s.stacks[2].length === 0 ? { winners: [s.die % 2], scores: [0, 0], how: 'die' } : null),
  scores: () => [[], []],
  rounds: () => 1,
  visibility: { answers: 'all', stacks: 'all', rules: 'setup', hidden: 'size', die: 'all', log: (s) => s.log.length },
  determinize: ({ state }) => state,
  pieces: () => ({}),
  write: () => '',
  read: (setup) => toy.setup(setup),
  label: (_, __, pick) => `n${pick}`,
  messages: { en: { title: 'Toy', facts: {}, reasons: { seven: () => 'No sevens.' }, asks: {}, terms: {}, ends: {} } },
};

const setupOf = (options: { [key: string]: string } = {}): Setup => {
  const made = makeSetup(toy, 2, options);
  if (!made.ok) throw new Error(made.problems.join(' '));
  return made.value;
};
const play = (s: Toy, ...lines: string[]): Toy =>
  lines.reduce((state, line) => {
    const move = readMove(toy, state, line);
    if (typeof move === 'string') throw new Error(move);
    const next = apply(toy, state, move);
    if (!next.ok) throw new Error(next.why.code);
    return next.state;
  }, s);

describe('frames', () => {
  it('seats answer side by side, the table waits for all, and nested frames come first', () => {
    const s = play(toy.setup(setupOf()), 'B hide n1', 'A hide n0', 'B hide n1');
    expect(pending(toy, s).map((d) => d.key)).toEqual(['0.hide.1']);
    const rolled = play(s, 'A hide n1');
    expect(pending(toy, rolled)).toEqual([
      { seat: CHANCE, verb: 'roll', of: 'face', key: 'chance.roll.0', options: [], n: 6 },
    ]);
    const over = play(rolled, '* roll n3');
    // One option is played by the rules; `end` leaves out the rest of its program; then the caller goes on.
    expect(over.log).toEqual([7, 5, 99]);
    expect(toy.outcome(over)).toEqual({ winners: [1], scores: [0, 0], how: 'die' });
  });

  it('a die with one face is not rolled', () => {
    const s = play(toy.setup(setupOf({ faces: '1' })), 'A hide n0', 'A hide n0', 'B hide n0', 'B hide n0');
    expect(s.die).toBe(0);
    expect(pending(toy, s)).toEqual([]);
  });

  it('are written and read as lines', () => {
    const s = play(toy.setup(setupOf()), 'A hide n0');
    const lines = writeStacks(s.stacks);
    expect(lines).toEqual(['> A hide.0 A', '> B hide.0 B', '> table game.1 -']);
    const stacks = emptyStacks(2);
    for (const line of lines) readFrame(stacks, line.split(' ').slice(1));
    expect(stacks).toEqual(s.stacks);
  });
});

describe('the gate', () => {
  const s = toy.setup(setupOf());
  const why = (move: Parameters<typeof apply>[2]): string => {
    const result = apply(toy, s, move);
    return result.ok ? 'allowed' : result.why.code;
  };

  it('refuses with a reason, in words, and changes nothing', () => {
    const before = JSON.stringify(s);
    expect(why({ seat: 0, key: '0.hide.9', pick: 0 })).toBe('not-asked');
    expect(why({ seat: 1, key: '0.hide.0', pick: 0 })).toBe('not-yours');
    expect(why({ seat: 0, key: '0.hide.0' })).toBe('no-pick');
    expect(why({ seat: 0, key: '0.hide.0', pick: 4 })).toBe('not-offered');
    expect(why({ seat: 0, key: '0.hide.0', pick: 7 })).toBe('seven');
    expect(why({ seat: 0, key: '0.hide.0', pick: 0, text: 'x' })).toBe('no-text-asked');
    expect(explain(toy.messages.en, { code: 'seven' })).toBe('No sevens.');
    expect(explain(toy.messages.en, { code: 'no-pick' })).toBe('The answer must pick one of the options.');
    expect(JSON.stringify(s)).toBe(before);
    expect(slotOf(toy, s, '1.hide.0')).toBe(1);
  });

  it('a written move that cannot be is answered with what can', () => {
    expect(readMove(toy, s, 'A hide n4')).toBe('"A hide n4": A cannot hide "n4" now; offered are: n0, n1.');
    expect(readMove(toy, s, 'C dance')).toBe('"C dance": that is not asked now; asked are: A hide, B hide.');
    expect(readMove(toy, s, 'A')).toMatch(/is not a move/);
    expect(writeMove(toy, s, 1, { seat: 1, key: '1.hide.0', pick: 1 })).toBe('B hide n1');
  });
});

describe('views', () => {
  it('show one’s own, the size of others’, and whom the game waits for', () => {
    const s = play(toy.setup(setupOf()), 'A hide n1');
    const mine = viewOf(toy, setupOf(), s, 0);
    expect(mine.state.hidden).toEqual([[1], 0]);
    expect(mine.state.log).toBe(0);
    expect(mine.decisions.map((d) => d.key)).toEqual(['0.hide.1']);
    expect(mine.waiting).toEqual([{ seat: 1, verb: 'hide' }]);
    const watching = viewOf(toy, setupOf(), s, SPECTATOR);
    expect(watching.state.hidden).toEqual([1, 0]);
    expect(watching.decisions).toEqual([]);
  });
});

describe('setups', () => {
  it('are whole, and say what is wrong in one sentence each', () => {
    expect(setupOf().options).toEqual({ faces: 6, mood: 'calm', first: 'chance', blessed: 'none' });
    expect(setupOf({ first: '2', blessed: '1+2', file: '{"a":1}' }).options).toMatchObject({
      first: 2,
      file: { a: 1 },
    });
    const wrong = (options: { [key: string]: string }, seats = 2): string[] => {
      const made = makeSetup(toy, seats, options);
      return made.ok ? [] : made.problems;
    };
    expect(wrong({}, 3)).toEqual(['The game "toy" is for exactly 2 seats, not 3.']);
    expect(wrong({ faces: '10' })).toEqual(['Option "faces" must be a whole number from 1 to 9, not "10".']);
    expect(wrong({ mood: 'sad' })).toEqual(['Option "mood" must be one of calm, wild, not "sad".']);
    expect(wrong({ first: '3' })).toEqual(['Option "first" must be "chance" or a seat from 1 to 2, not "3".']);
    for (const blessed of ['4', '1.5', '0x1', ' 1', '1+', ''])
      expect(wrong({ blessed })[0]).toMatch(/^Option "blessed" must be/);
    expect(setupOf({ blessed: '2+1+2' }).options['blessed']).toBe('1+2');
    expect(wrong({ colour: 'red' })[0]).toMatch(/has no option "colour"/);
    expect(wrong({ file: '{' })).toEqual(['This is not JSON: it breaks off or goes wrong at line 1, column 2.']);
    expect(checkSetup(toy, setupOf({ file: '{"a":1}' }))).toEqual([]);
  });
});

describe('plain data', () => {
  it('a state without its setup is the same state with it', () => {
    const s = play(toy.setup(setupOf()), 'A hide n1');
    const text = stateToJson(toy, s);
    expect(text).not.toContain('faces');
    expect(same(stateFromJson(toy, setupOf(), text), s)).toBe(true);
    expect(same({ a: [1, 2] }, { a: [1, 3] })).toBe(false);
    expect(same([], {})).toBe(false);
  });

  it('bits are sets', () => {
    expect(count(0b1011)).toBe(3);
    expect(members(0b1011)).toEqual([0, 1, 3]);
    expect(nth(0b1011, 2)).toBe(3);
    const out: number[] = [9];
    expect(spread(0b101, out, 1, 10)).toBe(3);
    expect(out).toEqual([9, 10, 12]);
  });

  it('text is one line of normal, visible characters', () => {
    expect(tidy('  a\u0000b\u202ec \n d ')).toBe('a b c d');
    expect(tidy('e\u0301')).toBe('é');
    expect(tidy('\ud83d')).toBe('\ufffd');
    expect(tidy('👩‍🚀 <b>')).toBe('👩‍🚀 <b>');
    for (const nothing of ['\u200d', '\u3164', '\u2800 \u00ad', ' \ufe0f']) expect(tidy(nothing)).toBe('');
  });

  it('facts of one actor become one sentence', () => {
    const { facts, tell } = listener();
    tell('rolls', 0, 3);
    tell('wins', 0);
    tell('rain', TABLE);
    tell('wins', 1);
    const messages = {
      ...toy.messages.en,
      facts: { rolls: (a: number) => `rolls ${a}`, wins: () => 'wins', rain: () => 'It rains' },
    };
    expect(sentences(messages, facts, (seat) => ['Ana', 'Ben'][seat])).toEqual([
      'Ana rolls 3, wins.',
      'It rains.',
      'Ben wins.',
    ]);
    silent('nothing', 0);
    expect(facts).toHaveLength(4);
  });

  it('a sentence that ends with a quoted one has one full stop', () => {
    const { facts, tell } = listener();
    tell('ends', 0);
    tell('ends', 1);
    tell('wins', 1);
    const messages = {
      ...toy.messages.en,
      facts: { ends: () => 'ends: “And so it was.”', wins: () => 'wins with “King”' },
    };
    expect(sentences(messages, facts, (seat) => ['Ana', 'Ben'][seat])).toEqual([
      'Ana ends: “And so it was.”',
      'Ben ends: “And so it was.”, wins with “King”.',
    ]);
  });
});
