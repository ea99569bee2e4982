/** The round, from the roll to the capstones (S-1 … S-9). */
import { describe, expect, it } from 'vitest';
import { card, line, offered, play, position, refused, setupOf, whyRefused } from './fixture.ts';
import { september } from './index.ts';
import type { September } from './state.ts';

const fresh = (options: { readonly [key: string]: string } = {}): September => september.setup(setupOf(options));
const rolls = (...faces: readonly number[]): string[] => faces.map((face) => `* roll ${face}`);
/** The six dice are rolled and kept. */
const rolled = (): September => play(fresh(), ...rolls(1, 2, 3, 4, 5, 6), 'A reroll none');

describe('S-1 … S-3 the table', () => {
  it('S-1 S-4 the Tripartite has the coin in round 1, and the meeple is in the box', () => {
    const s = fresh();
    expect(line(s, 'round')).toBe('round 1 coin A');
    expect(line(s, 'meeple')).toBe('');
    expect(offered(s)).toEqual(['* roll']);
  });

  it('S-2 each theatre has 24 BZs a side, and a bonus die between each two neighbours', () => {
    const { board } = fresh();
    expect(board.sizes).toEqual([6, 6, 4, 4, 4, 4, 6, 4, 4, 6]);
    expect(board.bonusValues.filter((v) => v > 0)).toHaveLength(2 * (48 - 10));
  });

  it('S-3 six hourglasses, and tracks of 24 icons', () => {
    const { board } = fresh();
    expect(board.hourglasses).toBe(6);
    expect(board.tracks.map((t) => t.length)).toEqual([24, 24]);
  });
});

describe('S-4 the roll', () => {
  it('the first player rolls six dice and may reroll any of them once', () => {
    const s = play(fresh(), ...rolls(1, 2, 3, 4, 5, 6));
    expect(offered(s)).toHaveLength(64);
    expect(offered(s)).toContain('A reroll none');
    const again = play(s, 'A reroll R1+G5', ...rolls(6, 4));
    expect(line(again, 'undrafted')).toBe("undrafted R6 R2' B3 B4' G4 G6'");
    expect(offered(again)[0]).toMatch(/^B draft/);
  });

  it('the second player cannot reroll', () => {
    const s = play(fresh(), ...rolls(1, 2, 3, 4, 5, 6));
    expect(() => play(s, 'B reroll none')).toThrow('not asked');
  });
});

describe('S-5 the draft', () => {
  it('starts with the second player and goes on in turn until each has three', () => {
    const s = play(rolled(), 'B draft G6', 'A draft G5', 'B draft B4', 'A draft B3', 'B draft R2');
    expect(line(s, 'pool')).toBe("pool R1 B3 G5 | R2' B4' G6'");
    expect(offered(s)[0]).toMatch(/^A allocate/);
  });

  it('of two dice that look alike one is offered', () => {
    const s = play(fresh(), ...rolls(1, 1, 3, 3, 5, 5), 'A reroll none');
    expect(offered(s)).toEqual(['B draft R1', 'B draft B3', 'B draft G5']);
  });

  it('a die that was drafted cannot be drafted again', () => {
    expect(refused(play(rolled(), 'B draft G6'), 'A draft G6')).toBe('no-such-die');
  });
});

describe('S-6 allocating', () => {
  it('starts with the first player, one die a turn', () => {
    const s = position('pool R3 B4 G5 | R2 B2 G2\nturn A');
    expect(offered(play(s, 'A allocate G5:EE1')).every((m) => m.startsWith('B allocate'))).toBe(true);
  });

  it('each die goes to a different section', () => {
    const s = position('pool R3 B4 | R2\nused ETOW | -\nturn A');
    expect(offered(s)).toEqual([
      'A allocate R3:CM1',
      'A allocate R3:NP1',
      'A allocate R3:track',
      'A allocate B4:OC1',
      'A allocate B4:SP1',
      'A allocate B4:track',
    ]);
    expect(whyRefused(s, 'A allocate R3:WE1')).toBe('Europe has had its die this round.');
  });

  it('the Event Track takes one die a round', () => {
    const s = position('pool R3 B4 | R2\nused track | -\nturn A');
    expect(whyRefused(s, 'A allocate R3:track')).toBe('The Event Track has had its die this round.');
  });

  it('a die that no open section can take goes to the Dump for nothing, and only then', () => {
    const s = position('pool G3 B4 | R2 G2\nused track PacWar | -\nEE 1 1 | .\nNA 1 | .\nturn A');
    expect(offered(s)).toEqual(['A allocate B4:TA1', 'A allocate B4:ME1', 'A allocate G3:dump']);
    expect(refused(s, 'A allocate B4:dump')).toBe('must-place');
    const dumped = play(s, 'A allocate G3:dump');
    expect(line(dumped, 'dump')).toBe('dump G3 | -');
    expect(line(dumped, 'used')).toBe('used PacWar track | -');
  });

  it('a die is in the Dump before its effect is resolved', () => {
    const s = play(position('pool R1 G6 | R2 G2\ntrack 5 | 0\nturn A'), 'A allocate G6:track');
    expect(line(s, 'dump')).toBe('dump G6 | -');
  });

  it('a player with an empty Pool is skipped, and the other goes on alone', () => {
    const s = position('pool R3 B4 | -\ndump - | R2\nturn A');
    expect(offered(play(s, 'A allocate R3:WE1'))[0]).toMatch(/^A allocate/);
  });

  it('a die of the opponent’s cannot be played', () => {
    expect(refused(position('pool R3 B4 | G2\nturn A'), 'A allocate G2:EE1')).toBe('not-in-pool');
  });
});

describe('S-7 to a theatre', () => {
  it('the next empty BZ of a campaign, in its colour', () => {
    const s = position('pool R3 G4 | G2\nEE 1 | .\nturn A');
    expect(line(play(s, 'A allocate G4:EE2'), 'EE')).toBe('EE 1 4 . . . . | . . . . . .');
    expect(whyRefused(s, 'A allocate R3:EE2')).toBe('EE2 takes Green dice, not Red ones.');
    expect(whyRefused(s, 'A allocate R3:EE3')).toBe('EE3 is not the next zone of Eastern Europe.');
    expect(refused(s, 'A allocate G4:EE1')).toBe('filled');
  });

  it('crossed-out empty BZs are passed over', () => {
    const s = position('pool R3 G4 | G2\nEE 1 x | .\nturn A');
    expect(offered(s)).toContain('A allocate R3:EE3');
    expect(refused(s, 'A allocate G4:EE2')).toBe('crossed-out');
  });

  it('the opponent’s BZs are not mine', () => {
    const s = position('pool R3 G4 | G2\nturn A');
    expect(offered(s).filter((m) => m.includes('EE'))).toEqual(['A allocate G4:EE1']);
  });
});

describe('S-8 bonus dice', () => {
  it('the rulebook’s example: two BZs that sum to 7 gain the bonus between them', () => {
    const s = play(position('pool G4 R1 | R2 G2\nEE 3 | .\nturn A'), 'A allocate G4:EE2');
    expect(offered(s)).toEqual([
      'A bonus WE1',
      'A bonus EE3',
      'A bonus TA1',
      'A bonus NA1',
      'A bonus ME1',
      'A bonus pass',
    ]);
    const placed = play(s, 'A bonus TA1');
    expect(line(placed, 'TA')).toBe('TA 3 . . . | . . . .');
    expect(line(placed, 'used')).toBe('used ETOW | -');
  });

  it('any other sum crosses it out at once', () => {
    const s = play(position('pool G5 R1 | R2 G2\nEE 3 | .\nturn A'), 'A allocate G5:EE2');
    expect(offered(s)[0]).toMatch(/^B allocate/);
    expect(s.lost[0]).toBe(1 << s.board.firsts[1]);
  });

  it('a bonus that is declined is crossed out', () => {
    const s = play(position('pool G4 R1 | R2 G2\nEE 3 | .\nturn A'), 'A allocate G4:EE2', 'A bonus pass');
    expect(line(s, 'lost')).toBe('lost EE1 | -');
  });

  it('a bonus die is wild, but keeps the order and the theatre', () => {
    const s = play(position('pool G4 R1 | R2 G2\nEE 3 | .\nturn A'), 'A allocate G4:EE2');
    expect(refused(s, 'A bonus SP1')).toBe('other-theatre');
    expect(refused(s, 'A bonus WE2')).toBe('not-next');
    expect(refused(s, 'A bonus EE2')).toBe('filled');
  });

  it('chains: a bonus die may gain the next', () => {
    const s = play(position('pool G4 R1 | R2 G2\nEE 3 | .\nWE 4 | .\nturn A'), 'A allocate G4:EE2', 'A bonus WE2');
    // 4 and 3 make 7 again, for the 2 between WE1 and WE2.
    expect(line(play(s, 'A bonus ME1'), 'ME')).toBe('ME 2 . . . | . . . .');
  });

  it('with no legal BZ it is crossed out', () => {
    const full = 'WE 1 1 1 1 1 1 | .\nTA 1 1 1 1 | .\nNA 1 1 1 1 | .\nME 1 1 1 1 | .';
    const s = play(position(`pool G4 R1 | R2 G2\nEE 3 3 3 3 3 | .\n${full}\nturn A`), 'A allocate G4:EE6');
    expect(line(s, 'lost')).toBe('lost EE5 | -');
  });

  it('crossing out a BZ crosses out the undecided bonuses beside it; a decided one never changes', () => {
    const open = card('tora', 'TA | 3');
    expect([line(open, 'TA'), open.lost[2]]).toEqual(['TA . . . . | 3x . . .', 1 << open.board.firsts[2]]);
    const decided = card('tora', 'NA | 3 4');
    expect(line(decided, 'NA')).toBe('NA . . . . | 3 4x . .');
    expect(decided.gained[2]).toBe(1 << decided.board.firsts[3]);
  });

  it('two bonuses at once: the owner picks which comes first', () => {
    const s = play(position('pool G4 R1 | R2 G2\nrailroad EE\nEE 3 . 3 | .\nturn A'), 'A allocate G4:EE2');
    expect(offered(s)).toEqual(['A first EE1', 'A first EE2']);
    const done = play(s, 'A first EE2', 'A bonus TA1', 'A bonus NA1');
    expect([line(done, 'TA'), line(done, 'NA')]).toEqual(['TA 2 . . . | . . . .', 'NA 3 . . . | . . . .']);
  });

  it('of two bonuses of which only one sums to 7 only that one is asked for', () => {
    const s = play(position('pool G4 R1 | R2 G2\nrailroad EE\nEE 3 . 1 | .\nturn A'), 'A allocate G4:EE2');
    expect(offered(s)[0]).toBe('A bonus WE1');
    expect(play(s, 'A bonus WE1').lost[0] & (2 << s.board.firsts[1])).not.toBe(0);
  });
});

describe('S-9 capstones', () => {
  it('the first to fill a capstone takes its Star; the second gets none', () => {
    const s = play(position('pool G4 R1 | R5 G2\nNA 1 1 1 | 1 1 1\nturn A'), 'A allocate G4:NA4', 'B allocate R5:NA4');
    expect(s.capstones).toEqual([1 << 3, 0]);
  });

  it('a side whose capstone is crossed out cannot take it; the other still can', () => {
    const s = position('pool G4 B1 | R5 G2\nNA 1 1 1 x | 1 1 1\nturn A');
    expect(offered(s).filter((m) => m.includes('NA'))).toEqual([]);
    expect(play(s, 'A allocate B1:track', 'B allocate R5:NA4').capstones[1]).toBe(1 << 3);
  });

  it('the Star is kept when the capstone is crossed out', () => {
    expect(position('NA 1 1 1 4x | .').capstones[0]).toBe(1 << 3);
  });
});
