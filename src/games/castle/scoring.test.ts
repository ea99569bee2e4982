import { describe, expect, it } from 'vitest';
import { building, play, rolled, score, sheet } from './fixture.ts';
import { castle } from './index.ts';
import { isOver, total } from './scoring.ts';

describe('C-17 the score', () => {
  it('C-17 adds towers, Sun, Cloud, the group of the last resident, flags and guests', () => {
    const s = building(
      'apprentice',
      'A - | towers 5 5 2 2 | floors 2 | walls 4 | flags 2 2 1 | residents 11 | guests card1 card16 | sun | cloud',
    );
    expect(score(s, 'A')).toEqual({ towers: 14, sun: 4, cloud: 4, residents: 6, flags: 5, guests: 5 });
    expect(total(s, 0)).toBe(38);
  });

  it('C-17 and in the architect edition the clouds of the Shepherdess, 2 each', () => {
    expect(score(building('architect', 'A - | clouds 3 | guests shepherdess'), 'A')).toEqual({ guests: 1, clouds: 6 });
  });

  it.each([
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 4],
    [9, 4],
    [10, 6],
    [13, 8],
    [16, 10],
    [18, 10],
    [19, 13],
    [22, 16],
    [25, 20],
    [27, 20],
  ])('C-17 %i residents are worth %i: the group of the last one only', (residents, value) => {
    const s = building('apprentice', residents > 0 ? `A - | residents ${residents}` : '');
    expect(total(s, 0)).toBe(value);
  });

  it('C-17 most points win', () => {
    const s = building('apprentice', 'A r3c3 r3c5 | towers 2 2 2 2 | floors 4 | walls 3\nB - | towers 5 5 5 5 | sun');
    expect(castle.outcome(play(s, 'A build r3'))).toEqual({ winners: [1], scores: [13, 24], how: 'cloud' });
  });

  it('C-17 equal points share the win', () => {
    const castles = 'A r3c3 r3c5 | towers 2 2 2 2 | floors 4 | walls 3\nB - | towers 5 2 2 | sun\nC - | towers 5';
    const over = play(building('apprentice', castles), 'A build r3');
    expect(castle.outcome(over)).toEqual({ winners: [0, 1], scores: [13, 13, 5], how: 'cloud' });
  });

  it('C-17 nobody has won before the end', () => {
    const s = building('apprentice', 'A r3c3 r3c5 | walls 1');
    expect([isOver(s), castle.outcome(s)]).toEqual([false, null]);
  });
});

describe('C-17 C-19 what guests are worth', () => {
  it.each([
    ...['architect', 'bohemian', 'logger', 'merchant', 'miner', 'peasant', 'dagobert', 'magician'],
    ...['shepherdess', 'knight', 'cook', 'guard', 'monk', 'troll'],
  ])('C-19 bolt and hourglass guests are worth 1: %s', (guest) => {
    const s = building('architect', `A - | towers 5 5 5 | floors 3 | walls 3 | flags 1 1 | guests ${guest}`);
    expect(score(s, 'A')['guests']).toBe(1);
  });

  it.each([
    ['queen', 3],
    ['jester', 2],
    ['prince', 3],
    ['princess', 4],
    ['king', 5],
    ['courtesan', 1],
  ])('C-19 the %s counts %i in a castle of 2 floors, 3 walls, 4 towers and 5 flags', (guest, points) => {
    const s = building('architect', `A - | towers 5 5 2 2 | floors 2 | walls 3 | flags 1 1 2 2 2 | guests ${guest}`);
    expect(score(s, 'A')['guests']).toBe(points);
  });

  it('C-19 the crowns of an empty castle are worth nothing but the Queen and the Courtesan', () => {
    const s = building('architect', 'A - | guests jester prince princess king');
    expect(score(s, 'A')).toEqual({});
  });

  it('C-19 the Courtesan counts every crown guest, herself included, and no other guest', () => {
    const s = building('architect', 'A - | guests courtesan queen king cook logger\nB - | guests prince');
    expect(score(s, 'A')['guests']).toBe(3 + 3 + 0 + 1 + 1);
  });

  it('C-17 Apprentice cards are worth 1, 2, 3 or 4, and nothing else', () => {
    const values = Array.from({ length: 16 }, (_, i) => total(building('apprentice', `A - | guests card${i + 1}`), 0));
    expect(values).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]);
    // Card 15 lies where the architect edition has the Courtesan, card 2 where it has the Bohemian.
    expect(score(building('apprentice', 'A - | floors 3 | guests card2 card15 card16'), 'A')).toEqual({ guests: 9 });
  });
});

describe('C-18 the score sheet', () => {
  it('C-18 shows each term of each player, in the order of the rules, during the game', () => {
    const s = rolled('architect', 'W ?', 'A - | towers 5 | clouds 1\nB - | flags 2 | walls 1');
    expect(castle.scores(s)).toEqual([
      [
        { term: 'towers', value: 5 },
        { term: 'sun', value: 0 },
        { term: 'cloud', value: 0 },
        { term: 'residents', value: 0 },
        { term: 'flags', value: 0 },
        { term: 'guests', value: 0 },
        { term: 'clouds', value: 2 },
      ],
      expect.arrayContaining([{ term: 'flags', value: 2 }]),
    ]);
  });

  it('C-18 and at the end, where it adds up to the outcome', () => {
    const over = play(
      building('apprentice', 'A r3c3 r3c5 | towers 2 2 2 2 | floors 4 | walls 3\nB - | residents 9'),
      'A build r3',
    );
    expect(sheet(over, 'A')).toContain('cloud');
    const sums = castle.scores(over).map((terms) => terms.reduce((sum, { value }) => sum + value, 0));
    expect(sums).toEqual([13, 4]);
    expect(castle.outcome(over)?.scores).toEqual(sums);
  });

  it('C-18 every term has a name', () => {
    for (const { term } of castle.scores(building('architect', ''))[0]) {
      expect(castle.messages.en.terms[term]).toMatch(/^[A-Z]/);
    }
  });
});
