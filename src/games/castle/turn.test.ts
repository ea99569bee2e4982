import { describe, expect, it } from 'vitest';
import { slotsOf } from '../../kernel/gate.ts';
import { asked, offered, play, position, refused, rolled, setupOf, sheet } from './fixture.ts';
import { castle } from './index.ts';

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, i) => permutations(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));

describe('C-5 who starts', () => {
  it('C-5 the host chooses the seat that starts', () => {
    const s = castle.setup(setupOf({ seats: 3 }, '2'));
    expect(s.active).toBe(1);
    expect(asked(s)).toEqual(['* roll']);
  });

  it('C-5 or chance chooses among all seats', () => {
    const s = castle.setup(setupOf({ seats: 3 }, 'chance'));
    expect(offered(s, '* start')).toEqual(['A', 'B', 'C']);
    expect(play(s, '* start C').active).toBe(2);
  });

  it('C-5 turns pass clockwise, and from the last seat to the first', () => {
    const s = castle.setup(setupOf({ seats: 3 }, '2'));
    const one = play(
      s,
      '* roll Wood',
      '* roll Wood',
      'B use W:r1c1',
      'B use W:r2c2',
      'A answer decline',
      'C answer decline',
    );
    expect(one.active).toBe(2);
    const two = play(
      one,
      '* roll Wood',
      '* roll Wood',
      'C use W:r1c1',
      'C use W:r2c2',
      'A answer decline',
      'B answer decline',
    );
    expect(two.active).toBe(0);
    expect([one.turn, two.turn, castle.rounds(two)]).toEqual([2, 3, 1]);
  });
});

describe('C-6 the active player uses both dice', () => {
  it('C-6 a resource puts a token on a free square of that resource', () => {
    const s = rolled('apprentice', 'W G', 'A r1c1');
    expect(offered(s, 'A use')).toEqual(['W:r2c2', 'W:r5c5', 'G:r1c2', 'G:r3c3', 'G:r4c4']);
    const done = play(s, 'A use W:r5c5', 'A use G:r3c3');
    expect(sheet(done, 'A')).toBe('A r1c1 r3c3 r5c5');
    expect(done.hand[0]).toBe(7);
  });

  it('C-6 in the order that she likes', () => {
    const s = rolled('apprentice', 'W G', '');
    expect(sheet(play(s, 'A use G:r1c2', 'A use W:r1c1'), 'A')).toBe(
      sheet(play(s, 'A use W:r1c1', 'A use G:r1c2'), 'A'),
    );
    expect(offered(play(s, 'A use G:r1c2'), 'A use')).toEqual(['W:r1c1', 'W:r2c2', 'W:r5c5']);
  });

  it('C-6 two equal dice are used one after the other', () => {
    const s = rolled('apprentice', 'F F', '');
    expect(offered(s, 'A use')).toEqual(['F:r1c3', 'F:r4c5', 'F:r5c4']);
    const once = play(s, 'A use F:r4c5');
    expect(offered(once, 'A use')).toEqual(['F:r1c3', 'F:r5c4']);
    expect(sheet(play(once, 'A use F:r1c3'), 'A')).toBe('A r1c3 r4c5');
  });

  it('C-6 Resident fills two shadows, and a pair of them four, without a question', () => {
    expect(sheet(play(rolled('apprentice', 'R W', ''), 'A use R:residents'), 'A')).toBe('A - | residents 2');
    expect(sheet(rolled('apprentice', 'R R', ''), 'A')).toBe('A - | residents 4');
  });

  it('C-6 "?" is any square, or two residents', () => {
    const s = rolled('apprentice', '? R', '');
    expect(offered(s, 'A use').filter((use) => use.startsWith('?'))).toEqual([
      ...[
        'r1c1',
        'r1c2',
        'r1c3',
        'r1c4',
        'r2c1',
        'r2c2',
        'r3c3',
        'r3c5',
        'r4c4',
        'r4c5',
        'r5c4',
        'r5c5',
        'residents',
      ].map((u) => `?:${u}`),
    ]);
    expect(sheet(play(s, 'A use ?:r3c5', 'B answer decline'), 'A')).toBe('A r3c5 | residents 2');
  });

  it('C-6 "?" must be a face that she can use: with no token left it is residents', () => {
    const full = 'A r1c1 r1c2 r1c3 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4 r5c5';
    expect(sheet(rolled('apprentice', '? ?', full), 'A')).toBe(`${full} | residents 4`);
    expect(sheet(rolled('apprentice', '? ?', `${full} | residents 27`), 'A')).toBe(`${full} | residents 27`);
  });

  it('C-6 a die with no free square is lost, the other is still used', () => {
    const s = rolled('apprentice', 'W S', 'A r1c1 r2c2 r5c5');
    expect(offered(s, 'A use')).toEqual(['S:r1c4', 'S:r2c1', 'S:r3c5']);
    expect(refused(s, 'A use W:r2c2')).toEqual({ code: 'square-taken', square: 'r2c2' });
    const done = play(s, 'A use S:r1c4');
    expect(asked(done)).toEqual(['B answer']);
    expect(sheet(done, 'A')).toBe('A r1c1 r1c4 r2c2 r5c5');
  });

  it('C-6 with no token left both dice are lost', () => {
    const full = 'A r1c1 r1c2 r1c3 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4 r5c5';
    const s = rolled('apprentice', 'S W', full);
    expect(asked(s)).toEqual(['B answer']);
    expect(sheet(s, 'A')).toBe(full);
  });

  it('C-6 the last token serves one die, and the other is lost', () => {
    const s = rolled('apprentice', 'S W', 'A r1c1 r1c2 r1c3 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4');
    const done = play(s, 'A use S:r1c4');
    expect(asked(done)).toEqual(['B answer']);
    expect([done.hand[0], sheet(done, 'A')]).toEqual([0, 'A r1c1 r1c2 r1c3 r1c4 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4']);
  });

  it('C-6 she must use a die that she can use', () => {
    expect(refused(rolled('apprentice', 'W S', ''), 'A use W:decline')).toEqual({ code: 'must-use' });
  });

  it('C-6 each die is used once', () => {
    const s = play(rolled('apprentice', 'W S', ''), 'A use W:r1c1');
    expect(refused(s, 'A use W:r2c2')).toEqual({ code: 'die-used' });
  });

  it('C-6 a square must be free and of the resource that was rolled', () => {
    const s = rolled('apprentice', 'W S', 'A r1c1');
    expect(refused(s, 'A use W:r1c1')).toEqual({ code: 'square-taken', square: 'r1c1' });
    expect(refused(s, 'A use W:r1c2')).toEqual({ code: 'wrong-square', square: 'r1c2', resource: 'Gold' });
    expect(refused(s, 'A use W:residents')).toEqual({ code: 'not-offered', pick: 13, verb: 'use' });
  });

  it('C-6 nobody without a token puts one down, and full shadows take no resident', () => {
    const s = rolled('apprentice', 'R ?', 'A r1c1 r1c2 r1c3 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4 r5c5\nB - | residents 27');
    expect(offered(s, 'B answer')).not.toContain('residents');
    expect(refused(s, 'B answer residents')).toEqual({ code: 'shadows-full' });
    const none = rolled('apprentice', 'S R', 'A -\nB r1c1 r1c2 r1c3 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4 r5c5');
    expect(refused(none, 'B answer r1c4')).toEqual({ code: 'no-token' });
  });

  it('C-6 the second of two equal dice is not asked for before the first', () => {
    const s = rolled('apprentice', 'W W', '');
    const pick = 32;
    expect(refused(s, { seat: 0, key: '0.use.0', pick })).toEqual({ code: 'not-offered', pick, verb: 'use' });
  });
});

describe('C-7 the others answer the roll', () => {
  it('C-7 every other player takes one of the two dice, while the active player uses hers', () => {
    const s = rolled('apprentice', 'W R', 'A -\nB -\nC -');
    expect(asked(s)).toEqual(['A use', 'B answer', 'C answer']);
    expect(offered(s, 'B answer')).toEqual(['r1c1', 'r2c2', 'r5c5', 'residents', 'decline']);
    const done = play(s, 'C answer residents', 'B answer r5c5');
    expect([sheet(done, 'B'), sheet(done, 'C')]).toEqual(['B r5c5', 'C - | residents 2']);
    expect(asked(done)).toEqual(['A use']);
  });

  it('C-7 each names "?" for herself', () => {
    const s = play(
      rolled('apprentice', '? ?', 'A -\nB -\nC -'),
      'A use ?:r1c1',
      'B answer r4c4',
      'C answer residents',
      'A use ?:r2c1',
    );
    expect(['A', 'B', 'C'].map((seat) => sheet(s, seat))).toEqual(['A r1c1 r2c1', 'B r4c4', 'C - | residents 2']);
  });

  it('C-7 each may decline, even if a die could be used', () => {
    const s = play(rolled('apprentice', 'W R', ''), 'B answer decline');
    expect(sheet(s, 'B')).toBe('B -');
    expect(asked(s)).toEqual(['A use']);
  });

  it('C-7 whoever can use neither die is not asked', () => {
    const s = rolled('apprentice', 'W W', 'A -\nB r1c1 r2c2 r5c5');
    expect(asked(s)).toEqual(['A use']);
  });

  it('C-7 a choice is final', () => {
    const before = rolled('apprentice', 'W R', 'A -\nB -\nC -');
    const after = play(before, 'B answer r1c1');
    expect(refused(after, { seat: 1, key: '1.answer.0', pick: 13 })).toEqual({ code: 'not-asked', key: '1.answer.0' });
  });

  it('C-7 nobody answers for another', () => {
    const s = rolled('apprentice', 'W R', 'A -\nB -\nC -');
    expect(refused(s, { seat: 2, key: '1.answer.0', pick: 13 })).toEqual({
      code: 'not-yours',
      key: '1.answer.0',
      seat: 2,
    });
  });

  it('C-7 the other players take only what a die shows', () => {
    const s = rolled('apprentice', 'W G', '');
    expect(refused(s, 'B answer r1c4')).toEqual({ code: 'wrong-square', square: 'r1c4', resource: 'Stone' });
    expect(refused(s, 'B answer residents').code).toBe('not-offered');
    expect(refused(s, { seat: 1, key: '1.answer.0' })).toEqual({ code: 'no-pick', key: '1.answer.0' });
  });

  it.each(['apprentice', 'architect'] as const)('C-7 the order of the answers makes no difference (%s)', (edition) => {
    const guests = edition === 'architect' ? [' | guests troll', ' | guests cook', ' | guests knight'] : ['', '', ''];
    const s = rolled(edition, 'F R', `A r1c1${guests[0]}\nB r2c2${guests[1]}\nC r3c3${guests[2]}\nD -`);
    const answers = ['A use F:r1c3', 'B answer r5c4', 'C answer residents', 'D answer decline'];
    const ends = permutations(answers).map((lines) => play(s, ...lines));
    expect(ends).toHaveLength(24);
    for (const state of ends) expect(state).toEqual(ends[0]);
    expect(sheet(ends[0], 'A')).toBe(`A r1c1 r1c3 | residents 2${guests[0]}`);
    expect(asked(ends[0])).toEqual(['* roll']);
  });

  it('C-7 a time-out declines', () => {
    const s = rolled('apprentice', 'W R', '');
    const slot = slotsOf(castle, s)[1];
    expect(castle.question(s, slot)).toMatchObject({ seat: 1, verb: 'answer' });
    expect(castle.label(s, slot, castle.fallback(s, slot))).toBe('decline');
  });

  it('C-7 a time-out builds nothing, uses a die somehow and moves no token', () => {
    const label = (s: ReturnType<typeof rolled>): string => {
      const [slot] = slotsOf(castle, s);
      return castle.label(s, slot, castle.fallback(s, slot));
    };
    expect(label(position('apprentice turn 1 A\nA r2c1 r2c2\n> table turn.4 A'))).toBe('stop');
    expect(label(rolled('apprentice', 'G R', ''))).toBe('G:r1c2');
    expect(label(position('architect turn 1 A\nA r2c1\n> table magician.0 A', { edition: 'architect' }))).toBe(
      'enough',
    );
  });

  it('C-7 building waits for every answer', () => {
    const s = rolled('apprentice', 'R R', 'A r2c1 r2c2\nB -\nC -');
    expect(asked(s)).toEqual(['B answer', 'C answer']);
    expect(refused(s, 'A build r2').code).toBe('not-asked');
    const one = play(s, 'B answer residents');
    expect(asked(one)).toEqual(['C answer']);
    expect(asked(play(one, 'C answer decline'))).toEqual(['A build']);
  });
});

describe('C-8 tokens stay where they lie', () => {
  it('C-8 no move of a turn takes a token from one square to another', () => {
    const s = rolled('apprentice', 'W ?', 'A r1c1 r2c1');
    expect(offered(s, 'A use').some((use) => use.endsWith(':r1c1') || use.endsWith(':r2c1'))).toBe(false);
    expect(refused(s, 'A use ?:r1c1')).toEqual({ code: 'square-taken', square: 'r1c1' });
    expect(refused(s, 'A lift r1c1').code).toBe('not-asked');
    const after = play(s, 'A use W:r2c2', 'A use ?:r3c3', 'B answer decline', 'A build stop');
    expect(sheet(after, 'A')).toBe('A r1c1 r2c1 r2c2 r3c3');
  });
});
