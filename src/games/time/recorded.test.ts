import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apply, slotOf } from '../../kernel/gate.ts';
import { readMove, writeMove } from '../../kernel/notation.ts';
import { setupOf } from './fixture.ts';
import { time } from './index.ts';
import type { TimeState } from './rules/state.ts';
import { taleOf } from './tale.ts';

const folder = new URL('./recorded/', import.meta.url);
const names = readdirSync(folder).sort();

/** The setup, one move a line with remarks between them, and the last position, with empty lines between. */
function record(name: string) {
  const [head, moves, final] = readFileSync(new URL(name, folder), 'utf8').trim().split('\n\n');
  const { seats, ...options } = Object.fromEntries(head.split('\n').map((line) => line.split(' ')));
  const lines = moves.split('\n').filter((line) => !line.startsWith('#'));
  return { setup: setupOf(Number(seats), options), lines, final };
}

function replayed(name: string, visit: (s: TimeState, line: string) => void = () => {}): TimeState {
  const { setup, lines } = record(name);
  let s = time.setup(setup);
  for (const line of lines) {
    visit(s, line);
    const move = readMove(time, s, line);
    if (typeof move === 'string') throw new Error(move);
    expect(writeMove(time, s, slotOf(time, s, move.key) as number, move)).toBe(line);
    const done = apply(time, s, move);
    if (!done.ok) throw new Error(`"${line}" is refused: ${done.why.code}.`);
    s = done.state;
  }
  return s;
}

describe('recorded games', () => {
  it.each(names)('%s is replayed line for line to its last position', (name) => {
    expect(time.write(replayed(name))).toBe(record(name).final);
  });

  it.each(names)('%s can be taken up at every position from its notation', (name) => {
    const { setup } = record(name);
    replayed(name, (s) => expect(time.read(setup, time.write(s))).toEqual(s));
  });

  it('the sample game of the rulebook has its storytellers, its interrupts and its pass', () => {
    const s = replayed('rulebook.txt');
    const titles = (cards: readonly number[]): string[] => cards.map((card) => s.deck.cards[card].title);
    expect(titles(s.interrupts.map(({ card }) => card))).toEqual(['Journey', 'Key']);
    expect(titles(s.discards)).toEqual(expect.arrayContaining(['People Meet', 'Queen']));
    expect(taleOf(s)).toMatchObject({ title: 'The Old Woman and the Door', tellers: [0, 1, 4, 5] });
  });
});
