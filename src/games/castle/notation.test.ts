import { describe, expect, it } from 'vitest';
import { slotsOf } from '../../kernel/gate.ts';
import { same } from '../../kernel/json.ts';
import { readMove } from '../../kernel/notation.ts';
import { asked, building, type Edition, play, position, rolled, setupOf, sheet, wander } from './fixture.ts';
import { castle } from './index.ts';

const tables: [Edition, number][] = (['apprentice', 'architect'] as const).flatMap((edition) =>
  [2, 3, 4].map((seats): [Edition, number] => [edition, seats]),
);

describe('positions in notation', () => {
  it('are a few lines that a person can read and write', () => {
    const text = `architect turn 3 B dice W ?
shown cook troll king
deck logger miner shepherdess
A r1c1 r1c2 | towers 5 2 | floors 1 | walls 2 | flags 2 1 | residents 7 | clouds 1 | guests queen | sun
B - | closing r1 c2 | cloud
answers 3 1 9
> table turn.3 B
> table build.1 B 7 0 2
> table dagobert.2 A 5 1
> B dice.0 B 3`;
    const s = castle.read(setupOf({ edition: 'architect' }), text);
    expect([s.turn, s.active, s.dice, s.hand, s.sun, s.cloud]).toEqual([3, 1, [0, 5], [8, 10], 0, 1]);
    expect(s.stacks[2][1]).toEqual({ run: 'build', at: 1, seat: 1, a: 7, b: 0, c: 2 });
    // Frames stand with their owner: seats first, then the table.
    const written = text.split('\n');
    expect(castle.write(s)).toBe([...written.slice(0, 6), written[9], ...written.slice(6, 9)].join('\n'));
  });

  it('leave out what is empty: the deck is what is left of the guests', () => {
    const s = position('architect turn 1 A\nshown cook king\nA - | guests queen', { edition: 'architect' });
    expect(castle.pieces(s)).toEqual({ guests: 20, tokens: 20 });
    expect(castle.write(s)).not.toMatch(/deck.*(cook|king|queen)/);
    expect(castle.write(s)).toMatch(/deck architect bohemian/);
  });

  it('know one die that is rolled while the other is not', () => {
    const s = play(castle.setup(setupOf({})), '* roll Food');
    expect(castle.write(s)).toMatch(/^apprentice turn 1 A dice F -\n/);
    expect(castle.read(setupOf({}), castle.write(s))).toEqual(s);
  });

  it.each([
    ['A r9c9', 'There is no "r9c9" on this board.'],
    ['A - | moat 3', '"moat 3" is not a part of a castle.'],
    ['A - | walls many', '"walls many" is not a part of a castle.'],
    ['A - | guests baker', 'There is no guest "baker".'],
    ['A - | closing r7', 'There is no "r7" on this board.'],
    ['A r1c1 r1c1', '"r1c1 r1c1" names a square twice.'],
    ['A r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r3c3 r3c5 r4c4 r4c5 r5c4', 'r5c4" are more than 10 tokens.'],
    ['A - | towers 5 5 5 5 5', '"towers 5 5 5 5 5" is not a part of a castle.'],
    ['A - | walls', '"walls" is not a part of a castle.'],
    ['C -', '"C -" is not a line of a castle position.'],
    ['apprentice turn 1 A', '"apprentice turn 1 A" is not a line of a castle position.'],
    ['architect turn 1 A dice W X', 'There is no "X" on this die.'],
    ['hello', '"hello" is not a line of a castle position.'],
  ])('say what is wrong: %s', (line, sentence) => {
    expect(() => castle.read(setupOf({ edition: 'architect' }), line)).toThrow(sentence);
  });

  it('say what is wrong: a card that the Apprentice does not have', () => {
    expect(() => castle.read(setupOf({}), 'A - | guests card17')).toThrow('There is no guest "card17".');
    expect(() => castle.read(setupOf({}), 'A - | guests queen')).toThrow('There is no guest "queen".');
  });

  it.each(tables)('survive writing and reading at every state of random games: %s, %i seats', (edition, seats) => {
    const setup = setupOf({ edition, seats }, 'chance');
    const programs = new Set<string>();
    let states = 0;
    for (let seed = 1; seed <= 8; seed++) {
      wander({ edition, seats }, seed, (s) => {
        const text = castle.write(s);
        const back = castle.read(setup, text);
        if (!same(back, s) || castle.write(back) !== text) expect(back).toEqual(s);
        states++;
        for (const frame of s.stacks.flat()) programs.add(frame.run);
      });
    }
    expect(states).toBeGreaterThan(1000);
    const architect = ['welcome', 'reactivate', 'steal', 'use', 'dagobert', 'magician', 'closing'];
    const common = ['game', 'turn', 'dice', 'answer', 'build'];
    expect([...programs]).toEqual(expect.arrayContaining(edition === 'architect' ? [...common, ...architect] : common));
  });
});

describe('moves in notation', () => {
  it.each(tables)('every answer is read back as the one that was written: %s, %i seats', (edition, seats) => {
    const lost: string[] = [];
    let read = 0;
    for (let seed = 11; seed <= 13; seed++) {
      wander({ edition, seats }, seed, (s) => {
        for (const slot of slotsOf(castle, s)) {
          const { seat, verb } = castle.question(s, slot);
          const out: number[] = [];
          const n = castle.choices(s, slot, out);
          const picks = seat < 0 ? Array.from({ length: n }, (_, i) => i) : out.slice(0, n);
          const who = seat < 0 ? '*' : 'ABCD'[seat];
          for (const pick of picks) {
            const line = `${who} ${verb} ${castle.label(s, slot, pick)}`;
            const move = readMove(castle, s, line);
            if (typeof move === 'string' || move.seat !== seat || move.pick !== pick) lost.push(line);
            read++;
          }
        }
      });
    }
    expect(lost).toEqual([]);
    expect(read).toBeGreaterThan(1000);
  });

  it('a line that cannot be read gets a sentence with what is offered', () => {
    const s = rolled('apprentice', 'W W', '');
    expect(readMove(castle, s, 'A use G:r1c2')).toBe(
      '"A use G:r1c2": A cannot use "G:r1c2" now; offered are: W:r1c1, W:r2c2, W:r5c5.',
    );
    expect(readMove(castle, s, 'A build r1')).toBe('"A build r1": that is not asked now; asked are: A use, B answer.');
    expect(readMove(castle, s, 'hm')).toMatch(/^"hm" is not a move/);
  });

  it('a position goes on where it was written', () => {
    const text = castle.write(
      play(building('architect', 'A r1c3 r3c3 r2c1 | guests logger'), 'A build c3', 'A place r1c1'),
    );
    const s = position(text, { edition: 'architect' });
    expect(asked(s)).toEqual(['A place']);
    expect(sheet(play(s, 'A place r2c2', 'A build r2'), 'A')).toBe('A r1c1 | towers 2 | guests logger');
  });
});
