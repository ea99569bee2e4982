/** The round, from the roll to the final scoring (S-1 … S-14). */
import { describe, expect, it } from 'vitest';
import { card, line, offered, play, position, refused, setupOf, story, whyRefused } from './fixture.ts';
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
    expect(whyRefused(s, 'A allocate R3:WE1')).toBe('ETOW has had its die this round.');
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
    expect(whyRefused(s, 'A allocate R3:EE3')).toBe('EE3 is not the next BZ of Eastern Europe.');
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
