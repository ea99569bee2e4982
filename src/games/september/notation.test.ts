/** Positions in writing: what a person may leave out, and that nothing is lost on the way there and back. */
import { describe, expect, it } from 'vitest';
import { type Below, silent } from '../../kernel/game.ts';
import { same } from '../../kernel/json.ts';
import { CARDS } from './cards/cards.ts';
import { line, position, setupOf } from './fixture.ts';
import { september } from './index.ts';
import { NINE, NONE } from './names.ts';
import { ROSTER, SIDE_CARDS } from './roster.ts';
import type { September } from './state.ts';

/** A plain generator, so that a failure can be repeated. */
function chance(seed: number): Below {
  let x = seed * 2654435761 + 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
}

function playRandomly(below: Below, look: (s: September) => void): September {
  const s = september.setup(setupOf());
  const slots: number[] = [];
  const out: number[] = [];
  while (september.open(s, slots) > 0) {
    look(s);
    const n = september.choices(s, slots[0], out);
    const pick = september.actor(s, slots[0]) < 0 ? below(n) : out[below(n)];
    september.take(s, slots[0], pick, silent);
  }
  look(s);
  return s;
}

describe('notation', () => {
  it('reads back exactly what it writes, at every step of random games', () => {
    for (let game = 1; game <= 25; game++) {
      playRandomly(chance(game), (s) => {
        const text = september.write(s);
        const again = september.read(setupOf(), text);
        if (!same(again, s)) throw new Error(`Game ${game}:\n${text}\nbecame\n${september.write(again)}`);
      });
    }
  });

  it('a random game ends, every card is met in a hundred of them, and the Stars add up', () => {
    const met = new Set<number>();
    for (let game = 1; game <= 100; game++) {
      const s = playRandomly(chance(1000 + game), () => {});
      const outcome = september.outcome(s)!;
      expect(september.scores(s).map((terms) => terms.reduce((sum, { value }) => sum + value, 0))).toEqual(
        outcome.scores,
      );
      for (const [list, set] of s.cards.entries()) {
        for (let n = 0; n < NINE; n++)
          if ((set >> n) & 1) met.add(Math.floor(list / 3) * SIDE_CARDS + (list % 3) * NINE + n);
      }
    }
    expect(met.size).toBe(54);
  });

  it('says only what is not at its default', () => {
    const text = 'round 1 coin A\npool R3 | G2\nEE 3 4 . . . . | 5x x . . . .\nturn A';
    expect(september.write(position(text))).toBe(text);
  });

  it('S-8 a bonus that is not named follows from the BZs beside it', () => {
    const s = position('EE 3 4 1 | .');
    expect(line(s, 'gained')).toBe('');
    expect(september.write(position('EE 3 4 1 | .\nlost EE1 | -'))).toContain('lost EE1 | -');
    expect(september.write(position('EE 3 4 1 | .\nopen EE2 | -'))).toContain('open EE2 | -');
  });

  it('a die may be named in any order; of two of a colour the second may be marked', () => {
    expect(line(position("pool R5' | R2"), 'pool')).toBe("pool R5' | R2");
    expect(line(position('pool R5 | R2'), 'pool')).toBe("pool R5 | R2'");
  });

  it.each([
    ['XX 1 | 2', 'is not a line of a September position'],
    ['EE 7 | .', 'is none of'],
    ['NA 1 1 1 1 1 | .', 'North Africa has no 5 BZs'],
    ['spqr EE9', 'There is no BZ "EE9"'],
    ['railroad ZZ', 'There is no campaign "ZZ"'],
    ['cards turing | -', 'is a card of the other side'],
    ['cards nobody | -', 'There is no card "nobody"'],
    ['pool R1 R2 R3 | -', 'only two dice of a colour'],
    ['pool Q1 | -', 'is not a die'],
    ['used Moon | -', 'There is no section "Moon"'],
  ])('refuses "%s"', (text, message) => {
    expect(() => position(text)).toThrow(message);
  });
});

describe('the cards', () => {
  it('stand in the order of the roster, nine to a list and one flag a side', () => {
    expect(CARDS.map((c) => c.id)).toEqual(ROSTER);
    for (const [i, card] of CARDS.entries()) {
      const place = i % SIDE_CARDS;
      const isFlag = place === SIDE_CARDS - 1;
      expect([card.side, card.list, card.number]).toEqual([
        Math.floor(i / SIDE_CARDS),
        isFlag ? NONE : Math.floor(place / NINE),
        isFlag ? 0 : (place % NINE) + 1,
      ]);
      expect(card.text.length).toBeLessThan(125);
      expect(card.history).toMatch(/\.$/);
    }
  });
});
