import { describe, expect, it } from 'vitest';
import { makeSetup } from '../../kernel/setup.ts';
import printed from './board.json' with { type: 'json' };
import { parseBoard } from './board.ts';
import { building, play, score, sheet } from './fixture.ts';
import { castle } from './index.ts';

type Path = readonly (string | number)[];
type Node = { [key: string]: unknown };

/** The printed board with one thing in it changed; `undefined` takes it away. */
function changed(path: Path, value: unknown): string {
  const file = structuredClone(printed) as unknown as Node;
  const parent = path.slice(0, -1).reduce((node, key) => node[key] as Node, file);
  const last = path.at(-1) as string;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return JSON.stringify(file);
}

function problems(text: string): string[] {
  const parsed = parseBoard(text);
  return parsed.ok ? [] : parsed.problems;
}

const REWARDS = 'rewards are tower N, wall, floor, residents N, flag N, reactivate and steal';

describe('the board file', () => {
  it('C-2 the printed board is in order', () => {
    expect(parseBoard(JSON.stringify(printed))).toEqual({ ok: true, value: printed });
  });

  const mistakes: [string, Path, unknown, string][] = [
    ['a missing field', ['tokens'], undefined, 'The field "tokens" is missing.'],
    ['a field that is none', ['moat'], 3, '"moat" is not a field of a board file.'],
    ['too many tokens', ['tokens'], 13, '"tokens" must be a whole number from 1 to 12, not 13.'],
    ['no tokens', ['tokens'], 0, '"tokens" must be a whole number from 1 to 12, not 0.'],
    ['half a Sun', ['sun'], 4.5, '"sun" must be a whole number from 0 to 99, not 4.5.'],
    ['a Cloud in words', ['cloud'], 'four', '"cloud" must be a whole number from 0 to 99, not "four".'],
    [
      'a cloud of less than nothing',
      ['shepherdessCloud'],
      -1,
      '"shepherdessCloud" must be a whole number from 0 to 99, not -1.',
    ],
    ['groups of no residents', ['residentGroup'], 0, '"residentGroup" must be a whole number from 1 to 9, not 0.'],
    ['no groups of residents', ['residentValues'], [], '"residentValues" must list 9 numbers.'],
    [
      'a group without a value',
      ['residentValues', 4],
      null,
      '"residentValues", entry 5: null is not a whole number from 0 to 99.',
    ],
    ['room for flags on three walls only', ['flagRoom'], [0, 2, 4, 5], '"flagRoom" must list 5 numbers.'],
    ['room for seven flags', ['flagRoom', 4], 7, '"flagRoom", entry 5: 7 is not a whole number from 0 to 6.'],
    ['flags without a wall', ['flagRoom', 0], 1, '"flagRoom", entry 1: a castle without walls has no room for flags.'],
    ['values that fall', ['residentValues', 8], 3, '"residentValues": its numbers must not fall.'],
    [
      'no way to a floor',
      ['lines', 'r5', 'apprentice'],
      ['flag 1'],
      '"lines", apprentice: no line that 10 tokens can fill gives a floor, so no castle could be finished.',
    ],
    ['fifteen cards', ['apprenticeGuests'], new Array(15).fill(1), '"apprenticeGuests" must list 16 numbers.'],
    [
      'a card in words',
      ['apprenticeGuests', 0],
      'one',
      '"apprenticeGuests", entry 1: "one" is not a whole number from 0 to 99.',
    ],
    ['four rows', ['grid'], printed.grid.slice(1), '"grid" must have 5 rows.'],
    ['a grid in one text', ['grid'], 'WGFS', '"grid" must have 5 rows.'],
    [
      'a row of four',
      ['grid', 1],
      'S W . .',
      '"grid", row r2: it must be five squares with spaces between, not "S W . .".',
    ],
    [
      'a row of two spaces',
      ['grid', 1],
      'S  W . .',
      '"grid", row r2: it must be five squares with spaces between, not "S  W . .".',
    ],
    ['a row that is no text', ['grid', 4], 7, '"grid", row r5: it must be five squares with spaces between, not 7.'],
    ['an unknown colour', ['grid', 0], 'W G F X .', '"grid", square r1c4: "X" is none of W, S, G, F and ".".'],
    ['a square of residents', ['grid', 0], 'W G F R .', '"grid", square r1c4: "R" is none of W, S, G, F and ".".'],
    ['a square of two colours', ['grid', 0], 'W G F WS .', '"grid", square r1c4: "WS" is none of W, S, G, F and ".".'],
    ['a colour too often', ['grid', 0], 'W G F S W', '"grid": each resource must lie on 3 squares, not W on 4.'],
    [
      'a colour in place of another',
      ['grid', 0],
      'W G F W .',
      '"grid": each resource must lie on 3 squares, not W on 4 and S on 2.',
    ],
    ['lines as a list', ['lines'], [], '"lines" must be an object with the lines r1 to r5 and c1 to c5.'],
    [
      'a missing line',
      ['lines', 'c3'],
      undefined,
      '"lines", c3: it must give the rewards of "apprentice" and "architect".',
    ],
    ['a line that is none', ['lines', 'r6'], { apprentice: ['wall'] }, '"lines": there is no line "r6".'],
    [
      'a missing edition',
      ['lines', 'r1', 'architect'],
      undefined,
      '"lines", r1, architect: it must list one or two rewards.',
    ],
    ['an edition that is none', ['lines', 'r1', 'mason'], ['wall'], '"lines", r1: there is no edition "mason".'],
    ['no reward', ['lines', 'r1', 'architect'], [], '"lines", r1, architect: it must list one or two rewards.'],
    [
      'three rewards',
      ['lines', 'r1', 'architect'],
      ['wall', 'wall', 'wall'],
      '"lines", r1, architect: it must list one or two rewards.',
    ],
    ['a reward in numbers', ['lines', 'r1', 'architect'], [5], '"lines", r1, architect: 5 is not a text.'],
    [
      'an unknown reward',
      ['lines', 'r1', 'architect'],
      ['moat'],
      `"lines", r1, architect: "moat" is not a reward; ${REWARDS}.`,
    ],
    ['an empty reward', ['lines', 'r1', 'architect'], [''], `"lines", r1, architect: "" is not a reward; ${REWARDS}.`],
    [
      'a tower of no worth',
      ['lines', 'r1', 'architect'],
      ['tower'],
      '"lines", r1, architect: "tower" must say how much, as in "tower 2".',
    ],
    [
      'a wall of three',
      ['lines', 'c1', 'apprentice'],
      ['wall 3'],
      '"lines", c1, apprentice: "wall 3" takes no number.',
    ],
    [
      'a tower of two worths',
      ['lines', 'r1', 'architect'],
      ['tower 5 2'],
      '"lines", r1, architect: "tower 5 2" must say how much, as in "tower 2".',
    ],
    [
      'two towers',
      ['lines', 'r1', 'architect'],
      ['tower 5, tower 2'],
      '"lines", r1, architect: "tower 2" is one too many: a line gives one tower at most.',
    ],
    [
      'two walls',
      ['lines', 'r3', 'apprentice'],
      ['wall, wall'],
      '"lines", r3, apprentice: "wall" is one too many: a line gives one wall at most.',
    ],
    [
      'a floor and a theft',
      ['lines', 'c4', 'architect'],
      ['floor, steal'],
      '"lines", c4, architect: "steal" is one too many: a line gives one guest at most.',
    ],
    [
      'a theft among apprentices',
      ['lines', 'c4', 'apprentice'],
      ['steal'],
      '"lines", c4, apprentice: "steal" needs the Great Architect\'s guests.',
    ],
    ['guests as a list', ['guests'], [], '"guests" must give the points of each guest.'],
    [
      'a missing guest',
      ['guests', 'queen'],
      undefined,
      '"guests", queen: nothing is not a number of points from 0 to 99.',
    ],
    ['a guest that is none', ['guests', 'baker'], 1, '"guests": there is no guest "baker".'],
    [
      'points in words',
      ['guests', 'queen'],
      'three',
      '"guests", queen: "three" is not a number of points from 0 to 99.',
    ],
  ];

  it.each(mistakes)('names the place of %s in one sentence', (_, path, value, sentence) => {
    expect(problems(changed(path, value))).toEqual([sentence]);
  });

  it('says where a text is no JSON', () => {
    const text = JSON.stringify(printed, null, 2).replace('"tokens": 10,', '"tokens": 10');
    expect(problems(text)).toHaveLength(1);
    expect(problems(text)[0]).toMatch(/^This is not JSON: it breaks off or goes wrong at line \d+, column \d+\.$/);
    expect(problems('[]')).toEqual(['A board file must be one JSON object.']);
    expect(problems('null')).toEqual(['A board file must be one JSON object.']);
  });

  it('names every mistake', () => {
    const file = JSON.parse(changed(['tokens'], 99)) as Node;
    expect(problems(JSON.stringify({ ...file, sun: null }))).toEqual([
      '"tokens" must be a whole number from 1 to 12, not 99.',
      '"sun" must be a whole number from 0 to 99, not null.',
    ]);
  });

  it('is refused by the setup with the same sentence', () => {
    expect(makeSetup(castle, 2, { board: changed(['tokens'], 13) })).toEqual({
      ok: false,
      problems: ['"tokens" must be a whole number from 1 to 12, not 13.'],
    });
    expect(makeSetup(castle, 5, {})).toEqual({
      ok: false,
      problems: ['The game "castle" is for 2 to 4 seats, not 5.'],
    });
    expect(makeSetup(castle, 1, {})).toEqual({
      ok: false,
      problems: ['The game "castle" is for 2 to 4 seats, not 1.'],
    });
  });
});

describe('a board of the owner', () => {
  it('changes what a line gives', () => {
    const board = changed(['lines', 'r2', 'apprentice'], ['tower 9, residents 5']);
    expect(sheet(play(building('apprentice', 'A r2c1 r2c2', board), 'A build r2'), 'A')).toBe(
      'A - | towers 9 | residents 5',
    );
  });

  it('changes what the sheet is worth', () => {
    const points = (path: Path, value: unknown, castles: string) =>
      score(building('architect', castles, changed(path, value)), 'A');
    expect(points(['sun'], 7, 'A - | sun')).toEqual({ sun: 7 });
    expect(points(['cloud'], 9, 'A - | cloud')).toEqual({ cloud: 9 });
    expect(points(['shepherdessCloud'], 3, 'A - | clouds 2')).toEqual({ clouds: 6 });
    expect(points(['guests', 'queen'], 5, 'A - | guests queen')).toEqual({ guests: 5 });
    expect(points(['guests', 'king'], 2, 'A - | walls 1 | flags 1 1 | guests king')).toEqual({ flags: 2, guests: 4 });
    expect(points(['residentGroup'], 4, 'A - | residents 4')).toEqual({ residents: 1 });
  });

  it('changes the grid, its lines and the tokens', () => {
    const board = changed(['grid'], ['W W . . .', 'S S S . .', 'G G G . .', 'F F . . .', 'W F . . .']);
    const s = building('apprentice', 'A r1c1 r1c2 r2c1 r3c1 r4c1 r5c1', board);
    expect(sheet(play(s, 'A build c1'), 'A')).toBe('A r1c2 | walls 1 | residents 1');
    expect(building('apprentice', 'A r1c1', changed(['tokens'], 6)).hand).toEqual([5, 6]);
  });
});
