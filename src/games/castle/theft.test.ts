import { describe, expect, it } from 'vitest';
import { asked, building, offered, play, refused, rolled, score, sheet } from './fixture.ts';

const STEAL = 'r1c4 r4c4 r5c4';
const REACTIVATE = 'r1c3 r3c3';

describe('C-20 stealing a guest', () => {
  it('C-20 takes any guest of any other player, and needs no floor', () => {
    const castles = `A ${STEAL} | guests cook\nB - | floors 1 | guests king\nC - | guests troll logger`;
    const s = play(building('architect', castles), 'A build c4');
    expect(offered(s, 'A steal')).toEqual(['logger', 'troll', 'king']);
    expect(refused(s, 'A steal cook')).toEqual({ code: 'guest-away', guest: 'Cook' });
    expect(refused(s, 'A steal queen')).toEqual({ code: 'guest-away', guest: 'Queen' });
    const done = play(s, 'A steal king');
    expect([sheet(done, 'A'), sheet(done, 'B')]).toEqual(['A - | guests cook king', 'B - | floors 1']);
    expect(sheet(done, 'C')).toBe('C - | guests logger troll');
  });

  it('C-20 a stolen bolt guest acts at once for the thief', () => {
    const s = play(building('architect', `A ${STEAL}\nB r1c1 | guests logger queen`), 'A build c4', 'A steal logger');
    expect(asked(s)).toEqual(['A place']);
    const done = play(s, 'A place r2c2', 'A place r5c5');
    expect([sheet(done, 'A'), sheet(done, 'B')]).toEqual(['A r2c2 r5c5 | guests logger', 'B r1c1 | guests queen']);
  });

  it('C-20 the only guest that can be stolen is stolen: thefts are not optional', () => {
    const s = play(building('architect', `A ${STEAL}\nB - | guests queen`), 'A build c4');
    expect([score(s, 'A'), score(s, 'B')]).toEqual([{ guests: 3 }, {}]);
  });

  it('C-20 with nothing to take the line is cleared for nothing', () => {
    const s = play(building('architect', `A ${STEAL} | guests queen`), 'A build c4');
    expect(sheet(s, 'A')).toBe('A - | guests queen');
    expect([s.hand[0], asked(s)]).toEqual([10, ['* roll']]);
  });

  it('C-19 a stolen hourglass guest works for the thief and no more for its owner', () => {
    const s = play(building('architect', `A ${STEAL}\nB - | guests troll`), 'A build c4', '* roll Wood', '* roll Gold');
    expect(offered(s, 'A answer')).toContain('r1c4');
    expect(offered(s, 'B use')).not.toContain('W:r1c4');
  });

  it('C-19 a crown guest counts the castle that it is in', () => {
    const castles = `A ${STEAL} | walls 1\nB - | walls 3 | guests prince`;
    const before = building('architect', castles);
    const after = play(before, 'A build c4');
    expect([score(before, 'B'), score(after, 'A'), score(after, 'B')]).toEqual([{ guests: 3 }, { guests: 1 }, {}]);
  });
});

describe('C-19 the Guard', () => {
  it('C-19 keeps the crown guests of his castle from thieves, and nobody else', () => {
    const castles = `A ${STEAL}\nB - | guests guard king queen cook logger\nC - | guests prince`;
    const s = play(building('architect', castles), 'A build c4');
    expect(offered(s, 'A steal')).toEqual(['logger', 'cook', 'guard', 'prince']);
    expect(refused(s, 'A steal king')).toEqual({ code: 'guarded' });
    expect(refused(s, 'A steal queen')).toEqual({ code: 'guarded' });
  });

  it('C-19 the Guard himself can be stolen, and then the crowns can', () => {
    const s = play(building('architect', `A ${STEAL}\nB - | guests guard king`), 'A build c4');
    expect([sheet(s, 'A'), sheet(s, 'B')]).toEqual(['A - | guests guard', 'B - | guests king']);
    const next = play(building('architect', `A ${STEAL} | guests guard\nB - | guests king`), 'A build c4');
    expect(sheet(next, 'A')).toBe('A - | guests guard king');
  });

  it("C-19 the thief's own Guard protects nobody else's crowns", () => {
    const castles = `A ${STEAL} | guests guard\nB - | guests king jester`;
    expect(offered(play(building('architect', castles), 'A build c4'), 'A steal')).toEqual(['jester', 'king']);
  });
});

describe('C-20 reactivating a guest', () => {
  it('C-20 triggers one bolt guest of your own', () => {
    const s = play(
      building('architect', `A ${REACTIVATE} | guests logger bohemian cook king\nB - | guests miner`),
      'A build c3',
    );
    expect(offered(s, 'A reactivate')).toEqual(['bohemian', 'logger']);
    expect(refused(s, 'A reactivate miner')).toEqual({ code: 'guest-away', guest: 'Miner' });
    expect(refused(s, 'A reactivate cook')).toEqual({ code: 'guest-away', guest: 'Cook' });
    const done = play(s, 'A reactivate bohemian');
    expect(sheet(done, 'A')).toBe('A - | residents 4 | guests bohemian logger cook king');
  });

  it('C-20 C-22 and another one when its line is complete again in the same step', () => {
    const castles = 'A r1c1 r1c3 r2c2 r3c3 | guests magician bohemian';
    const s = play(building('architect', castles), 'A build c3', 'A reactivate magician');
    const refilled = play(s, 'A lift r1c1', 'A put r1c3', 'A lift r2c2', 'A put r3c3');
    const done = play(refilled, 'A build c3', 'A reactivate bohemian');
    expect(sheet(done, 'A')).toBe('A - | residents 4 | guests bohemian magician');
  });

  it('C-20 with no bolt guest the line is cleared for nothing', () => {
    const s = play(building('architect', `A ${REACTIVATE} | guests cook king\nB - | guests logger`), 'A build c3');
    expect(sheet(s, 'A')).toBe('A - | guests cook king');
    expect(asked(s)).toEqual(['* roll']);
  });

  it('C-20 neither power is in the Apprentice edition', () => {
    const s = building('apprentice', `A ${REACTIVATE} | walls 1 | guests card1\nB - | guests card2`);
    expect(sheet(play(s, 'A build c3'), 'A')).toBe('A - | walls 1 | flags 1 1 | guests card1');
    const dice = rolled('apprentice', '? G', 'A - | walls 1 | guests card9 card13');
    expect(offered(dice, 'A use').filter((use) => /flag|cloud|cook/.test(use))).toEqual([]);
  });
});
