import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seatNumber } from '../../kernel/notation.ts';
import { play, setupOf } from './fixture.ts';
import { september } from './index.ts';
import { FLAG } from './names.ts';
import { flagOf, ROSTER } from './roster.ts';

const folder = new URL('./recorded/', import.meta.url);
const names = readdirSync(folder).sort();

/** A whole game: its setup and who played, one move a line, scores and result, and the last position, with empty lines between. */
function record(name: string) {
  const [head, moves, result, final] = readFileSync(new URL(name, folder), 'utf8').trim().split('\n\n');
  const said = Object.fromEntries(head.split('\n').map((line) => line.split(' ')));
  const [scores, [how, ...winners]] = result.split('\n').map((line) => line.split(' ').slice(1));
  return {
    setup: setupOf({ stars: said['stars'] }),
    moves: moves.split('\n'),
    outcome: { winners: winners.map(seatNumber), scores: scores.map(Number), how },
    final,
  };
}

describe('recorded games', () => {
  it('they end in all ways: by Stars and by a bomb, won by either side and drawn', () => {
    const ends = new Set(names.map((name) => record(name).outcome).flatMap(({ how, winners }) => [how, `${winners}`]));
    expect([...ends].sort()).toEqual(['0', '0,1', '1', 'bomb', 'stars']);
  });

  it('every kind of move is in one of them', () => {
    const verbs = new Set(names.flatMap((name) => record(name).moves.map((line) => line.split(' ')[1])));
    const chance = ['roll', 'draw'];
    expect([...verbs].sort()).toEqual([...Object.keys(september.messages.en.asks), ...chance].sort());
  });

  it('every card is gained, and both flags are reached', () => {
    const gained = new Set<string>();
    for (const { setup, final } of names.map(record)) {
      const s = september.read(setup, final);
      for (const word of final.match(/^cards .*/m)?.[0].split(' ') ?? []) gained.add(word);
      for (const side of [0, 1])
        if (s.board.tracks[side].slice(0, s.track[side]).includes(FLAG)) gained.add(ROSTER[flagOf(side)]);
    }
    expect(ROSTER.filter((id) => !gained.has(id))).toEqual([]);
  });

  it.each(names)('%s is replayed line for line to its result and its last position', (name) => {
    const { setup, moves, outcome, final } = record(name);
    let s = september.setup(setup);
    for (const line of moves) {
      expect(september.outcome(s), `the game is over before "${line}"`).toBeNull();
      s = play(s, line);
    }
    expect(september.outcome(s)).toEqual(outcome);
    expect(september.write(s)).toBe(final);
  });

  it.each(names)('%s cannot be replayed with a move left out', (name) => {
    const { setup, moves } = record(name);
    const without = moves.toSpliced(Math.floor(moves.length / 2), 1);
    const ends = (): boolean => september.outcome(play(september.setup(setup), ...without)) !== null;
    expect(ends).toThrow(/^".*": /);
  });
});
