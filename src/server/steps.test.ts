import { describe, expect, it } from 'vitest';
import type { GameId } from '../games/registry.ts';
import { chanceGame, freshTable } from '../testing/chance-game.ts';
import { Steps } from './steps.ts';

const LATE = 3;

describe('the steps of a table', () => {
  it.each<[GameId, number]>([
    ['castle', 2],
    ['castle', 4],
    ['september', 2],
  ])('%s with %i seats: the same as they were made, read again from the log, and kept', (game, seats) => {
    for (let seed = 0; seed < 3; seed++) {
      const live = new Steps();
      const table = chanceGame(game, seats, seed, ({ table, proposal: { entries, facts } }) => {
        // A table that nothing is dealt at says so with no entries, which are never written.
        if (entries.length > 0) live.add(table, entries, facts);
      });
      const read = new Steps();
      const again = freshTable(game, seats, seed);
      again.replay(table.log, (entry, facts) => read.add(again, [entry], facts));
      const kept = new Steps();
      kept.resume(live.save());

      expect(live.count).toBeGreaterThan(20);
      expect(live.length).toBe(table.log.length);
      for (const steps of [read, kept]) {
        expect(steps.save()).toEqual(live.save());
        for (let base = 0; base <= table.log.length; base++) expect(steps.known(base)).toBe(live.known(base));
        for (const latest of [0, LATE, live.count - 1, live.count])
          expect(steps.without(latest).save()).toEqual(live.without(latest).save());
      }
      expect(live.without(LATE).count).toBe(live.count - LATE);
    }
  });
});
