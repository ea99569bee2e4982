import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Edition, play, setupOf } from './fixture.ts';
import { castle } from './index.ts';

const folder = new URL('./recorded/', import.meta.url);
const names = readdirSync(folder).sort();

/** A whole game: its setup, one move a line, the scores, and the last position, with empty lines between. */
function record(name: string) {
  const [head, moves, scores, final] = readFileSync(new URL(name, folder), 'utf8').trim().split('\n\n');
  const said = Object.fromEntries(head.split('\n').map((line) => line.split(' ')));
  const table = { edition: said['edition'] as Edition, seats: Number(said['seats']) };
  const numbers = scores.split(' ').slice(1).map(Number);
  return { table, start: said['start'] as string, moves: moves.split('\n'), scores: numbers, final };
}

describe('recorded games', () => {
  it('there is one of each edition for 2, 3 and 4 players', () => {
    const tables = names.map((name) => record(name).table).map(({ edition, seats }) => `${edition} ${seats}`);
    const wanted = ['apprentice', 'architect'].flatMap((edition) => [2, 3, 4].map((seats) => `${edition} ${seats}`));
    expect(tables).toEqual(expect.arrayContaining(wanted));
  });

  it('every kind of move is in one of them', () => {
    const verbs = new Set(names.flatMap((name) => record(name).moves.map((line) => line.split(' ')[1])));
    const chance = ['start', 'roll', 'draw', 'turn-up'];
    expect([...verbs].sort()).toEqual([...Object.keys(castle.messages.en.asks), ...chance].sort());
  });

  it.each(names)('%s is replayed line for line to its scores and its last position', (name) => {
    const { table, start, moves, scores, final } = record(name);
    let s = castle.setup(setupOf(table, start));
    for (const line of moves) {
      expect(castle.outcome(s), `the game is over before "${line}"`).toBeNull();
      s = play(s, line);
    }
    expect(castle.outcome(s)?.scores).toEqual(scores);
    expect(castle.write(s)).toBe(final);
  });

  it.each(names)('%s cannot be replayed with a move left out', (name) => {
    const { table, start, moves } = record(name);
    const without = moves.toSpliced(Math.floor(moves.length / 2), 1);
    const s = castle.setup(setupOf(table, start));
    const ends = (): boolean => castle.outcome(play(s, ...without)) !== null;
    expect(ends).toThrow(/^".*": /);
  });
});
