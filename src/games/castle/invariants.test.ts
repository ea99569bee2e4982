import { describe, expect, it } from 'vitest';
import { count } from '../../kernel/bits.ts';
import { silent } from '../../kernel/game.ts';
import { slotsOf } from '../../kernel/gate.ts';
import { same } from '../../kernel/json.ts';
import { type Edition, sequence, wander } from './fixture.ts';
import { castle } from './index.ts';
import { type Castle, FLOORS, flagsOf, seatsOf, TOWERS, towersOf, WALLS } from './state.ts';

const tables: [Edition, number][] = [
  ['apprentice', 2],
  ['apprentice', 4],
  ['architect', 2],
  ['architect', 3],
  ['architect', 4],
];

/** Plays random games and gathers what each state breaks. */
function broken(edition: Edition, seats: number, faults: (s: Castle, last: string) => string[]): string[] {
  const found = new Set<string>();
  for (let seed = 101; seed <= 110; seed++) {
    let last = '';
    wander({ edition, seats }, seed, (s, line) => {
      for (const fault of faults(s, last)) found.add(fault);
      last = line ?? '';
    });
  }
  return [...found];
}

const each = (s: Castle): number[] => Array.from({ length: seatsOf(s) }, (_, seat) => seat);
const parts = (s: Castle, seat: number): number => towersOf(s, seat) + s.floors[seat] + s.walls[seat];

describe.each(tables)('in whole games by chance, %s, %i seats', (edition, seats) => {
  it('C-2 every token is in hand or on a square, one on each', () => {
    const faults = broken(edition, seats, (s) =>
      each(s).flatMap((seat) => (s.hand[seat] + count(s.squares[seat]) === 10 && s.hand[seat] >= 0 ? [] : [`${seat}`])),
    );
    // The Magician's token is in hand while it is lifted, and is counted there.
    expect(faults).toEqual([]);
  });

  it('C-8 a token leaves its square only when its line is built or the Magician lifts it', () => {
    let before: number[] = [];
    const verbs = new Set<string>();
    broken(edition, seats, (s, last) => {
      const leaves = last !== '' && each(s).some((seat) => (before[seat] & ~s.squares[seat]) !== 0);
      if (leaves) verbs.add(last.split(' ')[1]);
      before = [...s.squares];
      return [];
    });
    expect([...verbs].sort()).toEqual(edition === 'architect' ? ['build', 'lift'] : ['build']);
  });

  it('C-10 C-14 C-15 no castle holds more than there is room for', () => {
    const faults = broken(edition, seats, (s) =>
      each(s).flatMap((seat) => [
        ...(flagsOf(s, seat) > [0, 2, 4, 5, 6][s.walls[seat]] ? ['flags'] : []),
        ...(s.residents[seat] > 27 ? ['residents'] : []),
        ...(s.walls[seat] > WALLS || s.floors[seat] > FLOORS || towersOf(s, seat) > TOWERS ? ['parts'] : []),
      ]),
    );
    expect(faults).toEqual([]);
  });

  it('C-11 a floor has brought each guest, or a theft', () => {
    const faults = broken(edition, seats, (s, last) => {
      const floors = s.floors.reduce((sum, n) => sum + n, 0);
      const guests = s.guests.reduce((sum, set) => sum + count(set), 0);
      // Between the floor and its guest somebody still has to choose or draw.
      const waiting = /build r5$/.test(last) && floors === guests + 1;
      return floors === guests || waiting ? [] : [`${floors} floors, ${guests} guests after ${last}`];
    });
    expect(faults).toEqual([]);
  });

  it('C-12 C-16 the Sun has four towers, the Cloud twelve parts, and the game ends with the Cloud only', () => {
    const faults = broken(edition, seats, (s) => [
      ...(s.sun >= 0 && towersOf(s, s.sun) < TOWERS ? ['sun'] : []),
      ...(s.cloud >= 0 && parts(s, s.cloud) < 12 ? ['cloud'] : []),
      ...(castle.outcome(s) !== null && s.cloud < 0 ? ['end'] : []),
      ...(s.cloud < 0 && each(s).some((seat) => parts(s, seat) === 12) ? ['late'] : []),
    ]);
    expect(faults).toEqual([]);
  });

  it('C-7 two answers that are open at the same time may come in either order', () => {
    const below = sequence(3);
    let pairs = 0;
    const faults = broken(edition, seats, (s) => {
      const slots = slotsOf(castle, s);
      if (slots.length < 2) return [];
      pairs++;
      const answers = slots.slice(0, 2).map((slot) => {
        const out: number[] = [];
        return { slot, pick: out[below(castle.choices(s, slot, out))] };
      });
      const [there, back] = [answers, answers.toReversed()].map((order) => {
        const copy = castle.clone(s);
        for (const { slot, pick } of order) castle.take(copy, slot, pick, silent);
        return copy;
      });
      return same(there, back) ? [] : [castle.write(s)];
    });
    expect(faults).toEqual([]);
    expect(pairs).toBeGreaterThan(100);
  });
});
