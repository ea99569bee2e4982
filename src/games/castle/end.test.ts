import { describe, expect, it } from 'vitest';
import { asked, building, offered, play, position, refused, score, sheet } from './fixture.ts';
import { castle } from './index.ts';

/** Eleven main parts: a tower is missing. */
const NO_TOWER = 'towers 5 5 5 | floors 4 | walls 4';
const NO_WALL = 'towers 5 5 5 5 | floors 4 | walls 3';
const NO_FLOOR = 'towers 5 5 5 5 | floors 3 | walls 4';

describe('C-16 the finishing Cloud', () => {
  it('C-16 the twelfth main part draws the Cloud, worth 4, and the game ends with no further turn', () => {
    const s = play(building('apprentice', `A r3c3 r3c5 | ${NO_WALL}\nB -\nC -`), 'A build r3');
    expect(sheet(s, 'A')).toBe('A - | towers 5 5 5 5 | floors 4 | walls 4 | residents 2 | cloud');
    expect(score(s, 'A')).toEqual({ towers: 20, cloud: 4, residents: 1 });
    expect(castle.outcome(s)).toEqual({ winners: [0], scores: [25, 0, 0], how: 'cloud' });
    expect(asked(s)).toEqual([]);
    expect(refused(s, { seat: -1, key: 'chance.roll.0', pick: 0 }).code).toBe('game-over');
  });

  it.each([
    ['tower', `A r2c1 r2c2 | ${NO_TOWER}`, 'A build r2'],
    ['wall', `A r3c3 r3c5 | ${NO_WALL}`, 'A build r3'],
    ['floor', `A r5c4 r5c5 | ${NO_FLOOR}`, 'A build r5'],
  ])('C-16 the twelfth part may be a %s', (_, castles, move) => {
    expect(sheet(play(building('apprentice', castles), move), 'A')).toMatch(/\| cloud$/);
  });

  it('C-16 eleven parts do not end the game', () => {
    const s = play(building('apprentice', `A r2c1 r2c2 | towers 5 5 | floors 4 | walls 4`), 'A build r2');
    expect(castle.outcome(s)).toBeNull();
    expect(asked(s)).toEqual(['* roll']);
  });

  it('C-16 a line cleared for nothing is no part: eleven parts and a fifth wall', () => {
    const s = play(building('apprentice', `A r3c3 r3c5 | ${NO_TOWER}`), 'A build r3');
    expect(castle.outcome(s)).toBeNull();
    expect(sheet(s, 'A')).not.toContain('cloud');
  });

  it('C-16 C-12 a fourth tower that is the twelfth part draws the Sun and the Cloud', () => {
    const s = play(building('apprentice', `A r2c1 r2c2 | ${NO_TOWER}`), 'A build r2');
    expect(score(s, 'A')).toEqual({ towers: 17, sun: 4, cloud: 4 });
  });

  it('C-16 the Cloud comes before the residents of its wall, who still come', () => {
    const s = play(building('apprentice', `A r3c5 r4c5 r5c5 | ${NO_WALL}`), 'A build c5');
    expect(sheet(s, 'A')).toBe('A - | towers 5 5 5 5 | floors 4 | walls 4 | residents 3 | cloud');
  });
});

describe('C-16 lines still to cash', () => {
  it('C-16 the finisher builds first, then the others clockwise from her left', () => {
    const castles = `A r4c4 r4c5\nB r3c3 r3c5 r2c1 r2c2 | ${NO_WALL}\nC r1c1 r2c1\nD r4c4 r4c5`;
    const s = position(`apprentice turn 6 B\n${castles}\n> table turn.4 B`, { seats: 4 });
    const finished = play(s, 'B build r3');
    expect(asked(finished)).toEqual(['B build']);
    const c = play(finished, 'B build r2');
    expect(asked(c)).toEqual(['C build']);
    expect(refused(c, 'D build r4').code).toBe('not-asked');
    const d = play(c, 'C build c1');
    expect(asked(d)).toEqual(['D build']);
    const a = play(d, 'D build stop');
    expect(asked(a)).toEqual(['A build']);
    const over = play(a, 'A build r4');
    expect(castle.outcome(over)).not.toBeNull();
    expect(sheet(over, 'C')).toBe('C - | walls 1 | residents 1');
    expect(sheet(over, 'D')).toBe('D r4c4 r4c5 | closing r4');
  });

  it('C-16 nobody is asked who has no complete line', () => {
    const s = play(building('apprentice', `A r3c3 r3c5 | ${NO_WALL}\nB r1c1\nC r1c1 r2c1`), 'A build r3');
    expect(asked(s)).toEqual(['C build']);
  });

  it('C-16 each may build several lines that do not cross', () => {
    const s = play(building('apprentice', `A r3c3 r3c5 | ${NO_WALL}\nB r1c1 r2c1 r2c2 r4c4 r4c5`), 'A build r3');
    expect(offered(s, 'B build')).toEqual(['r2', 'r4', 'c1', 'stop']);
    const one = play(s, 'B build c1');
    expect(offered(one, 'B build')).toEqual(['r4', 'stop']);
    expect(refused(one, 'B build r2')).toEqual({ code: 'line-open', line: 'r2' });
    expect(castle.outcome(play(one, 'B build r4'))?.scores).toEqual([25, 3]);
  });

  it("C-16 the finisher's own crossing line is open once the Cloud is drawn", () => {
    const s = play(building('apprentice', `A r3c3 r3c5 r1c3 r4c4 r4c5 | ${NO_WALL}`), 'A build r3');
    expect(offered(s, 'A build')).toEqual(['r4', 'stop']);
  });

  it('C-16 the Sun can still be claimed, by the first who builds a fourth tower', () => {
    const castles = `A r3c3 r3c5 | towers 5 5 5 5 | floors 4 | walls 3
      B r2c1 r2c2 | towers 5 5 5\nC r2c1 r2c2 | towers 5 5 5`;
    const s = play(building('apprentice', castles), 'A build r3', 'B build r2', 'C build r2');
    expect([score(s, 'B'), score(s, 'C')]).toEqual([{ towers: 17, sun: 4 }, { towers: 17 }]);
  });

  it('C-16 there is no second Cloud', () => {
    const s = play(
      building('apprentice', `A r3c3 r3c5 | ${NO_WALL}\nB r3c3 r3c5 | ${NO_WALL}`),
      'A build r3',
      'B build r3',
    );
    expect(sheet(s, 'B')).toBe('B - | towers 5 5 5 5 | floors 4 | walls 4 | residents 2');
    expect(castle.outcome(s)?.scores).toEqual([25, 21]);
  });

  it('C-16 an Apprentice floor still draws its card', () => {
    const s = play(building('apprentice', `A r3c3 r3c5 | ${NO_WALL}\nB r5c4 r5c5`), 'A build r3', 'B build r5');
    expect(asked(s)).toEqual(['* draw']);
    expect(sheet(play(s, '* draw card16'), 'B')).toBe('B - | floors 1 | guests card16');
  });
});

describe('C-16 guests after the Cloud', () => {
  it('C-16 the guest of the twelfth part acts, but its tokens open no further line', () => {
    const s = building('architect', `shown logger king queen\nA r5c4 r5c5 r1c2 r2c1 | ${NO_FLOOR}\nB -`);
    const acted = play(s, 'A build r5', 'A welcome logger', '* turn-up cook', 'A place r2c2', 'A place r1c1');
    expect(sheet(acted, 'A')).toContain('A r1c1 r1c2 r2c1 r2c2 |');
    expect(castle.outcome(acted)).not.toBeNull();
  });

  it('C-16 a line completed by a guest after the Cloud is refused beside one that was complete before', () => {
    const s = building('architect', `shown logger king queen\nA r5c4 r5c5 r2c1 r4c4 r4c5 | ${NO_FLOOR}`);
    const acted = play(s, 'A build r5', 'A welcome logger', '* turn-up cook', 'A place r2c2', 'A place r1c1');
    expect(offered(acted, 'A build')).toEqual(['r4a', 'r4b', 'stop']);
    expect(refused(acted, 'A build r2')).toEqual({ code: 'line-late', line: 'r2' });
    expect(refused(acted, 'A build r1')).toEqual({ code: 'line-open', line: 'r1' });
  });

  it('C-16 a line that was built and is refilled by a guest stays closed', () => {
    const castles = `A r3c3 r3c5 | ${NO_WALL}\nB r1c3 r3c3 r4c4 r4c5 r1c1 r2c2 | guests magician`;
    const s = play(building('architect', castles), 'A build r3', 'B build c3');
    const refilled = play(s, 'B lift r1c1', 'B put r1c3', 'B lift r2c2', 'B put r3c3');
    expect(offered(refilled, 'B build')).toEqual(['r4a', 'r4b', 'stop']);
    expect(refused(refilled, 'B build c3')).toEqual({ code: 'line-late', line: 'c3' });
  });

  it('C-16 a line that the Magician breaks is complete no more, even when it is filled again', () => {
    const castles = `A r3c3 r3c5 | ${NO_WALL}\nB r1c3 r3c3 r2c1 r2c2 r4c4 r4c5 | guests magician`;
    const s = play(building('architect', castles), 'A build r3', 'B build c3');
    const broken = play(s, 'B lift r2c2', 'B put r1c2', 'B lift enough');
    expect(offered(broken, 'B build')).toEqual(['r4a', 'r4b', 'stop']);
    const mended = play(s, 'B lift r2c2', 'B put r1c2', 'B lift r4c4', 'B put r2c2');
    expect(sheet(mended, 'B')).toContain('B r1c2 r2c1 r2c2 r4c5');
    expect(castle.outcome(mended)).not.toBeNull();
  });

  it('C-16 guests and thefts gained in the closing act as usual, and Dagobert still rolls', () => {
    const castles = `A r3c3 r3c5 | ${NO_WALL} | guests dagobert\nB r1c4 r4c4 r5c4`;
    const s = play(building('architect', castles), 'A build r3', 'B build c4');
    expect(asked(s)).toEqual(['* roll']);
    const over = play(s, '* roll Resident');
    expect(sheet(over, 'B')).toBe('B - | residents 4 | guests dagobert');
    expect(castle.outcome(over)?.scores).toEqual([25, 3]);
  });

  it('C-16 a floor in the closing brings a guest, and the next one is turned up', () => {
    const castles = `shown bohemian king queen\nA r3c3 r3c5 | ${NO_WALL}\nB r5c4 r5c5`;
    const s = play(building('architect', castles), 'A build r3', 'B build r5', 'B welcome bohemian', '* turn-up cook');
    expect(sheet(s, 'B')).toBe('B - | floors 1 | residents 4 | guests bohemian');
    expect(castle.outcome(s)?.how).toBe('cloud');
  });

  it('C-16 only lines complete when the Cloud is drawn count, for the others too', () => {
    const castles = `A r3c3 r3c5 | ${NO_WALL} | guests logger\nB r1c4 r4c4 r5c4 r2c1 r4c5`;
    const s = play(building('architect', castles), 'A build r3');
    expect(offered(s, 'B build')).toEqual(['r4a', 'r4b', 'c4', 'stop']);
    const stolen = play(s, 'B build c4', 'B place r2c2', 'B place r1c1');
    expect(sheet(stolen, 'B')).toBe('B r1c1 r2c1 r2c2 r4c5 | guests logger');
    expect(castle.outcome(stolen)).not.toBeNull();
  });
});
