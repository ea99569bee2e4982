import { describe, expect, it } from 'vitest';
import { pending } from '../../kernel/gate.ts';
import printed from './board.json' with { type: 'json' };
import { makeBoard } from './board.ts';
import { FACES } from './faces.ts';
import { asked, building, LINES, offered, play, rolled, setupOf, sheet, wander } from './fixture.ts';
import { GUESTS } from './guests.ts';
import { castle } from './index.ts';
import { BOLTS, CROWNS, ROSTER } from './roster.ts';
import { FLAGS, FLOORS, TOWERS, WALLS } from './state.ts';

const board = makeBoard(printed);
const names = (squares: number): string[] => board.squares.filter((_, i) => (squares >> i) & 1);

describe('C-1 the dice', () => {
  it('C-1 two dice, one after the other, of six faces each', () => {
    const s = castle.setup(setupOf({}));
    expect(pending(castle, s)).toEqual([
      { seat: -1, key: 'chance.roll.0', verb: 'roll', of: 'face', options: [], n: 6 },
    ]);
    expect(offered(s, '* roll')).toEqual(['Wood', 'Stone', 'Gold', 'Food', 'Resident', '?']);
    const one = play(s, '* roll Gold');
    expect(offered(one, '* roll')).toEqual([...FACES]);
    expect(play(one, '* roll ?').dice).toEqual([2, 5]);
  });
});

describe('C-2 the personal board', () => {
  it('C-2 twelve squares, each resource on three', () => {
    expect(board.squares).toHaveLength(12);
    expect(board.squaresOf.map(names)).toEqual([
      ['r1c1', 'r2c2', 'r5c5'],
      ['r1c4', 'r2c1', 'r3c5'],
      ['r1c2', 'r3c3', 'r4c4'],
      ['r1c3', 'r4c5', 'r5c4'],
    ]);
  });

  it('C-2 the lines are the squares of one row or one column', () => {
    expect(Object.fromEntries(board.lines.map((line, i) => [line, names(board.lineSquares[i]).join(' ')]))).toEqual(
      LINES,
    );
  });

  it.each([2, 3, 4])('C-2 each of %i players has ten tokens and an empty castle', (seats) => {
    const s = castle.setup(setupOf({ seats }));
    expect(s.hand).toEqual(new Array(seats).fill(10));
    expect(castle.pieces(s)).toEqual({ guests: 16, tokens: 10 * seats });
    for (let seat = 0; seat < seats; seat++) expect(sheet(s, 'ABCD'[seat])).toBe(`${'ABCD'[seat]} -`);
  });

  it('C-2 no token is born or lost in a whole game, and nobody holds more than ten', () => {
    wander({ edition: 'architect', seats: 3 }, 5, (s) => {
      expect(castle.pieces(s)).toEqual({ guests: 20, tokens: 30 });
      expect(Math.max(...s.hand)).toBeLessThanOrEqual(10);
      expect(Math.min(...s.hand)).toBeGreaterThanOrEqual(0);
    });
  });
});

describe('C-3 the guests', () => {
  it('C-3 sixteen Apprentice cards: 1×4, 2×6, 3×4, 4×2, all face down', () => {
    const values = board.file.apprenticeGuests;
    expect([1, 2, 3, 4].map((value) => values.filter((v) => v === value).length)).toEqual([4, 6, 4, 2]);
    const s = castle.setup(setupOf({}));
    expect(castle.write(s)).toContain('deck card1 card2 card3 card4 card5 card6 card7 card8');
    expect(s.shown).toBe(0);
  });

  it('C-3 twenty guests of the Great Architect, one of each: 8 bolt, 6 hourglass, 6 crown', () => {
    expect(new Set(GUESTS.map(({ id }) => id)).size).toBe(20);
    const kinds = ['bolt', 'hourglass', 'crown'].map((kind) => GUESTS.filter((guest) => guest.kind === kind).length);
    expect(kinds).toEqual([8, 6, 6]);
    expect(GUESTS.map(({ id }) => id)).toEqual([...ROSTER]);
    for (const [i, { kind }] of GUESTS.entries()) {
      expect([(BOLTS >> i) & 1, (CROWNS >> i) & 1]).toEqual([kind === 'bolt' ? 1 : 0, kind === 'crown' ? 1 : 0]);
    }
  });

  it('C-3 three of them are turned up at the start, by chance', () => {
    const s = castle.setup(setupOf({ edition: 'architect' }));
    expect(offered(s, '* turn-up')).toEqual([...ROSTER]);
    const ready = play(s, '* turn-up king', '* turn-up cook', '* turn-up troll');
    expect(asked(ready)).toEqual(['* roll']);
    expect(castle.write(ready)).toContain('shown cook troll king\n');
    expect(castle.pieces(ready)['guests']).toBe(20);
  });
});

describe('C-4 the castle sheet', () => {
  it('C-4 four floors, four towers and four walls are the twelve main parts, and six flags have room', () => {
    expect([FLOORS, TOWERS, WALLS, FLAGS]).toEqual([4, 4, 4, 6]);
    expect([board.file.flagRoom, board.shadows]).toEqual([[0, 2, 4, 5, 6], 27]);
  });

  it('C-4 the Sun, the Cloud and the clouds of the Shepherdess are on it', () => {
    const all = 'A - | towers 5 5 2 2 | floors 4 | walls 4 | flags 2 2 2 2 2 2 | residents 27 | clouds 3 | sun | cloud';
    expect(sheet(building('architect', all), 'A')).toBe(all);
  });

  it('C-4 the board and the sheets are open to everybody', () => {
    const s = rolled('architect', 'W ?', 'A r1c1 | towers 5\nB r2c2 | guests queen');
    expect(Object.values(castle.visibility).filter((sight) => sight !== 'all' && sight !== 'setup')).toEqual([]);
    expect(castle.determinize({ state: s } as never, () => 0)).toEqual(s);
  });
});
