/** The board file: what is printed on the personal board, the sheet and the cards, checked on load and made ready for play. */
import { count } from '../../kernel/bits.ts';
import type { Parsed } from '../../kernel/game.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { LETTERS } from './faces.ts';
import { ROSTER } from './roster.ts';

export type BoardFile = {
  readonly grid: readonly string[];
  readonly lines: { readonly [line: string]: { readonly [edition: string]: readonly string[] } };
  readonly tokens: number;
  readonly flagRoom: readonly number[];
  readonly residentGroup: number;
  readonly residentValues: readonly number[];
  readonly sun: number;
  readonly cloud: number;
  readonly shepherdessCloud: number;
  readonly apprenticeGuests: readonly number[];
  readonly guests: { readonly [guest: string]: number };
};

/** What one way of building a line gives, in the order of C-9: the part, residents, flags, then a guest. */
export type Reward = {
  readonly tower: number;
  readonly wall: boolean;
  readonly floor: boolean;
  readonly residents: number;
  readonly flags: readonly number[];
  readonly power: '' | 'reactivate' | 'steal';
};

export const EDITIONS = ['apprentice', 'architect'] as const;
export const APPRENTICE = 0;
export const ARCHITECT = 1;
const LINES = ['r1', 'r2', 'r3', 'r4', 'r5', 'c1', 'c2', 'c3', 'c4', 'c5'] as const;
export const SQUARES = 12;
export const ALL_SQUARES = (1 << SQUARES) - 1;
/** At most so many ways to build one line. */
export const WAYS = 2;

export type Board = {
  readonly file: BoardFile;
  /** Of each square: its name ('r1c1') and its resource. */
  readonly squares: readonly string[];
  readonly resources: readonly number[];
  /** Of each resource: the set of its squares. */
  readonly squaresOf: readonly number[];
  readonly lines: readonly string[];
  readonly lineSquares: readonly number[];
  /** By edition, line and way. */
  readonly rewards: readonly (readonly (readonly Reward[])[])[];
  /** For each set of squares: the set of lines that it completes. */
  readonly complete: readonly number[];
  readonly shadows: number;
};

/** Reads a board file; every problem is one sentence that names the place. */
export function parseBoard(text: string): Parsed<BoardFile> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const problems = boardProblems(json.value);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: json.value as BoardFile };
}

const FIELDS = [
  'grid',
  'lines',
  'tokens',
  'flagRoom',
  'residentGroup',
  'residentValues',
  'sun',
  'cloud',
  'shepherdessCloud',
  'apprenticeGuests',
  'guests',
];

function boardProblems(value: unknown): string[] {
  if (!isRecord(value)) return ['A board file must be one JSON object.'];
  const problems: string[] = [];
  for (const key of Object.keys(value))
    if (!FIELDS.includes(key)) problems.push(`"${key}" is not a field of a board file.`);
  for (const key of FIELDS) if (!(key in value)) problems.push(`The field "${key}" is missing.`);
  if (problems.length > 0) return problems;

  const number = (key: string, min: number, max: number): void => {
    const n = value[key];
    if (!isWhole(n, min, max)) problems.push(`"${key}" must be a whole number from ${min} to ${max}, not ${show(n)}.`);
  };
  const numbers = (key: string, length: number, max: number): void => {
    const list = value[key];
    if (!Array.isArray(list) || list.length !== length) problems.push(`"${key}" must list ${length} numbers.`);
    else
      list.forEach((n, i) => {
        if (!isWhole(n, 0, max))
          problems.push(`"${key}", entry ${i + 1}: ${show(n)} is not a whole number from 0 to ${max}.`);
      });
  };

  number('tokens', 1, SQUARES);
  number('sun', 0, 99);
  number('cloud', 0, 99);
  number('shepherdessCloud', 0, 99);
  number('residentGroup', 1, 9);
  numbers('flagRoom', 5, 6);
  numbers('apprenticeGuests', 16, 99);
  const values = value['residentValues'];
  numbers('residentValues', Array.isArray(values) && values.length > 0 ? values.length : 9, 99);
  problems.push(...gridProblems(value['grid']), ...lineProblems(value['lines']), ...guestProblems(value['guests']));
  return problems.length > 0 ? problems : playProblems(makeBoard(value as BoardFile));
}

/** A file whose every entry is sound may still make a game that cannot be played to its end. */
function playProblems({ file, lineSquares, rewards }: Board): string[] {
  const problems: string[] = [];
  for (const key of ['residentValues', 'flagRoom'] as const) {
    if (file[key].some((n, i) => i > 0 && n < file[key][i - 1])) problems.push(`"${key}": its numbers must not fall.`);
  }
  if (file.flagRoom[0] !== 0) problems.push('"flagRoom", entry 1: a castle without walls has no room for flags.');
  EDITIONS.forEach((edition, e) => {
    const gives = (part: (reward: Reward) => boolean): boolean =>
      rewards[e].some(
        (ways, line) => lineSquares[line] !== 0 && count(lineSquares[line]) <= file.tokens && ways.some(part),
      );
    const lacking = [
      ...(gives((r) => r.tower > 0) ? [] : ['tower']),
      ...(gives((r) => r.wall) ? [] : ['wall']),
      ...(gives((r) => r.floor) ? [] : ['floor']),
    ];
    for (const part of lacking)
      problems.push(
        `"lines", ${edition}: no line that ${file.tokens} tokens can fill gives a ${part}, so no castle could be finished.`,
      );
  });
  return problems;
}

const isWhole = (n: unknown, min: number, max: number): boolean =>
  Number.isInteger(n) && (n as number) >= min && (n as number) <= max;
const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function gridProblems(grid: unknown): string[] {
  if (!Array.isArray(grid) || grid.length !== 5) return ['"grid" must have 5 rows.'];
  const problems: string[] = [];
  const counts = [0, 0, 0, 0];
  grid.forEach((row, r) => {
    const cells = typeof row === 'string' ? row.split(' ') : [];
    if (cells.length !== 5 || cells.includes('')) {
      problems.push(`"grid", row r${r + 1}: it must be five squares with spaces between, not ${show(row)}.`);
      return;
    }
    cells.forEach((cell, c) => {
      const resource = LETTERS.indexOf(cell);
      if (cell.length === 1 && resource >= 0 && resource < 4) counts[resource]++;
      else if (cell !== '.')
        problems.push(`"grid", square r${r + 1}c${c + 1}: "${cell}" is none of W, S, G, F and ".".`);
    });
  });
  const wrong = counts.flatMap((n, resource) => (n === 3 ? [] : [`${LETTERS[resource]} on ${n}`]));
  // A square that cannot be read is one mistake, not a wrong count as well.
  if (wrong.length > 0 && problems.length === 0) {
    problems.push(`"grid": each resource must lie on 3 squares, not ${wrong.join(' and ')}.`);
  }
  return problems;
}

function lineProblems(lines: unknown): string[] {
  if (!isRecord(lines)) return ['"lines" must be an object with the lines r1 to r5 and c1 to c5.'];
  const problems: string[] = [];
  for (const line of Object.keys(lines))
    if (!LINES.includes(line as 'r1')) problems.push(`"lines": there is no line "${line}".`);
  for (const line of LINES) {
    const entry = lines[line];
    if (!isRecord(entry)) {
      problems.push(`"lines", ${line}: it must give the rewards of "apprentice" and "architect".`);
      continue;
    }
    for (const key of Object.keys(entry)) {
      if (!EDITIONS.includes(key as 'architect')) problems.push(`"lines", ${line}: there is no edition "${key}".`);
    }
    for (const edition of EDITIONS) {
      const ways = entry[edition];
      const place = `"lines", ${line}, ${edition}`;
      if (!Array.isArray(ways) || ways.length < 1 || ways.length > WAYS) {
        problems.push(`${place}: it must list one or two rewards.`);
        continue;
      }
      for (const way of ways) {
        const read = typeof way === 'string' ? readReward(way) : `${show(way)} is not a text`;
        if (typeof read === 'string') problems.push(`${place}: ${read}.`);
        else if (edition === 'apprentice' && read.power !== '')
          problems.push(`${place}: "${read.power}" needs the Great Architect's guests.`);
      }
    }
  }
  return problems;
}

function guestProblems(guests: unknown): string[] {
  if (!isRecord(guests)) return ['"guests" must give the points of each guest.'];
  const problems: string[] = [];
  for (const id of Object.keys(guests))
    if (!ROSTER.includes(id as 'queen')) problems.push(`"guests": there is no guest "${id}".`);
  for (const id of ROSTER) {
    if (!isWhole(guests[id], 0, 99))
      problems.push(`"guests", ${id}: ${show(guests[id])} is not a number of points from 0 to 99.`);
  }
  return problems;
}

const REWARDS = ['tower', 'wall', 'floor', 'residents', 'flag', 'reactivate', 'steal'];

/** What a line may give only once; a floor, a reactivation and a theft are all about one guest. */
const ONCE: { readonly [word: string]: string } = {
  tower: 'tower',
  wall: 'wall',
  floor: 'guest',
  reactivate: 'guest',
  steal: 'guest',
};

/** A reward as it is written in the file; a text says what is wrong with it. */
function readReward(text: string): Reward | string {
  let { tower, wall, floor, residents, power } = {
    tower: 0,
    wall: false,
    floor: false,
    residents: 0,
    power: '' as Reward['power'],
  };
  const flags: number[] = [];
  const given: string[] = [];
  for (const part of text.split(', ')) {
    const [word, amount, ...more] = part.split(' ');
    const n = Number(amount);
    if (!REWARDS.includes(word))
      return `"${part}" is not a reward; rewards are tower N, wall, floor, residents N, flag N, reactivate and steal`;
    const counted = word === 'tower' || word === 'flag' || word === 'residents';
    if (counted && (!isWhole(n, 1, 99) || more.length > 0)) return `"${part}" must say how much, as in "${word} 2"`;
    if (!counted && amount !== undefined) return `"${part}" takes no number`;
    const once = ONCE[word];
    if (given.includes(once)) return `"${part}" is one too many: a line gives one ${once} at most`;
    if (once) given.push(once);
    if (word === 'tower') tower = n;
    else if (word === 'flag') flags.push(n);
    else if (word === 'residents') residents += n;
    else if (word === 'wall') wall = true;
    else if (word === 'floor') floor = true;
    else power = word as 'reactivate' | 'steal';
  }
  return { tower, wall, floor, residents, flags, power };
}

/** A checked file, made ready for play; its sets of squares and lines are bits. */
export function makeBoard(file: BoardFile): Board {
  const squares: string[] = [];
  const resources: number[] = [];
  const squaresOf = [0, 0, 0, 0];
  const lineSquares = LINES.map(() => 0);
  file.grid.forEach((row, r) => {
    row.split(' ').forEach((cell, c) => {
      if (cell === '.') return;
      const bit = 1 << squares.length;
      squares.push(`r${r + 1}c${c + 1}`);
      resources.push(LETTERS.indexOf(cell));
      squaresOf[LETTERS.indexOf(cell)] |= bit;
      lineSquares[r] |= bit;
      lineSquares[5 + c] |= bit;
    });
  });
  const complete = Array.from({ length: 1 << SQUARES }, (_, set) =>
    lineSquares.reduce((lines, line, i) => (line !== 0 && (set & line) === line ? lines | (1 << i) : lines), 0),
  );
  const rewards = EDITIONS.map((edition) =>
    LINES.map((line) => file.lines[line][edition].map((way) => readReward(way) as Reward)),
  );
  const shadows = file.residentGroup * file.residentValues.length;
  return { file, squares, resources, squaresOf, lines: LINES, lineSquares, rewards, complete, shadows };
}
