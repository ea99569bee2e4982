import { describe, expect, it } from 'vitest';
import printed from './board.json' with { type: 'json' };
import { acting, asked, building, offered, play, refused, sheet } from './fixture.ts';
import type { Castle } from './state.ts';

/** A has just welcomed a guest with a new floor: its power is under way. */
function welcomed(guest: string, castle = ''): Castle {
  const s = building('architect', `shown ${guest} cook king\nA r5c4 r5c5 ${castle}`.trimEnd());
  return play(s, 'A build r5', `A welcome ${guest}`, '* turn-up queen');
}

describe('C-19 C-20 bolt guests', () => {
  it('C-19 the Architect gives one token on any free square, and 1 resident', () => {
    const s = welcomed('architect', 'r1c1');
    expect(offered(s, 'A place')).toHaveLength(11);
    expect(refused(s, 'A place r1c1')).toEqual({ code: 'square-taken', square: 'r1c1' });
    expect(sheet(play(s, 'A place r4c4'), 'A')).toBe('A r1c1 r4c4 | floors 1 | residents 1 | guests architect');
  });

  it('C-20 the Architect gives the resident even if no square is left for the token', () => {
    const twelve = JSON.stringify({ ...printed, tokens: 12 });
    const all = 'r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r3c3 r3c5 r4c4 r4c5 r5c4 r5c5';
    const s = building('architect', `A ${all} | guests architect`, twelve);
    expect(offered(play(s, 'A build c3'), 'A place')).toEqual(['r1c3', 'r3c3']);
    const full = acting('architect', `A ${all} | guests architect`, twelve);
    expect(sheet(full, 'A')).toBe(`A ${all} | residents 1 | guests architect`);
  });

  it('C-19 the Bohemian gives 4 residents, as many as there are shadows', () => {
    expect(sheet(welcomed('bohemian'), 'A')).toBe('A - | floors 1 | residents 4 | guests bohemian');
    expect(sheet(welcomed('bohemian', '| residents 25'), 'A')).toBe('A - | floors 1 | residents 27 | guests bohemian');
  });

  const givers: [string, string, string[]][] = [
    ['logger', 'Wood', ['r1c1', 'r2c2', 'r5c5']],
    ['merchant', 'Gold', ['r1c2', 'r3c3', 'r4c4']],
    ['miner', 'Stone', ['r1c4', 'r2c1', 'r3c5']],
    ['peasant', 'Food', ['r1c3', 'r4c5', 'r5c4']],
  ];

  it.each(givers)('C-19 the %s gives 2 %s, one at a time', (guest, _, squares) => {
    const s = welcomed(guest);
    expect(offered(s, 'A place')).toEqual(squares);
    expect(refused(s, guest === 'merchant' ? 'A place r1c1' : 'A place r1c2').code).toBe('wrong-square');
    const one = play(s, `A place ${squares[1]}`);
    expect(offered(one, 'A place')).toEqual([squares[0], squares[2]]);
    const two = play(one, `A place ${squares[2]}`);
    expect(sheet(two, 'A')).toBe(`A ${squares[1]} ${squares[2]} | floors 1 | guests ${guest}`);
    expect(two.hand[0]).toBe(8);
  });

  it.each(givers)('C-20 the %s gives as far as squares go: one is free, the second %s is lost', (guest, _, squares) => {
    const taken = acting(guest, `A ${squares[0]} ${squares[2]} | guests ${guest}`);
    expect(sheet(taken, 'A')).toBe(`A ${squares.join(' ')} | guests ${guest}`);
    const none = acting(guest, `A ${squares.join(' ')} | guests ${guest}`);
    expect(sheet(none, 'A')).toBe(`A ${squares.join(' ')} | guests ${guest}`);
  });

  it('C-20 the Logger gives as far as tokens go: the second Wood finds none', () => {
    const nine = 'r1c2 r1c3 r1c4 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4';
    const s = acting('logger', `A ${nine} | guests logger`);
    expect(offered(s, 'A place')).toEqual(['r1c1', 'r2c2', 'r5c5']);
    const done = play(s, 'A place r5c5');
    expect(asked(done)).toEqual(['A build']);
    expect([done.hand[0], sheet(done, 'A')]).toEqual([0, `A ${nine} r5c5 | guests logger`]);
  });

  it('C-20 a power is carried out wholly before another line is built', () => {
    const s = play(welcomed('logger', 'r2c1 r2c2 r4c4 r4c5'), 'A place r1c1');
    expect(asked(s)).toEqual(['A build']);
    const open = welcomed('peasant', 'r2c1 r2c2');
    expect(refused(open, 'A build r2').code).toBe('not-asked');
    expect(refused(play(open, 'A place r1c3'), 'A build r2').code).toBe('not-asked');
  });

  it('C-20 powers are not optional', () => {
    const s = welcomed('logger');
    expect(offered(s, 'A place')).toEqual(['r1c1', 'r2c2', 'r5c5']);
    expect(refused(s, { seat: 0, key: '0.place.2', pick: 12 })).toEqual({
      code: 'not-offered',
      pick: 12,
      verb: 'place',
    });
  });
});

describe('C-19 Dagobert the dog', () => {
  it('C-19 rolls one die and gets its result twice', () => {
    const s = welcomed('dagobert');
    expect(asked(s)).toEqual(['* roll']);
    const gold = play(s, '* roll Gold');
    expect(offered(gold, 'A use')).toEqual(['r1c2', 'r3c3', 'r4c4']);
    expect(refused(gold, 'A use decline')).toEqual({ code: 'must-use' });
    const once = play(gold, 'A use r4c4');
    expect(offered(once, 'A use')).toEqual(['r1c2', 'r3c3']);
    expect(sheet(play(once, 'A use r1c2'), 'A')).toBe('A r1c2 r4c4 | floors 1 | guests dagobert');
    expect(sheet(play(s, '* roll Resident'), 'A')).toBe('A - | floors 1 | residents 4 | guests dagobert');
  });

  it('C-19 "?": one face is named, for both results', () => {
    const s = play(welcomed('dagobert'), '* roll ?');
    expect(offered(s, 'A name')).toEqual(['Wood', 'Stone', 'Gold', 'Food', 'Resident']);
    const stone = play(s, 'A name Stone');
    expect(offered(stone, 'A use')).toEqual(['r1c4', 'r2c1', 'r3c5']);
    expect(sheet(play(stone, 'A use r1c4', 'A use r3c5'), 'A')).toBe('A r1c4 r3c5 | floors 1 | guests dagobert');
    expect(sheet(play(s, 'A name Resident'), 'A')).toBe('A - | floors 1 | residents 4 | guests dagobert');
  });

  it('C-6 C-19 "?" is named as a face that can be used, if there is any', () => {
    const s = play(welcomed('dagobert', 'r1c1 r2c2 r1c2 r3c3 r4c4 | residents 27'), '* roll ?');
    expect(offered(s, 'A name')).toEqual(['Wood', 'Stone', 'Food']);
    expect(refused(s, 'A name Gold').code).toBe('not-offered');
    expect(refused(s, 'A name Resident').code).toBe('not-offered');
  });

  it('C-20 the second result is lost when its squares are full', () => {
    const s = play(welcomed('dagobert', 'r1c1 r2c2'), '* roll Wood');
    expect(sheet(s, 'A')).toBe('A r1c1 r2c2 r5c5 | floors 1 | guests dagobert');
  });

  it('C-20 both results are lost when nothing can be used, a "?" too', () => {
    const ten = 'r1c1 r1c2 r1c3 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4 r5c5';
    const full = acting('dagobert', `A ${ten} | residents 27 | guests dagobert`);
    for (const face of ['Wood', 'Resident', '?']) {
      expect(sheet(play(full, `* roll ${face}`), 'A')).toBe(`A ${ten} | residents 27 | guests dagobert`);
    }
  });
});

describe('C-20 the Magician', () => {
  it('C-20 moves up to two tokens to any free squares', () => {
    const s = welcomed('magician', 'r1c1 r3c3');
    expect(offered(s, 'A lift')).toEqual(['r1c1', 'r3c3', 'enough']);
    const lifted = play(s, 'A lift r1c1');
    expect(offered(lifted, 'A put')).toHaveLength(10);
    const one = play(lifted, 'A put r5c5');
    expect(offered(one, 'A lift')).toEqual(['r3c3', 'enough']);
    const two = play(one, 'A lift r3c3', 'A put r1c1');
    expect(sheet(two, 'A')).toBe('A r1c1 r5c5 | floors 1 | guests magician');
    expect(two.hand[0]).toBe(8);
  });

  it('C-20 moves none, or only one', () => {
    const s = welcomed('magician', 'r1c1 r3c3');
    expect(sheet(play(s, 'A lift enough'), 'A')).toBe('A r1c1 r3c3 | floors 1 | guests magician');
    const one = play(s, 'A lift r1c1', 'A put r2c2', 'A lift enough');
    expect(sheet(one, 'A')).toBe('A r2c2 r3c3 | floors 1 | guests magician');
  });

  it('C-20 moves a token to another square, and the same token only once', () => {
    const s = play(welcomed('magician', 'r1c1 r3c3'), 'A lift r1c1');
    expect(refused(s, 'A put r1c1')).toEqual({ code: 'same-square', square: 'r1c1' });
    expect(refused(s, 'A put r3c3')).toEqual({ code: 'square-taken', square: 'r3c3' });
    const one = play(s, 'A put r5c5');
    expect(refused(one, 'A lift r5c5')).toEqual({ code: 'just-moved', square: 'r5c5' });
    expect(refused(one, 'A lift r1c1')).toEqual({ code: 'no-token-there', square: 'r1c1' });
  });

  it('C-20 does nothing on an empty board', () => {
    const s = welcomed('magician');
    expect(sheet(s, 'A')).toBe('A - | floors 1 | guests magician');
    expect(asked(s)).toEqual(['* roll']);
  });

  it('C-22 a line that it completes may be built in the same step', () => {
    const s = play(welcomed('magician', 'r2c1 r1c1'), 'A lift r1c1', 'A put r2c2', 'A lift enough');
    expect(offered(s, 'A build')).toEqual(['r2', 'stop']);
    expect(sheet(play(s, 'A build r2'), 'A')).toBe('A - | towers 2 | floors 1 | guests magician');
  });

  it('C-22 and one that it breaks may not', () => {
    const s = welcomed('magician', 'r2c1 r2c2 r4c4 r4c5');
    const broken = play(s, 'A lift r2c2', 'A put r1c1', 'A lift enough');
    expect(offered(broken, 'A build')).toEqual(['r4a', 'r4b', 'c1', 'stop']);
  });
});

describe('C-19 when a bolt guest acts', () => {
  it('C-19 by a floor, by a theft and when it is reactivated', () => {
    expect(sheet(welcomed('bohemian'), 'A')).toContain('residents 4');
    const theft = play(building('architect', 'A r1c4 r4c4 r5c4\nB - | guests bohemian'), 'A build c4');
    expect(sheet(theft, 'A')).toBe('A - | residents 4 | guests bohemian');
    const again = play(building('architect', 'A r1c3 r3c3 | residents 4 | guests bohemian'), 'A build c3');
    expect(sheet(again, 'A')).toBe('A - | residents 8 | guests bohemian');
  });

  it('C-19 hourglass and crown guests do nothing when they come', () => {
    for (const guest of ['shepherdess', 'troll', 'queen', 'jester']) {
      const s = building('architect', `shown ${guest} cook king\nA r5c4 r5c5`);
      const done = play(s, 'A build r5', `A welcome ${guest}`, '* turn-up logger');
      expect(sheet(done, 'A')).toBe(`A - | floors 1 | guests ${guest}`);
      expect(asked(done)).toEqual(['* roll']);
    }
  });

  it('C-22 tokens of a guest complete lines that may be built in the same step', () => {
    const s = play(welcomed('peasant', 'r3c3 r4c4'), 'A place r1c3', 'A place r4c5');
    expect(offered(s, 'A build')).toEqual(['r4a', 'r4b', 'c3', 'stop']);
  });

  it('C-22 so one guest may lead to another', () => {
    const castles = 'shown peasant king queen\nA r5c4 r5c5 r3c3 | guests bohemian';
    const s = play(building('architect', castles), 'A build r5', 'A welcome peasant', '* turn-up cook');
    const done = play(s, 'A place r1c3', 'A place r5c4', 'A build c3', 'A reactivate bohemian');
    expect(sheet(done, 'A')).toBe('A r5c4 | floors 1 | residents 4 | guests bohemian peasant');
  });
});
