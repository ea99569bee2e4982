import { describe, expect, it } from 'vitest';
import { asked, building, type Edition, LINES, offered, play, refused, rolled, sheet } from './fixture.ts';

describe('C-9 what each line gives', () => {
  // Two walls stand already, so that flags find room.
  const rewards: [Edition, string, string, string][] = [
    ['apprentice', 'r1', 'r1', 'towers 5 | walls 2'],
    ['apprentice', 'r2', 'r2', 'towers 2 | walls 2'],
    ['apprentice', 'r3', 'r3', 'walls 3 | residents 2'],
    ['apprentice', 'r4', 'r4', 'walls 2 | flags 2'],
    ['apprentice', 'r5', 'r5', 'floors 1 | walls 2'],
    ['apprentice', 'c1', 'c1', 'walls 3 | residents 1'],
    ['apprentice', 'c2', 'c2', 'walls 2 | flags 1 | residents 1'],
    ['apprentice', 'c3', 'c3', 'walls 2 | flags 1 1'],
    ['apprentice', 'c4', 'c4', 'walls 2 | flags 2 2'],
    ['apprentice', 'c5', 'c5', 'walls 3 | residents 3'],
    ['architect', 'r1', 'r1', 'towers 5 | walls 2'],
    ['architect', 'r2', 'r2', 'towers 2 | walls 2'],
    ['architect', 'r3', 'r3', 'walls 3 | residents 2'],
    ['architect', 'r4', 'r4a', 'walls 2 | flags 2'],
    ['architect', 'r4', 'r4b', 'walls 2 | flags 1 1'],
    ['architect', 'r5', 'r5', 'floors 1 | walls 2'],
    ['architect', 'c1', 'c1', 'walls 3 | residents 1'],
    ['architect', 'c2', 'c2', 'walls 2 | flags 1 | residents 1'],
    ['architect', 'c3', 'c3', 'walls 2'],
    ['architect', 'c4', 'c4', 'walls 2'],
    ['architect', 'c5', 'c5a', 'walls 3 | residents 3'],
    ['architect', 'c5', 'c5b', 'walls 2 | flags 2 2'],
  ];

  it.each(rewards)('C-9 %s: %s, built as %s, gives %s', (edition, line, way, castle) => {
    const s = building(edition, `A ${LINES[line]} | walls 2`);
    const done = play(s, `A build ${way}`);
    expect(sheet(done, 'A')).toBe(`A - | ${castle}`);
    expect(done.hand[0]).toBe(10);
  });

  it.each(['apprentice', 'architect'] as const)('C-9 these are all the ways to build in the %s edition', (edition) => {
    const ways = new Set(
      Object.values(LINES).flatMap((squares) => offered(building(edition, `A ${squares}`), 'A build')),
    );
    const named = rewards.filter(([e]) => e === edition).map(([, , way]) => way);
    expect([...ways].sort()).toEqual([...named, 'stop'].sort());
  });

  it('C-9 in the architect edition r5 asks for a guest, c3 for a bolt guest, c4 for a guest to steal', () => {
    const guests = '| guests logger miner\nB - | guests king queen';
    const shown = 'shown jester prince cook';
    expect(asked(play(building('architect', `${shown}\nA r5c4 r5c5 ${guests}`), 'A build r5'))).toEqual(['A welcome']);
    expect(asked(play(building('architect', `${shown}\nA r1c3 r3c3 ${guests}`), 'A build c3'))).toEqual([
      'A reactivate',
    ]);
    expect(asked(play(building('architect', `${shown}\nA r1c4 r4c4 r5c4 ${guests}`), 'A build c4'))).toEqual([
      'A steal',
    ]);
  });
});

describe('C-9 the build step', () => {
  it('C-9 only the active player builds at the end of a turn', () => {
    const s = building('apprentice', 'A r2c1 r2c2\nB r1c1 r2c1');
    expect(asked(s)).toEqual(['A build']);
    expect(refused(s, 'B build c1').code).toBe('not-asked');
    const next = play(s, 'A build stop');
    expect(asked(next)).toEqual(['* roll']);
    expect(sheet(next, 'B')).toBe('B r1c1 r2c1');
  });

  it('C-9 with no complete line the dice go on at once', () => {
    const s = play(rolled('apprentice', 'W S', 'A -\nB r2c1 r2c2'), 'A use W:r1c1', 'A use S:r1c4', 'B answer decline');
    expect(asked(s)).toEqual(['* roll']);
    expect(s.active).toBe(1);
  });

  it('C-9 a line must be complete', () => {
    const s = building('apprentice', 'A r2c1 r2c2 r1c1 r1c2 r1c3');
    expect(offered(s, 'A build')).toEqual(['r2', 'c1', 'c2', 'stop']);
    expect(refused(s, 'A build r1')).toEqual({ code: 'line-open', line: 'r1' });
    expect(refused(s, 'A build r5')).toEqual({ code: 'line-open', line: 'r5' });
  });

  it('C-9 a line is built only in a way that the edition knows', () => {
    expect(refused(building('architect', 'A r2c1 r2c2'), { seat: 0, key: '0.build.0', pick: 3 })).toEqual({
      code: 'no-such-way',
      line: 'r2',
    });
  });

  it('C-9 two complete lines that cross share a token: building one opens the other', () => {
    const s = building('apprentice', 'A r1c1 r2c1 r2c2');
    expect(offered(s, 'A build')).toEqual(['r2', 'c1', 'stop']);
    const row = play(s, 'A build r2');
    expect(sheet(row, 'A')).toBe('A r1c1 | towers 2');
    expect(asked(row)).toEqual(['* roll']);
    const column = play(s, 'A build c1');
    expect(sheet(column, 'A')).toBe('A r2c2 | walls 1 | residents 1');
    expect(asked(column)).toEqual(['* roll']);
  });

  it('C-9 after one of three lines the one that it crosses is refused, the other is not', () => {
    const s = play(building('apprentice', 'A r1c1 r2c1 r2c2 r4c4 r4c5'), 'A build c1');
    expect(refused(s, 'A build r2')).toEqual({ code: 'line-open', line: 'r2' });
    expect(sheet(play(s, 'A build r4'), 'A')).toBe('A r2c2 | walls 1 | flags 2 | residents 1');
  });

  it('C-9 r3 and c4 do not share a square, so both may be built', () => {
    const s = building('apprentice', 'A r3c3 r3c5 r1c4 r4c4 r5c4');
    const done = play(s, 'A build r3', 'A build c4');
    expect(sheet(done, 'A')).toBe('A - | walls 1 | flags 2 2 | residents 2');
    expect(done.hand[0]).toBe(10);
  });

  it('C-9 any number of lines that do not cross may be built, in the order that she likes', () => {
    const castles = 'A r2c1 r2c2 r3c3 r3c5 r4c4 r4c5 r5c4 r5c5';
    const first = play(
      building('apprentice', castles),
      ...['A build r3', 'A build r4', 'A build r2', 'A build r5', '* draw card1'],
    );
    expect(sheet(first, 'A')).toBe('A - | towers 2 | floors 1 | walls 1 | flags 2 | residents 2 | guests card1');
    // A flag before its wall finds no room.
    const last = play(
      building('apprentice', castles),
      ...['A build r4', 'A build r3', 'A build r2', 'A build r5', '* draw card1'],
    );
    expect(sheet(last, 'A')).toBe('A - | towers 2 | floors 1 | walls 1 | residents 2 | guests card1');
  });

  it('C-9 she may leave a line uncashed, and build it in a later turn', () => {
    const s = play(building('apprentice', 'A r2c1 r2c2 r4c4 r4c5'), 'A build r2', 'A build stop');
    expect(sheet(s, 'A')).toBe('A r4c4 r4c5 | towers 2');
    const later = play(
      s,
      '* roll Resident',
      '* roll Resident',
      'A answer decline',
      '* roll Resident',
      '* roll Resident',
    );
    expect(offered(play(later, 'B answer decline'), 'A build')).toEqual(['r4', 'stop']);
  });

  it('C-9 the tokens of a line are back before its guest acts, and may be put down by it', () => {
    const s = building('architect', 'shown logger king queen\nA r5c4 r5c5');
    const done = play(s, 'A build r5', 'A welcome logger', '* turn-up jester', 'A place r5c5', 'A place r1c1');
    expect(sheet(done, 'A')).toBe('A r1c1 r5c5 | floors 1 | guests logger');
  });

  it('C-9 C-20 even if all ten tokens lay on the board', () => {
    const ten = 'r1c2 r1c3 r1c4 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4 r5c5';
    const s = play(building('architect', `shown logger king queen\nA ${ten}`), 'A build r5', 'A welcome logger');
    const done = play(s, '* turn-up jester', 'A place r1c1', 'A place r2c2');
    expect(done.hand[0]).toBe(0);
    expect(offered(done, 'A build')).toEqual(['r1', 'r2', 'r3', 'r4a', 'r4b', 'c1', 'c2', 'c3', 'stop']);
  });

  it('C-9 the part, residents and flags come before the guest', () => {
    const s = play(building('architect', 'shown logger king queen\nA r5c4 r5c5'), 'A build r5');
    expect(sheet(s, 'A')).toBe('A - | floors 1');
    expect(offered(s, 'A welcome')).toEqual(['logger', 'king', 'queen']);
    expect(refused(s, 'A build stop').code).toBe('not-asked');
  });

  it('C-9 C-22 a guest may refill a line that was crossed: the second line completed by a build', () => {
    const s = building('architect', 'A r1c3 r3c3 r1c1 r1c2 r1c4 | guests peasant');
    expect(offered(s, 'A build')).toEqual(['r1', 'c3', 'stop']);
    const built = play(s, 'A build c3');
    expect(sheet(built, 'A')).toBe('A r1c1 r1c2 r1c4 | guests peasant');
    const refilled = play(built, 'A place r1c3', 'A place r4c5');
    expect(offered(refilled, 'A build')).toEqual(['r1', 'stop']);
    expect(sheet(play(refilled, 'A build r1'), 'A')).toBe('A r4c5 | towers 5 | guests peasant');
  });

  it('C-9 C-22 a line completed anew may be built again', () => {
    const s = building('architect', 'A r1c1 r1c3 r2c2 r3c3 | guests magician');
    const moved = play(s, 'A build c3', 'A lift r1c1', 'A put r1c3', 'A lift r2c2', 'A put r3c3');
    expect(offered(moved, 'A build')).toEqual(['c3', 'stop']);
    const again = play(moved, 'A build c3');
    expect(sheet(again, 'A')).toBe('A - | guests magician');
    expect([again.hand[0], asked(again)]).toEqual([10, ['* roll']]);
  });

  it('C-22 tokens of a guest do not have to be cashed in the same step', () => {
    const s = building('architect', 'A r1c2 r1c3 r3c3 r4c5 | guests merchant');
    const placed = play(s, 'A build c3', 'A place r3c3');
    expect(offered(placed, 'A build')).toEqual(['r4a', 'r4b', 'stop']);
    expect(sheet(play(placed, 'A build stop'), 'A')).toBe('A r1c2 r3c3 r4c4 r4c5 | guests merchant');
  });
});

describe('C-10 a line whose part is full may still be cleared', () => {
  const cleared: [string, string, string, string][] = [
    ['a fifth tower', 'r2c1 r2c2', 'towers 5 5 2 2', 'A build r2'],
    ['a fifth floor', 'r5c4 r5c5', 'floors 4', 'A build r5'],
    ['a flag with no wall', 'r4c4 r4c5', 'residents 2', 'A build r4'],
    ['flags with no room', 'r1c4 r4c4 r5c4', 'walls 4 | flags 2 2 2 2 2 2', 'A build c4'],
  ];

  it.each(cleared)('C-10 for nothing: %s', (_, squares, castle, move) => {
    const s = play(building('apprentice', `A ${squares} | ${castle}`), move);
    expect(sheet(s, 'A')).toBe(`A - | ${castle}`);
    expect(s.hand[0]).toBe(10);
    expect(asked(s)).toEqual(['* roll']);
  });

  it('C-10 for the rest of it: a fifth wall brings its residents', () => {
    const s = play(building('apprentice', 'A r3c5 r4c5 r5c5 | walls 4'), 'A build c5');
    expect(sheet(s, 'A')).toBe('A - | walls 4 | residents 3');
  });

  it('C-10 for the rest of it: a flag that finds no wall leaves the resident', () => {
    const s = play(building('apprentice', 'A r1c2 r2c2'), 'A build c2');
    expect(sheet(s, 'A')).toBe('A - | residents 1');
  });

  it('C-10 no fifth floor means no guest', () => {
    const guests = 'guests logger merchant miner peasant';
    const s = building('architect', `shown king queen cook\nA r5c4 r5c5 | floors 4 | ${guests}`);
    const done = play(s, 'A build r5');
    expect(sheet(done, 'A')).toBe(`A - | floors 4 | ${guests}`);
    expect(asked(done)).toEqual(['* roll']);
  });

  it('C-10 nobody has to clear it', () => {
    const s = play(building('apprentice', 'A r2c1 r2c2 | towers 5 5 2 2'), 'A build stop');
    expect(sheet(s, 'A')).toBe('A r2c1 r2c2 | towers 5 5 2 2');
  });
});
