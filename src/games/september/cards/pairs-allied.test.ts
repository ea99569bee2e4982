/** Allied cards that meet another card, a look-up or the end of a Pool. */
import { describe, expect, it } from 'vitest';
import { card, line, offered, play, position, refused } from '../fixture.ts';
import { EASTERN_EUROPE } from '../names.ts';

/** The next icon of both sides is a Person. */
const PERSON = 'track 4 | 1';

describe('Bletchley Park and the last die', () => {
  /** A Red 1 and a Blue 5 read Operation 3. */
  const OPERATION = 'track 0 | 3\nturn B';

  it('S-22 Bletchley Park takes the opponent’s last die; the one given is played in its stead', () => {
    const text = `pool G6 | R1 B5\ndump B1 R2 | -\nused PacWar track | -\n${OPERATION}`;
    const s = play(position(text), 'B allocate R1:track', 'B trade B5-G6', 'B allocate G6:WE1');
    expect([line(s, 'WE'), line(s, 'pool')]).toEqual(['WE . . . . . . | 6 . . . . .', "pool B5' | -"]);
    expect(offered(s)).toEqual(['A allocate B5:TA1', 'A allocate B5:ME1']);
  });

  it('S-6 S-22 with her own last die traded the other goes on alone', () => {
    // The Green 6 has one BZ to go to.
    const text = `pool G6 R4 | R1 B5\nused - | ETOW\n${OPERATION}`;
    const s = play(position(text), 'B allocate R1:track', 'B trade B5-G6', 'A allocate R4:WE1');
    expect([line(s, 'pool'), line(s, 'CM')]).toEqual(['pool B5 | -', 'CM . . . . . . | 6 . . . . .']);
    expect(offered(s).every((move) => move.startsWith('A allocate B5'))).toBe(true);
  });

  it('S-22 Bletchley Park with the last die of the Pool on the track has nothing to trade', () => {
    const text = `pool G6 R4 | B5\ndump - | R1 G1\nused - | ETOW PacWar\n${OPERATION}`;
    const s = position(text);
    expect([line(s, 'cards'), line(s, 'pool')]).toEqual(['cards - | bletchley', 'pool R4 G6 | -']);
    expect(offered(s)[0]).toMatch(/^A allocate/);
  });

  it('S-22 a die got that no open section can take goes to the Dump, and uses none', () => {
    const text = 'pool G6 | B5\nused - | ETOW track\nCM | 1\nIS | 1 1';
    const s = card('bletchley', text, 'B trade B5-G6');
    expect([line(s, 'dump'), line(s, 'used'), line(s, 'pool')]).toEqual([
      'dump - | G6',
      'used - | ETOW track',
      'pool B5 | -',
    ]);
  });

  it('S-6 after the extra turn it is the opponent’s turn', () => {
    const text = `pool G6 R3 | R1 B5 G1\n${OPERATION}`;
    const s = play(position(text), 'B allocate R1:track', 'B trade G1-G6', 'B allocate G6:CM1');
    expect(offered(s).every((move) => move.startsWith('A allocate'))).toBe(true);
    expect(line(s, 'used')).toBe('used - | PacWar track');
  });

  it('S-21 the die got meets Radar like any other', () => {
    const s = card('bletchley', 'pool R6 | B5\nused - | track\nradar EE', 'B trade B5-R6', 'B allocate R6:EE1');
    expect(offered(s)).toEqual(['A watch no', 'A watch yes']);
    expect(line(play(s, 'A watch yes', '* roll 2'), 'EE')).toBe('EE . . . . . . | 2 . . . . .');
  });
});

describe('Soviet Winter on an empty BZ in the middle, then a railroad', () => {
  it('S-20 the BZ leaves the order, and with it the bonuses on both sides of it (S-8)', () => {
    const s = card('soviet-winter', 'EE 4 | .', 'B cross-out EE3');
    const first = s.board.firsts[EASTERN_EUROPE];
    expect([line(s, 'EE'), s.lost[0]]).toEqual(['EE 4 . x . . . | . . . . . .', 0b110 << first]);
  });

  it('S-7 without a railroad EE4 follows EE2, and no bonus lies between them', () => {
    const s = play(position('pool G3 G4 | R1 R2\nEE 4 4 x | .\nturn A'), 'A allocate G3:EE4');
    expect(line(s, 'EE')).toBe('EE 4 4 x 3 . . | . . . . . .');
    expect(offered(s)[0]).toMatch(/^B allocate/);
  });

  it('a railroad opens every empty BZ but that one', () => {
    const s = position('pool G3 R3 | R1 B2\nEE 4 . x | .\nrailroad EE\nturn A');
    const there = offered(s).filter((move) => move.includes('EE'));
    expect(there).toEqual(['R3:EE5', 'G3:EE2', 'G3:EE4', 'G3:EE6'].map((pick) => `A allocate ${pick}`));
    expect(refused(s, 'A allocate R3:EE3')).toBe('crossed-out');
  });

  it('S-8 with the railroad the other bonuses still count', () => {
    const s = play(position('pool G3 R3 | R1 B2\nEE 4 . x | .\nrailroad EE\nturn A'), 'A allocate G3:EE2');
    expect(offered(s)).toContain('A bonus EE6');
    expect(refused(s, 'A bonus EE3')).toBe('crossed-out');
  });

  it('S-9 a campaign with only crossed-out BZs left is closed', () => {
    const s = card('soviet-winter', 'EE 4 4 . 4 4 4 | .\nrailroad EE');
    expect(line(s, 'EE')).toBe('EE 4 4 x 4 4 4 | . . . . . .');
    const later = position('pool R3 G3 | R1\nEE 4 4 x 4 4 4 | .\nrailroad EE\nturn A');
    expect(offered(later).filter((move) => move.includes('EE'))).toEqual([]);
  });
});

describe('Alan Turing before a table look-up', () => {
  it('S-11 the opponent reads what Turing left in the Pool', () => {
    // A Blue 5 and a Green 3 read Turing; Blue 1 and Green 1 would have read Nishina.
    const text = `pool B1 G1 | B5 G3\n${PERSON}\nturn B`;
    const s = play(position(text), 'B allocate B5:track', 'B face 3', 'B face 6', 'A allocate B3:track');
    expect(line(s, 'cards')).toBe('cards guillet | turing');
  });

  it('S-11 Turing can lead them to a number that is crossed out', () => {
    const text = `pool B1 G1 | B5 G3\ncards guillet | -\n${PERSON}\nturn B`;
    const s = play(position(text), 'B allocate B5:track', 'B face 3', 'B face 6', 'A allocate B3:track');
    expect(line(s, 'cards')).toBe('cards guillet | turing');
  });

  it('Turing does not touch the Dump, so a die there still reads its face', () => {
    const text = `pool G1 | B5 G3\ndump B1 | -\n${PERSON}\nturn B`;
    const s = play(position(text), 'B allocate B5:track', 'B face 6', 'A allocate G6:track');
    expect(line(s, 'cards')).toBe('cards dainelli | turing');
  });
});

describe('The King’s Speech on equal faces', () => {
  it('S-15 no difference, no Star', () => {
    const s = card('kings-speech', 'dump - | R4', '* roll 4');
    expect([line(s, 'stars'), line(s, 'dump'), offered(s)]).toEqual(['', 'dump - | R4', []]);
  });

  it('1 against 6 is the most it gives', () => {
    expect(line(card('kings-speech', 'stars 0 | 1\ndump - | R1', '* roll 6'), 'stars')).toBe('stars 0 | 6');
  });
});

describe('Advanced Sonar', () => {
  it('S-21 asks for Blue dice only', () => {
    const s = position('pool R3 B4 | G1\nTA 1 1 | .\nsonar TA\nturn A');
    expect(line(play(s, 'A allocate R3:TA3'), 'TA')).toBe('TA 1 1 3 . | . . . .');
  });

  it('S-21 asks for its campaign only', () => {
    const s = play(position('pool B4 R1 | G1\nsonar TA\nturn A'), 'A allocate B4:ME1');
    expect(line(s, 'ME')).toBe('ME 4 . . . | . . . .');
  });

  it('S-21 once a placement: the rerolled die goes in', () => {
    const s = play(position('pool B3 R1 | G2\nsonar TA\nturn A'), 'A allocate B3:TA1', 'B watch yes', '* roll 3');
    expect(line(s, 'TA')).toBe('TA 3 . . . | . . . .');
    expect(offered(s).every((move) => move.startsWith('B allocate'))).toBe(true);
  });

  it('S-21 and each time anew', () => {
    const s = position('pool B3 B4 | G2\nsonar SP\nSP 1 1 | .\nturn A');
    const next = position('pool B4 R4 | G2\nsonar SP\nSP 1 1 3 1 | .\nturn A');
    expect(offered(play(s, 'A allocate B3:SP3'))).toEqual(['B watch no', 'B watch yes']);
    expect(offered(play(next, 'A allocate B4:SP5'))).toEqual(['B watch no', 'B watch yes']);
  });

  it('S-21 later look-ups read the new face', () => {
    // Blue 1 and Green 5 would read Dainelli; Blue 6 and Green 5 read von Braun.
    const s = position('pool B1 G5 R1 | G2\nsonar TA\ntrack 4 | 0\nturn A');
    const rerolled = play(
      s,
      'A allocate B1:TA1',
      'B watch yes',
      '* roll 6',
      'B allocate G2:WE1',
      'A allocate R1:track',
    );
    expect(line(rerolled, 'cards')).toBe('cards von-braun | -');
  });

  it('S-8 the new value decides the bonus, and can lose it', () => {
    const s = play(position('pool B4 R1 | G2\nTA 3 | .\nsonar TA\nturn A'), 'A allocate B4:TA2', 'B watch yes');
    expect(offered(play(s, '* roll 4'))).toContain('A bonus TA3');
    expect(offered(play(s, '* roll 5'))[0]).toMatch(/^B allocate/);
  });

  it('S-21 real dice only: neither a bonus die nor a card’s Blue 5', () => {
    const bonus = play(position('pool G4 R1 | G2\nEE 3 | .\nsonar TA\nturn A'), 'A allocate G4:EE2', 'A bonus TA1');
    expect(line(bonus, 'TA')).toBe('TA 3 . . . | . . . .');
    expect(line(card('yamato', 'sonar SP', 'A star-or-place SP3'), 'SP')).toBe('SP . . 5 . . . | . . . . . .');
  });

  it('it does not watch the Allied side’s own dice', () => {
    const s = play(position('pool B1 | B3 G1\nsonar TA\nturn B'), 'B allocate B3:TA1');
    expect(line(s, 'TA')).toBe('TA . . . . | 3 . . .');
  });
});

describe('Expeditionary Force under Radar', () => {
  const text = 'dump - | R1\nEE | 1\nME | 1\nSP | 1\nWE | 1\nradar WE';

  it('S-21 Radar asks for its Red die, when the BZ is named', () => {
    const s = card('expeditionary-force', text, '* roll 5', 'B place WE2');
    expect([offered(s), line(s, 'WE')]).toEqual([['A watch no', 'A watch yes'], 'WE . . . . . . | 1 . . . . .']);
    const rerolled = play(s, 'A watch yes', '* roll 6');
    expect(line(rerolled, 'WE')).toBe('WE . . . . . . | 1 6 . . . .');
    expect(line(rerolled, 'dump')).toBe('dump - | R6');
    // 1 and 6 make 7: the new value decides the bonus.
    expect(offered(rerolled)).toContain('B bonus TA1');
  });

  it('Radar may let it pass, and asks nothing elsewhere or for another colour', () => {
    expect(line(card('expeditionary-force', text, '* roll 5', 'B place WE2', 'A watch no'), 'WE')).toContain('| 1 5 ');
    expect(line(card('expeditionary-force', text, '* roll 5', 'B place IS1'), 'IS')).toContain('| 5 ');
    const green = card('expeditionary-force', 'dump - | G1\nradar WE', '* roll 5', 'B place WE1');
    expect(line(green, 'WE')).toContain('| 5 ');
  });

  it('S-21 what a card writes is no die: T-34, Luciano and a bonus pass unasked', () => {
    expect(line(card('t34', 'radar EE'), 'EE')).toBe('EE . . . . . . | 5 . . . . .');
    expect(line(card('luciano', 'radar SP', 'B place SP1'), 'SP')).toBe('SP . . . . . . | 4 . . . . .');
    expect(line(card('t34', 'EE | 2\nradar ME', 'B bonus ME1'), 'ME')).toBe('ME . . . . | 3 . . .');
  });
});
