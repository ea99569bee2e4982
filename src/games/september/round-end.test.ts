/** The round, from the Event Track to the final scoring (S-10 … S-14). */
import { describe, expect, it } from 'vitest';
import { line, offered, play, position, story } from './fixture.ts';
import { september } from './index.ts';
import type { September } from './state.ts';

const rolls = (...faces: readonly number[]): string[] => faces.map((face) => `* roll ${face}`);

describe('S-10 the Event Track', () => {
  it('any die marks the next icon', () => {
    const s = play(position('pool G4 B1 | R5 G2\nturn A'), 'A allocate G4:track');
    expect(line(s, 'track')).toBe('track 1 | 0');
    expect(line(s, 'used')).toBe('used track | -');
  });

  it('an hourglass is crossed off the Atomic Project', () => {
    const s = play(position('pool G4 B1 | R5 G2\ntrack 2 | 0\nturn A'), 'A allocate G4:track');
    expect(line(s, 'hourglasses')).toBe('hourglasses 1 | 0');
  });

  it('a flag calls the Flag ability', () => {
    const s = play(position('pool - | R5 G2\ntrack 0 | 8\nturn B'), 'B allocate R5:track');
    expect(line(s, 'EE')).toBe('EE . . . . . . | 5 . . . . .');
  });

  it('a marked-out track still takes a die, for nothing', () => {
    const s = play(position('pool G4 B1 | R5 G2\ntrack 24 | 0\nturn A'), 'A allocate G4:track');
    expect(line(s, 'track')).toBe('track 24 | 0');
  });
});

describe('S-11 the tables', () => {
  /** The sixth icon of the Tripartite is an Event, the fifth a Person, the second an Operation. */
  const EVENT = 'track 5 | 0';
  const PERSON = 'track 4 | 0';
  const OPERATION = 'track 1 | 0';

  it('the rulebook’s example: a Red 1-2 and a Green 5-6 read Events 3, Banzai', () => {
    const s = play(position(`pool B4 | R5 G2\ndump R2 G6 | -\n${EVENT}\nturn A`), 'A allocate B4:track');
    expect(line(s, 'cards')).toBe('cards banzai | -');
    expect(line(s, 'CM')).toBe('CM 5 . . . . . | . . . . . .');
  });

  it('a Person is read with Blue and Green, an Operation with Red and Blue', () => {
    const person = play(position(`pool B3 G1 | R5 G2\n${PERSON}\nturn A`), 'A allocate B3:track');
    expect(line(person, 'cards')).toBe('cards yamamoto | -');
    const operation = play(position(`pool R3 B5 | R5 G2\n${OPERATION}\nturn A`), 'A allocate B5:track');
    expect(line(operation, 'cards')).toBe('cards rockets | -');
  });

  it('with two dice of a colour she chooses; a number crossed out is not offered', () => {
    const dice = `pool R1 G1 G5 | R5 B2\n${EVENT}\nturn A`;
    expect(offered(play(position(dice), 'A allocate R1:track'))).toEqual([
      'A look-up atomic-test-tripartite',
      'A look-up banzai',
    ]);
    const s = play(position(`${dice}\ncards banzai | -`), 'A allocate R1:track');
    expect(line(s, 'hourglasses')).toBe('hourglasses 1 | 0');
  });

  it('without a die of each colour the action is lost', () => {
    const text = `pool B4 G1 | R5 G2\n${EVENT}\nturn A`;
    expect(story(null, text, 'A allocate B4:track')[0]).toContain('lacks the dice to look up Events');
    expect(line(play(position(text), 'A allocate B4:track'), 'cards')).toBe('');
  });

  it('a number that is crossed out already is lost', () => {
    const text = `pool R1 G6 | R5 G2\ncards banzai | -\n${EVENT}\nturn A`;
    expect(story(null, text, 'A allocate R1:track')[0]).toContain('finds only crossed-out numbers in Events');
  });
});

describe('S-12 the Atomic Project', () => {
  const last = 'pool G4 B1 | R5 G2\ntrack 2 | 0\nhourglasses 5 | 0\nturn A';

  it('the last hourglass writes a 6 in any empty capstone, order ignored, and crosses out the one opposite', () => {
    const s = play(position(last), 'A allocate G4:track');
    expect(offered(s)).toHaveLength(10);
    const done = play(s, 'A weaponize WE6');
    expect(line(done, 'WE')).toBe('WE . . . . . 6 | . . . . . x');
    expect(done.capstones[0]).toBe(1);
  });

  it('with no empty capstone nothing is written or crossed out, and the game ends all the same', () => {
    const full = ['WE', 'EE', 'CM', 'SP'].map((c) => `${c} . . . . . 1 | .`);
    const short = ['TA', 'NA', 'ME', 'IS', 'OC', 'NP'].map((c) => `${c} . . . 1 | .`);
    const text = [
      ...full,
      ...short,
      'capstones - | -',
      'pool G4 | -',
      'track 2 | 0',
      'hourglasses 5 | 0',
      'turn A',
    ].join('\n');
    const s = play(position(text), 'A allocate G4:track');
    expect(s.crossed).toEqual([0, 0, 0, 0]);
    expect(september.outcome(s)).toMatchObject({ how: 'bomb' });
  });

  it('the game ends with the round, not before', () => {
    const s = play(position(last), 'A allocate G4:track', 'A weaponize WE6');
    expect(september.outcome(s)).toBeNull();
    const over = play(s, 'B allocate R5:EE1', 'A allocate B1:TA1', 'B allocate G2:CM1');
    expect(september.outcome(over)).toMatchObject({ how: 'bomb' });
  });

  it('further hourglasses are lost', () => {
    const s = play(position('pool G4 B1 | R5 G2\ntrack 2 | 0\nhourglasses 6 | 0\nturn A'), 'A allocate G4:track');
    expect(line(s, 'hourglasses')).toBe('hourglasses 6 | 0');
    expect(offered(s)[0]).toMatch(/^B allocate/);
  });
});

describe('S-13 the end of the round', () => {
  it('the coin passes, the dice go back, a new round begins', () => {
    const s = play(
      position('round 4 coin A\npool G4 | -\ndump R1 | R5 G2\nused ETOW | track\nturn A'),
      'A allocate G4:IS1',
    );
    expect([line(s, 'round'), line(s, 'dump'), line(s, 'used')]).toEqual(['round 5 coin B', '', '']);
    expect(offered(play(s, ...rolls(1, 2, 3, 4, 5, 6)))[0]).toMatch(/^B reroll/);
  });

  const taken = (n: number): string =>
    `capstones ${['WE', 'EE', 'TA', 'NA', 'ME', 'IS', 'CM', 'OC'].slice(0, n).join(' ')} | -`;
  const lastDie = (n: number, options = {}): September =>
    play(position(`pool G4 | -\n${taken(n)}\nturn A`, options), 'A allocate G4:track');

  it('seven capstone Stars end the game; eight if the table says so', () => {
    expect(september.outcome(lastDie(6))).toBeNull();
    expect(september.outcome(lastDie(7))).toMatchObject({ how: 'stars' });
    expect(september.outcome(lastDie(7, { stars: '8' }))).toBeNull();
    expect(september.outcome(lastDie(8, { stars: '8' }))).toMatchObject({ how: 'stars' });
  });

  it('Stars are counted when the round is over', () => {
    const s = play(position(`pool G4 | R5\n${taken(7)}\nturn A`), 'A allocate G4:track');
    expect(september.outcome(s)).toBeNull();
  });
});

describe('S-14 final scoring', () => {
  const scored = (text: string) => september.scores(position(text)).map((terms) => terms.map(({ value }) => value));

  it('the higher sum takes a campaign’s end Stars, nobody on equal sums', () => {
    // Capstone Stars, Stars, campaigns, meeple.
    expect(scored('EE 3 4 | 5\nWE 2 | 2\nSP | 1')).toEqual([
      [0, 0, 6, 0],
      [0, 0, 6, 0],
    ]);
  });

  it('a crossed-out BZ adds 0, filled or empty', () => {
    expect(scored('EE 6x 1 | 2\nWE x | 1')).toEqual([
      [0, 0, 0, 0],
      [0, 0, 11, 0],
    ]);
  });

  it('the meeple is worth 2, and Stars of cards and capstones count', () => {
    expect(scored('meeple B\nstars 3 | 1\ncapstones WE EE | SP')).toEqual([
      [2, 3, 0, 0],
      [1, 1, 0, 2],
    ]);
  });

  it('most Stars win; equal Stars are a draw', () => {
    const end = (extra: string) => {
      const text = `pool G4 | -\ncapstones WE EE TA NA | ME IS CM\ntrack 24 | 0\n${extra}\nturn A`;
      return september.outcome(play(position(text), 'A allocate G4:track'));
    };
    expect(end('')).toEqual({ winners: [0], scores: [4, 3], how: 'stars' });
    expect(end('stars 0 | 1')).toEqual({ winners: [0, 1], scores: [4, 4], how: 'stars' });
    expect(end('meeple B')).toEqual({ winners: [1], scores: [4, 5], how: 'stars' });
  });
});
