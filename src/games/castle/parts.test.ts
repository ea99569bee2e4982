import { describe, expect, it } from 'vitest';
import { asked, building, offered, play, refused, rolled, score, sheet } from './fixture.ts';

describe('C-11 donjon floors bring guests', () => {
  it('C-11 Apprentice: the top card of the face-down deck, at once', () => {
    const s = play(building('apprentice', 'A r5c4 r5c5'), 'A build r5');
    expect(asked(s)).toEqual(['* draw']);
    expect(offered(s, '* draw')).toHaveLength(16);
    const done = play(s, '* draw card15');
    expect(sheet(done, 'A')).toBe('A - | floors 1 | guests card15');
    expect(score(done, 'A')).toEqual({ guests: 4 });
    const next = play(building('apprentice', 'A r5c4 r5c5 | floors 1 | guests card15'), 'A build r5');
    expect(offered(next, '* draw')).not.toContain('card15');
  });

  it('C-11 Apprentice: four castles of four floors find sixteen cards', () => {
    const cards = (from: number, to: number): string =>
      Array.from({ length: to - from + 1 }, (_, i) => `card${from + i}`).join(' ');
    const s = building(
      'apprentice',
      `A r5c4 r5c5 | floors 3 | guests ${cards(1, 3)}
      B - | floors 4 | guests ${cards(4, 7)}
      C - | floors 4 | guests ${cards(8, 11)}
      D - | floors 4 | guests ${cards(12, 15)}`,
    );
    expect(sheet(play(s, 'A build r5'), 'A')).toBe('A - | floors 4 | guests card1 card2 card3 card16');
  });

  it('C-11 Architect: one of the three face-up guests', () => {
    const s = play(building('architect', 'shown cook king troll\nA r5c4 r5c5'), 'A build r5');
    expect(offered(s, 'A welcome')).toEqual(['cook', 'troll', 'king']);
    expect(refused(s, 'A welcome queen')).toEqual({ code: 'guest-away', guest: 'Queen' });
    const done = play(s, 'A welcome troll', '* turn-up queen');
    expect(sheet(done, 'A')).toBe('A - | floors 1 | guests troll');
  });

  it('C-11 Architect: a new guest is turned up before the taken one acts', () => {
    const s = play(
      building('architect', 'shown architect king queen\nA r5c4 r5c5'),
      'A build r5',
      'A welcome architect',
    );
    expect(asked(s)).toEqual(['* turn-up']);
    expect(offered(s, '* turn-up')).toHaveLength(17);
    expect(offered(s, '* turn-up')).not.toContain('architect');
    const next = play(s, '* turn-up troll');
    expect(asked(next)).toEqual(['A place']);
  });

  it('C-11 Architect: the last card of the deck is turned up without a draw, and none after it', () => {
    const s = play(
      building('architect', 'shown cook king troll\ndeck queen\nA r5c4 r5c5'),
      'A build r5',
      'A welcome cook',
    );
    expect(asked(s)).toEqual(['* roll']);
    const none = building('architect', 'shown king queen\ndeck -\nA r5c4 r5c5');
    expect(sheet(play(none, 'A build r5', 'A welcome king'), 'A')).toBe('A - | floors 1 | guests king');
  });
});

describe('C-12 towers and the Sun', () => {
  it('C-12 a tower bears the value of its line', () => {
    const s = play(building('apprentice', 'A r2c1 r2c2 | towers 5'), 'A build r2');
    expect(sheet(s, 'A')).toBe('A - | towers 5 2');
    expect(score(s, 'A')).toEqual({ towers: 7 });
  });

  it('C-12 the first with four towers draws the Sun, worth 4', () => {
    const three = play(building('apprentice', 'A r2c1 r2c2 | towers 5 5'), 'A build r2');
    expect(sheet(three, 'A')).toBe('A - | towers 5 5 2');
    const four = play(building('apprentice', 'A r2c1 r2c2 | towers 5 5 5\nB - | towers 5 5 5'), 'A build r2');
    expect(sheet(four, 'A')).toBe('A - | towers 5 5 5 2 | sun');
    expect(score(four, 'A')).toEqual({ towers: 17, sun: 4 });
  });

  it('C-12 the Sun is drawn once a game: the second with four towers gets none', () => {
    const s = play(building('apprentice', 'A r2c1 r2c2 | towers 5 5 5\nB - | towers 2 2 2 2 | sun'), 'A build r2');
    expect(sheet(s, 'A')).toBe('A - | towers 5 5 5 2');
    expect(score(s, 'A')).toEqual({ towers: 17 });
    expect(score(s, 'B')).toEqual({ towers: 8, sun: 4 });
  });

  it('C-12 a fifth tower does not draw the Sun', () => {
    const s = play(building('apprentice', 'A r2c1 r2c2 | towers 5 5 5 2'), 'A build r2');
    expect(sheet(s, 'A')).toBe('A - | towers 5 5 5 2');
  });
});

describe('C-13 walls', () => {
  it('C-13 walls give no points themselves', () => {
    expect(score(building('apprentice', 'A - | walls 4'), 'A')).toEqual({});
  });

  it('C-13 walls bring residents and carry flags', () => {
    const s = play(building('apprentice', 'A r3c3 r3c5 r4c4 r4c5'), 'A build r3', 'A build r4');
    expect(sheet(s, 'A')).toBe('A - | walls 1 | flags 2 | residents 2');
  });
});

describe('C-14 flags', () => {
  it.each([
    [1, 2],
    [2, 4],
    [3, 5],
    [4, 6],
  ])('C-14 %i walls have room for %i flags', (walls, room) => {
    const flags = (n: number): string => `walls ${walls} | flags ${new Array(n).fill(2).join(' ')}`;
    const last = play(building('apprentice', `A r4c4 r4c5 | ${flags(room - 1)}`), 'A build r4');
    expect(sheet(last, 'A')).toBe(`A - | ${flags(room)}`);
    const further = play(building('apprentice', `A r4c4 r4c5 | ${flags(room)}`), 'A build r4');
    expect(sheet(further, 'A')).toBe(`A - | ${flags(room)}`);
  });

  it('C-14 without a wall no flag stands', () => {
    expect(sheet(play(building('apprentice', 'A r1c4 r4c4 r5c4'), 'A build c4'), 'A')).toBe('A -');
  });

  it('C-14 a two-flag reward with room for one draws one', () => {
    const s = building('apprentice', 'A r1c4 r4c4 r5c4 | walls 1 | flags 1');
    expect(sheet(play(s, 'A build c4'), 'A')).toBe('A - | walls 1 | flags 1 2');
    const pair = building('architect', 'A r4c4 r4c5 | walls 3 | flags 2 2 2 2');
    expect(sheet(play(pair, 'A build r4b'), 'A')).toBe('A - | walls 3 | flags 2 2 2 2 1');
  });

  it('C-14 the wall of a line carries a flag that is built after it', () => {
    const s = play(building('apprentice', 'A r1c1 r2c1 r1c3 r3c3'), 'A build c1', 'A build c3');
    expect(sheet(s, 'A')).toBe('A - | walls 1 | flags 1 1 | residents 1');
  });
});

describe('C-15 residents', () => {
  it('C-15 a row of nine shadows goes on into the next', () => {
    const s = rolled('apprentice', 'R W', 'A - | residents 8');
    const done = play(s, 'A use R:residents');
    expect(sheet(done, 'A')).toBe('A - | residents 10');
    expect(score(done, 'A')).toEqual({ residents: 6 });
  });

  it('C-15 residents beyond the last of 27 shadows are lost', () => {
    const die = play(rolled('apprentice', 'R W', 'A - | residents 26'), 'A use R:residents');
    expect(sheet(die, 'A')).toBe('A - | residents 27');
    const line = play(building('apprentice', 'A r3c5 r4c5 r5c5 | residents 25'), 'A build c5');
    expect(sheet(line, 'A')).toBe('A - | walls 1 | residents 27');
  });

  it('C-15 with every shadow filled a Resident is lost', () => {
    const s = rolled('apprentice', 'R W', 'A - | residents 27');
    expect(offered(s, 'A use')).toEqual(['W:r1c1', 'W:r2c2', 'W:r5c5']);
    expect(refused(s, 'A use R:residents')).toEqual({ code: 'shadows-full' });
    expect(sheet(play(s, 'A use W:r1c1', 'B answer decline'), 'A')).toBe('A r1c1 | residents 27');
  });
});
